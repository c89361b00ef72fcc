import type { BoardProps } from './board';

/** A record rather than a list, so that the compiler notices a missing field. */
const FIELDS: Record<keyof BoardProps, true> = {
  view: true,
  scene: true,
  looking: true,
  lit: true,
  picked: true,
  marks: true,
  recent: true,
  choices: true,
  onchoose: true,
  onpick: true,
  onhover: true,
  onwhy: true,
};
const NAMES = Object.keys(FIELDS) as (keyof BoardProps)[];

/**
 * A table for many pieces to read, with some fields replaced by those in `anew`. Props passed on by
 * `{...props}` are looked up through every component in between on each use; here, each field is looked up
 * once until it changes.
 */
export function kept(
  table: () => BoardProps,
  anew: { [Name in keyof BoardProps]?: () => BoardProps[Name] } = {},
): BoardProps {
  const fields = NAMES.map(name => {
    const value = $derived.by<unknown>(anew[name] ?? (() => table()[name]));
    return [name, { get: () => value, enumerable: true }] as const;
  });
  return Object.defineProperties({}, Object.fromEntries(fields)) as BoardProps;
}

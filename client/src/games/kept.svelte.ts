import type { BoardProps } from './board';

/** All of them: the compiler refuses a list with one missing. */
const FIELDS: Record<keyof BoardProps, true> = {
  view: true, scene: true, looking: true, lit: true, picked: true, marks: true, recent: true,
  choices: true, onchoose: true, onpick: true, onhover: true, onwhy: true,
};
const NAMES = Object.keys(FIELDS) as (keyof BoardProps)[];

/**
 * A table for many pieces to read, some of its fields anew. Props that are handed on by `{...props}` are looked up
 * through every component on their way at each use; here each field is looked up once, until it has changed.
 */
export function kept(table: () => BoardProps, anew: { [Name in keyof BoardProps]?: () => BoardProps[Name] } = {}): BoardProps {
  const fields = NAMES.map((name) => {
    const value = $derived.by<unknown>(anew[name] ?? (() => table()[name]));
    return [name, { get: () => value, enumerable: true }] as const;
  });
  return Object.defineProperties({}, Object.fromEntries(fields)) as BoardProps;
}

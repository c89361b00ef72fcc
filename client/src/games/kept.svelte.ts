import type { BoardProps } from './board';

const FIELDS = ['view', 'scene', 'looking', 'lit', 'picked', 'marks', 'recent', 'choices', 'onchoose', 'onpick', 'onhover', 'onwhy'] as const satisfies readonly (keyof BoardProps)[];

type Field = (typeof FIELDS)[number];

/**
 * A table for many pieces to read, some of its fields anew. Props that are handed on by `{...props}` are looked up
 * through every component on their way at each use; here each field is looked up once, until it has changed.
 */
export function kept(table: () => BoardProps, anew: { [Name in Field]?: () => BoardProps[Name] } = {}): BoardProps {
  const fields = FIELDS.map((name) => {
    const value = $derived.by<unknown>(anew[name] ?? (() => table()[name]));
    return [name, { get: () => value, enumerable: true }] as const;
  });
  return Object.defineProperties({}, Object.fromEntries(fields)) as BoardProps;
}

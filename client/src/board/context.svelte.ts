/** What the pieces of a board need to know about the table, passed down by context. */
import { getContext, setContext } from 'svelte';
import type { Touched } from './touch';

const KEY = Symbol('desk');

/** Pieces call it on every use and so follow the table; `read` runs only when something has changed. */
export function provideTable<Desk extends Touched>(read: () => Desk): void {
  const desk = $derived.by(read);
  setContext(KEY, () => desk);
}

export function useTable<Desk extends Touched = Touched>(): () => Desk {
  return getContext<() => Desk>(KEY);
}

/** What the pieces of a board need to know about the table, handed down by context. */
import { getContext, setContext } from 'svelte';
import type { Touched } from './touch';

const KEY = Symbol('desk');

/** Evaluated on every use, so that pieces follow the table. */
export function layDesk<Desk extends Touched>(read: () => Desk): void {
  setContext(KEY, read);
}

export function atDesk<Desk extends Touched = Touched>(): () => Desk {
  return getContext<() => Desk>(KEY);
}

/** What the pieces of a board need to know of the table, handed down without passing it along. */
import { getContext, setContext } from 'svelte';
import type { Touched } from './touch';

const KEY = Symbol('desk');

/** The desk is read anew whenever it is used, so that pieces follow the table. */
export function layDesk<Desk extends Touched>(read: () => Desk): void {
  setContext(KEY, read);
}

export function atDesk<Desk extends Touched = Touched>(): () => Desk {
  return getContext<() => Desk>(KEY);
}

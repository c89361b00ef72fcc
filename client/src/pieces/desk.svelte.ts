/** What the pieces of a board need to know about the table, handed down by context. */
import { getContext, setContext } from 'svelte';
import type { Touched } from './touch';

const KEY = Symbol('desk');

/** Asked on every use, so that pieces follow the table, but read only when it has changed. */
export function layDesk<Desk extends Touched>(read: () => Desk): void {
  const desk = $derived.by(read);
  setContext(KEY, () => desk);
}

export function atDesk<Desk extends Touched = Touched>(): () => Desk {
  return getContext<() => Desk>(KEY);
}

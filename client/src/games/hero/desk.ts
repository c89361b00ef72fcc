/** What every piece on this board needs to know of the table, handed down without passing it along. */
import { getContext, setContext } from 'svelte';
import type { BoardProps } from '../board';
import type { View } from './view';

export interface Desk extends Pick<BoardProps, 'lit' | 'picked' | 'marks' | 'onpick' | 'onhover' | 'onwhy' | 'looking'> {
  view: View;
  /** What the pointer or the focus rests on. */
  hovered: string | null;
}

const KEY = Symbol('desk of HE.R.O.');

/** The desk is read anew whenever it is used, so that pieces follow the table. */
export function layDesk(read: () => Desk): void {
  setContext(KEY, read);
}

export function atDesk(): () => Desk {
  return getContext<() => Desk>(KEY);
}

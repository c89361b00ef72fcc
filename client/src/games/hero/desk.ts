/** What every piece on this board needs to know about the table. */
import { atDesk as shared } from '../../pieces/desk.svelte';
import type { Touched } from '../../pieces/touch';
import type { View } from './view';

export interface Desk extends Touched {
  view: View;
  /** The id under the pointer or the focus. */
  hovered: string | null;
}

export const atDesk = shared<Desk>;

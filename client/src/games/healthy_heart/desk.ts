/** What every piece on this board needs to know about the table. */
import { useTable as shared } from '../../board/context.svelte';
import type { Touched } from '../../board/touch';
import type { View } from './view';

export interface Desk extends Touched {
  looking: number | null;
  view: View;
}

export const useTable = shared<Desk>;

/** What every piece on this board needs to know about the table. */
import { useTable as shared } from '../../board/context.svelte';
import type { Touched } from '../../board/touch';
import type { BoardProps } from '../board';
import type { View } from './view';

export interface Desk extends Touched, Pick<BoardProps, 'choices'> {
  view: View;
  /** The id under the pointer or the focus. */
  hovered: string | null;
}

export const useTable = shared<Desk>;

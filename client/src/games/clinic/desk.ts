/** What a board derives from the question that is being asked. */
import type { BoardProps } from '../board';
import { wayTo, type Way } from './paths';
import type { BoardView, View } from './view';

export interface Desk {
  view: View;
  table: BoardProps;
  /** The way of the person that is being moved, to where the pointer is. */
  way: Way | null;
}

/** The way to the destination that is pointed at or picked (CL-9.19). */
export function wayShown(view: View, table: BoardProps, hovered: string | null): Way | null {
  const board = view.boards.find((one) => one.choosing.startsWith('person:'));
  const person = board?.people.find((one) => one.id === board.choosing);
  const to = destination(table, hovered);
  if (!board || !person || !to) return null;
  return wayTo(board, person.place, to, view.steps, view.options['outdoor_walking'] !== false);
}

function destination(table: BoardProps, hovered: string | null): string | null {
  if (hovered?.startsWith('space:') && table.lit.has(hovered)) return hovered;
  return [...table.picked].find((id) => id.startsWith('space:')) ?? null;
}

/** Whose clinic is looked at first: one's own, else that of the one who acts. */
export function firstSeat(view: View, looking: number | null): number {
  return looking ?? view.waiting_for[0] ?? 0;
}

export function boardOfSeat(view: View, seat: number): BoardView | undefined {
  return view.boards.find((board) => board.seat === seat);
}

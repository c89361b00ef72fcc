/** What a board derives from the current question: the way to show, whose clinic, prices. */
import type { BoardProps } from '../board';
import { dollars } from '../../words/say.svelte';
import { wayTo, type Way } from './paths';
import { floorOf } from './projection';
import type { BoardView, View } from './view';

/** The path to the destination under the pointer or picked (CL-9.19). */
export function wayShown(view: View, table: BoardProps, hovered: string | null): Way | null {
  const board = view.boards.find(one => one.choosing.startsWith('person:'));
  const person = board?.people.find(one => one.id === board.choosing);
  const to = destination(table, hovered);
  if (!board || !person || !to) return null;
  return wayTo(board, person.place, to, view.steps, view.options.outdoor_walking !== false);
}

function destination(table: BoardProps, hovered: string | null): string | null {
  if (hovered?.startsWith('space:') && table.lit.has(hovered)) return hovered;
  return [...table.picked].find(id => id.startsWith('space:')) ?? null;
}

/**
 * Whose clinic to show by default: while nothing is asked here, that of the last player to act; else the viewer's own.
 */
export function firstSeat(view: View, { looking, choices, recent }: BoardProps): number {
  const actor = choices?.length ? undefined : recent?.findLast(line => line.weight !== 'quiet')?.seat;
  return actor ?? looking ?? view.waiting_for[0] ?? 0;
}

export function boardOfSeat(view: View, seat: number | null): BoardView | undefined {
  return view.boards.find(board => board.seat === seat);
}

/** Whether there is a care plan to show, or people whose moves will make one. */
export function isPlanned(view: View, board: BoardView): boolean {
  return board.plan.length > 0 || (view.phase === 'move' && board.people.length > 0);
}

/** The price of the component being built at a place that can be chosen for it; empty elsewhere. */
export function priceAt(table: BoardProps, board: BoardView, place: string): string {
  const { prices } = table.view as View;
  const component = [...table.picked, board.choosing].find(id => id in prices);
  const cost = (component && prices[component]?.[floorOf(place)]) || 0;
  return cost > 0 && table.lit.has(place) ? dollars(cost) : '';
}

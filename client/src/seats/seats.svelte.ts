/** How a seat is marked: a colour and an outline, so that colour is never the only cue. */
import type { Colour, SeatInfo } from '../connection/protocol';
import { say } from '../words/say.svelte';

type SeatColour = Exclude<Colour, ''>;

export interface SeatLook {
  colour: SeatColour;
  outline: string;
}

const OUTLINES: Record<SeatColour, string> = {
  plum: 'M16 1.5 30.5 16 16 30.5 1.5 16Z',
  teal: 'M16 2.5a13.5 13.5 0 1 1 0 27 13.5 13.5 0 0 1 0-27Z',
  coral: 'M7 3h18a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Z',
  mustard: 'M16 1.5 29 9v14l-13 7.5L3 23V9Z',
  sky: 'M16 2 30.5 28.5h-29Z',
  ink: 'M10 2h12l8 8v12l-8 8H10l-8-8V10Z',
  rose: 'M16 29.5C6 22 2 17 2 11.5a7 7 0 0 1 14-2 7 7 0 0 1 14 2C30 17 26 22 16 29.5Z',
  olive: 'M16 1.5c8 3 13 3 13 3 1 14-4 21-13 26-9-5-14-12-13-26 0 0 5 0 13-3Z',
};

export const SEAT_COLOURS = Object.keys(OUTLINES) as readonly SeatColour[];

/** The seats of one table, each with its own colour: the one its player asked for, unless it is taken. */
export function inOwnColours(seats: readonly SeatInfo[]): SeatInfo[] {
  const taken = new Set<string>();
  const wished = seats.map(({ colour }) => {
    const granted = isColour(colour) && !taken.has(colour);
    if (granted) taken.add(colour);
    return granted;
  });
  return seats.map((info, i) => {
    if (wished[i]) return info;
    const usual = byNumber(info.seat);
    const colour = taken.has(usual) ? (SEAT_COLOURS.find(one => !taken.has(one)) ?? usual) : usual;
    taken.add(colour);
    return { ...info, colour };
  });
}

let atTable = $state.raw<readonly SeatInfo[]>([]);

/** Tell the boards who is at the table on screen: they draw a seat's pieces in its player's colour. */
export function seatAtTable(seats: readonly SeatInfo[]): void {
  atTable = seats;
}

/** The name of the player in this seat. */
export function seatCalled(seat: number): string {
  return atTable.find(info => info.seat === seat)?.name || say('seat', { number: seat + 1 });
}

/** The look of a colour, or of a seat by its number. */
export function seatLook(colour: string | number): SeatLook {
  const name = isColour(colour) ? colour : colourOfSeat(numberIn(colour));
  return { colour: name, outline: OUTLINES[name] };
}

function colourOfSeat(seat: number): SeatColour {
  const colour = atTable.find(info => info.seat === seat)?.colour;
  return isColour(colour) ? colour : byNumber(seat);
}

function byNumber(seat: number): SeatColour {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'plum';
}

function isColour(colour: unknown): colour is SeatColour {
  return typeof colour === 'string' && Object.hasOwn(OUTLINES, colour);
}

function numberIn(colour: string | number): number {
  const number = typeof colour === 'number' ? colour : Number.parseInt(colour.replace(/\D+/g, ''), 10);
  return Number.isFinite(number) ? Math.abs(number) : 0;
}

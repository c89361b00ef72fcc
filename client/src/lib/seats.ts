/** How a seat is marked: a colour and an outline, so that colour is never the only cue. */
export interface SeatLook {
  colour: string;
  outline: string;
}

const CIRCLE = 'M16 2.5a13.5 13.5 0 1 1 0 27 13.5 13.5 0 0 1 0-27Z';
const LOOKS: Record<string, string> = {
  plum: 'M16 1.5 30.5 16 16 30.5 1.5 16Z',
  teal: CIRCLE,
  coral: 'M7 3h18a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Z',
  mustard: 'M16 1.5 29 9v14l-13 7.5L3 23V9Z',
  sky: 'M16 2 30.5 28.5h-29Z',
  ink: 'M10 2h12l8 8v12l-8 8H10l-8-8V10Z',
  rose: 'M16 29.5C6 22 2 17 2 11.5a7 7 0 0 1 14-2 7 7 0 0 1 14 2C30 17 26 22 16 29.5Z',
  olive: 'M16 1.5c8 3 13 3 13 3 1 14-4 21-13 26-9-5-14-12-13-26 0 0 5 0 13-3Z',
};

export const SEAT_COLOURS: readonly string[] = Object.keys(LOOKS);

/** The look for a colour name, or for a seat number that has no colour of its own yet. */
export function seatLook(colour: string | number): SeatLook {
  const known = typeof colour === 'string' && colour in LOOKS ? colour : undefined;
  const name = known ?? SEAT_COLOURS[seatIndex(colour) % SEAT_COLOURS.length] ?? 'plum';
  return { colour: name, outline: LOOKS[name] ?? CIRCLE };
}

function seatIndex(colour: string | number): number {
  const number = typeof colour === 'number' ? colour : Number.parseInt(colour.replace(/\D+/g, ''), 10);
  return Number.isFinite(number) ? Math.abs(number) : 0;
}

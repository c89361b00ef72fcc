/** Sentences about whose turn it is, and log text with gains and losses highlighted. */
import type { Asked, Awaiting, SeatInfo } from './protocol';
import { seatName } from './model';
import { list } from './words';

export interface LogSpan {
  text: string;
  tone: '' | 'plus' | 'minus';
}

const AMOUNT = /(?<![\w.])[+−-]\$?\d+(?:[.,]\d+)?(?![\w-])/g;

/** Split off signed amounts, which are coloured and keep their sign. */
export function amounts(text: string): LogSpan[] {
  const spans: LogSpan[] = [];
  let from = 0;
  for (const match of text.matchAll(AMOUNT)) {
    if (match.index > from) spans.push({ text: text.slice(from, match.index), tone: '' });
    spans.push({ text: match[0], tone: match[0].startsWith('+') ? 'plus' : 'minus' });
    from = match.index + match[0].length;
  }
  if (from < text.length) spans.push({ text: text.slice(from), tone: '' });
  return spans;
}

/** Whether one of my seats is being asked. */
export function isMine(awaiting: Awaiting | null, mine: readonly number[]): boolean {
  return awaiting !== null && awaiting.seats.some((seat) => mine.includes(seat));
}

export function waitingFor(awaiting: Awaiting, seats: readonly SeatInfo[], thinking: readonly number[]): string {
  const names = awaiting.seats.map((seat) => seatName(seats, seat));
  const bots = awaiting.seats.length > 0 && awaiting.seats.every((seat) => thinking.includes(seat));
  const verb = names.length === 1 ? 'is' : 'are';
  return `${list(names)} ${verb} ${bots ? 'thinking' : 'choosing'}: ${awaiting.prompt}`;
}

export function askedText(asked: Asked, seats: readonly SeatInfo[]): string {
  const who = seatName(seats, asked.by);
  return asked.kind === 'undo'
    ? `${who} asks to take the game back to ${asked.to === 0 ? 'its start' : `after move ${asked.to}`}.`
    : `${who} asks everybody to end the game here.`;
}

/** Sentences about whose turn it is, and log text with gains and losses highlighted. */
import type { Asked, Awaiting, SeatInfo } from './protocol';
import { seatName } from './model';
import { list } from './words';
import { say } from './say.svelte';

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

export function waitingFor(awaiting: Awaiting, seats: readonly SeatInfo[]): string {
  const names = awaiting.seats.map((seat) => seatName(seats, seat));
  const [name = ''] = names;
  const prompt = awaiting.prompt.startsWith(`${name}: `) ? awaiting.prompt.slice(name.length + 2) : awaiting.prompt;
  return names.length === 1 ? say('turn-of', { name, prompt }) : say('turn-waiting', { names: list(names), prompt });
}

export function askedText(asked: Asked, seats: readonly SeatInfo[]): string {
  const name = seatName(seats, asked.by);
  if (asked.kind !== 'undo') return say('asked-end', { name });
  return asked.to === 0 ? say('asked-start', { name }) : say('asked-undo', { name, move: asked.to });
}

/** Sentences about whose turn it is, and log text with gains and losses highlighted. */
import type { Asked, Awaiting, SeatInfo } from '../connection/protocol';
import { seatName } from '../table/model';
import { cutAt, list } from '../words/phrases';
import { say } from '../words/say.svelte';

const AMOUNT = /((?<![\w.])[+−-]\$?\d+(?:[.,]\d+)?(?![\w-]))/;

/** Split off signed amounts, which are coloured and keep their sign. */
export function amounts(text: string): { text: string; tone: '' | 'plus' | 'minus' }[] {
  return cutAt(text, AMOUNT).map(([part, amount]) => ({
    text: part,
    tone: !amount ? '' : part.startsWith('+') ? 'plus' : 'minus',
  }));
}

/** Whether one of my seats is being asked. */
export function isMine(awaiting: Awaiting | null, mine: readonly number[]): boolean {
  return awaiting?.seats.some(seat => mine.includes(seat)) ?? false;
}

export function waitingFor(awaiting: Awaiting, seats: readonly SeatInfo[]): string {
  const names = awaiting.seats.map(seat => seatName(seats, seat));
  const [name = ''] = names;
  const prompt = awaiting.prompt.startsWith(`${name}: `) ? awaiting.prompt.slice(name.length + 2) : awaiting.prompt;
  return names.length === 1 ? say('turn-of', { name, prompt }) : say('turn-waiting', { names: list(names), prompt });
}

export function askedText(asked: Asked, seats: readonly SeatInfo[]): string {
  const name = seatName(seats, asked.by);
  if (asked.kind !== 'undo') return say('asked-end', { name });
  return asked.to === 0 ? say('asked-start', { name }) : say('asked-undo', { name, move: asked.to });
}

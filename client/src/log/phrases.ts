/** Sentences about whose turn it is, and log text with gains and losses highlighted. */
import type { Asked, Awaiting, LogLine, SeatInfo } from '../connection/protocol';
import { seatName } from '../table/model';
import { cutAt, list } from '../words/phrases';
import { say } from '../words/say.svelte';

const AMOUNT = /((?<![\w.])[+−-]\$?\d+(?:[.,]\d+)?(?![\w-]))/;

/** Split off signed amounts, which keep their sign and are coloured: more of something harmful is no gain. */
export function amounts(text: string): { text: string; tone: '' | 'plus' | 'minus' }[] {
  const parts = cutAt(text, AMOUNT);
  const harmful = say('log-harmful').split(' ');
  return parts.map(([part, amount], i) => {
    if (!amount) return { text: part, tone: '' };
    const after = (parts[i + 1]?.[0] ?? '').trimStart().toLowerCase();
    const good = part.startsWith('+') !== harmful.some(word => after.startsWith(word));
    return { text: part, tone: good ? 'plus' : 'minus' };
  });
}

/** The seat that did what a line tells; null if it happened to the table. */
export function doerOf({ event }: Pick<LogLine, 'event'>): number | null {
  const { seat, player } = (event ?? {}) as { seat?: unknown; player?: unknown };
  if (typeof seat === 'number' && seat >= 0) return seat;
  const named = typeof player === 'string' ? /^seat:(\d+)$/.exec(player) : null;
  return named ? Number(named[1]) : null;
}

/** Whose badge a line carries: what follows from a seat's standing answer is not all its doing. */
export function badgeOf(line: LogLine): number | null {
  return doerOf(line) ?? (line.standing ? null : line.seat);
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

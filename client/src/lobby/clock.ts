/** The clock of a table: the choices, the time left, and both in words. */
import type { Clock, SeatTime } from '../connection/protocol';
import { say, spoken } from '../words/say.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
] as const;

export type Kind = NonNullable<Clock['kind']>;

export const KINDS: readonly Kind[] = ['none', 'move', 'day', 'chess'];
export const OUTS = ['bot_moves', 'bot_takes_over', 'seat_lost'] as const;
/** The choices, in seconds. */
export const LENGTHS = {
  move: [MINUTE, 3 * MINUTE, 10 * MINUTE, HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY],
  chess: [10 * MINUTE, 30 * MINUTE, HOUR, DAY, 7 * DAY, 30 * DAY],
  increment: [0, 10, MINUTE, HOUR, 12 * HOUR, DAY],
} as const;

const USUAL: Record<Kind, { seconds: number; increment: number }> = {
  none: { seconds: 0, increment: 0 },
  move: { seconds: DAY, increment: 0 },
  day: { seconds: 20 * HOUR, increment: 0 },
  chess: { seconds: 7 * DAY, increment: HOUR },
};

/** The usual settings for this kind of clock; a daily deadline is eight in the evening, local time. */
export function usualClock(kind: Kind, out: Clock['out'] = 'bot_moves', zone = minutesEast()): Clock {
  const { seconds, increment } = USUAL[kind];
  return { kind, seconds: kind === 'day' ? fromHour('20:00', zone) : seconds, increment, out };
}

/** `20:00` local time, as seconds after midnight UTC. */
export function fromHour(hour: string, zone = minutesEast()): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return ((hours * 60 + minutes - zone) * MINUTE + 2 * DAY) % DAY;
}

export function toHour(seconds: number, zone = minutesEast()): string {
  const minutes = (Math.round(seconds / MINUTE) + zone + 2880) % 1440;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function minutesEast(): number {
  return -new Date().getTimezoneOffset();
}

/** `3 days`, `1 hour`, in the reader's language. */
export function span(seconds: number): string {
  const [unit, size] = UNITS.find(([, length]) => seconds % length === 0)!;
  return new Intl.NumberFormat(spoken(), { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}

/** The table's clock in two sentences; empty without a clock. */
export function clockWords(clock: Clock | undefined): string {
  const { kind = 'none', seconds = 0, increment = 0, out = 'bot_moves' } = clock ?? {};
  if (kind === 'none') return '';
  const time = kind === 'day' ? toHour(seconds) : span(seconds);
  const back = increment > 0 ? span(increment) : '';
  const plays = say(`clock-plays-${kind === 'chess' && back ? 'chess-back' : kind}`, { time, back });
  return `${plays} ${say(`clock-then-${out.replaceAll('_', '-')}`)}`;
}

/** The face of a clock: `0:59`, `12:05`, `3 h 20 min`, `2 d 4 h`. */
export function shown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
  if (seconds < DAY)
    return say('clock-hours', { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) });
  return say('clock-days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
}

/** The time a seat has left, this many milliseconds after the server reported it; null if it has no clock. */
export function leftTo(times: readonly SeatTime[], seat: number, passed: number): number | null {
  const time = times.find(one => one.seat === seat);
  if (!time) return null;
  return Math.max(0, time.left - (time.runs ? passed : 0));
}

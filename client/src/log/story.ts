/**
 * The log as a story. The server says whether each line opens a turn, matters, or is bookkeeping, and what
 * it adds up to. That gives the log its headings, folds and round summaries, and tells returning players
 * what they missed.
 */
import { lineKey } from '../table/model';
import type { LogLine, Sum } from '../connection/protocol';
import { figure } from '../words/say.svelte';
import { signed } from '../words/phrases';

/** One total, with the lines it comes from. */
interface Entry extends Required<Pick<Sum, 'line' | 'label' | 'unit' | 'amount' | 'harm'>> {
  from: readonly LogLine[];
}

/** The totals for a seat; for the whole table if null. */
export interface Account {
  seat: number | null;
  entries: readonly Entry[];
}

/** A line, folded bookkeeping, or the summary of the round that ends here. */
export interface LogItem {
  key: string;
  folded: boolean;
  lines: LogLine[];
  summary: readonly Account[];
}

export interface Turn {
  key: string;
  /** The move that opens it. */
  n: number;
  seat: number;
  /** The line that opens it, in games that have headings. */
  heading: LogLine | null;
  items: LogItem[];
}

/**
 * What a returning player missed: the few things that matter, and the totals of the last round or of the time since.
 */
export interface Missed {
  news: readonly LogLine[];
  accounts: readonly Account[];
  /** The accounts are those of the round that has just ended. */
  round: boolean;
}

const MAX_NEWS = 6;

/** Whether a line is mere bookkeeping. */
export function isQuiet({ weight }: LogLine): boolean {
  return weight === 'quiet';
}

/** Lines grouped by turn; by seat in games without headings. `whole`: the log starts at the beginning of the game. */
export function turnsOf(lines: readonly LogLine[], whole: boolean): Turn[] {
  const hasHeading = lines.some(line => line.weight === 'heading');
  const turns: Turn[] = [];
  let round: LogLine[] | null = whole ? [] : null;
  for (const line of lines) {
    const key = lineKey(line);
    if (line.new_round) {
      const summary = accountsOf(round ?? []);
      if (summary.length > 0) turns.at(-1)?.items.push({ key: `${key} sums`, folded: false, lines: [], summary });
      round = [];
    }
    round?.push(line);
    const turn = turns.at(-1);
    if (line.weight === 'heading') {
      turns.push({ key, n: line.n, seat: line.seat, heading: line, items: [] });
      continue;
    }
    const folded = isQuiet(line);
    const item: LogItem = { key, folded, lines: [line], summary: [] };
    const last = turn?.items.at(-1);
    if (folded && last?.folded) last.lines.push(line);
    else if (turn && (hasHeading || folded || turn.seat === line.seat)) turn.items.push(item);
    else turns.push({ key, n: line.n, seat: line.seat, heading: null, items: [item] });
  }
  return turns;
}

/** The totals, seat by seat. */
export function accountsOf(lines: readonly LogLine[]): Account[] {
  const byKey = new Map<string, Entry & { seat: number | null; from: LogLine[] }>();
  for (const line of lines)
    for (const { line: what, label, amount, unit = 'number', seat = null, harm = false } of line.sums ?? []) {
      const key = `${seat} ${what}`;
      const entry = byKey.get(key) ?? { seat, line: what, label, unit, harm, amount: 0, from: [] };
      entry.amount += amount;
      entry.from.push(line);
      byKey.set(key, entry);
    }
  const entries = [...byKey.values()].filter(entry => entry.amount !== 0);
  const seats = [...new Set(entries.map(entry => entry.seat))].sort((a, b) => (a ?? -1) - (b ?? -1));
  return seats.map(seat => ({ seat, entries: entries.filter(entry => entry.seat === seat) }));
}

/** `+$12`, `−3`, `2`. */
export function amountOf({ amount, unit }: Entry): string {
  return unit === 'number' ? figure(Math.abs(amount)) : signed(amount, unit === 'money');
}

/** Whether an amount is good or bad to have; a mere number is neither. */
export function toneOf({ amount, unit, harm }: Entry): '' | 'plus' | 'minus' {
  if (unit === 'number' || amount === 0) return '';
  return amount > 0 !== harm ? 'plus' : 'minus';
}

/** The last move that one of these seats chose; 0 if there is none. Standing answers do not count. */
export function lastChosen(log: readonly LogLine[], seats: readonly number[]): number {
  return log.findLast(line => seats.includes(line.seat) && !line.standing)?.n ?? 0;
}

/** What has happened since a move; null if nothing that matters. */
export function missedSince(log: readonly LogLine[], move: number): Missed | null {
  const ends = log.findLastIndex(line => line.new_round && line.n >= move);
  const begins = ends < 0 ? -1 : log.slice(0, ends).findLastIndex(line => line.new_round);
  const after = log.filter(line => line.n > move);
  const news = after.filter(line => line.weight === 'news').slice(-MAX_NEWS);
  const accounts = accountsOf(ends < 0 ? after : log.slice(Math.max(0, begins), ends));
  return news.length === 0 && accounts.length === 0 ? null : { news, accounts, round: ends >= 0 };
}

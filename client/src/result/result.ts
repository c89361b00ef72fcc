/** How a game ended: the score sheet, and the verdict for each player. */
import type { Outcome, ScoreLine, Series } from '../connection/protocol';
import { say, type Values } from '../words/say.svelte';

export interface Row {
  label: string;
  rule: string;
  /** Points by column; null where a seat has no such line. */
  points: readonly (number | null)[];
  /** The label behind each number, where seats have different labels. */
  notes: readonly string[];
}

/** Lines down, seats across, totals at the bottom. */
export interface Sheet {
  /** The seats by column; null is the whole table. */
  seats: readonly (number | null)[];
  rows: readonly Row[];
  totals: readonly number[];
}

export function scoreSheet(lines: readonly ScoreLine[]): Sheet {
  const seats = [...new Set(lines.map(line => line.seat))].sort((a, b) => (a ?? -1) - (b ?? -1));
  const kinds = new Map<string, ScoreLine[]>();
  for (const line of lines) {
    kinds.set(line.line, [...(kinds.get(line.line) ?? []), line]);
  }
  const rows = [...kinds.values()].map((same): Row => {
    const [first] = same;
    const labels = new Set(same.map(line => line.label));
    const of = (seat: number | null): ScoreLine[] => same.filter(line => line.seat === seat);
    return {
      // “3 chaos left” and “1 chaos left” share a line of the sheet.
      label: capital(labels.size === 1 ? first!.label : wordsOf(first!.label)),
      rule: first!.rule,
      points: seats.map(seat => (of(seat).length === 0 ? null : sum(of(seat)))),
      notes: seats.map(seat =>
        labels.size === 1
          ? ''
          : of(seat)
              .map(line => line.label)
              .join(', '),
      ),
    };
  });
  return { seats, rows, totals: seats.map(seat => sum(lines.filter(line => line.seat === seat))) };
}

function sum(lines: readonly ScoreLine[]): number {
  return lines.reduce((total, line) => total + line.points, 0);
}

function wordsOf(label: string): string {
  return label.replace(/\d+/g, '').replace(/\s+/g, ' ').trim();
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The result as each of these seats would hear it; spectators hear who won. */
export function verdicts(outcome: Outcome, names: readonly string[], mine: readonly number[]): string[] {
  const team = outcome.winners.length === 0 || outcome.winners.length === names.length;
  if (team && mine.length === 0) return [];
  if (team)
    return [say(outcome.winners.length > 0 ? 'verdict-team-won' : 'verdict-team-lost', { people: names.length })];
  const asked = mine.length > 0 ? mine : outcome.winners;
  return asked.map(seat => verdict(outcome, names, seat, mine.length === 1));
}

function verdict(outcome: Outcome, names: readonly string[], seat: number, you: boolean): string {
  const tell = (how: string, more: Values = {}): string =>
    say(you ? `verdict-you-${how}` : `verdict-${how}`, { name: names[seat] ?? '', ...more });
  const score = (one: number): number => outcome.scores[one] ?? 0;
  if (outcome.winners.includes(seat)) {
    if (outcome.winners.length > 1) return tell('shared');
    const by = score(seat) - Math.max(...names.map((_, one) => (one === seat ? -Infinity : score(one))));
    if (by === 0) return tell('tie');
    return by > 0 ? tell('by', { by }) : tell('won');
  }
  const [best = 0] = outcome.winners;
  const behind = score(best) - score(seat);
  const place = outcome.ranks[seat] ?? names.length;
  const winner = names[best] ?? '';
  if (behind === 0) return tell('level', { place, winner });
  return behind > 0 ? tell('behind', { place, behind, winner }) : tell('place', { place });
}

/** Seats with the same score but different ranks: a tie-break decided between them. */
export function brokenTies(outcome: Outcome): { score: number; seats: number[] }[] {
  const level = new Map<number, number[]>();
  outcome.scores.forEach((score, seat) => level.set(score, [...(level.get(score) ?? []), seat]));
  return [...level]
    .filter(([, seats]) => new Set(seats.map(seat => outcome.ranks[seat])).size > 1)
    .map(([score, seats]) => ({
      score,
      seats: seats.sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0)),
    }));
}

/** Charts of what changed: one per quantity, with a line per seat. */
export function chartsOf(series: readonly Series[], names: readonly string[]): { title: string; series: Series[] }[] {
  const charts = new Map<string, Series[]>();
  for (const one of series) {
    if (new Set(one.values.filter(value => value !== null)).size < 2) continue;
    const label = one.seat === null || one.seat === undefined ? one.label : (names[one.seat] ?? one.label);
    charts.set(one.label, [...(charts.get(one.label) ?? []), { ...one, label }]);
  }
  return [...charts].map(([title, lines]) => ({ title, series: lines }));
}

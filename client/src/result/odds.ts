/** From the review of a game to the analysis: curves, sums, moments. */
import type { ReviewedMove, Review, Series, Share } from '../connection/protocol';
import { say } from '../words/say.svelte';

const FAULTS = ['blunder', 'mistake', 'inaccuracy'] as const;

/** A probability, or part of one, in percentage points. */
export function points(share: number): number {
  return Math.round(share * 100);
}

/** The chance of winning, move by move, as hints state it: one line for a team, one per seat for rivals. */
export function oddsSeries(review: Review, names: readonly string[]): Series[] {
  const seats = review.team ? [0] : names.map((_, seat) => seat);
  return seats.map(seat => {
    const values = review.chances.map(chances => (chances[seat] ?? 0) * 100);
    return {
      label: review.team ? say('analysis-team') : names[seat]!,
      ...(review.team ? {} : { seat }),
      rule: '',
      values,
      texts: values.map(value => `${Math.round(value)} %`),
    };
  });
}

export interface Part {
  label: string;
  points: number;
}

export interface Sum {
  /** Whose sum; null for a team. */
  seat: number | null;
  parts: Part[];
}

/** What led from the first position to the end, in whole points that add up. */
export function sums(review: Review, names: readonly string[]): Sum[] {
  const first = review.shares[0];
  if (first === undefined) return [];
  if (review.team) {
    const parts = [
      { label: say('analysis-start'), points: first.start },
      { label: say('analysis-luck-part'), points: first.luck },
      ...laterOf(first),
      ...review.shares.map(share => ({
        label: say('analysis-choices-of', { name: names[share.seat] ?? share.seat }),
        points: share.own,
      })),
    ];
    return [{ seat: null, parts: whole(parts, first.end) }];
  }
  return review.shares.map(share => ({
    seat: share.seat,
    parts: whole(
      [
        { label: say('analysis-start'), points: share.start },
        { label: say('analysis-luck-part'), points: share.luck },
        ...laterOf(share),
        { label: say('analysis-own'), points: share.own },
        { label: say('analysis-others'), points: share.others },
      ],
      share.end,
    ),
  }));
}

/** What the judge saw only later, if that is worth a line. */
function laterOf({ later = 0 }: Share): Part[] {
  return points(later) === 0 ? [] : [{ label: say('analysis-later'), points: later }];
}

/** Round parts to whole points so that they still add up to the rounded end. */
function whole(parts: readonly Part[], end: number): Part[] {
  const rounded = parts.map(part => ({
    label: part.label,
    points: points(part.points),
    left: part.points * 100 - points(part.points),
  }));
  let missing = points(end) - rounded.reduce((sum, part) => sum + part.points, 0);
  const by = Math.sign(missing);
  for (const part of [...rounded].sort((a, b) => by * (b.left - a.left))) {
    if (missing === 0) break;
    part.points += by;
    missing -= by;
  }
  return rounded.map(part => ({ label: part.label, points: part.points }));
}

export interface Change {
  kind: 'luck' | 'choice';
  /** Whose chance; null for a team's. */
  seat: number | null;
  points: number;
}

/** What a move changed, in points: luck and choice separately, without changes of less than half a point. */
export function changesOf(review: Review, moment: ReviewedMove): Change[] {
  const seats = review.team ? [0] : review.shares.map(share => share.seat);
  return (['choice', 'luck'] as const).flatMap(kind =>
    seats
      .map(seat => ({ kind, seat: review.team ? null : seat, points: points(moment[kind][seat] ?? 0) }))
      .filter(change => change.points !== 0)
      .sort(
        (a, b) =>
          Number(b.seat === moment.seat) - Number(a.seat === moment.seat) || Math.abs(b.points) - Math.abs(a.points),
      ),
  );
}

/** How well a seat chose, in a sentence; or why it is not judged. */
export function accuracyOf(review: Review, share: Share): string {
  if (share.unjudged) return say(`unjudged-${share.unjudged}`);
  if (share.accuracy === null) return say('accuracy-none');
  const own = review.moments.filter(moment => moment.seat === share.seat);
  const faults = FAULTS.map(fault => ({ fault, count: own.filter(moment => moment.fault === fault).length })).filter(
    ({ count }) => count > 0,
  );
  const told = faults.map(({ fault, count }) => say(`faults-${fault}`, { count })).join(', ');
  return [say('accuracy', { percent: points(share.accuracy), choices: share.choices }), told]
    .filter(Boolean)
    .join(': ');
}

export interface Told {
  moment: ReviewedMove;
  changes: Change[];
}

/** The moments that mattered most, most important first; a choice counts only if there was a better one. */
export function moments(review: Review): Told[] {
  return review.turning_points.flatMap(n => {
    const moment = review.moments[n - 1];
    const changes = moment
      ? changesOf(review, moment).filter(change => change.kind === 'luck' || moment.better !== '')
      : [];
    return moment && changes.length > 0 ? [{ moment, changes }] : [];
  });
}

/** How likely each side was to win at a step, in words: `63 %`, or `Ann 40 %, Bob 60 %`. */
export function oddsAt(review: Review, step: number, names: readonly string[]): string {
  const chances = review.chances[step] ?? [];
  if (review.team) return `${points(chances[0] ?? 0)} %`;
  return names.map((name, seat) => `${name} ${points(chances[seat] ?? 0)} %`).join(', ');
}

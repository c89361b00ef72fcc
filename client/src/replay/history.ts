/** From a game's timeline to the pulse line, the log and the charts. */
import type { Blip, LogLine } from '../connection/protocol';
import type { Beat } from './pulse';

const BEATS = { '': 'beat', good: 'spike', grave: 'flat' } as const;

export function beatOf(blip: Blip): Beat {
  return BEATS[blip.tone];
}

/** One blip per move: from the server's timeline, or from as much of the log as is loaded. */
export function blipsSoFar(known: readonly Blip[], log: readonly LogLine[], total: number): Blip[] {
  const lines = new Map<number, LogLine[]>();
  for (const line of log) lines.set(line.n, [...(lines.get(line.n) ?? []), line]);
  const blips: Blip[] = [];
  for (let n = 1; n <= total; n++) {
    const mine = lines.get(n);
    const first = mine?.[0];
    const before = blips[n - 2];
    blips.push(
      !mine || !first
        ? (known[n - 1] ?? { n, seat: before?.seat ?? 0, tone: '', rules: [], text: '', turn: false })
        : {
            n,
            seat: first.seat,
            tone: (['grave', 'good'] as const).find(tone => mine.some(line => line.tone === tone)) ?? '',
            rules: mine.map(line => line.rule),
            text: first.text,
            turn: before !== undefined && before.seat !== first.seat,
          },
    );
  }
  return blips;
}

/** Moves after which the turn passed: the dotted bars. */
export function turnsOf(blips: readonly Blip[]): number[] {
  return blips.filter(blip => blip.turn).map(blip => blip.n);
}

/** The next (or previous) turn bar, for Shift and an arrow key. */
export function turnFrom(turns: readonly number[], step: number, by: 1 | -1, total: number): number {
  if (by > 0) return turns.find(n => n > step) ?? total;
  return turns.filter(n => n < step).pop() ?? 0;
}

const MAX_FRAMES = 12;

/** Moments worth jumping to: deaths, great deeds and the end. */
export function keyFrames(blips: readonly Blip[]): Blip[] {
  const striking = blips.filter(blip => beatOf(blip) !== 'beat');
  const stride = Math.ceil(striking.length / MAX_FRAMES) || 1;
  const chosen = striking.filter((_, i) => i % stride === 0);
  const last = blips.at(-1);
  return last && !chosen.includes(last) ? [...chosen, last] : chosen;
}

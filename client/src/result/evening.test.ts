import { describe, expect, it } from 'vitest';
import { tally } from './evening';
import { seat } from '../lib/fixtures';
import type { Outcome, Played } from '../connection/protocol';

const played = (won: (boolean | null)[], scores: (number | null)[]): Played => ({
  title: 'Pill Count',
  at: 0,
  won,
  scores,
});

describe('the evening', () => {
  it('adds up per person; latecomers have played fewer games', () => {
    const evening = [played([true, false], [9, 4]), played([false, null], [3, null])];
    const outcome = { winners: [1], scores: [5, 12] } as unknown as Outcome;
    expect(tally([seat(0, 'Inés'), seat(1, 'Tomasz')], evening, outcome)).toEqual([
      { seat: 1, played: 2, won: 1, best: 12 },
      { seat: 0, played: 3, won: 1, best: 9 },
    ]);
  });

  it('leaves bots out', () => {
    const bot = { ...seat(1), by: 'bot' as const, taken: false };
    expect(tally([seat(0), bot], [played([true, false], [1, 2])]).map(line => line.seat)).toEqual([0]);
  });
});

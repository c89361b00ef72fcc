import { describe, expect, it } from 'vitest';
import { achievements, counted, filtered, interval, pastGames, tallies, type PastGame } from './pastGames';
import type { GameCard, MyTable } from '../connection/protocol';

const DAY = 86_400_000;

const clinic = {
  meta: {
    id: 'clinic',
    options: [
      { id: 'seats', values: [2], default: 2, rule: 'X-1' },
      {
        id: 'level_1',
        values: ['beginner', 'expert'],
        value_labels: ['Beginner', 'Expert'],
        default: 'beginner',
        rule: 'X-2',
        seat: 0,
        kind: 'difficulty',
      },
      {
        id: 'level_2',
        values: ['beginner', 'expert'],
        value_labels: ['Beginner', 'Expert'],
        default: 'beginner',
        rule: 'X-2',
        seat: 1,
        kind: 'difficulty',
      },
      { id: 'covid', values: [true, false], default: false, rule: 'X-3', kind: 'expansion', label: 'COVID' },
    ],
  },
} as unknown as GameCard;

function finished(table: string, winners: number[], more: object = {}): MyTable {
  const card = {
    table,
    game: 'clinic',
    title: 'Clinic',
    seats: [
      { seat: 0, by: 'person', name: 'Ann' },
      { seat: 1, by: 'person', name: 'Me' },
      { seat: 2, by: 'bot', name: 'Bot' },
    ],
    options: { level_2: 'expert', covid: true },
    outcome: { winners, scores: [1, 2, 3], text: 'Over.' },
    roles: [
      { seat: 0, id: 'r:a', name: 'A' },
      { seat: 1, id: 'r:b', name: 'B' },
    ],
    changed_at: 10,
    ...more,
  };
  return { token: `token of ${table}`, role: 'seat', seat: 1, your_turn: false, card } as unknown as MyTable;
}

function game(when: number, won: boolean, more: Partial<PastGame> = {}): PastGame {
  const none = {
    token: '',
    title: 'G',
    name: '',
    moves: 1,
    text: '',
    others: [],
    roles: [],
    expansions: [],
    score: null,
  };
  return { table: `t${when}`, game: 'g', difficulty: '', ...none, when, won, midway: false, ...more };
}

describe('finished games', () => {
  it('are those I sat at, each listed once and from my seat', () => {
    const watched = { ...finished('t2', [1]), role: 'spectator' } as MyTable;
    const going = finished('t3', [], { outcome: null });
    const games = pastGames(
      [finished('t1', [1]), finished('t1', [1]), watched, going, finished('t4', [0], { watch_only: true })],
      [clinic],
    );
    expect(games).toHaveLength(1);
    expect(games[0]).toMatchObject({
      won: true,
      score: 2,
      difficulty: 'Expert',
      roles: ['B'],
      expansions: ['COVID'],
      others: ['Ann'],
    });
    expect(pastGames([finished('t1', [0])], [])[0]).toMatchObject({ won: false, difficulty: '', expansions: [] });
  });

  it('count only if they were played from the beginning', () => {
    const games = pastGames([finished('t1', [1]), finished('t2', [1], { midway: true })], [clinic]);
    expect(games).toHaveLength(2);
    expect(counted(games).map(one => one.table)).toEqual(['t1']);
  });

  it('can be filtered', () => {
    const all = [game(1, true, { others: ['Ann'] }), game(50 * DAY, false, { game: 'h' })];
    const any = { game: '', result: '', other: '', days: 0 } as const;
    const times = (filter: object): number[] => filtered(all, { ...any, ...filter }, 51 * DAY).map(one => one.when);
    expect(times({})).toEqual([1, 50 * DAY]);
    expect(times({ game: 'h' })).toEqual([50 * DAY]);
    expect(times({ result: 'won' })).toEqual([1]);
    expect(times({ result: 'lost' })).toEqual([50 * DAY]);
    expect(times({ other: 'Ann' })).toEqual([1]);
    expect(times({ days: 30 })).toEqual([50 * DAY]);
  });

  it('add up by what they were, with an interval', () => {
    const all = [
      game(1, true, { difficulty: 'Hard', roles: ['A', 'B'] }),
      game(2, false, { difficulty: 'Hard', roles: ['A'] }),
      game(3, true, { game: 'h', title: 'H' }),
    ];
    expect(tallies(all, 'game').map(({ label, played, won }) => [label, played, won])).toEqual([
      ['G', 2, 1],
      ['H', 1, 1],
    ]);
    expect(tallies(all, 'difficulty').map(({ label }) => label)).toEqual(['G: Hard']);
    expect(tallies(all.slice(0, 2), 'role').map(({ label, played }) => [label, played])).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
    expect(tallies(all, 'expansion')).toEqual([]);
    const { low, high } = interval(1, 2);
    expect([low, high].map(share => share.toFixed(3))).toEqual(['0.095', '0.905']);
    expect(interval(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('hold records', () => {
    const moon = { difficulty: 'Full Moon' };
    const kinds = achievements([
      game(4, true, moon),
      game(1, false, moon),
      game(2, true, moon),
      game(3, true, moon),
      game(5, true, { game: 'h' }),
    ]).map(({ kind, of, count }) => [kind, of.when, count]);
    expect(kinds).toEqual([
      ['first-at', 2, 3],
      ['run', 4, 3],
      ['first', 5, 1],
    ]);
    const scored = [1, 7, 3].map((score, when) => game(when, false, { score }));
    expect(achievements(scored).map(({ kind, count }) => [kind, count])).toEqual([['best', 7]]);
  });
});

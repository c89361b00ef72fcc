import { describe, expect, it } from 'vitest';
import type { ReviewedMove, Review } from '../connection/protocol';
import { accuracyOf, changesOf, moments, oddsAt, oddsSeries, sums } from './odds';

const NAMES = ['Ann', 'Bob'];

function moment(n: number, seat: number, choice: number[], luck: number[], better = ''): ReviewedMove {
  return {
    n,
    seat,
    said: `move ${n}`,
    action: {},
    choice,
    luck,
    doubt: 0.02,
    happened: '',
    better,
    better_action: null,
    fault: choice[seat]! <= -0.1 ? 'mistake' : '',
    line: [],
    withdrawn: false,
  };
}

function rivals(): Review {
  const told = [moment(1, 0, [-0.104, 0.104], [0, 0], 'wait'), moment(2, 1, [0, 0], [0.604, -0.604])];
  return {
    game: 'x',
    seats: 2,
    team: false,
    judge: { tries: 9, games: 0, policy: 'script' },
    chances: [
      [0.5, 0.5],
      [0.396, 0.604],
      [1, 0],
    ],
    curve: [
      [0.48, 0.52],
      [0.4, 0.6],
      [1, 0],
    ],
    moments: told,
    shares: [
      { seat: 0, start: 0.5, luck: 0.604, own: -0.104, others: 0, end: 1, choices: 4, accuracy: 0.75, unjudged: '' },
      {
        seat: 1,
        start: 0.5,
        luck: -0.604,
        own: 0,
        others: 0.104,
        end: 0,
        choices: 3,
        accuracy: null,
        unjudged: 'stronger',
      },
    ],
    turning_points: [2, 1],
    outcome: null,
  };
}

function team(): Review {
  return {
    ...rivals(),
    team: true,
    chances: [
      [0.305, 0.305],
      [0.2, 0.2],
      [0, 0],
    ],
    curve: [
      [0.3, 0.3],
      [0.2, 0.2],
      [0, 0],
    ],
    moments: [moment(1, 0, [-0.105, -0.105], [0, 0], 'wait'), moment(2, 1, [-0.004, -0.004], [-0.196, -0.196])],
    shares: [
      {
        seat: 0,
        start: 0.305,
        luck: -0.196,
        own: -0.105,
        others: -0.004,
        end: 0,
        choices: 1,
        accuracy: 0,
        unjudged: '',
      },
      {
        seat: 1,
        start: 0.305,
        luck: -0.196,
        own: -0.004,
        others: -0.105,
        end: 0,
        choices: 0,
        accuracy: null,
        unjudged: '',
      },
    ],
  };
}

describe('an analysis', () => {
  it('draws a line per seat, or one for a team', () => {
    expect(oddsSeries(rivals(), NAMES).map(series => [series.label, series.texts])).toEqual([
      ['Ann', ['50 %', '40 %', '100 %']],
      ['Bob', ['50 %', '60 %', '0 %']],
    ]);
    expect(oddsSeries(team(), NAMES)).toHaveLength(1);
    expect(oddsAt(rivals(), 1, NAMES)).toBe('Ann 40 %, Bob 60 %');
    expect(oddsAt(team(), 1, NAMES)).toBe('20 %');
  });

  it('adds up in whole points', () => {
    for (const review of [rivals(), team()])
      for (const { seat, parts } of sums(review, NAMES)) {
        const end = review.shares[seat ?? 0]!.end;
        expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(Math.round(end * 100));
      }
  });

  it('splits the choices of a team by seat', () => {
    expect(sums(team(), NAMES)[0]!.parts.map(part => part.label)).toEqual([
      'At the start',
      'Luck',
      'Choices: Ann',
      'Choices: Bob',
    ]);
  });

  it('says how well each seat chose, or why it is not judged', () => {
    const told = (review: Review): string[] => review.shares.map(share => accuracyOf(review, share));
    expect(told(rivals())).toEqual([
      '75 % of 4 choices were as good as the judge’s best: 1 mistake',
      expect.stringMatching(/^Not judged: a bot that tries more moves than the judge plays this seat/),
    ]);
    expect(told(team())).toEqual([
      '0 % of 1 choice was as good as the judge’s best: 1 mistake',
      'There was nothing to choose.',
    ]);
  });

  it('names what a moment changed, starting with whoever moved', () => {
    expect(changesOf(rivals(), rivals().moments[0]!)).toEqual([
      { kind: 'choice', seat: 0, points: -10 },
      { kind: 'choice', seat: 1, points: 10 },
    ]);
    expect(moments(team()).map(told => told.changes)).toEqual([
      [{ kind: 'luck', seat: null, points: -20 }],
      [{ kind: 'choice', seat: null, points: -10 }],
    ]);
  });
});

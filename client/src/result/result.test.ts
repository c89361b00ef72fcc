import { describe, expect, it } from 'vitest';
import type { Outcome } from '../connection/protocol';
import { brokenTies, chartsOf, scoreSheet, verdicts } from './result';

const NAMES = ['Ann', 'Bob', 'Cleo'];

function outcome(scores: number[], ranks: number[], winners: number[]): Outcome {
  return { reason: '', rule: '', text: '', scores, ranks, winners, lines: [] };
}

describe('the sheet', () => {
  it('has a row for every kind of line and a column for every seat', () => {
    const sheet = scoreSheet([
      { seat: 1, line: 'deeds', label: 'deeds', points: 9, rule: 'HE-12.9' },
      { seat: 1, line: 'chaos', label: '3 chaos left', points: -4, rule: 'HE-12.6' },
      { seat: 0, line: 'deeds', label: 'deeds', points: 7, rule: 'HE-12.9' },
      { seat: 0, line: 'chaos', label: '1 chaos left', points: -1, rule: 'HE-12.6' },
      { seat: 0, line: 'eliminated', label: 'eliminated', points: 0, rule: 'HE-12.2' },
    ]);
    expect(sheet.seats).toEqual([0, 1]);
    expect(sheet.rows.map(row => [row.label, row.points])).toEqual([
      ['Deeds', [7, 9]],
      ['Chaos left', [-1, -4]],
      ['Eliminated', [0, null]],
    ]);
    expect(sheet.rows[1]?.notes).toEqual(['1 chaos left', '3 chaos left']);
    expect(sheet.totals).toEqual([6, 5]);
  });
});

describe('the verdict', () => {
  const ended = outcome([30, 36, 24], [2, 1, 3], [1]);

  it('is addressed to each player', () => {
    expect(verdicts(ended, NAMES, [1])).toEqual(['You won by 6.']);
    expect(verdicts(ended, NAMES, [0])).toEqual(['You came 2nd, 6 behind Bob.']);
    expect(verdicts(ended, NAMES, [0, 2])).toEqual(['Ann came 2nd, 6 behind Bob.', 'Cleo came 3rd, 12 behind Bob.']);
    expect(verdicts(ended, NAMES, [])).toEqual(['Bob won by 6.']);
  });

  it('names a tie-break and a shared win', () => {
    const tied = outcome([36, 36, 24], [2, 1, 3], [1]);
    expect(verdicts(tied, NAMES, [1])).toEqual(['You won on the tie-break.']);
    expect(verdicts(tied, NAMES, [0])).toEqual(['You came 2nd: level with Bob, who won on the tie-break.']);
    expect(brokenTies(tied)).toEqual([{ score: 36, seats: [1, 0] }]);
    expect(brokenTies(ended)).toEqual([]);
    expect(verdicts(outcome([5, 5, 1], [1, 1, 3], [0, 1]), NAMES, [0])).toEqual(['You shared the win.']);
  });

  it('is one for a team', () => {
    expect(verdicts(outcome([1, 1, 1], [1, 1, 1], []), NAMES, [0])).toEqual(['You lost together.']);
    expect(verdicts(outcome([1], [1], [0]), ['Ann'], [0])).toEqual(['You won.']);
  });
});

it('draws a chart for everything that changes, with a line per seat', () => {
  const of = (label: string, seat: number | null, values: number[]) => ({
    label,
    rule: '',
    seat,
    values,
    texts: values.map(String),
  });
  const charts = chartsOf([of('Money', 0, [1, 2]), of('Money', 1, [1, 5]), of('Round', null, [3, 3])], NAMES);
  expect(charts.map(chart => [chart.title, chart.series.map(one => one.label)])).toEqual([['Money', ['Ann', 'Bob']]]);
});

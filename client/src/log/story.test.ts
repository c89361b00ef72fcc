import { describe, expect, it } from 'vitest';
import { logLine } from '../lib/fixtures';
import type { LogLine, Sum } from '../connection/protocol';
import { accountsOf, amountOf, lastChosen, missedSince, turnsOf } from './story';

function said(n: number, seat: number, more: Partial<LogLine> = {}): LogLine {
  return { ...logLine(n, 0), seat, ...more };
}

const money = (amount: number, seat: number): Sum => ({
  line: amount > 0 ? 'income' : 'expenses',
  label: 'Money',
  amount,
  unit: 'money',
  seat,
});

describe('the log', () => {
  it('is grouped by seat in games without headings', () => {
    expect(turnsOf([said(1, 0), said(2, 0), said(3, 1)], true).map(turn => turn.items.length)).toEqual([2, 1]);
  });

  it('has one heading per turn, whoever interrupts it', () => {
    const turns = turnsOf(
      [said(1, 0, { weight: 'heading' }), said(2, 0), said(3, 1), said(4, 1, { weight: 'heading' }), said(5, 1)],
      true,
    );
    expect(turns.map(turn => [turn.heading?.n, turn.items.length])).toEqual([
      [1, 2],
      [4, 1],
    ]);
  });

  it('folds bookkeeping, whoever it is about', () => {
    const quiet = (n: number, seat: number): LogLine => said(n, seat, { weight: 'quiet' });
    const [turn, ...others] = turnsOf([said(1, 0), quiet(2, 1), quiet(3, 2), said(4, 0)], true);
    expect(others).toEqual([]);
    expect(turn?.items.map(item => [item.folded, item.lines.length])).toEqual([
      [false, 1],
      [true, 2],
      [false, 1],
    ]);
  });

  it('sums up a round at its end, unless its beginning is missing', () => {
    const lines = [
      said(1, 0, { sums: [money(12, 0)] }),
      said(2, 0, { sums: [money(-5, 0)] }),
      said(3, 1, { weight: 'heading', new_round: true }),
    ];
    expect(turnsOf(lines, true)[0]?.items.at(-1)?.summary[0]?.entries.map(amountOf)).toEqual(['+$12', '−$5']);
    expect(turnsOf(lines, false)[0]?.items).toHaveLength(2);
  });
});

describe('what somebody missed', () => {
  it('begins after the last move that was chosen', () => {
    const log = [said(1, 0), said(2, 1), said(3, 0, { standing: true }), said(4, 1, { weight: 'news' })];
    expect(lastChosen(log, [0])).toBe(1);
    expect(missedSince(log, 1)?.news.map(line => line.n)).toEqual([4]);
    expect(missedSince(log, 4)).toBeNull();
  });

  it('gives the totals of the round that has ended, and where they come from', () => {
    const log = [
      said(1, 0, { sums: [money(4, 0)] }),
      said(2, 1, { sums: [money(7, 1)] }),
      said(3, 0, { new_round: true }),
      said(4, 1),
    ];
    const missed = missedSince(log, 3);
    expect(missed?.round).toBe(true);
    expect(missed?.accounts.map(account => [account.seat, account.entries[0]?.from[0]?.n])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it('leaves out what adds up to nothing', () => {
    expect(
      accountsOf([
        said(1, 0, {
          sums: [
            { line: 'chaos', label: 'Chaos', amount: 2 },
            { line: 'chaos', label: 'Chaos', amount: -2 },
          ],
        }),
      ]),
    ).toEqual([]);
  });
});

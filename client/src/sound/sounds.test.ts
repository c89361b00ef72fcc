import { describe, expect, it } from 'vitest';
import { line, now, welcome } from '../lib/fixtures';
import { receive, type TableModel } from '../table/model';
import type { Outcome } from '../connection/protocol';
import { SOUNDS, soundOf } from './sounds';

function table(some: Parameters<typeof now>[0], more: Partial<TableModel> = {}, winners?: number[]): TableModel {
  const outcome = winners ? ({ winners } as Outcome) : null;
  return { ...receive(null, welcome())!, ...more, now: { ...now(some), outcome } };
}

describe('what a table sounds like', () => {
  it('rings when my turn comes, and only then', () => {
    const theirs = table({ seq: 3, asked: [1] });
    const mine = table({ seq: 4, moves: 3, asked: [0] });
    expect(soundOf(theirs, mine)).toBe('turn');
    expect(soundOf(mine, table({ seq: 5, moves: 4, asked: [0] }))).toBe('piece');
    expect(soundOf(mine, mine)).toBeNull();
  });

  it('does not knock when a move is taken back', () => {
    expect(soundOf(table({ seq: 4, moves: 3 }), table({ seq: 5, moves: 2 }))).toBeNull();
  });

  it('knocks when others speak', () => {
    const quiet = table({ seq: 3 });
    const theirs = { ...line(1, 'Hm'), seat: 1 };
    expect(soundOf(quiet, table({ seq: 3 }, { chat: [theirs] }))).toBe('said');
    expect(soundOf(quiet, table({ seq: 3 }, { chat: [line(1, 'Hm')] }))).toBeNull();
  });

  it('ends well for winners, and once', () => {
    const before = table({ seq: 3 });
    const won = table({ seq: 4, moves: 3 }, {}, [0]);
    expect(soundOf(before, won)).toBe('won');
    expect(soundOf(before, table({ seq: 4, moves: 3 }, {}, [1]))).toBe('over');
    expect(soundOf(won, won)).toBeNull();
  });

  it('is short and never loud', () => {
    for (const tones of Object.values(SOUNDS)) {
      expect(Math.max(...tones.map(tone => tone.at + tone.rings))).toBeLessThan(1);
      expect(Math.max(...tones.map(tone => tone.loud))).toBeLessThanOrEqual(0.2);
    }
  });
});

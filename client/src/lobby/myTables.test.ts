import { describe, expect, it } from 'vitest';
import { byTurn, mySeat } from './myTables';
import type { MyTable } from '../connection/protocol';

function table(name: string, more: { turn?: boolean; left?: number; over?: boolean; at?: number }): MyTable {
  const card = { name, outcome: more.over ? {} : null, changed_at: more.at ?? 0 };
  return { your_turn: more.turn ?? false, left: more.left ?? null, card } as unknown as MyTable;
}

describe('my tables', () => {
  it('are found by the table that a reminder names', () => {
    const kept = JSON.stringify([
      {
        table: 'abc',
        tokens: [
          { token: 'host', role: 'host', seat: null },
          { token: 'seat', role: 'seat', seat: 0 },
        ],
      },
    ]);
    const store = { getItem: () => kept, setItem: () => undefined };
    expect(mySeat(store, 'abc')).toEqual({ at: 'table', token: 'seat', moment: null });
    expect(mySeat(store, 'xyz')).toEqual({ at: 'lobby' });
  });

  it('come in the order of whose turn it is', () => {
    const tables = [
      table('over', { over: true, at: 9 }),
      table('theirs', { at: 1 }),
      table('mine', { turn: true, at: 2 }),
      table('urgent', { turn: true, left: 60_000 }),
      table('newer', { turn: true, at: 3 }),
      table('later', { turn: true, left: 90_000 }),
    ];
    expect(byTurn(tables).map(one => one.card.name)).toEqual(['urgent', 'later', 'newer', 'mine', 'theirs', 'over']);
  });
});

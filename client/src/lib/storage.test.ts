import { describe, expect, it } from 'vitest';
import { memory } from './fixtures';
import {
  awayTables,
  forgetTokens,
  heldTables,
  holdTable,
  isHeld,
  keepSecret,
  putAway,
  satDown,
  shareTokens,
  sittingAt,
  tokensFor,
  unkept,
  unshareTokens,
  noteGone,
  oneEach,
} from './storage';

describe('what the browser keeps', () => {
  it('shows all my seats of a table together, a spectator link alone', () => {
    const store = memory();
    holdTable(store, 't1', [
      { token: 'seat0', role: 'seat', seat: 0 },
      { token: 'host', role: 'host', seat: null },
    ]);
    holdTable(store, 't1', [{ token: 'eye', role: 'spectator', seat: null }]);
    expect(tokensFor(store, 'seat0')).toEqual(['seat0', 'host']);
    expect(tokensFor(store, 'eye')).toEqual(['eye']);
    expect(tokensFor(store, 'stranger')).toEqual(['stranger']);
  });

  it('keeps a secret in place of the invitation', () => {
    const store = memory();
    holdTable(store, 't1', [
      { token: 'invite', role: 'seat', seat: 1 },
      { token: 'host', role: 'host', seat: null },
    ]);
    keepSecret(store, 't1', 1, 'secret', 'invite');
    expect(tokensFor(store, 'invite')).toEqual(['secret', 'host']);
    expect(tokensFor(store, 'secret')).toEqual(['secret', 'host']);
    expect(isHeld(store, 'invite')).toBe(true);
  });

  it('keeps what is mine apart from what a private link brings', () => {
    const store = memory();
    holdTable(store, 't1', [{ token: 'mine', role: 'seat', seat: 0 }]);
    expect(unkept(store)).toEqual(['mine']);
    shareTokens(
      store,
      ['mine'],
      [
        { token: 'a', table: 't1', role: 'seat', seat: 0 },
        { token: 'b', table: 't2', role: 'seat', seat: 1 },
        { token: 'c', table: 't2', role: 'host', seat: null },
      ],
    );
    expect(unkept(store)).toEqual([]);
    expect(tokensFor(store, 'mine')).toEqual(['mine']);
    expect(tokensFor(store, 'b')).toEqual(['b', 'c']);
    shareTokens(store, [], [{ token: 'd', table: 't2', role: 'seat', seat: 1 }]);
    expect(isHeld(store, 'b')).toBe(false);
    expect(tokensFor(store, 'd')).toEqual(['d']);
    unshareTokens(store);
    expect(heldTables(store).map(one => one.table)).toEqual(['t1']);
    expect(unkept(store)).toEqual(['mine']);
  });

  it('keeps for weeks what the server does not know', () => {
    const store = memory();
    const day = 24 * 3600 * 1000;
    for (const table of ['t1', 't2', 't3']) holdTable(store, table, [{ token: table, role: 'seat', seat: 0 }]);
    noteGone(store, ['t1', 't2'], ['t3'], 10 * day);
    expect(oneEach(store).sort()).toEqual(['t1', 't2', 't3']);
    noteGone(store, ['t2'], ['t1', 't3'], 40 * day);
    noteGone(store, ['t1', 't2'], ['t3'], 71 * day);
    expect(oneEach(store).sort()).toEqual(['t1', 't3']);
    noteGone(store, ['t1'], ['t3'], 130 * day);
    expect(isHeld(store, 't1')).toBe(true);
  });

  it('puts tables away until they are opened again', () => {
    const store = memory();
    for (const table of ['t1', 't2']) holdTable(store, table, [{ token: table, role: 'seat', seat: 0 }]);
    putAway(store, ['t1', 'unknown']);
    expect(awayTables(store)).toEqual(['t1']);
    shareTokens(store, ['t1'], []);
    expect(awayTables(store)).toEqual(['t1']);
    holdTable(store, 't1', [{ token: 't1', role: 'seat', seat: 0 }]);
    expect(awayTables(store)).toEqual([]);
  });

  it('asks for a chair with the same id until it has one', () => {
    const store = memory();
    const id = sittingAt(store, 'link');
    expect(sittingAt(store, 'link')).toBe(id);
    satDown(store);
    const next = sittingAt(store, 'link');
    expect(next).not.toBe(id);
    expect(sittingAt(store, 'another')).not.toBe(next);
  });

  it('forgets what is gone', () => {
    const store = memory();
    holdTable(store, 't1', [{ token: 'a', role: 'seat', seat: 0 }]);
    forgetTokens(store, ['a']);
    expect(heldTables(store)).toEqual([]);
    expect(isHeld(store, 'a')).toBe(false);
  });
});

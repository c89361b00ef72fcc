/** My tables, as stored in this browser. */
import { api } from '../connection/api';
import type { MyTable, MyTables } from '../connection/protocol';
import type { Route } from '../shell/route';
import { awayTables, heldTables, noteGone, oneEach, type Store } from '../lib/storage';

/** My tables as the server knows them, each looked up by one of my tokens. */
export async function myTables(): Promise<MyTables> {
  const mine = await api.mine(oneEach(localStorage));
  const known = [...mine.tables, ...(mine.unreadable ?? [])].map(one => one.token);
  noteGone(localStorage, mine.gone, known, Date.now());
  return mine;
}

/** The route to my seat at a table; to the lobby if this browser has none there. */
export function mySeat(store: Store, table: string): Route {
  const tokens = heldTables(store).find(one => one.table === table)?.tokens ?? [];
  const best = tokens.find(held => held.role === 'seat') ?? tokens[0];
  return best ? { at: 'table', token: best.token, moment: null } : { at: 'lobby' };
}

/** The tables where it is my turn, the most urgent first. */
export async function waitingForMe(): Promise<MyTable[]> {
  const away = awayTables(localStorage);
  return byTurn((await myTables()).tables.filter(one => one.your_turn && !away.includes(one.card.table)));
}

/** My turn first, least time left at the top; then tables where others are to move, then finished ones. */
export function byTurn(tables: readonly MyTable[]): MyTable[] {
  const rank = (one: MyTable): number => (one.your_turn ? 0 : one.card.outcome ? 2 : 1);
  const left = (one: MyTable): number => one.left ?? Infinity;
  return [...tables].sort(
    (a, b) => rank(a) - rank(b) || Math.sign(left(a) - left(b)) || b.card.changed_at - a.card.changed_at,
  );
}

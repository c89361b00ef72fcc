/** What this browser stores: my seats' tokens, my name and colour, my settings. */
import type { Pace } from '../board/pacer';
import { newSecret } from '../account/person';
import { onDevice } from '../connection/backend';
import type { KeptToken, PersonProfile } from '../connection/protocol';

export interface HeldToken extends Omit<KeptToken, 'table'> {
  /** The invitation that was opened to get this token. */
  link?: string;
  /** My private link carries it to my other devices. */
  kept?: boolean;
  /** My private link brought it, and it ends with that link. */
  shared?: boolean;
  /** Since when, in milliseconds since 1970, the server has said that it does not know it. */
  goneSince?: number;
}

interface HeldTable {
  table: string;
  tokens: readonly HeldToken[];
  /** Put away: hidden from my list, but kept. */
  away?: boolean;
}

export interface Settings {
  theme: 'system' | 'light' | 'dark';
  /** The language of the interface and of what the game says: its log, choices and questions. */
  language: 'system' | 'en' | 'de' | 'fr';
  /** Every move waits for Confirm, even one that can be undone freely. */
  confirmMoves: boolean;
  shortcuts: boolean;
  lessMotion: boolean;
  sound: boolean;
  /** How fast pieces travel, and how long each move of a bot or another player is shown. */
  pace: Pace;
}

/** My name and colour, as requests for a seat give them. */
export type Me = Required<Pick<PersonProfile, 'name' | 'colour'>>;

export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** A server's page and the page without one may share an address, but not their tables. */
const TABLES = onDevice ? 'wardround.device.tables' : 'wardround.tables';
const SETTINGS = 'wardround.settings';
const ME = 'wardround.me';
const CHANGED = 'wardround.changed';
const VISITOR = 'wardround.visitor';
const SITTING = 'wardround.session';
/** The most that one request may name. */
const MAX_TABLES = 400;
/** How long a token is kept that the server does not know, in milliseconds. */
const GONE_KEPT = 60 * 24 * 3600 * 1000;

const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  language: 'system',
  confirmMoves: false,
  shortcuts: true,
  lessMotion: false,
  sound: true,
  pace: 'normal',
};

export function heldTables(store: Store): HeldTable[] {
  return read<HeldTable[]>(store, TABLES, []);
}

function keepTables(store: Store, tables: readonly HeldTable[]): void {
  store.setItem(TABLES, JSON.stringify(tables.filter(one => one.tokens.length > 0).slice(0, MAX_TABLES)));
}

/** Store tokens of a table alongside those already known; the table moves to the top of my list. */
export function holdTable(store: Store, table: string, tokens: readonly HeldToken[]): void {
  const all = heldTables(store);
  const known = all.find(one => one.table === table)?.tokens ?? [];
  const merged = [...known.filter(old => !tokens.some(one => one.token === old.token)), ...tokens];
  const rest = all.filter(one => one.table !== table);
  keepTables(store, [{ table, tokens: merged }, ...rest]);
}

export function isHeld(store: Store, token: string): boolean {
  return heldTables(store).some(one => one.tokens.some(held => opens(held, token)));
}

function opens(held: HeldToken, token: string): boolean {
  return held.token === token || held.link === token;
}

/** Tables hidden from my list. */
export function awayTables(store: Store): string[] {
  return heldTables(store).flatMap(one => (one.away ? one.table : []));
}

/** Hide these tables from my list, and show all others again. */
export function putAway(store: Store, away: readonly string[]): void {
  keepTables(
    store,
    heldTables(store).map(one => ({ ...one, away: away.includes(one.table) })),
  );
}

/** The random id of a request for a chair: the same until I know I have the chair, so that a resend counts once. */
export function sittingAt(store: Store, where: string): string {
  const begun = read<{ where: string; id: string } | null>(store, SITTING, null);
  if (begun?.where === where) return begun.id;
  const id = newSecret();
  store.setItem(SITTING, JSON.stringify({ where, id }));
  return id;
}

/** I have the chair, or have lost it again: the next request is a new one. */
export function satDown(store: Store): void {
  store.setItem(SITTING, 'null');
}

/** This browser's random id, known only to servers, so that a host can mute it. */
export function visitor(store: Store): string {
  const known = store.getItem(VISITOR);
  if (known) return known;
  const made = newSecret();
  store.setItem(VISITOR, made);
  return made;
}

/** Replace the link I came with, and older secrets of this seat, by my own secret. */
export function keepSecret(store: Store, table: string, seat: number, token: string, link: string): void {
  const replaced = heldTables(store).find(one => one.table === table)?.tokens ?? [];
  forgetTokens(
    store,
    replaced.filter(held => held.role === 'seat' && held.seat === seat).map(held => held.token),
  );
  holdTable(store, table, [{ token, role: 'seat', seat, link }]);
}

/**
 * Remember which tokens the server does not know, and which of them it knows again. They are only dropped after
 * weeks: a server that is being repaired or restored may not know a seat for a while.
 */
export function noteGone(store: Store, gone: readonly string[], known: readonly string[], now: number): void {
  const noted = ({ goneSince, ...held }: HeldToken): HeldToken[] => {
    const since = known.includes(held.token) ? undefined : (goneSince ?? (gone.includes(held.token) ? now : undefined));
    if (since === undefined) return [held];
    return now - since > GONE_KEPT ? [] : [{ ...held, goneSince: since }];
  };
  keepTables(
    store,
    heldTables(store).map(one => ({ ...one, tokens: one.tokens.flatMap(noted) })),
  );
}

export function forgetTokens(store: Store, gone: readonly string[]): void {
  keepTables(
    store,
    heldTables(store).map(one => ({ ...one, tokens: one.tokens.filter(held => !gone.includes(held.token)) })),
  );
}

/** This browser's own tokens that my private link does not carry yet. */
export function unkept(store: Store): string[] {
  return heldTables(store)
    .flatMap(one => one.tokens.filter(held => !held.kept && !held.shared).map(held => held.token))
    .slice(0, MAX_TABLES);
}

/** My private link now carries these tokens, and has brought tokens for seats taken on my other devices. */
export function shareTokens(store: Store, carried: readonly string[], brought: readonly KeptToken[]): void {
  const all = withoutShared(store).map(one => ({
    ...one,
    tokens: one.tokens.map(held => (carried.includes(held.token) ? { ...held, kept: true } : held)),
  }));
  for (const { token, table, role, seat } of brought) {
    const shared: HeldToken = { token, role, seat, shared: true };
    const known = all.find(one => one.table === table);
    if (!known) all.push({ table, tokens: [shared] });
    else if (!known.tokens.some(held => held.role === role && held.seat === seat))
      known.tokens = [...known.tokens, shared];
  }
  keepTables(store, all);
}

/** The private link is gone: drop what it brought, and mark nothing as carried. */
export function unshareTokens(store: Store): void {
  keepTables(
    store,
    withoutShared(store).map(one => ({ ...one, tokens: one.tokens.map(({ kept: _, ...held }) => held) })),
  );
}

function withoutShared(store: Store): HeldTable[] {
  return heldTables(store).map(one => ({ ...one, tokens: one.tokens.filter(held => !held.shared) }));
}

/** One token per table, preferably my seat's, for asking the server about all of them. */
export function oneEach(store: Store): string[] {
  return heldTables(store).flatMap(({ tokens }) => {
    const live = tokens.filter(held => !held.goneSince);
    return (live.find(held => held.role === 'seat') ?? live[0] ?? tokens[0])?.token ?? [];
  });
}

/**
 * The tokens to present for a link: those of all my seats at that table, so that a hot-seat table keeps
 * its seats together. A spectator's link is presented alone, to show what a spectator sees.
 */
export function tokensFor(store: Store, token: string): string[] {
  const table = heldTables(store).find(one => one.tokens.some(held => opens(held, token)));
  const held = table?.tokens.find(one => opens(one, token));
  if (!table || !held || held.role === 'spectator') return [token];
  const others = table.tokens.filter(one => one !== held && one.role !== 'spectator');
  return [held.token, ...others.map(one => one.token)].slice(0, 16);
}

export function readSettings(store: Store): Settings {
  return { ...DEFAULT_SETTINGS, ...read<Partial<Settings>>(store, SETTINGS, {}) };
}

export function writeSettings(store: Store, settings: Settings): void {
  store.setItem(SETTINGS, JSON.stringify(settings));
}

export function readMe(store: Store): Me {
  const { name = '', colour = '' } = read<Partial<Me>>(store, ME, {});
  return { name, colour };
}

export function writeMe(store: Store, me: Me): void {
  store.setItem(ME, JSON.stringify(me));
}

/** When my name or settings last changed here, in milliseconds since 1970; 0: not here, so the server's copy wins. */
export function changedAt(store: Store): number {
  return read<number>(store, CHANGED, 0);
}

export function writeChangedAt(store: Store, at: number): void {
  store.setItem(CHANGED, JSON.stringify(at));
}

/** The value stored under a key, or `otherwise` if there is none or it cannot be read. */
export function read<T>(store: Store, key: string, otherwise: T): T {
  try {
    const text = store.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

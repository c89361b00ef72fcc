/** What this browser stores: my seats' tokens, my name and colour, my settings. */
import type { Pace } from './pacer';
import { onDevice } from './place';

export interface HeldToken {
  token: string;
  role: 'seat' | 'host' | 'spectator';
  seat: number | null;
  /** The link that was opened; it only invited, and the token came in its place. */
  link?: string;
}

export interface HeldTable {
  table: string;
  tokens: readonly HeldToken[];
  /** Milliseconds since 1970, to sort by. */
  used: number;
  /** Put away: not in my list, but nothing of it is lost. */
  away?: boolean;
}

export interface Settings {
  theme: 'system' | 'light' | 'dark';
  /** What the game says: its log, choices and questions. */
  language: 'system' | 'en' | 'de' | 'fr';
  /** Every move waits for Confirm, even one that can be undone freely. */
  confirmMoves: boolean;
  shortcuts: boolean;
  lessMotion: boolean;
  sound: boolean;
  /** How fast pieces travel, and how long each move of a bot or another player is shown. */
  pace: Pace;
}

export interface Me {
  name: string;
  colour: string;
}

export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** A server's page and the page without one may share an address, but not their tables. */
const TABLES = onDevice ? 'wardround.device.tables' : 'wardround.tables';
const SETTINGS = 'wardround.settings';
const ME = 'wardround.me';
const VISITOR = 'wardround.visitor';
const MOST_TABLES = 100;

const DEFAULT_SETTINGS: Settings = { theme: 'system', language: 'system', confirmMoves: false, shortcuts: true, lessMotion: false, sound: true, pace: 'normal' };

export function heldTables(store: Store): HeldTable[] {
  return read<HeldTable[]>(store, TABLES, []);
}

/** Store tokens of a table, in addition to those already known. */
export function holdTable(store: Store, table: string, tokens: readonly HeldToken[], now: number): void {
  const all = heldTables(store);
  const known = all.find((one) => one.table === table)?.tokens ?? [];
  const merged = [...known.filter((old) => !tokens.some((one) => one.token === old.token)), ...tokens];
  const rest = all.filter((one) => one.table !== table);
  store.setItem(TABLES, JSON.stringify([{ table, tokens: merged, used: now }, ...rest].slice(0, MOST_TABLES)));
}

export function isHeld(store: Store, token: string): boolean {
  return heldTables(store).some((one) => one.tokens.some((held) => opens(held, token)));
}

function opens(held: HeldToken, token: string): boolean {
  return held.token === token || held.link === token;
}

/** Take a table out of my list, or put it back. */
export function putAway(store: Store, table: string, away: boolean): void {
  store.setItem(TABLES, JSON.stringify(heldTables(store).map((one) => (one.table === table ? { ...one, away } : one))));
}

/** A random word of this browser's: only servers are told, so that a host can mute it. */
export function visitor(store: Store): string {
  const known = store.getItem(VISITOR);
  if (known) return known;
  const made = crypto.randomUUID();
  store.setItem(VISITOR, made);
  return made;
}

/** A secret of my own seat takes the place of the link I came with, and of older secrets. */
export function keepSecret(store: Store, table: string, seat: number, token: string, link: string, now: number): void {
  const replaced = heldTables(store).find((one) => one.table === table)?.tokens ?? [];
  forgetTokens(store, replaced.filter((held) => held.role === 'seat' && held.seat === seat).map((held) => held.token));
  holdTable(store, table, [{ token, role: 'seat', seat, link }], now);
}

export function forgetTokens(store: Store, gone: readonly string[]): void {
  const left = heldTables(store)
    .map((one) => ({ ...one, tokens: one.tokens.filter((held) => !gone.includes(held.token)) }))
    .filter((one) => one.tokens.length > 0);
  store.setItem(TABLES, JSON.stringify(left));
}

/**
 * The tokens to present for a link: all my seats at that table, so that a hot-seat table keeps its
 * seats together; a spectator's link stands alone, so that it shows what a spectator sees.
 */
export function tokensFor(store: Store, token: string): string[] {
  const table = heldTables(store).find((one) => one.tokens.some((held) => opens(held, token)));
  const held = table?.tokens.find((one) => opens(one, token));
  if (!table || !held || held.role === 'spectator') return [token];
  const others = table.tokens.filter((one) => one !== held && one.role !== 'spectator');
  return [held.token, ...others.map((one) => one.token)].slice(0, 16);
}

export function readSettings(store: Store): Settings {
  return { ...DEFAULT_SETTINGS, ...read<Partial<Settings>>(store, SETTINGS, {}) };
}

export function writeSettings(store: Store, settings: Settings): void {
  store.setItem(SETTINGS, JSON.stringify(settings));
}

export function readMe(store: Store): Me {
  return { name: '', colour: '', ...read<Partial<Me>>(store, ME, {}) };
}

export function writeMe(store: Store, me: Me): void {
  store.setItem(ME, JSON.stringify(me));
}

function read<T>(store: Store, key: string, otherwise: T): T {
  try {
    const text = store.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

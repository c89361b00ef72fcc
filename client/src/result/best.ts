/** This browser's record of a game: how often it was played and won, and the best score. */
import { read, type Store } from '../lib/storage';
import { say } from '../words/say.svelte';

interface Best {
  played: number;
  won: number;
  score: number;
  /** Tables already counted. */
  tables: readonly string[];
}

interface Finished {
  game: string;
  seats: number;
  table: string;
  score: number;
  won: boolean;
}

const KEY = 'wardround.best';
const MAX_TABLES = 500;

/** Count a finished game once; returns the record before and after. */
export function countGame(
  store: Store,
  { game, seats, table, score, won }: Finished,
): { before: Best | null; now: Best } {
  const all = read<Record<string, Best>>(store, KEY, {});
  const kind = `${game}/${seats}`;
  const before = all[kind] ?? null;
  if (before?.tables.includes(table)) return { before, now: before };
  const now = {
    played: (before?.played ?? 0) + 1,
    won: (before?.won ?? 0) + Number(won),
    score: Math.max(before?.score ?? -Infinity, score),
    tables: [table, ...(before?.tables ?? [])].slice(0, MAX_TABLES),
  };
  store.setItem(KEY, JSON.stringify({ ...all, [kind]: now }));
  return { before, now };
}

/** In words; a score is mentioned only where more than two are possible. */
export function bestWords({ before, now }: { before: Best | null; now: Best }, scored: boolean): string {
  const games = now.played === 1 ? say('best-first') : say('best-won', { won: now.won, played: now.played });
  if (!scored) return games;
  if (before && now.score > before.score) return say('best-new', { games, score: now.score, before: before.score });
  return now.played === 1 ? games : say('best-still', { games, score: now.score });
}

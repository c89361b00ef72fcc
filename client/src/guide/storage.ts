/** What this browser remembers about guides: which cards were read, and whether the guide was skipped. */
import { read, type Store } from '../lib/storage';

export interface Kept {
  read: readonly number[];
  skipped: boolean;
}

const GUIDES = 'wardround.guides';
const MOST = 20;
const NEW: Kept = { read: [], skipped: false };

export function readGuide(store: Store, table: string): Kept {
  return all(store).find(([id]) => id === table)?.[1] ?? NEW;
}

export function writeGuide(store: Store, table: string, kept: Kept): void {
  const rest = all(store).filter(([id]) => id !== table);
  store.setItem(GUIDES, JSON.stringify([[table, kept], ...rest].slice(0, MOST)));
}

function all(store: Store): (readonly [string, Kept])[] {
  const kept = read<unknown>(store, GUIDES, []);
  return Array.isArray(kept) ? (kept as (readonly [string, Kept])[]) : [];
}

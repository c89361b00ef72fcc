/** My results at daily cases, and my streak. Kept only in this browser. */
import { spoken } from '../words/say.svelte';
import { read, type Store } from '../lib/storage';

/** Stars by the day the case was made for; the first answer counts. */
type Results = Readonly<Record<string, number>>;
/** `days` are those whose own case was answered. */
interface Kept {
  stars: Readonly<Record<string, Results>>;
  days: Readonly<Record<string, readonly string[]>>;
}

const KEY = 'wardround.daily';
const DAY = 86_400_000;

/** A date in the local time zone. */
export function dayOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A date in words, in the reader's language. */
export function dayWords(day: string): string {
  return new Date(`${day}T12:00:00`).toLocaleDateString(spoken(), { dateStyle: 'long' });
}

export function starsOf(store: Store, game: string, day: string): number | undefined {
  return kept(store).stars[game]?.[day];
}

/** Keep the first answer to a case; `daily` is the day whose streak it counts for, if any. */
export function keepStars(store: Store, game: string, day: string, stars: number, daily: string | null): void {
  const all = kept(store);
  if (all.stars[game]?.[day] !== undefined) return;
  const days = all.days[game] ?? [];
  store.setItem(
    KEY,
    JSON.stringify({
      stars: { ...all.stars, [game]: { ...all.stars[game], [day]: stars } },
      days: { ...all.days, [game]: daily === null || days.includes(daily) ? days : [...days, daily] },
    } satisfies Kept),
  );
}

/** How many days in a row have an answer, up to today or yesterday. */
export function streak(store: Store, game: string, today: string): number {
  const days = new Set(kept(store).days[game]);
  let at = days.has(today) ? today : before(today);
  let count = 0;
  for (; days.has(at); at = before(at)) count += 1;
  return count;
}

function before(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);
}

export function starWords(stars: number): string {
  return '★'.repeat(stars) + '☆'.repeat(3 - stars);
}

function kept(store: Store): Kept {
  return { stars: {}, days: {}, ...read<Partial<Kept>>(store, KEY, {}) };
}

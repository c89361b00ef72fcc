/** My results at daily cases, and how many days in a row there was one. Kept in this browser alone. */
import type { Store } from './storage';

/** Stars by the day that a case was made for; the first answer counts. */
type Results = Readonly<Record<string, number>>;
/** The days on which a case of that very day was answered. */
interface Kept {
  stars: Readonly<Record<string, Results>>;
  days: Readonly<Record<string, readonly string[]>>;
}

const KEY = 'wardround.daily';
const DAY = 86_400_000;

/** A day as the calendar on the wall shows it. */
export function dayOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function starsOf(store: Store, game: string, day: string): number | undefined {
  return kept(store).stars[game]?.[day];
}

/** Keep the first answer to a case; it counts for the streak on whichever day it is the daily case. */
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
  try {
    return { stars: {}, days: {}, ...(JSON.parse(store.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { stars: {}, days: {} };
  }
}

/** Small phrases shared by several screens. */
import { dollars, figure, say } from './say.svelte';

/** `end_actions` → `End actions`. */
export function humanise(word: string): string {
  const spaced = word.replace(/[_-]+/g, ' ').trim();
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
}

/** `[1, 2, 3, 5]` → `1–3, 5`. */
export function ranges(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const parts: string[] = [];
  for (let i = 0; i < sorted.length;) {
    let j = i;
    while (j + 1 < sorted.length && sorted[j + 1] === sorted[j]! + 1) j++;
    parts.push(i === j ? `${sorted[i]}` : `${sorted[i]}–${sorted[j]}`);
    i = j + 1;
  }
  return parts.join(', ');
}

export function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return say('list', { first: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });
}

export function either(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return say('either', { first: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });
}

/** A search: tells whether a text has every word of the question, in any case. */
export function matching(question: string): (text: string) => boolean {
  const words = question.toLowerCase().split(/\s+/);
  return text => {
    const lower = text.toLowerCase();
    return words.every(word => lower.includes(word));
  };
}

/** A text cut at whatever a pattern with one group finds: its parts, and whether each was found. */
export function cutAt(text: string, pattern: RegExp): [part: string, found: boolean][] {
  return text.split(pattern).flatMap((part, i) => (part === '' ? [] : [[part, i % 2 === 1]]));
}

/** `+3`, `−3`, `0`; money as `+$3`. */
export function signed(amount: number, money = false): string {
  return (amount > 0 ? '+' : '') + (money ? dollars : figure)(amount);
}

/** How long ago a moment was, in words; both in milliseconds. */
export function ago(then: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - then) / 1000));
  if (seconds < 60) return say('ago-now');
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return say('ago-minutes', { count: minutes });
  const hours = Math.round(minutes / 60);
  if (hours < 24) return say('ago-hours', { count: hours });
  return say('ago-days', { count: Math.round(hours / 24) });
}

/** Break a title at spaces so that only a single long word can exceed `width`. */
export function wrapTitle(title: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

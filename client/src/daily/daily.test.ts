import { expect, test } from 'vitest';
import { dayOf, keepStars, starsOf, starWords, streak } from './daily';
import { memory } from '../lib/fixtures';

test('the first answer counts', () => {
  const store = memory();
  keepStars(store, 'hero', '2026-11-16', 1, '2026-11-16');
  keepStars(store, 'hero', '2026-11-16', 3, '2026-11-16');
  expect(starsOf(store, 'hero', '2026-11-16')).toBe(1);
  expect(starsOf(store, 'clinic', '2026-11-16')).toBeUndefined();
});

test('days in a row are counted, and today may still come', () => {
  const store = memory();
  for (const day of ['2026-11-28', '2026-11-30', '2026-12-01']) keepStars(store, 'hero', day, 2, day);
  expect(streak(store, 'hero', '2026-12-01')).toBe(2);
  expect(streak(store, 'hero', '2026-12-02')).toBe(2);
  expect(streak(store, 'hero', '2026-12-03')).toBe(0);
});

test('a case of the archive counts on the day whose case it is', () => {
  const store = memory();
  keepStars(store, 'hero', '2026-11-16', 2, null);
  keepStars(store, 'hero', '2026-11-17', 2, '2027-01-05');
  expect(streak(store, 'hero', '2026-11-16')).toBe(0);
  expect(streak(store, 'hero', '2027-01-05')).toBe(1);
});

test('days and stars as they are written', () => {
  expect(dayOf(new Date(2026, 10, 6))).toBe('2026-11-06');
  expect(starWords(2)).toBe('★★☆');
});

test('what cannot be read counts as nothing', () => {
  const store = memory();
  store.setItem('wardround.daily', '{broken');
  expect(streak(store, 'hero', '2026-11-16')).toBe(0);
});

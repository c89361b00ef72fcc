import { expect, it } from 'vitest';
import { bestWords, countGame } from './best';
import { memory } from '../lib/fixtures';

it('counts every table once and remembers the best', () => {
  const store = memory();
  const play = (table: string, score: number, won: boolean) =>
    bestWords(countGame(store, { game: 'hero', seats: 3, table, score, won }), true);
  expect(play('a', 30, true)).toBe('Your first game with these settings.');
  expect(play('b', 41, false)).toBe('Won 1 of 2 games with these settings. A new best: 41, after 30.');
  expect(play('b', 41, false)).toBe('Won 1 of 2 games with these settings. Your best: 41.');
  expect(countGame(store, { game: 'hero', seats: 4, table: 'c', score: 1, won: true }).before).toBeNull();
});

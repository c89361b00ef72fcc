import { expect, test } from 'vitest';
import { contents, inline } from './book';
import type { HowToPlay } from '../connection/protocol';

const page = (id: string, title: string, text: string, caption = '') => ({
  id,
  title,
  text,
  rules: [],
  picture: { sight: '', show: [], ring: [], caption },
});
const book: HowToPlay = {
  game: 'any',
  title: 'Any',
  language: 'en',
  pages: [
    page('goal', 'The goal', 'Save **everybody**.'),
    page('move', 'Move', 'Walk a step.', 'The nurse may go north.'),
  ],
  sights: {},
  aid: { title: 'Player aid', text: 'Move: one step', caption: '' },
};

test('a line is split at bold words and at rules', () => {
  expect(inline('Take **two cards** (FC-6.1).')).toEqual([
    { kind: 'plain', text: 'Take ' },
    { kind: 'strong', text: 'two cards' },
    { kind: 'plain', text: ' (' },
    { kind: 'rule', text: 'FC-6.1' },
    { kind: 'plain', text: ').' },
  ]);
});

test('an icon stands among words', () => {
  expect(inline(':pat/red: Red: $32')).toEqual([
    { kind: 'icon', text: 'pat/red' },
    { kind: 'plain', text: ' Red: $32' },
  ]);
});

test('the contents are the pages and the aid', () => {
  expect(contents(book).map(({ id }) => id)).toEqual(['goal', 'move', 'aid']);
});

test('a search finds words of titles, texts and captions, in any case', () => {
  expect(contents(book, 'STEP move').map(({ id }) => id)).toEqual(['move', 'aid']);
  expect(contents(book, 'nurse').map(({ id }) => id)).toEqual(['move']);
  expect(contents(book, 'surgeon')).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Control } from '../connection/protocol';
import { concerns, edit, numbersIn, placed, placeOf, toggled, valueAt } from './fields';

const control = (field: Partial<Control['field']> & { key: string }): Control => ({
  label: field.key,
  called: {},
  field: { form: 'words', words: [], names: [], places: [], joint: '@', ...field },
});
const tokens = control({
  key: 'tokens',
  form: 'word',
  names: ['0', '1'],
  named: 'seat:',
  words: ['van_port', 'lobby'],
  of: 'tile:',
});
const stressed = control({ key: 'stressed', words: ['van_port', 'lobby'], of: 'tile:' });
const heroes = control({ key: 'heroes', form: 'placed', words: ['rob'], of: 'hero:', places: ['icu'], at: 'room:' });

test('a key with dots leads into tables and lists', () => {
  expect(valueAt({ boards: [{ money: 7 }] }, 'boards.0.money')).toBe(7);
  expect(valueAt({ tokens: { 1: 'lobby' } }, 'tokens', '1')).toBe('lobby');
  expect(valueAt(null, 'tick')).toBeUndefined();
});

test('a piece concerns the fields that can name it', () => {
  const all = [tokens, stressed, heroes];
  expect(concerns(all, ['tile:lobby'])).toEqual([
    { control: tokens, word: 'lobby' },
    { control: stressed, word: 'lobby' },
  ]);
  expect(concerns(all, ['seat:1'])).toEqual([{ control: tokens, name: '1' }]);
  expect(concerns(all, ['room:icu'])).toEqual([{ control: heroes, place: 'icu' }]);
  expect(concerns(all, ['tile:nowhere', 'card:7'])).toEqual([]);
});

test('an empty value removes the key', () => {
  expect(edit(stressed, toggled(['lobby'], 'lobby'))).toEqual({ path: ['position', 'stressed'], value: null });
  expect(edit(tokens, 'lobby', '1')).toEqual({ path: ['position', 'tokens', '1'], value: 'lobby' });
});

test('a word moves with its place', () => {
  expect(placeOf('rob@icu/2', '@')).toEqual({ word: 'rob', place: 'icu' });
  expect(placeOf('nurse @ 1,1,0 bound', ' @ ')).toEqual({ word: 'nurse', place: '1,1,0' });
  expect(placed(['rob@er', 'alex'], '@', 'rob', 'icu')).toEqual(['alex', 'rob@icu']);
  expect(placed(['rob@er'], '@', 'rob', '')).toEqual([]);
});

test('numbers are read as they are typed', () => {
  expect(numbersIn('4, 2 x 1')).toEqual([4, 2, 1]);
});

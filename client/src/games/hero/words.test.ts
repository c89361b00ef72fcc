import { expect, it } from 'vitest';
import { codeOf, helpTag, linesOf, shortened } from './words';

it('puts two letters on a plate', () => {
  expect(['Harold the Janitor', 'Hilde the ICU Nurse', 'The Pharmacist', 'Head of Neurology', 'Rob'].map(codeOf)).toEqual(['Ja', 'IN', 'Ph', 'HN', 'Ro']);
});

it('breaks names into lines and loses nothing', () => {
  expect(linesOf('Off-Duty Nurse with a Bent Finger', 15, 3)).toEqual(['Off-Duty Nurse', 'with a Bent', 'Finger']);
  expect(linesOf('a b c d', 1, 2)).toEqual(['a', 'b c d']);
});

it('cuts a note at a word where it does not fit', () => {
  expect(shortened('Speaks to synapses by name.', 16)).toBe('Speaks to…');
  expect(shortened('One look.', 16)).toBe('One look.');
});

it('tells who helps in a word', () => {
  const nurse = { id: 'staff:n', name: 'Scrub Nurse', skills: [] };
  expect(helpTag({ way: [], helpers: [nurse], counsel: null, lacks: [] })).toBe('with SN');
  expect(helpTag({ way: [], helpers: [], counsel: null, lacks: [] })).toBe('alone');
});

import { expect, it } from 'vitest';
import type { PatientView } from './view';
import { codeOf, helpTag, linesOf, patientTip, shortened } from './words';

it('puts two letters on a plate', () => {
  expect(
    ['Harold the Janitor', 'Hilde the ICU Nurse', 'The Pharmacist', 'Head of Neurology', 'Rob'].map(codeOf),
  ).toEqual(['Ja', 'IN', 'Ph', 'HN', 'Ro']);
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

it('says who gets the chaos, and rewards nobody for standing by in a cooperative game', () => {
  const patient: PatientView = {
    id: 'patient:stroke#1',
    name: 'Stroke',
    room: 'room:er',
    station: 1,
    timer: 1,
    tier: 3,
    ways: ['N3'],
    reward: 5,
    freeload: 2,
    chaos: 2,
    carry: null,
    text: '',
  };
  expect(patientTip(patient, false)).toBe(
    'Stroke: neurology 3.\n' +
      'Leaves in 1 hour; then every hero gets 2 chaos (HE-8.4).\n' +
      'Reward 5; others here get 2 (HE-5.35, HE-5.36).',
  );
  expect(patientTip(patient, true)).toBe(
    'Stroke: neurology 3.\nLeaves in 1 hour; then the party gets 2 chaos (HE-13.5).\nReward 5 (HE-5.35).',
  );
});

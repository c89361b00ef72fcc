import { describe, expect, it } from 'vitest';
import { isTreatable, needsOf, treatmentOf } from './help';
import type { View } from './view';

const HERO = { journals: [], power: '', text: '', flu_immune: false, bag: null };
const ROB = {
  ...HERO,
  seat: 0,
  id: 'hero:rob',
  name: 'Rob',
  room: 'room:or',
  skills: [1, 2, 0, 0] as [number, number, number, number],
};
const LEO = {
  ...HERO,
  seat: 1,
  id: 'hero:leo',
  name: 'Leo',
  room: 'room:or',
  skills: [0, 0, 2, 0] as [number, number, number, number],
};
const NURSE = {
  id: 'staff:scrub',
  name: 'Scrub Nurse',
  room: 'room:or',
  hours: 2,
  skills: [0, 1, 0, 0],
  tone: 'positive',
  text: '',
  used: false,
};
const OR = { id: 'room:or', name: 'Operation Room', adjacent: [], stations: 0, bonus: 'S1', actions: [] };
const VIEW = { heroes: [ROB, LEO], staff: [NURSE], rooms: [OR], counsels_left: 1 } as unknown as View;

function patient(...ways: string[]): View['patients'][number] {
  return {
    id: 'patient:x',
    name: 'X',
    room: 'room:or',
    station: 0,
    timer: 1,
    chaos: 1,
    tier: 1,
    ways,
    reward: 1,
    freeload: 0,
    text: '',
    carry: null,
  };
}

describe('treatments', () => {
  it('are promised only where a legal move treats the patient', () => {
    const move = { actions: [{ kind: 'take_patient', seat: 0, patient: 'patient:x' }] };
    const treat = { actions: [{ kind: 'treat', seat: 0, patient: 'patient:x', way: 1 }] };
    expect(isTreatable([move], 'patient:x')).toBe(false);
    expect(isTreatable([move, treat], 'patient:x')).toBe(true);
    expect(isTreatable([move, treat], 'patient:y')).toBe(false);
  });

  it('read what a way asks for', () => {
    expect(needsOf('L2 N3')).toEqual([
      { skill: 0, n: 2 },
      { skill: 3, n: 3 },
    ]);
  });

  it('name who adds to it', () => {
    const { helpers, counsel, lacks } = treatmentOf(VIEW, ROB, patient('S4'));
    expect([helpers.map(one => one.name), counsel, lacks]).toEqual([['Scrub Nurse', 'Operation Room'], null, []]);
  });

  it('ask for counsel only where it is needed', () => {
    expect(treatmentOf(VIEW, ROB, patient('I2')).counsel?.name).toBe('Leo');
    expect(treatmentOf(VIEW, ROB, patient('I2', 'L1')).counsel).toBeNull();
  });

  it('say what is missing of the nearest way', () => {
    expect(treatmentOf(VIEW, ROB, patient('N3', 'L2')).lacks).toEqual([{ skill: 0, n: 1 }]);
    expect(treatmentOf({ ...VIEW, counsels_left: 0 }, ROB, patient('I2')).lacks).toEqual([{ skill: 2, n: 2 }]);
  });
});

import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../connection/protocol';
import { netOf, readingOf, sum } from './tally';
import type { PatientView, View, WardView } from './view';

function line(kind: string, event: Record<string, unknown>): LogLine {
  return {
    n: 1,
    i: 0,
    seat: 0,
    kind,
    text: kind,
    rule: '',
    mentions: [],
    event: { kind, ...event },
    private: false,
    hinted: false,
  };
}

const patient: PatientView = {
  id: 'patient:1',
  malady: 'cardio',
  colour: 'red',
  level: 3,
  level_name: 'Failing',
  place: '',
  pv: 2,
  piece: 'bed',
};
const ward: WardView = {
  id: 'ward:cardio',
  malady: 'cardio',
  name: 'Cardio',
  colour: 'red',
  ability: 'ability:worst_first',
  ability_label: '',
  heal: 6,
  pv: 2,
  beds: [patient],
};
const view = { wards: [ward], chairs: [], rooms: [], procedure: null } as unknown as View;

describe('counting a set', () => {
  it('takes black from matching (HH-7.12)', () => {
    expect(netOf(view, patient, ['red', 'red', 'black', 'blue'])).toEqual({ matching: 2, black: 1, net: 1 });
  });

  it('follows Experimental Procedures (HH-13.34)', () => {
    const named = { ...view, procedure: ['cube:blue', 'ward:cardio'] } as View;
    expect(netOf(named, patient, ['red', 'blue', 'blue']).matching).toBe(2);
  });

  it('follows a Ward where black has no effect (HH-8.2, HH-8.3)', () => {
    const numb = { ...view, wards: [{ ...ward, ability: 'ability:black_no_effect' }] };
    expect(netOf(numb, patient, ['red', 'red', 'red', 'black'])).toEqual({ matching: 3, black: 0, net: 1 });
  });

  it('adds up', () => {
    expect(sum({ red: 2, blue: 3 })).toBe(5);
  });
});

describe('reading a step', () => {
  it('tells of a draw and its result', () => {
    const reading = readingOf(
      [
        line('cubes_drawn', { purpose: 'heal', cubes: ['red', 'red'] }),
        line('level_changed', { before: 3, after: 1 }),
        line('fee_earned', { money: 4 }),
      ],
      [],
      '',
    );
    expect(reading).toEqual({
      purpose: 'heal',
      cubes: ['red', 'red'],
      headline: 'Level 3 → 1',
      words: ['+$4'],
      good: true,
    });
  });

  it('keeps the cubes that lay open before', () => {
    const reading = readingOf([line('level_changed', { before: 1, after: 2 })], ['black'], 'heal');
    expect(reading?.cubes).toEqual(['black']);
    expect(reading?.good).toBe(false);
  });

  it('leaves out what a death did not cost, and counts Prestige that paid for missing Money', () => {
    const died = [line('level_changed', { before: 4, after: 5 }), line('patient_died', {})];
    const settled = (costs: Record<string, number>) =>
      readingOf([...died, line('death_settled', costs)], ['black'], 'heal')?.words;
    expect(settled({ money: 0, prestige: 0, converted: 0 })).toEqual([]);
    expect(settled({ money: 4, prestige: 2, converted: 0 })).toEqual(['−$4', '−2 Prestige']);
    expect(settled({ money: 1, prestige: 2, converted: 6 })).toEqual(['−$1', '−8 Prestige']);
  });

  it('starts anew with every set and says nothing of an unfinished one', () => {
    const checked = [
      line('cubes_drawn', { purpose: 'rounds', cubes: ['red'] }),
      line('patient_checked', {}),
      line('cubes_drawn', { purpose: 'rounds', cubes: ['blue'] }),
    ];
    expect(readingOf(checked, [], '')).toBeNull();
    expect(readingOf([...checked, line('patient_checked', {})], [], '')?.cubes).toEqual(['blue']);
    expect(readingOf([], ['red'], 'heal')).toBeNull();
    expect(readingOf([line('patient_checked', { by: 'character:dream' })], ['red'], 'heal')?.headline).toBe(
      'No change',
    );
  });
});

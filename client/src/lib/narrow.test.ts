import { describe, expect, it } from 'vitest';
import { choiceFrom, keepPicks, labelOfKey, narrow, type Choice } from './narrow';

function choices(...actions: Record<string, unknown>[]): Choice[] {
  return actions.map((action, i) => {
    const mentions = Object.values(action).flatMap((value) => (Array.isArray(value) ? value : [value]));
    const ids = mentions.filter((value): value is string => typeof value === 'string' && value.includes(':'));
    return choiceFrom(String(i), action, `choice ${i}`, ids);
  });
}

const HEAL = choices(
  { kind: 'heal', seat: 0, doctor: 'doctor:aorta', patient: 'patient:1' },
  { kind: 'heal', seat: 0, doctor: 'doctor:aorta', patient: 'patient:2' },
  { kind: 'heal', seat: 0, doctor: 'doctor:couch', patient: 'patient:2' },
  { kind: 'pass', seat: 0 },
);
const TABLE = new Set(['doctor:aorta', 'doctor:couch', 'patient:1', 'patient:2']);

describe('narrowing', () => {
  it('lights what some but not all remaining moves mention', () => {
    expect([...narrow(HEAL, [], TABLE).lit].sort()).toEqual([...TABLE].sort());
  });

  it('works from either end', () => {
    const byDoctor = narrow(HEAL, ['doctor:aorta', 'patient:2'], TABLE);
    const byPatient = narrow(HEAL, ['patient:2', 'doctor:aorta'], TABLE);
    expect(byDoctor.only?.id).toBe('1');
    expect(byPatient.only?.id).toBe('1');
  });

  it('does not light what all remaining moves share', () => {
    const now = narrow(HEAL, ['patient:2'], TABLE);
    expect([...now.lit].sort()).toEqual(['doctor:aorta', 'doctor:couch']);
  });

  it('offers kinds as buttons, a single one by its sentence', () => {
    expect(narrow(HEAL, [], TABLE).offers).toEqual([
      { key: 'kind=heal', label: 'Heal', count: 3 },
      { key: 'kind=pass', label: 'choice 3', count: 1 },
    ]);
  });

  it('offers words that have no place on the table', () => {
    const draws = choices(
      { kind: 'draw', seat: 0, count: 1 },
      { kind: 'draw', seat: 0, count: 2 },
      { kind: 'draw', seat: 0, count: 2, colour: 'red' },
    );
    const now = narrow(draws, [], new Set());
    expect(now.offers.map((offer) => offer.label)).toEqual(['choice 0', 'Count 2']);
    const then = narrow(draws, ['count=2'], new Set());
    expect(then.offers.map((offer) => offer.label)).toEqual(['choice 2', 'choice 1']);
  });

  it('keeps a move reachable whose mentions another move contains', () => {
    const pair = choices(
      { kind: 'go', seat: 0, to: 'tile:a' },
      { kind: 'go', seat: 0, to: 'tile:a', via: 'tile:b' },
    );
    const now = narrow(pair, ['tile:a'], new Set(['tile:a', 'tile:b']));
    expect([...now.lit]).toEqual(['tile:b']);
    expect(now.offers).toEqual([{ key: 'choice=0', label: 'choice 0', count: 1 }]);
    expect(narrow(pair, ['tile:a', 'choice=0'], new Set()).only?.id).toBe('0');
  });

  it('tells moves with the same mentions apart by their sentences', () => {
    const swap = choices(
      { kind: 'swap', seat: 0, one: 'tile:a', two: 'tile:b' },
      { kind: 'swap', seat: 0, one: 'tile:b', two: 'tile:a' },
    );
    const now = narrow(swap, ['tile:a', 'tile:b'], new Set(['tile:a', 'tile:b']));
    expect(now.offers.map((offer) => offer.key)).toEqual(['choice=0', 'choice=1']);
  });

  it('every move can be reached from every list', () => {
    for (const list of [HEAL, choices({ kind: 'a', seat: 0 }), choices({ kind: 'a', seat: 0, n: 1 }, { kind: 'a', seat: 0, n: 2 })])
      for (const wanted of list) expect(reach(list, wanted, TABLE)).toBe(wanted.id);
  });

  it('takes a single move without a pick', () => {
    expect(narrow(choices({ kind: 'pass', seat: 0 }), [], new Set()).only?.id).toBe('0');
  });
});

/** Pick whatever leads to a move until it alone is left. */
function reach(list: readonly Choice[], wanted: Choice, table: ReadonlySet<string>): string {
  let picks: string[] = [];
  for (let i = 0; i < 10; i++) {
    const now = narrow(list, picks, table);
    if (now.only) return now.only.id;
    const keys = [...now.offers.map((offer) => offer.key), ...now.lit];
    const next = keys.find((key) => narrow(list, [...picks, key], table).remaining.includes(wanted));
    if (next === undefined) return 'stuck';
    picks = [...picks, next];
  }
  return 'endless';
}

describe('after a change of the list', () => {
  it('keeps the picks that still fit, in order', () => {
    const left = HEAL.slice(2);
    expect(keepPicks(left, ['patient:2', 'doctor:aorta'])).toEqual(['patient:2']);
    expect(keepPicks(left, ['patient:2', 'doctor:couch'])).toEqual(['patient:2', 'doctor:couch']);
  });
});

describe('labels', () => {
  it('read as words', () => {
    expect(labelOfKey('kind=end_actions')).toBe('End actions');
    expect(labelOfKey('card:sick_leave')).toBe('Sick leave');
    expect(labelOfKey('count=3')).toBe('Count 3');
    expect(labelOfKey('insured=true')).toBe('Insured');
    expect(labelOfKey('insured=false')).toBe('No insured');
  });
});

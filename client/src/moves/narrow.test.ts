import { describe, expect, it } from 'vitest';
import { choices, steps } from '../lib/fixtures';
import { choicesFrom, keepPicks, labelOfKey, narrow, wholeChoices, type Choice } from './narrow';
import type { MoveStep, WholeMove } from '../connection/protocol';
import RECORDED from '../../../tests/server/offers.json';

function whole(parts: MoveStep[], ...moves: (Partial<WholeMove> & { steps: number[] })[]): Choice[] {
  return wholeChoices({
    type: 'moves',
    re: '',
    seq: 1,
    steps: parts,
    moves: moves.map(move => ({ kind: 'go', ...move })),
  });
}

const HEAL = choices(
  { kind: 'heal', seat: 0, doctor: 'doctor:aorta', patient: 'patient:1' },
  { kind: 'heal', seat: 0, doctor: 'doctor:aorta', patient: 'patient:2' },
  { kind: 'heal', seat: 0, doctor: 'doctor:couch', patient: 'patient:2' },
  { kind: 'heal', seat: 0, doctor: 'doctor:couch', patient: 'patient:3' },
  { kind: 'pass', seat: 0 },
);
const TABLE = new Set(['doctor:aorta', 'doctor:couch', 'patient:1', 'patient:2', 'patient:3']);

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
      { key: 'kind=heal', label: 'choice …', count: 4 },
      { key: 'kind=pass', label: 'choice 4', count: 1 },
    ]);
  });

  it('offers words that have no place on the table', () => {
    const draws = choices(
      { kind: 'draw', seat: 0, count: 1 },
      ...['', 'red', 'blue', 'green', 'gray'].map(colour => ({
        kind: 'draw',
        seat: 0,
        count: 2,
        ...(colour ? { colour } : {}),
      })),
    );
    const now = narrow(draws, [], new Set());
    expect(now.offers.map(offer => offer.label)).toEqual(['choice 0', 'choice …']);
    const then = narrow(draws, ['count=2'], new Set());
    expect(then.offers.map(offer => offer.label)).toEqual([1, 2, 3, 4, 5].map(n => `choice ${n}`));
  });

  it('keeps a move reachable whose mentions another move contains', () => {
    const table = ['b', 'c', 'd', 'e'].map(name => `tile:${name}`);
    const ways = choices(
      { kind: 'go', seat: 0, to: 'tile:a' },
      ...table.map(via => ({ kind: 'go', seat: 0, to: 'tile:a', via })),
    );
    const now = narrow(ways, ['tile:a'], new Set(['tile:a', ...table]));
    expect([...now.lit]).toEqual(table);
    expect(now.offers[0]).toEqual({ key: 'choice=0', label: 'choice 0', count: 1 });
    expect(narrow(ways, ['tile:a', 'choice=0'], new Set()).only?.id).toBe('0');
  });

  it('tells moves with the same mentions apart by their sentences', () => {
    const swap = choices(
      { kind: 'swap', seat: 0, one: 'tile:a', two: 'tile:b' },
      { kind: 'swap', seat: 0, one: 'tile:b', two: 'tile:a' },
    );
    const now = narrow(swap, ['tile:a', 'tile:b'], new Set(['tile:a', 'tile:b']));
    expect(now.offers.map(offer => offer.key)).toEqual(['choice=0', 'choice=1']);
  });

  it('every move can be reached from every list', () => {
    for (const list of [
      HEAL,
      choices({ kind: 'a', seat: 0 }),
      choices({ kind: 'a', seat: 0, n: 1 }, { kind: 'a', seat: 0, n: 2 }),
    ])
      for (const wanted of list) expect(reach(list, wanted, TABLE)).toBe(wanted.id);
  });

  it('offers a few moves by their sentences', () => {
    const now = narrow(HEAL, ['patient:2'], TABLE);
    expect(now.offers.map(offer => offer.label)).toEqual(['choice 1', 'choice 2']);
  });

  it('takes a single move without a pick', () => {
    expect(narrow(choices({ kind: 'pass', seat: 0 }), [], new Set()).only?.id).toBe('0');
  });
});

/** Pick whatever keeps the wanted move until it is the only one left. */
function reach(list: readonly Choice[], wanted: Choice, table: ReadonlySet<string>): string {
  let picks: string[] = [];
  for (let i = 0; i < 10; i++) {
    const now = narrow(list, picks, table);
    if (now.only) return now.only.id;
    const keys = [...now.offers.map(offer => offer.key), ...now.lit];
    const next = keys.find(key => narrow(list, [...picks, key], table).remaining.includes(wanted));
    if (next === undefined) return 'stuck';
    picks = [...picks, next];
  }
  return 'endless';
}

describe('when the list changes', () => {
  it('the picks that still fit are kept, in order', () => {
    const left = HEAL.slice(2, 3);
    expect(keepPicks(left, ['patient:2', 'doctor:aorta'])).toEqual(['patient:2']);
    expect(keepPicks(left, ['patient:2', 'doctor:couch'])).toEqual(['patient:2', 'doctor:couch']);
  });
});

describe('whole moves', () => {
  const RUN = steps(
    { kind: 'run', seat: 0, room: 'room:er' },
    { kind: 'take', seat: 0, staff: 'staff:doctor' },
    { kind: 'take', seat: 0, staff: 'staff:nurse' },
    { kind: 'done', seat: 0 },
    { kind: 'treat', seat: 0, patient: 'patient:1' },
  );
  const MOVES = whole(
    RUN,
    { steps: [0, 3] },
    { steps: [0, 1, 3] },
    { steps: [0, 2, 3] },
    { steps: [0, 1, 2] },
    { steps: [4], kind: 'treat' },
  );
  const TABLE = new Set(['room:er', 'staff:doctor', 'staff:nurse', 'patient:1']);

  it('can be picked by any of their pieces', () => {
    expect([...narrow(MOVES, [], TABLE).lit].sort()).toEqual(['patient:1', 'room:er', 'staff:doctor', 'staff:nurse']);
    expect(narrow(MOVES, ['staff:doctor', 'staff:nurse'], TABLE).only?.id).toBe('0.1.2');
    expect(narrow(MOVES, ['patient:1'], TABLE).only?.actions).toEqual([
      { kind: 'treat', seat: 0, patient: 'patient:1' },
    ]);
  });

  it('are named by the sentences of their actions unless they have their own', () => {
    expect(MOVES[0]?.text).toBe('choice 0 · choice 3');
    expect(whole(RUN, { steps: [0, 3], text: 'Run alone' })[0]?.text).toBe('Run alone');
  });

  it('say what follows on their buttons', () => {
    const offers = narrow(
      whole(RUN, { steps: [0, 3], draws: 6, free: false }, { steps: [4], free: false }, { steps: [1] }),
      [],
      TABLE,
    ).offers;
    expect(offers.map(offer => offer.follows)).toEqual(['draws 6', 'no free undo', undefined]);
    expect(offers.map(offer => offer.draws)).toEqual([6, 0, undefined]);
  });

  it('can name a piece twice', () => {
    const cubes = steps(
      ...['red', 'red', 'blue', 'done'].map(cube => ({ kind: 'return', seat: 0, cube: `cube:${cube}` })),
    );
    const sets = whole(
      cubes,
      { steps: [3] },
      { steps: [0, 3] },
      { steps: [0, 1, 3] },
      { steps: [0, 2, 3] },
      { steps: [2, 3] },
      { steps: [0, 1, 2] },
    );
    const table = new Set(['cube:red', 'cube:blue']);
    const once = narrow(sets, ['cube:red'], table);
    expect([...once.lit].sort()).toEqual(['cube:blue', 'cube:red']);
    const twice = narrow(sets, ['cube:red', 'cube:red*2'], table);
    expect([...twice.lit]).toEqual(['cube:blue']);
    expect(twice.remaining.map(choice => choice.id)).toEqual(['0.1.3', '0.1.2']);
  });

  it('are set aside if another does the same for less, unless they are picked', () => {
    const tokens = steps(
      { kind: 'act', seat: 0, doctor: 'doctor:aorta', token: 'token:own' },
      { kind: 'act', seat: 0, doctor: 'doctor:aorta', token: 'token:shared' },
    );
    const both = whole(tokens, { steps: [0] }, { steps: [1], aside: true });
    const table = new Set(['doctor:aorta', 'token:own', 'token:shared']);
    expect(narrow(both, ['doctor:aorta'], table).only?.id).toBe('0');
    expect([...narrow(both, [], table).lit].sort()).toEqual(['token:own', 'token:shared']);
    expect(narrow(both, ['token:shared'], table).only?.id).toBe('1');
  });
});

describe('labels of several moves', () => {
  const GO = steps(
    { kind: 'go', seat: 0, room: 'er' },
    { kind: 'go', seat: 0, room: 'park' },
    { kind: 'treat', seat: 0, patient: 'patient:1' },
  );
  const said = (...texts: string[]): Choice[] =>
    choicesFrom(GO.map((step, index) => ({ index, seat: 0, ...step, text: texts[index] ?? '' })));

  it('are what their kind is called', () => {
    const moves = wholeChoices({
      type: 'moves',
      re: '',
      seq: 0,
      steps: GO,
      moves: [
        { steps: [0], kind: 'go', text: '' },
        { steps: [1], kind: 'go', text: '' },
      ],
      kinds: { go: 'Walk' },
    });
    expect(labelOfKey('kind=go', moves)).toBe('Walk');
  });

  it('are what their sentences share', () => {
    expect(labelOfKey('kind=go', said('Go to the E.R.', 'Go to the park', 'Treat'))).toBe('Go to the …');
    expect(labelOfKey('kind=go', said('Zur Notaufnahme gehen', 'Zum Park gehen', 'Behandeln'))).toBe('… gehen');
    expect(labelOfKey('kind=go', said('E.R.', 'Park', 'Treat'))).toBe('E.R. …');
  });
});

describe('moves that draw', () => {
  it('get their own buttons beside other kinds, so that they need no Confirm', () => {
    const doctors = ['character:bunsen', 'character:fever', 'character:glass'];
    const parts = [
      ...steps(...doctors.map(character => ({ kind: 'heal', character, patient: 'patient:1' }))),
      ...steps(...[1, 2, 3, 4, 5].map(ward => ({ kind: 'transfer', ward: `ward:${ward}`, patient: 'patient:1' }))),
    ];
    const moves = parts.map((_, n) => ({
      steps: [n],
      kind: n < 3 ? 'heal' : 'transfer',
      text: n < 3 ? `Heal the patient with ${doctors[n]}` : `Transfer ${n}`,
      draws: n < 3 ? 6 : 0,
      free: n >= 3,
    }));
    const all = wholeChoices({
      type: 'moves',
      re: '',
      seq: 1,
      steps: parts,
      moves,
      kinds: { heal: 'Heal', transfer: 'Transfer' },
    });
    const { offers } = narrow(all, ['patient:1'], new Set(['patient:1', ...doctors]));
    expect(offers.map(({ label }) => label)).toEqual([
      'Heal: character:bunsen',
      'Heal: character:fever',
      'Heal: character:glass',
      'Transfer',
    ]);
    expect(offers[0]?.follows).toContain('6');
  });
});

describe('labels of recorded offers', () => {
  const COST = /(?<!\+)\$\d+|(?<![+\d])\d+[ \u00a0]\$|\+\d+[ \u00a0]chaos/giu;
  const all = RECORDED.map(({ game, language, kinds, moves }) => ({
    name: `${game} ${language}`,
    list: moves.map(({ kind, text, aside, pieces }, n): Choice => ({
      ...{ id: `${n}`, kind, called: kinds[kind as keyof typeof kinds] ?? '', text, aside, mentions: pieces },
      keys: new Set([`kind=${kind}`, `first=${n}`, `choice=${n}`, ...pieces]),
      ...{ actions: [], follows: null, draws: 0 },
    })),
  }));

  it.each(all)('differ, and keep the verb and the price: $name', ({ list }) => {
    const table = new Set(list.flatMap(({ mentions }) => mentions));
    for (const pick of [null, ...table]) {
      const { offers, remaining } = narrow(list, pick === null ? [] : [pick], table);
      const labels = offers.map(({ label }) => label);
      expect(new Set(labels).size, labels.join('\n')).toBe(labels.length);
      for (const { key, label, count } of offers) {
        const choice = count === 1 && remaining.find(one => one.keys.has(key));
        if (!choice || label === choice.text) continue;
        expect(label.toLowerCase()).toContain(choice.called.toLowerCase() || 'its whole sentence');
        expect(label.match(COST), choice.text).toEqual(choice.text.match(COST));
      }
    }
  });

  it('name the price that all moves of a kind have', () => {
    const calls = steps({ kind: 'call', staff: 'staff:a' }, { kind: 'call', staff: 'staff:b' });
    const called = (a: string, b: string): string => {
      const moves = [a, b].map((text, n) => ({ steps: [n], kind: 'call', text }));
      const list = wholeChoices({ type: 'moves', re: '', seq: 0, steps: calls, moves, kinds: { call: 'Call' } });
      return labelOfKey('kind=call', list);
    };
    expect(called('Call A: +2 chaos', 'Call B: +2 chaos')).toBe('Call · +2 chaos');
    expect(called('Build A · $3', 'Build B · $10')).toBe('Call · $3 – $10');
    expect(called('Call A: +2 chaos', 'Call B')).toBe('Call');
    expect(called('Treat A: +$3', 'Treat B: +$3')).toBe('Call');
  });
});

import { describe, expect, it } from 'vitest';
import { blankForm, fillSeats, isRuling, optionKind, switches, toNewTable, tokensToKeep, valueLabel } from './form';
import type { GameCard, Option } from '../connection/protocol';

const OPTION: Option = { id: 'mode', label: 'Mode', values: ['quiet', 'full_moon'], default: 'quiet', rule: 'FC-1.1' };
const CARD: GameCard = {
  meta: {
    id: 'g',
    title: 'G',
    summary: '',
    kind: 'team',
    minutes: [1, 2],
    credits: [],
    rules_version: 1,
    end_reasons: [],
    options: [{ ...OPTION, id: 'seats', values: [2, 3], default: 2 }, OPTION],
  },
  seats: [2, 3],
  default_seats: 2,
  levels: ['random', 'greedy'],
  quick_level: 'greedy',
  rules: 0,
  tables: [],
  ornaments: [],
  book: true,
  guide: 0,
};

describe('the form of a new table', () => {
  it('starts with me and bots, and default options', () => {
    const body = toNewTable(blankForm(CARD, { name: 'Inés', colour: 'teal' }), CARD);
    expect(body.seats).toEqual([
      { by: 'me', level: '', name: 'Inés', colour: 'teal' },
      { by: 'bot', level: 'greedy', name: '', colour: '' },
    ]);
    expect(body.options).toEqual({ mode: 'quiet' });
  });

  it('keeps seats that were set when their number changes', () => {
    const three = fillSeats([{ by: 'me' }, { by: 'open' }], 3, 'greedy', { name: '', colour: '' });
    expect(three.map(seat => seat.by)).toEqual(['me', 'open', 'bot']);
    expect(fillSeats(three, 2, 'greedy', { name: '', colour: '' })).toHaveLength(2);
  });

  it('asks only about seats that are there', () => {
    const third: Option = { ...OPTION, id: 'level_3', seat: 2 };
    const card = { ...CARD, meta: { ...CARD.meta, options: [...CARD.meta.options, third] } };
    expect(switches(card, 2, {}).map(option => option.id)).toEqual(['mode']);
    expect(switches(card, 3, {}).map(option => option.id)).toEqual(['mode', 'level_3']);
    expect(toNewTable(blankForm(card, { name: '', colour: '' }), card).options).not.toHaveProperty('level_3');
  });

  it('asks only what makes a difference', () => {
    const loud: Option = {
      ...OPTION,
      id: 'howling',
      values: [true, false],
      default: true,
      when: [['mode', 'full_moon']],
    };
    const card = { ...CARD, meta: { ...CARD.meta, options: [...CARD.meta.options, loud] } };
    const form = blankForm(card, { name: '', colour: '' });
    expect(toNewTable(form, card).options).toEqual({ mode: 'quiet' });
    form.options.mode = 'full_moon';
    expect(toNewTable(form, card).options).toEqual({ mode: 'full_moon', howling: true });
  });

  it('shows options as what they are', () => {
    expect(optionKind(OPTION)).toBe('buttons');
    expect(optionKind({ ...OPTION, values: [true, false] })).toBe('switch');
    expect(optionKind({ ...OPTION, values: [1, 2, 3, 4, 5, 6] })).toBe('list');
    expect(valueLabel(OPTION, 'full_moon')).toBe('Full moon');
    expect(isRuling({ ...OPTION, rule: 'FC-R6' })).toBe(true);
  });

  it('keeps my seats and the host secret', () => {
    const made = {
      table: 't',
      host: 'h',
      spectate: 's',
      seats: [
        { seat: 0, by: 'me' as const, token: 'a' },
        { seat: 1, by: 'open' as const, token: 'b' },
      ],
    };
    const { held, first } = tokensToKeep(made);
    expect(held.map(one => one.token)).toEqual(['a', 'h']);
    expect(first).toBe('a');
  });
});

/** The form for a new table, built from the game's metadata. */
import type { GameCard, NewTable, NewTableMade, Option, SeatWish } from '../connection/protocol';
import type { HeldToken, Me } from '../lib/storage';
import { humanise } from '../words/phrases';
import { say } from '../words/say.svelte';

export type OptionValue = Option['default'];

/** The request, as the form is being filled in. */
export interface TableForm extends Required<Omit<NewTable, 'language' | 'waiting'>> {
  /** The file the pack came from. */
  packName: string;
}

export function blankForm(card: GameCard, me: Me): TableForm {
  const options: Record<string, OptionValue> = {};
  for (const option of card.meta.options) if (option.id !== 'seats') options[option.id] = option.default;
  return {
    game: card.meta.id,
    name: '',
    seats: fillSeats([], card.default_seats, card.quick_level, me),
    options,
    seed: '',
    pack: '',
    packName: '',
    public: false,
    hints: true,
    clock: { kind: 'none' },
  };
}

/** The options that matter with this number of seats and these settings; the number of seats has its own field. */
export function switches(
  card: { meta: Pick<GameCard['meta'], 'options'> },
  seats: number,
  set: TableForm['options'],
): Option[] {
  const settings: TableForm['options'] = { ...set, seats };
  return card.meta.options.filter(
    option =>
      option.id !== 'seats' &&
      (option.seat ?? 0) < seats &&
      (option.when ?? []).every(([id, value]) => settings[id] === value),
  );
}

/** Whether an option settles something the printed rules leave open (its rule is a ruling): these start folded. */
export function isRuling(option: Option): boolean {
  return /-R\d+$/.test(option.rule);
}

/** Added seats start as bots; seats are removed from the end. */
export function fillSeats(seats: readonly SeatWish[], count: number, level: string, me: Me): SeatWish[] {
  const filled = seats.slice(0, count).map(seat => ({ ...seat }));
  while (filled.length < count)
    filled.push(
      filled.length === 0
        ? { by: 'me', level: '', name: me.name, colour: me.colour }
        : { by: 'bot', level, name: '', colour: '' },
    );
  return filled;
}

export type OptionKind = 'switch' | 'buttons' | 'list';

export function optionKind(option: Option): OptionKind {
  if (option.values.length === 2 && option.values.every(value => typeof value === 'boolean')) return 'switch';
  const letters = option.values.reduce<number>((sum, value) => sum + valueLabel(option, value).length + 3, 0);
  return option.values.length <= 5 && letters <= 48 ? 'buttons' : 'list';
}

export function valueLabel(option: Option, value: OptionValue): string {
  const at = option.values.indexOf(value);
  const given = option.value_labels?.[at];
  if (given) return given;
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  return typeof value === 'number' ? String(value) : humanise(value);
}

export function toNewTable(form: TableForm, card: GameCard): NewTable {
  const asked = switches(card, form.seats.length, form.options);
  const { packName: _, ...wish } = form;
  return {
    ...wish,
    seats: form.seats.map(seat => ({
      by: seat.by,
      level: seat.by === 'bot' ? (seat.level ?? '') : '',
      name: seat.by === 'me' ? (seat.name ?? '') : '',
      colour: seat.by === 'me' ? (seat.colour ?? '') : '',
    })),
    options: Object.fromEntries(asked.map(({ id }) => [id, form.options[id] ?? false])),
    seed: form.seed.trim(),
    name: form.name.trim(),
    waiting: form.seats.some(seat => seat.by === 'open'),
  };
}

/** A table for me and friends: every other chair is open, and the options are chosen in the waiting room. */
export function withFriends(card: GameCard, me: Me): NewTable {
  const seats = fillSeats([], card.default_seats, card.quick_level, me).map((seat): SeatWish =>
    seat.by === 'me' ? seat : { by: 'open' },
  );
  return { game: card.meta.id, seats, waiting: true };
}

/** The tokens that the creator of a table keeps, and the one to sit down with. */
export function tokensToKeep(made: Pick<NewTableMade, 'seats' | 'host'>): { held: HeldToken[]; first: string } {
  const mine = made.seats.filter(seat => seat.by === 'me');
  const held: HeldToken[] = [
    ...mine.map((seat): HeldToken => ({ token: seat.token, role: 'seat', seat: seat.seat })),
    ...(made.host ? [{ token: made.host, role: 'host', seat: null } as const] : []),
  ];
  return { held, first: mine[0]?.token ?? made.host };
}

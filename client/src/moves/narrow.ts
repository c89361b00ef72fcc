/**
 * Progressive narrowing: from all moves to one, by picking what they mention.
 *
 * A move is one action, or several that belong together. It has *keys*: its kind, the ids its actions
 * mention, and their other words. A pick keeps the moves that have its key. Keys that tell the remaining
 * moves apart are offered: on the table if a piece has that id, otherwise as a button in the ribbon. When
 * only a few moves remain, each is offered by its own sentence.
 */
import type { Choice as Listed, MovesNow } from '../connection/protocol';
import { say } from '../words/say.svelte';

export interface Choice {
  id: string;
  kind: string;
  /** The name for moves of this kind where several are offered. */
  called: string;
  text: string;
  /** The pieces that can be pointed at to mean this move. */
  mentions: readonly string[];
  keys: ReadonlySet<string>;
  /** The actions it consists of, for the server. */
  actions: readonly unknown[];
  /** A consequence to know beforehand, in two or three words; null while unknown. */
  follows: string | null;
  /** How many pieces it draws. */
  draws: number;
  /** Another move does the same for less: offered only if nothing else is left. */
  aside: boolean;
}

export interface Offer {
  key: string;
  label: string;
  /** The name of a single move where there is no room for its sentence. */
  short?: string;
  count: number;
  /** The consequence of pressing it, if that leaves one move. */
  follows?: string;
  /** How many pieces that move draws. */
  draws?: number;
}

export interface Narrowed {
  picks: readonly string[];
  /** All moves that match the picks, for the list. */
  fitting: readonly Choice[];
  /** The same without those set aside. */
  remaining: readonly Choice[];
  /** Ids on the table that tell the remaining moves apart. */
  lit: ReadonlySet<string>;
  /** Buttons for keys with no place on the table, and for single moves when few are left. */
  offers: readonly Offer[];
  /** The move, when only one is left. */
  only: Choice | null;
}

/**
 * At most this many moves are offered by their sentences (FEW_LEFT once something is picked, since then they are
 * short).
 */
const FEW = 4;
/** The most letters a row of buttons has room for. */
const MAX_LETTERS = 150;
const FEW_LEFT = 7;
/** With more buttons than this, the ribbon shows the list instead. */
export const MAX_BUTTONS = 7;
const KIND = 'kind=';
const CHOICE = 'choice=';
const FIRST = 'first=';

/** An action that is listed now, or would be later in the move. */
type Step = Pick<Listed, 'action' | 'text' | 'mentions'>;

/** The key of all moves that begin with a legal action. */
export function beginningWith(index: number): string {
  return `${FIRST}${index}`;
}

export function keyOf(choice: Choice): string {
  return CHOICE + choice.id;
}

/** A piece can be picked as often as a move names it; each further pick has its own key. */
function again(key: string, times: number): string {
  return times === 1 ? key : `${key}*${times}`;
}

/** The piece that a pick's key stands for. */
export function pieceOf(key: string): string {
  return key.replace(/\*\d+$/, '');
}

/** The key that picks a piece one more time. */
export function nextKey(picks: readonly string[], id: string): string {
  return again(id, picks.filter(pick => pieceOf(pick) === id).length + 1);
}

function isHidden(key: string): boolean {
  return key.startsWith(CHOICE) || key.startsWith(FIRST);
}

export function narrow(choices: readonly Choice[], picks: readonly string[], onTable: ReadonlySet<string>): Narrowed {
  const fitting = choices.filter(({ keys }) => picks.every(pick => keys.has(pick)));
  const usual = fitting.filter(({ aside }) => !aside);
  const remaining = usual.length > 0 ? usual : fitting;
  const lit = new Set<string>();
  for (const key of tellingKeys(fitting)) {
    const id = pieceOf(key);
    if (onTable.has(id) && key === nextKey(picks, id)) lit.add(id);
  }
  return {
    picks,
    fitting,
    remaining,
    lit,
    offers: remaining.length > 1 ? offers(remaining, picks, onTable) : [],
    only: remaining.length === 1 ? (remaining[0] ?? null) : null,
  };
}

/** Keys that some but not all of the moves have. */
function tellingKeys(choices: readonly Choice[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { keys } of choices)
    for (const key of keys) if (!isHidden(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count < choices.length).map(([key]) => key));
}

/**
 * The buttons: single moves if there are few; else the kinds of move, then, within one kind, the first
 * field that has no place on the table. A move that nothing else distinguishes gets its own button.
 */
function offers(remaining: readonly Choice[], picks: readonly string[], onTable: ReadonlySet<string>): Offer[] {
  if (remaining.length <= FEW && picks.length === 0) return remaining.map(offerOf);
  const told = remaining.length <= FEW_LEFT && picks.length > 0 ? toldOf(remaining) : null;
  if (told && lettersIn(told) <= MAX_LETTERS) return told;
  const drawing = picks.length > 0 ? drawingFirst(remaining) : null;
  if (drawing) return drawing;
  if (told) {
    // Too much to read: a move that a lit piece stands for needs no button.
    const telling = [...tellingKeys(remaining)].filter(key => onTable.has(pieceOf(key)));
    const rest = told.filter((_, i) => !telling.some(key => remaining[i]?.keys.has(key)));
    return rest.length < told.length && telling.length > 0 ? rest : told;
  }
  const kinds = new Set(remaining.map(choice => choice.kind));
  if (kinds.size > 1) return [...kinds].map(kind => offerFor(KIND + kind, remaining));
  const telling = tellingKeys(remaining);
  const unlit = new Set([...telling].filter(key => !onTable.has(pieceOf(key))));
  const field = firstField(remaining, unlit);
  const alone = remaining.filter(({ keys }) => [...keys].every(key => !telling.has(key)));
  const offered = field.map(key => offerFor(key, remaining));
  const nothing = unlit.size === telling.size && field.length === 0;
  for (const choice of nothing ? remaining : alone) offered.push(offerOf(choice));
  return offered;
}

/** Single moves: their kind and what tells them apart, or their whole sentences if one cannot be cut. */
function toldOf(choices: readonly Choice[]): Offer[] {
  const shared = sharedWords(choices.map(choice => choice.text));
  const short = choices.map(choice => shortened(choice, shared));
  const clear = choices.length > 1 && !short.includes('');
  return choices.map((choice, n) => ({ ...offerOf(choice), label: (clear && short[n]) || choice.text }));
}

/**
 * The kind of a move and the end of its sentence, without up to `shared` words that others begin with too: `Heal: with
 * Dr. Glass`. Preferably cut where a phrase ends. The price stands at the end, so it stays. Empty if nothing can be
 * left out.
 */
function shortened({ text, called }: Choice, shared: number): string {
  const words = text.split(' ');
  const phrase = words.slice(0, shared).findLastIndex(word => /[:,)·]$/.test(word)) + 1;
  const rest = words.slice(phrase || shared).join(' ');
  if (!called || shared === 0 || !/^\p{L}\p{L}/u.test(rest) || /^[^(]*\)/.test(rest)) return '';
  if (rest.toLowerCase().includes(called.toLowerCase())) return rest.charAt(0).toUpperCase() + rest.slice(1);
  const label = `${called}: ${rest}`;
  return label.length < text.length ? label : text;
}

/** What a move costs, as its sentence says it: money or chaos, not what it brings. */
const COST = /(?<!\+)\$\d+|(?<![+\d])\d+[ \u00a0]\$|\+\d+[ \u00a0]chaos/giu;

/** The cost that the sentences agree on, or the lowest and highest; empty if one names none. */
function costOf(choices: readonly Choice[]): string {
  const costs = choices.map(({ text }) => text.match(COST)?.at(-1) ?? '');
  if (costs.includes('')) return '';
  const amount = (cost: string): number => Number(cost.replace(/\D/g, ''));
  const [least = '', ...more] = [...new Set(costs)].sort((a, b) => amount(a) - amount(b));
  return more.length > 0 ? `${least} – ${more.at(-1)}` : least;
}

function lettersIn(offers: readonly Offer[]): number {
  return offers.reduce((letters, { label }) => letters + label.length, 0);
}

/** The kinds of move, but drawing moves singly if there is room: a button that says what is drawn saves Confirm. */
function drawingFirst(remaining: readonly Choice[]): Offer[] | null {
  const kinds = [...new Set(remaining.map(choice => choice.kind))];
  const groups = kinds.map(kind => remaining.filter(choice => choice.kind === kind));
  const draws = (group: readonly Choice[]): boolean =>
    group.length > 1 && group.every(choice => choice.called && choice.follows);
  if (groups.length < 2 || !groups.some(draws)) return null;
  const offered = groups.flatMap(group =>
    draws(group) ? toldOf(group) : [offerFor(KIND + group[0]?.kind, remaining)],
  );
  return offered.length <= FEW_LEFT && lettersIn(offered) <= MAX_LETTERS ? offered : null;
}

/** The off-table keys of the first field that has any. */
function firstField(remaining: readonly Choice[], unlit: ReadonlySet<string>): string[] {
  const fields = new Map<string, Set<string>>();
  for (const { keys } of remaining)
    for (const key of keys)
      if (unlit.has(key)) {
        const field = fieldOf(key);
        fields.set(field, (fields.get(field) ?? new Set()).add(key));
      }
  const [first] = fields.values();
  return first ? [...first] : [];
}

function fieldOf(key: string): string {
  const equals = key.indexOf('=');
  if (equals >= 0) return key.slice(0, equals);
  return key.slice(0, Math.max(0, key.indexOf(':')));
}

/** How many leading words the sentences share. */
function sharedWords(sentences: readonly string[]): number {
  const [first = [], ...others] = sentences.map(sentence => sentence.split(' '));
  const differs = first.findIndex((word, i) => others.some(words => words[i] !== word));
  return differs < 0 ? first.length : differs;
}

function offerOf(choice: Choice): Offer {
  return {
    key: keyOf(choice),
    label: choice.text,
    count: 1,
    ...(choice.follows ? { follows: choice.follows, draws: choice.draws } : {}),
  };
}

function offerFor(key: string, remaining: readonly Choice[]): Offer {
  const having = remaining.filter(({ keys }) => keys.has(key));
  const [first] = having;
  return having.length === 1 && first
    ? { ...offerOf(first), key, ...(first.called ? { short: first.called } : {}) }
    : { key, label: labelOfKey(key, having), count: having.length };
}

/** The name of several moves with an off-table key: their kind's, or what their sentences share. */
export function labelOfKey(key: string, choices: readonly Choice[]): string {
  const having = choices.filter(({ keys }) => keys.has(key));
  const called = key.startsWith(KIND) && having[0]?.called;
  return called ? [called, costOf(having)].filter(Boolean).join(' · ') : sharedSentence(having.map(({ text }) => text));
}

/**
 * `Go to the E.R.`, `Go to the park` → `Go to the …`; a shared ending is kept, for languages that put the verb last.
 */
function sharedSentence(sentences: readonly string[]): string {
  const [first = ''] = sentences;
  const split = sentences.map(sentence => sentence.split(' '));
  const start = sharedWords(sentences);
  const end = sharedWords(split.map(words => words.slice(start).reverse().join(' ')));
  const words = first.split(' ');
  if (start === words.length) return first;
  if (start + end === 0) return `${first} …`;
  return [...words.slice(0, start), '…', ...words.slice(words.length - end)].join(' ');
}

/** The legal actions, each as its own move. */
export function choicesFrom(legal: readonly Listed[]): Choice[] {
  return legal.map(one =>
    choiceOf([one.index], [one], {
      kind: kindOf(one),
      called: '',
      text: one.text,
      follows: null,
      draws: 0,
      aside: false,
    }),
  );
}

/** The whole moves that the server has found. `alone`: nobody else has to agree to an undo. */
export function wholeChoices({ steps, moves, kinds = {} }: MovesNow, alone = false): Choice[] {
  return moves.map(move => {
    const taken = move.steps.flatMap(n => steps[n] ?? []);
    const text = move.text || taken.map(step => step.text).join(' · ');
    return choiceOf(move.steps, taken, {
      kind: move.kind,
      called: kinds[move.kind] ?? '',
      text,
      follows: followsOf(move, alone),
      draws: move.draws ?? 0,
      aside: move.aside ?? false,
    });
  });
}

function followsOf({ draws = 0, free = true, ends = false }: MovesNow['moves'][number], alone: boolean): string {
  if (draws > 0) return say('follows-draws', { count: draws });
  if (ends) return say('follows-ends');
  return free ? '' : say(alone ? 'follows-goes-on' : 'follows-asks');
}

function kindOf(step: Step): string {
  return (step.action as { kind?: string }).kind ?? '';
}

function choiceOf(
  numbers: readonly number[],
  steps: readonly Step[],
  said: Pick<Choice, 'kind' | 'called' | 'text' | 'follows' | 'draws' | 'aside'>,
): Choice {
  const id = numbers.join('.');
  const counts = new Map<string, number>();
  for (const mention of steps.flatMap(step => step.mentions)) counts.set(mention, (counts.get(mention) ?? 0) + 1);
  const keys = new Set([KIND + said.kind]);
  for (const [mention, count] of counts)
    for (let times = 1; times <= count; times += 1) keys.add(again(mention, times));
  for (const step of steps) for (const word of wordsOf(step)) keys.add(word);
  keys.add(beginningWith(numbers[0] ?? 0)).add(CHOICE + id);
  return { id, ...said, mentions: [...counts.keys()], keys, actions: steps.map(step => step.action) };
}

/** Fields that refer to nothing on the table: counts, colours, yes and no. */
function wordsOf({ action }: Step): string[] {
  return Object.entries(action as Record<string, unknown>).flatMap(([field, value]) => {
    if (field === 'kind' || field === 'seat') return [];
    const values = Array.isArray(value) ? value : [value];
    const plain = values.filter(v => v !== null && !(typeof v === 'string' && v.includes(':')));
    return plain.length > 0 ? [`${field}=${plain.join(', ')}`] : [];
  });
}

/** The picks that still make sense after the list of moves has changed. */
export function keepPicks(choices: readonly Choice[], picks: readonly string[]): string[] {
  const kept: string[] = [];
  for (const pick of picks) {
    const next = [...kept, pick];
    if (pick.startsWith(CHOICE) || !choices.some(({ keys }) => next.every(key => keys.has(key)))) break;
    kept.push(pick);
  }
  return kept;
}

/** The choice with these actions, if it is offered. */
export function choiceWith(choices: readonly Choice[], actions: readonly unknown[]): Choice | undefined {
  const text = JSON.stringify(actions);
  return choices.find(choice => JSON.stringify(choice.actions) === text);
}

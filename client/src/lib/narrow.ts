/**
 * Progressive narrowing: from all legal moves to one, by picking what they mention.
 *
 * A move has *keys*: its kind, the ids it mentions, and its other words. A pick keeps the moves that
 * have its key. Keys that tell the remaining moves apart are offered: on the table where a piece has
 * that id, as a button in the ribbon where nothing has.
 */
import { humanise, nameOfId } from './words';

export interface Choice {
  /** Identifies the move to the server. */
  id: string;
  kind: string;
  text: string;
  mentions: readonly string[];
  /** Fields that refer to nothing on the table: counts, colours, yes and no. */
  words: Readonly<Record<string, string>>;
}

export interface Offer {
  key: string;
  label: string;
  count: number;
}

export interface Narrowed {
  picks: readonly string[];
  remaining: readonly Choice[];
  /** Ids on the table that tell the remaining moves apart. */
  lit: ReadonlySet<string>;
  /** Buttons for what has no place on the table. */
  offers: readonly Offer[];
  /** The move, when only one is left. */
  only: Choice | null;
}

const KIND = 'kind=';
const CHOICE = 'choice=';

export function keysOf(choice: Choice): string[] {
  return [
    KIND + choice.kind,
    ...new Set(choice.mentions),
    ...Object.entries(choice.words).map(([field, value]) => `${field}=${value}`),
    CHOICE + choice.id,
  ];
}

export function narrow(choices: readonly Choice[], picks: readonly string[], onTable: ReadonlySet<string>): Narrowed {
  const remaining = choices.filter((choice) => {
    const keys = new Set(keysOf(choice));
    return picks.every((pick) => keys.has(pick));
  });
  const telling = tellingKeys(remaining);
  const lit = new Set([...telling].filter((key) => onTable.has(key)));
  return {
    picks,
    remaining,
    lit,
    offers: remaining.length > 1 ? offers(remaining, telling, lit) : [],
    only: remaining.length === 1 ? (remaining[0] ?? null) : null,
  };
}

/** Keys that some but not all of the moves have. */
function tellingKeys(choices: readonly Choice[]): Set<string> {
  const counts = new Map<string, number>();
  for (const choice of choices)
    for (const key of keysOf(choice)) if (!key.startsWith(CHOICE)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count < choices.length).map(([key]) => key));
}

/**
 * The buttons: first the kinds of move, then, within one kind, the field that has no place on the
 * table; a move that nothing else distinguishes gets a button of its own.
 */
function offers(remaining: readonly Choice[], telling: ReadonlySet<string>, lit: ReadonlySet<string>): Offer[] {
  const kinds = new Set(remaining.map((choice) => choice.kind));
  if (kinds.size > 1) return [...kinds].map((kind) => offerFor(KIND + kind, remaining));
  const unlit = [...telling].filter((key) => !lit.has(key));
  const field = firstField(remaining, new Set(unlit));
  const alone = remaining.filter((choice) => keysOf(choice).every((key) => key.startsWith(CHOICE) || !telling.has(key)));
  const offered = field.map((key) => offerFor(key, remaining));
  for (const choice of lit.size === 0 && field.length === 0 ? remaining : alone)
    offered.push({ key: CHOICE + choice.id, label: choice.text, count: 1 });
  return offered;
}

/** The off-table keys of the move's first field. */
function firstField(remaining: readonly Choice[], unlit: ReadonlySet<string>): string[] {
  const fields = new Map<string, Set<string>>();
  for (const choice of remaining)
    for (const key of keysOf(choice))
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

function offerFor(key: string, remaining: readonly Choice[]): Offer {
  const having = remaining.filter((choice) => keysOf(choice).includes(key));
  const [first] = having;
  return { key, label: having.length === 1 && first ? first.text : labelOfKey(key), count: having.length };
}

/** The label of a crumb or button whose key belongs to no piece. */
export function labelOfKey(key: string): string {
  if (key.startsWith(KIND)) return humanise(key.slice(KIND.length));
  const equals = key.indexOf('=');
  if (equals < 0) return nameOfId(key);
  const field = key.slice(0, equals);
  const value = key.slice(equals + 1);
  if (value === 'true') return humanise(field);
  if (value === 'false') return `No ${humanise(field).toLowerCase()}`;
  if (/^-?\d+$/.test(value)) return `${humanise(field)} ${value}`;
  return humanise(value);
}

/** A move from the engine, split into its keys. */
export function choiceFrom(
  id: string,
  action: Readonly<Record<string, unknown>>,
  text: string,
  mentions: readonly string[],
): Choice {
  const words: Record<string, string> = {};
  for (const [field, value] of Object.entries(action)) {
    if (field === 'kind' || field === 'seat') continue;
    const values = Array.isArray(value) ? value : [value];
    const plain = values.filter((v) => v !== null && !(typeof v === 'string' && v.includes(':')));
    if (plain.length > 0) words[field] = plain.join(', ');
  }
  return { id, kind: String(action['kind'] ?? ''), text, mentions, words };
}

/** The picks that still make sense after the list of moves has changed. */
export function keepPicks(choices: readonly Choice[], picks: readonly string[]): string[] {
  const kept: string[] = [];
  for (const pick of picks) {
    const next = [...kept, pick];
    const fits = choices.some((choice) => {
      const keys = keysOf(choice);
      return next.every((key) => keys.includes(key));
    });
    if (!fits || pick.startsWith(CHOICE)) break;
    kept.push(pick);
  }
  return kept;
}

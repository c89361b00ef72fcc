/**
 * What the app says, in the language of whoever reads: `say('lobby-greeting')`, `say('move-number', { move: 3 })`.
 * The sentences are in `words/` and, of a board, in its game's folder. Only one language is loaded.
 */
export type Values = Readonly<Record<string, string | number>>;
type Message = string | ((values: Values, language: Speaker) => string);
type Catalogue = Readonly<Record<string, Message>>;

const LANGUAGES = ['en', 'de', 'fr'] as const;
/** English in letters that no English sentence has: what is still readable is in no catalogue. */
const PSEUDO = 'qps';

type Found = Record<string, () => Promise<Catalogue>>;
const APP: Found = import.meta.glob<Catalogue>('../words/*.ftl', { import: 'default' });
const BOARDS: Found = import.meta.glob<Catalogue>('../games/*/words/*.ftl', { import: 'default' });
const MARKED: Found = import.meta.glob<Catalogue>(['../words/en.ftl', '../games/*/words/en.ftl'], { import: 'default', query: '?pseudo' });

/** What the functions of a catalogue use: numbers, plurals and choices of one language. */
class Speaker {
  private readonly plurals: Intl.PluralRules;
  private readonly numbers: Intl.NumberFormat;

  constructor(readonly code: string) {
    this.plurals = new Intl.PluralRules(code);
    this.numbers = new Intl.NumberFormat(code, { maximumFractionDigits: 2 });
  }

  said(value: string | number | undefined): string {
    return typeof value === 'number' ? this.numbers.format(value) : (value ?? '');
  }

  chosen(value: string | number | undefined, variants: Readonly<Record<string, string>>, usual: string): string {
    return variants[String(value)] ?? (typeof value === 'number' ? variants[this.plurals.select(value)] : undefined) ?? variants[usual] ?? '';
  }
}

let speaker = $state.raw(new Speaker('en'));
let messages = $state.raw<Catalogue>({});
let wanted = '';
const games = new Set<string>();

export function say(message: string, values: Values = {}): string {
  const found = messages[message];
  return typeof found === 'function' ? found(values, speaker) : (found ?? message);
}

/** The language being spoken, for dates and numbers. */
export function spoken(): string {
  return speaker.code;
}

/** The first language of a browser's list (`de-CH,en`) that there is. */
export function preferred(languages: string): string {
  const codes = languages.split(',').map((wish) => wish.trim().split('-')[0]?.toLowerCase() ?? '');
  return codes.find((code) => code === PSEUDO || LANGUAGES.some((known) => known === code)) ?? 'en';
}

/** Say everything in this language from now on. */
export async function speak(languages: string): Promise<void> {
  const code = preferred(languages);
  if (code === wanted) return;
  wanted = code;
  const found = await Promise.all([load(code), ...[...games].map((game) => load(code, game))]);
  if (code !== wanted) return;
  messages = Object.assign({}, ...found) as Catalogue;
  speaker = new Speaker(code === PSEUDO ? 'en' : code);
}

/** Add what a game's board says. */
export async function learnWords(game: string): Promise<void> {
  if (games.has(game)) return;
  const code = wanted;
  const found = await load(code, game);
  games.add(game);
  if (code === wanted) messages = { ...messages, ...found };
  else messages = { ...messages, ...(await load(wanted, game)) };
}

function load(code: string, game?: string): Promise<Catalogue> {
  const folder = game === undefined ? '../words' : `../games/${game}/words`;
  const files = code === PSEUDO ? MARKED : game === undefined ? APP : BOARDS;
  return files[`${folder}/${code === PSEUDO ? 'en' : code}.ftl`]?.() ?? Promise.resolve({});
}

/**
 * The app's texts in the reader's language: `say('lobby-greeting')`, `say('move-number', { move: 3 })`.
 * They are in `words/`; boards and rarely opened parts of the app have a `words/` in their own folder.
 * Only one language is loaded.
 */
export type Values = Readonly<Record<string, string | number>>;
type Message = string | ((values: Values, language: Speaker) => string);
type Catalogue = Readonly<Record<string, Message>>;

const LANGUAGES = ['en', 'de', 'fr'] as const;
/** English in letters that English does not use: text that stays readable is missing from the catalogues. */
const PSEUDO = 'qps';

type Found<What> = Readonly<Record<string, () => Promise<What>>>;
type Names = Readonly<Record<string, string>>;

const SPOKEN: Found<Catalogue> = import.meta.glob<Catalogue>(
  ['./*.ftl', '../*/words/*.ftl', '../games/*/words/*.ftl'],
  { import: 'default' },
);
const MARKED: Found<Catalogue> = import.meta.glob<Catalogue>(
  ['./en.ftl', '../*/words/en.ftl', '../games/*/words/en.ftl'],
  { import: 'default', query: '?pseudo' },
);
/** Translated names of cards and pieces come from the games' own catalogues, along with all server texts. */
const NAMES: Found<Names> = import.meta.glob<Names>(
  ['../../../src/wardround/games/*/words/*.ftl', '!../../../src/wardround/games/*/words/en.ftl'],
  { import: 'default', query: '?names' },
);
const MARKED_NAMES: Found<Names> = import.meta.glob<Names>('../../../src/wardround/games/*/words/en.ftl', {
  import: 'default',
  query: '?names&pseudo',
});

/**
 * What a catalogue's functions use: the numbers, plurals and choices of one language.
 * `Intl` is created late: it costs a slow phone 150 ms.
 */
class Speaker {
  private numbers: Intl.NumberFormat | undefined;

  constructor(readonly code: string) {}

  said(value: string | number | undefined): string {
    if (typeof value !== 'number') return value ?? '';
    // Small whole numbers look the same in all our languages.
    const small = Number.isInteger(value) && Math.abs(value) < 1000;
    const written = small
      ? String(value)
      : (this.numbers ??= new Intl.NumberFormat(this.code, { maximumFractionDigits: 2 })).format(value);
    return written.replace('-', '−');
  }

  chosen(value: string | number | undefined, variants: Readonly<Record<string, string>>, usual: string): string {
    return (
      variants[String(value)] ??
      (typeof value === 'number' ? variants[this.plural(value)] : undefined) ??
      variants[usual] ??
      ''
    );
  }

  /** The Unicode plural rules for our three languages. */
  private plural(value: number): 'one' | 'other' {
    return (this.code === 'fr' ? Math.abs(value) < 2 : Math.abs(value) === 1) ? 'one' : 'other';
  }
}

let speaker = $state.raw(new Speaker('en'));
let messages = $state.raw<Catalogue>({});
let names = $state.raw<Names>({});
let wanted = '';
/** The folders whose words are loaded. */
const folders = new Set<string>();

export function say(message: string, values: Values = {}): string {
  const found = messages[message];
  return typeof found === 'function' ? found(values, speaker) : (found ?? message);
}

/** The message if the catalogues have it: a pack may add pieces that they know nothing about. */
export function sayIf(message: string, values: Values = {}): string | null {
  return message in messages ? say(message, values) : null;
}

/** A number as the reader's language writes it: `−3`, with a minus instead of a hyphen. */
export function figure(value: number): string {
  return speaker.said(value);
}

/** An amount of money as the reader's language writes it: `−$5`, `−5 $`. */
export function dollars(amount: number): string {
  return (amount < 0 ? '−' : '') + say('dollars', { amount: Math.abs(amount) });
}

/** The current language, for dates and numbers. */
export function spoken(): string {
  return speaker.code;
}

/** The first language in a browser's list (`de-CH,en`) that we have. */
export function preferred(languages: string): string {
  const codes = languages.split(',').map(wish => wish.trim().split('-')[0]?.toLowerCase() ?? '');
  return codes.find(code => code === PSEUDO || LANGUAGES.some(known => known === code)) ?? 'en';
}

/** Switch everything to this language. */
export async function speak(languages: string): Promise<void> {
  const code = preferred(languages);
  if (code === wanted) return;
  wanted = code;
  const [app, ...parts] = await Promise.all([load(code), ...[...folders].map(folder => load(code, folder))]);
  if (code !== wanted) return;
  messages = Object.assign({}, app.says, ...parts.map(part => part.says)) as Catalogue;
  names = Object.assign({}, ...parts.map(part => part.names)) as Names;
  inWords = new WeakMap();
  speaker = new Speaker(code === PSEUDO ? 'en' : code);
}

/** Add a folder's words: `games/clinic`, `result`. */
export async function learnWords(folder: string): Promise<void> {
  if (folders.has(folder)) return;
  const code = wanted;
  const part = await load(code, folder);
  folders.add(folder);
  if (code !== wanted) {
    // The language changed meanwhile.
    folders.delete(folder);
    return learnWords(folder);
  }
  messages = { ...messages, ...part.says };
  names = { ...names, ...part.names };
  inWords = new WeakMap();
}

/** A part of the app together with its folder's words. */
export async function withWords<Part>(folder: string, part: Promise<Part>): Promise<Part> {
  return (await Promise.all([part, learnWords(folder)]))[0];
}

async function load(code: string, folder = ''): Promise<{ says: Catalogue; names: Names }> {
  const [file, says, called] = code === PSEUDO ? ['en.ftl', MARKED, MARKED_NAMES] : [`${code}.ftl`, SPOKEN, NAMES];
  const path = folder ? `../${folder}/words/${file}` : `./${file}`;
  const [spoken, named] = await Promise.all([says[path]?.(), called[`../../../src/wardround/${path.slice(3)}`]?.()]);
  return { says: spoken ?? {}, names: named ?? {} };
}

let inWords = new WeakMap<object, unknown>();

/** A view with its cards and pieces named in the reader's language; unchanged parts keep their identity. */
export function inOwnWords<View>(view: View): View {
  return Object.keys(names).length === 0 ? view : (translated(view) as View);
}

function translated(value: unknown): unknown {
  if (typeof value === 'string') return Object.hasOwn(names, value) ? names[value] : value;
  if (typeof value !== 'object' || value === null) return value;
  let known = inWords.get(value);
  if (known === undefined) {
    known = Array.isArray(value)
      ? value.map(translated)
      : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, translated(one)]));
    inWords.set(value, known);
  }
  return known;
}

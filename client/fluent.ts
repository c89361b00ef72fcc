/**
 * Compiles catalogues (`*.ftl`) to modules: each message becomes a text, or a function of its values, so
 * browsers need no Fluent. A game's own catalogue (`?names`) yields only the names of its cards and pieces,
 * keyed by the names in the content.
 */
import { readFileSync } from 'node:fs';
import {
  FluentParser,
  Junk,
  Message,
  type Expression,
  type InlineExpression,
  type Variant,
  type Pattern,
  type Resource,
  type Term,
} from '@fluent/syntax';
import type { Plugin } from 'vite';

export function fluent(): Plugin {
  return {
    name: 'fluent',
    transform(text, id) {
      const [path = '', query] = id.split('?');
      if (!path.endsWith('.ftl')) return null;
      const asked = new URLSearchParams(query);
      const marked = asked.has('pseudo');
      return { code: asked.has('names') ? names(text, path, marked) : compiled(text, path, marked), map: null };
    },
  };
}

/** The module of a catalogue; `marked` for the pseudo-language, which exposes text missing from the catalogues. */
export function compiled(text: string, path: string, marked = false): string {
  const catalogue = parsed(text, path);
  const writer = new Writer(catalogue, path, marked);
  const messages = catalogue.body.filter(entry => entry instanceof Message);
  const entries = messages.map(message => `${JSON.stringify(message.id.name)}: ${writer.message(message)}`);
  return `export default {\n${entries.join(',\n')}\n};\n`;
}

/** Names in this language, keyed by the content's own; leaves out names equal to ids, which boards draw by. */
function names(text: string, path: string, marked: boolean): string {
  const english = plainTexts(readFileSync(path.replace(/[^/]+$/, 'en.ftl'), 'utf-8'), path);
  const own = plainTexts(text, path);
  const called = [...english].flatMap(([id, name]) =>
    own.has(id) && !id.endsWith(`-${name}`) ? [[name, marked ? pseudo(own.get(id)!) : capital(own.get(id)!)]] : [],
  );
  return `export default ${JSON.stringify(Object.fromEntries(called))};\n`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function plainTexts(text: string, path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of parsed(text, path).body) {
    if (!(entry instanceof Message) || !/^(name|text)-/.test(entry.id.name)) continue;
    const [only, ...more] = entry.value?.elements ?? [];
    if (only?.type === 'TextElement' && more.length === 0) found.set(entry.id.name, only.value);
  }
  return found;
}

function parsed(text: string, path: string): Resource {
  const catalogue = new FluentParser({ withSpans: false }).parse(text);
  const junk = catalogue.body.find(entry => entry instanceof Junk);
  if (junk) throw new Error(`${path}: this is not Fluent: ${junk.content}`);
  return catalogue;
}

class Writer {
  private readonly named = new Map<string, Message | Term>();

  constructor(
    catalogue: Resource,
    private readonly path: string,
    private readonly marked: boolean,
  ) {
    for (const entry of catalogue.body) {
      if (entry.type === 'Message') this.named.set(entry.id.name, entry);
      if (entry.type === 'Term') this.named.set(`-${entry.id.name}`, entry);
    }
  }

  message({ value }: Message): string {
    const written = this.pattern(value);
    return written.includes('${')
      ? `(v, l) => ${written}`
      : JSON.stringify(written.slice(1, -1).replace(/\\([`\\$])/g, '$1'));
  }

  /** A template literal. */
  private pattern(pattern: Pattern | null): string {
    const parts = (pattern?.elements ?? []).map(element =>
      element.type === 'TextElement'
        ? escaped(this.marked ? pseudo(element.value) : element.value)
        : this.placeable(element.expression),
    );
    return `\`${parts.join('')}\``;
  }

  private placeable(expression: Expression): string {
    if (expression.type === 'StringLiteral') return escaped(expression.value);
    if (expression.type === 'VariableReference') return `\${l.said(v.${expression.id.name})}`;
    if (expression.type === 'MessageReference') return this.part(expression.id.name);
    if (expression.type === 'TermReference') return this.part(`-${expression.id.name}`);
    if (expression.type === 'SelectExpression') {
      const quoted = ({ key }: Variant): string => JSON.stringify(key.type === 'Identifier' ? key.name : key.value);
      const variants = expression.variants.map(variant => `${quoted(variant)}: ${this.pattern(variant.value)}`);
      const usual = quoted(expression.variants.find(variant => variant.default)!);
      return `\${l.chosen(${this.selector(expression.selector)}, { ${variants.join(', ')} }, ${usual})}`;
    }
    throw new Error(`${this.path}: the app's catalogues know no ${expression.type}`);
  }

  private selector(selector: InlineExpression): string {
    if (selector.type === 'VariableReference') return `v.${selector.id.name}`;
    throw new Error(`${this.path}: variants are chosen by a variable, not by a ${selector.type}`);
  }

  /** Another message, inlined. */
  private part(name: string): string {
    const entry = this.named.get(name);
    if (!entry) throw new Error(`${this.path}: there is no ${name}`);
    return this.pattern(entry.value).slice(1, -1);
  }
}

function escaped(text: string): string {
  return text.replace(/[`\\]|\$(?=\{)/g, '\\$&');
}

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MARKED = [...'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ'];

/** The same words in letters that English does not use. */
function pseudo(text: string): string {
  return [...text].map(letter => MARKED[PLAIN.indexOf(letter)] ?? letter).join('');
}

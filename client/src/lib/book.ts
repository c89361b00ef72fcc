/** Reading a book that teaches a game: markup within a line, search, links between pages. */
import type { HowToPlay } from './protocol';
import { citations } from './rulebook';

export interface Inline {
  kind: 'plain' | 'strong' | 'rule' | 'icon';
  /** The words; for an icon its symbol, `pat/orange` where it has a colour. */
  text: string;
}

/** A line split into plain words, bold words, icons (`:tok-med:`) and rule ids, which become links. */
export function inline(text: string): Inline[] {
  return text.split(/(\*\*.+?\*\*|:[a-z-]+(?:\/[a-z]+)?:)/).flatMap((part, i): Inline[] => {
    if (i % 2 === 1) return [part.startsWith(':') ? { kind: 'icon', text: part.slice(1, -1) } : { kind: 'strong', text: part.slice(2, -2) }];
    return citations(part).map((span) => ({ kind: span.rule ? 'rule' : 'plain', text: span.text }));
  });
}

/** The page of a book that is the player aid. */
export const AID = 'aid';

export interface Entry {
  id: string;
  title: string;
}

/** The contents of a book: its pages and its aid, or only those that contain every word of a query. */
export function contents(book: HowToPlay, question = ''): Entry[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  const pages = [
    ...book.pages.map(({ id, title, text, picture }) => ({ id, title, text: `${text} ${picture.caption}` })),
    { id: AID, ...book.aid },
  ];
  return pages.filter(({ title, text }) => words.every((word) => `${title} ${text}`.toLowerCase().includes(word)));
}

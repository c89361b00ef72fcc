/** Reading a book that teaches a game: markup within a line, search, links between pages. */
import type { HowToPlay } from '../connection/protocol';
import { citations } from '../rulebook/rulebook';
import { cutAt, matching } from '../words/phrases';

interface Inline {
  kind: 'plain' | 'strong' | 'rule' | 'icon';
  /** The words; for an icon its symbol, `pat/orange` where it has a colour. */
  text: string;
}

const MARKED = /(\*\*.+?\*\*|:[a-z-]+(?:\/[a-z]+)?:)/;

/** A line split into plain words, bold words, icons (`:tok-med:`) and rule ids, which become links. */
export function inline(text: string): Inline[] {
  return cutAt(text, MARKED).flatMap(([part, marked]): Inline[] => {
    if (!marked) return citations(part).map(span => ({ kind: span.rule ? 'rule' : 'plain', text: span.text }));
    return [
      part.startsWith(':') ? { kind: 'icon', text: part.slice(1, -1) } : { kind: 'strong', text: part.slice(2, -2) },
    ];
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
  const matches = matching(question);
  const pages = [
    ...book.pages.map(({ id, title, text, picture }) => ({ id, title, text: `${text} ${picture.caption}` })),
    { id: AID, ...book.aid },
  ];
  return pages.filter(({ title, text }) => matches(`${title} ${text}`));
}

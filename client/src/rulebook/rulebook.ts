/** Searching a rulebook and finding citations in text. */
import type { Chapter, ContentNumber, Rulebook } from '../connection/protocol';
import { matching, cutAt } from '../words/phrases';

const RULE_ID = /(\b[A-Z]{2}-(?:\d+\.\d+[a-z]?|[A-Z]\d+)\b)/;

/** Split text at the rule ids in it, so they can become links. */
export function citations(text: string): { text: string; rule: boolean }[] {
  return cutAt(text, RULE_ID).map(([part, rule]) => ({ text: part, rule }));
}

export function ruleText(book: Rulebook, id: string): string | null {
  for (const chapter of book.chapters) for (const rule of chapter.rules) if (rule.id === id) return rule.text;
  return null;
}

/** A chapter and its position in the book, which identifies it: several chapters may share a title. */
interface FoundChapter extends Chapter {
  place: number;
}

/** The chapters, with only those rules that contain every word of the query. */
export function searchRules(book: Rulebook, question: string): FoundChapter[] {
  const chapters = book.chapters.map((chapter, place) => ({ ...chapter, place }));
  if (question.trim() === '') return chapters;
  const matches = matching(question);
  return chapters.flatMap(chapter => {
    const rules = chapter.rules.filter(rule => matches(`${rule.id} ${rule.text}`));
    if (rules.length > 0) return [{ ...chapter, text: '', rules }];
    return matches(`${chapter.title} ${chapter.text}`) ? [{ ...chapter, rules: [] }] : [];
  });
}

export function searchContent(book: Rulebook, question: string): ContentNumber[] {
  const matches = matching(question);
  return book.content.filter(one => matches(`${one.table} ${one.key} ${one.value} ${one.source} ${one.why}`));
}

interface Block {
  kind: 'heading' | 'paragraph' | 'item' | 'table';
  text: string;
  rows: string[][];
}

/**
 * The small part of Markdown that rulebooks use: headings, paragraphs, lists, tables. Emphasis is left to the renderer.
 */
export function blocks(markdown: string, read: (text: string) => string = plain): Block[] {
  const blocks: Block[] = [];
  for (const raw of markdown.split('\n')) {
    const line = raw.trim();
    const last = blocks.at(-1);
    if (line === '') {
      if (last?.kind === 'paragraph') blocks.push({ kind: 'paragraph', text: '', rows: [] });
    } else if (line.startsWith('|')) {
      const cells = line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map(read);
      if (cells.every(cell => /^:?-+:?$/.test(cell))) continue;
      if (last?.kind === 'table') last.rows.push(cells);
      else blocks.push({ kind: 'table', text: '', rows: [cells] });
    } else if (line.startsWith('#')) {
      blocks.push({ kind: 'heading', text: read(line.replace(/^#+\s*/, '')), rows: [] });
    } else if (/^[-*]\s/.test(line)) {
      blocks.push({ kind: 'item', text: read(line.slice(2)), rows: [] });
    } else if (last?.kind === 'paragraph' && last.text !== '') {
      last.text += ` ${read(line)}`;
    } else {
      blocks.push({ kind: 'paragraph', text: read(line), rows: [] });
    }
  }
  return blocks.filter(block => block.text !== '' || block.rows.length > 0);
}

/** Text without emphasis and code marks. */
export function plain(text: string): string {
  return text
    .trim()
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/(^|\s)\*(\S.*?)\*/g, '$1$2')
    .replace(/`([^`]*)`/g, '$1');
}

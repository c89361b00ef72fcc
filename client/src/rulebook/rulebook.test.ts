import { describe, expect, it } from 'vitest';
import { blocks, citations, searchRules } from './rulebook';

describe('rulebooks', () => {
  const book = {
    game: 'g',
    title: 'G',
    version: 1,
    content: [],
    chapters: [
      {
        title: 'Moving',
        text: '',
        rules: [
          { id: 'FC-4.1', text: 'A token moves.' },
          { id: 'FC-4.2', text: 'Never diagonally, see FC-4.1.' },
        ],
      },
      { title: 'Options', text: '| a | b |\n|---|---|\n| 1 | 2 |\n\nA *word*.', rules: [] },
    ],
  };

  it('are searched by all words', () => {
    expect(searchRules(book, 'never FC-4.2').flatMap(chapter => chapter.rules)).toHaveLength(1);
    expect(searchRules(book, 'zebra')).toEqual([]);
    expect(searchRules(book, '')).toHaveLength(2);
  });

  it('tell chapters with the same title apart', () => {
    const lines = { title: 'Lines', text: '', rules: [{ id: 'HE-11.1', text: 'A line has a trigger.' }] };
    const twice = { ...book, chapters: [lines, ...book.chapters, lines] };
    for (const question of ['', 'trigger']) {
      const places = searchRules(twice, question).map(chapter => chapter.place);
      expect(new Set(places).size).toBe(places.length);
    }
    expect(searchRules(twice, 'trigger').map(chapter => chapter.place)).toEqual([0, 3]);
  });

  it('link their ids', () => {
    expect(citations('Never, see FC-4.1.').map(span => span.rule)).toEqual([false, true, false]);
  });

  it('read the little Markdown there is', () => {
    const [table, paragraph] = blocks(book.chapters[1]!.text);
    expect(table?.rows).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(paragraph?.text).toBe('A word.');
  });
});

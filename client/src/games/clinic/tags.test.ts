import { describe, expect, it } from 'vitest';
import { nameBox, placeTags } from './tags';

describe('tags', () => {
  it('stand above a head that nothing is written over', () => {
    expect(placeTags([{ x: 50, y: 100 }], [])).toEqual([{ x: 50, y: 60 }]);
  });

  it('cover no name', () => {
    const name = nameBox(5, 1, { x: 50, y: 62 });
    expect(placeTags([{ x: 50, y: 100 }], [name])).toEqual([{ x: 50, y: 113 }]);
  });

  it('go up where names and other tags are all around, in the order of their people', () => {
    const foot = { x: 50, y: 100 };
    const tags = placeTags(
      Array.from({ length: 6 }, () => ({ ...foot })),
      [nameBox(5, 0.8, { x: 50, y: 62 })],
    );
    for (const [n, a] of tags.entries()) {
      expect(Math.abs(a.y - 62)).toBeGreaterThan(a.x === 50 ? 18 : 0);
      for (const b of tags.slice(n + 1)) expect(Math.abs(a.x - b.x) >= 32 || Math.abs(a.y - b.y) >= 20).toBe(true);
    }
  });
});

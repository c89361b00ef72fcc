import { describe, expect, it } from 'vitest';
import { memory } from '../lib/fixtures';
import { readGuide, writeGuide } from './storage';

describe('what the browser remembers of guides', () => {
  it('keeps tables apart and the newest of many', () => {
    const store = memory();
    for (let i = 0; i < 30; i += 1) writeGuide(store, `table-${i}`, { read: [i], skipped: false });
    writeGuide(store, 'table-29', { read: [1, 2], skipped: true });
    expect(readGuide(store, 'table-29')).toEqual({ read: [1, 2], skipped: true });
    expect(readGuide(store, 'table-28').read).toEqual([28]);
    expect(readGuide(store, 'table-0')).toEqual({ read: [], skipped: false });
  });

  it('starts anew if what was kept cannot be read', () => {
    const store = memory();
    for (const broken of ['{', '{"a": 1}', 'null']) {
      store.setItem('wardround.guides', broken);
      expect(readGuide(store, 'table-1')).toEqual({ read: [], skipped: false });
    }
  });
});

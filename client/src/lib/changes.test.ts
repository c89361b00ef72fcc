import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changed, type Changes } from './changes';

interface Example {
  old: unknown;
  new: unknown;
  changes: Changes | null;
}

/** The same examples as the server's tests. */
const examples = JSON.parse(readFileSync('../tests/server/changes.json', 'utf-8')) as Example[];

describe('changed', () => {
  it.each(examples)('makes $new from $old', (example) => {
    const before = structuredClone(example.old);
    expect(changed(example.old, example.changes)).toEqual(example.new);
    expect(example.old).toEqual(before);
  });

  it('keeps what did not change', () => {
    const old = { still: { deep: [1] }, other: 1 };
    const next = changed(old, [1, { other: [0, 2] }, []]) as typeof old;
    expect(next.still).toBe(old.still);
  });
});

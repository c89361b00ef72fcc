import { describe, expect, it } from 'vitest';
// The same examples as the server's tests.
import shared from '../../../tests/server/changes.json';
import { changed, type Changes } from './changes';

interface Example {
  old: unknown;
  new: unknown;
  changes: Changes | null;
}

const examples = shared as unknown as Example[];

describe('changed', () => {
  it.each(examples)('makes $new from $old', example => {
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

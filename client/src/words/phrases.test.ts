import { describe, expect, it } from 'vitest';
import { ago, list, ranges, signed, wrapTitle } from './phrases';

describe('words', () => {
  it('are plain', () => {
    expect(ranges([2, 3, 4, 6])).toBe('2–4, 6');
    expect(list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(signed(-3)).toBe('−3');
    expect(signed(-2500)).toBe('−2,500');
    expect(signed(4, true)).toBe('+$4');
    expect(signed(-4, true)).toBe('−$4');
    expect(signed(0)).toBe('0');
    expect(wrapTitle('Healthy Heart Hospital', 14)).toEqual(['Healthy Heart', 'Hospital']);
    expect(ago(0, 3 * 3600_000)).toBe('3 hours ago');
  });
});

import { describe, expect, it } from 'vitest';
import { nearest } from './keys';

describe('keys', () => {
  it('go to the nearest in a direction', () => {
    const spots = [
      { x: 100, y: 0 },
      { x: 60, y: 60 },
      { x: 0, y: 100 },
    ];
    expect(nearest({ x: 0, y: 0 }, spots, 'ArrowRight')).toBe(0);
    expect(nearest({ x: 0, y: 0 }, spots, 'ArrowDown')).toBe(2);
    expect(nearest({ x: 0, y: 0 }, spots, 'ArrowUp')).toBe(-1);
  });
});

import { describe, expect, it } from 'vitest';
import { standing } from './standing';

describe('tokens on a tile', () => {
  it('stand in the middle when alone', () => {
    expect(standing(1)).toEqual([{ x: 50, y: 0 }]);
  });

  it('never stand on each other, all eight of them, and stay on the tile', () => {
    for (let count = 1; count <= 8; count++) {
      const places = standing(count);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      for (const { x, y } of places) {
        expect(x).toBeGreaterThanOrEqual(15);
        expect(x).toBeLessThanOrEqual(85);
        expect(y).toBeLessThan(40);
      }
    }
  });
});

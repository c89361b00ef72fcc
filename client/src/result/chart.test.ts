import { describe, expect, it } from 'vitest';
import { extent, linear, spread, waterfall } from './chart';

describe('charts', () => {
  it('have round ticks', () => {
    expect(linear([0, 47], [0, 1]).ticks).toEqual([0, 20, 40]);
    expect(linear([0, 10], [0, 100])(5)).toBe(50);
    expect(linear([3, 3], [0, 100])(3)).toBe(50);
    expect(extent([])).toEqual([0, 0]);
  });

  it('sum up', () => {
    expect(
      waterfall([
        { label: 'a', points: 5 },
        { label: 'b', points: -2 },
      ]),
    ).toEqual([
      { label: 'a', from: 0, to: 5 },
      { label: 'b', from: 5, to: 3 },
    ]);
  });

  it('keep labels apart', () => {
    const placed = spread([50, 50, 52], 15, 0, 100);
    const sorted = [...placed].sort((a, b) => a - b);
    expect(sorted[1]! - sorted[0]!).toBeGreaterThanOrEqual(15);
    expect(sorted[2]! - sorted[1]!).toBeGreaterThanOrEqual(15);
  });
});

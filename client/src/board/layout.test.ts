import { describe, expect, it } from 'vitest';
import { ZONES } from '../lib/fixtures';
import { columnsIn, heightIn, isField, wantedWidth } from './layout';
import type { Zone } from '../connection/protocol';

describe('the layout', () => {
  const grid: Zone = {
    id: 'g',
    label: '',
    layout: 'grid',
    columns: 6,
    pieces: Array.from({ length: 36 }, (_, i) => ({ id: `tile:${i}`, label: '' })),
  };

  it('knows a field when it sees one', () => {
    expect(isField(grid)).toBe(true);
    expect(isField(ZONES[0])).toBe(false);
    expect(wantedWidth(grid)).toBeGreaterThan(600);
  });

  it('fills columns evenly and loses nothing', () => {
    const many = Array.from({ length: 7 }, (_, i) => ({ ...ZONES[0], id: `z${i}` }));
    const columns = columnsIn(many, 420);
    expect(columns).toHaveLength(2);
    expect(columns.flat()).toHaveLength(7);
    const heights = columns.map(column => column.reduce((sum, zone) => sum + heightIn(zone, 205), 0));
    expect(Math.abs(heights[0]! - heights[1]!)).toBeLessThanOrEqual(heightIn(many[0]!, 205));
  });
});

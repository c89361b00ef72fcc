import { describe, expect, it } from 'vitest';
import { fitBoard, rowOf } from './units';

describe('rows', () => {
  it('close up when there are many', () => {
    expect(rowOf(3, 200, 40, 4)).toEqual([0, 44, 88]);
    const many = rowOf(10, 200, 40, 4);
    expect(many.at(-1)).toBeCloseTo(160, 5);
    expect(rowOf(1, 10, 40, 4)).toEqual([0]);
    expect(rowOf(0, 10, 40, 4)).toEqual([]);
  });
});

describe('a board fitted into the room there is', () => {
  const tray = { strip: 50, roomy: 120, most: 190 };

  it('is as large as width and height allow', () => {
    expect(fitBoard({ w: 1000, h: 600 }, 1000, 2000, tray)).toEqual({ unit: 1, tray: 190, roomy: true });
    expect(fitBoard({ w: 1000, h: 600 }, 1000, 350, tray)).toEqual({ unit: 0.5, tray: 50, roomy: false });
  });
});

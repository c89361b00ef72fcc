import { describe, expect, it } from 'vitest';
import { overlap } from '../../board/units';
import { BOARD, fit, unitFor, slotBox, stackOf, wardBox, ZONES } from './layout';

describe('the board', () => {
  it('has no zones that overlap or stick out', () => {
    const boxes = [
      ...Object.values(ZONES),
      ...Array.from({ length: 5 }, (_, n) => wardBox(n, 5)),
      ...Array.from({ length: 8 }, (_, n) => slotBox(n + 1)),
    ];
    for (const [n, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w).toBeLessThanOrEqual(BOARD.w);
      expect(box.y + box.h).toBeLessThanOrEqual(BOARD.h);
      for (const other of boxes.slice(n + 1)) expect(overlap(box, other)).toBe(false);
    }
  });

  it('fits the desktop with cards for the people, the laptop with a strip', () => {
    const desktop = fit(1087, 772);
    expect(desktop.unit).toBeCloseTo(1.006, 2);
    expect(desktop.roomy).toBe(true);
    const laptop = fit(985, 600);
    expect(laptop.unit).toBeGreaterThan(0.88);
    expect(laptop.roomy).toBe(false);
    expect(laptop.unit * BOARD.h + laptop.tray).toBeLessThanOrEqual(600);
  });

  it('keeps its smallest letters at 11 pixels on every wide screen', () => {
    for (const [width, height] of [
      [1087, 772],
      [985, 600],
      [955, 640],
    ] as const)
      expect(12.5 * fit(width, height).unit).toBeGreaterThanOrEqual(11);
  });
});

describe('stacks', () => {
  it('stacks cubes in twos with the odd one on top', () => {
    const [first, second, third] = stackOf(3, 23);
    expect(first?.y).toBe(second?.y);
    expect(third?.y).toBeLessThan(0);
    expect(third?.x).toBeCloseTo((first!.x + second!.x) / 2, 5);
    expect(stackOf(0, 23)).toEqual([]);
  });
});

describe('a zone alone', () => {
  it('fits a phone and does not grow without end', () => {
    expect(unitFor('area:triage', 352)).toBeCloseTo(1, 5);
    expect(unitFor('area:triage', 580, 390) * 200).toBeLessThan(240);
    expect(unitFor('ward:cardio', 354)).toBe(2);
    for (const zone of ['zone:rooms', 'zone:job_line', 'zone:cup'])
      expect(unitFor(zone, 354) * 100).toBeGreaterThan(100);
  });
});

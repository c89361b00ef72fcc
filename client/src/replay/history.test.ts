import { describe, expect, it } from 'vitest';
import { logLine } from '../lib/fixtures';
import { blipsSoFar, keyFrames, turnFrom } from './history';
import { pulseShape, stepAt } from './pulse';

describe('the pulse line', () => {
  it('has one blip per step and a flat stretch for a death', () => {
    const shape = pulseShape(['beat', 'spike', 'flat'], 300);
    expect(shape.xs).toHaveLength(4);
    expect(shape.flats).toHaveLength(1);
    expect(shape.path.startsWith('M0 22')).toBe(true);
  });

  it('finds the step under the pointer', () => {
    expect(stepAt(0, 10, 300)).toBe(0);
    expect(stepAt(300, 10, 300)).toBe(10);
    expect(stepAt(150, 10, 300)).toBe(5);
    expect(stepAt(99, 0, 300)).toBe(0);
  });

  it('knows turns and moments worth seeing', () => {
    const blips = blipsSoFar(
      [],
      [
        { ...logLine(1, 0), tone: 'grave' },
        { ...logLine(2, 0), seat: 1 },
      ],
      3,
    );
    expect(blips).toHaveLength(3);
    expect(blips[1]?.turn).toBe(true);
    expect(keyFrames(blips).map(blip => blip.n)).toEqual([1, 3]);
    expect(turnFrom([2, 5], 3, 1, 9)).toBe(5);
    expect(turnFrom([2, 5], 3, -1, 9)).toBe(2);
    expect(turnFrom([2, 5], 6, 1, 9)).toBe(9);
  });
});

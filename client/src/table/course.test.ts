import { describe, expect, it } from 'vitest';
import { briefWidth, fullWidth } from './course';

const course = (now: number) => ({
  title: 'Round 3 of 6',
  steps: ['Actions', 'Move', 'Business', 'Administration'].map(label => ({ label })),
  now,
});

describe('the steps of a turn', () => {
  it('are shorter as marks than by their names', () => {
    for (const now of [0, 1, 2, 3]) expect(briefWidth(course(now))).toBeLessThan(fullWidth(course(now)));
  });

  it('take more room if the current one has a longer name', () => {
    expect(briefWidth(course(3))).toBeGreaterThan(briefWidth(course(1)));
    expect(fullWidth(course(3))).toBeGreaterThan(fullWidth(course(0)));
  });
});

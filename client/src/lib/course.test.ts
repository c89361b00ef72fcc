import { describe, expect, it } from 'vitest';
import type { Fact } from './protocol';
import { besides, briefWidth, fullWidth } from './course';

const course = (now: number) => ({
  title: 'Round 3 of 6',
  steps: ['Actions', 'Move', 'Business', 'Administration'].map((label) => ({ label })),
  now,
});

describe('the steps of a turn', () => {
  it('are shorter as marks than by their names', () => {
    for (const now of [0, 1, 2, 3]) expect(briefWidth(course(now))).toBeLessThan(fullWidth(course(now)));
  });

  it('take more room where the present one has a longer name', () => {
    expect(briefWidth(course(3))).toBeGreaterThan(briefWidth(course(1)));
    expect(fullWidth(course(3))).toBeGreaterThan(fullWidth(course(0)));
  });

  it('are not told twice', () => {
    const facts: Fact[] = [
      { label: 'Round', value: '3 of 6', told: 'course' },
      { label: 'Difficulty', value: 'novice', told: 'options' },
      { label: 'Goal', value: 'fame' },
    ];
    expect(besides(facts, course(1)).map((fact) => fact.label)).toEqual(['Goal']);
    expect(besides(facts, null).map((fact) => fact.label)).toEqual(['Round', 'Goal']);
  });
});

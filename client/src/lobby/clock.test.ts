import { describe, expect, it } from 'vitest';
import { clockWords, fromHour, leftTo, shown, toHour, usualClock } from './clock';

describe('clock', () => {
  it('reads hours in local time', () => {
    expect(fromHour('20:00', 120)).toBe(18 * 3600);
    expect(fromHour('01:30', 120)).toBe(23.5 * 3600);
    expect(toHour(23.5 * 3600, 120)).toBe('01:30');
    expect(toHour(fromHour('20:00', -300), -300)).toBe('20:00');
    expect(usualClock('day', 'seat_lost', 60)).toEqual({
      kind: 'day',
      seconds: 19 * 3600,
      increment: 0,
      out: 'seat_lost',
    });
  });

  it('counts down by itself while it runs', () => {
    const times = [
      { seat: 0, left: 90_000, runs: true },
      { seat: 1, left: 60_000, runs: false },
    ];
    expect(leftTo(times, 0, 30_500)).toBe(59_500);
    expect(leftTo(times, 1, 30_500)).toBe(60_000);
    expect(leftTo(times, 0, 500_000)).toBe(0);
    expect(leftTo(times, 2, 0)).toBeNull();
    expect(shown(59_500)).toBe('1:00');
    expect(shown(5000)).toBe('0:05');
  });

  it('says what a table plays by', () => {
    expect(clockWords(undefined)).toBe('');
    expect(clockWords({ kind: 'none' })).toBe('');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pacer, type Step } from './pacer';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function table(stays = 800, patient = false): { pacer: Pacer<number>; shown: [number, Step][] } {
  const shown: [number, Step][] = [];
  return {
    pacer: new Pacer<number>(
      (n, how) => shown.push([n, how]),
      () => stays,
      () => patient,
    ),
    shown,
  };
}

describe('the pace at which moves are shown', () => {
  it('shows the first at once and the next after a while', () => {
    const { pacer, shown } = table();
    pacer.offer(1);
    pacer.offer(2);
    expect(shown).toEqual([[1, 'step']]);
    expect(pacer.behind).toBe(1);
    vi.advanceTimersByTime(799);
    expect(shown).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([
      [1, 'step'],
      [2, 'step'],
    ]);
  });

  it('is idle again afterwards', () => {
    const { pacer, shown } = table();
    pacer.offer(1);
    vi.advanceTimersByTime(1000);
    pacer.offer(2);
    expect(shown).toHaveLength(2);
  });

  it('hurries when more than three wait', () => {
    const { pacer, shown } = table();
    [1, 2, 3, 4, 5, 6].forEach(n => pacer.offer(n));
    vi.advanceTimersByTime(800);
    expect(shown.at(-1)).toEqual([2, 'quick']);
    vi.advanceTimersByTime(200);
    expect(shown.at(-1)).toEqual([3, 'quick']);
    vi.advanceTimersByTime(200);
    expect(shown.at(-1)).toEqual([4, 'step']);
  });

  it('jumps when more than ten wait', () => {
    const { pacer, shown } = table();
    for (let n = 0; n <= 11; n++) pacer.offer(n);
    expect(shown).toEqual([
      [0, 'step'],
      [11, 'jump'],
    ]);
    expect(pacer.behind).toBe(0);
  });

  it('shows every move long enough to somebody who asked for that', () => {
    const { pacer, shown } = table(2000, true);
    for (let n = 0; n <= 11; n++) pacer.offer(n);
    vi.advanceTimersByTime(1999);
    expect(shown).toEqual([[0, 'step']]);
    vi.advanceTimersByTime(2001);
    expect(shown.at(-1)).toEqual([2, 'step']);
    pacer.skip();
    expect(shown.at(-1)).toEqual([11, 'jump']);
  });

  it('skips to the newest when somebody presses something', () => {
    const { pacer, shown } = table();
    [1, 2, 3].forEach(n => pacer.offer(n));
    pacer.skip();
    expect(shown.at(-1)).toEqual([3, 'jump']);
    vi.advanceTimersByTime(5000);
    expect(shown).toHaveLength(2);
  });

  it('does not wait if told not to, and shows nothing after it is closed', () => {
    const off = table(0);
    [1, 2, 3].forEach(n => off.pacer.offer(n));
    expect(off.shown.map(([n]) => n)).toEqual([1, 2, 3]);
    const { pacer, shown } = table();
    pacer.offer(1);
    pacer.offer(2);
    pacer.close();
    vi.advanceTimersByTime(5000);
    expect(shown).toHaveLength(1);
  });
});

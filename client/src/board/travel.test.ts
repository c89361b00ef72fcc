import { describe, expect, it } from 'vitest';
import { delayOf, duration, flights, type Box, type Spot } from './travel';

const box = (x: number, y = 0): Box => ({ x, y, width: 20, height: 20 });
const spot = (id: string, at: string, x: number, count = 1, from = ''): Spot => ({ id, at, count, box: box(x), from });
const NO_ZONES = new Map<string, Box>();

describe('how long pieces travel', () => {
  it('takes longer over longer distances, up to a limit', () => {
    expect(duration(0)).toBe(150);
    expect(duration(400)).toBe(210);
    expect(duration(5000)).toBe(300);
  });

  it('sends them off one by one, then as a group', () => {
    expect([0, 1, 5, 6, 40].map(delayOf)).toEqual([0, 40, 200, 200, 200]);
  });
});

describe('who travels', () => {
  it('nobody, when nothing has moved', () => {
    expect(flights([spot('seat:1', 'a', 0)], [spot('seat:1', 'a', 3)], NO_ZONES)).toEqual([]);
  });

  it('a piece that lies in another place', () => {
    const all = flights([spot('seat:1', 'tile:a', 0)], [spot('seat:1', 'tile:b', 100)], NO_ZONES);
    expect(all).toEqual([{ to: 0, from: box(0), copy: false, shoved: false }]);
  });

  it('a piece that others have pushed aside', () => {
    expect(flights([spot('x', 'row', 0)], [spot('x', 'row', 50)], NO_ZONES)).toEqual([
      { to: 0, from: box(0), copy: false, shoved: true },
    ]);
  });

  it('one of a pile to another pile, as a copy', () => {
    const before = [spot('card:a', 'deck', 0, 9), spot('card:a', 'hand:1', 100, 2)];
    const after = [spot('card:a', 'deck', 0, 8), spot('card:a', 'hand:1', 100, 3)];
    expect(flights(before, after, NO_ZONES)).toEqual([{ to: 1, from: box(0), copy: true, shoved: false }]);
  });

  it('the last of a pile to a hand that had none', () => {
    const before = [spot('card:a', 'hand:1', 0)];
    const after = [spot('card:a', 'hand:2', 90)];
    expect(flights(before, after, NO_ZONES)).toEqual([{ to: 0, from: box(0), copy: false, shoved: false }]);
  });

  it('from the same pile to two hands', () => {
    const before = [spot('card:a', 'deck', 0, 3)];
    const after = [spot('card:a', 'deck', 0, 1), spot('card:a', 'hand:1', 50), spot('card:a', 'hand:2', 90)];
    expect(flights(before, after, NO_ZONES).map(({ to }) => to)).toEqual([1, 2]);
  });

  it('from the zone it names, if it was nowhere before', () => {
    const after = [spot('tile:a', 'discards', 80, 1, 'deck'), spot('tile:b', 'discards', 95)];
    expect(flights([], after, new Map([['deck', box(7)]]))).toEqual([
      { to: 0, from: box(7), copy: false, shoved: false },
    ]);
  });
});

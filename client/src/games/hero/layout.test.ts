import { describe, expect, it } from 'vitest';
import {
  BIG_FIGURE,
  BOARD,
  CARD,
  doorOf,
  FIGURE,
  fit,
  packLong,
  packRoom,
  packTall,
  roomBoxes,
  SMALL,
  ZONES,
} from './layout';
import { overlap } from '../../board/units';

const OUTER = ['or', 'icu', 'library', 'oncall'].map(id => ({ id, adjacent: ['hall'], stations: 0 }));
const ROOMS = [
  { id: 'hall', adjacent: ['er', 'or', 'icu', 'library', 'oncall'], stations: 0 },
  { id: 'er', adjacent: ['hall'], stations: 10 },
  ...OUTER,
];

describe('rooms', () => {
  it('stand side by side around the hub', () => {
    const boxes = [...roomBoxes(ROOMS).values(), ZONES.clock, ZONES.turn, ZONES.track, ZONES.stack];
    expect(boxes).toHaveLength(10);
    boxes.forEach((a, n) => boxes.slice(n + 1).forEach(b => expect(overlap(a, b)).toBe(false)));
    for (const box of boxes) expect(box.x + box.w <= BOARD.w && box.y + box.h <= BOARD.h).toBe(true);
  });

  it('find a place for a room that a pack adds', () => {
    const boxes = roomBoxes([...ROOMS, { id: 'roof', adjacent: ['hall'], stations: 0 }]);
    expect(boxes.size).toBe(7);
    expect(overlap(boxes.get('icu')!, boxes.get('library')!)).toBe(false);
  });

  it('have doors to the hub', () => {
    const boxes = roomBoxes(ROOMS);
    expect(doorOf(boxes.get('er')!).upright).toBe(false);
    expect(doorOf(boxes.get('or')!)).toEqual({ x: 387, y: 118.5, upright: true });
  });
});

describe('packing', () => {
  it('keeps everybody within the walls, however many there are', () => {
    const box = { x: 0, y: 0, w: 200, h: 125 };
    for (const [figures, patients] of [
      [1, 0],
      [4, 1],
      [11, 2],
      [6, 6],
    ] as const) {
      const packed = packRoom(box, figures, patients);
      for (const spot of packed.figures) expect(spot.x + FIGURE.w <= 200 && spot.y + FIGURE.h <= 125).toBe(true);
      for (const spot of packed.patients) expect(spot.x + SMALL.w <= 200 && spot.y + SMALL.h <= 125).toBe(true);
    }
  });

  it('gives each station a card of its own', () => {
    const { stations, figures } = packLong(ZONES.long, 11, 10);
    stations.slice(1).forEach((spot, n) => expect(spot.x - stations[n]!.x).toBeGreaterThan(CARD.w));
    expect(stations[9]!.x + CARD.w).toBeLessThan(ZONES.long.w);
    expect(figures[10]!.x + FIGURE.w).toBeLessThan(ZONES.long.w - 92);
  });

  it('grows downwards on the phone', () => {
    const packed = packTall(350, 8, 0, 10);
    expect(packed.stations.every(spot => spot.x + CARD.w <= 342 + 0.01 && spot.y + CARD.h <= packed.h)).toBe(true);
    expect(packed.figures.every(spot => spot.x + BIG_FIGURE.w <= 350)).toBe(true);
    expect(new Set(packTall(325, 6, 0, 0).figures.map(spot => spot.y)).size).toBe(1);
    expect(packTall(350, 0, 0, 0).h).toBe(96);
  });

  it('fills the rows of a wide screen evenly', () => {
    const { stations } = packTall(780, 0, 0, 10);
    expect(stations.map(spot => spot.y)).toEqual([48, 48, 48, 48, 48, 194, 194, 194, 194, 194]);
  });
});

it('leaves room for the heroes', () => {
  const laptop = fit(986, 525);
  expect(laptop.unit * BOARD.h + laptop.tray).toBeLessThanOrEqual(525.01);
  expect(laptop.unit).toBeGreaterThan(0.87);
  expect(fit(1090, 700).roomy).toBe(true);
});

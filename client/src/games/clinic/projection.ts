/** From places in a clinic to points in a drawing: isometric floors, or a plan from above. */
import type { Box, Point } from '../../board/units';

export interface Projection {
  flat: boolean;
  /** Half the height of a leaning space. */
  tilt: number;
  /** Where a place lies; `z` is the height above the floor. */
  at: (x: number, y: number, z?: number) => Point;
}

/**
 * Half the width of a leaning space, and between which limits half its height lies: with few floors, the view is
 * steeper.
 */
export const LEAN = 72;
const STEEP = 44;
const SHALLOW = 26;
/** The side of a space on a plan. */
export const SIDE = 96;
/** Entrances lie outside the walls: the margin they need around a floor, in spaces. */
export const YARD = 0.5;
/** Low enough that no one is hidden behind a wall. */
export const WALL = 8;

export function leaning(left: number, top: number, tilt: number): Projection {
  return { flat: false, tilt, at: (x, y, z = 0) => ({ x: left + (x - y) * LEAN, y: top + (x + y) * tilt - z }) };
}

export function plan(left: number, top: number): Projection {
  return { flat: true, tilt: SIDE / 2, at: (x, y) => ({ x: left + x * SIDE, y: top + y * SIDE }) };
}

/** The corners of a rectangle of spaces, for a polygon's points. */
export function corners(p: Projection, x0: number, y0: number, x1: number, y1: number, z = 0): string {
  return outline([p.at(x0, y0, z), p.at(x1, y0, z), p.at(x1, y1, z), p.at(x0, y1, z)]);
}

/** The top and the two visible sides of a block on a rectangle of spaces, between two heights. */
export function block(
  p: Projection,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  low: number,
  high: number,
): Record<'top' | 'south' | 'east', string> {
  return {
    top: corners(p, x0, y0, x1, y1, high),
    south: outline([p.at(x0, y1, high), p.at(x1, y1, high), p.at(x1, y1, low), p.at(x0, y1, low)]),
    east: outline([p.at(x1, y1, high), p.at(x1, y0, high), p.at(x1, y0, low), p.at(x1, y1, low)]),
  };
}

export function outline(points: readonly Point[]): string {
  return points.map(point => `${round(point.x)},${round(point.y)}`).join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The spaces of a floor that are drawn. */
export interface Plate {
  floor: number;
  spaces: readonly Point[];
  /** The spaces that nothing above may cover. */
  seen: readonly Point[];
}

interface Stack {
  width: number;
  height: number;
  left: number;
  tilt: number;
  /** The position of each floor's back corner, top floor first. */
  floors: readonly { floor: number; top: number }[];
}

/** Room above the back corner of a space for its sign, and below its front for the slab. */
const HEAD = 22;
const SLAB = 14;

/**
 * Floors stacked as closely as they can be without covering anything that matters,
 * tilted to fill the available space; `aspect` is its height by its width.
 */
export function stack(plates: readonly Plate[], aspect = 1): Stack {
  const tilts = Array.from({ length: STEEP - SHALLOW + 1 }, (_, i) => SHALLOW + i);
  const size = (one: Stack): number => Math.min(1 / one.width, aspect / one.height);
  return tilts.map(tilt => stackAt(plates, tilt)).reduce((best, one) => (size(one) >= size(best) ? one : best));
}

function stackAt(plates: readonly Plate[], tilt: number): Stack {
  const down = [...plates].sort((a, b) => a.floor - b.floor);
  const lifted: { plate: Plate; lift: number }[] = [];
  for (const plate of down) {
    const lifts = lifted.map(below => below.lift + rise(plate.spaces, below.plate.seen, tilt));
    lifted.push({ plate, lift: Math.max(0, ...lifts) });
  }
  const all = lifted.flatMap(({ plate, lift }) =>
    plate.spaces.map(({ x, y }) => ({ across: (x - y) * LEAN, down: (x + y) * tilt - lift })),
  );
  const west = Math.min(...all.map(one => one.across)) - LEAN;
  const east = Math.max(...all.map(one => one.across)) + LEAN;
  const north = Math.min(...all.map(one => one.down)) - HEAD;
  const south = Math.max(...all.map(one => one.down)) + 2 * tilt + SLAB;
  return {
    width: east - west,
    height: south - north,
    left: -west,
    tilt,
    floors: lifted.map(({ plate, lift }) => ({ floor: plate.floor, top: -north - lift })).reverse(),
  };
}

/** How high spaces must be above others to cover none of them: diamonds side by side may come closer. */
function rise(above: readonly Point[], below: readonly Point[], tilt: number): number {
  const needed = above.flatMap(a =>
    below.flatMap(b => {
      const aside = Math.abs(a.x - a.y - b.x + b.y);
      return aside >= 2 ? [] : [(a.x + a.y - b.x - b.y + 2 - aside) * tilt + HEAD];
    }),
  );
  return Math.max(2 * tilt + HEAD, ...needed);
}

/** Where an entrance lies: outside the wall, beside the space it points at. */
export function doorAt(name: string, columns: number, rows: number): Box {
  const number = Number(name.slice(1));
  const deep = YARD - 0.14;
  if (name.startsWith('W')) return { x: -YARD, y: number + 0.14, w: deep, h: 0.72 };
  if (name.startsWith('E')) return { x: columns + 0.14, y: number + 0.14, w: deep, h: 0.72 };
  return { x: number + 0.14, y: rows + 0.14, w: 0.72, h: deep };
}

/** The middle of a border: `v0,1` lies east of the space 0,1 and `h0,1` south of it. */
export function borderAt(name: string): Point & { upright: boolean } {
  const [x = 0, y = 0] = name.slice(1).split(',').map(Number);
  return name.startsWith('v') ? { x: x + 1, y: y + 0.5, upright: true } : { x: x + 0.5, y: y + 1, upright: false };
}

export interface Spot extends Point {
  floor: number;
}

/** `space:0/1,2,0` is column 1, row 2 of floor 0; null for anything that is not a space. */
export function spotOf(id: string): Spot | null {
  const match = /^(?:space|helipad):\d+\/(\d+),(\d+),(\d+)$/.exec(id);
  return match ? { x: Number(match[1]), y: Number(match[2]), floor: Number(match[3]) } : null;
}

/** The floor of a space or of a door; -1 for anything else. */
export function floorOf(id: string): number {
  return spotOf(id)?.floor ?? (id.startsWith('entrance:') ? 0 : -1);
}

/** The kinds of ids that begin with their clinic's seat. */
// prettier-ignore
const OF_A_SEAT = new Set([
  'space', 'helipad', 'entrance', 'border', 'person', 'blood', 'extinguisher', 'zombie', 'virus', 'pre', 'away',
  'floor', 'doors', 'streets', 'clinic',
]);

export function seatOf(id: string): number | null {
  const [, kind = '', seat] = /^(\w+):(\d+)(?:\/|$)/.exec(id) ?? [];
  return OF_A_SEAT.has(kind) ? Number(seat) : null;
}

export function nameIn(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}

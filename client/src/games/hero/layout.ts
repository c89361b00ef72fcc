/** Layout of the board, 1080 by 526, and how it is fitted into the available space. */
import { fitBoard, rowOf, type Box, type Fit, type Point } from '../../board/units';

export const BOARD = { w: 1080, h: 526 };

export const ZONES = {
  clock: { x: 12, y: 7, w: 538, h: 42 },
  turn: { x: 558, y: 7, w: 510, h: 42 },
  track: { x: 12, y: 56, w: 160, h: 463 },
  stack: { x: 912, y: 56, w: 156, h: 258 },
  hub: { x: 392, y: 56, w: 302, h: 258 },
  long: { x: 182, y: 324, w: 886, h: 195 },
} satisfies Record<string, Box>;

const SIDES = [182, 704];
const SIDE = { w: 200, top: 56, h: 258, gap: 8 };

/** The parts of a room that matter to the layout. */
interface Place {
  id: string;
  adjacent: readonly string[];
  stations: number;
}

/**
 * The hub is the room with the most connections; the room with stations takes the long side; the others go left and
 * right.
 */
export function roomBoxes(rooms: readonly Place[]): Map<string, Box> {
  const hub = most(rooms, room => room.adjacent.length);
  const long = most(
    rooms.filter(room => room !== hub),
    room => room.stations,
  );
  const others = rooms.filter(room => room !== hub && room !== long);
  const half = Math.ceil(others.length / 2);
  const boxes = new Map<string, Box>();
  if (hub) boxes.set(hub.id, ZONES.hub);
  if (long) boxes.set(long.id, ZONES.long);
  others.forEach((room, n) => {
    const left = n < half;
    const count = left ? half : others.length - half;
    const at = left ? n : n - half;
    const h = (SIDE.h - SIDE.gap * (count - 1)) / count;
    boxes.set(room.id, { x: SIDES[left ? 0 : 1]!, y: SIDE.top + at * (h + SIDE.gap), w: SIDE.w, h });
  });
  return boxes;
}

function most<T>(list: readonly T[], rate: (one: T) => number): T | undefined {
  return [...list].sort((a, b) => rate(b) - rate(a))[0];
}

/** The middle of the wall between a room and the hub, for its door. */
export function doorOf(room: Box): Point & { upright: boolean } {
  const hub = ZONES.hub;
  const upright = room.y < hub.y + hub.h - 1;
  if (!upright) return { x: hub.x + hub.w / 2, y: (hub.y + hub.h + room.y) / 2, upright };
  const x = room.x < hub.x ? (room.x + room.w + hub.x) / 2 : (hub.x + hub.w + room.x) / 2;
  return { x, y: room.y + room.h / 2, upright };
}

export const CARD = { w: 77, h: 124 };
export const SMALL = { w: 62, h: 92 };
export const FIGURE = { w: 32, h: 44 };
/** Large enough for fingers. */
export const BIG_FIGURE = { w: 48, h: 62 };

interface Packed {
  figures: Point[];
  patients: Point[];
  stations: Point[];
  h: number;
}

/** People and patients in a room of the big board, below its sign. */
export function packRoom(box: Box, figures: number, patients: number, foot = 0, side = 0): Packed {
  const top = 26;
  const left = 8;
  const width = box.w - 16 - side;
  const height = box.h - top - 4 - foot;
  const rows = Math.max(1, Math.floor(height / (FIGURE.h + 2)));
  const wanted = Math.ceil(figures / rows) * (FIGURE.w + 4);
  const beds = patients === 0 ? 0 : Math.min(patients * (SMALL.w + 6), Math.max(SMALL.w, width - wanted - 8));
  const start = patients === 0 ? left : left + beds + 8;
  const free = left + width - start;
  const columns = Math.max(1, Math.ceil(figures / rows), Math.floor((free + 6) / (FIGURE.w + 6)));
  const across = rowOf(columns, free, FIGURE.w, 6);
  return {
    figures: Array.from({ length: figures }, (_, n) => ({
      x: start + (across[n % columns] ?? 0),
      y: top + Math.floor(n / columns) * Math.min(FIGURE.h + 6, height / rows),
    })),
    patients: rowOf(patients, beds, SMALL.w, 6).map(x => ({
      x: left + x,
      y: top + (height - SMALL.h > 40 ? height - SMALL.h - 2 : Math.max(0, (height - SMALL.h) / 2)),
    })),
    stations: [],
    h: box.h,
  };
}

/** The long room: everyone in the aisle, one card at each station below. */
export function packLong(box: Box, figures: number, stations: number): Packed {
  const aisle = 116;
  const pitch = (box.w - 10) / stations;
  return {
    figures: rowOf(figures, box.w - aisle - 110, FIGURE.w, 10).map(x => ({ x: aisle + x, y: 1 })),
    patients: [],
    stations: Array.from({ length: stations }, (_, n) => ({
      x: 6 + n * pitch + (pitch - CARD.w) / 2 - 1,
      y: box.h - CARD.h - 7,
    })),
    h: box.h,
  };
}

const WIDEST_GAP = 24;
/** The gap between people: six fit side by side on the narrowest phone. */
const BESIDE = 4;

/** A room alone on a narrow screen: people first, then full cards, in as many rows as it takes. */
export function packTall(width: number, figures: number, patients: number, stations: number): Packed {
  const inner = width - 16;
  const people = Math.floor((inner + BESIDE) / (BIG_FIGURE.w + BESIDE));
  const slots = stations > 0 ? stations : patients;
  const fitting = Math.max(1, Math.floor((inner + 4) / (CARD.w + 4)));
  // Rows of equal length.
  const cards = Math.ceil(slots / Math.ceil(slots / fitting)) || 1;
  const gap = cards > 1 ? Math.min(WIDEST_GAP, (inner - cards * CARD.w) / (cards - 1)) : 0;
  const below = 30 + Math.ceil(figures / people) * (BIG_FIGURE.h + 6);
  const places = Array.from({ length: slots }, (_, n) => ({
    x: 8 + (n % cards) * (CARD.w + gap),
    y: below + 18 + Math.floor(n / cards) * (CARD.h + 22),
  }));
  return {
    figures: Array.from({ length: figures }, (_, n) => ({
      x: 8 + (n % people) * (BIG_FIGURE.w + BESIDE),
      y: 30 + Math.floor(n / people) * (BIG_FIGURE.h + 6),
    })),
    patients: stations > 0 ? [] : places,
    stations: stations > 0 ? places : [],
    h: Math.max(96, below + Math.ceil(slots / cards) * (CARD.h + 22) + 8),
  };
}

const TRAY = { strip: 54, roomy: 150, most: 230 };

/** The board with the heroes' cards below it, in the available space. */
export function fit(width: number, height: number): Fit {
  return fitBoard(BOARD, width, height, TRAY);
}

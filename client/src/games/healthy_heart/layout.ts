/** Layout of the board, 1080 by 612, and how it is fitted into the available space. */
import { fitBoard, type Box, type Fit } from '../../board/units';

export const BOARD = { w: 1080, h: 612 };

/** Fixed zones; the wards and the slots for Rooms are computed. */
export const ZONES = {
  money: { x: 14, y: 14, w: 252, h: 78 },
  prestige: { x: 274, y: 14, w: 252, h: 78 },
  jobs: { x: 534, y: 14, w: 532, h: 78 },
  triage: { x: 160, y: 100, w: 760, h: 190 },
  cemetery: { x: 14, y: 503, w: 262, h: 96 },
  training: { x: 284, y: 503, w: 196, h: 96 },
  offices: { x: 488, y: 503, w: 206, h: 96 },
  parking: { x: 702, y: 503, w: 142, h: 96 },
  cubes: { x: 852, y: 503, w: 214, h: 96 },
} satisfies Record<string, Box>;

export const WARD = { w: 148, h: 196 };
export const ROOM = { w: 138, h: 93 };

const MIDDLE = { x: 160, y: 298, w: 760 };
const ROOMS_TOP = 100;
const ROOM_PITCH = 100.33;

/** The wards stand side by side below the Waiting Room, however many a content pack has. */
export function wardBox(index: number, count: number): Box {
  const pitch = (MIDDLE.w + 5) / count;
  return { x: MIDDLE.x + pitch * index, y: MIDDLE.y, w: WARD.w, h: WARD.h };
}

/** Odd slots lie left of the wards, even ones right, from top to bottom. */
export function slotBox(slot: number): Box {
  const row = Math.floor((slot - 1) / 2);
  return { x: slot % 2 === 1 ? 14 : 928, y: ROOMS_TOP + row * ROOM_PITCH, ...ROOM };
}

/** Cubes of a patient on a chair: stacked in twos, an odd one centred on top. */
export function stackOf(cubes: number, size: number): { x: number; y: number }[] {
  const width = 2 * size - 1.5;
  return Array.from({ length: cubes }, (_, n) => {
    const row = Math.floor(n / 2);
    const alone = n === cubes - 1 && n % 2 === 0;
    return { x: alone ? (width - size) / 2 : (n % 2) * (size - 1.5), y: -row * (size - 4.5) };
  });
}

const TRAY = { strip: 52, roomy: 116, most: 190 };

/** The board with the people below it, in the available space. */
export function fit(width: number, height: number): Fit {
  return fitBoard(BOARD, width, height, TRAY);
}

/** The width of a lone zone in units, the largest a unit may be, and how much of its height must fit on screen. */
const ALONE: Readonly<Record<string, readonly [width: number, most: number, height?: number]>> = {
  'area:triage': [352, 1.9, 200],
  'zone:rooms': [140, 2.3],
  'zone:unbuilt': [300, 1.5],
  'zone:ambulance': [264, 1.6],
  'zone:cup': [110, 2.2],
  'zone:discard': [110, 2.2],
  'zone:training': [200, 1.9],
  'zone:job_line': [208, 1.7],
  'area:parking_lot': [210, 1.8],
  'zone:cemetery': [266, 1.6],
  'zone:set': [342, 1.4],
  'zone:characters': [332, 1.3],
};

/** The least share of a phone's height that the board gets, however the phone is held. */
const SEEN = 0.58;

/** Pixels per unit for a zone shown alone at a given width, on a screen of a given height. */
export function unitFor(zone: string, width: number, screen = Infinity): number {
  const [units, most, height = 0] = ALONE[zone] ?? [150, 2];
  return Math.min(width / units, most, (SEEN * screen) / height);
}

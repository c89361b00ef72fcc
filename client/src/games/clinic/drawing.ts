/** What to draw of a clinic, in what order, and where people stand. */
import type { Box, Point } from '../../board/units';
import { borderAt, doorAt, floorOf, nameIn, spotOf, YARD, type Plate, type Spot } from './projection';
import { standing } from './standing';
import type { BoardView, BorderView, MarkView, PersonView, SpaceView } from './view';

/** A person or a piece of an expansion at a point of a floor. */
export interface Stand extends Spot {
  id: string;
  place: string;
  person?: PersonView;
  mark?: MarkView;
}

type Thing =
  | { kind: 'space'; key: string; depth: number; space: SpaceView; x: number; y: number }
  | { kind: 'stand'; key: string; depth: number; stand: Stand }
  | { kind: 'border'; key: string; depth: number; border: BorderView; x: number; y: number; upright: boolean }
  | { kind: 'door'; key: string; depth: number; id: string; at: Box; built: boolean };

/** Everyone who stands on a floor or at a door. */
export function stands(board: BoardView, flat: boolean): Stand[] {
  const places = new Map<string, (PersonView | MarkView)[]>();
  for (const one of [...board.people, ...board.marks]) places.set(one.place, [...(places.get(one.place) ?? []), one]);
  return [...places].flatMap(([place, all]) => standsAt(board, place, all, flat));
}

function standsAt(board: BoardView, place: string, all: readonly (PersonView | MarkView)[], flat: boolean): Stand[] {
  const spot = spotOf(place);
  const door = place.startsWith('entrance:') ? doorAt(nameIn(place), board.columns, board.rows) : null;
  if (!spot && !door) return [];
  return standing(all.length, flat).map((at, i) => {
    const one = all[i]!;
    const x = spot ? spot.x + at.x : door!.x + door!.w * (all.length > 1 ? at.x : 0.5);
    const y = spot ? spot.y + at.y : door!.y + door!.h * (all.length > 1 ? at.y : 0.6);
    const who = 'what' in one ? { mark: one } : { person: one };
    return { id: one.id, place, x, y, floor: spot?.floor ?? 0, ...who };
  });
}

/** People are drawn in front of everything else on their floor, so that no wall hides them. */
const IN_FRONT = 1000;

/** The things of a floor, back to front. */
export function things(board: BoardView, floor: number, people: readonly Stand[], lit: ReadonlySet<string>): Thing[] {
  const things: Thing[] = [];
  for (const space of board.spaces) {
    const spot = spotOf(space.id);
    if (spot?.floor === floor)
      things.push({ kind: 'space', key: space.id, depth: spot.x + spot.y, space, x: spot.x, y: spot.y });
  }
  for (const stand of people)
    if (stand.floor === floor)
      things.push({ kind: 'stand', key: stand.id, depth: IN_FRONT + stand.x + stand.y, stand });
  if (floor === 0) things.push(...outside(board, lit));
  return things.sort((a, b) => a.depth - b.depth);
}

function outside(board: BoardView, lit: ReadonlySet<string>): Thing[] {
  const borders = board.borders.map((border): Thing => {
    const { x, y, upright } = borderAt(nameIn(border.id));
    return { kind: 'border', key: border.id, depth: Math.floor(x + y - 0.6) + 0.5, border, x, y, upright };
  });
  const doors = doorsOf(board, lit).map((id): Thing => {
    const at = doorAt(nameIn(id), board.columns, board.rows);
    return {
      kind: 'door',
      key: id,
      depth: Math.floor(at.x) + Math.floor(at.y) - 0.1,
      id,
      at,
      built: board.entrances.includes(id),
    };
  });
  return [...borders, ...doors];
}

/** The doors that are there, or may be built now. */
export function doorsOf(board: BoardView, lit: ReadonlySet<string>): string[] {
  return board.entrance_spaces.filter(id => board.entrances.includes(id) || lit.has(id));
}

export function isEmpty(space: SpaceView): boolean {
  return !space.module && !space.garden && !space.helipad && !space.parking;
}

/**
 * The floors worth showing, ground floor first: it is shown whole, the others only where something stands or can be
 * chosen.
 */
export function plates(board: BoardView, lit: ReadonlySet<string>): Plate[] {
  const plates = Array.from({ length: board.floors }, (_, floor): Plate => {
    const spots = board.spaces.flatMap(space => {
      const spot = spotOf(space.id);
      return spot?.floor === floor ? [{ ...spot, seen: !isEmpty(space) || lit.has(space.id) }] : [];
    });
    const spaces = floor === 0 ? [...spots, ...doorsteps(board, lit)] : spots.filter(spot => spot.seen);
    const seen = spots.filter(spot => spot.seen || (floor === 0 && hasCar(board, spot, lit)));
    return { floor, spaces, seen: floor === 0 ? [...seen, ...doorsteps(board, lit)] : seen };
  });
  return plates.filter(plate => plate.spaces.length > 0);
}

function hasCar(board: BoardView, spot: Point, lit: ReadonlySet<string>): boolean {
  return board.borders.some(border => {
    const { x, y } = borderAt(nameIn(border.id));
    return (border.car || lit.has(border.id)) && Math.abs(x - spot.x - 0.5) + Math.abs(y - spot.y - 0.5) < 0.6;
  });
}

/** The spaces outside the walls where doors stand. */
function doorsteps(board: BoardView, lit: ReadonlySet<string>): Point[] {
  return doorsOf(board, lit).map(id => {
    const at = doorAt(nameIn(id), board.columns, board.rows);
    return {
      x: Math.max(-YARD, Math.min(board.columns - 1 + YARD, at.x)),
      y: Math.min(board.rows - 1 + YARD, Math.floor(at.y)),
    };
  });
}

/** The lower corner beside the building where nobody comes in: people wait at doors. */
export function cornerWithoutDoors(board: BoardView): 'left' | 'right' {
  const doorsOn = (side: string): boolean => board.entrances.some(id => nameIn(id).startsWith(side));
  return doorsOn('S') && !doorsOn('E') ? 'right' : 'left';
}

/** How many lit things a floor has; doors and streets belong to the ground floor. */
export function litOn(board: BoardView, floor: number, lit: ReadonlySet<string>): number {
  let count = 0;
  for (const id of lit) {
    const spot = spotOf(id);
    if (
      spot
        ? spot.floor === floor && id.includes(`:${board.seat}/`)
        : floor === 0 && new RegExp(`^(entrance|border):${board.seat}/`).test(id)
    )
      count += 1;
  }
  for (const one of [...board.people, ...board.marks]) if (lit.has(one.id) && floorOf(one.place) === floor) count += 1;
  return count;
}

/** Pairs of conveyor stops that are linked: neighbours on a line (CL-9.12). */
export function links(board: BoardView): (readonly [string, string])[] {
  const stops = board.spaces.flatMap(space => {
    const spot = space.stop ? spotOf(space.id) : null;
    return spot ? [{ id: space.id, ...spot }] : [];
  });
  const steps: (readonly [string, string])[] = [];
  for (const axis of ['x', 'y', 'floor'] as const) {
    const others = (['x', 'y', 'floor'] as const).filter(one => one !== axis);
    for (const stop of stops) {
      const line = stops.filter(one => one[axis] > stop[axis] && others.every(other => one[other] === stop[other]));
      const [next] = line.sort((a, b) => a[axis] - b[axis]);
      if (next) steps.push([stop.id, next.id]);
    }
  }
  return steps;
}

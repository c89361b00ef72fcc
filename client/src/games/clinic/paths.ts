/** The cheapest way of a person through a clinic, by the steps of chapter 9. */
import { nameIn, spotOf } from './projection';
import type { BoardView, SpaceView } from './view';

export interface Way {
  /** Ids of the places passed, both ends included. */
  places: readonly string[];
  time: number;
}

interface Step {
  to: string;
  time: number;
}

/** CL-9.5 to CL-9.12, CL-18.5: the way that the engine charges; null if there is none. */
export function wayTo(board: BoardView, from: string, to: string, outdoors: boolean): Way | null {
  const ground = new Ground(board, outdoors);
  const best = new Map<string, Way>([[from, { places: [from], time: 0 }]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const here = cheapest(open, best);
    open.delete(here);
    const way = best.get(here)!;
    if (here === to) return way;
    for (const step of ground.steps(here)) {
      const time = way.time + step.time;
      if (time >= (best.get(step.to)?.time ?? Infinity)) continue;
      best.set(step.to, { places: [...way.places, step.to], time });
      open.add(step.to);
    }
  }
  return null;
}

function cheapest(open: ReadonlySet<string>, best: ReadonlyMap<string, Way>): string {
  const [first = '', ...others] = open;
  return others.reduce((a, b) => (best.get(b)!.time < best.get(a)!.time ? b : a), first);
}

const DIRECTIONS = [
  [-1, 0, 0],
  [1, 0, 0],
  [0, -1, 0],
  [0, 1, 0],
  [0, 0, -1],
  [0, 0, 1],
] as const;

class Ground {
  private readonly spaces: Map<string, SpaceView>;
  private readonly slow: ReadonlySet<string>;

  constructor(
    private readonly board: BoardView,
    private readonly outdoors: boolean,
  ) {
    this.spaces = new Map(board.spaces.map((space) => [nameIn(space.id), space]));
    this.slow = new Set(board.marks.filter((mark) => mark.what === 'extinguisher').map((mark) => mark.place));
  }

  *steps(from: string): Generator<Step> {
    if (from.startsWith('pre:')) yield* this.arrivals();
    else if (from.startsWith('entrance:')) yield* this.into(this.behind(nameIn(from)), 1);
    else if (from.startsWith('helipad:')) yield* this.below(from);
    else yield* this.walks(from);
  }

  private *arrivals(): Generator<Step> {
    for (const door of this.board.entrances) yield { to: door, time: 0 };
    for (const space of this.board.spaces) {
      if (space.helipad) yield { to: space.id.replace('space:', 'helipad:'), time: 0 };
      if (space.module === 'outpatient') yield { to: space.id, time: 0 };
    }
  }

  private behind(door: string): string {
    const number = Number(door.slice(1));
    if (door.startsWith('W')) return `0,${number},0`;
    if (door.startsWith('E')) return `${this.board.columns - 1},${number},0`;
    return `${number},${this.board.rows - 1},0`;
  }

  private *below(helipad: string): Generator<Step> {
    const spot = spotOf(helipad);
    if (spot) yield* this.into(`${spot.x},${spot.y},${spot.floor - 1}`, 1);
  }

  private *walks(from: string): Generator<Step> {
    const spot = spotOf(from);
    if (!spot) return;
    const here = this.spaces.get(nameIn(from));
    for (const [dx, dy, df] of DIRECTIONS) {
      const next = `${spot.x + dx},${spot.y + dy},${spot.floor + df}`;
      if (here?.module || df === 0) yield* this.into(next, 1);
      if (here?.stop) yield* this.ride(spot, dx, dy, df);
    }
  }

  /** CL-9.12 The nearest stop in a direction. */
  private *ride(spot: { x: number; y: number; floor: number }, dx: number, dy: number, df: number): Generator<Step> {
    for (let n = 1; n <= Math.max(this.board.columns, this.board.rows, this.board.floors); n++) {
      const name = `${spot.x + n * dx},${spot.y + n * dy},${spot.floor + n * df}`;
      if (!this.spaces.get(name)?.stop) continue;
      yield* this.into(name, 0);
      return;
    }
  }

  private *into(name: string, time: number): Generator<Step> {
    const space = this.spaces.get(name);
    if (!space) return;
    const outdoor = !space.module;
    if (outdoor && !(this.outdoors && name.endsWith(',0'))) return;
    yield { to: space.id, time: time + (this.slow.has(space.id) ? 1 : 0) };
  }
}

/** The cheapest path of a person through a clinic, by the steps of chapter 9. */
import { nameIn, spotOf, type Spot } from './projection';
import type { BoardView, SpaceView, StepTimes } from './view';

export interface Way {
  /** Ids of the places passed, both ends included. */
  places: readonly string[];
  time: number;
}

interface Step {
  to: string;
  time: number;
}

/** CL-9.5 to CL-9.12, CL-18.5: the path the engine charges for, by the times in the view; null if there is none. */
export function wayTo(board: BoardView, from: string, to: string, steps: StepTimes, outdoors: boolean): Way | null {
  const ground = new Ground(board, steps, outdoors);
  const best = new Map<string, Way>([[from, { places: [from], time: 0 }]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const here = cheapest(open, best);
    open.delete(here);
    const way = best.get(here)!;
    if (here === to) return way;
    for (const step of ground.steps(here)) {
      // CL-R63 A person who goes straight into outpatient services ends there.
      if (here.startsWith('pre:') && step.to.startsWith('space:') && step.to !== to) continue;
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
  private readonly shut: ReadonlySet<string>;

  constructor(
    private readonly board: BoardView,
    private readonly times: StepTimes,
    private readonly outdoors: boolean,
  ) {
    this.spaces = new Map(board.spaces.map(space => [nameIn(space.id), space]));
    this.slow = new Set(board.slow);
    this.shut = new Set(board.shut);
  }

  *steps(from: string): Generator<Step> {
    if (from.startsWith('pre:')) yield* this.arrivals();
    else if (from.startsWith('entrance:')) yield* this.into(this.behind(nameIn(from)), this.times.entrance);
    else if (from.startsWith('helipad:')) yield* this.below(from);
    else yield* this.walks(from);
  }

  private *arrivals(): Generator<Step> {
    for (const door of this.board.entrances) yield { to: door, time: this.times.arrive };
    for (const space of this.board.spaces) {
      if (space.helipad) yield { to: space.id.replace('space:', 'helipad:'), time: this.times.arrive };
      if (space.module === 'outpatient' && !this.shut.has(space.id))
        yield { to: space.id, time: this.times.outpatient };
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
    if (spot) yield* this.into(`${spot.x},${spot.y},${spot.floor - 1}`, this.times.helipad);
  }

  private *walks(from: string): Generator<Step> {
    const spot = spotOf(from);
    if (!spot) return;
    const here = this.spaces.get(nameIn(from));
    for (const [dx, dy, df] of DIRECTIONS) {
      const next = `${spot.x + dx},${spot.y + dy},${spot.floor + df}`;
      const { step, outdoor } = this.times;
      if (here?.module || df === 0)
        yield* this.into(next, here?.module && this.spaces.get(next)?.module ? step : outdoor);
      if (here?.stop) yield* this.ride(spot, dx, dy, df);
    }
  }

  /** CL-9.12 The nearest stop in a direction. */
  private *ride(spot: Spot, dx: number, dy: number, df: number): Generator<Step> {
    for (let n = 1; n <= Math.max(this.board.columns, this.board.rows, this.board.floors); n++) {
      const name = `${spot.x + n * dx},${spot.y + n * dy},${spot.floor + n * df}`;
      if (!this.spaces.get(name)?.stop) continue;
      yield* this.into(name, this.times.conveyor);
      return;
    }
  }

  private *into(name: string, time: number): Generator<Step> {
    const space = this.spaces.get(name);
    if (!space || this.shut.has(space.id)) return;
    const outdoor = !space.module;
    if (outdoor && !(this.outdoors && name.endsWith(',0'))) return;
    yield { to: space.id, time: time + (this.slow.has(space.id) ? this.times.slow : 0) };
  }
}

/** Moves that arrive faster than people can follow wait in a queue; if it grows long, it is skipped. */

/** How a position is shown: at the usual pace, quickly because more are waiting, or at once. */
export type Step = 'step' | 'quick' | 'jump';

const QUICK_BEHIND = 3;
const JUMP_BEHIND = 10;
export const QUICK = 4;

export interface Clock {
  after(ms: number, what: () => void): () => void;
}

const realClock: Clock = {
  after(ms, what) {
    const timer = setTimeout(what, ms);
    return () => clearTimeout(timer);
  },
};

/** How long a position stays on screen before the next, by the player's setting. */
export const PACES = { calm: 1400, normal: 800, brisk: 350, off: 0 } as const;
export type Pace = keyof typeof PACES;
/** How fast pieces travel. */
export const RATES: Record<Pace, number> = { calm: 0.6, normal: 1, brisk: 2, off: 1 };

export class Pacer<T> {
  private readonly waiting: T[] = [];
  private stop: (() => void) | null = null;

  constructor(
    private readonly show: (table: T, how: Step) => void,
    /** How long a position stays; 0 skips it. */
    private readonly stays: () => number,
    private readonly clock: Clock = realClock,
  ) {}

  get behind(): number {
    return this.waiting.length;
  }

  /** Add a new position; the first one is shown at once. */
  offer(table: T): void {
    this.waiting.push(table);
    if (this.waiting.length > JUMP_BEHIND) this.catchUp('jump');
    else if (this.stays() === 0) this.catchUp('step');
    else if (this.stop === null) this.next();
  }

  /** Stop waiting and show the newest position. */
  skip(): void {
    this.stop?.();
    this.stop = null;
    if (this.waiting.length > 0) this.catchUp('jump');
  }

  close(): void {
    this.stop?.();
    this.waiting.length = 0;
  }

  private catchUp(how: Step): void {
    const newest = this.waiting.pop();
    this.waiting.length = 0;
    if (newest !== undefined) this.put(newest, how);
  }

  private next(): void {
    this.stop = null;
    const table = this.waiting.shift();
    if (table !== undefined) this.put(table, this.waiting.length >= QUICK_BEHIND ? 'quick' : 'step');
  }

  private put(table: T, how: Step): void {
    this.stop?.();
    const stays = this.stays() / (how === 'quick' ? QUICK : 1);
    this.stop = stays > 0 ? this.clock.after(stays, () => this.next()) : null;
    this.show(table, how);
  }
}

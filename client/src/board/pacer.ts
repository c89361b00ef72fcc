/**
 * Moves that arrive faster than people can follow wait in a queue; if it grows long, it is skipped, unless the player
 * asked for time to read.
 */

/** How a position is shown: at the usual pace, quickly because more are waiting, or at once. */
export type Step = 'step' | 'quick' | 'jump';

const QUICK_BEHIND = 3;
const JUMP_BEHIND = 10;
export const QUICK = 4;

/** How long a position stays on screen before the next, by the player's setting. */
export const PACES = { calm: 2000, normal: 800, brisk: 350, off: 0 } as const;
export type Pace = keyof typeof PACES;
/** How fast pieces travel. */
export const RATES: Record<Pace, number> = { calm: 0.6, normal: 1, brisk: 2, off: 1 };

export class Pacer<T> {
  private readonly waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (table: T, how: Step) => void,
    /** How long a position stays; 0 skips it. */
    private readonly stays: () => number,
    /** Whether every position stays that long, however many wait. */
    private readonly patient: () => boolean = () => false,
  ) {}

  get behind(): number {
    return this.waiting.length;
  }

  /** Add a new position; the first one is shown at once. */
  offer(table: T): void {
    this.waiting.push(table);
    if (this.waiting.length > JUMP_BEHIND && !this.patient()) this.catchUp('jump');
    else if (this.stays() === 0) this.catchUp('step');
    else if (this.timer === undefined) this.next();
  }

  /** Stop waiting and show the newest position. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.waiting.length > 0) this.catchUp('jump');
  }

  close(): void {
    clearTimeout(this.timer);
    this.waiting.length = 0;
  }

  private catchUp(how: Step): void {
    const newest = this.waiting.pop();
    this.waiting.length = 0;
    if (newest !== undefined) this.put(newest, how);
  }

  private next(): void {
    this.timer = undefined;
    const table = this.waiting.shift();
    if (table !== undefined) this.put(table, this.waiting.length >= QUICK_BEHIND && !this.patient() ? 'quick' : 'step');
  }

  private put(table: T, how: Step): void {
    clearTimeout(this.timer);
    const stays = this.stays() / (how === 'quick' ? QUICK : 1);
    this.timer = stays > 0 ? setTimeout(() => this.next(), stays) : undefined;
    this.show(table, how);
  }
}

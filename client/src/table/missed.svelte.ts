/** What the player has missed: since the last move, or while the page was hidden or had no connection. */
import { untrack } from 'svelte';
import { lastChosen, missedSince } from '../log/story';
import type { LiveTable } from './live.svelte';
import type { TableModel } from './model';

/** How many moves back to look for my own last one. */
const MAX_LOOKBACK = 150;

export class MissedNews {
  hidden = $state(document.hidden);
  /** The piece of news on the board, while stepping through them. */
  at = $state(-1);
  /** The last move seen before the page was hidden or lost its connection; null when up to date. */
  private left = $state<number | null>(null);
  /** Everything since this move has been read. */
  private read = $state(-1);
  private readonly since = $derived.by(() =>
    this.myTurn() ? lastChosen(this.model().log, this.model().you.seats) : this.left,
  );
  readonly now = $derived.by(() => {
    const [{ log, now, table }, { since }] = [this.model(), this];
    if (since === null || since === this.read || now.outcome || table.guided) return null;
    return this.myTurn() && since === 0 ? null : missedSince(log, since);
  });

  constructor(
    private readonly live: LiveTable,
    private readonly model: () => TableModel,
    private readonly myTurn: () => boolean,
  ) {}

  /** Call in an effect: counts the moves made while the connection was lost. */
  follow(): void {
    const { missed } = this.model();
    if (missed > 0) this.left = untrack(() => this.model().now.moves) - missed;
  }

  /** Call in an effect: fetches the log back to my last move. */
  fetchLog(): void {
    const { log_from: from, now } = this.model();
    const near = now.moves - from < MAX_LOOKBACK;
    if (this.since !== null && this.since + 1 < from && near) void this.live.earlierLog();
  }

  /** The page was hidden or shown. */
  look(): void {
    const { moves } = this.model().now;
    this.hidden = document.hidden;
    if (this.hidden) this.left ??= moves;
    else if (this.left === moves) this.left = null;
  }

  caughtUp(): void {
    this.read = this.since ?? -1;
    this.left = null;
  }
}

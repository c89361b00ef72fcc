/** The player's picks so far, and the moves they leave. */
import { choicesFrom, keepPicks, narrow, nextKey, pieceOf, wholeChoices } from './narrow';
import type { MovesNow, Now } from '../connection/protocol';
import { idsOnTable } from '../board/scene';

export class Picker {
  picks = $state.raw<readonly string[]>([]);
  /** The key under the pointer or the focus: previewed in the ribbon. */
  hovered = $state<string | null>(null);

  /** Whether the choices are whole moves; until the server has found those, they are single actions. */
  readonly complete = $derived.by(() => this.moves()?.seq === this.now().seq);
  readonly choices = $derived.by(() => {
    const moves = this.moves();
    return moves !== null && this.complete ? wholeChoices(moves, this.alone()) : choicesFrom(this.now().legal);
  });
  private readonly onTable = $derived.by(() => idsOnTable(this.now().scene));
  readonly narrowed = $derived.by(() => narrow(this.choices, this.picks, this.onTable));
  /** The pieces that have been picked. */
  readonly pieces = $derived.by(() => new Set(this.picks.map(pieceOf)));

  constructor(
    private readonly now: () => Now,
    private readonly moves: () => MovesNow | null,
    private readonly alone: () => boolean,
  ) {}

  /** A piece that is still lit can be picked again. */
  pick(key: string): void {
    const next = this.narrowed.lit.has(key) ? nextKey(this.picks, key) : key;
    if (!this.picks.includes(next)) this.picks = [...this.picks, next];
  }

  back(): void {
    this.picks = this.picks.slice(0, -1);
  }

  drop(key: string): void {
    this.picks = this.picks.filter(pick => pieceOf(pick) !== pieceOf(key));
  }

  clear(): void {
    this.picks = [];
  }

  /** The list has changed: keep the picks that still make sense. */
  refresh(): void {
    this.picks = keepPicks(this.choices, this.picks);
  }
}

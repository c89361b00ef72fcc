/** What the player has picked so far, and what that leaves. */
import { choiceFrom, keepPicks, narrow } from '../lib/narrow';
import type { Choice as Listed, Scene } from '../lib/protocol';
import { idsOnTable } from '../lib/scene';

export class Picker {
  picks = $state.raw<readonly string[]>([]);
  /** What the pointer or the focus rests on: previewed in the ribbon. */
  hovered = $state<string | null>(null);

  readonly choices = $derived.by(() =>
    this.legal().map((one) =>
      choiceFrom(String(one.index), one.action as Record<string, unknown>, one.text, one.mentions),
    ),
  );
  private readonly onTable = $derived.by(() => {
    const scene = this.scene();
    return scene === null ? new Set<string>() : idsOnTable(scene);
  });
  /** The decision before anything was picked. */
  readonly whole = $derived.by(() => narrow(this.choices, [], this.onTable));
  readonly narrowed = $derived.by(() => narrow(this.choices, this.picks, this.onTable));

  constructor(
    private readonly legal: () => readonly Listed[],
    private readonly scene: () => Scene | null,
  ) {}

  pick(key: string): void {
    if (!this.picks.includes(key)) this.picks = [...this.picks, key];
  }

  back(): void {
    this.picks = this.picks.slice(0, -1);
  }

  drop(key: string): void {
    this.picks = this.picks.filter((pick) => pick !== key);
  }

  clear(): void {
    this.picks = [];
  }

  /** The list has changed: keep the picks that still make sense. */
  refresh(): void {
    this.picks = keepPicks(this.choices, this.picks);
  }
}

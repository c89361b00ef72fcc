/** The guide at a guided table: its position according to the server, and the cards read. */
import { untrack } from 'svelte';
import { api } from '../connection/api';
import type { TableModel } from '../table/model';
import type { GuideNow } from '../connection/protocol';
import type { Choice } from '../moves/narrow';
import type { Picker } from '../moves/picker.svelte';
import { preferences } from '../account/settings.svelte';
import type { Session } from '../table/session.svelte';
import { readGuide, writeGuide } from './storage';
import { nextTouch, standing } from './standing';

/** The last known state per table, so that switching between my seats does not start from nothing. */
const lastKnown = new Map<string, GuideNow>();

export class Guide {
  now = $state.raw<GuideNow | null>(null);
  /** The player did something else, and the guide's suggestion is still possible. */
  otherwise = $state(false);
  private read = $state.raw<ReadonlySet<number>>(new Set());
  private skipped = $state(false);

  readonly standing = $derived.by(() => (this.now === null || this.skipped ? null : standing(this.now, this.read)));
  readonly card = $derived.by(() => {
    const at = this.standing;
    return at === null || at.state === 'over' ? null : (this.now?.cards[at.index] ?? null);
  });
  /** Whether the guide knows the current state of the table, and no move is on its way. */
  readonly settled = $derived.by(() => this.now?.seq === this.model().now.seq && !this.session.busy);
  /** The move the guide asks for, as currently listed. */
  private readonly wanted = $derived.by(() => {
    const action = this.now?.actions[0];
    if (action === undefined || this.standing?.state !== 'act') return null;
    const wanted = [action, ...(this.now?.then ?? [])].map(one => JSON.stringify(one));
    const steps = (choice: Choice): number => choice.actions.findIndex((one, i) => JSON.stringify(one) !== wanted[i]);
    const fitting = this.picker.choices.filter(choice => steps(choice) !== 0);
    return fitting.find(choice => steps(choice) < 0) ?? fitting[0] ?? null;
  });
  readonly touch = $derived.by(() => {
    if (this.card === null || this.standing?.state === 'astray' || !this.settled) return null;
    const touch = nextTouch(this.picker.narrowed, this.wanted, this.card.point);
    return touch.confirm && !this.session.confirmable ? null : touch;
  });

  constructor(
    private readonly token: string,
    private readonly model: () => TableModel,
    private readonly picker: Picker,
    private readonly session: Pick<Session, 'busy' | 'confirmable'>,
  ) {
    const { id } = model().table;
    const kept = readGuide(localStorage, id);
    this.now = lastKnown.get(id) ?? null;
    this.read = new Set(kept.read);
    this.skipped = kept.skipped;
  }

  /** Call in an effect: asks for the guide's position whenever the table or the language changes. */
  follow(): void {
    const { now, table, you } = this.model();
    void now.seq;
    void preferences.language;
    if (!table.guided || this.skipped || now.outcome !== null || you.seats.length === 0) return;
    untrack(() => {
      if (this.standing?.state !== 'over') void this.ask();
    });
  }

  next(): void {
    const at = this.standing;
    if (at?.state !== 'read') return;
    this.read = new Set([...this.read, at.index]);
    this.keep();
  }

  skip(): void {
    this.skipped = true;
    this.keep();
  }

  private async ask(): Promise<void> {
    const { language } = preferences;
    try {
      const answer = await api.guide(this.token);
      const before = this.now;
      if (language !== preferences.language || (before !== null && answer.seq < before.seq)) return;
      this.otherwise =
        before !== null &&
        answer.seq > before.seq &&
        answer.at !== null &&
        answer.at === before.at &&
        answer.deed === before.deed;
      this.now = answer;
      lastKnown.set(this.model().table.id, answer);
    } catch {
      // Without the guide this is an ordinary table.
      this.now = null;
    }
  }

  private keep(): void {
    writeGuide(localStorage, this.model().table.id, { read: [...this.read], skipped: this.skipped });
  }
}

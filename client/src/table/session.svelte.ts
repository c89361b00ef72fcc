/** A player at a table: their picks, questions, hints and inspections, and how to act on them. */
import { untrack } from 'svelte';
import type { Mark } from '../games/board';
import { cautionOf } from '../moves/caution';
import { ghostOf } from '../moves/ghost';
import { isAlone, seatName, type TableModel } from './model';
import { beginningWith, choiceWith, keyOf, type Choice } from '../moves/narrow';
import type { HintMove, Scene } from '../connection/protocol';
import { changedIds, findPlaced, NO_IDS } from '../board/scene';
import { isMine } from '../log/phrases';
import { Picker } from '../moves/picker.svelte';
import { Replay } from '../replay/replay.svelte';
import { Rulebooks } from '../rulebook/rulebooks.svelte';
import { preferences } from '../account/settings.svelte';
import type { LiveTable } from './live.svelte';
import { say } from '../words/say.svelte';

/** How long the pieces touched by a move stay marked, in milliseconds. */
const SHOWN_FOR = 2500;
/** A second press on the same piece within this many milliseconds is a double click and confirms nothing. */
const DOUBLE_CLICK = 350;

export interface Inspected {
  id: string;
  /** Where it lies. */
  anchor: Element;
  /** Opened by a resting pointer: closes when the pointer leaves. */
  rested: boolean;
}

export class Session {
  readonly replay: Replay;
  readonly rulebooks: Rulebooks;
  readonly picker: Picker;

  listing = $state(false);
  /** The panel of standing answers is open. */
  saying = $state(false);
  notice = $state('');
  hintStage = $state<1 | 2>(1);
  /** Pieces mentioned by a line of the log. */
  ringed = $state.raw<readonly string[]>([]);
  /** The piece being inspected. */
  inspected = $state.raw<Inspected | null>(null);
  /** A hint was asked for and has not come yet: it is somebody else's move, or a move overtook it. */
  private hintDue = false;
  private sent = $state('');
  private ahead = $state('');
  private aheadOf = '';
  private pickedAt = 0;
  /** The move whose button stated the consequence: pressing it confirms the move. */
  private foretold = $state('');

  readonly past = $derived.by(() => this.replay.frame);
  readonly scene = $derived.by<Scene>(() => this.past?.scene ?? this.model().now.scene);
  readonly view = $derived.by(() => this.past?.view ?? this.model().now.view);
  readonly deciding = $derived.by(() => this.replay.step === null && this.model().now.legal.length > 0);
  readonly asked = $derived.by(() => isMine(this.model().now.awaiting, this.model().you.seats));
  readonly canUndo = $derived.by(() => {
    const { moves, undo } = this.model().now;
    return undo.free_to !== null && undo.free_to < moves;
  });
  readonly busy = $derived.by(() => this.live.status !== 'open' || this.live.waiting.has(this.sent));
  readonly lit = $derived.by(() => (this.deciding && !this.busy ? this.picker.narrowed.lit : NO_IDS));
  readonly picked = $derived.by<ReadonlySet<string>>(() => (this.deciding ? this.picker.pieces : NO_IDS));
  /** What the only move left would do, once the server has answered. */
  readonly preview = $derived.by(() =>
    this.ahead !== '' && this.live.previewed?.re === this.ahead ? this.live.previewed : null,
  );
  readonly caution = $derived.by(() => (this.preview === null ? null : cautionOf(this.preview, isAlone(this.model()))));
  /** Whether Confirm is next: one move is left, and we know whether it may be made without asking. */
  readonly confirmable = $derived.by(
    () =>
      this.deciding &&
      !this.busy &&
      this.picker.narrowed.only !== null &&
      !this.live.waiting.has(this.ahead) &&
      !this.quick,
  );
  /** Whether the move that is left needs no Confirm; a move that was not picked never makes itself. */
  private readonly quick = $derived.by(() => {
    const { only } = this.picker.narrowed;
    if (only === null || this.picker.picks.length === 0 || preferences.settings.confirmMoves || this.caution === null)
      return false;
    const { follows, dangers } = this.caution;
    // The amount drawn may depend on the draw itself; it is enough that the button announced one.
    return follows === '' || (this.foretold === only.id && only.follows !== '' && dangers.length === 0);
  });
  /** The piece that the chosen move would move, and its destination. */
  readonly ghost = $derived.by(() =>
    this.preview?.certain && !this.busy ? ghostOf(this.preview.log, this.scene) : null,
  );
  readonly marks = $derived.by(() => this.allMarks());

  /** The picks last shown to others. */
  private shown = '';
  private fading: ReturnType<typeof setTimeout> | undefined;
  private before: Scene | null = null;
  private changed = $state.raw<ReadonlySet<string>>(NO_IDS);

  constructor(
    private readonly live: LiveTable,
    private readonly model: () => TableModel,
  ) {
    this.replay = new Replay(live.where);
    this.rulebooks = Rulebooks.ofTable(live.where);
    this.picker = new Picker(
      () => this.model().now,
      () => this.live.moves,
      () => isAlone(this.model()),
    );
  }

  /** Call in an effect: keeps up with the table. */
  follow(): void {
    const { now } = this.model();
    void now.seq;
    untrack(() => {
      this.hintStage = 1;
      this.changed = this.before === null ? NO_IDS : changedIds(this.before, now.scene);
      this.before = now.scene;
      clearTimeout(this.fading);
      this.fading = setTimeout(() => (this.changed = NO_IDS), SHOWN_FOR);
      this.replay.forgetAfter(now.moves);
    });
  }

  /** Call in an effect: asks for a hint that is due when the table has moved on. */
  followHint(): void {
    void this.model().now.seq;
    if (this.live.hint !== null) this.hintDue = false;
    else if (this.hintDue) untrack(() => this.sendForHint());
  }

  /** Call in an effect: keeps up with the list of moves. */
  followMoves(): void {
    void this.picker.choices;
    untrack(() => this.picker.refresh());
  }

  /** Call in an effect: shows others what is being chosen. */
  showChoosing(): void {
    const seat = this.model().you.looking;
    const picks = [...this.picker.pieces].filter(pick => pick.includes(':') && !pick.includes('='));
    const shown = this.asked ? picks.join(' ') : '';
    if (seat === null || shown === this.shown) return;
    this.shown = shown;
    this.live.point(seat, this.asked ? picks : [], true);
  }

  /** Call in an effect: asks what the move that is left would do. */
  askPreview(): void {
    const { only } = this.picker.narrowed;
    const move = this.deciding ? only : null;
    const asked = move ? `${this.model().now.seq}/${move.id}` : '';
    if (asked === this.aheadOf) return;
    this.aheadOf = asked;
    untrack(() => {
      const [action, ...then] = move?.actions ?? [];
      this.ahead = move ? this.live.send({ type: 'preview', action, then }) : '';
    });
  }

  /** Call in an effect: makes the move that is left if it needs no Confirm. */
  makeIfFree(): void {
    if (this.quick && !this.busy) untrack(() => this.make());
  }

  /**
   * Picking a piece again confirms the move that is left, or drops the pick; where moves name it twice, it counts
   * twice.
   */
  pick(id: string): void {
    const now = performance.now();
    const again = this.picker.pieces.has(id) && !this.picker.narrowed.lit.has(id);
    if (again && now - this.pickedAt < DOUBLE_CLICK) return;
    this.pickedAt = now;
    this.notice = '';
    if (!again) this.picker.pick(id);
    else if (!this.confirm()) this.picker.drop(id);
  }

  /** A button of the ribbon: one that leaves a single move states its consequence. */
  press(key: string): void {
    this.pick(key);
    const { only } = this.picker.narrowed;
    this.foretold = only !== null && only.follows !== null ? only.id : '';
  }

  /** A row of the list states the consequence too. */
  choose(choice: Choice): void {
    this.listing = false;
    this.picker.clear();
    this.press(keyOf(choice));
  }

  confirm(): boolean {
    return this.confirmable && this.make();
  }

  private make(): boolean {
    const { only } = this.picker.narrowed;
    const { now } = this.model();
    if (only === null || this.busy || !this.deciding) return false;
    const [action, ...then] = only.actions;
    this.sent = this.live.send({ type: 'act', seq: now.seq, action, then });
    this.picker.clear();
    this.foretold = '';
    this.notice = '';
    this.hintDue = false;
    return true;
  }

  back(): void {
    if (this.inspected !== null) this.inspected = null;
    else if (this.picker.picks.length > 0) this.picker.back();
    else if (this.live.hint !== null) this.live.hint = null;
    else if (this.replay.step !== null) this.replay.live();
  }

  undo(): void {
    const { now, you } = this.model();
    const seat = you.looking;
    if (seat === null) return;
    const to = now.undo.last ?? now.undo.ask_to;
    if (to === null) this.notice = now.undo.text || say('undo-nothing');
    else this.live.send({ type: 'undo', seq: now.seq, to, seat });
  }

  redo(): void {
    const { now, you } = this.model();
    if (you.looking !== null) this.live.send({ type: 'redo', seq: now.seq, seat: you.looking });
  }

  askHint(): void {
    if (this.live.hint !== null) this.hintStage = 2;
    else if (!this.model().table.hints) this.notice = say('hint-off');
    else {
      this.hintDue = true;
      if (!this.sendForHint()) this.notice = say('hint-later');
    }
  }

  private sendForHint(): boolean {
    const { looking } = this.model().you;
    if (!this.deciding || looking === null) return false;
    this.live.send({ type: 'ask_hint', seat: looking });
    return true;
  }

  useHint(move: HintMove): void {
    const action = this.model().now.legal[move.index]?.action;
    const whole = choiceWith(this.picker.choices, [action, ...move.then]);
    this.picker.picks = [whole ? keyOf(whole) : beginningWith(move.index)];
  }

  /** Inspect a piece; if no move at all names it, ask the server why. */
  inspect(id: string, anchor: Element, rested = false): void {
    this.inspected = { id, anchor, rested };
    this.live.why = null;
    const usable = this.movesWith(id).length + this.otherwiseWith(id).length > 0 || this.picked.has(id);
    if (this.deciding && this.model().you.looking !== null && !usable) this.live.send({ type: 'why', piece: id });
  }

  /** The moves that name a piece, among those that are left. */
  movesWith(id: string): readonly Choice[] {
    return this.deciding ? this.picker.narrowed.remaining.filter(choice => choice.mentions.includes(id)) : [];
  }

  /** The moves that name a piece, but not together with what is picked. */
  otherwiseWith(id: string): readonly Choice[] {
    if (!this.deciding || this.movesWith(id).length > 0) return [];
    return this.picker.choices.filter(choice => choice.mentions.includes(id));
  }

  pointAt(id: string): void {
    const seat = this.model().you.looking;
    if (seat !== null) this.live.point(seat, [id], false);
  }

  private allMarks(): ReadonlyMap<string, Mark> {
    const { pointing, seats } = this.model();
    const marks = new Map<string, Mark>();
    const mark = (ids: Iterable<string>, kind: Mark['kind'], colour = '', initial = ''): void => {
      for (const id of ids) marks.set(id, { kind, colour, initial });
    };
    if (this.replay.step === null) {
      mark(this.changed, 'changed');
      for (const { seat, mentions, choosing } of pointing)
        mark(mentions, choosing ? 'choosing' : 'point', String(seat), seatName(seats, seat).slice(0, 1).toUpperCase());
    }
    mark(this.hinted(), 'hint');
    for (const line of this.past?.log ?? []) mark(line.mentions, 'log');
    mark(this.ringed, 'log');
    return marks;
  }

  private hinted(): readonly string[] {
    const move = this.live.hint?.moves[0];
    if (!move || !this.deciding) return [];
    if (this.hintStage === 2) return move.mentions;
    return move.mentions.flatMap(id => findPlaced(this.scene, id)?.zone.id ?? []);
  }
}

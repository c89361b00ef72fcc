/** The screen of a live table: what is open on it and which moment it shows. */
import type { Scene } from '../connection/protocol';
import { Guide } from '../guide/guide.svelte';
import { addressOf } from '../shell/route';
import { say } from '../words/say.svelte';
import type { LiveTable } from './live.svelte';
import { MissedNews } from './missed.svelte';
import type { TableModel } from './model';
import { Session } from './session.svelte';

/** A tab of the rail beside the board. */
export type Tab = 'log' | 'rules' | 'chat';

/** Milliseconds to show the last move before the result opens. */
const LAST_LOOK = 1600;

export class TableScreen {
  readonly session: Session;
  readonly guide: Guide;
  readonly missed: MissedNews;

  /** The parts around the board, once they are mounted. */
  frame = $state.raw<{ show: (tab: Tab) => void; backToTable: () => void }>();
  tab = $state<Tab>('log');
  menu = $state(false);
  reminders = $state(false);
  joining = $state(false);
  result = $state(false);
  analysing = $state(false);
  /** The page at which the book is open. */
  bookPage = $state<string | null>(null);
  /** The rule at which the rules are open. */
  rule = $state('');
  /** The move after which a copy of this game is to begin. */
  forkAt = $state<number | null>(null);
  /** How many lines of the chat have been read. */
  chatRead = $state(0);
  /** The board has shown every move. */
  settled = $state(true);
  /** The move on the board while newer ones wait; null once all have been shown. */
  upTo = $state<number | null>(null);
  /** The scene on the board while newer moves wait. */
  onstage = $state.raw<Scene | null>(null);

  readonly mine = $derived.by(() => this.model().you.seats);
  readonly outcome = $derived.by(() => this.model().now.outcome);
  readonly looking = $derived.by(() => (this.session.past ? this.session.past.seat : this.model().you.looking));
  /** The scene on the board, which the header agrees with. */
  readonly shown = $derived.by(() => (this.upTo === null ? null : this.onstage) ?? this.session.scene);
  readonly myTurn = $derived.by(() => this.session.asked && this.upTo === null);
  readonly guided = $derived.by(() => this.session.replay.step === null && !this.outcome);
  /** What the guide asks to be touched. */
  readonly touch = $derived.by(() => (this.guided ? this.guide.touch : null));
  /** A visitor who came by the table's link is first asked whether to sit down. */
  readonly canSit = $derived.by(() => {
    const { you, table } = this.model();
    return (
      this.mine.length === 0 &&
      Boolean(you.link) &&
      !this.outcome &&
      !table.watch_only &&
      !table.stopped &&
      !table.locked
    );
  });
  /** Which part of the table I look at, as the server counts it. */
  readonly place = $derived.by(() => {
    if (this.missed.hidden) return 'away';
    if (this.result || this.analysing) return 'result';
    if (this.session.replay.step !== null) return 'past';
    return this.tab === 'log' ? 'table' : this.tab;
  });

  private readonly analysable = $derived.by(() => this.outcome !== null && !this.model().table.watch_only);
  private resultShown: boolean;

  constructor(
    readonly live: LiveTable,
    readonly model: () => TableModel,
    moment: number | null,
  ) {
    this.session = new Session(live, model);
    this.guide = new Guide(live.token, model, this.session.picker, this.session);
    this.missed = new MissedNews(live, model, () => this.myTurn);
    this.resultShown = this.outcome !== null;
    this.result = moment === null && this.resultShown;
    this.joining = moment === null && this.canSit;
    this.chatRead = model().chat.length;
  }

  /** Call in an effect: opens the result when the board has shown the last move. */
  showResult(): (() => void) | undefined {
    if (this.outcome === null || this.resultShown || !this.settled) return undefined;
    const timer = setTimeout(() => {
      this.resultShown = true;
      this.result = this.session.replay.step === null;
    }, LAST_LOOK);
    return () => clearTimeout(timer);
  }

  /** Call in an effect: opens the result when somebody plays again. */
  showNext(): void {
    if (this.model().next && this.outcome) this.result = true;
  }

  /** Call in an effect: begins the analysis of a finished game. */
  analyseFinished(): (() => void) | undefined {
    return this.analysable ? this.session.replay.analysis.begin() : undefined;
  }

  analyse(): void {
    this.result = false;
    this.analysing = true;
  }

  async go(step: number): Promise<void> {
    const { replay } = this.session;
    this.result = false;
    this.analysing = false;
    if (replay.timeline === null || replay.total !== this.model().now.moves) await replay.loadTimeline();
    await replay.go(step);
    this.frame?.backToTable();
  }

  showNews(item: number): void {
    this.missed.at = item;
    const line = this.missed.now?.news[item];
    if (line) void this.go(line.n);
  }

  caughtUp(): void {
    this.missed.caughtUp();
    if (this.session.replay.step !== null) this.session.replay.live();
  }

  /** The link by which others see this game, or a moment of it; never my seat's. */
  addressFor(moment: number | null): string {
    const { table, you } = this.model();
    if (this.outcome !== null && table.public) return addressOf({ at: 'watch', table: table.id, moment });
    return addressOf({ at: 'table', token: you.link || this.live.token, moment });
  }

  copyMoment(n: number): void {
    void navigator.clipboard.writeText(this.addressFor(n));
    this.session.notice = say('table-link-copied', { move: n });
  }
}

/** Looking at the past: the timeline, single frames, and playback. */
import { api, faultOf, type ApiError, type Where } from '../connection/api';
import type { Frame, LineMove, Timeline } from '../connection/protocol';
import { Analysis } from '../result/analysis.svelte';

const PACE = 900;

export class Replay {
  timeline = $state.raw<Timeline | null>(null);
  frame = $state.raw<Frame | null>(null);
  /** The step being viewed; null for the present. */
  step = $state<number | null>(null);
  /** How many moves of the better line are shown in place of this step's move. */
  instead = $state(0);
  /** The seat it is viewed from; null for the viewer's own. */
  viewedFrom = $state<number | null>(null);
  playing = $state(false);
  error = $state<ApiError | null>(null);

  private readonly frames = new Map<string, Frame>();
  /** The language of the cached frames. */
  private language = '';
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Luck and choices of a finished game. */
  readonly analysis: Analysis;

  constructor(readonly where: Where) {
    this.analysis = new Analysis(where);
  }

  get total(): number {
    return this.timeline?.total ?? 0;
  }

  async loadTimeline(): Promise<void> {
    const seat = this.viewedFrom;
    try {
      const timeline = await api.timeline(this.where, seat);
      if (seat !== this.viewedFrom) return;
      this.timeline = timeline;
      this.error = null;
    } catch (error) {
      this.fail(error);
    }
  }

  async go(step: number, instead = 0): Promise<void> {
    const n = Math.min(Math.max(0, step), this.total);
    this.step = n;
    this.instead = instead;
    const request = ++this.asked;
    const key = `${n}/${instead}/${this.viewedFrom ?? ''}`;
    try {
      const frame = this.frames.get(key) ?? (await api.frame(this.where, n, instead, this.viewedFrom));
      this.frames.set(key, frame);
      if (request === this.asked) {
        this.frame = frame;
        this.error = null;
      }
    } catch (error) {
      if (request === this.asked) this.fail(error);
    }
  }

  /** Call in an effect: refetches everything when the language changes. */
  follow(language: string): void {
    if (this.language === language) return;
    const known = this.language !== '';
    this.language = language;
    this.frames.clear();
    if (known) void this.fetchAgain().then(() => this.analysis.fetchAgain());
  }

  private async fetchAgain(): Promise<void> {
    if (this.timeline !== null) await this.loadTimeline();
    if (this.step !== null) await this.go(this.step, this.instead);
  }

  /** The line that the better move would have led to at this step, if the analysis found one worth showing. */
  get betterLine(): readonly LineMove[] {
    return this.analysis.review?.moments[(this.step ?? 0) - 1]?.line ?? [];
  }

  async lookFrom(seat: number | null): Promise<void> {
    this.viewedFrom = seat;
    await this.fetchAgain();
  }

  play(): void {
    this.playing = true;
    void this.tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  live(): void {
    this.pause();
    this.asked += 1;
    this.step = null;
    this.instead = 0;
    this.frame = null;
  }

  /** Moves were undone: later frames are stale. */
  forgetAfter(move: number): void {
    for (const key of this.frames.keys()) if (Number.parseInt(key, 10) > move) this.frames.delete(key);
  }

  private async tick(): Promise<void> {
    if (!this.playing) return;
    const from = this.step === null || this.step >= this.total ? -1 : this.step;
    await this.go(from + 1);
    if (this.step !== null && this.step >= this.total) this.pause();
    else if (this.playing) this.timer = setTimeout(() => void this.tick(), PACE);
  }

  private fail(error: unknown): void {
    this.pause();
    this.error = faultOf(error);
  }
}

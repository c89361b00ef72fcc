/** The analysis of a finished game: requested, awaited, shown. */
import { api, faultOf, type ApiError, type Where } from '../connection/api';
import type { Analysis as Answer, Review } from '../connection/protocol';

const PAUSE = 700;
/** Milliseconds before it starts by itself: nothing is computed for players who only glance at the result. */
const UNASKED = 1500;

export class Analysis {
  now = $state.raw<Answer>({ state: 'none' });
  error = $state<ApiError | null>(null);

  /** Numbers the requests: answers to outdated ones are ignored. */
  private asked = 0;
  private readonly visitor = Math.random().toString(36).slice(2, 12);

  constructor(private readonly where: Where) {}

  get review(): Review | null {
    return this.now.review ?? null;
  }

  get working(): boolean {
    return this.now.state === 'working';
  }

  /** Progress, from 0 to 1. */
  get share(): number {
    return this.now.total ? (this.now.done ?? 0) / this.now.total : 0;
  }

  /** Call in an effect: starts the analysis by itself, and stops it when the viewer leaves. */
  begin(): () => void {
    const timer = setTimeout(() => void this.go(), UNASKED);
    return () => {
      clearTimeout(timer);
      if (this.working) void this.stop();
    };
  }

  /** Start or resume it, and wait. */
  async go(): Promise<void> {
    if (this.working || this.review) return;
    const mine = ++this.asked;
    this.now = { ...this.now, state: 'working' };
    while (this.working && mine === this.asked) {
      await this.tell('go', mine);
      if (this.working) await new Promise(on => setTimeout(on, PAUSE));
    }
  }

  /** Check whether it exists already. */
  async look(): Promise<void> {
    if (this.now.state === 'none') await this.tell('look', ++this.asked);
  }

  /** Fetch it in the current language. */
  async fetchAgain(): Promise<void> {
    if (this.review) await this.tell('look', ++this.asked);
  }

  async stop(): Promise<void> {
    this.now = { ...this.now, state: 'stopped' };
    await this.tell('stop', ++this.asked);
    if (this.working) this.now = { ...this.now, state: 'stopped' };
  }

  private async tell(wish: 'go' | 'look' | 'stop', mine: number): Promise<void> {
    try {
      const now = await api.analysis(this.where, this.visitor, wish);
      if (mine !== this.asked) return;
      // An analysis that another viewer is running stays hidden until it is requested here.
      this.now = wish === 'look' && now.state === 'working' ? { ...now, state: 'none' } : now;
      this.error = null;
    } catch (error) {
      if (mine !== this.asked) return;
      this.now = { ...this.now, state: 'failed' };
      this.error = faultOf(error);
    }
  }
}

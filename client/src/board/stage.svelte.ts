/** The table as shown: moves appear at a pace people can follow, and pieces travel. */
import { tick } from 'svelte';
import type { BoardProps } from '../games/board';
import type { Scene } from '../connection/protocol';
import { PACES, Pacer, QUICK, RATES, type Step } from './pacer';
import { inOwnWords } from '../words/say.svelte';
import { NO_IDS } from './scene';
import { look, markChanged, NO_JOURNEY, travel, wantsLessMotion, type Journey } from './travel';
import { preferences } from '../account/settings.svelte';

/** The parts of the table that differ from move to move. */
export type Shown = Required<Pick<BoardProps, 'view' | 'scene' | 'recent'>>;

export class Stage {
  private now: Shown = $state.raw({ view: null, scene: { zones: [] }, recent: [] });
  /** The names of a board's pieces may load after the table. */
  readonly shown: Shown = $derived.by(() => ({ ...this.now, view: inOwnWords(this.now.view) }));
  /** Moves waiting to be shown. */
  behind = $state(0);
  /** Pieces are under way. */
  moving = $state(false);
  /** The element that contains the pieces. */
  root = $state.raw<HTMLElement>();

  /** What is shown, field by field. */
  readonly fields = { view: () => this.shown.view, scene: () => this.shown.scene, recent: () => this.shown.recent };

  private journey: Journey = NO_JOURNEY;
  private offered: Scene;
  private swallow = false;
  private arrives: ReturnType<typeof setTimeout> | undefined;
  private readonly pacer = new Pacer<Shown>(
    (next, how) => this.show(next, how),
    () => (wantsLessMotion() ? 0 : PACES[preferences.settings.pace]),
    () => preferences.settings.pace === 'calm',
  );

  constructor(first: Shown) {
    this.now = first;
    this.offered = first.scene;
  }

  /** Take the newest table; the same scene again has no effect. */
  follow(next: Shown): void {
    if (next.scene === this.offered) return;
    this.offered = next.scene;
    this.pacer.offer(next);
    this.behind = this.pacer.behind;
  }

  /** Nothing is lit while older moves are shown: what is lit belongs to the newest table. */
  lit(now: ReadonlySet<string>): ReadonlySet<string> {
    return this.behind > 0 ? NO_IDS : now;
  }

  close(): void {
    this.pacer.close();
    this.journey.finish();
    clearTimeout(this.arrives);
  }

  /** Any press finishes running animations; on the table, such a press does nothing else. */
  press(event: PointerEvent): void {
    this.swallow = this.behind > 0 && this.root !== undefined && event.composedPath().includes(this.root);
    this.catchUp();
  }

  keyed(): void {
    this.swallow = false;
    this.catchUp();
  }

  swallowed(event: MouseEvent): void {
    if (!this.swallow) return;
    this.swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }

  catchUp(): void {
    this.arrived();
    this.pacer.skip();
    this.behind = this.pacer.behind;
  }

  private arrived(): void {
    clearTimeout(this.arrives);
    this.journey.finish();
    this.journey = NO_JOURNEY;
    this.moving = false;
  }

  private show(next: Shown, how: Step): void {
    const element = this.root;
    this.arrived();
    const before = element ? look(element) : null;
    this.now = next;
    this.behind = this.pacer.behind;
    if (!element || !before) return;
    const { pace } = preferences.settings;
    this.moving = true;
    void tick().then(() => {
      const less = wantsLessMotion();
      if ((how === 'jump' || pace === 'off') && !less) markChanged(element, before);
      else this.journey = travel(element, before, { rate: RATES[pace] * (how === 'quick' ? QUICK : 1), less });
      this.arrives = setTimeout(() => (this.moving = false), this.journey.lasts);
    });
  }
}

import { describe, expect, it } from 'vitest';
import { Pacer, type Clock, type Step } from './pacer';

class Hand implements Clock {
  private timers: { at: number; what: () => void }[] = [];
  now = 0;

  after(ms: number, what: () => void): () => void {
    const timer = { at: this.now + ms, what };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((one) => one !== timer));
  }

  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const due = this.timers.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.timers = this.timers.filter((one) => one !== due);
      this.now = due.at;
      due.what();
    }
    this.now = end;
  }
}

function table(stays = 800): { pacer: Pacer<number>; shown: [number, Step][]; clock: Hand } {
  const shown: [number, Step][] = [];
  const clock = new Hand();
  const pacer = new Pacer<number>((n, how) => shown.push([n, how]), () => stays, clock);
  return { pacer, shown, clock };
}

describe('the pace at which moves are shown', () => {
  it('shows the first at once and the next after a while', () => {
    const { pacer, shown, clock } = table();
    pacer.offer(1);
    pacer.offer(2);
    expect(shown).toEqual([[1, 'step']]);
    expect(pacer.behind).toBe(1);
    clock.pass(799);
    expect(shown).toHaveLength(1);
    clock.pass(1);
    expect(shown).toEqual([[1, 'step'], [2, 'step']]);
  });

  it('is idle again afterwards', () => {
    const { pacer, shown, clock } = table();
    pacer.offer(1);
    clock.pass(1000);
    pacer.offer(2);
    expect(shown).toHaveLength(2);
  });

  it('hurries when more than three wait', () => {
    const { pacer, shown, clock } = table();
    [1, 2, 3, 4, 5, 6].forEach((n) => pacer.offer(n));
    clock.pass(800);
    expect(shown.at(-1)).toEqual([2, 'quick']);
    clock.pass(200);
    expect(shown.at(-1)).toEqual([3, 'quick']);
    clock.pass(200);
    expect(shown.at(-1)).toEqual([4, 'step']);
  });

  it('jumps when more than ten wait', () => {
    const { pacer, shown } = table();
    for (let n = 0; n <= 11; n++) pacer.offer(n);
    expect(shown).toEqual([[0, 'step'], [11, 'jump']]);
    expect(pacer.behind).toBe(0);
  });

  it('skips to the newest when somebody presses something', () => {
    const { pacer, shown, clock } = table();
    [1, 2, 3].forEach((n) => pacer.offer(n));
    pacer.skip();
    expect(shown.at(-1)).toEqual([3, 'jump']);
    clock.pass(5000);
    expect(shown).toHaveLength(2);
  });

  it('does not wait if told not to, and shows nothing after it is closed', () => {
    const off = table(0);
    [1, 2, 3].forEach((n) => off.pacer.offer(n));
    expect(off.shown.map(([n]) => n)).toEqual([1, 2, 3]);
    const { pacer, shown, clock } = table();
    pacer.offer(1);
    pacer.offer(2);
    pacer.close();
    clock.pass(5000);
    expect(shown).toHaveLength(1);
  });
});

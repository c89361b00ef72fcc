import { describe, expect, it } from 'vitest';
import { choices as listed } from '../lib/fixtures';
import { narrow } from '../moves/narrow';
import type { GuideNow } from '../connection/protocol';
import { nextTouch, standing } from './standing';

/** r: a card to read, a: a card with an action. */
function guide(kinds: string, some: Partial<GuideNow> = {}): GuideNow {
  const cards = [...kinds].map((kind, i) => ({ text: `card ${i}`, rule: '', point: [], act: kind === 'a' }));
  return { seq: 1, cards, done: [], at: null, deed: 0, actions: [], then: [], astray: false, ...some };
}

const read = (...cards: number[]): ReadonlySet<number> => new Set(cards);

describe('the card to show', () => {
  it('is first what to read, then what to do', () => {
    const now = guide('rrar', { at: 2 });
    expect(standing(now, read())).toEqual({ index: 0, state: 'read' });
    expect(standing(now, read(0))).toEqual({ index: 1, state: 'read' });
    expect(standing(now, read(0, 1))).toEqual({ index: 2, state: 'act' });
  });

  it('goes on after an action, and to the end', () => {
    const now = guide('rarr', { done: [1] });
    expect(standing(now, read())).toEqual({ index: 2, state: 'read' });
    expect(standing(now, read(2))).toEqual({ index: 3, state: 'read' });
    expect(standing(now, read(2, 3))).toEqual({ index: 3, state: 'over' });
  });

  it('does not go back past an action already taken, even in a browser that has read nothing', () => {
    expect(standing(guide('rrarar', { done: [2], at: 4 }), read())).toEqual({ index: 3, state: 'read' });
  });

  it('skips what the player skipped', () => {
    expect(standing(guide('rarara', { at: 5 }), read(0, 4))).toEqual({ index: 5, state: 'act' });
  });

  it('waits while others play, with something to read meanwhile', () => {
    expect(standing(guide('rar'), read())).toEqual({ index: 0, state: 'read' });
    expect(standing(guide('rar'), read(0))).toEqual({ index: 1, state: 'wait' });
  });

  it('says when no move leads back to the path', () => {
    expect(standing(guide('rar', { astray: true }), read()).state).toBe('astray');
  });
});

describe('what to touch next', () => {
  const choices = listed(
    { kind: 'move', seat: 0, tile: 'tile:yard' },
    { kind: 'give', seat: 0, card: 'card:team', player: 'seat:1' },
    { kind: 'give', seat: 0, card: 'card:team', player: 'seat:2' },
    { kind: 'pass', seat: 0 },
    { kind: 'play', seat: 0, card: 'card:vet' },
  );
  const onTable = new Set(['tile:yard', 'card:team', 'seat:1', 'seat:2', 'tile:far']);
  const touch = (picks: string[], wanted: number, point: string[] = []): ReturnType<typeof nextTouch> =>
    nextTouch(narrow(choices, picks, onTable), choices[wanted] ?? null, point);

  it('is a lit piece of the wanted move, preferably one the card points at', () => {
    expect(touch([], 1).pieces).toEqual(['card:team']);
    expect(touch([], 1, ['seat:1']).pieces).toEqual(['seat:1']);
    expect(touch(['card:team'], 1).pieces).toEqual(['seat:1']);
  });

  it('is a button if no piece leads on', () => {
    expect(touch([], 3)).toMatchObject({ pieces: [], offer: 'kind=pass' });
  });

  it('is Confirm when the wanted move is left', () => {
    expect(touch(['seat:1'], 1)).toMatchObject({ confirm: true, pieces: [] });
  });

  it('is the way back if something else was picked', () => {
    expect(touch(['tile:yard'], 1)).toMatchObject({ back: true, confirm: false });
  });

  it('is what the card points at while there is nothing to do', () => {
    expect(nextTouch(narrow(choices, [], onTable), null, ['tile:far']).pieces).toEqual(['tile:far']);
  });
});

/** Where a player stands in a guide, and what to touch next. */
import { nextKey, pieceOf, type Choice, type Narrowed } from '../moves/narrow';
import type { GuideNow } from '../connection/protocol';

export interface Standing {
  /** The card to show. */
  index: number;
  /**
   * read: something to read; act: something to do; wait: others are acting; astray: off the path; over: nothing is
   * left.
   */
  state: 'read' | 'act' | 'wait' | 'astray' | 'over';
}

/** The next card: what to read before an action, then the action. */
export function standing(now: GuideNow, read: ReadonlySet<number>): Standing {
  const { cards, done, at, astray } = now;
  const left = cards.findIndex((card, i) => card.act && !done.includes(i));
  const goal = at ?? (left < 0 ? cards.length : left);
  if (astray) return { index: goal, state: 'astray' };
  let first = goal;
  while (first > 0 && !cards[first - 1]?.act) first -= 1;
  for (let i = first; i < goal; i += 1) if (!read.has(i)) return { index: i, state: 'read' };
  if (goal === cards.length) return { index: goal - 1, state: 'over' };
  return { index: goal, state: at === null ? 'wait' : 'act' };
}

/** What to touch: pieces on the table, a button of the ribbon, or Confirm. */
export interface Touch {
  pieces: readonly string[];
  /** The key of a button in the ribbon. */
  offer: string;
  confirm: boolean;
  /** Something else has been picked: the player must go back first. */
  back: boolean;
}

const NOTHING: Touch = { pieces: [], offer: '', confirm: false, back: false };

/** The next thing to touch on the way to a wanted move, given the picks so far. */
export function nextTouch(narrowed: Narrowed, wanted: Choice | null, point: readonly string[]): Touch {
  if (wanted === null) return { ...NOTHING, pieces: point };
  if (narrowed.only?.id === wanted.id) return { ...NOTHING, confirm: true };
  if (!narrowed.remaining.some(choice => choice.id === wanted.id)) return { ...NOTHING, back: true };
  const keys = [...wanted.keys].filter(key => !narrowed.picks.includes(key));
  const lit = keys.map(pieceOf).filter(id => narrowed.lit.has(id) && wanted.keys.has(nextKey(narrowed.picks, id)));
  const piece = lit.find(key => point.includes(key)) ?? lit[0];
  if (piece !== undefined) return { ...NOTHING, pieces: [piece] };
  const offer = narrowed.offers.find(one => keys.includes(one.key));
  return offer ? { ...NOTHING, offer: offer.key } : { ...NOTHING, pieces: point };
}

/**
 * What a press means to a player who follows the ring: a press on something standing on the ringed piece means that
 * piece.
 */
export function meant(pressed: string, ringed: readonly string[]): string {
  if (ringed.includes(pressed)) return pressed;
  const box = boxOf(pressed);
  const under = ringed.find(id => {
    const around = boxOf(id);
    return (
      box &&
      around &&
      within(box.x + box.width / 2, around.left, around.right) &&
      within(box.y + box.height / 2, around.top, around.bottom)
    );
  });
  return under ?? pressed;
}

function boxOf(piece: string): DOMRect | undefined {
  return document.querySelector(`[data-piece="${CSS.escape(piece)}"]`)?.getBoundingClientRect();
}

function within(at: number, from: number, to: number): boolean {
  return from <= at && at <= to;
}

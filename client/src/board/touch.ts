/** Pressing a piece: a lit one is picked, any other explains why it cannot be. */
import type { BoardProps } from '../games/board';
import { NO_IDS } from './scene';

export type Touched = Pick<BoardProps, 'lit' | 'picked' | 'marks' | 'onpick' | 'onhover' | 'onwhy'>;

const nothing = (): void => undefined;
/** A table with nothing lit, where presses do nothing. */
export const UNTOUCHED: Touched = {
  lit: NO_IDS,
  picked: NO_IDS,
  marks: new Map(),
  onpick: nothing,
  onhover: nothing,
  onwhy: nothing,
};

const HOLD = 550;

/** Getters, because a piece being removed no longer has an id when it loses focus. */
interface Target {
  table: () => Touched;
  id: () => string;
  /** Stands in for a piece that is picked elsewhere: readable, but never lit. */
  quiet?: () => boolean;
}

interface Touch {
  press: (event: Event) => void;
  hold: (event: PointerEvent) => void;
  release: () => void;
  enter: () => void;
  leave: () => void;
}

/** The pieces at a point, topmost first: buttons, and shapes in drawings. */
export function piecesAt(x: number, y: number): Element[] {
  return [...new Set(document.elementsFromPoint(x, y).flatMap(one => one.closest('[data-piece]') ?? []))];
}

export function click(piece: Element): void {
  piece.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/**
 * A lit or picked piece under the pointer that an unlit one covers: a press meant for a tile may hit the pawn on it.
 */
function litBelow(event: Event): Element | null {
  const { clientX, clientY, detail } = event as MouseEvent;
  const pile = detail ? piecesAt(clientX, clientY) : [];
  return pile.find(one => one.matches('[data-lit], [aria-pressed=true]')) ?? null;
}

/** Only one finger at a time holds a piece. */
let holding: ReturnType<typeof setTimeout> | undefined;

/** The finger has left, or another has joined it: cancel the question. */
export function letGo(): void {
  clearTimeout(holding);
}

/** Event handlers of a piece; a long press asks why not, for devices without hover. */
export function touch({ table, id, quiet }: Target): Touch {
  let held = false;
  // Fingers do not hover: a preview would change the page and move the piece from under them.
  let finger = false;
  return {
    press(event) {
      event.stopPropagation();
      finger = false;
      const on = table().lit.has(id()) || table().picked.has(id());
      if (held) held = false;
      else if (on && !quiet?.()) table().onpick(id());
      else if (!on) {
        const below = litBelow(event);
        if (below) click(below);
        else table().onwhy(id(), event.currentTarget as Element);
      }
    },
    hold(event) {
      letGo();
      held = false;
      finger = event.pointerType === 'touch';
      if (!finger) return;
      const anchor = event.currentTarget as Element;
      const explain = (): void => {
        held = true;
        table().onwhy(id(), anchor);
      };
      // If the finger was lifted while the page was busy, let that event run first: it was only a press.
      holding = setTimeout(() => (holding = setTimeout(explain)), HOLD);
    },
    release: letGo,
    enter() {
      if (!finger) table().onhover(id());
    },
    leave() {
      finger = false;
      table().onhover(null);
    },
  };
}

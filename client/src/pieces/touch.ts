/** Pressing a piece: a lit one is picked, any other explains why it cannot be. */
import type { BoardProps } from '../games/board';

export type Touched = Pick<BoardProps, 'lit' | 'picked' | 'marks' | 'onpick' | 'onhover' | 'onwhy'>;

const HOLD = 550;

/** Read field by field: a piece that is being removed no longer has an id when it loses focus. */
export interface Target {
  table: () => Touched;
  id: () => string;
  /** Stands in for something that is picked elsewhere: readable, but never lit. */
  quiet?: () => boolean;
}

export interface Touch {
  press: (event: Event) => void;
  hold: (event: PointerEvent) => void;
  release: () => void;
  enter: () => void;
  leave: () => void;
}

/** A lit or picked piece under the pointer that something unlit covers: whoever presses a tile may well hit the pawn on it. */
function litBelow(event: Event): HTMLElement | null {
  const { clientX, clientY, detail } = event as MouseEvent;
  const pile = detail ? document.elementsFromPoint(clientX, clientY) : [];
  return pile.find((one): one is HTMLElement => one instanceof HTMLElement && one.matches('[data-piece][data-lit], [data-piece][aria-pressed=true]')) ?? null;
}

/** Event handlers of a piece; a long press asks why not, for those without a pointer to hover. */
export function touch({ table, id, quiet }: Target): Touch {
  let holding: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  // Fingers do not hover: a preview would change the page and move the piece away from under them.
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
        if (below) below.click();
        else table().onwhy(id(), event.currentTarget as Element);
      }
    },
    hold(event) {
      held = false;
      finger = event.pointerType === 'touch';
      if (!finger) return;
      const anchor = event.currentTarget as Element;
      holding = setTimeout(() => {
        held = true;
        table().onwhy(id(), anchor);
      }, HOLD);
    },
    release: () => clearTimeout(holding),
    enter() {
      if (!finger) table().onhover(id());
    },
    leave() {
      finger = false;
      table().onhover(null);
    },
  };
}

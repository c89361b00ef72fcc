/** Pressing a piece: what is lit is picked, everything else can be asked why not. */
import type { BoardProps } from '../games/board';

export type Touched = Pick<BoardProps, 'lit' | 'picked' | 'marks' | 'onpick' | 'onhover' | 'onwhy'>;

const HOLD = 550;

/** Each part is read by itself: a piece that is being taken away has no id any more when it loses the focus. */
export interface Target {
  table: () => Touched;
  id: () => string;
  /** Stands for something that is picked elsewhere: it can be read, and is never lit. */
  quiet?: () => boolean;
}

export interface Touch {
  press: (event: Event) => void;
  hold: (event: PointerEvent) => void;
  release: () => void;
  enter: () => void;
  leave: () => void;
}

/** The handlers of a piece; a long press asks why not, for those who have no pointer to rest. */
export function touch({ table, id, quiet }: Target): Touch {
  let holding: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  // A finger does not rest: what a look ahead would change on the page moves the piece away under it.
  let finger = false;
  return {
    press(event) {
      event.stopPropagation();
      finger = false;
      const on = table().lit.has(id());
      if (held) held = false;
      else if (on && !quiet?.()) table().onpick(id());
      else if (!on) table().onwhy(id(), event.currentTarget as Element);
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

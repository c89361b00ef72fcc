/** The mouse at the table: a piece explains itself when the pointer rests on it; Alt and a click point at it. */
import type { Session } from './session.svelte';
import { pieceAt } from './shortcuts';

const INSPECT_AFTER = 600;
const CLOSE_AFTER = 300;

export function pointerAtTable(session: Session) {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let on: string | null = null;

  /** An explanation opened by hovering closes when the pointer leaves. */
  function closeRested(): void {
    const { inspected } = session;
    if (inspected?.rested && inspected.id !== on && !document.querySelector('.why:hover, .why:focus-within'))
      session.inspected = null;
  }

  return {
    /** Only a pointer that has moved onto a piece counts, not the table changing under a resting one. */
    onpointermove(event: PointerEvent): void {
      const id = event.pointerType === 'mouse' && event.target instanceof Element ? pieceAt(event.target) : null;
      if (id === on) return;
      on = id;
      clearTimeout(resting);
      if (session.inspected?.rested) setTimeout(closeRested, CLOSE_AFTER);
      if (id === null) return;
      resting = setTimeout(() => {
        const anchor = document.querySelector(`[data-piece="${CSS.escape(id)}"]:hover`);
        if (anchor) session.inspect(id, anchor, true);
      }, INSPECT_AFTER);
    },
    onpointerdown: () => clearTimeout(resting),
    onclickcapture(event: MouseEvent): void {
      const id = event.altKey && event.target instanceof Element ? pieceAt(event.target) : null;
      if (id === null) return;
      event.preventDefault();
      event.stopPropagation();
      session.pointAt(id);
    },
  };
}

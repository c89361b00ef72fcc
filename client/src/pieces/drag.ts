/** Dragging a piece onto another does the same as picking both. Fingers scroll instead, and tap. */
import { tick } from 'svelte';
import { copyOf } from '../lib/travel';

/** So many pixels make a press a drag. */
const FAR = 8;

/** To be called when a lit piece is pressed. */
export function dragFrom(event: PointerEvent): void {
  const piece = event.currentTarget as HTMLElement;
  const { clientX: x, clientY: y } = event;
  let copy: HTMLElement | SVGElement | null = null;

  function move(now: PointerEvent): void {
    const [dx, dy] = [now.clientX - x, now.clientY - y];
    if (copy === null && Math.hypot(dx, dy) < FAR) return;
    copy ??= lift(piece);
    copy.style.translate = `${dx}px ${dy}px`;
  }

  function end(now: PointerEvent): void {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (copy === null) return;
    copy.remove();
    if (now.type === 'pointerup') void drop(piece, now);
  }

  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

function lift(piece: HTMLElement): HTMLElement | SVGElement {
  const copy = copyOf(piece.closest<HTMLElement | SVGElement>('[data-travel]') ?? piece);
  copy.classList.add('ghost');
  return copy;
}

async function drop(piece: HTMLElement, { clientX, clientY }: PointerEvent): Promise<void> {
  const below = document.elementsFromPoint(clientX, clientY).filter((one): one is HTMLElement => one instanceof HTMLElement && one.matches('[data-piece]'));
  if (below.length === 0 || below.includes(piece)) return;
  piece.click();
  await tick();
  below.find((one) => one.isConnected && one.hasAttribute('data-lit'))?.click();
}

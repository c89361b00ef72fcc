/** Dragging a piece onto another is the same as picking both. Fingers scroll and tap instead. */
import { tick } from 'svelte';
import { copyOf } from './travel';
import { click, piecesAt, type Touched } from './touch';

/** A press becomes a drag after this many pixels. */
const FAR = 8;

/** Call when a piece is pressed: a lit one can be dragged. */
export function dragFrom(event: PointerEvent, table: Touched, id: string): void {
  if (event.pointerType === 'touch' || !table.lit.has(id)) return;
  const piece = event.currentTarget as HTMLElement | SVGGraphicsElement;
  // A drawing has its own units.
  const unit = piece instanceof SVGGraphicsElement ? (piece.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;
  const { clientX: x, clientY: y } = event;
  let copy: HTMLElement | SVGElement | null = null;

  function move(now: PointerEvent): void {
    const [dx, dy] = [now.clientX - x, now.clientY - y];
    if (copy === null && Math.hypot(dx, dy) < FAR) return;
    copy ??= lift(piece);
    copy.style.translate = `${dx / unit}px ${dy / unit}px`;
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

function lift(piece: HTMLElement | SVGGraphicsElement): HTMLElement | SVGElement {
  const copy = copyOf(piece.closest<HTMLElement | SVGGraphicsElement>('[data-travel]') ?? piece);
  copy.classList.add('ghost');
  return copy;
}

async function drop(piece: Element, { clientX, clientY }: PointerEvent): Promise<void> {
  const below = piecesAt(clientX, clientY);
  if (below.length === 0 || below.includes(piece)) return;
  click(piece);
  await tick();
  const onto = below.find(one => one.isConnected && one.hasAttribute('data-lit'));
  if (onto) click(onto);
}

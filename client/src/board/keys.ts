/** Moving the focus around a table with the arrow keys. */

export interface Point {
  x: number;
  y: number;
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export function isDirection(key: string): key is Direction {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight';
}

/** The index of the nearest spot in a direction; sideways distance counts double. -1 if there is none. */
export function nearest(from: Point, spots: readonly Point[], direction: Direction): number {
  let best = -1;
  let cost = Infinity;
  spots.forEach((spot, i) => {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const along = { ArrowUp: -dy, ArrowDown: dy, ArrowLeft: -dx, ArrowRight: dx }[direction];
    const across = direction === 'ArrowUp' || direction === 'ArrowDown' ? Math.abs(dx) : Math.abs(dy);
    if (along <= 4) return;
    const price = along + 2 * across;
    if (price < cost) {
      cost = price;
      best = i;
    }
  });
  return best;
}

/** Whether a key is meant for the table: no modifier, no dialog, no text field. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return document.querySelector('dialog[open]') === null && !isTyping(event.target);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
    !(target instanceof HTMLInputElement && /^(checkbox|radio|range|button)$/.test(target.type))
  );
}

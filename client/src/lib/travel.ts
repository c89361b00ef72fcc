/** Pieces travel; nothing pops. Remembers where pieces were and lets them glide to where they are. */

const MOST = 6;

export function duration(distance: number): number {
  return Math.min(300, 150 + 0.15 * distance);
}

export function delayOf(index: number): number {
  return Math.min(index, MOST - 1) * 40;
}

export type Places = Map<string, { x: number; y: number }>;

export function places(root: Element): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll('[data-piece]')) {
    const id = element.getAttribute('data-piece');
    if (!id || found.has(id)) continue;
    const box = element.getBoundingClientRect();
    if (box.width > 0) found.set(id, { x: box.x, y: box.y });
  }
  return found;
}

/** Let every piece that stands elsewhere than before glide there; returns how to finish at once. */
export function glide(root: Element, before: Places): () => void {
  const running: Animation[] = [];
  const seen = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const id = element.dataset['piece'];
    const old = id ? before.get(id) : undefined;
    if (!id || !old || seen.has(id)) continue;
    seen.add(id);
    const box = element.getBoundingClientRect();
    const dx = old.x - box.x;
    const dy = old.y - box.y;
    const distance = Math.hypot(dx, dy);
    if (distance < 12 || box.width === 0) continue;
    const body = element.closest('[data-travel]') ?? element;
    running.push(
      body.animate([{ transform: `translate(${dx}px, ${dy}px)`, zIndex: 3 }, { transform: 'none', zIndex: 3 }], {
        duration: duration(distance),
        delay: delayOf(running.length),
        easing: 'cubic-bezier(.2,.8,.2,1)',
        fill: 'backwards',
      }),
    );
  }
  return () => running.forEach((animation) => animation.finish());
}

export function wantsLessMotion(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['motion'] === 'less'
  );
}

/** Where a popover goes: beside its subject, never over something lit. */
import type { Box } from './travel';

interface Placement {
  x: number;
  y: number;
  side: 'below' | 'above' | 'right' | 'left';
}

const GAP = 12;
const EDGE = 8;

export function placePopover(
  anchor: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
  avoid: readonly Box[],
): Placement {
  const middleX = anchor.x + anchor.width / 2 - size.width / 2;
  const middleY = anchor.y + anchor.height / 2 - size.height / 2;
  const candidates: Placement[] = [
    { x: middleX, y: anchor.y + anchor.height + GAP, side: 'below' },
    { x: middleX, y: anchor.y - size.height - GAP, side: 'above' },
    { x: anchor.x + anchor.width + GAP, y: middleY, side: 'right' },
    { x: anchor.x - size.width - GAP, y: middleY, side: 'left' },
  ];
  let best = candidates[0]!;
  let least = Infinity;
  for (const candidate of candidates) {
    const x = clamp(candidate.x, EDGE, screen.width - size.width - EDGE);
    const y = clamp(candidate.y, EDGE, screen.height - size.height - EDGE);
    const box = { x, y, ...size };
    const covered = avoid.reduce((sum, one) => sum + overlap(box, one), 0) + 4 * overlap(box, anchor);
    if (covered < least) {
      least = covered;
      best = { x, y, side: candidate.side };
    }
  }
  return best;
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** Positions and rows on a board measured in units. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/**
 * The width of a phone's page inside its margins and borders: drawing at this width from the start avoids a second
 * layout.
 */
export function pageWidth(): number {
  const edge = Math.floor(1.5 * devicePixelRatio) / devicePixelRatio;
  return innerWidth - 2 * (16 + edge);
}

/** `count` things in a row of `width`: naturally spaced, or closer together when there are many. */
export function rowOf(count: number, width: number, size: number, gap: number): number[] {
  if (count < 2) return count === 1 ? [0] : [];
  const pitch = Math.min(size + gap, (width - size) / (count - 1));
  return Array.from({ length: count }, (_, n) => n * pitch);
}

export interface Fit {
  /** Pixels for one unit of the board. */
  unit: number;
  /** Height in pixels left for the tray below the board. */
  tray: number;
  /** Whether the tray has room for more than a strip. */
  roomy: boolean;
}

/** Heights in pixels of the tray below a board. */
interface Tray {
  strip: number;
  roomy: number;
  most: number;
}

const LARGEST = 1.6;

/** The largest board that leaves room for the tray below it. */
export function fitBoard(board: { w: number; h: number }, width: number, height: number, below: Tray): Fit {
  const unit = Math.max(0.3, Math.min(width / board.w, (height - below.strip) / board.h, LARGEST));
  const tray = Math.max(below.strip, Math.min(height - unit * board.h, below.most));
  return { unit, tray, roomy: tray >= below.roomy };
}

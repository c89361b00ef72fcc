/** Where the general table puts its zones: wide grids first, the rest in columns beside them. */
import type { Zone } from '../connection/protocol';
import { pieceShape } from './pieces';

const GAP = 14;
const PAD = 26;
const HEAD = 40;
const ROW_IN_LIST = 58;
const FLOOR = 46;
/** List entries go side by side where there is at least this much room. */
const LIST_CELL = 170;

/** The space one piece of a zone needs, including what it holds. */
export function cellSize(zone: Zone): { width: number; height: number } {
  let width = 52;
  let height = 30;
  for (const piece of zone.pieces) {
    const { size } = pieceShape(piece);
    width = Math.max(width, size.width);
    height = Math.max(height, size.height + ((piece.holds?.length ?? 0) > 0 ? FLOOR : 0));
  }
  return { width, height };
}

/** The ideal width of a zone. */
export function wantedWidth(zone: Zone): number {
  const cell = cellSize(zone);
  const count = Math.max(1, zone.pieces.length);
  const columns = { grid: zone.columns || 4, list: 1, pile: 2, track: Math.min(count, 12), row: Math.min(count, 8) };
  return PAD + columns[zone.layout ?? 'row'] * (cell.width + GAP);
}

/** The approximate height of a zone at a given width. */
export function heightIn(zone: Zone, width: number): number {
  const count = zone.pieces.length;
  if (count === 0) return HEAD + 24;
  const cell = cellSize(zone);
  if (zone.layout === 'list') return HEAD + Math.ceil(count / Math.max(1, Math.floor(width / LIST_CELL))) * ROW_IN_LIST;
  const least = zone.layout === 'track' ? Math.min(cell.width, 82) : cell.width;
  const fitting = Math.max(1, Math.floor((width - PAD + GAP) / (least + GAP)));
  const columns = zone.layout === 'grid' ? zone.columns || 4 : fitting;
  return HEAD + Math.ceil(count / columns) * (cell.height + GAP);
}

/** Whether a zone is a grid that belongs in the middle of the table. */
export function isField(zone: Zone): boolean {
  return zone.layout === 'grid' && (zone.columns ?? 0) >= 4 && zone.pieces.length >= 12;
}

const COLUMN = 196;
const SPACE = 10;

/** The zones beside the grid, in columns of roughly equal height that keep the game's order. */
export function columnsIn(zones: readonly Zone[], width: number): Zone[][] {
  const count = Math.max(1, Math.floor((width + SPACE) / (COLUMN + SPACE)));
  const column = (width - SPACE * (count - 1)) / count;
  const columns: Zone[][] = Array.from({ length: count }, () => []);
  const heights = columns.map(() => 0);
  for (const zone of zones) {
    const shortest = heights.indexOf(Math.min(...heights));
    columns[shortest]!.push(zone);
    heights[shortest]! += heightIn(zone, column) + SPACE;
  }
  return columns.filter(one => one.length > 0);
}

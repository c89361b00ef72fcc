/** Where people stand in a space, so that all of them can be seen. */
import type { Point } from '../../board/units';

const PER_ROW = 3;
/** The distance between two people, in spaces along the diagonal. */
const APART = 0.26;

/** Places in a space for this many people, the back row first; from 0 to 1. */
export function standing(count: number, flat: boolean): Point[] {
  const rows = Math.max(1, Math.ceil(count / (flat && count <= 4 ? 2 : PER_ROW)));
  const places: Point[] = [];
  for (let row = 0; row < rows; row++) {
    const here = Math.ceil((count - places.length) / (rows - row));
    for (let i = 0; i < here; i++) places.push(flat ? onPlan(i, here, row, rows) : leaningAt(i, here, row, rows));
  }
  return places;
}

/** On a leaning floor, left and right run along one diagonal, back and front along the other. */
function leaningAt(index: number, here: number, row: number, rows: number): Point {
  const deep = rows === 1 ? 0.65 : 0.42 + (0.36 * row) / (rows - 1);
  const wide = Math.min(deep, 1 - deep) * 0.85;
  const apart = Math.min(APART, (2 * wide) / Math.max(1, here - 1));
  const aside = (index - (here - 1) / 2) * apart;
  return { x: deep + aside, y: deep - aside };
}

function onPlan(index: number, here: number, row: number, rows: number): Point {
  const deep = rows === 1 ? 0.72 : 0.55 + (0.34 * row) / (rows - 1);
  return { x: (index + 1) / (here + 1), y: deep };
}

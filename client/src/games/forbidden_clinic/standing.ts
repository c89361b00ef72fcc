/**
 * Where the tokens on a tile stand: side by side while there is room, then closer together, and finally in two rows.
 */
import type { Point } from '../../board/units';

const ROW = 4;

/** The middles of the feet, in percent of the room, from the left and from below. */
export function standing(count: number): Point[] {
  const rows = count > ROW ? 2 : 1;
  const first = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, n) => {
    const row = n < first ? 0 : 1;
    const inRow = row === 0 ? first : count - first;
    const place = row === 0 ? n : n - first;
    const width = Math.min(66, 26 * (inRow - 1));
    const x = inRow === 1 ? 50 : 50 - width / 2 + (width * place) / (inRow - 1);
    return { x, y: rows === 1 || row === 1 ? 0 : 26 };
  });
}

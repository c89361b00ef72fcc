/** Names of rooms, and tags that cover none of them. */
import { overlap, type Box, type Point } from '../../board/units';

/** The size of a tag with its margin. */
const TAG = { w: 35, h: 20 };
/** Where a tag may go, seen from the feet of its person: above the head, below the feet, beside the body. */
const PLACES: readonly Point[] = [
  { x: 0, y: -40 },
  { x: 0, y: 13 },
  { x: -32, y: -14 },
  { x: 32, y: -14 },
];

interface NameSize {
  /** Names stay large enough to read. */
  large: number;
  /** Where a name would cover a neighbour, only the glyph is left. */
  brief: boolean;
  /** The width before it is enlarged. */
  long: number;
}

/** How a name of so many letters is drawn at a scale of the drawing. */
export function nameSize(letters: number, scale: number): NameSize {
  const large = Math.max(1, 0.86 / scale);
  const brief = large > 1.3;
  return { large, brief, long: brief ? 20 : 26 + letters * 5.9 };
}

/** What a name drawn around a point covers. */
export function nameBox(letters: number, scale: number, at: Point): Box {
  const { large, long } = nameSize(letters, scale);
  return { x: at.x - (large * long) / 2, y: at.y - 9 * large, w: large * long, h: 18 * large };
}

/**
 * The middles of tags for people who stand at these points: they cover neither names nor each other, and go higher
 * where there is no other place.
 */
export function placeTags(feet: readonly Point[], names: readonly Box[]): Point[] {
  const taken = [...names];
  const placed = new Map<Point, Point>();
  for (const foot of [...feet].sort((a, b) => b.y - a.y)) {
    const near = PLACES.map(by => ({ x: foot.x + by.x, y: foot.y + by.y }));
    const tag = near.find(one => isFree(one, taken)) ?? { ...near[0]! };
    while (!isFree(tag, taken)) tag.y -= 3;
    taken.push(around(tag));
    placed.set(foot, tag);
  }
  return feet.map(foot => placed.get(foot)!);
}

function around(tag: Point): Box {
  return { x: tag.x - TAG.w / 2, y: tag.y - TAG.h / 2, ...TAG };
}

function isFree(tag: Point, taken: readonly Box[]): boolean {
  const box = around(tag);
  return !taken.some(other => overlap(box, other));
}

/** Where a piece would go: its ghost stays there until the move is confirmed. */
import { pieceShape } from '../board/pieces';
import type { LogLine, Piece, Scene } from '../connection/protocol';
import { findPlaced, piecesOf } from '../board/scene';
import { boxOf, copyOf, transformTo } from '../board/travel';

export interface Ghost {
  piece: string;
  place: string;
}

/** Which piece would go where: from the first log line that moves one. */
export function ghostOf(lines: readonly LogLine[], scene: Scene): Ghost | null {
  for (const line of lines.filter(one => one.moves)) {
    const named = line.mentions.flatMap(id => findPlaced(scene, id)?.piece ?? []);
    const place = named.filter(isPlace).at(-1);
    const piece = named.find(one => !isPlace(one)) ?? ownFigure(line, scene);
    if (place && piece) return { piece: piece.id, place: place.id };
  }
  return null;
}

function isPlace(piece: Piece): boolean {
  return pieceShape(piece).form === 'tile';
}

/** A move that names only places moves the figure of the player who makes it. */
function ownFigure(line: LogLine, scene: Scene): Piece | undefined {
  const { seat } = line.event as { seat?: number };
  const zone = scene.zones.find(one => typeof seat === 'number' && one.seat === seat);
  return zone && [...piecesOf(zone)].find(one => pieceShape(one).form === 'person');
}

/** Put the ghost on the table; returns a function that removes it. */
export function showGhost(root: Element, { piece, place }: Ghost): () => void {
  const find = (id: string): HTMLElement | SVGElement | null => root.querySelector(`[data-piece="${CSS.escape(id)}"]`);
  const [who, where] = [find(piece), find(place)];
  const body = who?.closest<HTMLElement | SVGElement>('[data-travel]');
  if (!body || !where || body.contains(where)) return () => undefined;
  const copy = copyOf(body);
  copy.classList.add('ghost');
  const [from, to] = [boxOf(body), boxOf(where)];
  const shift = {
    dx: to.x + to.width / 2 - from.x - from.width / 2,
    dy: to.y + to.height / 2 - from.y - from.height / 2,
  };
  copy.animate([{ transform: transformTo(shift, copy), composite: 'add' }], { duration: 1, fill: 'both' });
  return () => copy.remove();
}

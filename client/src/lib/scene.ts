/** Walking through a scene: zones, pieces, and pieces that stand on pieces. */
import type { Piece, Scene, Zone } from './protocol';

export interface Placed {
  piece: Piece;
  zone: Zone;
}

export function* piecesOf(zone: Zone): Generator<Piece> {
  yield* within(zone.pieces);
}

function* within(pieces: readonly Piece[]): Generator<Piece> {
  for (const piece of pieces) {
    if (piece.id) yield piece;
    yield* within(piece.holds ?? []);
  }
}

/** Everything on the table that a move can mention. */
export function idsOnTable(scene: Scene): Set<string> {
  const ids = new Set<string>();
  for (const zone of scene.zones) {
    ids.add(zone.id);
    for (const piece of piecesOf(zone)) ids.add(piece.id);
  }
  return ids;
}

export function findPlaced(scene: Scene, id: string): Placed | null {
  for (const zone of scene.zones) for (const piece of piecesOf(zone)) if (piece.id === id) return { piece, zone };
  return null;
}

/** What a person calls an id: the label of the piece or zone that has it. */
export function labelOnTable(scene: Scene, id: string): string | null {
  const zone = scene.zones.find((one) => one.id === id);
  return zone?.label ?? findPlaced(scene, id)?.piece.label ?? null;
}

/** The full name of a piece for a screen reader. */
export function spokenName(piece: Piece, zone: Zone): string {
  const parts = [piece.label];
  if ((piece.count ?? 1) !== 1) parts.push(`${piece.count} of them`);
  if (piece.state) parts.push(piece.state.replace(/_/g, ' '));
  if (piece.label !== zone.label) parts.push(zone.label);
  const held = (piece.holds ?? []).map((one) => one.label);
  if (held.length > 0) parts.push(`with ${held.join(', ')}`);
  return parts.filter(Boolean).join(', ');
}

/** How many lit things each zone has. */
export function litByZone(scene: Scene, lit: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const zone of scene.zones) {
    let count = lit.has(zone.id) ? 1 : 0;
    const seen = new Set<string>();
    for (const piece of piecesOf(zone))
      if (lit.has(piece.id) && !seen.has(piece.id)) {
        seen.add(piece.id);
        count += 1;
      }
    counts.set(zone.id, count);
  }
  return counts;
}

/** My own zones lie in the tray, but for fields of squares; everything else on the board. */
export function splitZones(scene: Scene, mine: number | null): { board: Zone[]; tray: Zone[] } {
  const tray = scene.zones.filter((zone) => mine !== null && zone.seat === mine && !(zone.layout === 'grid' && (zone.columns ?? 0) > 2));
  return tray.length === scene.zones.length
    ? { board: [...scene.zones], tray: [] }
    : { board: scene.zones.filter((zone) => !tray.includes(zone)), tray };
}

/** Ids whose place, state or count differs between two scenes. */
export function changedIds(before: Scene, after: Scene): Set<string> {
  const old = fingerprints(before);
  const changed = new Set<string>();
  for (const [id, print] of fingerprints(after)) if (old.get(id) !== print) changed.add(id);
  return changed;
}

function fingerprints(scene: Scene): Map<string, string> {
  const prints = new Map<string, string>();
  for (const zone of scene.zones)
    for (const piece of piecesOf(zone)) {
      const own = `${zone.id}|${piece.state ?? ''}|${piece.count ?? 1}|${piece.label}`;
      prints.set(piece.id, `${prints.get(piece.id) ?? ''}${own};`);
    }
  return prints;
}

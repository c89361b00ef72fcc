/** Walking through a scene: zones, pieces, and pieces on top of pieces. */
import type { Piece, Scene, Zone } from '../connection/protocol';
import { inOwnWords, say } from '../words/say.svelte';

interface Placed {
  piece: Piece;
  zone: Zone;
}

export const NO_IDS: ReadonlySet<string> = new Set();

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

/** The label of the piece or zone with this id. */
export function labelOnTable(scene: Scene, id: string): string | null {
  const zone = scene.zones.find(one => one.id === id);
  return zone?.label ?? findPlaced(scene, id)?.piece.label ?? null;
}

/** A piece's state in the reader's language; a state that only its game has a word for is passed through. */
export function stateWord(state: string): string {
  const key = state.replace(/[_ ]/g, '-');
  const said = say(`state-${key}`);
  return said === `state-${key}` ? inOwnWords(state) : said;
}

/** The full name of a piece for a screen reader. */
export function spokenName(piece: Piece, zone: Zone): string {
  const parts = [piece.label];
  if ((piece.count ?? 1) !== 1) parts.push(say('piece-count', { count: piece.count ?? 0 }));
  if (piece.state) parts.push(stateWord(piece.state));
  if (piece.label !== zone.label) parts.push(zone.label);
  const held = (piece.holds ?? []).map(one => one.label);
  if (held.length > 0) parts.push(say('piece-holds', { pieces: held.join(', ') }));
  return parts.filter(Boolean).join(', ');
}

/** Who is looking at the table, and what they have picked. */
export interface Looker {
  looking: number | null;
  picked: ReadonlySet<string>;
}

/**
 * How many lit things each zone has. Cards of one kind share an id: mine count if I have any, else those
 * of players who are picked or can be.
 */
export function litByZone(scene: Scene, lit: ReadonlySet<string>, { looking, picked }: Looker): Map<string, number> {
  const homes = new Map<string, Zone[]>();
  for (const zone of scene.zones)
    for (const id of new Set([zone.id, ...[...piecesOf(zone)].map(piece => piece.id)]))
      if (lit.has(id)) homes.set(id, [...(homes.get(id) ?? []), zone]);
  const counts = new Map(scene.zones.map(zone => [zone.id, 0]));
  for (const [id, zones] of homes) {
    const mine = zones.filter(zone => zone.seat !== undefined && zone.seat !== null && zone.seat === looking);
    const theirs = zones.filter(zone => lit.has(`seat:${zone.seat}`) || picked.has(`seat:${zone.seat}`));
    const meant = id.startsWith('card:') ? ([mine, theirs].find(some => some.length > 0) ?? zones) : zones;
    for (const zone of meant) counts.set(zone.id, (counts.get(zone.id) ?? 0) + 1);
  }
  return counts;
}

/** My own zones go into the tray unless they are grids; everything else stays on the board. */
export function splitZones(scene: Scene, mine: number | null): { board: Zone[]; tray: Zone[] } {
  const tray = scene.zones.filter(
    zone => mine !== null && zone.seat === mine && !(zone.layout === 'grid' && (zone.columns ?? 0) > 2),
  );
  return tray.length === scene.zones.length
    ? { board: [...scene.zones], tray: [] }
    : { board: scene.zones.filter(zone => !tray.includes(zone)), tray };
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

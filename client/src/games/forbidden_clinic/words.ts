/** Descriptions of this board's pieces, in a sentence or two with the rule behind them. */
import { either } from '../../words/phrases';
import type { CardView, PacketView, SeatView, TileView, TreasureView, View } from './view';
import { say, sayIf } from '../../words/say.svelte';
import { bare } from '../words';

export function tileTip(tile: TileView, view: View): string {
  const parts = [`${tile.name}. ${say(`forbidden-${tile.side}-tip`)}`];
  const treasure = view.treasures.find(one => one.id === tile.treasure);
  if (treasure && tile.side !== 'empty') parts.push(say('forbidden-capture-here', { treasure: treasure.name }));
  if (tile.kind === 'goal') parts.push(say('forbidden-goal-tip'));
  return parts.join(' ');
}

/** The full name of a tile for screen readers. */
export function tileName(tile: TileView, view: View): string {
  const parts = [
    tile.side === 'empty'
      ? say('forbidden-gone', { column: tile.x + 1, row: tile.y + 1, tile: tile.name })
      : `${tile.name}, ${say(`forbidden-${tile.side}`)}`,
  ];
  const treasure = view.treasures.find(one => one.id === tile.treasure);
  if (treasure && tile.side !== 'empty') parts.push(say('forbidden-for', { treasure: treasure.name }));
  if (tile.tokens.length > 0)
    parts.push(
      say('forbidden-with', { people: tile.tokens.map(seat => view.seats[seat]?.role_name ?? '').join(', ') }),
    );
  if (view.clinic_discards.includes(tile.id)) parts.push(say('forbidden-card-discarded'));
  return parts.join(', ');
}

export function cardTip(card: CardView): string {
  const own = sayIf(`forbidden-card-${bare(card.id).replace('_', '-')}-tip`);
  return `${card.name}. ${own ?? say(`forbidden-cards-${card.kind}-tip`)}`;
}

export function cardName(card: CardView, where: string): string {
  const parts = [card.name];
  if (card.count !== 1) parts.push(say('piece-count', { count: card.count }));
  if (card.key) parts.push(say('forbidden-key-card'));
  return [...parts, where].join(', ');
}

export function seatTip(seat: SeatView): string {
  return [`${seat.role_name}.`, seat.power, seat.burned_out ? say('forbidden-burned-out-tip') : '']
    .filter(Boolean)
    .join(' ');
}

export function treasureTip(treasure: TreasureView, view: View): string {
  const captor = treasure.captured_by === null ? undefined : view.seats[treasure.captured_by];
  if (captor) return say('forbidden-captured-tip', { treasure: treasure.name, role: captor.role_name });
  const tiles = view.tiles
    .filter(tile => treasure.tiles.includes(tile.id) && tile.side !== 'empty')
    .map(tile => tile.name);
  return say('forbidden-treasure-tip', { treasure: treasure.name, tiles: either(tiles) });
}

/** What is known of a packet of the Clinic deck. */
export function packetName(packet: PacketView, view: View): string {
  const names = packet.tiles.map(id => tileTitle(id, view));
  return names.length === 1
    ? `${names[0]}`
    : say('forbidden-shuffled-of', { count: names.length, cards: names.join(', ') });
}

/** The printed name of a tile and its card. */
export function tileTitle(id: string, view: View): string {
  return view.tiles.find(tile => tile.id === id)?.name ?? id;
}

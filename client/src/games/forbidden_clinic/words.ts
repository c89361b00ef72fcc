/** What the pieces of this board are, in a sentence or two with the rule behind them. */
import type { CardView, PacketView, SeatView, TileView, TreasureView, View } from './view';

const SIDES: Record<TileView['side'], string> = {
  ready: 'Ready: its card would stress it (FC-7.3).',
  stressed: 'Stressed: its card would burn it out (FC-7.4). Ready it from here or next door (FC-4.5).',
  empty: 'Burned out: nobody walks here (FC-4.2).',
};

const CARDS: Record<string, string> = {
  treasure: 'Four of a kind on a tile of that treasure capture it (FC-4.12).',
  special: 'Played at almost any time, for no action (FC-8.1).',
  incoming: 'When drawn, the patient level rises and the Clinic discards go back on top (FC-6.4, FC-6.5).',
};

const SPECIALS: Record<string, string> = {
  'card:revenue_boost': 'Carries tokens from one space to any tile (FC-8.12).',
  'card:relief_vet': 'Readies one Stressed tile anywhere (FC-8.17). A key card for the win (FC-11.1).',
  'card:donation': 'Readies one Stressed tile, or two that touch (FC-8.18). A key card for the win (FC-11.1).',
};

export function tileTip(tile: TileView, view: View): string {
  const parts = [`${tile.name}. ${SIDES[tile.side]}`];
  const treasure = view.treasures.find((one) => one.id === tile.treasure);
  if (treasure && tile.side !== 'empty') parts.push(`${treasure.name} can be captured here (FC-4.12).`);
  if (tile.kind === 'goal') parts.push('All meet here with the four treasures and a key card to win (FC-11.1).');
  return parts.join(' ');
}

/** The full name of a tile for screen readers. */
export function tileName(tile: TileView, view: View): string {
  const parts = [tile.side === 'empty' ? `Empty space ${tile.x + 1}, ${tile.y + 1}, ${tile.name} burned out` : `${tile.name}, ${tile.side}`];
  const treasure = view.treasures.find((one) => one.id === tile.treasure);
  if (treasure && tile.side !== 'empty') parts.push(`for ${treasure.name}`);
  if (tile.tokens.length > 0) parts.push(`with ${tile.tokens.map((seat) => view.seats[seat]?.role_name ?? '').join(', ')}`);
  if (view.clinic_discards.includes(tile.id)) parts.push('its card is in the discards');
  return parts.join(', ');
}

export function cardTip(card: CardView): string {
  return `${card.name}. ${SPECIALS[card.id] ?? CARDS[card.kind] ?? ''}`.trim();
}

export function cardName(card: CardView, where: string): string {
  const parts = [card.name];
  if (card.count !== 1) parts.push(`${card.count} of them`);
  if (card.key) parts.push('key card');
  return [...parts, where].join(', ');
}

export function seatTip(seat: SeatView): string {
  const burned = seat.burned_out ? ' Burned out until brought back to a tile (FC-9.2).' : '';
  return `${seat.role_name}. ${seat.power}${burned}`;
}

export function treasureTip(treasure: TreasureView, view: View): string {
  const captor = treasure.captured_by === null ? undefined : view.seats[treasure.captured_by];
  if (captor) return `${treasure.name}: captured by the ${captor.role_name} (FC-4.14).`;
  const tiles = view.tiles.filter((tile) => treasure.tiles.includes(tile.id) && tile.side !== 'empty').map((tile) => tile.name);
  return `${treasure.name}: four cards of it, played on ${tiles.join(' or ')} (FC-4.12).`;
}

/** What is known of a packet of the Clinic deck. */
export function packetName(packet: PacketView, view: View): string {
  const names = packet.tiles.map((id) => tileOf(view, id)?.name ?? id);
  return names.length === 1 ? `${names[0]}` : `${names.length} shuffled: ${names.join(', ')}`;
}

export function tileOf(view: View, id: string): TileView | undefined {
  return view.tiles.find((tile) => tile.id === id);
}

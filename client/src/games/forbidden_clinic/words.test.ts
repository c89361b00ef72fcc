import { describe, expect, it } from 'vitest';
import type { CardView, SeatView, TileView, TreasureView, View } from './view';
import { cardName, cardTip, packetName, tileName, tileTip, treasureTip } from './words';

const TILE: TileView = {
  id: 'tile:a',
  name: 'Van Port',
  space: 'space:0,0',
  x: 0,
  y: 0,
  side: 'ready',
  kind: 'treasure',
  treasure: 'treasure:t',
  start_role: null,
  tokens: [0],
};
const COIN: TreasureView = {
  id: 'treasure:t',
  name: 'Good Coffee',
  code: 'GC',
  corner: 'top_left',
  tiles: ['tile:a'],
  captured_by: null,
};
const CARD: CardView = { id: 'card:donation', name: 'Donation', code: 'DO', kind: 'special', count: 2, key: true };
const VIEW = {
  tiles: [TILE, { ...TILE, id: 'tile:b', name: 'Cat Lounge', treasure: null, tokens: [] }],
  treasures: [COIN],
  seats: [{ role_name: 'House-Call Vet' } as SeatView],
  clinic_discards: ['tile:a'],
} as unknown as View;

describe('what pieces say', () => {
  it('a tile says its side, its treasure, who stands on it and where its card is', () => {
    expect(tileName(TILE, VIEW)).toBe(
      'Van Port, ready, for Good Coffee, with House-Call Vet, its card is in the discards',
    );
    expect(tileTip(TILE, VIEW)).toContain('Good Coffee can be captured here (FC-4.12)');
  });

  it('a burned-out tile is an empty space', () => {
    const gone: TileView = { ...TILE, side: 'empty', tokens: [] };
    expect(tileName(gone, VIEW)).toMatch(/^Empty space 1, 1, Van Port burned out/);
    expect(tileTip(gone, VIEW)).not.toContain('captured');
  });

  it('cards say how many they are and what they do', () => {
    expect(cardName(CARD, 'your hand')).toBe('Donation, 2 of them, key card, your hand');
    expect(cardTip(CARD)).toContain('FC-8.18');
    expect(cardTip({ ...CARD, id: 'card:new', name: 'New', kind: 'treasure' })).toContain('FC-4.12');
  });

  it('a coin says where it can be captured, or who has it', () => {
    expect(treasureTip(COIN, VIEW)).toContain('played on Van Port');
    expect(treasureTip({ ...COIN, captured_by: 0 }, VIEW)).toContain('captured by the House-Call Vet');
  });

  it('a packet of one is a known card', () => {
    expect(packetName({ tiles: ['tile:b'] }, VIEW)).toBe('Cat Lounge');
    expect(packetName({ tiles: ['tile:a', 'tile:b'] }, VIEW)).toBe('2 shuffled: Van Port, Cat Lounge');
  });
});

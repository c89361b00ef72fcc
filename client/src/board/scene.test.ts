import { describe, expect, it } from 'vitest';
import { ZONES } from '../lib/fixtures';
import { colourClass, pieceShape } from './pieces';
import type { Zone } from '../connection/protocol';
import { changedIds, idsOnTable, litByZone, splitZones, spokenName } from './scene';
import { seatLook } from '../seats/seats.svelte';

const SCENE = { zones: [...ZONES] };

describe('scenes', () => {
  it('name everything that can be mentioned', () => {
    expect([...idsOnTable(SCENE)].sort()).toEqual(['card:x', 'seat:1', 'tile:a', 'zone:hall', 'zone:mine']);
  });

  it('are split into board and tray', () => {
    expect(splitZones(SCENE, 0).tray.map(zone => zone.id)).toEqual(['zone:mine']);
    expect(splitZones(SCENE, null).tray).toEqual([]);
  });

  it('count what is lit and notice what changed', () => {
    expect(litByZone(SCENE, new Set(['tile:a', 'seat:1']), { looking: 0, picked: new Set() }).get('zone:hall')).toBe(2);
    const later: Zone[] = [ZONES[0], { ...ZONES[1], pieces: [{ ...ZONES[1].pieces[0]!, count: 1 }] }];
    expect([...changedIds(SCENE, { zones: later })]).toEqual(['card:x']);
  });

  it('count a card of a shared kind only where it is meant', () => {
    const card = { id: 'card:x', label: 'X' };
    const pawn = { id: 'seat:1', label: 'Rob' };
    const zones: Zone[] = [
      { id: 'hall', label: 'Hall', pieces: [pawn] },
      { id: 'hand:0', label: 'Mine', pieces: [card], seat: 0 },
      { id: 'hand:1', label: 'Rob', pieces: [pawn, card], seat: 1 },
      { id: 'hand:2', label: 'Eve', pieces: [card], seat: 2 },
      { id: 'discards', label: 'Discards', pieces: [card] },
    ];
    const counts = (looking: number | null, lit: string[], picked: string[] = []) => [
      ...litByZone({ zones }, new Set(lit), { looking, picked: new Set(picked) }).values(),
    ];
    expect(counts(0, ['card:x'])).toEqual([0, 1, 0, 0, 0]);
    expect(counts(3, ['card:x', 'seat:1'])).toEqual([1, 0, 2, 0, 0]);
    expect(counts(3, ['card:x'], ['seat:2'])).toEqual([0, 0, 0, 1, 0]);
    expect(counts(3, ['card:x'])).toEqual([0, 1, 1, 1, 1]);
  });

  it('are spoken in full', () => {
    expect(spokenName(ZONES[1].pieces[0]!, ZONES[1])).toBe('X, 2 of them, used, Mine');
  });

  it('find forms and colours for pieces', () => {
    expect(pieceShape({ id: 'patient:1', label: '' })).toMatchObject({ form: 'person', symbol: 'pat' });
    expect(pieceShape({ id: 'x:1', label: '', kind: 'wooden cube' }).form).toBe('cube');
    expect(colourClass('seat:1')).toBe('k-teal');
    expect(colourClass('unheard of')).toBe('k-plain');
    expect(seatLook(9).colour).toBe('teal');
  });
});

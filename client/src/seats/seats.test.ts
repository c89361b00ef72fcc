import { describe, expect, it } from 'vitest';
import { seat } from '../lib/fixtures';
import { inOwnColours, seatAtTable, seatLook } from './seats.svelte';

describe('colours at a table', () => {
  const wishing = (...colours: string[]) => colours.map((colour, i) => ({ ...seat(i), colour }));
  const coloursOf = (...wishes: string[]) => inOwnColours(wishing(...wishes)).map(one => one.colour);

  it('are those that people asked for, as long as they differ', () => {
    expect(coloursOf('sky', '', 'plum')).toEqual(['sky', 'teal', 'plum']);
    expect(coloursOf('coral', 'coral')).toEqual(['coral', 'teal']);
    expect(coloursOf('teal', '')).toEqual(['teal', 'plum']);
  });

  it('differ for every full table', () => {
    const eight = coloursOf('olive', 'olive', '', '', 'plum', '', 'ink', '');
    expect(new Set(eight).size).toBe(8);
    expect(eight[0]).toBe('olive');
  });

  it('are the same on the board and beside it', () => {
    seatAtTable(inOwnColours(wishing('sky', 'sky')));
    expect([seatLook(0).colour, seatLook('seat:1').colour]).toEqual(['sky', 'teal']);
    seatAtTable([]);
    expect(seatLook(0).colour).toBe('plum');
  });
});

import { describe, expect, it } from 'vitest';
import { DRAWN, roomArt } from './rooms';

describe('the rooms', () => {
  it('are thirty-six, each with a drawing of its own', () => {
    expect(new Set(DRAWN.map(roomArt)).size).toBe(36);
  });

  it('contain no number that could not be worked out', () => {
    for (const room of DRAWN) expect(roomArt(`tile:${room}`)).not.toMatch(/NaN|undefined/);
  });

  it('are there for tiles that a pack has added', () => {
    expect(roomArt('tile:hydro_pool')).toContain('<rect');
  });
});

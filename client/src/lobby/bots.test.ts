import { describe, expect, it } from 'vitest';
import { botLine, botName } from './bots';

describe('bots', () => {
  it('have a name and say how they play', () => {
    expect(botName('easy')).toBe('Resident');
    expect(botLine('easy')).toBe('Resident, plays sensibly and seldom errs, at once');
  });

  it('of a level nobody has described are called by it', () => {
    expect(botLine('very_hard')).toBe('Very hard');
  });
});

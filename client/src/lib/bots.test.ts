import { describe, expect, it } from 'vitest';
import { botLine, botName } from './bots';

describe('bots', () => {
  it('have a name and say how they play', () => {
    expect(botName('easy')).toBe('Resident');
    expect(botLine('easy')).toBe('Resident, thinks a little, up to 1 second');
  });

  it('of a level nobody has described are called by it', () => {
    expect(botLine('very_hard')).toBe('Very hard');
  });
});

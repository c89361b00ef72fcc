import { describe, expect, it } from 'vitest';
import { cautionOf } from './caution';
import { logLine } from '../lib/fixtures';
import type { Previewed } from '../connection/protocol';

function preview(part: Partial<Previewed>): Previewed {
  return { type: 'previewed', re: 'a', certain: true, free: true, log: [logLine(1, 0)], ...part };
}

describe('a move that is left', () => {
  it('is made at once where undo is free', () => {
    expect(cautionOf(preview({}))).toEqual({ follows: '', text: 'line 1.0', dangers: [] });
  });

  it('says how much is drawn', () => {
    expect(cautionOf(preview({ certain: false, free: false, draws: 6, log: [] })).follows).toBe('draws 6');
  });

  it('says when it ends the game, instead of promising an undo', () => {
    expect(cautionOf(preview({ free: false, ends: true, log: [] }), true)).toEqual({
      follows: 'ends the game',
      text: 'The game ends with this; nothing can be taken back after it.',
      dangers: [],
    });
  });

  it('does not count what the next phase draws', () => {
    expect(cautionOf(preview({ certain: false, free: false, passes: true, log: [] }), true).follows).toBe(
      'the game goes on',
    );
  });

  it('says when something hidden comes to light', () => {
    expect(cautionOf(preview({ certain: false, free: false, log: [] })).follows).toBe('reveals');
  });

  it('says what the server warns of, first of all', () => {
    const dangers = [{ kind: 'deaths', text: '1 red patient will die: −5 popularity.', rule: 'CL-13.10' }];
    expect(cautionOf(preview({ dangers }))).toEqual({ follows: 'despite the warning', text: '', dangers });
    expect(cautionOf(preview({ certain: false, draws: 2, dangers })).follows).toBe('despite the warning');
  });

  it('says when the turn passes for good', () => {
    expect(cautionOf(preview({ free: false })).follows).toBe('no free undo');
  });

  it('does not say that undo is barred to somebody who is alone', () => {
    const drawing = preview({ certain: false, free: false, draws: 8, log: [] });
    expect(cautionOf(drawing, false).text).toMatch(/everybody has to agree/);
    expect(cautionOf(drawing, true).text).toMatch(/Undo takes it back; the same move then draws anew/);
    const turning = preview({ free: false, log: [] });
    expect(cautionOf(turning, true)).toEqual({
      follows: 'the game goes on',
      text: 'The game goes on. Undo takes it back.',
      dangers: [],
    });
  });
});

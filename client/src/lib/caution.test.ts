import { describe, expect, it } from 'vitest';
import { cautionOf } from './caution';
import { logLine } from './fixture';
import type { Previewed } from './protocol';

function preview(part: Partial<Previewed>): Previewed {
  return { type: 'previewed', re: 'a', certain: true, free: true, log: [logLine(1, 0)], ...part };
}

describe('a move that is left', () => {
  it('is made at once where undo is free', () => {
    expect(cautionOf(preview({}))).toEqual({ follows: '', text: 'line 1.0' });
  });

  it('says how much is drawn', () => {
    expect(cautionOf(preview({ certain: false, free: false, draws: 6, log: [] })).follows).toBe('draws 6');
  });

  it('says when something hidden comes to light', () => {
    expect(cautionOf(preview({ certain: false, free: false, log: [] })).follows).toBe('reveals');
  });

  it('says when somebody would die, first of all', () => {
    const died = { ...logLine(1, 2), kind: 'patient_died', text: 'The red patient dies.' };
    expect(cautionOf(preview({ log: [logLine(1, 0), logLine(1, 1), died] }))).toEqual({ follows: 'does harm', text: 'The red patient dies.' });
  });

  it('says when the turn passes for good', () => {
    expect(cautionOf(preview({ free: false })).follows).toBe('no undo');
  });
});

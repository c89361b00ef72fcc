import { describe, expect, it } from 'vitest';
import { logLine } from '../lib/fixtures';
import { ghostOf } from './ghost';
import type { LogLine, Scene } from '../connection/protocol';

const scene: Scene = {
  zones: [
    {
      id: 'board',
      label: 'Board',
      pieces: [
        { id: 'room:hall', label: 'Hall', kind: 'room', holds: [{ id: 'staff:nurse', label: 'Nurse', kind: 'staff' }] },
        { id: 'room:ward', label: 'Ward', kind: 'room' },
      ],
    },
    { id: 'player0', label: 'Ann', seat: 0, pieces: [{ id: 'hero:ann', label: 'Ann', kind: 'hero' }] },
  ],
};

function moving(mentions: string[], event: object = {}): LogLine {
  return { ...logLine(1, 0), moves: true, mentions, event };
}

describe('the ghost of a piece', () => {
  it('stands at the last place that is named', () => {
    expect(ghostOf([moving(['staff:nurse', 'room:hall', 'room:ward'])], scene)).toEqual({
      piece: 'staff:nurse',
      place: 'room:ward',
    });
  });

  it('is the figure of the one who moves when only places are named', () => {
    expect(ghostOf([moving(['room:hall', 'room:ward'], { seat: 0 })], scene)).toEqual({
      piece: 'hero:ann',
      place: 'room:ward',
    });
  });

  it('is not there for what does not go anywhere', () => {
    const treated = { ...moving(['staff:nurse', 'room:ward']), moves: false };
    expect(ghostOf([treated, moving([])], scene)).toBeNull();
  });
});

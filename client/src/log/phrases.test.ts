import { describe, expect, it } from 'vitest';
import { logLine, seat } from '../lib/fixtures';
import { amounts, badgeOf, waitingFor } from './phrases';

describe('whose turn it is', () => {
  const seats = [seat(0, 'Triage Nurse'), seat(1, 'Rob')];

  it('names the player once', () => {
    const awaiting = { seats: [0], decision: 'turn', prompt: 'Triage Nurse: take an action' };
    expect(waitingFor(awaiting, seats)).toBe('Triage Nurse’s turn: take an action');
  });

  it('names everybody who is still choosing', () => {
    const awaiting = { seats: [0, 1], decision: 'select', prompt: 'Choose your action' };
    expect(waitingFor(awaiting, seats)).toBe('Waiting for Triage Nurse and Rob: Choose your action');
  });
});

describe('amounts in the log', () => {
  it('are told apart by their sign, which they keep', () => {
    expect(amounts('Died: −5, and +$22, see HH-7.4.')).toEqual([
      { text: 'Died: ', tone: '' },
      { text: '−5', tone: 'minus' },
      { text: ', and ', tone: '' },
      { text: '+$22', tone: 'plus' },
      { text: ', see HH-7.4.', tone: '' },
    ]);
  });
});

describe('more of something harmful', () => {
  it('is no gain', () => {
    expect(amounts('Rob called a consultant: +2 chaos.').map(one => one.tone)).toEqual(['', 'minus', '']);
    expect(amounts('Rest: −2 chaos, +3 deeds.').map(one => one.tone)).toEqual(['', 'plus', '', 'plus', '']);
  });
});

describe('the badge of a line', () => {
  const line = logLine(4, 0);

  it('is that of whoever did it', () => {
    expect(badgeOf({ ...line, seat: 0, event: { kind: 'drew', player: 'seat:5' } })).toBe(5);
    expect(badgeOf({ ...line, seat: 0, event: { kind: 'treated', seat: 1 } })).toBe(1);
    expect(badgeOf({ ...line, seat: 2, event: { kind: 'sank' } })).toBe(2);
  });

  it('is nobody’s for what a standing answer let happen', () => {
    expect(badgeOf({ ...line, seat: 0, standing: true, event: { kind: 'sank' } })).toBeNull();
  });
});

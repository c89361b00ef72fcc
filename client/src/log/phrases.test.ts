import { describe, expect, it } from 'vitest';
import { seat } from '../lib/fixtures';
import { amounts, waitingFor } from './phrases';

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

import { describe, expect, it } from 'vitest';
import { standingAnswers } from './standing';
import { welcome } from '../lib/fixtures';
import { receive, type TableModel } from '../table/model';
import type { StandingChoice } from '../connection/protocol';

const windows: StandingChoice = {
  id: 'windows',
  label: 'Specials',
  help: '',
  settings: [
    { id: 'pass', label: 'Pass for me' },
    { id: 'ask', label: 'Ask me' },
  ],
  default: 'pass',
  moment: false,
  passing: ['turn'],
};
const desk: StandingChoice = { ...windows, id: 'desk', moment: true, passing: [] };

function table(): TableModel {
  const hello = welcome();
  const model = receive(null, {
    ...hello,
    table: { ...hello.table, standing: [windows, desk] },
    standing: [{ seat: 0, said: { windows: 'pass', desk: 'on' }, until_turn: false }],
  });
  if (model === null) throw new Error('a welcome makes a table');
  return model;
}

describe('what a seat says standingAnswers', () => {
  it('separates answers from moments, and knows what can be passed now', () => {
    const standing = standingAnswers(table());
    expect(standing?.answers.map(one => one.id)).toEqual(['windows']);
    expect(standing?.moments.map(one => one.id)).toEqual(['desk']);
    expect(standing?.passable).toBe(true);
  });

  it('follows a change', () => {
    const model = receive(table(), {
      type: 'standing',
      seats: [{ seat: 0, said: { windows: 'ask' }, until_turn: true }],
    });
    expect(model && standingAnswers(model)?.said.windows).toBe('ask');
    expect(model && standingAnswers(model)?.until_turn).toBe(true);
  });

  it('is nothing for spectators', () => {
    const model = table();
    expect(standingAnswers({ ...model, you: { seats: [], looking: null, host: false } })).toBeNull();
  });
});

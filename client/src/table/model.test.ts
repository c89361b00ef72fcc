import { describe, expect, it } from 'vitest';
import { line, logLine, now, welcome } from '../lib/fixtures';
import { initialOf, isAlone, receive, seatToLook, withEarlier, withNames } from './model';
import { speak } from '../words/say.svelte';
import type { ServerMessage } from '../connection/protocol';

describe('messages of the server', () => {
  it('mean nothing before the welcome', () => {
    expect(receive(null, { type: 'thinking', seats: [1] })).toBeNull();
  });

  it('a welcome is the whole table', () => {
    const model = receive(null, welcome());
    expect(model?.now.seq).toBe(3);
    expect(model?.missed).toBe(0);
  });

  it('an update brings new lines and never repeats one', () => {
    const update: ServerMessage = {
      type: 'update',
      cause: 'act',
      by: 0,
      back_to: null,
      log: [logLine(2, 0), logLine(3, 0)],
      now: now({ seq: 4 }),
    };
    const model = receive(receive(null, welcome()), update);
    expect(model?.log.map(one => one.n)).toEqual([1, 2, 3]);
    const again = receive(model, update);
    expect(again?.log.map(one => one.n)).toEqual([1, 2, 3]);
  });

  it('an undo strikes the lines that no longer count', () => {
    const update: ServerMessage = {
      type: 'update',
      cause: 'undo',
      by: 0,
      back_to: 1,
      log: [],
      now: now({ seq: 5, moves: 1 }),
    };
    const model = receive(receive(null, welcome()), update);
    expect(model?.log.map(one => one.n)).toEqual([1]);
    expect(model?.struck.map(one => one.n)).toEqual([2]);
  });

  it('a resent chat line is heard once', () => {
    const chat: ServerMessage = { type: 'chat', line: line(7, 'hello') };
    const model = receive(receive(receive(null, welcome()), chat), chat);
    expect(model?.chat).toHaveLength(1);
  });

  it('pointing ends with an empty list or with the move', () => {
    const shown = receive(receive(null, welcome()), { type: 'pointed', seat: 1, mentions: ['tile:a'], choosing: true });
    expect(shown?.pointing).toHaveLength(1);
    expect(receive(shown, { type: 'pointed', seat: 1, mentions: [], choosing: true })?.pointing).toHaveLength(0);
    const moved = receive(shown, { type: 'update', cause: 'act', by: 1, back_to: null, log: [], now: now({}) });
    expect(moved?.pointing).toHaveLength(0);
  });

  it('a declined undo is reported', () => {
    const asked: ServerMessage = { type: 'asked', asked: { kind: 'undo', by: 0, to: 1, agreed: [0], waiting: [1] } };
    const model = receive(receive(null, welcome()), asked);
    expect(model?.asked?.waiting).toEqual([1]);
    expect(receive(model, { type: 'asked', asked: null, declined_by: 1 })?.declinedBy).toBe(1);
  });

  it('older lines go in front', () => {
    const model = receive(null, welcome())!;
    expect(
      withEarlier({ ...model, log: [logLine(9, 0)], log_from: 9 }, [logLine(8, 0)], 8).log.map(one => one.n),
    ).toEqual([8, 9]);
  });
});

describe('hot-seat', () => {
  it('turns to the seat that is asked', () => {
    const model = receive(null, welcome({ seats: [0, 1], looking: 0 }))!;
    expect(seatToLook({ ...model, now: now({ asked: [1] }) })).toBe(1);
    expect(seatToLook({ ...model, now: now({ asked: [0, 1] }) })).toBe(0);
    expect(seatToLook({ ...model, now: now({ asked: [2] }) })).toBe(0);
  });
});

describe('names', () => {
  it("are the player's, else the game's, else the chair's", () => {
    const { seats } = receive(null, welcome())!;
    const scene = {
      zones: [
        { seat: 1, label: 'Tyler' },
        { seat: 0, label: 'Tray of seat 1' },
      ],
    };
    const nameless = seats.map(one => ({ ...one, name: '' }));
    expect(withNames(seats, scene).map(one => one.name)).toEqual(['Inés', 'Tomasz']);
    expect(withNames(nameless, scene).map(one => one.name)).toEqual(['Seat 1', 'Seat 2']);
    const roles = {
      zones: [
        { seat: 1, label: 'Tyler' },
        { seat: 0, label: 'Janique' },
      ],
    };
    expect(withNames(nameless, roles).map(one => one.name)).toEqual(['Janique', 'Tyler']);
    const counted = {
      zones: [
        { seat: 0, label: 'Your tiles' },
        { seat: 1, label: 'Clinic of seat 2' },
      ],
    };
    expect(withNames(nameless, counted).map(one => one.name)).toEqual(['Seat 1', 'Seat 2']);
  });
});

describe('a mark', () => {
  it('shows the number of a seat without a name, in every language', async () => {
    expect(['Seat 2', 'Sven 2', 'ann'].map(initialOf)).toEqual(['2', 'S', 'A']);
    await speak('de');
    expect(['Platz 3', 'Seat 3'].map(initialOf)).toEqual(['3', 'S']);
    await speak('en');
  });
});

describe('being alone at a table', () => {
  const seats = (...taken: boolean[]) => taken.map((one, seat) => ({ ...welcome().seats[0]!, seat, taken: one }));

  it('means that no other seat is somebody’s', () => {
    const you = { ...welcome().you, seats: [0] };
    expect(isAlone({ seats: seats(true, false), you })).toBe(true);
    expect(isAlone({ seats: seats(true, true), you })).toBe(false);
    expect(isAlone({ seats: seats(true, false), you: { ...you, seats: [] } })).toBe(false);
  });
});

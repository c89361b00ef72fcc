/** Server messages, and other things that several tests need. */
import { choicesFrom, type Choice } from '../moves/narrow';
import type { ChatLine, LogLine, Meta, MoveStep, Now, SeatInfo, Welcome, You, Zone } from '../connection/protocol';
import type { Store } from './storage';

const META: Meta = {
  id: 'pill_count',
  title: 'Pill Count',
  summary: '',
  kind: 'rivals',
  minutes: [1, 2],
  options: [],
  credits: [],
  rules_version: 1,
  end_reasons: [],
};

/** A browser's storage, empty. */
export function memory(): Store {
  const items = new Map<string, string>();
  return { getItem: key => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

export const ZONES: readonly [hall: Zone, mine: Zone] = [
  {
    id: 'zone:hall',
    label: 'Hall',
    pieces: [
      { id: 'tile:a', label: 'A', kind: 'tile', holds: [{ id: 'seat:1', label: 'Rob', kind: 'pawn' }] },
      { id: '', label: '' },
    ],
  },
  {
    id: 'zone:mine',
    label: 'Mine',
    pieces: [{ id: 'card:x', label: 'X', kind: 'card', count: 2, state: 'used' }],
    seat: 0,
  },
];

/** Actions as the server lists them: they mention every id in their fields. */
export function steps(...actions: Record<string, unknown>[]): MoveStep[] {
  return actions.map((action, i) => {
    const mentions = Object.values(action).filter(
      (value): value is string => typeof value === 'string' && value.includes(':'),
    );
    return { action, text: `choice ${i}`, mentions };
  });
}

/** Each of these actions as a move. */
export function choices(...actions: Record<string, unknown>[]): Choice[] {
  return choicesFrom(steps(...actions).map((step, index) => ({ ...step, index, seat: 0 })));
}

export function seat(number: number, name = ''): SeatInfo {
  return { seat: number, name, colour: '', by: 'person', level: '', taken: true, online: true };
}

export function logLine(n: number, i: number): LogLine {
  return {
    n,
    i,
    seat: 0,
    kind: 'drew',
    text: `line ${n}.${i}`,
    rule: 'TG-2.1',
    mentions: [],
    event: {},
    private: false,
    hinted: false,
  };
}

export function line(n: number, text: string): ChatLine {
  return { n, seat: 0, name: 'Inés', text, at: 0 };
}

export function now(some: { seq?: number; moves?: number; asked?: number[] }): Now {
  return {
    seq: some.seq ?? 3,
    since: -1,
    moves: some.moves ?? 2,
    view: {},
    scene: { zones: [] },
    awaiting: { seats: some.asked ?? [0], decision: 'turn', prompt: 'Draw or stop?' },
    legal: [],
    undo: { last: null, free_to: null, ask_to: null, redo: false, text: '' },
    outcome: null,
    thinking: [],
  };
}

export function welcome(you: Partial<You> = {}): Welcome {
  return {
    type: 'welcome',
    protocol: 1,
    table: {
      id: 'table-1',
      name: '',
      game: META,
      options: {},
      rules_version: 1,
      pack: false,
      seeded: false,
      guided: false,
      case: '',
      hints: true,
      can_give_up: false,
      forked_from: '',
      forked_at: 0,
      watch_only: false,
      stopped: '',
      levels: ['random'],
      standing: [],
    },
    you: { seats: [0], looking: 0, host: false, ...you },
    seats: [seat(0, 'Inés'), seat(1, 'Tomasz')],
    now: now({}),
    log: [logLine(1, 0), logLine(2, 0)],
    log_from: 1,
    chat: [],
    asked: null,
    missed: 0,
    standing: [],
  };
}

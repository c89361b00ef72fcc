/** The sounds of a table, and when they play. */
import type { TableModel } from '../table/model';
import { isMine } from '../log/phrases';

export type Sound = 'piece' | 'turn' | 'said' | 'won' | 'over' | 'refused';

/** A tone: its start and duration in seconds, and its volume from 0 to 1. */
export interface Tone {
  hertz: number;
  at: number;
  rings: number;
  loud: number;
  shape: OscillatorType;
}

const C5 = 523.25;
const E5 = 659.26;
const G5 = 783.99;
const C6 = 1046.5;

function chime(hertz: number, at: number): Tone {
  return { hertz, at, rings: 0.5, loud: 0.16, shape: 'sine' };
}

/** A knock on wood, a desk bell, a tap on the door, closing chimes. */
export const SOUNDS: Record<Sound, readonly Tone[]> = {
  piece: [
    { hertz: 190, at: 0, rings: 0.06, loud: 0.2, shape: 'triangle' },
    { hertz: 1250, at: 0, rings: 0.02, loud: 0.04, shape: 'square' },
  ],
  turn: [chime(G5, 0), chime(C6, 0.12)],
  said: [
    { hertz: 420, at: 0, rings: 0.07, loud: 0.14, shape: 'triangle' },
    { hertz: 420, at: 0.13, rings: 0.07, loud: 0.14, shape: 'triangle' },
  ],
  won: [chime(C5, 0), chime(E5, 0.14), chime(G5, 0.28), chime(C6, 0.42)],
  over: [chime(G5, 0), chime(E5, 0.2), chime(C5, 0.4)],
  refused: [{ hertz: 110, at: 0, rings: 0.16, loud: 0.2, shape: 'triangle' }],
};

/** The sound for a change at the table: that of its most important part, or none. */
export function soundOf(before: TableModel, now: TableModel): Sound | null {
  const mine = now.you.seats;
  if (now.now.outcome && !before.now.outcome) {
    const { winners } = now.now.outcome;
    return winners.some(seat => mine.length === 0 || mine.includes(seat)) ? 'won' : 'over';
  }
  const moved = now.now.seq > before.now.seq;
  if (moved && isMine(now.now.awaiting, mine) && !isMine(before.now.awaiting, mine)) return 'turn';
  const last = now.chat.at(-1);
  if (last && now.chat.length > before.chat.length && !(last.seat !== null && mine.includes(last.seat))) return 'said';
  return moved && now.now.moves > before.now.moves ? 'piece' : null;
}

/** How the general table draws a piece that its game does not draw. */
import type { Piece } from '../connection/protocol';
import { seatLook } from '../seats/seats.svelte';

export type Form = 'tile' | 'card' | 'cube' | 'token' | 'person' | 'seat' | 'slip';

export interface PieceShape {
  form: Form;
  /** The class that sets its colours. */
  colour: string;
  /** The symbol, for people. */
  symbol: string;
  size: { width: number; height: number };
}

const FORMS: readonly (readonly [RegExp, Form])[] = [
  [/tile|room|ward|space|slot|bed|chair|station|module|area|place|plot|cell/, 'tile'],
  [/card|deck|pile|journal|treasure_card|marker|contract/, 'card'],
  [/cube|die/, 'cube'],
  [/pawn|meeple|patient|doctor|nurse|orderly|hero|role|consultant|worker|person|staff|character|visitor/, 'person'],
  [/seat|player/, 'seat'],
  [/token|coin|counter|chip|treasure|timer|sleep|chaos|deed|medal|step|level|track/, 'token'],
];
const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/patient|visitor/, 'pat'],
  [/nurse/, 'nur'],
  [/orderly/, 'ord'],
];
const SIZES: Record<Form, { width: number; height: number }> = {
  tile: { width: 104, height: 72 },
  card: { width: 104, height: 96 },
  cube: { width: 52, height: 48 },
  token: { width: 80, height: 58 },
  person: { width: 84, height: 76 },
  seat: { width: 76, height: 58 },
  slip: { width: 116, height: 40 },
};
const COLOURS: Record<string, string> = {
  red: 'red',
  green: 'green',
  yellow: 'yellow',
  gray: 'gray',
  grey: 'gray',
  blue: 'blue',
  black: 'black',
  white: 'white',
  orange: 'orange',
  crimson: 'crimson',
  magenta: 'magenta',
  purple: 'plum',
  plum: 'plum',
  violet: 'plum',
  pink: 'rose',
  rose: 'rose',
  sky: 'sky',
  teal: 'teal',
  coral: 'coral',
  mustard: 'mustard',
  gold: 'mustard',
  olive: 'olive',
  ink: 'ink',
  brown: 'plain',
  cream: 'white',
  silver: 'gray',
  mint: 'teal',
};

export function pieceShape(piece: Piece): PieceShape {
  const kind = (piece.kind || piece.id.split(':')[0] || '').toLowerCase();
  const form = FORMS.find(([pattern]) => pattern.test(kind))?.[1] ?? 'slip';
  const symbol = SYMBOLS.find(([pattern]) => pattern.test(kind))?.[1] ?? 'doc';
  return { form, colour: colourClass(piece.colour ?? ''), symbol, size: SIZES[form] };
}

/** Whether a piece is only a place for others to stand on. */
export function isFloor(piece: Piece): boolean {
  return /space|slot|place|cell|plot|floor/.test(piece.kind ?? '');
}

/** The CSS class for a game's colour: a name, or `seat:1` for the colour of a seat. */
export function colourClass(colour: string): string {
  if (/^seat:\d+$/.test(colour)) return `k-${seatLook(Number(colour.slice(5))).colour}`;
  return `k-${COLOURS[colour.toLowerCase()] ?? 'plain'}`;
}

/** States that mean "out of use": drawn dashed and grey in every game. */
export function isSpent(state: string): boolean {
  return /\b(used|spent|tapped|tired|asleep|closed|burned|gone|dead|destroyed|exhausted|empty|removed)\b/.test(state);
}

/** Initial states: announced, but not printed on every piece. */
export function isUsual(state: string): boolean {
  return /^(ready|open|free|normal|fresh|healthy)$/.test(state);
}

/** States that mean "in danger": drawn hatched. */
export function isHurt(state: string): boolean {
  return /\b(stressed|worried|failing|critical|flatline|cracked|damaged|ill)\b/i.test(state);
}

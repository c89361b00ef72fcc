/** The props of a board; see README.md in this folder. */
import type { Component } from 'svelte';
import type { Choice } from '../moves/narrow';
import type { Part } from '../board/pages';
import type { LogLine, Scene, Zone } from '../connection/protocol';
import { withWords } from '../words/say.svelte';

/** A ring that is not an offer: a player points, a log line is hovered, a hint is shown. */
export interface Mark {
  kind: 'point' | 'choosing' | 'log' | 'hint' | 'changed';
  colour: string;
  initial: string;
}

export interface BoardProps {
  /** The game's own view of the table. */
  view: unknown;
  scene: Scene;
  /** The seat of the viewer; null for a spectator. */
  looking: number | null;
  /** Ids that can be picked now. */
  lit: ReadonlySet<string>;
  /** Ids picked so far. */
  picked: ReadonlySet<string>;
  marks: ReadonlyMap<string, Mark>;
  /** The log lines of the last step. */
  recent?: readonly LogLine[];
  /** The remaining moves, and what to call with one: for a board that draws whole moves. */
  choices?: readonly Choice[];
  onchoose?: (choice: Choice) => void;
  onpick: (id: string) => void;
  onhover: (id: string | null) => void;
  /** Ask about a piece: what it is, what it could do, why it cannot be used. */
  onwhy: (id: string, anchor: Element) => void;
}

/** Props of a zone drawn on its own: on the phone, or in the tray (`wood`). */
export interface ZoneProps extends BoardProps {
  zone: Zone;
  wood: boolean;
}

interface BoardModule {
  default: Component<BoardProps>;
  /** The board has its own tray: the shell leaves out the general one. */
  ownTray?: boolean;
  /** The board also fits a portrait screen; others are shown zone by zone there. */
  upright?: boolean;
}

interface ZoneModule {
  default: Component<ZoneProps>;
  /** Which zones a phone shows together, for the seat we look from. */
  parts?: (looking: number | null) => readonly Part[];
}

const BOARDS = import.meta.glob<BoardModule>('./*/Board.svelte');
const ZONES = import.meta.glob<ZoneModule>('./*/Zone.svelte');

const boards = new Map<string, Promise<BoardModule | null>>();
const zones = new Map<string, Promise<ZoneModule | null>>();

/**
 * Always the same promise for the same game, so that components awaiting it are not recreated. A drawing
 * that fails to load counts as none, so that the game can go on, and is requested again next time.
 */
function once<Module>(
  known: Map<string, Promise<Module | null>>,
  game: string,
  load: (() => Promise<Module>) | undefined,
): Promise<Module | null> {
  const module =
    known.get(game) ??
    (load ? withWords(`games/${game}`, load()).catch(() => (known.delete(game), null)) : Promise.resolve(null));
  known.set(game, module);
  return module;
}

/** Whether this game has its own board, loaded or not. */
export function isDrawn(game: string): boolean {
  return `./${game}/Board.svelte` in BOARDS;
}

/** Start loading a game's drawing; phones also need its zones. */
export function fetchDrawing(game: string): void {
  void boardOf(game);
  if (matchMedia('(max-width: 700px)').matches) void zoneOf(game);
}

/** The board drawn for a game; null if it uses the general table. */
export function boardOf(game: string): Promise<BoardModule | null> {
  return once(boards, game, BOARDS[`./${game}/Board.svelte`]);
}

/** The game's own drawing of single zones; null if it uses the general one. */
export function zoneOf(game: string): Promise<ZoneModule | null> {
  return once(zones, game, ZONES[`./${game}/Zone.svelte`]);
}

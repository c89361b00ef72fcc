/** What a board is given, and what it calls; see README.md in this folder. */
import type { Component } from 'svelte';
import type { LogLine, Scene, Zone } from '../lib/protocol';

/** A ring that is no invitation: somebody points, a log line is read, a hint is shown. */
export interface Mark {
  kind: 'point' | 'choosing' | 'log' | 'hint' | 'changed';
  colour: string;
  initial: string;
}

export interface BoardProps {
  /** The game's own view of the table. */
  view: unknown;
  scene: Scene;
  /** The seat looked from; null is a spectator. */
  looking: number | null;
  /** Ids that can be picked now. */
  lit: ReadonlySet<string>;
  /** Ids picked so far. */
  picked: ReadonlySet<string>;
  marks: ReadonlyMap<string, Mark>;
  /** What the last step wrote into the log. */
  recent?: readonly LogLine[];
  onpick: (id: string) => void;
  onhover: (id: string | null) => void;
  /** Somebody asks why a piece cannot be used. */
  onwhy: (id: string, anchor: Element) => void;
}

/** What a zone is given that is drawn alone: on the phone, or in the tray (`wood`). */
export interface ZoneProps extends BoardProps {
  zone: Zone;
  wood: boolean;
}

interface BoardModule {
  default: Component<BoardProps>;
  /** The board has a tray of its own: the shell leaves out the general one. */
  ownTray?: boolean;
}

interface ZoneModule {
  default: Component<ZoneProps>;
}

const BOARDS = import.meta.glob<BoardModule>('./*/Board.svelte');
const ZONES = import.meta.glob<ZoneModule>('./*/Zone.svelte');

/** The board drawn for a game, or null: then the general table is used. */
export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  const load = BOARDS[`./${game}/Board.svelte`];
  return load === undefined ? null : (await load()).default;
}

/** The game's own drawing of a single zone, or null: then zones are drawn in general terms. */
export async function zoneOf(game: string): Promise<Component<ZoneProps> | null> {
  const load = ZONES[`./${game}/Zone.svelte`];
  return load === undefined ? null : (await load()).default;
}

export async function hasOwnTray(game: string): Promise<boolean> {
  const load = BOARDS[`./${game}/Board.svelte`];
  return load !== undefined && (await load()).ownTray === true;
}

/** What a board is given, and what it calls; see README.md in this folder. */
import type { Component } from 'svelte';
import type { Scene } from '../lib/protocol';

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
  onpick: (id: string) => void;
  onhover: (id: string | null) => void;
  /** Somebody asks why a piece cannot be used. */
  onwhy: (id: string, anchor: Element) => void;
}

type BoardModule = { default: Component<BoardProps> };

const BOARDS = import.meta.glob<BoardModule>('./*/Board.svelte');

/** The board drawn for a game, or null: then the general table is used. */
export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  const load = BOARDS[`./${game}/Board.svelte`];
  return load === undefined ? null : (await load()).default;
}

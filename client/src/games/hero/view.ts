// Made by `wardround schema hero --typescript --view`; do not edit.

export type Awaiting = { seats: (number)[]; decision: string; rule?: string; may_act?: (number)[]; facts?:
  Record<string, unknown>; prompt: string };
export type BagView = { deeds: number; sleep: number; chaos: number };
export type CardCount = { id: string; name: string; count: number };
export type DeckView = { name: string; size: number; left: (CardCount)[]; discarded: (CardCount)[] };
export type HeroGameView = { seat: number | null; mode: string; night: string; seats: number; round: number; rounds:
  number; hours_left: number; phase: string; start: number; active: number | null; points: number; sleeps: number;
  calls_left: number; counsels_left: number; prices: Record<string, number>; asking: Awaiting; heroes: (HeroView)[];
  rooms: (RoomView)[]; staff: (StaffView)[]; stack: (StaffView)[]; patients: (PatientView)[]; decks: (DeckView)[];
  journal_titles: Record<string, string>; free_heroes: (CardCount)[]; drawn: (string)[]; route: (string)[]; taken:
  (string)[]; lasting: (LastingView)[]; pool: BagView | null; goal: number; chaos_limit: number; sleep_needed: number;
  options: Record<string, boolean | number>; scores: (ScoreView)[]; score_now: ScoreView | null; result: string };
export type HeroView = { seat: number; id: string; name: string; room: string; skills: [number, number, number, number];
  journals: (string)[]; power: string; text: string; flu_immune: boolean; bag: BagView | null };
export type LastingView = { id: string; card: string; message: string; values: Record<string, unknown> };
export type PatientView = { id: string; name: string; room: string; station: number; timer: number; chaos: number; tier:
  number; ways: (string)[]; reward: number; freeload: number; text: string; carry: number | null };
export type RoomView = { id: string; name: string; adjacent: (string)[]; stations: number; bonus: string; actions:
  (string)[] };
export type ScoreView = { seat: number; deeds: number; sleep: number; chaos_left: number; penalty: number; score:
  number; eliminated: boolean };
export type StaffView = { id: string; name: string; room: string; hours: number; skills: [number, number, number,
  number]; tone: string; text: string; used: boolean };
export type View = HeroGameView;

// Made by `wardround schema healthy_heart --typescript --view`; do not edit.

export type AreaView = { heal: number; pv: number };
export type CardView = { id: string; title: string; cubes: number };
export type ChairView = { id: string; side: string; malady: string; colour: string; patient: PatientView | null };
export type CharacterView = { id: string; name: string; title: string; seat: number; administrator: boolean; skills:
  (Phrase)[]; tokens: (TokenView)[]; training: (MarkerView)[]; coroner?: string };
export type GraveView = { id: string; price: number; taken: boolean; due?: number | null };
export type JobView = { space: number; requirement: number; state: string; staff: MarkerView | null };
export type MarkerView = { id: string; name: string; count?: number };
export type PatientView = { id: string; malady: string; colour: string; level: number; level_name: string; place:
  string; pv: number; piece: string; proxies?: number; side?: string; priority?: boolean; chair?: string };
export type PendingView = { decision: string; seats: (number)[]; rule: string; details?: Record<string, unknown>;
  prices?: (PriceView)[] };
export type Phrase = { message: string; values?: Record<string, unknown> };
export type PriceView = { id: string; price: number };
export type RoomView = { id: string; name: string; state: string; slot: number; colour: string; heal: number; pv:
  number; prestige: [number, number]; patients: (PatientView | null)[]; graves?: (GraveView)[] };
export type StaffView = { id: string; name: string; place: string };
export type TokenView = { id: string; kind: string; unused: number; used: number };
export type TrackView = { amount: number; ten: number; one: number; plus_100: boolean };
export type View = { turn: number; turns: number; phase: string; seats: number; difficulty: string; options:
  Record<string, boolean | number | string>; money: TrackView; prestige: TrackView; score_now: number; pending:
  PendingView; passed: (number)[]; turn_seat: number | null; chairs: (ChairView)[]; triage: AreaView; wards:
  (WardView)[]; rooms: (RoomView)[]; slots: number; characters: (CharacterView)[]; shared: (TokenView)[]; stock:
  Record<string, number>; priority: string; procedure: [string, string] | null; cup: Record<string, number>; discard:
  Record<string, number>; drawn: (string)[]; drawing: string; draw_pile: number; under_pile: (CardView)[]; left_cards:
  (CardView)[]; right_cards: (CardView)[]; unseen_cards: (CardView)[]; left_out: number; training_pool: (MarkerView)[];
  training_face_down: number; training_missing: (MarkerView)[]; training_names: Record<string, string>; job_line:
  (JobView)[]; hire_price: number; staff: (StaffView)[]; cemetery: (GraveView)[]; coroner_graves: number; tombstones:
  number; abilities_aside: (string)[]; abilities_unseen: (string)[]; doctors_available: (string)[]; doctors_fired:
  (string)[]; to_pick: Record<string, string>; score: number | null; ended: string };
export type WardView = { id: string; malady: string; name: string; colour: string; ability: string; ability_label:
  string; heal: number; pv: number; beds: (PatientView | null)[] };

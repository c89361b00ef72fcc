// Made by `wardround schema forbidden_clinic --typescript --view`; do not edit.

export type CardView = { id: string; name: string; code: string; kind: string; count: number; key: boolean };
export type EndView = { reason: string; rule: string; won: boolean };
export type MeterView = { id: string; draws: (number)[]; skull_tick: number; tick: number; value: number };
export type PacketView = { tiles: (string)[] };
export type PendingView = { decision: string; rule: string; asked: (number)[]; may_act: (number)[]; player?: number |
  null; space?: string | null; card?: string | null; passengers?: (number)[]; shown?: (string)[]; cards_to_come?: number
  };
export type RoleView = { id: string; name: string; code: string; colour: string; text: string; start_tile: string;
  taken_by: number | null };
export type SeatView = { seat: number; id: string; role: string | null; role_name: string; code: string; colour: string;
  power: string; space: string | null; tile: string | null; burned_out: boolean; hand: (CardView)[]; cards: number;
  above_limit: number; coins: (string)[]; active: boolean; asked: boolean; passed: boolean };
export type TileView = { id: string; name: string; space: string; x: number; y: number; side: "empty" | "ready" |
  "stressed"; kind: string; treasure: string | null; start_role: string | null; tokens: (number)[] };
export type TreasureView = { id: string; name: string; code: string; corner: string; tiles: (string)[]; captured_by:
  number | null };
export type View = { options: Record<string, boolean | number | string>; difficulty: string; columns: number; rows:
  number; turn: number; phase: string; active: number | null; actions_left: number; flights: number; triages: number;
  tiles: (TileView)[]; seats: (SeatView)[]; roles: (RoleView)[]; treasures: (TreasureView)[]; meter: MeterView;
  hand_limit: number; clinic_deck: (PacketView)[]; clinic_discards: (string)[]; treasure_deck: (CardView)[];
  treasure_discards: (CardView)[]; pending: PendingView; end: EndView | null };

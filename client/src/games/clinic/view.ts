// Made by `wardround schema clinic --typescript --view`; do not edit.

export type BoardView = { seat: number; expert: boolean; hidden: boolean; board: string; columns: number; rows: number;
  floors: number; spaces: (SpaceView)[]; entrances: (string)[]; entrance_spaces: (string)[]; borders: (BorderView)[];
  people: (PersonView)[]; marks: (MarkView)[]; slow: (string)[]; shut: (string)[]; abandoned_cars: number; money:
  number; income: number; time: number; spent: number; popularity: number; total: number; wages: number; upkeep: number;
  bonus: string; played: (string)[]; selected: string; asked: string; choosing: string; queue_points: number;
  components_left: number; extra_supply: number; plan: (PlannedView)[] };
export type BorderView = { id: string; car: boolean };
export type DoctorView = { id: string; colour: string; price: number };
export type FactView = { fact: string; value: string | (Phrase)[]; rule: string };
export type MarkView = { id: string; place: string; what: string; count: number };
export type PersonView = { id: string; kind: string; colour: string; service: string; place: string; bound: boolean;
  condition: string };
export type Phrase = { message: string; values?: Record<string, unknown> };
export type PlannedView = { patient: string; doctor: string; income: number };
export type RowView = { id: string; service: string; cells: (string)[] };
export type SpaceView = { id: string; module?: string; operational?: boolean; garden?: boolean; helipad?: boolean;
  stop?: boolean; parking?: number; cars?: number };
export type StackView = { component: string; face_up: number; face_down: number };
export type StepTimes = { arrive: number; outpatient: number; entrance: number; helipad: number; step: number; outdoor:
  number; conveyor: number; slow: number };
export type View = { viewer: number; phase: string; round: number; turn: number; rounds: number; order: (number)[];
  stack: (number)[]; acting: number; waiting_for: (number)[]; decision: string; notepad: (RowView)[]; university:
  (DoctorView)[]; nurses: (number)[]; nurse_price: number; orderlies: number; orderly_price: number; stacks:
  (StackView)[]; supply: Record<string, number>; components: (string)[]; prices: Record<string, (number)[]>; incomes:
  Record<string, number>; patients_in_bag: Record<string, number>; doctors_in_bag: Record<string, number>; bonus_shown:
  (string)[]; goals: (string)[]; goal: string; options: Record<string, boolean | number | string>; steps: StepTimes;
  facts: (FactView)[]; boards: (BoardView)[]; totals: (number)[]; result: string };

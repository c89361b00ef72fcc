// Made from src/wardround/server/protocol/ by schema.py; do not edit.

export type Act = { type: "act"; id: string; seq: number; action: unknown; then?: (unknown)[] };
export type Advised = { text: string; chance: number | null };
export type Again = { tokens: (string)[]; rotate?: boolean; language?: string };
export type AgainMade = { table: string; host: string; seats: (SeatToken)[] };
export type Analysis = { state: "failed" | "none" | "ready" | "stopped" | "working"; done?: number; total?: number;
  review?: Review | null };
export type AnalysisOf = { visitor: string; wish?: "go" | "look" | "stop"; language?: string; token?: string | null;
  table?: string | null };
export type Answer = { type: "answer"; id: string; yes: boolean };
export type Answered = { stars: number; worth: number; best: number; mine: string; solution: string; line: (string)[];
  ending: string };
export type AskHint = { type: "ask_hint"; id: string; seat: number };
export type AskMoves = { type: "ask_moves"; id: string };
export type Asked = { kind: "give_up" | "undo"; by: number; to: number; agreed: (number)[]; waiting: (number)[] };
export type AskedNow = { type: "asked"; asked: Asked | null; declined_by?: number | null };
export type At = { language?: string; token?: string | null; table?: string | null };
export type Attend = { type: "attend"; at: "away" | "chat" | "log" | "past" | "result" | "rules" | "table" };
export type Awaiting = { seats: (number)[]; decision: string; rule?: string; may_act?: (number)[]; facts?:
  Record<string, unknown>; prompt: string };
export type Blip = { n: number; seat: number; tone: "" | "good" | "grave"; rules: (string)[]; text: string; turn:
  boolean };
export type Bye = { type: "bye"; code: "already_asked" | "bad_journal" | "bad_options" | "bad_pack" | "bad_position" |
  "bad_seats" | "bad_standing" | "busy" | "forbidden" | "foreign_origin" | "game_over" | "give_up_impossible" |
  "hello_first" | "hints_off" | "internal" | "locked" | "malformed" | "method" | "no_free_seat" | "no_hint" |
  "no_such_game" | "no_such_move" | "no_such_table" | "not_an_action" | "not_found" | "not_host" | "not_started" |
  "not_your_seat" | "nothing_asked" | "rate_limited" | "redo_impossible" | "removed" | "secret_until_over" | "spectator"
  | "stale" | "storage" | "too_large" | "too_many_sockets" | "too_many_tables" | "too_slow" | "undo_impossible" |
  "unknown_host" | "unknown_token" | "unreadable" | "watch_only"; text: string; retry: boolean };
export type CaseNow = { game: string; day: string; theme: string; answered: Answered | null };
export type ChangeChair = { type: "change_chair"; id: string; seat: number; to: number | null };
export type ChangeReminders = { person: string; subscribe?: PushSubscription | null; unsubscribe?: string | null;
  address?: string | null; quiet?: QuietHours | null; loud?: boolean; language?: string };
export type Chapter = { title: string; text: string; rules: (RuleText)[] };
export type Chat = { type: "chat"; line: ChatLine };
export type ChatLine = { n: number; seat: number; name: string; text: string; at: number };
export type Choice = { index: number; seat: number; action: unknown; text: string; mentions: (string)[] };
export type Clock = { kind?: "chess" | "day" | "move" | "none"; seconds?: number; increment?: number; out?: "bot_moves"
  | "bot_takes_over" | "seat_lost" };
export type ContentNumber = { table: string; key: string; value: string; source: string; why: string };
export type Control = { field: Field; label: string; called: Record<string, string>; seat?: number | null };
export type Course = { title: string; steps: (CourseStep)[]; now: number };
export type CourseStep = { label: string; rule?: string };
export type Credit = { work: string; by: string; note?: string };
export type Daily = { day: string; cases: (DailyEntry)[]; archive: (DailyEntry)[] };
export type DailyEntry = { game: string; title: string; day: string; theme: string; archived?: boolean };
export type Danger = { kind: string; rule: string; facts?: Record<string, unknown>; text: string };
export type Done = { type: "done"; re: string; seq: number; again?: boolean };
export type Edit = { path: (string)[]; value?: unknown };
export type Fact = { label: string; value: string; rule?: string; told?: "" | "course" | "options"; stake?: boolean };
export type Failure = { code: "already_asked" | "bad_journal" | "bad_options" | "bad_pack" | "bad_position" |
  "bad_seats" | "bad_standing" | "busy" | "forbidden" | "foreign_origin" | "game_over" | "give_up_impossible" |
  "hello_first" | "hints_off" | "internal" | "locked" | "malformed" | "method" | "no_free_seat" | "no_hint" |
  "no_such_game" | "no_such_move" | "no_such_table" | "not_an_action" | "not_found" | "not_host" | "not_started" |
  "not_your_seat" | "nothing_asked" | "rate_limited" | "redo_impossible" | "removed" | "secret_until_over" | "spectator"
  | "stale" | "storage" | "too_large" | "too_many_sockets" | "too_many_tables" | "too_slow" | "undo_impossible" |
  "unknown_host" | "unknown_token" | "unreadable" | "watch_only"; text: string; line?: number };
export type Field = { key: string; form: "flag" | "number" | "numbers" | "placed" | "text" | "word" | "words"; words?:
  (string)[]; names?: (string)[]; places?: (string)[]; joint?: string; least?: number; most?: number; of?: string;
  named?: string; at?: string; example?: string };
export type Fork = { n: number; seats: (SeatWish)[]; name?: string; language?: string; token?: string | null; table?:
  string | null };
export type Frame = { n: number; total: number; seat: number | null; by: number | null; view: unknown; scene: Scene;
  awaiting: Awaiting | null; outcome: Outcome | null; log: (LogLine)[]; card: TableCard; can_fork: boolean };
export type FrameAt = { n: number; seat?: number | null; instead?: number; language?: string; token?: string | null;
  table?: string | null };
export type GameCard = { meta: Meta; seats: (number)[]; default_seats: number; levels: (string)[]; quick_level: string;
  rules: number; tables: (string)[]; ornaments: (string)[]; guide: number; book: boolean };
export type Games = { games: (GameCard)[]; version: string };
export type GiveUp = { type: "give_up"; id: string; seq: number; seat: number };
export type GuideCard = { text: string; rule: string; point: (string)[]; act: boolean };
export type GuideNow = { seq: number; cards: (GuideCard)[]; done: (number)[]; at: number | null; deed: number; actions:
  (unknown)[]; then: (unknown)[]; astray: boolean };
export type Guided = { game: string; name?: string; colour?: "" | "coral" | "ink" | "mustard" | "olive" | "plum" |
  "rose" | "sky" | "teal"; language?: string };
export type Health = { ok: boolean; version: string; tables: number; sockets: number; workers: number; store: string };
export type Hello = { type: "hello"; tokens: (string)[]; looking?: number | null; seq?: number; language?: string;
  name?: string; visitor?: string };
export type Hint = { type: "hint"; re: string; seat: number; seq: number; moves: (HintMove)[] };
export type HintMove = { index: number; then: (unknown)[]; text: string; mentions: (string)[]; chance: number | null;
  why: string };
export type HowToPlay = { game: string; title: string; language: string; pages: (Page)[]; sights: Record<string, Sight>;
  aid: Section };
export type Judge = { tries: number; games: number; policy: "greedy" | "script" };
export type Keep = { type: "keep"; id: string };
export type KeepPerson = { person: string; profile?: PersonProfile; tokens?: (string)[]; new?: boolean; language?:
  string };
export type KeptTable = { role: string; seat: number | null; card: TableCard; said: (string)[] };
export type KeptToken = { token: string; table: string; role: "host" | "seat" | "spectator"; seat: number | null };
export type Later = { type: "later"; seconds: number };
export type LineMove = { seat: number; action: Record<string, unknown>; draws: (string | number)[]; said: string };
export type Link = { seat: number | null; token: string };
export type LogBefore = { from_move: number; to_move: number; seat?: number | null; language?: string; token?: string |
  null; table?: string | null };
export type LogLine = { n: number; i: number; seat: number; kind: string; text: string; rule: string; mentions:
  (string)[]; event: unknown; private: boolean; hinted: boolean; standing?: boolean; late?: boolean; weight?: "heading"
  | "news" | "plain" | "quiet"; new_round?: boolean; sums?: (Sum)[]; tone?: "" | "good" | "grave"; moves?: boolean };
export type LogPage = { lines: (LogLine)[]; total: number };
export type Look = { type: "look"; id: string; seat: number };
export type MailLink = { link: string; language?: string };
export type MailSettled = { address: string };
export type Meta = { id: string; title: string; kind: "rivals" | "solo" | "team" | "team or rivals"; minutes: [number,
  number]; options: (Option)[]; credits: (Credit)[]; rules_version: number; end_reasons: (string)[]; secrets?: boolean;
  team_when?: ([string, boolean | number | string])[]; hidden_decisions?: (string)[]; turn_rule?: string; take_backs?:
  (string)[]; summary: string };
export type MoveStep = { action: unknown; text: string; mentions: (string)[] };
export type MovesNow = { type: "moves"; re: string; seq: number; steps: (MoveStep)[]; moves: (WholeMove)[]; kinds?:
  Record<string, string> };
export type MyTable = { token: string; role: "host" | "seat" | "spectator"; seat: number | null; your_turn: boolean;
  card: TableCard; left?: number | null };
export type MyTables = { tables: (MyTable)[]; gone: (string)[]; unreadable?: (UnreadableTable)[] };
export type NewLink = { type: "new_link"; id: string; seat?: number | null };
export type NewTable = { game: string; seats: (SeatWish)[]; options?: Record<string, boolean | number | string>; seed?:
  string; pack?: string; name?: string; public?: boolean; hints?: boolean; clock?: Clock; waiting?: boolean; language?:
  string };
export type NewTableMade = { table: string; host: string; spectate: string; seats: (SeatToken)[]; link: string };
export type NextTable = { type: "next"; by: number; seats: (Link)[]; link: string };
export type Notice = { type: "notice"; kind: "bot_sits_in" | "freed" | "given_back" | "opened" | "sat_down" |
  "time_bot_moves" | "time_bot_takes_over" | "time_seat_lost"; seat: number };
export type Now = { seq: number; moves: number; since: number; view: unknown; scene: Scene; awaiting: Awaiting | null;
  legal: (Choice)[]; undo: UndoInfo; outcome: Outcome | null; thinking: (number)[] };
export type Option = { id: string; values: (boolean | number | string)[]; default: boolean | number | string; rule:
  string; seat?: number | null; when?: ([string, boolean | number | string])[]; kind?: "" | "difficulty" | "expansion";
  label: string; help?: string; value_labels?: (string)[] };
export type Outcome = { reason: string; rule: string; winners: (number)[]; scores: (number)[]; ranks: (number)[];
  lines?: (ScoreLine)[]; facts?: Record<string, unknown>; text: string };
export type Page = { id: string; title: string; text: string; rules: (string)[]; picture: Picture };
export type Part = Record<string, unknown>;
export type People = { type: "people"; seats: (SeatInfo)[]; name: string; hints: boolean; watchers?: (Watcher)[];
  locked?: boolean; public?: boolean; delay?: number };
export type PersonBody = { person: string; language?: string };
export type PersonExport = { profile: PersonProfile; tables: (KeptTable)[]; address?: string; browsers?: number; quiet?:
  QuietHours | null };
export type PersonForgotten = { tables: number };
export type PersonNow = { profile: PersonProfile; tokens: (KeptToken)[] };
export type PersonProfile = { name?: string; colour?: "" | "coral" | "ink" | "mustard" | "olive" | "plum" | "rose" |
  "sky" | "teal"; settings?: Record<string, string | boolean | number>; away?: (string)[]; at?: number };
export type Picture = { sight: string; show: (string)[]; ring: (string)[]; caption: string };
export type Piece = { id: string; label: string; kind?: string; colour?: string; glyph?: string; count?: number; state?:
  string; note?: string; rule?: string; holds?: (Piece)[] };
export type Ping = { type: "ping"; id: string };
export type PlayDaily = { game: string; day: string; name?: string; colour?: "" | "coral" | "ink" | "mustard" | "olive"
  | "plum" | "rose" | "sky" | "teal"; language?: string };
export type PlayPosition = { game: string; text: string; seats: (SeatWish)[]; name?: string; language?: string };
export type Played = { title: string; at: number; won: (boolean | null)[]; scores: (number | null)[] };
export type Point = { type: "point"; seat: number; mentions: (string)[]; choosing?: boolean };
export type Pointed = { type: "pointed"; seat: number; mentions: (string)[]; choosing: boolean };
export type Pong = { type: "pong"; re: string };
export type Position = { game: string; text: string; fault?: string; line?: number; options?: Record<string, boolean |
  number | string>; position?: Record<string, unknown> | null; controls?: (Control)[]; seat?: number | null; view?:
  unknown; scene?: Scene | null; awaiting?: Awaiting | null; outcome?: Outcome | null; advised?: (Advised)[] };
export type PositionAt = { n: number; language?: string; token?: string | null; table?: string | null };
export type PositionWish = { game: string; text?: string; edits?: (Edit)[]; seat?: number | null; hint?: boolean;
  language?: string };
export type Preview = { type: "preview"; id: string; action: unknown; then?: (unknown)[] };
export type Previewed = { type: "previewed"; re: string; certain: boolean; free: boolean; log: (LogLine)[]; draws?:
  number; dangers?: (Danger)[]; ends?: boolean; passes?: boolean };
export type Profile = { type: "profile"; id: string; seat: number; name: string; colour?: "" | "coral" | "ink" |
  "mustard" | "olive" | "plum" | "rose" | "sky" | "teal" };
export type PushSubscription = { endpoint: string; p256dh: string; auth: string };
export type QuickPlay = { game: string; level?: string; name?: string; colour?: "" | "coral" | "ink" | "mustard" |
  "olive" | "plum" | "rose" | "sky" | "teal"; language?: string };
export type QuietHours = { begin: number; end: number; zone: string };
export type Ready = { type: "ready"; id: string; ready: boolean };
export type Reason = { text: string; rule: string; reason: string; action: string };
export type Redo = { type: "redo"; id: string; seq: number; seat: number };
export type Refused = { type: "refused"; re: string; code: "already_asked" | "bad_journal" | "bad_options" | "bad_pack"
  | "bad_position" | "bad_seats" | "bad_standing" | "busy" | "forbidden" | "foreign_origin" | "game_over" |
  "give_up_impossible" | "hello_first" | "hints_off" | "internal" | "locked" | "malformed" | "method" | "no_free_seat" |
  "no_hint" | "no_such_game" | "no_such_move" | "no_such_table" | "not_an_action" | "not_found" | "not_host" |
  "not_started" | "not_your_seat" | "nothing_asked" | "rate_limited" | "redo_impossible" | "removed" |
  "secret_until_over" | "spectator" | "stale" | "storage" | "too_large" | "too_many_sockets" | "too_many_tables" |
  "too_slow" | "undo_impossible" | "unknown_host" | "unknown_token" | "unreadable" | "watch_only"; text: string; rule?:
  string; reason?: string; seq?: number };
export type Reminders = { push_key: string; mail: boolean; endpoints?: (string)[]; address?: string; confirmed?:
  boolean; quiet?: QuietHours | null };
export type RemindersOf = { person: string; language?: string };
export type RenewPerson = { person: string; renewed: string; language?: string };
export type Review = { game: string; seats: number; team: boolean; judge: Judge; chances: ((number)[])[]; curve:
  ((number)[])[]; moments: (ReviewedMove)[]; shares: (Share)[]; turning_points: (number)[]; outcome: Outcome | null };
export type ReviewedMove = { n: number; seat: number; action: Record<string, unknown>; choice: (number)[]; luck:
  (number)[]; doubt: number; better_action: Record<string, unknown> | null; fault?: "" | "blunder" | "inaccuracy" |
  "mistake"; line?: (LineMove)[]; withdrawn?: boolean; said: string; happened: string; better: string; later?:
  (number)[] };
export type Role = { seat: number; id: string; name: string };
export type RuleText = { id: string; text: string };
export type Rulebook = { game: string; title: string; version: number; chapters: (Chapter)[]; content: (ContentNumber)[]
  };
export type SatDown = { table: string; seat: number; token: string };
export type Say = { type: "say"; id: string; text: string; seat?: number | null };
export type ScenarioMade = { game: string; text: string };
export type Scene = { zones: (Zone)[]; facts?: (Fact)[]; course?: Course | null };
export type ScoreLine = { seat: number | null; line: string; points: number; rule: string; facts?: Record<string,
  unknown>; label: string };
export type SeatInfo = { seat: number; name: string; colour: string; by: "bot" | "person"; level: string; taken:
  boolean; online: boolean; ready?: boolean; at?: string; out?: "bot_moves" | "bot_takes_over" | "seat_lost" | "" };
export type SeatStanding = { seat: number; said: Record<string, string>; until_turn: boolean };
export type SeatTime = { seat: number; left: number; runs: boolean };
export type SeatToken = { seat: number; by: "bot" | "me" | "open"; token: string };
export type SeatWish = { by: "bot" | "me" | "open"; level?: string; name?: string; colour?: "" | "coral" | "ink" |
  "mustard" | "olive" | "plum" | "rose" | "sky" | "teal" };
export type Section = { title: string; text: string; caption?: string };
export type Series = { label: string; rule: string; values: (number | null)[]; texts: (string)[]; seat?: number | null
  };
export type SetSeat = { type: "set_seat"; id: string; seat: number; by: "bot" | "person"; level?: string };
export type SetStanding = { type: "set_standing"; id: string; seat: number; said?: Record<string, string>; until_turn?:
  boolean | null };
export type SetTable = { type: "set_table"; id: string; name?: string | null; hints?: boolean | null; public?: boolean |
  null; locked?: boolean | null; options?: Record<string, boolean | number | string> | null; clock?: Clock | null;
  delay?: number | null };
export type SetWatcher = { type: "set_watcher"; id: string; watcher: number; muted?: boolean | null; remove?: boolean };
export type Setting = { id: string; label: string };
export type Share = { seat: number; start: number; luck: number; own: number; others: number; end: number; choices:
  number; accuracy: number | null; unjudged: "" | "outplayed" | "stronger"; later?: number };
export type Sight = { view: unknown; scene: Scene; seat: number };
export type Sit = { token?: string | null; table?: string | null; seat?: number | null; name?: string; colour?: "" |
  "coral" | "ink" | "mustard" | "olive" | "plum" | "rose" | "sky" | "teal"; id?: string; language?: string };
export type Speak = { type: "speak"; id: string; language: string };
export type StandingChoice = { id: string; label: string; help: string; settings: (Setting)[]; default: string; moment:
  boolean; passing: (string)[] };
export type StandingNow = { type: "standing"; seats: (SeatStanding)[] };
export type Start = { type: "start"; id: string; level?: string };
export type Sum = { line: string; amount: number; unit?: "money" | "number" | "points"; seat?: number | null; harm?:
  boolean; label: string };
export type TableCard = { table: string; name: string; game: string; title: string; seats: (SeatInfo)[]; options:
  Record<string, boolean | number | string>; moves: number; awaiting: (number)[]; outcome: Outcome | null; watch_only:
  boolean; changed_at: number; waiting?: boolean; public?: boolean; ends?: (number)[]; roles?: (Role)[]; midway?:
  boolean };
export type TableInfo = { id: string; name: string; game: Meta; options: Record<string, boolean | number | string>;
  rules_version: number; pack: boolean; seeded: boolean; guided: boolean; case: string; hints: boolean; can_give_up:
  boolean; forked_from: string; forked_at: number; watch_only: boolean; stopped: string; levels: (string)[]; standing:
  (StandingChoice)[]; waiting?: boolean; locked?: boolean; public?: boolean; evening?: (Played)[]; clock?: Clock;
  delay?: number };
export type TableList = { tables: (TableCard)[] };
export type Thinking = { type: "thinking"; seats: (number)[] };
export type Timeline = { total: number; blips: (Blip)[]; series: (Series)[]; outcome: Outcome | null };
export type TimelineOf = { seat?: number | null; language?: string; token?: string | null; table?: string | null };
export type Times = { type: "times"; seats: (SeatTime)[] };
export type TokenBody = { token: string; language?: string };
export type TokensBody = { tokens: (string)[]; language?: string };
export type Undo = { type: "undo"; id: string; seq: number; to: number; seat: number };
export type UndoInfo = { last: number | null; free_to: number | null; ask_to: number | null; redo: boolean; text:
  string; draws?: number };
export type UnreadableTable = { token: string; role: "host" | "seat" | "spectator"; seat: number | null; table: string
  };
export type Update = { type: "update"; cause: "act" | "give_up" | "redo" | "undo"; by: number; back_to: number | null;
  log: (LogLine)[]; now: Now };
export type Upload = { journal: string; pack?: string; name?: string; public?: boolean; language?: string };
export type Watcher = { watcher: number; name: string; muted: boolean; at: string };
export type Welcome = { type: "welcome"; protocol: number; table: TableInfo; you: You; seats: (SeatInfo)[]; now: Now;
  log: (LogLine)[]; log_from: number; chat: (ChatLine)[]; asked: Asked | null; missed: number; standing:
  (SeatStanding)[]; watchers?: (Watcher)[]; next?: NextTable | null };
export type WholeMove = { steps: (number)[]; kind: string; text?: string; draws?: number; free?: boolean; aside?:
  boolean; ends?: boolean };
export type Why = { type: "why"; id: string; piece?: string; action?: unknown };
export type WhyAnswer = { type: "why_answer"; re: string; piece: string; reasons: (Reason)[]; text: string; usable?:
  boolean };
export type You = { seats: (number)[]; looking: number | null; host: boolean; links?: (Link)[]; secrets?: (Link)[];
  link?: string; watcher?: number | null };
export type Zone = { id: string; label: string; pieces: (Piece)[]; layout?: "grid" | "list" | "pile" | "row" | "track";
  columns?: number; note?: string; seat?: number | null };
export type ClientMessage = Hello | Look | Speak | Act | Undo | Redo | GiveUp | Answer | Why | Preview | AskMoves |
  AskHint | Say | Point | Profile | Ready | ChangeChair | Start | SetSeat | SetTable | SetWatcher | Attend | Keep |
  NewLink | SetStanding | Ping;
export type ServerMessage = Welcome | Update | Done | Refused | People | Later | Notice | NextTable | Times | Thinking |
  StandingNow | AskedNow | Chat | Pointed | WhyAnswer | Previewed | MovesNow | Hint | Pong | Bye;
export type Code = "already_asked" | "bad_journal" | "bad_options" | "bad_pack" | "bad_position" | "bad_seats" |
  "bad_standing" | "busy" | "forbidden" | "foreign_origin" | "game_over" | "give_up_impossible" | "hello_first" |
  "hints_off" | "internal" | "locked" | "malformed" | "method" | "no_free_seat" | "no_hint" | "no_such_game" |
  "no_such_move" | "no_such_table" | "not_an_action" | "not_found" | "not_host" | "not_started" | "not_your_seat" |
  "nothing_asked" | "rate_limited" | "redo_impossible" | "removed" | "secret_until_over" | "spectator" | "stale" |
  "storage" | "too_large" | "too_many_sockets" | "too_many_tables" | "too_slow" | "undo_impossible" | "unknown_host" |
  "unknown_token" | "unreadable" | "watch_only";
export type Colour = "" | "coral" | "ink" | "mustard" | "olive" | "plum" | "rose" | "sky" | "teal";

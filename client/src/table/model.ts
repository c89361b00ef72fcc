/** The browser's model of a table, and how each server message changes it. */
import type {
  LogLine,
  Pointed,
  SeatInfo,
  SeatTime,
  ServerMessage,
  Update,
  Welcome,
  Zone,
} from '../connection/protocol';
import { inOwnColours } from '../seats/seats.svelte';
import { say } from '../words/say.svelte';

/** The clocks as reported at a moment of this page's own time, in milliseconds. */
export interface Timed {
  seats: readonly SeatTime[];
  at: number;
}

/** What the welcome said, kept up to date, and what else has happened since. */
export interface TableModel extends Required<Omit<Welcome, 'type' | 'protocol'>> {
  /** Who declined the last request, if any seat did. */
  declinedBy: number | null;
  pointing: readonly Pointed[];
  /** Lines that an undo has just removed; shown struck through for a moment. */
  struck: readonly LogLine[];
  /** The log lines of the last step. */
  recent: readonly LogLine[];
  timed: Timed;
}

export function receive(model: TableModel | null, message: ServerMessage): TableModel | null {
  if (message.type === 'welcome') return welcomed(model, message);
  if (model === null) return null;
  switch (message.type) {
    case 'update':
      return updated(model, message);
    case 'people':
      return {
        ...model,
        seats: inOwnColours(message.seats),
        table: {
          ...model.table,
          name: message.name,
          hints: message.hints,
          locked: message.locked ?? false,
          public: message.public ?? false,
          delay: message.delay ?? 0,
        },
        watchers: message.watchers ?? [],
      };
    case 'times':
      return { ...model, timed: { seats: message.seats, at: performance.now() } };
    case 'next':
      return { ...model, next: message };
    case 'thinking':
      return { ...model, now: { ...model.now, thinking: message.seats } };
    case 'standing':
      return { ...model, standing: message.seats };
    case 'asked':
      return { ...model, asked: message.asked, declinedBy: message.declined_by ?? null };
    case 'chat':
      return model.chat.some(line => line.n === message.line.n)
        ? model
        : { ...model, chat: [...model.chat, message.line] };
    case 'pointed':
      return { ...model, pointing: pointed(model.pointing, message) };
    default:
      return model;
  }
}

function welcomed(model: TableModel | null, { watchers = [], next = null, ...welcome }: Welcome): TableModel {
  return {
    ...welcome,
    watchers,
    next,
    seats: inOwnColours(welcome.seats),
    missed: model === null ? 0 : welcome.missed,
    declinedBy: null,
    pointing: [],
    struck: [],
    recent: [],
    timed: model?.timed ?? { seats: [], at: 0 },
  };
}

function updated(model: TableModel, message: Update): TableModel {
  const back = message.back_to;
  const kept = back === null ? model.log : model.log.filter(line => line.n <= back);
  const seen = new Set(kept.map(lineKey));
  return {
    ...model,
    now: message.now,
    log: [...kept, ...message.log.filter(line => !seen.has(lineKey(line)))],
    recent: message.log,
    struck: back === null ? [] : model.log.filter(line => line.n > back),
    pointing: model.pointing.filter(pointing => pointing.seat !== message.by),
    asked: message.cause === 'act' || message.cause === 'redo' ? model.asked : null,
    declinedBy: null,
  };
}

function pointed(old: readonly Pointed[], next: Pointed): readonly Pointed[] {
  const others = old.filter(pointing => pointing.seat !== next.seat);
  return next.mentions.length === 0 ? others : [...others, next];
}

/** Prepend older lines that were requested. */
export function withEarlier(model: TableModel, lines: readonly LogLine[], from: number): TableModel {
  const seen = new Set(model.log.map(lineKey));
  return { ...model, log: [...lines.filter(line => !seen.has(lineKey(line))), ...model.log], log_from: from };
}

export function lineKey(line: LogLine): string {
  return `${line.n}.${line.i}`;
}

export function seatName(seats: readonly SeatInfo[], seat: number): string {
  const info = seats.find(one => one.seat === seat);
  return info?.name || say('seat', { number: seat + 1 });
}

/** The letter on a seat's mark; a seat without a name shows its number. */
export function initialOf(name: string): string {
  const number = Number(/\d+$/.exec(name)?.[0] ?? 0);
  return number > 0 && name.toLowerCase() === say('seat', { number }).toLowerCase()
    ? `${number}`
    : name.slice(0, 1).toUpperCase();
}

/** Whether nobody else has to agree to anything: bots and open chairs do. */
export function isAlone({ seats, you }: Pick<TableModel, 'seats' | 'you'>): boolean {
  return you.seats.length > 0 && seats.every(({ seat, taken }) => !taken || you.seats.includes(seat));
}

/** Which of my seats to look from: the current one if it is asked or if none of mine is, else the one that is asked. */
export function seatToLook(model: TableModel): number | null {
  const mine = model.you.seats;
  const awaited = model.now.awaiting;
  if (mine.length < 2 || awaited === null) return model.you.looking;
  const looking = model.you.looking;
  if (looking !== null && awaited.seats.includes(looking)) return looking;
  return mine.find(seat => awaited.seats.includes(seat)) ?? looking;
}

/** The names people know: the player's own, else the game's name for the seat, else its number. */
export function withNames(
  seats: readonly SeatInfo[],
  scene: { zones: readonly Pick<Zone, 'seat' | 'label'>[] },
): SeatInfo[] {
  const labels = seats.map(info => {
    const [zone, ...more] = scene.zones.filter(one => one.seat === info.seat);
    return zone && more.length === 0 ? zone.label : '';
  });
  const speaking = labels.every(label => label !== '' && !/\d/.test(label)) && new Set(labels).size === seats.length;
  return seats.map((info, i) =>
    info.name ? info : { ...info, name: (speaking && labels[i]) || seatName(seats, info.seat) },
  );
}

/** The table with nothing secret on it, for when the device is handed over. */
export function withoutSecrets(model: TableModel): TableModel {
  return {
    ...model,
    seats: withNames(model.seats, model.now.scene),
    now: { ...model.now, view: null, scene: { zones: [] }, legal: [] },
    log: [],
    recent: [],
    struck: [],
    pointing: [],
  };
}

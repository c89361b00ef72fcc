/** Names for the pieces on the board, and the rule that each tooltip cites. */
import { say, sayIf } from '../../words/say.svelte';
import { bare, capital } from '../words';
import type { GraveView, PatientView, Phrase, RoomView, TokenView, WardView } from './view';

function idOf(id: string): string {
  return bare(id).replaceAll('_', '-');
}

/** A short name for a malady. */
export function shortMalady(malady: string): string {
  return capital(say('heart-malady-short', { malady })).slice(0, 8);
}

/** A short name for a level: "1 Sympt.", "3 Failing". */
export function shortLevel(patient: PatientView): string {
  const name = patient.level_name;
  return `${patient.level} ${name.length > 7 ? `${name.slice(0, 5)}.` : name}`;
}

/** A patient's full name, for players who cannot see the piece. */
export function patientName(p: PatientView, where: string): string {
  return [
    say('heart-patient', { malady: p.malady, level: p.level, name: p.level_name }),
    where,
    p.side ? say(`heart-marker-${p.side}`) : '',
    p.priority === true ? say('heart-has-priority') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export function patientTip(p: PatientView, where: string): string {
  const kind = p.place.startsWith('er:')
    ? 'er'
    : p.piece === 'cubes' || p.piece === 'bed'
      ? p.piece
      : p.side === 'flatline'
        ? 'flatline'
        : 'ekg';
  const proxies = (p.proxies ?? 0) > 0 ? say('heart-proxies', { count: p.proxies ?? 0 }) : '';
  return [
    `${patientName(p, where)}.`,
    say('heart-pv', { pv: p.pv }),
    say(`heart-patient-tip-${kind}`),
    say('heart-heal-tip'),
    proxies,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The six Offices of the printed board, in its order. */
export const OFFICES: readonly string[] = [
  'chaplain',
  'human_resources',
  'finance_officer',
  'lawyer',
  'operations_officer',
  'public_relations',
];

export function staffShort(id: string, name: string): string {
  return sayIf(`heart-staff-${idOf(id)}`) ?? name.slice(0, 8);
}

export function staffGain(id: string): string {
  return sayIf(`heart-gain-${idOf(id)}`) ?? '';
}

export function staffTip(id: string, name: string, where: string): string {
  const does = sayIf(`heart-does-${idOf(id)}`);
  return does === null ? `${name}, ${where}` : say('heart-staff-tip', { name, where, does });
}

/** A kind of Training on two short lines. */
export function trainingLines(id: string, name: string): readonly [string, string] {
  const kind = bare(id);
  if (kind.startsWith('advanced_')) return [shortMalady(kind.slice('advanced_'.length)), say('heart-one-cube')];
  const [first = '', second = ''] = name.split(' ');
  return [first.slice(0, 9), second.slice(0, 9)];
}

export function trainingTip(id: string, name: string): string {
  const does = sayIf(`heart-training-${bare(id).startsWith('advanced_') ? 'advanced' : idOf(id)}`);
  return does === null ? name : say('heart-training-tip', { name, does });
}

export function tokenName(kind: string): string {
  return say(`heart-token-${kind}`);
}

export function tokenTip(token: TokenView, used: boolean): string {
  return say(used ? 'heart-token-used' : `heart-token-${token.kind}-tip`, { name: tokenName(token.kind) });
}

interface RoomWords {
  basic: string;
  improved: string;
  rule: string;
}

const ROOMS: Readonly<Record<string, string>> = {
  clinic: 'HH-11.15',
  er: 'HH-11.16',
  morgue: 'HH-11.17',
  research_lab: 'HH-11.18',
  break_room: 'HH-11.19',
};

export function isOperating(room: RoomView): boolean {
  return room.colour !== '';
}

/** What the two sides of a Room card give. */
export function roomWords(room: RoomView): RoomWords {
  const rule = ROOMS[bare(room.id)] ?? (isOperating(room) ? 'HH-11.14' : '');
  if (rule === '') return { basic: '', improved: '', rule: 'HH-11.1' };
  const kind = isOperating(room) ? 'operating' : idOf(room.id);
  return { basic: say(`heart-basic-${kind}`), improved: say(`heart-improved-${kind}`), rule };
}

export function roomTip(room: RoomView, price: number | undefined): string {
  const { basic, improved, rule } = roomWords(room);
  const [first, second] = room.prestige;
  const told = say('heart-room-tip', { room: roomCalled(room), basic, first, improved, second, rule });
  return price === undefined ? told : `${told} ${say('heart-costs-now', { price })}`;
}

/** A Room with the side that is up. */
export function roomCalled(room: RoomView): string {
  return `${room.name}, ${say(`heart-state-${room.state}`)}`;
}

/** A Room's name that fits its sign. */
export function roomShort(room: RoomView): string {
  if (isOperating(room)) return say('heart-operating-short', { malady: bare(room.id).replace('or_', '') });
  return bare(room.id) === 'er' ? say('heart-er') : room.name;
}

/** A Ward Ability in the words of its sign. */
export function abilityShort(ward: WardView): string {
  return sayIf(`heart-sign-${idOf(ward.ability)}`) ?? ward.ability_label;
}

/** Its whole rule. */
export function abilityTip(ward: WardView): string {
  return sayIf(`heart-ability-${idOf(ward.ability)}`) ?? ward.ability_label;
}

const ADMINISTRATORS: ReadonlySet<string> = new Set(['pinchpenny', 'balihou', 'morbucks', 'derring', 'duronger']);

export function isAdministrator(id: string): boolean {
  return ADMINISTRATORS.has(bare(id));
}

/** A name without the Administrator's title. */
export function plainName(id: string, name: string): string {
  return isAdministrator(id) ? name.slice(name.indexOf(' ') + 1) : name;
}

/** What a character can do. */
export function skillWords(skill: Phrase): string {
  const {
    cubes = 0,
    price = 0,
    malady = '',
    room = '',
  } = (skill.values ?? {}) as Readonly<Record<string, string | number>>;
  const values = { cubes, price, malady: bare(String(malady)), room: title(bare(String(room))) };
  return skill.message.startsWith('noun-kind-')
    ? say(`heart-special-${skill.message.slice('noun-kind-'.length)}`)
    : say(`heart-skill-${skill.message.slice('skill-'.length)}`, values);
}

function title(room: string): string {
  if (room === 'er') return say('heart-er');
  if (room.startsWith('or_')) return say('heart-operating-short', { malady: room.slice(3) });
  return room && say(`heart-room-${room.replaceAll('_', '-')}`);
}

export function wardTip(ward: WardView): string {
  return say('heart-ward-tip', { ward: ward.name, cubes: ward.heal, pv: ward.pv, ability: abilityTip(ward) });
}

export function graveName(grave: GraveView, where: string): string {
  return say(grave.taken ? 'heart-grave-taken' : 'heart-grave', { where, price: grave.price });
}

export function graveTip(grave: GraveView, where: string): string {
  const told = say('heart-grave-tip', { grave: graveName(grave, where) });
  return grave.due === null || grave.due === undefined ? told : `${told} ${say('heart-grave-due', { due: grave.due })}`;
}

/** Split long names into two lines for a sign, as evenly as possible. */
export function twoLines(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  const words = text.split(' ');
  let best = 1;
  for (let n = 1; n < words.length; n++) {
    const longest = (k: number): number =>
      Math.max(words.slice(0, k).join(' ').length, words.slice(k).join(' ').length);
    if (longest(n) < longest(best)) best = n;
  }
  return words.length < 2 ? [text] : [words.slice(0, best).join(' '), words.slice(best).join(' ')];
}

/** What the pieces of a clinic are called, and what their tooltips say. */
import { seatWords } from '../../lib/words';
import type { BoardView, MarkView, PersonView, SpaceView } from './view';

export type ModuleClass = 'm-hub' | 'm-treat' | 'm-supply' | 'm-special';

export interface ModuleLook {
  colour: ModuleClass;
  glyph: string;
  /** On a wall. */
  sign: string;
  name: string;
  tip: string;
}

const SERVICES: Record<string, string> = {
  psychiatry: 'Psych.',
  cardiology: 'Cardio.',
  ophthalmology: 'Ophth.',
  orthopedics: 'Ortho.',
  neurology: 'Neuro.',
};

const SPECIAL: Record<string, readonly [string, string, string]> = {
  treatment: ['Treatment', 'Treatment room', 'Connected to the service of a hub beside it on its floor (CL-2.12); operational with a supply room beside, above or below it (CL-2.14).'],
  supply: ['Supply', 'Supply room', 'Serves any number of adjacent treatment rooms (CL-2.16), also above and below (CL-2.14). Orderlies work here (CL-9.25).'],
  operating_room: ['O.R.', 'Operating room', 'Operational when connected to a hub beside it, without supplies (CL-2.15); treats one patient (CL-4.32) and has a nurse of its own (CL-10.13).'],
  lab: ['Lab', 'Lab', 'Hosts one doctor, who trains in Administration (CL-4.33): two levels, and popularity at once (CL-13.7).'],
  outpatient: ['Outpat.', 'Outpatient services', 'Treats one patient of any service and colour (CL-4.34); patients come straight from pre-admissions (CL-9.6).'],
  triage: ['Triage', 'Triage', 'Lowers your movement time each round; nobody may end movement in it (CL-4.35).'],
};

/** `hub/cardiology`, `treatment`, `special/lab`, … */
export function moduleLook(module: string): ModuleLook {
  const [first = '', second = ''] = module.split('/');
  if (first === 'hub') {
    const short = SERVICES[second] ?? capital(second);
    return { colour: 'm-hub', glyph: second, sign: short, name: `${capital(second)} hub`, tip: 'Sets the one service that its floor of the building offers (CL-2.11). Any number of doctors and nurses may stay (CL-9.29).' };
  }
  const id = first === 'special' ? second : first;
  const [sign, name, tip] = SPECIAL[id] ?? [capital(id), capital(id), ''];
  const colour = id === 'treatment' ? 'm-treat' : id === 'supply' ? 'm-supply' : 'm-special';
  return { colour, glyph: id, sign, name, tip };
}

export function serviceSign(service: string): string {
  return SERVICES[service] ?? capital(service);
}

const GROUNDS: Record<string, readonly [string, string]> = {
  garden: ['Garden', 'Each treatment in an adjacent treatment room earns more (CL-10.12); stands on the ground or above a garden (CL-4.36) and carries nothing (CL-4.39).'],
  helipad: ['Helipad', 'Stands directly above a module (CL-4.40); people arrive here (CL-4.43) and step down into it (CL-4.42).'],
  entrance: ['Entrance', 'Points at one ground-floor module (CL-4.44); people come in here and never go out (CL-4.47).'],
  conveyor: ['Conveyor', 'A stop on a module (CL-4.49); from a stop to the nearest ones in line takes no time (CL-9.11, CL-9.12).'],
  parking: ['Parking', 'Holds cars in addition to those on its borders (CL-7.6).'],
  parking_upgrade: ['Upgrade', 'A parking tile then holds one car more (CL-7.6).'],
  extinguisher: ['Extinguisher', 'Entering its module costs more time (CL-18.5); treatments in rooms beside it earn more (CL-18.9).'],
};

export function groundLook(id: string): { name: string; tip: string } {
  const [name, tip] = GROUNDS[id] ?? [capital(id), ''];
  return { name, tip };
}

export function capital(word: string): string {
  const plain = word.replace(/_/g, ' ');
  return plain.slice(0, 1).toUpperCase() + plain.slice(1);
}

const FLOORS = ['Ground', 'Floor 1', 'Floor 2', 'Floor 3'];

export function floorName(floor: number): string {
  return FLOORS[floor] ?? `Floor ${floor}`;
}

export function spaceName(space: SpaceView, floor: number): string {
  return [spaceLabel(space), space.stop ? 'conveyor stop' : '', floorName(floor)].filter(Boolean).join(', ');
}

function spaceLabel(space: SpaceView): string {
  if (space.module) {
    const needs = /treatment|operating/.test(space.module) && !space.operational ? ', not operational' : '';
    return moduleLook(space.module).name + needs;
  }
  if (space.garden) return 'Garden';
  if (space.helipad) return 'Helipad';
  if (space.parking) return `Parking, ${space.cars ?? 0} of ${space.parking} cars`;
  return 'Empty space';
}

export function spaceTip(space: SpaceView): string {
  if (space.module) return moduleLook(space.module).tip;
  if (space.garden) return groundLook('garden').tip;
  if (space.helipad) return groundLook('helipad').tip;
  if (space.parking) return groundLook('parking').tip;
  return 'Nothing is built here.';
}

export function personName(person: PersonView): string {
  const who = [person.colour, person.kind].filter(Boolean).join(' ');
  const more = [person.service, person.condition, person.bound ? 'stays in its room' : ''].filter(Boolean);
  return [capital(who), ...more].join(', ');
}

const PEOPLE: Record<string, string> = {
  doctor: 'Needs as many nurses in the room as its level and the patient’s differ (CL-10.7); ends in a hub, room, lab or outpatient services (CL-9.23).',
  nurse: 'Assists one doctor a round (CL-10.8); ends in a hub, treatment or operating room (CL-9.24).',
  orderly: 'Ends in a supply room (CL-9.25).',
  patient: 'Ends in a room connected to its service, in outpatient services or in pre-admissions (CL-9.26). One pip white, four pips red.',
};

export function personTip(person: PersonView): string {
  return PEOPLE[person.kind] ?? '';
}

export function markName(mark: MarkView): string {
  const service = mark.id.split('/')[1] ?? '';
  const what = mark.what === 'waiting' ? `COVID-19 tile for ${service}` : mark.what === 'chosen' ? 'COVID-19 tile just placed' : mark.what;
  return mark.count > 1 ? `${mark.count} × ${what}` : capital(what);
}

const MARKS: Record<string, string> = {
  blood: 'Blood stays on its hub until a nurse fetches it in a later Move (CL-17.9).',
  extinguisher: GROUNDS['extinguisher']?.[1] ?? '',
  zombie: 'A zombie moves at the start of Move (CL-20.6), over adjacent modules and ground-floor spaces (CL-20.7).',
};

export function markTip(mark: MarkView): string {
  return MARKS[mark.what] ?? 'A COVID-19 tile: each goes on a person that has none (CV-3.4).';
}

export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

export function seatName(seat: number, looking: number | null): string {
  return seat === looking ? 'You' : capital(seatWords(seat));
}

/** Cars that stand on a board, in tiles and on the street. */
export function carsOf(board: BoardView): number {
  const parked = board.spaces.reduce((sum, space) => sum + (space.cars ?? 0), 0);
  return parked + board.borders.filter((border) => border.car).length;
}

const LEVELS = ['white', 'yellow', 'orange', 'red'];

export function pipsOf(colour: string): number {
  return LEVELS.indexOf(colour) + 1;
}

export function peopleClass(colour: string): string {
  if (colour === 'red') return 'k-crimson';
  if (colour === 'purple') return 'k-plum';
  return `k-${colour || 'plain'}`;
}

/** Names and tooltips for the pieces of a clinic. */
import { say, sayIf } from '../../words/say.svelte';
import { seatCalled } from '../../seats/seats.svelte';
import { capital } from '../words';
import type { BoardView, MarkView, PersonView, SpaceView } from './view';

interface ModuleLook {
  /** The class that sets its colours. */
  colour: string;
  glyph: string;
  /** On a wall. */
  sign: string;
  name: string;
  tip: string;
}

function idOf(key: string): string {
  return key.replaceAll('_', '-');
}

/** `hub/cardiology`, `treatment`, `special/lab`, … */
export function moduleLook(module: string): ModuleLook {
  const [first = '', second = ''] = module.split('/');
  if (first === 'hub') {
    return {
      colour: 'm-hub',
      glyph: second,
      sign: serviceSign(second),
      name: say('clinic-hub', { service: second }),
      tip: say('clinic-hub-tip'),
    };
  }
  const id = first === 'special' ? second : first;
  const [sign, name, tip] = [
    say(`clinic-sign-${idOf(id)}`),
    say(`clinic-room-${idOf(id)}`),
    say(`clinic-tip-${idOf(id)}`),
  ];
  const colour = id === 'treatment' ? 'm-treat' : id === 'supply' ? 'm-supply' : 'm-special';
  return { colour, glyph: id, sign, name, tip };
}

export function serviceSign(service: string): string {
  return say('clinic-service-sign', { service });
}

export function groundLook(id: string): { name: string; tip: string } {
  return { name: say(`clinic-ground-${idOf(id)}`), tip: say(`clinic-tip-${idOf(id)}`) };
}

export function floorName(floor: number): string {
  return say('clinic-floor', { floor });
}

export function spaceName(space: SpaceView, floor: number): string {
  return [spaceLabel(space), space.stop ? say('clinic-stop') : '', floorName(floor)].filter(Boolean).join(', ');
}

/** A room for treatment in which nobody can be treated yet. */
export function isClosed(space: SpaceView): boolean {
  return /treatment|operating/.test(space.module ?? '') && !space.operational;
}

function spaceLabel(space: SpaceView): string {
  if (space.module) {
    const room = moduleLook(space.module).name;
    return isClosed(space) ? say('clinic-not-operational', { room }) : room;
  }
  if (space.garden) return groundLook('garden').name;
  if (space.helipad) return groundLook('helipad').name;
  if (space.parking) return say('clinic-parking-cars', { cars: space.cars ?? 0, places: space.parking });
  return say('clinic-empty-space');
}

export function spaceTip(space: SpaceView): string {
  if (space.module) return moduleLook(space.module).tip;
  if (space.garden) return groundLook('garden').tip;
  if (space.helipad) return groundLook('helipad').tip;
  if (space.parking) return groundLook('parking').tip;
  return say('clinic-empty-tip');
}

export function personName(person: PersonView): string {
  const { kind, colour, service, condition } = person;
  const more = [
    service ? say('clinic-service', { service }) : '',
    condition ? say('clinic-condition', { condition: idOf(condition.replace(' ', '_')) }) : '',
    person.bound ? say('clinic-bound') : '',
  ];
  return [capital(say(`clinic-person-${kind}`, { colour })), ...more.filter(Boolean)].join(', ');
}

export function personTip(person: PersonView): string {
  return say(`clinic-person-${person.kind}-tip`);
}

export function markName(mark: MarkView): string {
  const service = mark.id.split('/')[1] ?? '';
  const what = sayIf(`clinic-mark-${mark.what}`, { service }) ?? say('clinic-mark-other', { service });
  return mark.count > 1 ? say('clinic-marks', { count: mark.count, mark: what }) : capital(what);
}

export function markTip(mark: MarkView): string {
  if (mark.what === 'blood') return say('clinic-blood-tip');
  if (mark.what === 'zombie') return say('clinic-zombie-tip');
  return mark.what === 'extinguisher' ? say('clinic-tip-extinguisher') : say('clinic-covid-tip');
}

export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

export function seatName(seat: number, looking: number | null): string {
  return seat === looking ? say('you') : seatCalled(seat);
}

/** Cars that stand on a board, in tiles and on the street. */
export function carsOf(board: BoardView): number {
  const parked = board.spaces.reduce((sum, space) => sum + (space.cars ?? 0), 0);
  return parked + board.borders.filter(border => border.car).length;
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

/** Counting a set of cubes: what matches, what harms, and the net effect. */
import type { LogLine } from '../../connection/protocol';
import type { PatientView, View } from './view';
import { say } from '../../words/say.svelte';

export function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

export function everyPatient(view: View): PatientView[] {
  const places = [
    ...view.chairs.map(chair => chair.patient),
    ...view.wards.flatMap(ward => ward.beds),
    ...view.rooms.flatMap(room => room.patients),
  ];
  return places.filter(patient => patient !== null);
}

interface Tally {
  matching: number;
  black: number;
  net: number;
}

/** The colours that count as matching for a patient in a Heal (HH-13.34, HH-13.35). */
function matchingColours(view: View, patient: PatientView): string[] {
  const procedure = view.procedure;
  if (!procedure) return [patient.colour];
  const named = procedure[0].slice('cube:'.length);
  return procedure[1] === `ward:${patient.malady}` ? [named] : [patient.colour];
}

/** How much a set would lower the patient's level now. */
export function netOf(view: View, patient: PatientView, cubes: readonly string[]): Tally {
  const colours = matchingColours(view, patient);
  const matching = cubes.filter(cube => colours.includes(cube)).length;
  const black = cubes.filter(cube => cube === 'black').length;
  const ward = patient.piece === 'bed' ? view.wards.find(one => one.malady === patient.malady) : undefined;
  const numb = ward?.ability === 'ability:black_no_effect';
  return { matching, black: numb ? 0 : black, net: numb ? Math.floor(matching / 2) : matching - black };
}

/** A set of cubes that was read, with its result. */
export interface Reading {
  purpose: string;
  cubes: readonly string[];
  headline: string;
  /** Gains and losses, signed. */
  words: readonly string[];
  good: boolean;
}

interface Happening {
  purpose?: string;
  cubes?: unknown;
  before?: number;
  after?: number;
  money?: number;
  prestige?: number;
  /** Prestige that covered missing Money. */
  converted?: number;
}

/** The last reading in the log lines of a step; `open` are the cubes drawn before it. */
export function readingOf(lines: readonly LogLine[], open: readonly string[], purpose: string): Reading | null {
  let now: Reading = { purpose, cubes: open, headline: '', words: [], good: true };
  for (const line of lines) {
    const event = line.event as Happening;
    if (line.kind === 'cubes_drawn') {
      const fresh = now.headline !== '' || (now.purpose !== '' && now.purpose !== event.purpose);
      const cubes = Array.isArray(event.cubes) ? event.cubes.map(String) : [];
      now = fresh
        ? { purpose: event.purpose ?? '', cubes, headline: '', words: [], good: true }
        : { ...now, purpose: event.purpose ?? '', cubes: [...now.cubes, ...cubes] };
    } else if (now.cubes.length > 0) now = withResult(now, line.kind, event);
  }
  return now.headline === '' ? null : now;
}

function withResult(now: Reading, kind: string, event: Happening): Reading {
  const { before = 0, after = 0, money = 0, prestige = 0, converted = 0 } = event;
  switch (kind) {
    case 'level_changed':
      return { ...now, headline: say('heart-level', { before, after }), good: now.good && after < before };
    case 'patient_checked':
      return { ...now, headline: say(now.purpose === 'heal' ? 'heart-no-change' : 'heart-holds-on') };
    case 'miracle_failed':
      return { ...now, headline: say('heart-no-miracle') };
    case 'patient_arrived':
      return { ...now, headline: say('heart-keep-coming') };
    case 'patient_cured':
      return {
        ...now,
        headline: say('heart-cured-headline'),
        words: [...now.words, say('heart-plus-prestige', { prestige })],
        good: true,
      };
    case 'patient_died':
      return { ...now, headline: say('heart-died-headline'), good: false };
    case 'fee_earned':
      return money > 0 ? { ...now, words: [...now.words, say('heart-plus-money', { money })] } : now;
    case 'death_settled': {
      const lost = prestige + converted;
      const costs = [
        money > 0 ? say('heart-minus-money', { money }) : '',
        lost > 0 ? say('heart-prestige-due', { prestige: lost }) : '',
      ];
      return { ...now, words: [...now.words, ...costs.filter(Boolean)] };
    }
    default:
      return now;
  }
}

/** Counting cubes of a set: what matches, what harms, what it comes to. */
import type { LogLine } from '../../lib/protocol';
import type { PatientView, View } from './view';

export function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

export function everyPatient(view: View): PatientView[] {
  const places = [...view.chairs.map((chair) => chair.patient), ...view.wards.flatMap((ward) => ward.beds), ...view.rooms.flatMap((room) => room.patients)];
  return places.filter((patient) => patient !== null);
}

export interface Tally {
  matching: number;
  black: number;
}

/** Which cubes of a set match: the patient's own colour, unless Experimental Procedures named another. */
export function tally(cubes: readonly string[], colour: string): Tally {
  return { matching: cubes.filter((cube) => cube === colour).length, black: cubes.filter((cube) => cube === 'black').length };
}

export interface DrawTold {
  purpose: string;
  what: string;
  cubes: string[];
  /** What came of it, in the words of the log. */
  results: string[];
}

const RESULTS = new Set(['level_changed', 'patient_cured', 'fee_earned', 'patient_died', 'patient_checked', 'patient_arrived', 'miracle_failed', 'prestige_gained']);

/** The last draw that the log lines of a step tell of, with what followed from it. */
export function lastDraw(lines: readonly LogLine[]): DrawTold | null {
  let told: DrawTold | null = null;
  for (const line of lines) {
    const event = line.event as { kind?: string; purpose?: string; what?: string; cubes?: unknown };
    if (line.kind === 'cubes_drawn' && Array.isArray(event.cubes)) {
      const cubes = event.cubes.map(String);
      const more: boolean = told !== null && told.purpose === event.purpose && told.results.length === 0;
      told = { purpose: event.purpose ?? '', what: event.what ?? '', cubes: more && told ? [...told.cubes, ...cubes] : cubes, results: [] };
    } else if (told && RESULTS.has(line.kind)) told.results.push(line.text);
  }
  return told;
}

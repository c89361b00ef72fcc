import type { Part } from '../../lib/pages';
import { seatName } from './words';

const MOST_SEATS = 8;

/** In the order of a round: the action, who can be admitted, hired and built, then the clinics, one's own first. */
export function parts(looking: number | null): Part[] {
  const rivals = Array.from({ length: MOST_SEATS }, (_, seat) => seat).filter((seat) => seat !== looking);
  return [
    ['Choose', ({ id }) => id === 'zone:goals' || id === 'zone:bonus'],
    ['Action', ({ id }) => id === 'zone:tiles'],
    ['Your clinic', ({ seat }) => looking !== null && seat === looking],
    ['Patients', ({ id }) => id === 'zone:notepad'],
    ['University', ({ id }) => id === 'zone:university'],
    ['Yard', ({ id }) => id === 'zone:yard'],
    ...rivals.map((rival): Part => [seatName(rival, looking), ({ seat }) => seat === rival]),
    ['Players', ({ id }) => id === 'zone:seats'],
  ];
}

import type { Part } from '../../board/pages';
import { seatName } from './words';
import { say } from '../../words/say.svelte';

const MAX_SEATS = 8;

/**
 * In the order of a round: the action, who can be admitted and hired, what can be built, then the clinics, the viewer's
 * own first.
 */
export function parts(looking: number | null): Part[] {
  const rivals = Array.from({ length: MAX_SEATS }, (_, seat) => seat).filter(seat => seat !== looking);
  return [
    [say('clinic-page-choose'), ({ id }) => id === 'zone:goals' || id === 'zone:bonus'],
    [say('clinic-page-action'), ({ id }) => id === 'zone:tiles'],
    [say('clinic-yours'), ({ seat }) => looking !== null && seat === looking],
    [say('clinic-page-patients'), ({ id }) => id === 'zone:notepad'],
    [say('clinic-university'), ({ id }) => id === 'zone:university'],
    [say('clinic-page-yard'), ({ id }) => id === 'zone:yard'],
    ...rivals.map((rival): Part => [seatName(rival, looking), ({ seat }) => seat === rival]),
    [say('clinic-players'), ({ id }) => id === 'zone:seats'],
  ];
}

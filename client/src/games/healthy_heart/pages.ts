import type { Part } from '../../board/pages';
import { say } from '../../words/say.svelte';

/**
 * Drawn cubes lie on every page; the rest follows a turn: who arrives, who waits, who is treated, what is built, who is
 * hired.
 */
export function parts(): Part[] {
  return [
    ['', ({ id }) => id === 'zone:set'],
    [say('heart-page-start'), ({ id }) => id === 'zone:characters'],
    [say('heart-page-triage'), ({ id }) => id === 'area:triage'],
    [say('heart-page-wards'), ({ id }) => id.startsWith('ward:')],
    [say('heart-page-rooms'), ({ id }) => /^zone:(rooms|unbuilt)$/.test(id)],
    [say('heart-page-hiring'), ({ id }) => /^zone:(training|job_line)$/.test(id)],
    [say('heart-page-cubes'), ({ id }) => /^zone:(ambulance|cup|discard)$/.test(id)],
    [say('heart-page-outside'), ({ id }) => /^(area:parking_lot|zone:cemetery)$/.test(id)],
    [say('heart-page-team'), () => true],
  ];
}

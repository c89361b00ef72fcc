import type { Part } from '../../lib/pages';

/** In the order of a turn: who arrives, who waits, who is treated, what is built, who is hired. */
export function parts(): Part[] {
  return [
    ['Start', ({ id }) => id === 'zone:set' || id === 'zone:characters'],
    ['Triage', ({ id }) => id === 'area:triage'],
    ['Wards', ({ id }) => id.startsWith('ward:')],
    ['Rooms', ({ id }) => /^zone:(rooms|unbuilt)$/.test(id)],
    ['Hiring', ({ id }) => /^zone:(training|job_line)$/.test(id)],
    ['Cubes', ({ id }) => /^zone:(ambulance|cup|discard)$/.test(id)],
    ['Outside', ({ id }) => /^(area:parking_lot|zone:cemetery)$/.test(id)],
    ['Team', () => true],
  ];
}

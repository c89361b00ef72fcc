import type { Part } from '../../lib/pages';

/** The clinic together with one's own hand; then the team, and what threatens and what is won. */
export function parts(looking: number | null): Part[] {
  return [
    ['Choose', ({ id }) => id === 'roles' || id === 'triage'],
    ['Clinic', ({ id, seat }) => id === 'board' || (looking !== null && seat === looking)],
    ['Team', ({ id }) => id.startsWith('hand:')],
    ['Level', ({ id }) => id === 'meter' || id === 'treasures'],
    ['Decks', ({ id }) => /_(deck|discards)$/.test(id)],
  ];
}

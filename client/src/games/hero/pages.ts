import type { Part } from '../../lib/pages';

/** Where one acts together with what one has; then the others and what can be called. */
export function parts(looking: number | null): Part[] {
  return [
    ['Choose', ({ id }) => id === 'heroes' || id === 'drawn'],
    ['Hospital', ({ id }) => id === 'board' || id === `player${looking}`],
    ['Staff', ({ id }) => id.startsWith('track') || id === 'stack'],
    ['Team', ({ id }) => id.startsWith('player')],
    ['Decks', ({ id }) => id.startsWith('deck_')],
  ];
}

import type { Part } from '../../board/pages';
import { say } from '../../words/say.svelte';

/** The hospital comes with the viewer's own card, to act with both in sight; then everyone else. */
export function parts(looking: number | null): Part[] {
  return [
    [say('hero-page-choose'), ({ id }) => id === 'heroes' || id === 'drawn'],
    [say('hero-page-hospital'), ({ id }) => id === 'board' || id === `player${looking}`],
    [say('hero-page-staff'), ({ id }) => id.startsWith('track') || id === 'stack'],
    [say('hero-page-team'), ({ id }) => id.startsWith('player')],
    [say('hero-page-decks'), ({ id }) => id.startsWith('deck_')],
  ];
}

import type { Part } from '../../lib/pages';
import { say } from '../../lib/say.svelte';

/** The clinic together with one's own hand; then the team, and what threatens and what is won. */
export function parts(looking: number | null): Part[] {
  return [
    [say('forbidden-page-choose'), ({ id }) => id === 'roles' || id === 'triage'],
    [say('forbidden-clinic'), ({ id, seat }) => id === 'board' || (looking !== null && seat === looking)],
    [say('forbidden-page-team'), ({ id }) => id.startsWith('hand:')],
    [say('forbidden-page-level'), ({ id }) => id === 'meter' || id === 'treasures'],
    [say('forbidden-page-decks'), ({ id }) => /_(deck|discards)$/.test(id)],
  ];
}

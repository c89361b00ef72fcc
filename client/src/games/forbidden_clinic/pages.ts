import type { Part } from '../../board/pages';
import { say } from '../../words/say.svelte';

/** The clinic comes with the viewer's own hand; then the team, the threats and the treasures. */
export function parts(looking: number | null): Part[] {
  return [
    [say('forbidden-page-choose'), ({ id }) => id === 'roles' || id === 'triage'],
    [say('forbidden-clinic'), ({ id, seat }) => id === 'board' || (looking !== null && seat === looking)],
    [say('forbidden-page-team'), ({ id }) => id.startsWith('hand:')],
    [say('forbidden-page-level'), ({ id }) => id === 'meter' || id === 'treasures'],
    [say('forbidden-page-decks'), ({ id }) => /_(deck|discards)$/.test(id)],
  ];
}

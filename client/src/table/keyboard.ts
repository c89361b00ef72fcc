/** The keyboard at a live table. */
import { preferences } from '../account/settings.svelte';
import { AID } from '../book/book';
import type { TableScreen } from './screen.svelte';
import { handleKey, pieceHere, type KeyActions } from './shortcuts';

export function keyboardAtTable(screen: TableScreen): (event: KeyboardEvent) => void {
  const { session } = screen;
  const actions: KeyActions = {
    confirm: () => session.confirm(),
    back: () => session.back(),
    list: () => (session.listing = session.deciding),
    inspect() {
      const here = pieceHere();
      if (here) session.inspect(here.id, here.anchor);
    },
    hint: () => session.askHint(),
    undo: () => session.undo(),
    point() {
      const here = pieceHere();
      if (here) session.pointAt(here.id);
    },
    log: () => screen.frame?.show('log'),
    rules: () => screen.frame?.show('rules'),
    book: () => (screen.bookPage = ''),
    aid: () => (screen.bookPage = AID),
    step: by => void screen.go((session.replay.step ?? screen.model().now.moves) + by),
  };
  return event => {
    if (handleKey(event, actions, preferences.settings.shortcuts)) event.preventDefault();
  };
}

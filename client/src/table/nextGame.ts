/** From a table to a new one. */
import { preferences } from '../account/settings.svelte';
import { api, faultOf } from '../connection/api';
import { enter } from '../lobby/enter';
import { hrefOf } from '../shell/route';
import type { TableScreen } from './screen.svelte';

/** Play again at a table that keeps a chair for me; watchers come along to watch. */
export async function playAgain(screen: TableScreen, rotate: boolean): Promise<void> {
  const { next } = screen.model();
  if (screen.mine.length === 0 && next) {
    location.hash = hrefOf({ at: 'table', token: next.link, moment: null });
    return;
  }
  await enterNew(screen, api.again({ tokens: [...screen.live.tokens], rotate }));
}

/** Leave the guide for another table: the guide again, or a whole game with bots. */
export function leaveGuide(screen: TableScreen, make: typeof api.guided | typeof api.quick): Promise<void> {
  return enterNew(screen, make({ game: screen.model().table.game.id, ...preferences.me }));
}

async function enterNew(screen: TableScreen, making: Promise<Parameters<typeof enter>[0]>): Promise<void> {
  try {
    enter(await making);
  } catch (error) {
    screen.session.notice = faultOf(error).message;
  }
}

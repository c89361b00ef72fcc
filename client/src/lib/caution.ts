/** Whether the click that leaves one move makes it, or a second press is wanted, and what to say then. */
import type { Danger, Previewed } from './protocol';

export interface Caution {
  /** What follows, in two or three words for the button; empty if the move can be made at once. */
  follows: string;
  /** What the move does, in a sentence or two. */
  text: string;
  /** What one should know before making it. */
  dangers: readonly Danger[];
}

const NO_UNDO = 'cannot simply be undone';

export function cautionOf({ certain, free, draws = 0, log, dangers = [] }: Previewed): Caution {
  const told = log.slice(0, 2).map((line) => line.text).join(' ');
  if (dangers.length > 0) return { follows: 'does harm', text: '', dangers };
  if (!certain && draws > 0) return { follows: `draws ${draws}`, text: `Draws ${draws}: ${NO_UNDO}.`, dangers };
  if (!certain) return { follows: 'reveals', text: `Something hidden comes to light: ${NO_UNDO}.`, dangers };
  return free ? { follows: '', text: told, dangers } : { follows: 'no undo', text: `${told} It ${NO_UNDO}.`.trim(), dangers };
}

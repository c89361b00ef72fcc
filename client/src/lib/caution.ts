/** Whether the click that leaves one move makes it, or a second press is wanted, and what to say then. */
import { isGrave } from './history';
import type { Previewed } from './protocol';

export interface Caution {
  /** What follows, in two or three words for the button; empty if the move can be made at once. */
  follows: string;
  /** What the move does, in a sentence or two. */
  text: string;
}

const NO_UNDO = 'cannot simply be undone';

export function cautionOf({ certain, free, draws = 0, log }: Previewed): Caution {
  if (!certain && draws > 0) return { follows: `draws ${draws}`, text: `Draws ${draws}: ${NO_UNDO}.` };
  if (!certain) return { follows: 'reveals', text: `Something hidden comes to light: ${NO_UNDO}.` };
  const harm = log.filter((line) => isGrave(line.kind));
  const text = (harm.length > 0 ? harm : log).slice(0, 2).map((line) => line.text).join(' ');
  if (harm.length > 0) return { follows: 'does harm', text };
  return free ? { follows: '', text } : { follows: 'no undo', text: `${text} It ${NO_UNDO}.`.trim() };
}

/** Whether the click that leaves a single move also makes it, or asks for Confirm, and what to say then. */
import type { Danger, Previewed } from '../connection/protocol';
import { say } from '../words/say.svelte';

export interface Caution {
  /** The consequence in two or three words, for the button; empty if the move can be made at once. */
  follows: string;
  /** What the move does, in a sentence or two. */
  text: string;
  /** What the player should know before making it. */
  dangers: readonly Danger[];
}

/** `alone`: nobody else has to agree to an undo. */
export function cautionOf(
  { certain, free, draws = 0, log, dangers = [], ends = false, passes = false }: Previewed,
  alone = false,
): Caution {
  const told = log
    .slice(0, 2)
    .map(line => line.text)
    .join(' ');
  if (dangers.length > 0) return { follows: say('follows-harm'), text: '', dangers };
  if (ends) return { follows: say('follows-ends'), text: say('caution-ends', { told }).trim(), dangers };
  if (!certain && draws > 0)
    return {
      follows: say('follows-draws', { count: draws }),
      text: say(alone ? 'caution-draws-alone' : 'caution-draws', { count: draws }),
      dangers,
    };
  if (!certain && !passes)
    return { follows: say('follows-reveals'), text: say(alone ? 'caution-reveals-alone' : 'caution-reveals'), dangers };
  return free
    ? { follows: '', text: told, dangers }
    : {
        follows: say(alone ? 'follows-goes-on' : 'follows-asks'),
        text: say(alone ? 'caution-goes-on' : 'caution-asks', { told }).trim(),
        dangers,
      };
}

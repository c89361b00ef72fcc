/** Bots as people meet them: a name, how they play and how long they think. */
import { say } from '../words/say.svelte';
import { humanise } from '../words/phrases';

const CHARACTERS: ReadonlySet<string> = new Set(['random', 'beginner', 'greedy', 'easy', 'normal', 'hard', 'expert']);

export function botName(level: string): string {
  return CHARACTERS.has(level) ? say(`bot-${level}`) : humanise(level);
}

/** How the bot plays: `thinks ahead, up to 2 seconds`. */
export function botManner(level: string): string {
  return CHARACTERS.has(level) ? say(`bot-${level}-plays`) : '';
}

/** `Doctor, thinks ahead, up to 2 seconds`. */
export function botLine(level: string): string {
  return [botName(level), botManner(level)].filter(Boolean).join(', ');
}

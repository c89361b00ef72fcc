/** Bots as people meet them: a name, how they play and how long they think. */
import { humanise } from './words';

interface Character {
  name: string;
  plays: string;
}

const CHARACTERS: Readonly<Record<string, Character>> = {
  random: { name: 'Intern', plays: 'does anything that is allowed, at once' },
  greedy: { name: 'Nurse', plays: 'takes what looks best now, at once' },
  easy: { name: 'Resident', plays: 'thinks a little, up to 1 second' },
  normal: { name: 'Doctor', plays: 'thinks ahead, up to 2 seconds' },
  hard: { name: 'Surgeon', plays: 'thinks well ahead, up to 5 seconds' },
  expert: { name: 'Professor', plays: 'weighs everything, up to 15 seconds' },
};

export function botName(level: string): string {
  return CHARACTERS[level]?.name ?? humanise(level);
}

/** How the bot plays: `thinks a little, up to 1 second`. */
export function botManner(level: string): string {
  return CHARACTERS[level]?.plays ?? '';
}

/** `Resident, thinks a little, up to 1 second`. */
export function botLine(level: string): string {
  return [botName(level), botManner(level)].filter(Boolean).join(', ');
}

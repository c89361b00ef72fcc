/** How many clicks a move takes by the shortest route the table offers. */
import { MAX_BUTTONS, narrow, nextKey, pieceOf, type Choice } from './narrow';

interface Click {
  /** A piece on the table, a button of the ribbon, the list and its row, or Confirm. */
  on: 'piece' | 'button' | 'list' | 'row' | 'confirm';
  /** The id of a piece, the key of a button, or the sentence of a row. */
  what: string;
}

/** Players open the list rather than pick more pieces than this. */
const DEEPEST = 7;

/** The shortest routes to a move; the last click makes it if it is free or its button states the consequence. */
export function shortestWays(
  choices: readonly Choice[],
  wanted: Choice,
  onTable: ReadonlySet<string>,
  always = false,
): Click[][] {
  let ways: { picks: readonly string[]; clicks: readonly Click[] }[] = [{ picks: [], clicks: [] }];
  const seen = new Set<string>();
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    const longer: typeof ways = [];
    const found: Click[][] = [];
    for (const { picks, clicks } of ways) {
      const now = narrow(choices, picks, onTable);
      if (now.only?.id === wanted.id) {
        found.push(made(wanted, clicks, always));
        continue;
      }
      const add = (key: string, click: Click): void => {
        const next = [...picks, key];
        const name = `${next[0]} ${click.on} ${[...next].sort().join(' ')}`;
        if (seen.has(name)) return;
        seen.add(name);
        longer.push({ picks: next, clicks: [...clicks, click] });
      };
      for (const offer of now.offers.length <= MAX_BUTTONS ? now.offers : [])
        if (wanted.keys.has(offer.key)) add(offer.key, { on: 'button', what: offer.key });
      for (const id of new Set([...wanted.keys].map(pieceOf)))
        if (now.lit.has(id) && wanted.keys.has(nextKey(picks, id))) add(nextKey(picks, id), { on: 'piece', what: id });
    }
    const fewest = Math.min(...found.map(way => way.length));
    if (found.length > 0) return found.filter(way => way.length === fewest);
    // A button that states the consequence saves Confirm: try those first.
    ways = longer.sort((a, b) => Number(a.clicks.at(-1)?.on !== 'button') - Number(b.clicks.at(-1)?.on !== 'button'));
  }
  return [
    made(
      wanted,
      [
        { on: 'list', what: '' },
        { on: 'row', what: wanted.text },
      ],
      always,
    ),
  ];
}

function made(wanted: Choice, clicks: readonly Click[], always: boolean): Click[] {
  const said = /button|row/.test(clicks.at(-1)?.on ?? '') && wanted.follows !== null;
  const free = wanted.follows === '' && clicks.length > 0;
  return !always && (free || said) ? [...clicks] : [...clicks, { on: 'confirm', what: '' }];
}

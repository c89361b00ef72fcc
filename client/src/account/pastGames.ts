/** My finished games: the list, and its statistics. */
import { switches, valueLabel } from '../lobby/form';
import type { GameCard, MyTable, Option } from '../connection/protocol';

export interface PastGame {
  table: string;
  token: string;
  game: string;
  title: string;
  /** The table's name, if it has one. */
  name: string;
  /** Milliseconds since 1970. */
  when: number;
  moves: number;
  won: boolean;
  /** It began mid-game: a daily case, a position, a fork, a guided game. Listed, but left out of the statistics. */
  midway: boolean;
  score: number | null;
  text: string;
  /** The other people who played. */
  others: readonly string[];
  difficulty: string;
  roles: readonly string[];
  expansions: readonly string[];
}

export interface Filter {
  game: string;
  result: '' | 'won' | 'lost';
  other: string;
  /** At most this many days ago; 0 for any time. */
  days: number;
}

export interface Tally {
  label: string;
  played: number;
  won: number;
  /** The 95 % confidence interval for the share of wins. */
  low: number;
  high: number;
}

export type Trait = 'game' | 'difficulty' | 'role' | 'expansion';

export interface Achievement {
  kind: 'first' | 'first-at' | 'best' | 'run';
  of: PastGame;
  count: number;
}

const DAY = 86_400_000;
/** The normal quantile for 95 % confidence. */
const Z = 1.96;
/** Shorter winning streaks are not mentioned. */
const MIN_RUN = 3;

/** Every finished game in which I had a seat, once, newest first. */
export function pastGames(mine: readonly MyTable[], games: readonly GameCard[]): PastGame[] {
  const once = new Map(
    mine
      .filter(one => one.role === 'seat' && one.card.outcome && !one.card.watch_only)
      .map(one => [one.card.table, one]),
  );
  return [...once.values()]
    .map(one =>
      pastGame(
        one,
        games.find(game => game.meta.id === one.card.game),
      ),
    )
    .sort((a, b) => b.when - a.when);
}

function pastGame({ token, seat, card }: MyTable, game: GameCard | undefined): PastGame {
  const mine = seat ?? 0;
  const set = Object.fromEntries(
    (game?.meta.options ?? []).map(option => [option.id, card.options[option.id] ?? option.default]),
  );
  const chosen = game ? switches(game, card.seats.length, set) : [];
  const value = (option: Option): Option['default'] => set[option.id] ?? option.default;
  const hard = chosen.find(option => option.kind === 'difficulty' && (option.seat ?? mine) === mine);
  return {
    table: card.table,
    token,
    game: card.game,
    title: card.title,
    name: card.name,
    when: card.changed_at,
    moves: card.moves,
    won: card.outcome?.winners.includes(mine) ?? false,
    midway: card.midway ?? false,
    score: card.outcome?.scores[mine] ?? null,
    text: card.outcome?.text ?? '',
    others: card.seats.filter(one => one.seat !== mine && one.by === 'person' && one.name).map(one => one.name),
    difficulty: hard ? valueLabel(hard, value(hard)) : '',
    roles: (card.roles ?? []).filter(role => role.seat === mine).map(role => role.name),
    expansions: chosen
      .filter(option => option.kind === 'expansion' && value(option) === true)
      .map(option => option.label ?? option.id),
  };
}

export function filtered(games: readonly PastGame[], { game, result, other, days }: Filter, now: number): PastGame[] {
  return games.filter(
    one =>
      (!game || one.game === game) &&
      (!result || one.won === (result === 'won')) &&
      (!other || one.others.includes(other)) &&
      (!days || one.when >= now - days * DAY),
  );
}

/** The games played from the beginning. */
export function counted(games: readonly PastGame[]): PastGame[] {
  return games.filter(one => !one.midway);
}

/** How often I played and won, one line per game, difficulty, role or expansion, most played first. */
export function tallies(games: readonly PastGame[], by: Trait): Tally[] {
  const several = new Set(games.map(one => one.game)).size > 1;
  const groups = new Map<string, PastGame[]>();
  for (const one of games)
    for (const label of labels(one, by)) {
      const key = several && by !== 'game' ? `${one.title}: ${label}` : label;
      groups.set(key, [...(groups.get(key) ?? []), one]);
    }
  return [...groups]
    .map(([label, group]): Tally => {
      const won = group.filter(one => one.won).length;
      return { label, played: group.length, won, ...interval(won, group.length) };
    })
    .sort((a, b) => b.played - a.played || a.label.localeCompare(b.label));
}

function labels(one: PastGame, by: Trait): readonly string[] {
  if (by === 'game') return [one.title];
  if (by === 'difficulty') return one.difficulty ? [one.difficulty] : [];
  return by === 'role' ? one.roles : one.expansions;
}

/** The Wilson interval for a proportion. */
export function interval(won: number, played: number): { low: number; high: number } {
  if (played === 0) return { low: 0, high: 1 };
  const share = won / played;
  const spread = (Z * Z) / played;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / played + spread / (4 * played));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The highlights of each game: first wins, the best score, winning streaks. */
export function achievements(games: readonly PastGame[]): Achievement[] {
  const inOrder = [...games].sort((a, b) => a.when - b.when);
  return [...new Set(inOrder.map(one => one.game))].flatMap(game => {
    const played = inOrder.filter(one => one.game === game);
    const won = played.filter(one => one.won);
    const levels = [...new Set(won.map(one => one.difficulty))].filter(Boolean);
    const reached: (Achievement | undefined)[] = levels.length > 0 ? [] : [first('first', won)];
    reached.push(
      ...levels.map(level =>
        first(
          'first-at',
          won.filter(one => one.difficulty === level),
        ),
      ),
      best(played),
      run(played),
    );
    return reached.filter(one => one !== undefined);
  });
}

function first(kind: 'first' | 'first-at', won: readonly PastGame[]): Achievement | undefined {
  return won[0] && { kind, of: won[0], count: won.length };
}

/** A best score means little until there are three different ones. */
function best(played: readonly PastGame[]): Achievement | undefined {
  const scored = played.filter(one => one.score !== null);
  if (new Set(scored.map(one => one.score)).size < 3) return undefined;
  const of = scored.reduce((top, one) => ((one.score ?? 0) > (top.score ?? 0) ? one : top));
  return { kind: 'best', of, count: of.score ?? 0 };
}

function run(played: readonly PastGame[]): Achievement | undefined {
  let longest: Achievement | undefined;
  let count = 0;
  for (const of of played) {
    count = of.won ? count + 1 : 0;
    if (count >= MIN_RUN && count > (longest?.count ?? 0)) longest = { kind: 'run', of, count };
  }
  return longest;
}

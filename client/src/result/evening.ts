/** The totals of the games these people have played this evening. */
import type { Outcome, Played, SeatInfo } from '../connection/protocol';

export interface Tally {
  seat: number;
  played: number;
  won: number;
  /** The best score; null if no game had one. */
  best: number | null;
}

/** One line per person, most wins first; includes the game that has just ended. */
export function tally(seats: readonly SeatInfo[], evening: readonly Played[], outcome: Outcome | null = null): Tally[] {
  const people = seats.filter(seat => seat.by === 'person' || seat.taken);
  const lines = people.map(({ seat }): Tally => {
    const won = [...evening.map(game => game.won[seat] ?? null), ...(outcome ? [outcome.winners.includes(seat)] : [])];
    const scores = [...evening.map(game => game.scores[seat] ?? null), outcome?.scores[seat] ?? null].filter(
      score => score !== null,
    );
    return {
      seat,
      played: won.filter(one => one !== null).length,
      won: won.filter(one => one === true).length,
      best: scores.length > 0 ? Math.max(...scores) : null,
    };
  });
  return lines.sort((a, b) => b.won - a.won || (b.best ?? 0) - (a.best ?? 0));
}

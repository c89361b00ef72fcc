/** A seat's standing answers: what it can pass, and when it wants to be asked anyway. */
import type { TableModel } from '../table/model';
import type { SeatStanding, StandingChoice } from '../connection/protocol';

export interface StandingAnswers extends SeatStanding {
  answers: readonly StandingChoice[];
  moments: readonly StandingChoice[];
  /** Whether "pass until my turn" would pass the current question. */
  passable: boolean;
}

/** The standing answers of the seat we look from; null for spectators, and when there is nothing to play. */
export function standingAnswers(model: TableModel): StandingAnswers | null {
  const own = model.standing.find(one => one.seat === model.you.looking);
  const { standing, guided, watch_only: watchOnly, stopped } = model.table;
  if (own === undefined || guided || watchOnly || stopped !== '' || model.now.outcome !== null) return null;
  const asked = model.now.awaiting?.decision ?? '';
  return {
    ...own,
    answers: standing.filter(one => !one.moment),
    moments: standing.filter(one => one.moment),
    passable: standing.some(one => one.passing.includes(asked)),
  };
}

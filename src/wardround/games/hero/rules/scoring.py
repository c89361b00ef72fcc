"""Chapters 12 and 13: the end of the night."""

from __future__ import annotations

from wardround.core.game import Outcome, ScoreLine
from wardround.core.log import Log
from wardround.games.hero.events import BagOpened, GoalChecked, NightEnded
from wardround.games.hero.rules import constants as k
from wardround.games.hero.rules.report import hero_name, seat_names, tell
from wardround.games.hero.rules.state import State


class Score:
    """HE-12.1 One player's scoring, step by step."""

    __slots__ = ("chaos_left", "deeds", "eliminated_by", "penalty", "points", "seat", "sleep")

    def __init__(self, seat: int, deeds: int, sleep: int) -> None:
        self.seat = seat
        self.deeds = deeds
        self.sleep = sleep
        self.chaos_left = 0
        self.penalty = 0
        self.points = 0
        self.eliminated_by = ""
        """The rule that eliminates the player, if one does."""


def penalty_for(s: State, chaos: int) -> int:
    """HE-12.6, HE-12.7 The cost of chaos tokens in deeds."""
    scoring = s.content.constants.scoring
    table = scoring.chaos_penalty
    if chaos < len(table):
        return table[chaos]
    return table[-1] + (chaos - len(table) + 1) * scoring.per_further_chaos


def score_bag(s: State, seat: int) -> Score:
    """HE-12.2, HE-12.3, HE-12.4, HE-12.5, HE-12.8, HE-12.9, HE-12.13, HE-R56, HE-R57, HE-R58,
    HE-R59, HE-R60 Required sleep, spare sleep against chaos, chaos against deeds."""
    scoring = s.content.constants.scoring
    bag = s.bags[seat]
    score = Score(seat, bag[k.DEEDS], bag[k.SLEEP_TOKEN])
    spare = max(0, bag[k.SLEEP_TOKEN] - s.rules.sleep_needed)
    score.chaos_left = max(0, bag[k.CHAOS_TOKEN] - spare // scoring.sleep_per_cancelled_chaos)
    score.penalty = penalty_for(s, score.chaos_left)
    score.points = max(scoring.deeds_floor, bag[k.DEEDS] - score.penalty)
    if bag[k.SLEEP_TOKEN] < s.rules.sleep_needed:
        score.eliminated_by = "HE-12.3"
    elif 0 < s.rules.eliminate_at <= score.chaos_left:
        score.eliminated_by = "HE-12.13"
    return score


def scores(s: State) -> list[Score]:
    """HE-12.1 The scores of all players."""
    return [score_bag(s, seat) for seat in range(s.rules.seats)]


def rank_key(s: State, score: Score) -> list[int]:
    """HE-12.10, HE-12.11, HE-12.12 Smaller is better: score, then tie breaks; eliminated players
    share last place."""
    if score.eliminated_by:
        return [1]
    key = [0, -score.points]
    for tie in s.content.constants.scoring.tie_break:
        if tie == "fewest_chaos_left":
            key.append(score.chaos_left)
        elif tie == "most_sleep_collected":
            key.append(-score.sleep)
        else:
            break
    return key


def winners_of(s: State, all_scores: list[Score]) -> list[int]:
    """HE-12.10, HE-12.11, HE-12.12 The best of those not eliminated."""
    best: list[int] = []
    winners: list[int] = []
    for score in all_scores:
        if score.eliminated_by:
            continue
        key = rank_key(s, score)
        if not winners or key < best:
            best = key
            winners = [score.seat]
        elif key == best:
            winners.append(score.seat)
    return winners


def decided_by(s: State, all_scores: list[Score]) -> str:
    """HE-12.11 The tie break that decides, "shared" if none does; "" if the score decides."""
    keys = sorted([rank_key(s, score) for score in all_scores if not score.eliminated_by])
    if len(keys) < 2 or keys[0][1] != keys[1][1]:
        return ""
    for n in range(2, len(keys[0])):
        if keys[0][n] != keys[1][n]:
            return s.content.constants.scoring.tie_break[n - 2]
    return "shared"


def end_night(s: State, log: Log) -> None:
    """HE-4.23, HE-12.1, HE-12.14, HE-12.15, HE-13.15, HE-13.16, HE-13.18 The last round is over."""
    s.phase = k.FINISHED
    s.active = k.NOBODY
    log.barrier = True
    if s.rules.coop:
        _end_together(s, log)
    else:
        _end_apart(s, log)


def _end_apart(s: State, log: Log) -> None:
    """HE-12.1, HE-12.10, HE-12.15, HE-H7 The bags are opened."""
    all_scores = scores(s)
    winners = winners_of(s, all_scores)
    s.reason = k.NO_WINNER
    if winners:
        s.reason = k.WINNER if len(winners) == 1 else k.SHARED_WIN
    if not log.on:
        return
    decider = decided_by(s, all_scores)
    for score in all_scores:
        bag = s.bags[score.seat]
        tell(
            s,
            log,
            BagOpened(
                rule=score.eliminated_by or "HE-12.1",
                seat=score.seat,
                deeds=bag[k.DEEDS],
                sleep=bag[k.SLEEP_TOKEN],
                chaos=bag[k.CHAOS_TOKEN],
                chaos_left=score.chaos_left,
                penalty=score.penalty,
                score=score.points,
                eliminated=score.eliminated_by != "",
            ),
        )
    tell(
        s,
        log,
        NightEnded(
            rule=_ending_rule(s, decider),
            reason=k.REASONS[s.reason],
            winners=tuple(winners),
            points=_best(all_scores),
            decider=decider,
        ),
        seat_names(s, winners),
    )


def _best(all_scores: list[Score]) -> int:
    return max([score.points for score in all_scores if not score.eliminated_by], default=0)


def _ending_rule(s: State, decider: str) -> str:
    """HE-12.10, HE-12.11, HE-12.12 The rule that decides the winners, or that there are none."""
    if s.reason == k.NO_WINNER:
        return "HE-12.12"
    return "HE-12.11" if decider else "HE-12.10"


def _end_together(s: State, log: Log) -> None:
    """HE-13.11, HE-13.12, HE-13.15, HE-13.17, HE-R65 The deeds of all heroes against the goal."""
    deeds = s.bags[0][k.DEEDS]
    s.reason = k.WON if deeds >= s.rules.goal else k.LOST_FOR_DEEDS
    if log.on:
        everyone = tuple(range(s.rules.seats)) if s.reason == k.WON else ()
        tell(s, log, GoalChecked(rule="HE-13.15", deeds=deeds, goal=s.rules.goal))
        reason = k.REASONS[s.reason]
        ended = NightEnded(
            rule="HE-13.15", reason=reason, winners=everyone, deeds=deeds, goal=s.rules.goal
        )
        tell(s, log, ended)


# -- the outcome -------------------------------------------------------------------------------


def outcome(s: State) -> Outcome | None:
    """HE-12.15, HE-13.17, HE-13.18 How the night ended, once it has."""
    if s.reason == k.GOES_ON:
        return None
    return _outcome_together(s) if s.rules.coop else _outcome_apart(s)


def _outcome_apart(s: State) -> Outcome:
    """HE-12.8, HE-12.9, HE-12.10, HE-12.12 Scores, ranks, and how each score came about."""
    all_scores = scores(s)
    keys = [rank_key(s, score) for score in all_scores]
    lines: list[ScoreLine] = []
    for score in all_scores:
        seat = score.seat
        lines.append(ScoreLine(seat, "deeds", score.deeds, "HE-12.9"))
        left = {"chaos": score.chaos_left}
        lines.append(ScoreLine(seat, "chaos_left", -score.penalty, "HE-12.6", left))
        if spared := score.points - (score.deeds - score.penalty):
            lines.append(ScoreLine(seat, "not_below_zero", spared, "HE-12.8"))
        if score.eliminated_by:
            why = "out_by_chaos" if score.eliminated_by == "HE-12.13" else "out_by_sleep"
            lines.append(ScoreLine(seat, why, 0, score.eliminated_by))
    decider = decided_by(s, all_scores)
    winners = winners_of(s, all_scores)
    return Outcome(
        reason=k.REASONS[s.reason],
        rule=_ending_rule(s, decider),
        winners=tuple(winners),
        scores=tuple([float(0 if x.eliminated_by else x.points) for x in all_scores]),
        ranks=tuple([1 + sum([1 for other in keys if other < key]) for key in keys]),
        lines=tuple(lines),
        facts={
            "players": [hero_name(s, seat) for seat in winners],
            "points": _best(all_scores),
            "decider": decider or "score",
        },
    )


def _outcome_together(s: State) -> Outcome:
    """HE-13.8, HE-13.15, HE-13.17, HE-13.18 All players share the result."""
    seats = s.rules.seats
    deeds = s.bags[0][k.DEEDS]
    won = s.reason == k.WON
    return Outcome(
        reason=k.REASONS[s.reason],
        rule="HE-13.8" if s.reason == k.LOST_BY_CHAOS else "HE-13.15",
        winners=tuple(range(seats)) if won else (),
        scores=(float(deeds),) * seats,
        ranks=(1,) * seats,
        lines=(ScoreLine(None, "party_deeds", deeds, "HE-13.12", {"goal": s.rules.goal}),),
        facts={"deeds": deeds, "goal": s.rules.goal, "chaos": s.bags[0][k.CHAOS_TOKEN]},
    )

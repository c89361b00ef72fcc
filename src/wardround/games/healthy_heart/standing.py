"""The standing answers of Healthy Heart Hospital."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wardround.core.actions import Action
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart.advice.value import rate
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.ambulance import arrival_total, colours_left
from wardround.games.healthy_heart.rules.heal import matching_cubes
from wardround.games.healthy_heart.rules.patients import free_er_space, patient_value, too_ill
from wardround.games.healthy_heart.rules.state import State
from wardround.presentation.game_spec import Moment, StandingAnswer
from wardround.presentation.standing_answers import ASK

Choose = Callable[[State, int, str, list[Action]], Action | None]
BEST: Final = "best"
CONSENT: Final = "shared_consent"
"""The name of a decision, and of the option that enables it."""


def best_rated(s: State, seat: int, setting: str, offered: list[Action]) -> Action:
    """The answer that the advice for bots rates highest."""
    weights = rate(s, offered)
    return offered[weights.index(max(weights))]


def saying(field: str) -> Choose:
    """The setting itself is the answer."""

    def answer(s: State, seat: int, setting: str, offered: list[Action]) -> Action | None:
        return next((action for action in offered if getattr(action, field) == setting), None)

    return answer


def answer_rounds(s: State, seat: int, setting: str, offered: list[Action]) -> Action | None:
    """HH-5.3, HH-R7 Ward by Ward, the worst patients first."""
    return min(offered, key=lambda action: _rounds_key(s, action))


def _rounds_key(s: State, action: Action) -> tuple[int, int]:
    assert isinstance(action, a.RoundsNext)
    patient = s.content.patient_number.get(action.check)
    if patient is None:
        return s.content.ward_number[action.check], 0
    place = s.who.index(patient)
    return s.content.malady_of[place], -s.level[place]


def answer_arrivals(s: State, seat: int, setting: str, offered: list[Action]) -> Action | None:
    """HH-4.14 In the order of the chairs, unless a space in the E.R. is at stake."""
    at_stake = free_er_space(s) >= 0
    return None if at_stake and setting != BEST else offered[0]


def answer_burial(s: State, seat: int, setting: str, offered: list[Action]) -> Action | None:
    """HH-16.6, HH-16.8 The most valuable patient first, each to the cheapest space."""
    if isinstance(offered[0], a.DeathOrder):
        return max(offered, key=lambda action: _value_of(s, action))
    return best_rated(s, seat, setting, offered)


def _value_of(s: State, action: Action) -> int:
    assert isinstance(action, a.DeathOrder)
    return patient_value(s, s.who.index(s.content.patient_number[action.patient]))


def answer_hide(s: State, seat: int, setting: str, offered: list[Action]) -> Action | None:
    """HH-14.7 A Medical token, which is listed first, before an Administrative one; or never."""
    hides = setting == "yes"
    return next(x for x in offered if isinstance(x, a.LuckyHide) and (x.answer != "no") == hides)


def answer_lucky(s: State, seat: int, setting: str, offered: list[Action]) -> Action | None:
    """HH-13.24 Keep a draw unless it does harm."""
    if setting == "harm" and does_harm(s):
        return None
    return next(x for x in offered if isinstance(x, a.FeelingLucky) and x.answer == "no")


def does_harm(s: State) -> bool:
    """HH-4.13, HH-5.6, HH-7.13 Whether the drawn set worsens or kills a patient."""
    if s.drawing == k.FOR_HEAL:
        return matching_cubes(s, s.malady[s.place]) < s.drawn.count(s.content.maladies)
    if s.drawing == k.FOR_CHECK:
        return s.malady[s.place] in s.drawn
    return would_die(s, 0)


def would_die(s: State, seat: int) -> bool:
    """HH-4.13, HH-5.9, HH-7.23 Whether a patient dies if the draw stands."""
    place = s.place
    if s.drawing == k.FOR_CARD:
        most = s.content.areas[k.TRIAGE].levels[0]
        rescue = s.content.areas[k.ER].lowest
        room = free_er_space(s) >= 0
        totals = [arrival_total(s, colour) for colour in colours_left(s)]
        return any(total > most and not (room and total == rescue) for total in totals)
    if s.drawing == k.FOR_CHECK:
        return too_ill(s, place, s.level[place] + s.drawn.count(s.malady[place]))
    if s.drawing == k.FOR_HEAL:
        harm = s.drawn.count(s.content.maladies) - matching_cubes(s, s.malady[place])
        return harm > 0 and too_ill(s, place, s.level[place] + harm)
    return False


def answer_bonus(s: State, seat: int, setting: str, offered: list[Action]) -> Action | None:
    """HH-7.8 Draw every bonus until the patient is healed."""
    healed = matching_cubes(s, s.malady[s.place]) - s.drawn.count(s.content.maladies)
    bonuses = [x for x in offered if isinstance(x, a.HealBonus) and x.bonus != "stop"]
    if bonuses and healed < s.level[s.place]:
        return bonuses[0]
    return next((x for x in offered if isinstance(x, a.HealBonus) and x.bonus == "stop"), None)


def answer_guard(s: State, seat: int, setting: str, offered: list[Action]) -> Action | None:
    """HH-12.17 Send away the cards that the advice for bots would, or let every card in."""
    if setting == BEST:
        return best_rated(s, seat, setting, offered)
    return saying("answer")(s, seat, setting, offered)


def answer_flip(s: State, seat: int, setting: str, offered: list[Action]) -> Action | None:
    """HH-8.11 Flipping a token does no harm; in Housekeeping, all become Unused anyway."""
    tokens = [x for x in offered if isinstance(x, a.CureFlip) and x.token != "none"]
    if len(tokens) == 1 or s.phase == k.HOUSEKEEPING:
        return tokens[0]
    return None


STANDING: Final[tuple[StandingAnswer[State, Action], ...]] = (
    StandingAnswer("rounds", ("rounds_next",), (BEST, ASK), answer_rounds),
    StandingAnswer("arrivals", ("arrival_order",), ("er", BEST, ASK), answer_arrivals),
    StandingAnswer("burials", ("death_order", "tombstone_space"), (BEST, ASK), answer_burial),
    StandingAnswer("coroner", ("use_coroner",), (ASK, "yes", "no"), saying("answer")),
    StandingAnswer("hide", ("lucky_hide",), (ASK, "yes", "no"), answer_hide),
    StandingAnswer("spin", ("pr_spin",), (ASK, "yes", "no"), saying("answer")),
    StandingAnswer("awards", ("use_award",), (ASK, "yes", "no"), saying("answer")),
    StandingAnswer("guard", ("security_guard",), (ASK, BEST, "no"), answer_guard),
    StandingAnswer("lucky", ("feeling_lucky",), ("harm", "never", ASK), answer_lucky),
    StandingAnswer("flip", ("cure_flip",), (BEST, ASK), answer_flip),
    StandingAnswer("veto", ("training_veto",), ("allow", ASK), saying("answer")),
    StandingAnswer("consent", (CONSENT,), (ASK, "allow"), saying("answer"), option=CONSENT),
    StandingAnswer("bonuses", ("heal_bonus",), (ASK, BEST), answer_bonus),
    StandingAnswer("returns", ("return_cube",), (ASK, BEST), best_rated),
)
MOMENTS: Final = (Moment("death", ("feeling_lucky",), True, would_die),)

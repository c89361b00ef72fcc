"""What a seat can say beforehand in Healthy Heart Hospital."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wardround.core.actions import Action
from wardround.core.standing import ASK, Moment, StandingAnswer
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart.advice.value import rate
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.ambulance import arrival_total, colours_left
from wardround.games.healthy_heart.rules.heal import matching_cubes
from wardround.games.healthy_heart.rules.patients import free_er_space, patient_value, too_ill
from wardround.games.healthy_heart.rules.state import State

Choose = Callable[[State, int, str, list[Action]], Action | None]
BEST: Final = "best"


def best_rated(s: State, seat: int, setting: str, offered: list[Action]) -> Action:
    """What the advice to bots rates highest."""
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
    """HH-13.24 A draw stands unless it does harm."""
    if setting == "harm" and does_harm(s):
        return None
    return next(x for x in offered if isinstance(x, a.FeelingLucky) and x.answer == "no")


def does_harm(s: State) -> bool:
    """HH-4.13, HH-5.6, HH-7.13 Whether the set that was drawn makes somebody worse, or kills."""
    if s.drawing == k.FOR_HEAL:
        return matching_cubes(s, s.malady[s.place]) < s.drawn.count(s.content.maladies)
    if s.drawing == k.FOR_CHECK:
        return s.malady[s.place] in s.drawn
    return would_die(s, 0)


def would_die(s: State, seat: int) -> bool:
    """HH-4.13, HH-5.9, HH-7.23 Whether somebody dies if the draw stands."""
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
    """HH-7.8 Every bonus is drawn while the patient is not healed yet."""
    healed = matching_cubes(s, s.malady[s.place]) - s.drawn.count(s.content.maladies)
    bonuses = [x for x in offered if isinstance(x, a.HealBonus) and x.bonus != "stop"]
    if bonuses and healed < s.level[s.place]:
        return bonuses[0]
    return next((x for x in offered if isinstance(x, a.HealBonus) and x.bonus == "stop"), None)


def answer_guard(s: State, seat: int, setting: str, offered: list[Action]) -> Action | None:
    """HH-12.17 A card that the advice to bots would send away goes; or every card comes in."""
    if setting == BEST:
        return best_rated(s, seat, setting, offered)
    return saying("answer")(s, seat, setting, offered)


def answer_flip(s: State, seat: int, setting: str, offered: list[Action]) -> Action | None:
    """HH-8.11 A token that becomes Unused does no harm; in Housekeeping all do so anyway."""
    tokens = [x for x in offered if isinstance(x, a.CureFlip) and x.token != "none"]
    if len(tokens) == 1 or s.phase == k.HOUSEKEEPING:
        return tokens[0]
    return None


def standing(
    name: str,
    decisions: tuple[str, ...],
    settings: tuple[str, ...],
    answer: Choose,
    option: str = "",
) -> StandingAnswer[State, Action]:
    return StandingAnswer(
        id=name, decisions=decisions, settings=settings, answer=answer, option=option
    )


STANDING: Final = (
    standing("rounds", ("rounds_next",), (BEST, ASK), answer_rounds),
    standing("arrivals", ("arrival_order",), ("er", BEST, ASK), answer_arrivals),
    standing("burials", ("death_order", "tombstone_space"), (BEST, ASK), answer_burial),
    standing("coroner", ("use_coroner",), (ASK, "yes", "no"), saying("answer")),
    standing("hide", ("lucky_hide",), (ASK, "yes", "no"), answer_hide),
    standing("spin", ("pr_spin",), (ASK, "yes", "no"), saying("answer")),
    standing("awards", ("use_award",), (ASK, "yes", "no"), saying("answer")),
    standing("guard", ("security_guard",), (ASK, BEST, "no"), answer_guard),
    standing("lucky", ("feeling_lucky",), ("harm", "never", ASK), answer_lucky),
    standing("flip", ("cure_flip",), (BEST, ASK), answer_flip),
    standing("veto", ("training_veto",), ("allow", ASK), saying("answer")),
    standing("consent", ("shared_consent",), (ASK, "allow"), saying("answer"), "shared_consent"),
    standing("bonuses", ("heal_bonus",), (ASK, BEST), answer_bonus),
    standing("returns", ("return_cube",), (ASK, BEST), best_rated),
)
MOMENTS: Final = (
    Moment[State](
        id="death",
        decisions=("feeling_lucky",),
        default=True,
        holds=would_die,
    ),
)

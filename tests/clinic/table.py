"""Named boards and small tools that all tests of Clinic share."""

from __future__ import annotations

from typing import Any

from wardround.core.actions import Event
from wardround.core.game import why_not
from wardround.core.notation import notate
from wardround.games import language_of, library_of, rulebook_of
from wardround.games.clinic import SPEC
from wardround.games.clinic.actions import LeaveCar
from wardround.games.clinic.events import Happened
from wardround.games.clinic.rules.ending import goal_met, score_lines
from wardround.games.clinic.rules.expansions.covid import EXPANSION as COVID
from wardround.games.clinic.rules.expansions.covid.part import CovidPart
from wardround.games.clinic.rules.geometry import members
from wardround.games.clinic.rules.parking import count_cars
from wardround.games.clinic.rules.state import Board, State, care_of
from wardround.testkit import Play

LIBRARY = library_of(SPEC)
RULES = rulebook_of(SPEC)
WORDS = language_of(SPEC)

LW: dict[str, Any] = {"layout": "white"}
"""Psychiatry hub 1,2,0, treatment room 1,1,0, supply room 2,1,0, entrance S1."""

LX: dict[str, Any] = {
    "entrances": ["W1"],
    "modules": {
        "0,1,0": "hub/psychiatry",
        "0,2,0": "operating_room",
        "1,1,0": "treatment",
        "1,2,0": "supply",
        "0,1,1": "treatment",
        "0,2,1": "supply",
        "1,1,1": "hub/neurology",
        "0,2,2": "lab",
        "0,1,2": "supply",
        "1,1,2": "triage",
        "3,1,0": "treatment",
        "3,2,0": "hub/ophthalmology",
        "3,0,0": "supply",
    },
    "stops": ["0,1,0", "0,2,0", "0,2,2", "3,1,0"],
}

FULL = ["v0,0", "v1,0", "v2,0", "v2,2", "h0,0", "h3,0", "h0,1", "h3,1"]
"""A car in every street of LW."""

# The options that switch expansions on.
B = {"blood": True}
F = {"extinguishers": True}
W = {"workaholics": True}
Z = {"zombies": True}


def lw(**more: Any) -> dict[str, Any]:
    """LW with something added."""
    return {**LW, **more}


def play(*boards: dict[str, Any], options: dict[str, Any] | None = None, **position: Any) -> Play:
    """A table in a position; two seats unless more boards or ``options`` say otherwise."""
    chosen = {"seats": max(2, len(boards)), **(options or {})}
    return Play(SPEC, LIBRARY, {"boards": list(boards), **position}, chosen)


def fresh(seed: int = 1, **options: Any) -> Play:
    """A new game from a seed."""
    return Play(SPEC, LIBRARY, options=options, setup=seed)


def begun(seed: int = 4, bonus: str = "", **options: Any) -> Play:
    """A new game after the bonus tiles; seat 0 of a solo game takes the named one."""
    for number in range(seed, seed + 80):
        t = fresh(number, **options)
        if t.awaiting.decision == "solo_goal":
            t.do("0: solo_goal goal:swift")
        if bonus and f"bonus:{bonus}" not in t.targets("take_bonus"):
            continue
        drawn: list[Any] = []
        while t.awaiting.decision == "take_bonus":
            seat = t.awaiting.seats[0]
            taken = f"bonus:{bonus}" if bonus else sorted(t.targets("take_bonus"))[0]
            drawn = t.do(f"{seat}: take_bonus {taken}", seed=number)
        t.events = drawn
        return t
    raise AssertionError(bonus)


def clinic(t: Play, seat: int = 0) -> Board:
    board: Board = t.state.boards[seat]
    return board


def state(t: Play) -> State:
    found: State = t.state
    return found


def named(b: Board, spaces: int) -> set[str]:
    """A set of spaces by name."""
    return {b.shape.space_names[space] for space in members(spaces)}


def offered(t: Play, kind: str, seat: int = 0) -> set[str]:
    """What a seat may name with an action of this kind, without ``space:0/`` and the like."""
    return {target.rpartition("/")[2] for target in t.targets(kind, seat)}


def components(t: Play, seat: int = 0) -> set[str]:
    return {target.partition(":")[2] for target in t.targets("build_component", seat)}


def spaces_for(component: str, *boards: dict[str, Any], **more: Any) -> set[str]:
    """Where seat 0 may build a component on a board."""
    t = play(*boards, phase="build", **more)
    t.do(f"0: build_component component:{component}")
    return offered(t, "build_space")


def build(t: Play, component: str, space: str, seat: int = 0) -> None:
    t.do(f"{seat}: build_component component:{component}")
    kind = "entrance" if component == "entrance" else "space"
    t.do(f"{seat}: build_space {kind}:{seat}/{space}", seed=1)


def refused_space(component: str, space: str, board: dict[str, Any], **more: Any) -> str:
    """The rule that keeps a component out of a space."""
    t = play(board, phase="build", **more)
    t.do(f"0: build_component component:{component}")
    kind = "entrance" if component == "entrance" else "space"
    return t.refused(f"0: build_space {kind}:0/{space}")


def with_money(t: Play, money: int) -> Play:
    """The same question to seat 0 with other savings."""
    clinic(t).money = money
    clinic(t).listed = None
    return t


def reason(t: Play, text: str) -> tuple[str, str]:
    """Why an action is refused: the rule and the reason."""
    refusal = why_not(t.game, t.state, t.read(text))
    return refusal.rule, refusal.reason


def walk(t: Play, person: int, space: str, seat: int = 0) -> int:
    """Move a person and say how much time it took."""
    before = spent(t, seat)
    t.do(f"{seat}: move_person person:{seat}/{person}")
    t.do(f"{seat}: move_destination space:{seat}/{space}")
    return spent(t, seat) - before


def spent(t: Play, seat: int = 0) -> int:
    """The time of the Move so far."""
    move = clinic(t, seat).moving
    return 0 if move is None else move.spent


def plan(t: Play) -> list[int]:
    """The care plan of seat 0: patient and doctor by turns."""
    return care_of(clinic(t)).plan


def destinations(t: Play, person: int, seat: int = 0) -> set[str]:
    """Where a person could go; the question is left open."""
    t.do(f"{seat}: move_person person:{seat}/{person}")
    return offered(t, "move_destination", seat)


def may_finish(t: Play, seat: int = 0) -> bool:
    return "done" in t.choices("done", seat)


def places(t: Play, seat: int = 0) -> list[str]:
    """Where everybody is, in words; the gone by their fate."""
    return list(t.dump()["boards"][seat]["place"])


def colours(t: Play, seat: int = 0) -> list[str]:
    return list(t.dump()["boards"][seat]["colour"])


def cars(t: Play, seat: int = 0) -> int:
    return count_cars(clinic(t, seat))


def points(t: Play) -> dict[str, float]:
    """What seat 0 would score now, line by line."""
    return {line.line: line.points for line in score_lines(state(t), clinic(t))}


def meets(goal: str, board: dict[str, Any]) -> bool:
    """Whether a solo game that ends like this meets a goal."""
    t = play(board, options={"seats": 1})
    return goal_met(state(t), clinic(t), goal)


def told(events: list[Event]) -> list[str]:
    """What expansions reported."""
    return [event.what for event in events if isinstance(event, Happened)]


def settle_cars(t: Play) -> None:
    """Answer every question about leaving cars, whoever is asked."""
    leaving = [a for a in t.game.rules.legal(t.state) if isinstance(a, LeaveCar)]
    while leaving:
        t.do(notate(leaving[0]), seed=1)
        leaving = [a for a in t.game.rules.legal(t.state) if isinstance(a, LeaveCar)]


def finish_round(
    *boards: dict[str, Any], options: dict[str, Any] | None = None, **position: Any
) -> Play:
    """From buying through Administration to the next question; seat 0 buys nothing."""
    first = {"income": 3, **(boards[0] if boards else LW)}
    t = play(first, *boards[1:], options=options, phase="buy", **position)
    t.do("0: buy_popularity 0", seed=1)
    settle_cars(t)
    return t


# -- COVID-19 -----------------------------------------------------------------------------------

C: dict[str, Any] = {"covid": True}
HIGH: dict[str, Any] = {**C, "contagion": "high"}
CROWD = lw(people=["white doctor @ 1,2,0", "nurse @ 1,2,0", "white patient @ pre", "nurse @ S1"])


def covid(t: Play) -> CovidPart:
    return COVID.part(state(t))


def before_infections(
    *boards: dict[str, Any], tiles: int = 4, order: list[int] | None = None, **options: Any
) -> Play:
    """The moment before the new infections, with tiles on the track."""
    return play(
        *boards,
        options={**C, **options},
        phase="build",
        turn=3,
        order=order or list(range(len(boards))),
        covid={"track": [tiles, 0, 0, 0, 0, 0]},
    )


def sick(
    *people: str, ill: list[int] | None = None, board: dict[str, Any] | None = None, **more: Any
) -> Play:
    """LW with people, those with the numbers ``ill`` infected."""
    options = {**C, **more.pop("options", {})}
    return play(
        {**(board or LW), "people": list(people)},
        options=options,
        covid={"infected": {"0": ill or []}, **more.pop("covid", {})},
        **more,
    )


def both_done(t: Play) -> None:
    """Both seats finish Move."""
    t.do("0: done", seed=1)
    t.do("1: done", seed=1)

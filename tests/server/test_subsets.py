"""Subsets are chosen together: cubes that go back, supplies and company are one move each."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.healthy_heart.table import Hospital, hospital
from tests.server.people import KNOWN_GAMES, LEVELS, Circle, make_table
from tests.server.test_whole_moves import make, night, offered
from wardround.core.journal import Journal, Secret
from wardround.server.table.table import Table

SECRET = Secret("7", "salt")
Steps = list[dict[str, Any]]


def at_table(h: Hospital, seats: int) -> Circle:
    """A table where one person, in all seats, continues from a position."""
    spec, library = KNOWN_GAMES.game("healthy_heart"), KNOWN_GAMES.library("healthy_heart")
    new, state = make_table("healthy_heart", "p" * seats), h.state
    journal = Journal.start_at(
        spec, library, spec.rules.options(state), SECRET, spec.rules.dump(state)
    )
    owners = list(new.keys.owners.values())
    around = Circle(Table(new.record, journal, owners, LEVELS, "greedy"))
    around.join(0, *range(seats))
    return around


def cubes(steps: Steps, move: dict[str, Any]) -> Counter[str]:
    """The cubes that a move names."""
    named = (steps[n]["action"].get("cube", "") for n in move["steps"])
    return Counter(cube for cube in named if cube.startswith("cube:"))


def test_cubes_go_back_together() -> None:
    h = hospital(seats=1, wards={"cardio": [4]}, cast="derring aorta couch cast dream")
    h.act("aorta heal", "gray gray blue black red red")
    h.say("heal_bonus", "aorta", draws="green gray")
    h.say("feeling_lucky", "no")
    around = at_table(h, 1)
    steps, moves = offered(around)

    sets = [cubes(steps, move) for move in moves]

    colours = {"cube:red", "cube:green", "cube:gray", "cube:blue", "cube:black"}
    assert len(sets) == len({tuple(sorted(one.elements())) for one in sets})
    assert {size.total() for size in sets} == {0, 1, 2}
    assert {tuple(one) for one in sets if one.total() == 1} == {(c,) for c in colours}
    assert Counter({"cube:gray": 2}) in sets
    both = next(m for m in moves if cubes(steps, m) == Counter(["cube:gray", "cube:red"]))
    assert make(around, steps, both)["type"] == "done"
    assert around.now(0)["awaiting"]["decision"] != "return_cube"


def test_supplies_are_taken_back_together() -> None:
    """Ten cubes are more than can be offered at once: they are named in three parts, without a
    Confirm, and are one move all the same."""
    discard = {"red": 11, "black": 8, "blue": 4, "green": 5, "gray": 10, "yellow": 6}
    h = hospital({"order_supplies": True}, seats=1, discard=discard, triage={"left.cardio": 4})
    h.act("duronger order_supplies admin")
    around = at_table(h, 1)
    wanted = Counter({"cube:red": 4, "cube:black": 3, "cube:gray": 2, "cube:green": 1})
    left, parts = wanted.copy(), 0
    while left:
        steps, moves = offered(around)
        fitting = [move for move in moves if cubes(steps, move) <= left]
        part = max(fitting, key=lambda move: len(move["steps"]))
        assert part.get("free", True)
        assert make(around, steps, part)["type"] == "done"
        left -= cubes(steps, part)
        parts += 1

    assert parts == 3
    assert around.now(0)["moves"] == wanted.total()
    assert around.now(0)["undo"]["last"] == 0
    around.say(0, "undo", seq=around.table.seq, to=0, seat=0)
    assert around.now(0)["moves"] == 0
    around.say(0, "redo", seq=around.table.seq, seat=0)
    assert around.now(0)["moves"] == wanted.total()


def test_company_is_chosen_with_the_way() -> None:
    around = night()
    steps, moves = offered(around)

    def company(move: dict[str, Any]) -> tuple[str, ...]:
        actions = [steps[n]["action"] for n in move["steps"]]
        return tuple(sorted({a["staff"] for a in actions if "staff" in a and "take" in a["kind"]}))

    runs = [move for move in moves if move["kind"] == "run" and not move.get("aside")]
    goals = {steps[move["steps"][0]]["action"]["room"] for move in runs}
    for goal in goals:
        to = [move for move in runs if steps[move["steps"][0]]["action"]["room"] == goal]
        assert () in map(company, to)
        assert len({(company(move), move["text"]) for move in to}) == len(to)
    assert max(len(company(move)) for move in runs) >= 1
    together = max(runs, key=lambda move: len(company(move)))
    assert make(around, steps, together)["type"] == "done"
    assert around.now(0)["undo"]["last"] == 0

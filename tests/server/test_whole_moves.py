"""Whole moves at a table: offered, made and taken back as one, recorded action by action."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.people import KNOWN_GAMES, Circle, make_table
from tests.server.test_table import circle, restored
from wardround.core.actions import kind_of
from wardround.core.chance import RecordingChance, SeededChance
from wardround.core.log import Log
from wardround.core.replay import read_journal
from wardround.presentation.language import PLAIN
from wardround.presentation.scene import ids_in
from wardround.presentation.standing_answers import ASK
from wardround.presentation.whole_moves import own_draws
from wardround.server.table.offered_moves import moves_now
from wardround.server.table.standing_moves import standing_answerer
from wardround.server.table.why_not import preview


def offered(around: Circle, number: int = 0) -> tuple[list[Any], list[dict[str, Any]]]:
    """The steps and the moves that a connection is offered."""
    answer = around.say(number, "ask_moves")
    assert answer["type"] == "moves"
    assert answer["seq"] == around.now(number)["seq"]
    return answer["steps"], answer["moves"]


def make(around: Circle, steps: list[Any], move: dict[str, Any], **fields: Any) -> dict[str, Any]:
    first, *rest = (steps[n]["action"] for n in move["steps"])
    fields.setdefault("seq", around.now(0)["seq"])
    return around.say(0, "act", action=first, then=rest, **fields)


def chain(moves: list[dict[str, Any]], free: bool = True, least: int = 2) -> dict[str, Any]:
    """The first move of several actions that can be taken back freely, or not."""
    return next(m for m in moves if len(m["steps"]) >= least and m.get("free", True) is free)


def night() -> Circle:
    """A night for two, seen from the seat that begins: somebody can always come along."""
    around = Circle(make_table("hero", "pp", hero_setup="random"))
    awaiting = around.table.play.awaiting
    assert awaiting is not None
    around.join(0, *awaiting.seats)
    return around


def test_moves_begin_with_the_legal_actions_in_their_order() -> None:
    around = night()
    legal = around.now(0)["legal"]
    steps, moves = offered(around)
    assert [step["action"] for step in steps[: len(legal)]] == [one["action"] for one in legal]
    assert [move["steps"][0] for move in moves] == sorted(move["steps"][0] for move in moves)
    assert {move["steps"][0] for move in moves} <= set(range(len(legal)))


def test_a_whole_move_is_written_down_action_by_action() -> None:
    around = night()
    around.join(7)
    steps, moves = offered(around)
    move = chain(moves, least=3)
    before = len(around.inbox[7])
    seq = around.table.seq

    assert make(around, steps, move)["seq"] == seq + len(move["steps"])

    update, *more = around.inbox[7][before:]
    assert more == []
    assert {line["n"] for line in update["log"]} <= set(range(1, len(move["steps"]) + 1))
    journal = around.table.play.journal
    assert [one.follows for one in journal.moves] == [False] + [True] * (len(move["steps"]) - 1)
    library = KNOWN_GAMES.library("hero")
    assert read_journal(around.table.game, library, journal.closed_lines(), verify=True).moves


def test_all_of_a_move_is_carried_out_or_nothing() -> None:
    around = night()
    steps, moves = offered(around)
    move = chain(moves, least=3)
    lines = list(around.table.play.journal.lines)
    broken = {**move, "steps": [move["steps"][0], *[move["steps"][0]] * 2]}

    refused = make(around, steps, broken)

    assert (refused["type"], refused["code"]) == ("refused", "forbidden")
    assert around.table.play.journal.lines == lines


def test_nothing_may_come_after_a_draw() -> None:
    around = circle("p", "healthy_heart", difficulty="tutorial")
    while not any(a["action"]["kind"] == "choose_action" for a in around.now(0)["legal"]):
        around.act(0)
    steps, moves = offered(around)
    heal = next(m for m in moves if m["kind"] == "heal")
    assert heal["draws"] > 0
    assert heal["free"] is False
    seq = around.table.seq
    doubled = {**heal, "steps": [*heal["steps"], heal["steps"][-1]]}
    assert make(around, steps, doubled)["code"] == "forbidden"
    assert around.table.seq == seq
    assert make(around, steps, heal)["type"] == "done"


def test_a_resend_changes_nothing() -> None:
    around = night()
    steps, moves = offered(around)
    seq = around.table.seq
    make(around, steps, chain(moves), id="once", seq=seq)
    after = around.table.seq
    again = make(around, steps, chain(moves), id="once", seq=seq)
    assert (again["type"], again["again"], around.table.seq) == ("done", True, after)


def test_undo_and_redo_go_by_whole_moves_across_a_restart() -> None:
    around = night()
    steps, moves = offered(around)
    move = chain(moves, least=3)
    make(around, steps, move)
    scene = around.now(0)["scene"]

    after = Circle(restored(around))
    seat = steps[0]["action"]["seat"]
    undo = after.join(0, seat)["now"]["undo"]
    assert undo["last"] == 0
    assert (
        after.say(0, "undo", id="back", seq=after.now(0)["seq"], to=0, seat=seat)["type"] == "done"
    )
    assert after.now(0)["moves"] == 0
    assert after.now(0)["undo"]["redo"]

    assert after.say(0, "redo", id="forth", seq=after.now(0)["seq"], seat=seat)["type"] == "done"
    assert after.now(0)["moves"] == len(move["steps"])
    assert after.now(0)["scene"] == scene
    assert after.now(0)["undo"]["last"] == 0


def test_a_preview_shows_the_whole_move() -> None:
    around = night()
    steps, moves = offered(around)
    first, *rest = (steps[n]["action"] for n in chain(moves, least=3)["steps"])
    seen = around.say(0, "preview", action=first, then=rest)
    assert (seen["type"], seen["certain"], seen["free"]) == ("previewed", True, True)
    make(around, steps, chain(moves, least=3))
    happened = [line["text"] for line in around.last(0, "update")["log"]]
    assert [line["text"] for line in seen["log"]] == happened


@pytest.mark.parametrize("game", KNOWN_GAMES.ids())
def test_every_action_that_is_listed_is_part_of_a_move(game: str) -> None:
    """Moves with the same result are offered once; nothing else is left out."""
    spec = KNOWN_GAMES.game(game)
    seats = int(spec.meta.option("seats").default)
    around = Circle(make_table(game, "p" * seats))
    around.join(0, *range(seats))
    for n in range(12):
        awaiting = around.table.play.awaiting
        if awaiting is None:
            break
        around.say(0, "look", seat=awaiting.seats[0])
        steps, moves = offered(around)
        legal = around.now(0)["legal"]
        begun = {move["steps"][0] for move in moves}
        names = [_names(spec, one["action"]) for one in legal]
        assert {tuple(names[i]) for i in begun} == {tuple(one) for one in names}
        pick = moves[n * 7 % len(moves)]
        assert make(around, steps, pick)["type"] == "done"


def _names(spec: Any, action: dict[str, Any]) -> list[str]:
    unnamed = spec.show.moves.unnamed
    return sorted(str(value) for field, value in action.items() if field not in unnamed)


def test_a_standing_answer_is_not_asked_within_a_move() -> None:
    """Cars park by themselves, so hiring and admitting do not ask for a place."""
    table, chance = make_table("clinic", "p"), random.Random(4)
    play, words = table.play, table.words()

    def kinds(is_answered: Any = None) -> set[str]:
        offered = moves_now("m", words, play, play.choices(words, 0, (0,)), is_answered)
        return {kind_of(step.action) for step in offered.steps}

    while (
        "park_car" not in kinds() or play.awaiting is None or play.awaiting.decision == "park_car"
    ):
        play.act(chance.choice(play.legal))
    assert "park_car" not in kinds(standing_answerer(table, 0))
    table.record.seats[0].standing = {"cars": ASK}
    assert "park_car" in kinds(standing_answerer(table, 0))


def test_a_move_counts_its_own_draws() -> None:
    """Not those of Housekeeping and of the ambulances that follow the last one of a turn."""
    seen = set[str]()
    for seed in range(6):
        play, chance = make_table("healthy_heart", "p", seed=str(seed)).play, random.Random(seed)
        game = play.game
        while play.legal:
            for action in play.legal[:6]:
                recording, log = RecordingChance(SeededChance(0)), Log()
                game.rules.push(play.journal.state.clone(), action, recording, log)
                if not recording.revealed or "phase_began" not in map(kind_of, log.events):
                    continue
                drawn = own_draws(game, play.journal.state, action)
                assert drawn <= len(recording.draws)
                assert preview(game, play.journal.state, [action]).passes is (drawn == 0)
                if drawn < len(recording.draws):
                    seen.add("some" if drawn else "none")
            play.act(chance.choice(play.legal))
    assert seen == {"some", "none"}


def test_what_a_seat_sees_is_known_anew_after_every_move() -> None:
    play, chance = make_table("forbidden_clinic", "pppppp").play, random.Random(1)
    known = set()
    while play.legal:
        view = play.game.rules.view(play.journal.state, 0)
        assert play.ids_seen_by(0) == ids_in(play.game.show.scene(PLAIN, view))
        known.add(play.ids_seen_by(0))
        play.act(chance.choice(play.legal))
    assert len(known) > 1

"""Bots at a table, hints and reasons: everything that takes thinking."""

from __future__ import annotations

import pytest

from tests.server.people import KNOWN_GAMES, Circle, make_table
from tests.server.test_table import circle
from wardround.core.actions import mentions
from wardround.core.chance import SeededChance, derived_seed
from wardround.server.table.effects import BotAnswer


def test_bots_play_to_the_end() -> None:
    around = Circle(make_table(seats="bb"))
    assert around.table.bots.thinking == {}
    welcome = around.join(1)
    assert welcome["now"]["thinking"] == [0]
    around.think()
    assert around.table.over


def moves_of_bots(seed: str) -> list[str]:
    around = Circle(make_table(game="forbidden_clinic", seats="bbbbbb", seed=seed))
    around.join(1)
    around.think(12)
    return [str(move.action) for move in around.table.play.journal.moves]


def test_the_same_seed_makes_the_same_game_with_its_bots() -> None:
    assert len(moves_of_bots("7")) == 12
    assert moves_of_bots("7") == moves_of_bots("7")
    assert moves_of_bots("7") != moves_of_bots("8")


def test_a_bot_is_not_told_the_seed_that_cards_are_drawn_from() -> None:
    around = Circle(make_table(seats="bp", seed="7"))
    around.join(1)
    [question] = around.questions()
    assert question.seed not in ["7", *(derived_seed("7", line) for line in range(100))]


def test_a_table_of_bots_waits_for_somebody_to_watch() -> None:
    around = Circle(make_table(seats="bb"))
    around.join(1)
    around.deliver(around.table.disconnect(1))
    around.think(1)
    assert around.table.bots.thinking == {}
    around.join(1)
    assert around.table.bots.thinking


@pytest.mark.parametrize("thought", [None, BotAnswer({"kind": "nonsense"}), BotAnswer({"seat": 0})])
def test_a_bot_that_fails_does_not_stop_the_table(thought: BotAnswer | None) -> None:
    around = Circle(make_table(seats="bp"))
    around.join(1, 1)
    key = around.questions()[0].key
    around.deliver(around.table.bot_answered(key, thought))
    assert around.table.play.moves == 1
    assert around.effects[-1].faults


def test_a_late_thought_is_ignored() -> None:
    around = Circle(make_table(seats="bp"))
    around.join(1, 1)
    around.join(8, host=True)
    key = around.questions()[0].key
    around.say(8, "set_seat", seat=0, by="person")
    assert key in around.effects[-1].cancelled
    around.deliver(around.table.bot_answered(key, None))
    assert around.table.play.moves == 0


def test_the_host_gives_a_seat_to_a_bot_and_back() -> None:
    around = circle()
    around.join(8, host=True)
    assert around.say(8, "set_seat", seat=0, by="bot", level="genius")["code"] == "bad_seats"
    assert around.say(8, "set_seat", seat=9, by="bot", level="random")["code"] == "bad_seats"
    around.say(8, "set_seat", seat=0, by="bot", level="random")
    assert around.last(1, "people")["seats"][0]["by"] == "bot"
    assert around.last(1, "thinking")["seats"] == [0]
    around.say(8, "set_seat", seat=0, by="person")
    assert around.last(1, "people")["seats"][0]["by"] == "person"
    assert around.last(1, "thinking")["seats"] == []
    assert around.choose(0, "Ready")["type"] == "done"


def test_the_holder_of_the_link_takes_the_seat_back() -> None:
    around = circle()
    around.join(8, host=True)
    around.say(8, "set_seat", seat=0, by="bot", level="random")
    assert around.say(1, "set_seat", seat=0, by="person")["code"] == "not_host"
    assert around.say(0, "set_seat", seat=0, by="person")["type"] == "done"
    assert around.last(1, "people")["seats"][0]["by"] == "person"
    assert around.table.bots.thinking == {}


def test_thoughts_about_choices_at_the_same_time_stay_good() -> None:
    around = Circle(make_table(seats="bp"))
    around.join(1, 1)
    while not around.table.play.awaiting or around.table.play.awaiting.decision != "bid":
        if around.table.bots.thinking:
            around.think(1)
        else:
            around.choose(1, "Ready")
    key = around.table.bots.thinking[0][0]
    around.act(1)
    assert around.table.bots.thinking[0][0] == key
    around.think()
    assert around.table.play.journal.state.round == 2


def test_a_hint_proposes_listed_moves_and_the_log_marks_them() -> None:
    around = circle()
    around.say(0, "ask_hint", id="h", seat=0)
    assert around.say(0, "ask_hint", seat=0)["code"] == "busy"
    around.think()
    hint = around.last(0, "hint")
    assert hint["re"] == "h"
    assert 1 <= len(hint["moves"]) <= 3
    best = hint["moves"][0]
    assert around.now(0)["legal"][best["index"]]["text"] == best["text"]
    around.act(0, best["index"])
    assert all(line["hinted"] for line in around.last(1, "update")["log"])
    assert around.effects[-1].entries[0].hinted


def test_moving_on_without_the_hint_is_no_error() -> None:
    around = circle()
    around.say(0, "ask_hint", id="h", seat=0)
    around.choose(0, "Ready")
    around.think()
    assert around.last(0, "done")["re"] == "h"


def test_a_hint_that_others_overtook_is_thought_about_again() -> None:
    table = make_table(game="forbidden_clinic", seats="pppppp", seed="7")
    dice = SeededChance(3)
    while len({action.seat for action in table.play.legal}) < 2:
        table.play.act(table.play.legal[dice.below(len(table.play.legal))])
    assert table.play.awaiting is not None
    [asked] = table.play.awaiting.seats
    other = next(action.seat for action in table.play.legal if action.seat != asked)
    around = Circle(table)
    for seat in range(6):
        around.join(seat, seat)
    around.say(asked, "ask_hint", id="h", seat=asked)
    [early] = around.questions()
    around.act(other)
    around.act(other)  # the card asks for a tile
    around.deliver(table.bot_answered(early.key, None))
    [again] = around.effects[-1].questions
    assert (again.purpose, again.seat, again.moves) == ("hint", asked, early.moves + 2)
    assert "refused" not in around.kinds(asked)
    around.deliver(table.bot_answered(again.key, None))
    assert around.last(asked, "refused")["code"] == "no_hint", "nobody has an idea"


def test_a_hint_needs_a_decision() -> None:
    around = circle()
    assert around.say(1, "ask_hint", seat=1)["code"] == "no_hint"


def test_why_not_names_the_rule_for_a_piece() -> None:
    around = circle()
    hand = around.now(0)["view"]["hand"]
    other = next(f"card:{n}" for n in range(12) if f"card:{n}" not in hand)
    answer = around.say(0, "why", piece=other)
    assert answer["reasons"][0]["rule"] == "SB-1.3"
    assert answer["text"] == answer["reasons"][0]["text"]
    assert around.say(0, "why", piece=hand[0])["reasons"] == []
    assert "can be used" in around.say(0, "why", piece=hand[0])["text"]
    around.choose(0, "Note")
    noted = around.say(0, "why", piece=hand[0])
    assert noted["reasons"][0]["reason"] == "noted_already"


def test_why_not_out_of_turn_and_about_nothing() -> None:
    around = circle()
    answer = around.say(1, "why", piece="card:1")
    assert {reason["rule"] for reason in answer["reasons"]} == {"SB-1.2", "SB-1.1"}
    nothing = around.say(0, "why", piece="moon:1")
    assert nothing["reasons"] == []
    assert "only for looking at" in nothing["text"]
    around.join(7)
    assert around.say(7, "why", piece="card:1")["code"] == "spectator"


def test_why_not_for_an_action() -> None:
    around = circle()
    bid = {"kind": "bid", "seat": 0, "card": "card:1"}
    assert around.say(0, "why", action=bid)["reasons"][0]["rule"] == "SB-1.1"
    listed = around.now(0)["legal"][0]["action"]
    assert around.say(0, "why", action=listed)["text"] == "This is allowed."
    assert around.say(1, "why", action=bid)["code"] == "not_your_seat"
    assert around.say(0, "why", action={"kind": "fly"})["code"] == "not_an_action"


@pytest.mark.parametrize("game", KNOWN_GAMES.ids())
def test_why_not_has_an_answer_for_every_piece_of_every_game(game: str) -> None:
    seats = int(KNOWN_GAMES.game(game).meta.option("seats").default)
    around = Circle(make_table(game, "p" * seats))
    around.join(1, *range(seats))
    rules = KNOWN_GAMES.rules(game)
    for step in range(12):
        if around.table.over:
            break
        legal = around.table.play.legal
        seat = legal[0].seat
        around.say(1, "look", seat=seat)
        now = around.now(1)
        lit = {m for action in legal if action.seat == seat for m in mentions(action)}
        pieces = [piece["id"] for zone in now["scene"]["zones"] for piece in zone["pieces"]]
        for piece in list(dict.fromkeys(id_ for id_ in pieces if id_ and id_ not in lit))[:8]:
            answer = around.say(1, "why", piece=piece)
            assert answer["type"] == "why_answer", answer
            for reason in answer["reasons"]:
                assert reason["text"]
                assert game == "sealed" or reason["rule"] in rules, reason
        index = (step * 7) % len(now["legal"])
        assert around.act(1, index)["type"] == "done"


def test_a_preview_tells_what_would_happen_and_does_nothing() -> None:
    around = circle()
    note, ready = around.now(0)["legal"][0]["action"], around.now(0)["legal"][-1]["action"]
    seen = around.say(0, "preview", action=note)
    assert (seen["certain"], seen["free"]) == (True, True)
    assert [line["kind"] for line in seen["log"]] == ["noted", "noted_card"]
    assert around.say(0, "preview", action=ready)["free"] is False
    assert around.table.play.moves == 0
    assert around.say(0, "preview", action={**note, "card": "card:99"})["code"] == "stale"
    assert around.say(1, "preview", action=note)["code"] == "not_your_seat"
    for seat in (0, 1, 0):
        around.act(seat, -1)
    bid = around.now(1)["legal"][0]["action"]
    last = around.say(1, "preview", action=bid)
    assert (last["certain"], last["free"], last["log"]) == (False, False, [])
    assert (seen.get("draws", 0), last["draws"]) == (0, 2)

"""Taking back, taking again, giving up: free, asked for, declined."""

from __future__ import annotations

from tests.server.people import Circle
from tests.server.test_table import circle, restored
from wardround.presentation.language import PLAIN
from wardround.server.store.forgetting import without
from wardround.server.store.records import StoredTable


def test_an_own_move_is_taken_back_freely() -> None:
    around = circle()
    around.act(0)
    assert around.now(0)["undo"]["free_to"] == 0
    around.act(0)
    assert around.now(0)["undo"]["free_to"] == 0
    done = around.say(0, "undo", seq=3, to=1, seat=0)
    assert done["type"] == "done"
    update = around.last(1, "update")
    assert (update["cause"], update["back_to"], update["now"]["moves"]) == ("undo", 1, 1)
    assert update["log"] == []
    assert around.now(0)["undo"]["redo"]
    assert not around.now(1)["undo"]["redo"]


def test_an_undone_move_is_taken_again() -> None:
    around = circle()
    around.act(0)
    around.say(0, "undo", seq=2, to=0, seat=0)
    assert around.say(1, "redo", seq=3, seat=1)["code"] == "redo_impossible"
    assert around.say(0, "redo", seq=3, seat=0)["type"] == "done"
    update = around.last(1, "update")
    assert (update["cause"], update["now"]["moves"]) == ("redo", 1)
    assert [line["kind"] for line in update["log"]] == ["noted"]
    assert around.say(0, "redo", seq=4, seat=0)["code"] == "redo_impossible"


def test_an_undo_is_done_once() -> None:
    around = circle()
    around.act(0)
    around.act(0)
    assert not around.say(0, "undo", id="u", seq=3, to=1, seat=0)["again"]
    assert around.say(0, "undo", id="u", seq=3, to=1, seat=0)["again"]
    assert around.table.play.moves == 1


def test_beyond_a_change_of_turn_everybody_is_asked() -> None:
    around = circle("ppp")
    around.choose(0, "Ready")
    undo = around.now(0)["undo"]
    assert (undo["free_to"], undo["ask_to"]) == (None, 0)
    assert undo["text"]
    around.say(0, "undo", seq=2, to=0, seat=0)
    asked = around.last(1, "asked")["asked"]
    assert asked == {"kind": "undo", "by": 0, "to": 0, "agreed": [0], "waiting": [1, 2]}
    assert around.say(2, "undo", seq=2, to=0, seat=2)["code"] == "already_asked"
    around.say(1, "answer", yes=True)
    assert around.last(2, "asked")["asked"]["waiting"] == [2]
    assert around.table.play.moves == 1
    around.say(2, "answer", yes=True)
    assert around.table.play.moves == 0
    assert around.last(0, "update")["back_to"] == 0
    assert around.last(0, "asked")["asked"] is None
    assert around.say(1, "answer", yes=True)["code"] == "nothing_asked"
    assert restored(around).play.moves == 0


def test_a_no_ends_the_question() -> None:
    around = circle()
    around.choose(0, "Ready")
    around.say(0, "undo", seq=2, to=0, seat=0)
    around.say(1, "answer", yes=False)
    assert around.last(0, "asked") == {"type": "asked", "asked": None, "declined_by": 1}
    assert around.table.play.moves == 1


def test_an_action_ends_the_question() -> None:
    around = circle()
    around.choose(0, "Ready")
    around.say(0, "undo", seq=2, to=0, seat=0)
    around.act(1)
    assert around.last(0, "asked")["asked"] is None
    assert around.say(1, "answer", yes=True)["code"] == "nothing_asked"


def test_bots_and_empty_chairs_agree() -> None:
    around = circle("pbo")
    around.choose(0, "Ready")
    around.say(0, "undo", seq=2, to=0, seat=0)
    assert around.table.play.moves == 0


def test_draws_that_somebody_alone_takes_back_are_counted() -> None:
    around = circle("pbo", game="template")
    around.choose(0, "Draw")
    drawn = len(around.table.play.journal.moves[0].draws)
    assert drawn > 0
    assert around.now(0)["undo"]["draws"] == 0
    undo = around.now(0)["undo"]
    around.say(0, "undo", seq=around.now(0)["seq"], to=undo["ask_to"], seat=0)
    assert around.table.play.moves == 0
    assert around.now(0)["undo"]["draws"] == drawn
    assert restored(around).play.journal.draws_taken_back == drawn
    around.say(0, "redo", seq=around.now(0)["seq"], seat=0)
    assert around.now(0)["undo"]["draws"] == 0, "the same draws stand again"


def test_a_bot_does_not_answer_for_the_person_it_sits_in_for() -> None:
    around = circle("pp")
    around.join(8, host=True)
    around.choose(0, "Ready")
    around.say(0, "undo", seq=2, to=0, seat=0)
    around.say(8, "set_seat", seat=1, by="bot", level="random")
    assert around.table.play.moves == 1
    assert around.last(1, "notice") == {"type": "notice", "kind": "bot_sits_in", "seat": 1}
    around.say(1, "answer", yes=True)
    assert around.table.play.moves == 0


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    around = circle()
    assert around.say(0, "undo", seq=1, to=0, seat=0)["code"] == "undo_impossible"
    assert around.now(0)["undo"]["ask_to"] is None


def test_giving_up_needs_everybody() -> None:
    around = circle()
    around.say(0, "give_up", seq=1, seat=0)
    assert around.last(1, "asked")["asked"]["kind"] == "give_up"
    around.say(1, "answer", yes=True)
    update = around.last(0, "update")
    assert update["cause"] == "give_up"
    assert [line["rule"] for line in update["log"]] == ["SB-3.2"]
    assert update["now"]["outcome"]["reason"] == "given_up"
    again = restored(around)
    assert again.over
    assert [line.rule for line in again.play.log(PLAIN, None)[1]] == ["SB-3.2"]


def test_some_games_cannot_be_given_up() -> None:
    around = circle(game="template")
    assert around.say(0, "give_up", seq=1, seat=0)["code"] == "give_up_impossible"
    assert not around.last(0, "welcome")["table"]["can_give_up"]


def test_a_stale_undo_is_refused() -> None:
    around = circle()
    around.act(0)
    assert around.say(0, "undo", seq=1, to=0, seat=0)["code"] == "stale"
    assert around.say(0, "redo", seq=1, seat=0)["code"] == "stale"
    assert around.say(0, "give_up", seq=1, seat=0)["code"] == "stale"


def loaded(around: Circle) -> Circle:
    """Everyone back at the table after it was loaded from the store."""
    again = Circle(restored(around))
    for number, viewer in around.table.viewers.items():
        again.join(number, *viewer.seats)
    return again


def test_a_question_is_asked_again_after_loading() -> None:
    around = circle("ppp")
    around.choose(0, "Ready")
    around.say(0, "undo", seq=2, to=0, seat=0)
    around.say(1, "answer", yes=True)
    again = loaded(around)
    asked = {"kind": "undo", "by": 0, "to": 0, "agreed": [0, 1], "waiting": [2]}
    assert [again.last(n, "welcome")["asked"] for n in range(3)] == [asked] * 3
    assert again.say(2, "undo", seq=2, to=0, seat=2)["code"] == "already_asked"
    again.say(2, "answer", yes=True)
    assert again.table.play.moves == 0
    assert again.kept.asked is None


def test_a_resent_question_is_recognised_after_loading() -> None:
    """The answer was lost, so the browser sends the same message again."""
    around = circle()
    around.choose(0, "Ready")
    around.say(0, "undo", id="u", seq=2, to=0, seat=0)
    again = loaded(around)
    assert again.say(0, "undo", id="u", seq=2, to=0, seat=0)["again"]
    assert again.last(1, "welcome")["asked"]["waiting"] == [1]
    around.say(1, "answer", yes=False)
    around.say(0, "give_up", id="g", seq=2, seat=0)
    again = loaded(around)
    assert again.say(0, "give_up", id="g", seq=2, seat=0)["again"]
    assert again.table.asked == around.table.asked


def test_a_question_that_is_over_is_over_after_loading() -> None:
    around = circle()
    around.choose(0, "Ready")
    around.say(0, "undo", seq=2, to=0, seat=0)
    around.say(1, "answer", yes=False)
    assert loaded(around).table.asked is None
    around.say(0, "undo", seq=2, to=0, seat=0)
    around.act(1)
    assert loaded(around).table.asked is None


def test_a_question_of_an_earlier_position_is_not_asked() -> None:
    """A server of another version continued the game and left the question in place."""
    around = circle()
    around.choose(0, "Ready")
    around.say(0, "undo", seq=2, to=0, seat=0)
    before = around.kept
    around.act(1)
    around.kept = before
    assert restored(around).asked is None


def test_with_a_person_their_question_is_forgotten() -> None:
    around = circle()
    around.choose(0, "Ready")
    around.say(0, "undo", seq=2, to=0, seat=0)
    stored = StoredTable(around.kept, [], [], list(around.table.keys.owners.values()), 0)
    assert without(stored, "Nobody")[1].record.asked is not None
    assert without(stored, "P1")[1].record.asked is None

"""Everyone does anything in any order, and the table's invariants always hold."""

from __future__ import annotations

import random

import pytest

from tests.server.people import KNOWN_GAMES, Circle, make_table
from tests.server.test_table import restored
from wardround.presentation.language import PLAIN
from wardround.server.table.info import agreed


class Storm:
    """Random people around one table."""

    def __init__(self, game: str, seed: int) -> None:
        self.chance = random.Random(seed)
        count = int(KNOWN_GAMES.game(game).meta.option("seats").default)
        kinds = "".join(self.chance.choice("ppob") for _ in range(count))
        self.around = Circle(make_table(game, kinds))
        self.table = self.around.table
        self.numbers = 0
        self.seqs: dict[int, int] = {}
        self.around.join(1000, host=True)
        self.join()

    def join(self) -> None:
        seats = self.chance.sample(range(len(self.table.record.seats)), self.chance.randrange(3))
        self.numbers += 1
        self.around.join(self.numbers, *seats)

    def people(self) -> list[int]:
        return [number for number in self.table.viewers if number != 1000]

    def step(self) -> None:
        chance, around = self.chance, self.around
        what = chance.choice(
            ["act"] * 8
            + ["undo", "redo", "answer", "look", "join", "leave", "host", "think", "say"]
        )
        people = self.people()
        if what == "join" or not people:
            return self.join()
        number = chance.choice(people)
        viewer = self.table.viewers[number]
        now = around.now(number)
        seat = chance.choice(viewer.seats) if viewer.seats else 0
        if what == "act" and now["legal"]:
            around.act(number, chance.randrange(len(now["legal"])))
        elif what == "undo":
            to = max(0, now["moves"] - chance.randrange(1, 4))
            around.say(number, "undo", seq=now["seq"], to=to, seat=seat)
        elif what == "redo":
            around.say(number, "redo", seq=now["seq"], seat=seat)
        elif what == "answer":
            around.say(number, "answer", yes=chance.random() < 0.8)
        elif what == "look":
            around.say(number, "look", seat=seat)
        elif what == "leave" and len(people) > 1:
            around.deliver(self.table.disconnect(number))
        elif what == "host":
            by = chance.choice(["person", "bot"])
            seat = chance.randrange(len(self.table.record.seats))
            around.say(1000, "set_seat", seat=seat, by=by, level="random")
        elif what == "think":
            around.think(2)
        elif what == "say":
            around.say(number, "say", text="hm")
        return None

    def check(self) -> None:
        """The invariants."""
        table, play = self.table, self.table.play
        assert play.legal == table.game.rules.legal(play.journal.state)
        awaited = () if play.awaiting is None else play.awaiting.seats
        for seat in table.bots.thinking:
            assert table.record.seats[seat].by == "bot"
            assert seat in awaited
        for number in table.viewers:
            seq = self.around.now(number)["seq"]
            assert seq == table.seq, "somebody was not told of a change"
            assert seq >= self.seqs.get(number, 0)
            self.seqs[number] = seq
        if table.asked is not None:
            assert len(agreed(table, table.asked)) < len(table.record.seats)

    def check_restored(self) -> None:
        """What is loaded from disk shows the same as what is in memory."""
        again = Circle(restored(self.around))
        again.table.bots.thinking = dict(self.table.bots.thinking)
        assert again.table.asked == self.table.asked
        for seat in range(len(self.table.record.seats)):
            mine = self.table.play.now(PLAIN, seat, (seat,), ())
            assert again.table.play.now(PLAIN, seat, (seat,), ()) == mine
        assert again.table.play.log(PLAIN, None) == self.table.play.log(PLAIN, None)


@pytest.mark.parametrize("game", KNOWN_GAMES.ids())
def test_a_storm_of_messages(game: str) -> None:
    for seed in range(3):
        storm = Storm(game, seed)
        for n in range(80):
            storm.step()
            storm.check()
            if n % 20 == 19:
                storm.check_restored()


@pytest.mark.slow
@pytest.mark.parametrize("game", KNOWN_GAMES.ids())
def test_a_long_storm_of_messages(game: str) -> None:
    for seed in range(10, 14):
        storm = Storm(game, seed)
        for n in range(400):
            storm.step()
            storm.check()
            if n % 100 == 99:
                storm.check_restored()

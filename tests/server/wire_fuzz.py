"""Messages that browsers do not send: made from the protocol's own types, right and wrong."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, get_args

import msgspec

from tests.server.people import Circle, make_table
from tests.server.test_table import restored
from wardround.server.protocol import from_browser
from wardround.server.table.effects import Effects

SEATS = 3
HOST = 8
"""The host's connection; those of seats 0 and 1 have the numbers of their seats."""
FIELDS = [
    (str(kind.__struct_config__.tag), [field.name for field in msgspec.structs.fields(kind)])
    for kind in get_args(from_browser.ClientMessage)
]
"""Every kind of message with the names of its fields."""
LETTERS = 'ab:0_ .<&"\\\n\x00é💉\u202e'
NUMBERS = (-(2**65), -(2**31), -1, 0, 1, 2, 3, 39, 64, 2**31, 2**64, 0.5, 1e308)


def text(chance: random.Random, most: int) -> str:
    return "".join(chance.choices(LETTERS, k=chance.randrange(most + 1)))


def junk(chance: random.Random) -> Any:
    """Anything that JSON can say."""
    kind = chance.randrange(7)
    if kind == 0:
        return None
    if kind == 1:
        return chance.random() < 0.5
    if kind == 2:
        return [chance.choice(NUMBERS) for _ in range(chance.randrange(4))]
    if kind == 3:
        return {text(chance, 4): chance.choice(NUMBERS) for _ in range(chance.randrange(3))}
    return chance.choice(NUMBERS) if kind == 4 else text(chance, 20)


def _one_of(*values: Any) -> Callable[[random.Random], Any]:
    return lambda chance: chance.choice(values)


def _action(chance: random.Random) -> Any:
    action = {
        "kind": chance.choice(("note", "ready", "bid", "", "Note")),
        "seat": chance.randrange(-1, SEATS + 1),
    }
    if chance.random() < 0.7:
        action["card"] = chance.choice(("card:1", "card:5", "card:x", "", "seat:x"))
    return action


USUAL: dict[str, Callable[[random.Random], Any]] = {
    "id": lambda chance: chance.choice(("a", "b", "c", "x" * 62)) + str(chance.randrange(40)),
    "seat": _one_of(0, 0, 1, 1, 2, 3),
    "looking": _one_of(0, 1, None),
    "watcher": _one_of(0, 1, 8, 9),
    "colour": _one_of(*get_args(from_browser.Colour), "beige"),
    "visitor": _one_of("", "v", "w" * 64),
    "tokens": _one_of(("token-of-seat-0001",), ("token-of-the-host",), ("x",)),
    "clock": _one_of(None, {"kind": "move", "seconds": 60}, {"kind": "chess"}, {"kind": "x"}),
    "seq": lambda chance: chance.randrange(-1, 40),
    "to": lambda chance: chance.randrange(20),
    "yes": _one_of(True, False),
    "by": _one_of("person", "bot"),
    "level": _one_of("random", "greedy", "genius", ""),
    "text": lambda chance: text(chance, 60),
    "name": lambda chance: text(chance, 45),
    **dict.fromkeys(("ready", "remove", "choosing"), _one_of(True, False)),
    **dict.fromkeys(
        ("hints", "locked", "public", "muted", "until_turn"), _one_of(None, True, False)
    ),
    "mentions": _one_of((), ("seat:0",), ("card:1", "x"), ("seat:0", "card:1", "x")),
    "piece": _one_of("card:1", "card:99", "seat:0", "", "x:y"),
    "language": _one_of("en", "de", "xx", "fr;q=0.9"),
    "at": _one_of(*get_args(from_browser.Attention)),
    "said": _one_of({}, {"bids": "highest"}, {"notes": "all"}, {"notes": "x"}, {"x": "y"}),
    "options": _one_of(None, {}, {"rounds": 1}, {"rounds": 40}, {"seats": 9}, {"x": "y"}),
    "action": _action,
    "then": lambda chance: [_action(chance) for _ in range(chance.randrange(3))],
}


def message(chance: random.Random) -> dict[str, Any]:
    """Any kind of message, mostly with plausible fields, sometimes with any value."""
    kind, names = chance.choice(FIELDS)
    said: dict[str, Any] = {"type": kind}
    partly = chance.random() < 0.25
    for name in names:
        if partly and chance.random() < 0.5:
            continue
        usual = USUAL.get(name, junk)
        said[name] = junk(chance) if chance.random() < 0.03 else usual(chance)
    return said


class Watched(Circle):
    """Whatever people are shown is compared with what they may see."""

    def deliver(self, effects: Effects) -> None:
        before = dict(self.pictures)
        super().deliver(effects)
        for number, picture in self.pictures.items():
            viewer = self.table.viewers.get(number)
            if viewer is not None and picture is not before.get(number):
                assert viewer.looking in (None, *viewer.seats)
                may = self.table.game.rules.view(self.table.play.journal.state, viewer.looking)
                assert picture["view"] == msgspec.json.decode(msgspec.json.encode(may))


def conversation(chance: random.Random, length: int) -> int:
    """Say anything at one table, between honest moves; how many messages were handled.

    Whatever is said, nothing is raised, every message with an id is answered, everybody sees what
    they may see and nothing else, and what was stored is the table as it is.
    """
    around, handled = Watched(make_table(seats="ppo")), 0
    for seat in range(2):
        around.join(seat, seat)
    around.join(HOST, host=True)
    for _ in range(length):
        said = message(chance)
        try:
            heard = msgspec.json.decode(msgspec.json.encode(said), type=from_browser.ClientMessage)
        except (msgspec.DecodeError, UnicodeError):
            continue
        number = chance.choice(list(around.table.viewers))  # the host may have removed somebody
        around.inbox[number].clear()
        around.deliver(around.table.receive(number, heard, 2000 + 5000 * handled))
        handled += 1
        if hasattr(heard, "id") and not isinstance(heard, from_browser.AskHint):
            answers = around.inbox[number]
            assert any(a.get("re") == heard.id or a["type"] == "welcome" for a in answers), said
        for seat in range(2):
            if chance.random() < 0.2:
                _honest_move(around, seat, chance)
    assert restored(around).play.journal.lines == around.table.play.journal.lines
    return handled


def _honest_move(around: Circle, seat: int, chance: random.Random) -> None:
    play, viewer = around.table.play, around.table.viewers.get(seat)
    mine = [action for action in play.legal if action.seat == seat]
    if mine and viewer is not None and seat in viewer.seats and not around.table.over:
        action = msgspec.to_builtins(chance.choice(mine))
        around.say(seat, "act", seq=play.seq, action=action)

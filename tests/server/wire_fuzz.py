"""Messages that browsers do not send: made from the protocol's own types, right and wrong."""

from __future__ import annotations

import random
from typing import Any, get_args

import msgspec
from hypothesis import strategies as st

from tests.server.people import Circle, make_table
from tests.server.test_table import restored
from wardround.server import protocol as p

SEATS = 3
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**65), 2**65),
    st.floats(),
    st.text(max_size=20),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=4), st.integers(), max_size=2),
)
USUAL: dict[str, st.SearchStrategy[Any]] = {
    "id": st.sampled_from(["a", "b", "c", "x" * 64]) | st.text(max_size=70),
    "seat": st.integers(-1, SEATS) | st.none(),
    "seq": st.integers(-1, 40),
    "to": st.integers(0, 20),
    "yes": st.booleans(),
    "by": st.sampled_from(["person", "bot"]),
    "level": st.sampled_from(["random", "greedy", "genius", ""]),
    "text": st.text(max_size=60),
    "name": st.text(max_size=45),
    "hints": st.booleans() | st.none(),
    "mentions": st.lists(st.sampled_from(["seat:0", "card:1", "x"]), max_size=3),
    "piece": st.sampled_from(["card:1", "card:99", "seat:0", "", "x:y"]),
    "language": st.sampled_from(["en", "de", "xx", "fr;q=0.9"]),
    "action": st.fixed_dictionaries(
        {"kind": st.sampled_from(["note", "ready", "bid", "", "Note"]), "seat": st.integers(-1, 3)},
        optional={"card": st.sampled_from(["card:1", "card:5", "card:x", ""])},
    ),
}


def messages() -> st.SearchStrategy[dict[str, Any]]:
    """Any kind of message; mostly with fields that could be meant, sometimes with any value."""
    return st.one_of(*map(_message, get_args(p.ClientMessage)))


def _message(kind: type) -> st.SearchStrategy[dict[str, Any]]:
    fields = {
        field.encode_name: st.one_of(*[USUAL.get(field.name, JUNK)] * 19, JUNK)
        for field in msgspec.structs.fields(kind)
    }
    tag = st.just(str(kind.__struct_config__.tag))  # type: ignore[attr-defined]
    whole = st.fixed_dictionaries({"type": tag, **fields})
    return st.one_of(whole, whole, whole, st.fixed_dictionaries({"type": tag}, optional=fields))


def conversation(sent: list[tuple[int, dict[str, Any]]], seed: int) -> int:
    """Say everything at one table, between honest moves; how many messages were handled.

    Whatever is said, nothing is raised, every message with an id is answered, nobody is shown
    another's hand, and what was stored is the table as it is.
    """
    around, honest, handled = (
        Circle(make_table(seats="ppo")),
        random.Random(seed),
        0,
    )
    for seat in range(2):
        around.join(seat, seat)
    around.join(8, host=True)
    for number, data in sent:
        try:
            message = msgspec.json.decode(msgspec.json.encode(data), type=p.ClientMessage)
        except (msgspec.DecodeError, UnicodeError):
            continue
        before = len(around.inbox[number])
        around.deliver(around.table.receive(number, message, 2000 + 5000 * handled))
        handled += 1
        answers = around.inbox[number][before:]
        if hasattr(message, "id") and not isinstance(message, p.AskHint):
            named = [a for a in answers if a.get("re") == message.id or a["type"] == "welcome"]
            assert named, (data, answers)
        for seat in range(2):
            if honest.random() < 0.2 and around.table.viewers[seat].seats:
                _honest_move(around, seat, honest)
    assert restored(around).play.journal.lines == around.table.play.journal.lines
    _nothing_leaked(around)
    return handled


def _honest_move(around: Circle, seat: int, chance: random.Random) -> None:
    play = around.table.play
    mine = [action for action in play.legal if action.seat == seat]
    if mine and not around.table.over:
        action = msgspec.to_builtins(chance.choice(mine))
        around.say(seat, "act", seq=play.seq, action=action)


def _nothing_leaked(around: Circle) -> None:
    for number, inbox in around.inbox.items():
        for message in inbox:
            view = message.get("now", {}).get("view", {}) if "now" in message else {}
            if view and view["seat"] is not None:
                assert view["seat"] == number, "the hand of somebody else"

"""Secrets at the wire: what is sent to a seat does not change when what it may not see changes.

Each game is played at random. At every kind of decision, for every seat and for spectators, the
state is exchanged for one that the seat cannot tell from it, and everything that the
server says (welcome, choices, reasons, replay, pointing) has to be the same bytes.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from tests.server.people import KNOWN_GAMES, Circle, asked_everything, make_table
from wardround.core.actions import Action
from wardround.core.chance import SeededChance
from wardround.core.codec import to_data
from wardround.core.journal import Secret
from wardround.core.replay import read_journal
from wardround.presentation.language import PLAIN
from wardround.server.protocol import from_browser
from wardround.server.table.effects import Effects
from wardround.server.table.live_game import LiveGame
from wardround.server.table.table import Table

MAX_STEPS = 500


class Quiet(Circle):
    """Keeps the bytes and reads only the welcome."""

    def deliver(self, effects: Effects) -> None:
        for number, raw in effects.out:
            if not self.raw[number]:
                self.inbox[number].append(msgspec.json.decode(raw))
            self.raw[number].append(raw)


def everything_said(table: Table, seat: int | None, tries: list[Action]) -> list[bytes]:
    """Everything that a seat, or a spectator, can get out of a table at this moment."""
    around = Quiet(table)
    seats = () if seat is None else (seat,)
    welcome = around.join(1, *seats)
    if seat is not None:
        pieces = [
            piece["id"] for zone in welcome["now"]["scene"]["zones"] for piece in zone["pieces"]
        ]
        for n, piece in enumerate(dict.fromkeys([*pieces[:12], "seat:0", "seat:1"])):
            around.say(1, "why", id=f"w{n}", piece=piece)
        around.say(1, "ask_moves", id="moves")
        for choice in welcome["now"]["legal"][:6]:
            around.say(1, "preview", id=f"p{choice['index']}", action=choice["action"])
        for n, action in enumerate(tries):
            around.say(1, "why", id=f"a{n}", action=to_data(action))
            around.say(1, "act", id=f"x{n}", seq=-5, action=to_data(action))
    table.viewers.clear()
    return around.raw[1]


def with_state(table: Table, state: Any) -> None:
    """Put another state on the table, as if it had always been there."""
    table.play.journal.state = state
    offered = table.play._offered_at
    table.play._refresh()
    table.play._offered_at = offered


def unlisted(table: Table, seat: int, chance: random.Random) -> list[Action]:
    """Some actions of a seat that are not listed: those of other seats, with this seat's number."""
    moved = [
        msgspec.structs.replace(action, seat=seat)
        for action in table.play.legal
        if action.seat != seat
    ]
    listed = set(map(str, table.play.legal))
    moved = [action for action in moved if str(action) not in listed]
    chance.shuffle(moved)
    return moved[:4]


@pytest.mark.parametrize("game", KNOWN_GAMES.ids())
def test_bytes_do_not_depend_on_what_a_seat_cannot_see(game: str) -> None:
    check_a_game(game, seed=5, checks=1, imagined=2)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", [g for g in KNOWN_GAMES.ids() if KNOWN_GAMES.game(g).meta.secrets])
def test_bytes_do_not_depend_on_secrets_in_other_games(game: str, seed: int) -> None:
    check_a_game(game, seed, checks=2, imagined=4)


def check_a_game(game: str, seed: int, checks: int, imagined: int) -> None:
    """Play at random, and look from every seat at each kind of decision."""
    spec = KNOWN_GAMES.game(game)
    seats = int(spec.meta.option("seats").default)
    chance = random.Random(seed)
    table = asked_everything(make_table(game, "p" * seats, seed=str(seed)))
    times = imagined if spec.meta.secrets else 1
    seen: Counter[str] = Counter()
    for _ in range(MAX_STEPS):
        awaiting = table.play.awaiting
        if awaiting is None:
            break
        if seen[awaiting.decision] < checks:
            seen[awaiting.decision] += 1
            check_all_eyes(table, seats, chance, times)
        table.play.act(chance.choice(table.play.legal))
    check_all_eyes(table, seats, chance, times)
    assert seen


def check_all_eyes(table: Table, seats: int, chance: random.Random, imagined: int) -> None:
    spec, truth = table.game, table.play.journal.state
    if not spec.meta.secrets:
        # The server makes one view for everybody where a game says that there are no secrets.
        assert all(
            spec.rules.view(truth, seat) == spec.rules.view(truth, None) for seat in range(seats)
        )
    eyes = (*range(seats), None) if spec.meta.secrets else (chance.randrange(seats), None)
    for seat in eyes:
        tries = [] if seat is None else unlisted(table, seat, chance)
        said = everything_said(table, seat, tries)
        for n in range(imagined):
            with_state(table, spec.rules.imagine(truth, seat, SeededChance(f"other {n}")))
            assert everything_said(table, seat, tries) == said
        with_state(table, truth)


@pytest.mark.parametrize("game", KNOWN_GAMES.ids())
def test_hidden_answers_look_the_same(game: str) -> None:
    """What others hear of a secret choice is the same whatever was chosen."""
    spec = KNOWN_GAMES.game(game)
    seats = int(spec.meta.option("seats").default)
    chance = random.Random(6)
    table = make_table(game, "p" * seats)
    checks = 0
    for _ in range(MAX_STEPS):
        awaiting = table.play.awaiting
        if awaiting is None or checks == 12:
            break
        action = chance.choice(table.play.legal)
        same = [a for a in table.play.legal if a.seat == action.seat and type(a) is type(action)]
        if awaiting.decision in spec.meta.hidden_decisions and len(same) > 1:
            checks += 1
            check_told_alike(table, action, chance.choice(same), seats)
        table.play.act(action)
    assert checks or not spec.meta.hidden_decisions


def check_told_alike(table: Table, one: Action, other: Action, seats: int) -> None:
    said: list[dict[int | None, tuple[bytes, bytes]]] = []
    for action in (one, other):
        play = LiveGame(_copy(table))
        play.act(action, False)
        said.append(
            {
                seat: (
                    msgspec.json.encode(play.now(PLAIN, seat, () if seat is None else (seat,), ())),
                    msgspec.json.encode(play.recent[play.moves].lines_for(PLAIN, seat)),
                )
                for seat in (*range(seats), None)
                if seat != action.seat
            }
        )
    for seat, (now, log) in said[0].items():
        if said[1][seat][0] == now:
            assert said[1][seat][1] == log, f"the log of seat {seat} tells more than its view"


def _copy(table: Table) -> Any:
    journal = table.play.journal
    return read_journal(table.game, journal.library, journal.lines, Secret("7", "salt"))


def test_watchers_are_told_the_same_whatever_is_held() -> None:
    """By the link to watch, the table's link, the host's: what a seat holds is in nothing sent."""
    links = ("token-of-spectators", "link-of-the-table", "token-of-the-host")
    told: list[list[bytes]] = []
    for card in (0, 1):
        around = Circle(make_table("sealed"))
        for number, link in enumerate(links, 8):
            around.inbox[number], around.raw[number] = [], []
            owner, hello = around.table.keys.owners[link], from_browser.Hello((link,), name="Eve")
            around.deliver(around.table.connect(number, [owner], hello))
            around.say(number, "ask_moves")
        for seat in (0, 1):
            around.join(seat, seat)
            around.act(seat, -1)
        around.act(0, card)
        for number in range(8, 8 + len(links)):
            around.say(number, "why", piece="seat:0")
        told.append([b"".join(around.raw[number]) for number in range(8, 8 + len(links))])
    assert told[0] == told[1]
    assert all(b"card:" not in sent for sent in told[0])


def test_the_journal_of_a_game_with_secrets_is_not_in_any_message() -> None:
    around = Circle(make_table("sealed", "ppp"))
    for seat in range(3):
        around.join(seat, seat)
    around.join(9)
    hands = [set(around.now(seat)["view"]["hand"]) for seat in range(3)]
    for seat in range(3):
        around.act(seat, -1)
    for seat in range(3):
        others = set().union(*(hand for n, hand in enumerate(hands) if n != seat))
        sent = b"".join(around.raw[seat])
        assert not [card for card in others if f'"{card}"'.encode() in sent]
    assert b"card:" not in b"".join(around.raw[9])
    assert b'"seed"' not in b"".join(b"".join(raw) for raw in around.raw.values())

"""What recorded games offer, in three languages: no two moves read the same, and every price is
in its sentence.

``python -m tests.server.test_sentences`` writes the offers that the client's tests shorten.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.playthroughs import human_games, replayed
from wardround.core.actions import Action, kind_of
from wardround.core.chance import RecordingChance, ScriptedChance, SeededChance
from wardround.core.journal import Secret
from wardround.core.log import silent
from wardround.core.messages import message_id
from wardround.games import find_game, language_of
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import Language
from wardround.presentation.whole_moves import WholeMove, kind_of_move
from wardround.server.table.offered_moves import named_pieces, told_moves
from wardround.server.table.why_not import imagined

GAMES = ("clinic", "forbidden_clinic", "healthy_heart", "hero")
LANGUAGES = ("en", "de", "fr")
SHARE = 0.02
"""How many of the decisions are looked at."""
OFFERS = Path(__file__).with_name("offers.json")


@cache
def decisions(name: str) -> list[tuple[AnyGameSpec, Any, list[Action]]]:
    """Decisions of the recorded games: the state as the seat imagines it, and its choices."""
    found = []
    for path in human_games(name):
        recorded, dice = replayed(path), random.Random(path.stem)
        game = recorded.game
        state = recorded.fork(0, Secret("offers", "offers")).state
        for move in recorded.moves:
            if dice.random() < SHARE:
                mind = imagined(game, state.clone(), move.action.seat)
                listed = game.rules.legal(mind)
                found.append((game, mind, [a for a in listed if a.seat == move.action.seat]))
            chance = ScriptedChance(list(move.draws))
            game.rules.push(state, move.action, chance, silent())
    return found


def offered(name: str, code: str) -> Iterator[tuple[Any, list[tuple[WholeMove, str]]]]:
    words = language_of(find_game(name), code)
    for game, state, listed in decisions(name):
        yield state, told_moves(game, words, state, listed)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_two_offered_moves_read_the_same(name: str, code: str) -> None:
    """Twins may: two white doctors in one room, or a swap of two patients from either end."""
    game = find_game(name)
    for _, told in offered(name, code):
        usual = [text for move, text in told if not move.aside]
        assert len(usual) == len(set(usual))
        first: dict[str, WholeMove] = {}
        for move, text in told:
            twin = first.setdefault(text, move)
            differ = set(named_pieces(game, move)) ^ set(named_pieces(game, twin))
            of_twins = all(piece.startswith("person:") for piece in differ)
            assert of_twins or kind_of(move.actions[0]) == "shift", (text, differ)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", ["clinic", "healthy_heart", "hero"])
def test_a_certain_price_is_in_the_sentence(name: str, code: str) -> None:
    game = find_game(name)
    paid = 0
    for state, told in offered(name, code):
        for move, text in told:
            price = paid_for(game, state, move.actions)
            if price:
                paid += 1
                said = [int(n) for n in PRICE.findall(text)]
                # A gain may come with it, and who cannot pay all of it pays what is there.
                assert price in said or price < max(said, default=0), (text, price)
    assert paid > 20


PRICE = re.compile(r"\d+(?=[ \u00a0](?:\$|[Cc]haos))|(?<=\$)\d+")


def paid_for(game: AnyGameSpec, state: Any, actions: Sequence[Action]) -> int:
    """The money or chaos that a move costs, if nothing about it is uncertain."""
    if kind_of(actions[-1]) == "done":
        return 0  # the round goes on, with its own expenses
    after = state.clone()
    for action in actions:
        chance = RecordingChance(SeededChance(0))
        game.rules.push(after, action, chance, silent())
        if chance.revealed:
            return 0
    if game.meta.id == "hero":
        bag = 0 if state.rules.coop else actions[0].seat
        return max(0, int(after.bags[bag][2] - state.bags[bag][2]))
    if game.meta.id == "clinic":
        seat = actions[0].seat
        return max(0, int(state.boards[seat].money - after.boards[seat].money))
    return max(0, int(state.money - after.money))


def write_offers() -> None:
    """A few decisions of each game, as the client gets them."""
    samples = []
    for name in GAMES:
        game = find_game(name)
        for code in LANGUAGES:
            words = language_of(game, code)
            several = [told for _, told in offered(name, code) if 3 < len(told) < 40]
            samples += [_sample(game, words, told) for told in several[:: len(several) // 3 or 1]]
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in samples)
    OFFERS.write_text(f"[\n{lines}\n]\n", "utf-8")


def _sample(
    game: AnyGameSpec, words: Language, told: list[tuple[WholeMove, str]]
) -> dict[str, Any]:
    moves = [
        {
            "kind": kind_of_move(game, move),
            "text": text,
            "aside": move.aside,
            "pieces": named_pieces(game, move),
        }
        for move, text in told
    ]
    ids = {str(move["kind"]): message_id("noun-kind", str(move["kind"])) for move in moves}
    kinds = {kind: words.say(message) for kind, message in ids.items() if words.has(message)}
    return {"game": game.meta.id, "language": words.code, "kinds": kinds, "moves": moves}


if __name__ == "__main__":
    write_offers()

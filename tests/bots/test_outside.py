"""Hanabi, on which others have measured their bots: its rules, its secrets, our bots at play."""

from __future__ import annotations

import importlib
import itertools
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from wardround.bots.base import Bot, think
from wardround.bots.budget import Budget
from wardround.bots.random_bot import RandomBot
from wardround.bots.search import SearchBot
from wardround.core.chance import Chance, ScriptedChance, SeededChance
from wardround.core.game import AnyGame
from wardround.core.log import silent
from wardround.core.testkit import conform
from wardround.games import library_of, rulebook_of

ROOT = Path(__file__).resolve().parents[2]
rules: Any = importlib.import_module("bench.outside.hanabi.rules")
HANABI: AnyGame = importlib.import_module("bench.outside.hanabi").SPEC
CONTENT: Any = HANABI.rules.content(library_of(HANABI).tables)
NAMES: list[str] = CONTENT.names


def table(own: str = "R1 Y1 G1 W1 B1", other: str = "R2 Y2 G2 W2 B2", **fields: Any) -> Any:
    """A position with these two hands, of which nothing is known; seat 0 is to act."""
    hands = [own.split(), other.split()]
    left = Counter(dict(zip(NAMES, CONTENT.counts, strict=True)))
    left.subtract([*hands[0], *hands[1]])
    known = [[CONTENT.all] * len(hand) for hand in hands]
    position = {"hands": hands, "known": known, "deck": dict(left), **fields}
    return HANABI.rules.position({"seats": 2}, CONTENT, position)


def do(s: Any, action: Any, *cards: str) -> None:
    assert action in HANABI.rules.legal(s)
    chance: Chance = ScriptedChance(list(cards))
    HANABI.rules.push(s, action, chance, silent())


def play_game(bot: Bot, seed: str) -> float:
    cards, mind = SeededChance(f"{seed}/cards"), SeededChance(f"{seed}/mind")
    s = HANABI.rules.setup({"seats": 2}, CONTENT, cards)
    while (outcome := HANABI.rules.outcome(s)) is None:
        HANABI.rules.push(s, think(bot, HANABI, s, s.active, mind).action, cards, silent())
    return float(outcome.scores[0])


# -- rules ----------------------------------------------------------------------------------------


def test_it_keeps_what_every_game_promises() -> None:
    """Secrets, encoder, journal and the rest of the contract, in random games."""
    rulebook = rulebook_of(HANABI)
    assert conform(HANABI, library_of(HANABI), rulebook, {}, games=20, look_every=4).steps > 150


def test_the_next_rank_fits_and_a_new_card_becomes_the_newest() -> None:
    s = table()

    do(s, rules.Play(0, 1), "B5")

    assert s.fireworks == [0, 1, 0, 0, 0]
    assert [NAMES[kind] for kind in s.hands[0]] == ["R1", "G1", "W1", "B1", "B5"]
    assert (s.lives, s.active) == (3, 1)


def test_a_card_that_does_not_fit_costs_a_life() -> None:
    s = table("R2 Y1 G1 W1 B1", "R3 Y2 G2 W2 B2")

    do(s, rules.Play(0, 0), "B5")

    assert (s.lives, s.fireworks[0], s.discards[NAMES.index("R2")]) == (2, 0, 1)


def test_without_lives_there_are_no_points() -> None:
    s = table("R5 Y1 G1 W1 B1", lives=1, fireworks=[3, 0, 0, 0, 0])

    do(s, rules.Play(0, 0))

    outcome = HANABI.rules.outcome(s)
    assert outcome is not None
    assert (outcome.reason, outcome.scores, HANABI.rules.legal(s)) == ("no_lives", (0.0, 0.0), [])


def test_a_five_brings_a_clue_token_back_but_never_a_ninth() -> None:
    for before, after in ((3, 4), (8, 8)):
        s = table("R5 Y1 G1 W1 B1", clues=before, fireworks=[4, 0, 0, 0, 0])
        do(s, rules.Play(0, 0), "B5")
        assert s.clues == after


def test_discarding_brings_a_token_back_and_needs_one_that_is_missing() -> None:
    assert rules.Discard(0, 0) not in HANABI.rules.legal(table(clues=8))
    s = table(clues=7)

    do(s, rules.Discard(0, 0), "B5")

    assert (s.clues, s.discards[NAMES.index("R1")], s.active) == (8, 1, 1)


def test_a_hint_costs_a_token_and_points_at_a_card() -> None:
    assert not [a for a in HANABI.rules.legal(table(clues=0)) if isinstance(a, rules.HintRank)]
    assert rules.HintRank(0, 3) not in HANABI.rules.legal(table())
    s = table(other="R2 R3 G2 W2 B2")

    do(s, rules.HintColour(0, "red"))

    may_be = [set(card.may_be) for card in HANABI.rules.view(s, 1).hands[1]]
    red = {"R1", "R2", "R3", "R4", "R5"}
    assert may_be == [red, red, *[set(NAMES) - red] * 3]
    assert s.clues == 7


def test_everybody_has_a_turn_after_the_last_card() -> None:
    s = table(deck={"B5": 1}, clues=4)

    do(s, rules.Discard(0, 0), "B5")
    do(s, rules.HintRank(1, 1))
    assert HANABI.rules.outcome(s) is None
    do(s, rules.Play(0, 0))

    outcome = HANABI.rules.outcome(s)
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == ("deck_out", (1.0, 1.0), ())


def test_all_fireworks_win() -> None:
    s = table("R5 Y1 G1 W1 B1", fireworks=[4, 5, 5, 5, 5])

    do(s, rules.Play(0, 0))

    outcome = HANABI.rules.outcome(s)
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == ("perfect", (25.0, 25.0), (0, 1))


def test_openspiel_plays_the_same_games() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="no OpenSpiel here")
    openspiel: Any = importlib.import_module("bench.outside.openspiel")
    game = pyspiel.load_game("hanabi(players=2)")

    for number in range(12):
        assert openspiel.compare(f"test/{number}", bool(number % 2), game, CONTENT)


# -- secrets --------------------------------------------------------------------------------------


def test_an_imagined_hand_fits_all_hints_and_the_rest_stays() -> None:
    s = table("R1 R2 G1 W1 B5", "R3 Y2 G2 W2 B2", active=1)
    do(s, rules.HintColour(1, "red"))
    do(s, rules.HintRank(0, 2))
    do(s, rules.HintRank(1, 1))
    hands = set()
    for seed in range(200):
        imagined = HANABI.rules.imagine(s, 0, SeededChance(seed))
        assert imagined.hands[1] == s.hands[1]
        assert HANABI.rules.census(imagined) == HANABI.rules.census(s)
        assert HANABI.rules.view(imagined, 0) == HANABI.rules.view(s, 0)
        for kind, known in zip(imagined.hands[0], s.known[0], strict=True):
            assert known >> kind & 1
        hands.add(tuple(NAMES[kind] for kind in imagined.hands[0]))
    assert {hand[0] for hand in hands} == {"R1"}
    assert {hand[1] for hand in hands} == {"R2", "R3", "R4", "R5"}
    assert len({hand[4] for hand in hands}) > 12


def test_all_deals_that_fit_are_equally_likely() -> None:
    """Compared with a count of all deals: two cards are one of two kinds, one is anything."""
    s = table("R1 R2 G1", "Y1", deck={"R1": 1, "G1": 1})
    one_or_two = 1 << NAMES.index("R1") | 1 << NAMES.index("R2")
    s.known[0][:2] = [one_or_two, one_or_two & ~(1 << NAMES.index("R1")) | 1 << NAMES.index("G1")]
    cards = ["R1", "R2", "G1", "R1", "G1"]
    fitting = Counter(
        deal[:3]
        for deal in itertools.permutations(cards)
        if deal[0] in ("R1", "R2") and deal[1] in ("R2", "G1")
    )
    tries = 4000

    seen = Counter(
        tuple(NAMES[kind] for kind in HANABI.rules.imagine(s, 0, SeededChance(seed)).hands[0])
        for seed in range(tries)
    )

    assert seen.keys() == fitting.keys()
    for deal, count in fitting.items():
        expected = tries * count / fitting.total()
        assert abs(seen[deal] - expected) < 5 * expected**0.5, deal


def test_the_script_goes_by_what_its_seat_sees() -> None:
    assert HANABI.advice.script is not None
    for seed in range(3):
        chance = SeededChance(seed)
        s = HANABI.rules.setup({"seats": 2}, CONTENT, chance)
        while (seat := HANABI.advice.script.next_seat(s)) >= 0:
            own = HANABI.advice.script.answer(s, seat)
            assert own == HANABI.advice.script.answer(HANABI.rules.imagine(s, seat, chance), seat)
            HANABI.rules.push(s, own, chance, silent())


# -- bots -----------------------------------------------------------------------------------------


def test_planning_beats_chance() -> None:
    planner = SearchBot("few", "plans a little", Budget(1), rollouts=Budget(6))

    planned = [play_game(planner, f"test/{number}") for number in range(2)]
    random = [play_game(RandomBot(), f"test/{number}") for number in range(20)]

    assert min(planned) >= 10 > 5 > max(random)


def test_our_commands_find_it() -> None:
    command = ["lab", "match", "hanabi", "--bots", "script,random", "-n", "2", "--seed", "test"]
    done = subprocess.run(
        [sys.executable, "-m", "bench.outside", *command],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert "| script | 2 |" in done.stdout


def test_our_search_takes_a_win_in_a_game_of_openspiel() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="no OpenSpiel here")
    rivals: Any = importlib.import_module("bench.outside.rivals")
    state = pyspiel.load_game("connect_four").new_initial_state()
    for column in (3, 0, 3, 0, 3, 1):
        state.apply_action(column)
    search = SearchBot("search", "", Budget(100))

    chosen = search.choose(rivals.adapted("connect_four"), rivals.State(state), 0, SeededChance(1))

    assert chosen.action == rivals.Move(0, 3)

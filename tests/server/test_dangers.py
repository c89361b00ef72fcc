"""The preview of a harmful move says so and names the rule."""

from __future__ import annotations

import random

import pytest

from tests.forbidden_clinic.table import ALL, clinic
from tests.server.people import Circle, asked_everything, make_table
from wardround.core.actions import Action
from wardround.core.chance import SeededChance
from wardround.core.codec import to_data
from wardround.core.log import silent
from wardround.presentation.game_spec import Danger
from wardround.presentation.localize import localized_danger
from wardround.server.table.table import Table
from wardround.server.table.why_not import preview

SEATS = {"forbidden_clinic": 6, "healthy_heart": 2, "clinic": 1, "hero": 2}
MAX_GAMES = 40
MAX_STEPS = 1500


def first_danger(game: str, kind: str) -> tuple[Table, Action, Danger]:
    """A position in which a listed action leads to a danger of this kind, found by playing."""
    for seed in range(MAX_GAMES):
        chance = random.Random(seed)
        table = asked_everything(make_table(game, "p" * SEATS[game], seed=str(seed)))
        journal = table.play.journal
        for _ in range(MAX_STEPS):
            legal = table.game.rules.legal(journal.state)
            if not legal:
                break
            for action in chance.sample(legal, min(3, len(legal))):
                for danger in preview(table.game, journal.state, [action]).dangers:
                    if danger.kind == kind:
                        table.play._refresh()
                        return table, action, localized_danger(table.words(), danger)
            journal.push(chance.choice(legal))
    raise AssertionError(f"{game}: nothing leads to {kind}")


@pytest.mark.parametrize(
    ("game", "kind", "rule", "words"),
    [
        ("forbidden_clinic", "front_desk", "FC-10.2", "its card may be the next"),
        ("forbidden_clinic", "last_tile", "FC-10.1", "its card may be the next"),
        ("healthy_heart", "deaths", "HH-", " will die."),
        ("healthy_heart", "emergency", "HH-15.8", "in the E.R. will die"),
        ("healthy_heart", "conversion", "HH-3.9", " for each dollar."),
        ("healthy_heart", "loss", "HH-17.", "loses the game"),
        ("clinic", "deaths", "CL-13.10", " will die: −"),
        ("hero", "untreated", "HE-8.4", " will leave untreated"),
    ],
)
def test_the_preview_of_a_move_warns_of_harm(game: str, kind: str, rule: str, words: str) -> None:
    table, action, danger = first_danger(game, kind)
    assert danger.rule.startswith(rule)
    assert words in danger.text
    around = Circle(table)
    around.join(0, action.seat)
    told = around.say(0, "preview", action=to_data(action))
    assert danger.text in [one["text"] for one in told["dangers"]]
    done = around.say(0, "act", seq=table.seq, action=to_data(action))
    assert done["type"] == "done"


def test_what_is_announced_happens() -> None:
    """A red patient of Clinic whom the plan does not treat dies by the end of the round."""
    table, action, danger = first_danger("clinic", "deaths")
    chance, play = random.Random(1), table.play
    board = play.journal.state.boards[action.seat]
    deaths, round_ = board.deaths, play.journal.state.round
    play.act(action)
    while play.legal and play.journal.state.round == round_:
        kept = [a for a in play.legal if type(a).__name__ not in ("Assign", "Clear")]
        play.act(chance.choice(kept))
    dead = play.journal.state.boards[action.seat].deaths - deaths
    assert danger.text.startswith(f"{dead} red patient")


def test_ending_a_turn_beside_a_front_desk_in_danger_is_warned_of() -> None:
    """Only if an action is left to ready it, and its card may be among those drawn."""
    rest = sorted(ALL - {"0,0"})
    for active, deck, kinds in (
        ("MD", [["0,0"], rest], ["front_desk"]),
        ("MD", [rest, ["0,0"]], []),
        ("VT", [["0,0"], rest], []),
    ):
        tokens = dict.fromkeys(("VT", "MD"), "5,5") | {"MD": "0,1"}
        table = clinic(active=active, tokens=tokens, stressed=["0,0"], clinic_deck=deck)
        seen = preview(table.game, table.state, [table.read(f"{active}: end_actions")])
        assert [danger.kind for danger in seen.dangers] == kinds


def test_a_last_purchase_is_not_blamed_for_a_lost_game() -> None:
    """Where every choice ends the game lost, none of them loses it."""
    for seed in range(3):
        chance = random.Random(seed)
        table = asked_everything(make_table("clinic", "pp", seed=str(seed)))
        journal, rules = table.play.journal, table.game.rules
        while (legal := rules.legal(journal.state)) and rules.outcome(journal.state) is None:
            loser = [x for x in legal if _ends_lost(table, x)]
            if loser and len(loser) == sum(x.seat == loser[0].seat for x in legal) > 1:
                foreseen = preview(table.game, journal.state, loser[:1])
                assert [one.kind for one in foreseen.dangers] == []
                assert foreseen.ends
                return
            journal.push(chance.choice(legal))
    raise AssertionError("no last purchase was found")


def _ends_lost(table: Table, action: Action) -> bool:
    state = table.play.journal.state.clone()
    table.game.rules.push(state, action, SeededChance(0), silent())
    outcome = table.game.rules.outcome(state)
    return outcome is not None and action.seat not in outcome.winners

"""Guided first games: reading them, prepared draws, and where in a guide a game stands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.core.pills import CALM, LIBRARY, RULES, act
from wardround.core.chance import LenientChance, SeededChance
from wardround.core.journal import (
    SCRIPT,
    Journal,
    JournalError,
    Secret,
    scripted_draws,
    scripted_seed,
)
from wardround.core.notation import NotationError, fits
from wardround.core.replay import read_journal
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.guide import (
    Guide,
    GuideError,
    Progress,
    begin,
    parse_guide,
    progress,
    rehearse,
)
from wardround.presentation.rulebook import read_rules
from wardround.template import SPEC
from wardround.template.actions import Draw, Stop

DRAWS: list[str | int] = ["sugar", "bitter", "bitter", "sugar"]


def a_guide(**changes: Any) -> Guide:
    """Both seats are the player's: draw, draw twice, stop."""
    data: dict[str, Any] = {
        "game": "template",
        "minutes": 1,
        "mine": [0, 1],
        "draws": DRAWS,
        "before": ["0: draw"],
        "step": [
            {"say": "Hello.", "rule": "TG-1.1", "point": ["zone:jar"]},
            {"say": "Draw.", "rule": "TG-2.1", "point": ["jar:pills"], "do": "1: draw"},
            {"say": "Each draws.", "do": ["0: draw", "1: draw"]},
            {"say": "That was close."},
            {"say": "Stop.", "do": "0: stop", "accept": ["0: draw"]},
            {"say": "That is all."},
        ],
        **changes,
    }
    return parse_guide(data)


def faults(guide: Guide, game: AnyGameSpec = SPEC) -> list[str]:
    return list(rehearse(game, LIBRARY, read_rules(RULES), guide))


def stand(guide: Guide, journal: Journal[AnyGameSpec]) -> Progress:
    return progress(guide, journal, journal.game.rules.legal(journal.state))


# -- the file -------------------------------------------------------------------------------------


def test_a_good_guide_has_no_faults() -> None:
    assert faults(a_guide()) == []


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"colour": "red"}, "unknown field `colour`"),
        ({"minutes": 0}, "`int` >= 1"),
        ({"mine": []}, "length >= 1"),
        ({"step": [{"say": "Hello."}]}, "length >= 3"),
        ({"step": [{"say": ""}] * 3}, "length >= 1"),
        ({"step": [{"say": "A"}, {"say": "B"}, {"say": "C", "du": "x"}]}, "`du`"),
        (
            {"step": [{"say": "A"}, {"say": "B", "accept": ["x"]}, {"say": "C"}]},
            "step 2: `accept` requires `do`",
        ),
        (
            {"step": [{"say": "A"}, {"say": "B"}, {"say": "C", "do": "x"}]},
            "the last step is something to read",
        ),
    ],
)
def test_a_bad_file_is_refused_with_what_was_expected(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(GuideError, match=r"guide\.toml") as error:
        a_guide(**changes)
    assert says in str(error.value)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"options": {"seats": 9}}, "the options: "),
        ({"before": ["0: swallow"]}, "action 1 of `before`: "),
        ({"before": ["1: draw"]}, "action 1 of `before`: "),
    ],
)
def test_a_table_that_cannot_be_laid_is_a_fault_of_the_guide(
    changes: dict[str, Any], says: str
) -> None:
    with pytest.raises(GuideError, match=says):
        begin(SPEC, LIBRARY, a_guide(**changes), "salt")


def with_step(number: int, **changes: Any) -> Guide:
    """The good guide with one step changed."""
    steps: list[dict[str, Any]] = [
        {"say": step.say, "rule": step.rule, "point": step.point, "do": step.do}
        for step in a_guide().step
    ]
    steps[number] |= changes
    return a_guide(step=steps)


@pytest.mark.parametrize(
    ("guide", "fault"),
    [
        (with_step(0, rule="TG-9.9"), "step 1: there is no rule TG-9.9"),
        (with_step(1, point=["jar:soup"]), "step 2: seat:1 does not see jar:soup"),
        (a_guide(mine=[0]), "step 2: seat:1 is not one of the guided player's"),
        (a_guide(draws=["sugar", "soup"]), "draw 2 is "),
        (a_guide(draws=[*DRAWS, "sugar"]), "4 draws came up; the guide has 5"),
    ],
)
def test_a_rehearsal_names_what_is_not_as_the_guide_says(guide: Guide, fault: str) -> None:
    found = faults(guide)
    assert any(fault in one for one in found), found


@pytest.mark.parametrize(
    ("deed", "says"), [("0: draw", "is not listed. Listed are: 1: draw"), ("1: swallow", "no act")]
)
def test_an_action_that_is_not_listed_ends_the_rehearsal(deed: str, says: str) -> None:
    with pytest.raises(GuideError, match="step 2") as error:
        faults(with_step(1, do=deed))
    assert says in str(error.value)


# -- where a game stands --------------------------------------------------------------------------


def test_steps_are_ticked_off_as_their_actions_are_taken() -> None:
    guide = a_guide()
    journal = begin(SPEC, LIBRARY, guide, "salt")
    assert stand(guide, journal) == Progress((), 1, 0, (0,), False)
    act(journal, "1: draw")
    assert stand(guide, journal) == Progress((1,), 2, 0, (0,), False)
    act(journal, "0: draw")
    assert stand(guide, journal) == Progress((1,), 2, 1, (0,), False)
    act(journal, "1: draw")
    now = stand(guide, journal)
    assert (now.done, now.at) == ((1, 2), 4)
    assert now.choices == (1, 0), "the action that the guide names comes first"
    act(journal, "0: draw")
    assert stand(guide, journal) == Progress((1, 2, 4), None, 0, (), False)


def test_an_undo_brings_the_step_back() -> None:
    guide = a_guide(before=[])
    journal = begin(CALM, LIBRARY, guide, "salt")
    act(journal, "0: draw", "1: draw")
    before = stand(guide, journal)
    act(journal, "0: stop")
    assert stand(guide, journal) != before
    journal.undo(2, 0)
    assert stand(guide, journal) == before


def test_another_move_passes_over_what_has_become_impossible() -> None:
    guide = a_guide()
    journal = begin(SPEC, LIBRARY, guide, "salt")
    act(journal, "1: stop")
    now = stand(guide, journal)
    assert (now.done, now.at, now.deed, now.astray) == ((), 2, 0, False)


def test_where_nothing_leads_on_the_player_is_astray_but_never_stuck() -> None:
    guide = with_step(4, do="1: stop")
    journal = begin(SPEC, LIBRARY, guide, "salt")
    act(journal, "1: stop", "0: draw")
    assert stand(guide, journal) == Progress((4,), None, 0, (), True)
    assert SPEC.rules.legal(journal.state)


def test_waiting_for_others_is_not_astray() -> None:
    guide = a_guide(mine=[0], step=[{"say": "A", "do": "0: stop"}, {"say": "B"}, {"say": "C"}])
    journal = begin(SPEC, LIBRARY, guide, "salt")
    assert stand(guide, journal) == Progress((), None, 0, (), False)


def test_a_text_fits_an_action_from_its_kind_on() -> None:
    draw = Draw(seat=1, jar="jar:pills")
    for text in ("draw", "1: draw", "1: draw pills", "draw jar:pills"):
        assert fits(text, draw)
    for text in ("0: draw", "stop", "1: draw soup", "1: draw pills more"):
        assert not fits(text, draw)
    assert fits("stop", Stop(seat=0))
    with pytest.raises(NotationError):
        fits("", draw)


# -- prepared draws -------------------------------------------------------------------------------


def test_prepared_draws_come_where_they_can_and_chance_elsewhere() -> None:
    names = ["a", "b", "c"]
    chance = LenientChance(["b", "soup", 1, "c"], SeededChance(3))
    assert chance.pick([0, 1, 2], names) == 1
    assert chance.pick([0, 1, 2], names) == SeededChance(3).pick([0, 1, 2], names)
    assert chance.below(3) == 1
    assert chance.bag([1, 1, 1], names) == 2
    assert chance.left() == 0
    for kind in range(3):
        only = [0, 0, 0]
        only[kind] = 2
        assert LenientChance(["soup"], SeededChance(1)).bag(only, names) == kind
    assert LenientChance(["soup"], SeededChance(1)).below(1) == 0
    assert LenientChance([], SeededChance(1)).pick([2], names) == 0


def test_a_seed_may_be_a_script() -> None:
    assert scripted_draws(scripted_seed(["a", 3])) == ["a", 3]
    for seed in ("", "7", SCRIPT, f"{SCRIPT}soup", f'{SCRIPT}{{"a": 1}}', f"{SCRIPT}[1.5]"):
        assert scripted_draws(seed) == []


def test_prepared_draws_stay_in_order_through_undo() -> None:
    secret = Secret(scripted_seed(DRAWS), "salt")
    journal = Journal.start(CALM, LIBRARY, {}, secret)
    act(journal, "0: draw", "1: stop")
    journal.undo(1, 1)
    act(journal, "1: draw", "0: draw", "1: draw")
    assert [draw for move in journal.moves for draw in move.draws] == DRAWS


def test_a_finished_prepared_game_verifies_and_a_forged_draw_does_not() -> None:
    secret = Secret(scripted_seed(DRAWS), "salt")
    journal = Journal.start(SPEC, LIBRARY, {}, secret)
    act(journal, "0: draw", "1: draw", "0: draw", "1: draw", "0: stop", "1: stop")
    journal.close()
    read_journal(SPEC, LIBRARY, journal.lines, verify=True)

    forged = Journal.start(SPEC, LIBRARY, {}, secret)
    forged.secret = Secret(scripted_seed(["bitter"]), "salt")
    act(forged, "0: draw", "1: stop", "0: stop")
    forged.secret = secret
    forged.close()
    with pytest.raises(JournalError, match="line 2: the draws do not come from the seed"):
        read_journal(SPEC, LIBRARY, forged.lines, verify=True)

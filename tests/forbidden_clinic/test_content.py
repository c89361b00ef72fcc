"""Content is data: packs replace rows, and a row that does not fit is refused by name."""

from __future__ import annotations

import pytest

from wardround.core.content import ContentError
from wardround.games import library_with, rulebook_of
from wardround.games.forbidden_clinic import SPEC
from wardround.presentation.text_table import text_table
from wardround.testkit import conform, rule, source_of

from .table import LIBRARY, WORDS, at, clinic

GENEROUS = """
    game = "forbidden_clinic"
    [components.turn]
    actions = 4
    hand_limit = 6
    [[meter.meter]]
    id = "standard"
    draws = [1, 2, 3]
    skull_tick = 4
    [[difficulty.difficulty]]
    id = "quiet_tuesday"
    name = "Slow Sunday"
    [[difficulty.difficulty]]
    id = "busy_saturday"
    start_tick = 1
    [[difficulty.difficulty]]
    id = "holiday_weekend"
    start_tick = 1
    [[difficulty.difficulty]]
    id = "full_moon"
    start_tick = 1
    [[treasure_deck.card]]
    id = "volunteers"
    name = "Volunteers"
    kind = "special"
    count = 3
    key = true
    effect = { op = "ready", tiles = 2 }
    [[roles.role]]
    id = "triage_nurse"
    name = "Charge Nurse"
    power = [{ kind = "diagonal", move = true }, { kind = "escort", steps = 1, cost = 2 }]
    [[tiles.tile]]
    id = "van_port"
    name = "Hangar"
"""


@rule("FC-R51", "FC-3.5")
def test_a_pack_changes_the_game_end_to_end() -> None:
    library = library_with(SPEC, GENEROUS, "generous.toml")
    table = clinic(library=library, active="7", stressed=["0,0", "5,5", "3,3"], hands={"7": "VO"})
    assert table.state.actions_left == 4
    assert table.view().meter.draws == (1, 2, 3)
    assert table.view().difficulty == "Slow Sunday"
    assert table.view().seats[7].role_name == "Charge Nurse"
    assert "Hangar" in text_table(SPEC.show.scene(WORDS, table.view()))
    assert "2,2" in table.places("move")

    table.run("7: play VO", "7: donation_tile 0,0")
    assert table.places("donation_second") == at("5,5 3,3")
    table.run("7: donation_second 5,5", "7: escort VT")
    assert table.places("escort_to") == at("1,0 3,0 2,1")
    table.do("7: escort_to 2,1")
    assert table.state.actions_left == 2
    conform(SPEC, library, rulebook_of(SPEC), {"seats": 8}, games=3)


@rule("FC-1.22", "FC-1.23")
def test_stressed_cards_may_stay_out_by_data() -> None:
    pack = "[components.setup]\nstress_cards_back_into_deck = false\nstressed_tiles = 2\n"
    content = SPEC.rules.content(library_with(SPEC, pack, "out.toml").tables)
    from wardround.core.chance import SeededChance
    from wardround.core.game import resolve_options

    s = SPEC.rules.setup(
        resolve_options(SPEC.meta, {"role_setup": "random"}), content, SeededChance(1)
    )

    assert len(s.clinic_discards) == 2
    assert s.clinic_deck.size() == 34


@pytest.mark.parametrize(
    ("pack", "table", "key"),
    [
        ("[[tiles.tile]]\nid = 'cat_lounge'\nremove = true", "tiles", "tile"),
        ("[[tiles.tile]]\nid = 'cat_lounge'\nkind = 'goal'", "tiles", "tile"),
        ("[[tiles.tile]]\nid = 'cat_lounge'\nshape = 'round'", "tiles", "tile.cat_lounge"),
        ("[[tiles.tile]]\nid = 'cat_lounge'\nkind = 'treasure'", "tiles", "cat_lounge.treasure"),
        ("[[tiles.tile]]\nid = 'phone_booth'\ntreasure = 'gold'", "treasures", "tiles"),
        ("[[tiles.tile]]\nid = 'cat_lounge'\nstart_role = 'cat'", "tiles", "start_role"),
        ("[[treasures.treasure]]\nid = 'outstanding_team'\ntiles = []", "treasures", "tiles"),
        ("[[roles.role]]\nid = 'practice_manager'\nremove = true", "roles", "role"),
        ("[[roles.role]]\nid = 'triage_nurse'\nremove = true", "roles", "role"),
        ("[[roles.role]]\nid = 'triage_nurse'\nstart_tile = 'x'", "roles", "start_tile"),
        (
            "[[roles.role]]\nid = 'triage_nurse'\npower = [{kind = 'take'}, {kind = 'take'}]",
            "roles",
            "power",
        ),
        ("[[roles.role]]\nid = 'triage_nurse'\npower = [{kind = 'sing'}]", "roles", "power"),
        ("[[treasure_deck.card]]\nid = 'donation'\nkind = 'incoming'", "treasure_deck", "effect"),
        ("[[treasure_deck.card]]\nid = 'walk_in'\nkey = true", "treasure_deck", "key"),
        ("[[treasure_deck.card]]\nid = 'donation'\ntreasure = 'x'", "treasure_deck", ""),
        ("[[treasure_deck.card]]\nid = 'donation'\ncount = -1", "treasure_deck", "count"),
        (
            "[[treasure_deck.card]]\nid = 'outstanding_team'\nremove = true",
            "treasure_deck",
            "card",
        ),
        ("[[meter.meter]]\nid = 'standard'\nskull_tick = 4", "meter", "skull_tick"),
        ("[[difficulty.difficulty]]\nid = 'full_moon'\nstart_tick = 10", "difficulty", "tick"),
        ("[[difficulty.difficulty]]\nid = 'full_moon'\nremove = true", "options", "difficulty"),
        ("[components.setup]\nstressed_tiles = 99", "components", "stressed_tiles"),
        ("[components.setup]\ndeal = 9", "treasure_deck", "card"),
    ],
)
def test_content_that_does_not_fit_is_refused(pack: str, table: str, key: str) -> None:
    with pytest.raises(ContentError) as caught:
        library_with(SPEC, pack, "bad.toml")

    assert caught.value.table == table
    assert key in caught.value.key
    assert caught.value.expected
    assert caught.value.file == "bad.toml"


def test_every_number_has_a_source() -> None:
    assert source_of(LIBRARY, "treasure_deck", "card.donation.count") == "reconstructed"
    assert source_of(LIBRARY, "treasure_deck", "card.revenue_boost.effect.from") == "reconstructed"
    assert source_of(LIBRARY, "components", "setup.deal") == "printed"
    assert source_of(LIBRARY, "roles", "role.practice_manager.power.0.self") == "reconstructed"

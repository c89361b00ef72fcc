"""Chapter 1: components and setup."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from wardround.core.chance import SeededChance
from wardround.core.game import OptionError, resolve_options
from wardround.games.forbidden_clinic import SPEC
from wardround.games.forbidden_clinic.content import make_content
from wardround.testkit import case, rule

from .table import EVERYBODY, LIBRARY, Clinic, clinic, new_game

BOARD_L = [tile.id for tile in make_content(LIBRARY.tables).tiles]
SIX_STRESSED = BOARD_L[30:]


def picked(*codes: str, **options: Any) -> Clinic:
    """A new game on board L in which the first seats have picked these roles."""
    table = new_game(BOARD_L, **options)
    for seat, code in enumerate(codes):
        table.do(f"{seat}: pick_role {code}", seed=5)
    return table


def eight_picked() -> Clinic:
    """A finished setup in which the seats picked their roles in the order of the table."""
    return picked(*EVERYBODY[:7], seats=8)


@case("FC-C1")
@rule("FC-1.2", "FC-1.3", "FC-1.4", "FC-1.5", "FC-1.6", "FC-1.7", "FC-1.8", "FC-R15")
def test_components() -> None:
    content = make_content(LIBRARY.tables)

    kinds = Counter(tile.kind for tile in content.tiles)
    assert kinds == {"goal": 1, "start": 7, "treasure": 8, "plain": 20}
    assert len(content.tiles) == content.components.components.clinic_tiles == 36
    assert sorted(tile for treasure in content.treasures for tile in treasure.tiles) == sorted(
        tile.id for tile in content.tiles if tile.kind == "treasure"
    )
    assert [len(treasure.tiles) for treasure in content.treasures] == [2, 2, 2, 2]
    assert len(content.treasures) == content.components.components.treasure_coins
    counts = {card.id: card.count for card in content.cards}
    chosen = content.components.components_chosen
    assert sum(counts.values()) == chosen.treasure_deck == 49
    assert [counts[treasure.id] for treasure in content.treasures] == [9, 9, 9, 9]
    assert (counts["revenue_boost"], counts["relief_vet"], counts["donation"]) == (5, 2, 2)
    assert counts["walk_in"] + counts["emergency"] == 4
    assert len({role.colour for role in content.roles}) == 8
    assert len({role.start_tile for role in content.roles}) == 8
    assert SPEC.rules.census(clinic().state)["clinic_cards"] == 36


@case("FC-C1")
@rule("FC-1.10", "FC-1.17", "FC-1.18", "FC-1.21", "FC-1.22", "FC-1.23", "FC-R14")
def test_a_finished_setup_with_eight_seats() -> None:
    table = eight_picked()

    sides = Counter(tile.side for tile in table.view().tiles)
    assert sides == {"ready": 30, "stressed": 6}
    assert len({tile.id for tile in table.view().tiles}) == 36
    assert table.packets == [36]
    assert table.clinic_discards == set()
    assert [sum(hand) for hand in table.state.hands] == [2] * 8
    deck = table.dump()["treasure_deck"]
    assert sum(deck.values()) == 33
    assert deck["walk_in"] == deck["emergency"] == 2
    assert (table.state.tick, table.view().meter.value) == (1, 2)
    start = {"PM": "1,0", "VT": "2,0", "CSL": "0,0", "HCV": "3,0", "KA": "4,0", "EV": "5,0"}
    assert {code: table.token(code) for code in start} == start
    assert table.captured == set()
    assert table.active in start or table.active in ("MD", "TN")


@case("FC-C27")
@rule("FC-1.13", "FC-1.15", "FC-1.16", "FC-1.18", "FC-12.6", "FC-R30")
def test_a_finished_setup_with_six_seats() -> None:
    table = new_game(11, role_setup="random")

    roles = table.dump()["roles"]
    assert len(set(roles)) == 6
    assert "practice_manager" in roles
    assert sum(sum(hand) for hand in table.state.hands) == 12
    assert sum(table.dump()["treasure_deck"].values()) == 37
    unused = [role for role in table.view().roles if role.taken_by is None]
    assert len(unused) == 2
    on_board = {tile.id for tile in table.view().tiles if tile.side != "empty"}
    assert {role.start_tile for role in unused} <= on_board
    assert all(not any(r.id == f"role:{name}" for r in unused) for name in roles)
    assert table.refused("6: end_actions") == "FC-12.6"
    for seats in (5, 9):
        with pytest.raises(OptionError, match=r"FC-12\.6"):
            new_game(11, seats=seats)


@case("FC-C28")
@rule("FC-1.13", "FC-1.14", "FC-1.15", "FC-R2", "FC-R21")
def test_the_last_seat_is_the_practice_manager() -> None:
    table = new_game(BOARD_L)
    assert table.decision == "pick_role"
    assert table.coded("pick_role") == EVERYBODY
    table.run("0: pick_role VT", "1: pick_role CSL", "2: pick_role HCV", "3: pick_role KA")
    assert table.refused("4: pick_role VT") == "FC-1.13"
    assert table.refused("0: pick_role TN") == "FC-1.14"
    assert table.refused("5: end_actions") == "FC-1.14"

    table.do("4: pick_role EV", seed=1)

    assert table.dump()["roles"][5] == "practice_manager"
    assert table.decision == "take_action"
    assert table.refused("0: pick_role TN") == "FC-1.13"


@case("FC-C28")
@rule("FC-1.13", "FC-1.15")
def test_with_a_practice_manager_the_last_seat_chooses_freely() -> None:
    table = picked("VT", "PM", "HCV", "KA", "EV")

    assert table.coded("pick_role") == ["CSL", "MD", "TN"]


@rule("FC-1.15")
def test_the_last_seat_may_not_be_anything_else() -> None:
    table = picked("VT", "CSL", "HCV", "KA")
    s = table.state.clone()
    s.decider = 5
    s.layout = s.layout.with_roles([*s.layout.roles, s.layout.tables.roles[5]])
    table.state = s

    assert table.refused("5: pick_role TN") == "FC-1.15"


@case("FC-C29")
@rule("FC-1.12", "FC-1.18", "FC-1.19", "FC-1.20", "FC-R22")
def test_an_incoming_card_in_the_deal_goes_back() -> None:
    table = picked("VT", "CSL", "HCV", "KA")
    others = ["OT", "OT", "PC", "PC", "CB", "CB", "EL", "EL", "OT", "OT"]
    table.do("4: pick_role EV", "EM", "RB", "CB", *others, *SIX_STRESSED, "seat:3")

    assert table.hand("0") == "CB RB"
    assert table.state.tick == 1
    deck = table.dump()["treasure_deck"]
    assert sum(deck.values()) == 37
    assert deck["walk_in"] == deck["emergency"] == 2
    assert [event.rule for event in table.events if event.rule == "FC-1.19"] == ["FC-1.19"]
    assert table.state.active == 3


@case("FC-C30")
@rule("FC-1.24", "FC-2.8", "FC-4.6", "FC-R24")
def test_a_token_stays_on_a_start_tile_that_is_stressed() -> None:
    table = picked(*EVERYBODY[:6], seats=8)
    deal = ["OT"] * 8 + ["PC"] * 8
    stressed = ["2,0", "2,1", "0,5", "1,5", "2,5", "3,5"]
    table.do("6: pick_role MD", *deal, *stressed, "seat:1")

    assert (table.token("VT"), table.side("2,0")) == ("2,0", "stressed")
    assert table.places("ready") == {"2,0", "2,1"}
    assert "2,1" in table.places("move")
    table.run("VT: ready 2,0", "VT: ready_second 2,1")
    assert (table.side("2,0"), table.side("2,1")) == ("ready", "ready")


@case("FC-C31")
@rule("FC-1.23", "FC-7.4", "FC-10.2", "FC-R45")
def test_a_front_desk_stressed_in_setup_can_burn_out_in_turn_1() -> None:
    table = picked(*EVERYBODY[:6], seats=8)
    stressed = ["0,0", "0,5", "1,5", "2,5", "3,5", "4,5"]
    table.do("6: pick_role MD", *["OT"] * 8, *["PC"] * 8, *stressed, "seat:1")

    table.do("VT: end_actions", "CB", "EL", "5,5", "0,0")

    assert table.end() == "front_desk_lost"
    assert table.state.turn == 1


@case("FC-C35")
@rule("FC-1.9", "FC-1.11", "FC-1.12", "FC-R43")
def test_coins_lie_at_the_corners_and_mean_nothing() -> None:
    table = eight_picked()

    corners = [treasure.corner for treasure in table.view().treasures]
    assert sorted(corners) == ["bottom_left", "bottom_right", "top_left", "top_right"]
    assert table.view().clinic_discards == ()
    assert table.view().treasure_discards == ()
    pm = clinic(captured={"OT": "PM"}, hands={"MD": "PC×4"}, tokens={"MD": "4,1"}, active="MD")
    tn = clinic(captured={"OT": "TN"}, hands={"MD": "PC×4"}, tokens={"MD": "4,1"}, active="MD")
    assert pm.choices() == tn.choices()
    pm.do("MD: capture PC")
    assert pm.captured == {"OT", "PC"}


@rule("FC-1.9", "FC-1.16")
def test_discards_and_role_cards_are_open() -> None:
    table = clinic(clinic_discards=["1,5"], treasure_discards="OT×2 WI")

    for seat in (None, 0, 7):
        seen = table.view(seat)
        assert seen.clinic_discards == ("tile:laundry_room",)
        assert [(card.code, card.count) for card in seen.treasure_discards] == [
            ("OT", 2),
            ("WI", 1),
        ]
        assert seen.seats[3].role_name == "House-Call Vet"


@case("FC-C36")
@rule("FC-1.25", "FC-3.1", "FC-R23")
def test_the_first_player() -> None:
    table = new_game(3, seats=7, role_setup="random", first_player="chosen")
    assert table.decision == "pick_first_player"
    assert table.targets("pick_first_player", 0) == {f"seat:{n}" for n in range(7)}
    assert table.deciders() == {0}
    assert table.refused("1: pick_first_player seat:1") == "FC-1.25"

    table.do("0: pick_first_player seat:5", seed=1)

    assert table.state.active == 5
    assert table.refused("0: pick_first_player seat:1") == "FC-1.25"


@case("FC-C36")
@rule("FC-3.1")
def test_turns_go_to_rising_seats_and_start_over() -> None:
    table = clinic({"seats": 7}, active=5)
    turns = [table.state.active]
    quiet = iter([f"{x},{y}" for y in (5, 4, 3) for x in range(6)])
    for _ in range(7):
        cards = ("OT", "PC") if len(turns) < 5 else ("CB", "EL")
        table.do(f"{table.state.active}: end_actions", *cards, next(quiet), next(quiet))
        turns.append(table.state.active)

    assert turns == [5, 6, 0, 1, 2, 3, 4, 5]


@case("FC-C128")
@rule("FC-1.14", "FC-1.15", "FC-R2")
def test_random_roles_are_fair() -> None:
    roles: Counter[str] = Counter()
    manager: Counter[int] = Counter()
    games = 600
    content = make_content(LIBRARY.tables)
    options = resolve_options(SPEC.meta, {"role_setup": "random"})
    for seed in range(games):
        dealt = SPEC.rules.setup(options, content, SeededChance(seed)).layout.roles
        roles.update(role.code for role in dealt)
        manager[[role.code for role in dealt].index("PM")] += 1

    assert roles["PM"] == games
    assert all(abs(count - games / 6) < 45 for count in manager.values())
    assert all(abs(roles[code] - games * 5 / 7) < 60 for code in roles if code != "PM")

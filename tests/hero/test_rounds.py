"""Chapters 1, 4, 7 and 8: setup, rounds, arrivals, timers, the staff track (HE-C20 to HE-C40)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hero.table import Night, new_night, night, quiet, together
from wardround.core.actions import Event
from wardround.core.chance import SeededChance
from wardround.core.game import OptionError, resolve_options
from wardround.core.log import Log
from wardround.games.hero import SPEC
from wardround.games.hero.events import (
    ClockMoved,
    ConsultantLeft,
    DeckRenewed,
    NobodyArrived,
    PatientArrived,
    PatientLeft,
    PatientTurnedAway,
    RoundBegan,
    StaffArrived,
    StaffLeft,
    StartPassed,
    TimersRan,
    TurnBegan,
    TurnEnded,
)
from wardround.games.hero.rules.constants import ON_ARRIVE
from wardround.games.hero.rules.rounds import hours_left
from wardround.testkit import case, rule

# -- setup -------------------------------------------------------------------------------------


@rule("HE-1.5", "HE-1.6", "HE-1.7", "HE-1.8", "HE-1.9", "HE-1.12", "HE-1.14", "HE-1.15")
@rule("HE-1.13", "HE-1.16", "HE-1.17", "HE-1.18", "HE-1.19", "HE-1.21", "HE-R1", "HE-7.9")
@case("HE-C20")
def test_a_new_regular_night_for_four() -> None:
    table = new_night(0, seats=4, hero_setup="chosen")
    dump = table.dump()

    assert dump["hero_room"] == ["hallway"] * 4
    assert [len(field) for field in dump["track"]] == [0, 0, 2]
    assert dump["figure_room"] == dict.fromkeys(dump["track"][2], "hallway")
    assert [table.state.staff_deck.size(), table.state.patient_deck.size()] == [30, 72]
    assert table.state.journal_deck.size() == 40
    assert len(table.view().stack) == 6
    assert dump["consultants"] == []
    assert dump["patients"] == []
    assert dump["bags"] == [[0, 0, 0]] * 4
    assert dump["journals"] == [[]] * 4
    assert (dump["patient_discard"], dump["journal_discard"]) == ([], [])
    assert table.view().hours_left == 12
    assert [hero.bag is None for hero in table.view(1).heroes] == [True, False, True, True]
    assert all(hero.bag is None for hero in table.view().heroes)
    assert new_night(0, night="short").view().hours_left == 8


@rule("HE-1.14", "HE-1.16", "HE-1.17")
def test_every_deck_is_shuffled() -> None:
    nights = [new_night(seed, seats=2, hero_setup="chosen") for seed in range(12)]

    for table in nights:
        s = table.state
        # One packet is one heap without an order: every card in it is as likely to come next.
        assert [len(deck.packets) for deck in (s.patient_deck, s.journal_deck, s.staff_deck)] == [
            1,
            1,
            1,
        ]
    assert len({tuple(table.state.track[2]) for table in nights}) > 6


@rule("HE-1.1", "HE-1.2", "HE-1.3", "HE-14.6")
@case("HE-C33")
def test_two_to_four_players_in_any_mode_and_night() -> None:
    for seats in (1, 5):
        with pytest.raises(OptionError, match=r"HE-1\.1"):
            resolve_options(SPEC.meta, {"seats": seats})
    for seats in (2, 3, 4):
        for mode in ("competitive", "cooperative"):
            for length, rounds in (("regular", 12), ("short", 8)):
                table = new_night(0, seats=seats, mode=mode, night=length)
                assert (table.view().rounds, table.view().mode) == (rounds, mode)
                assert len({hero.id for hero in table.view().heroes}) == seats


@rule("HE-1.11", "HE-R3")
@case("HE-C34")
def test_heroes_are_picked_clockwise_from_the_starting_player() -> None:
    table = new_night(["seat:1"], seats=3, hero_setup="chosen")
    order = []
    for hero in ("rob", "leo", "tyler"):
        order.append((table.awaiting.seats[0], len(table.choices())))
        assert table.awaiting.decision == "pick_hero"
        if hero == "leo":
            assert table.refused("pick_hero hero:rob") == "HE-1.11"
            assert table.refused("0: pick_hero hero:leo") == "HE-R3"
        table.do(f"pick_hero {hero}", seed=1)

    assert order == [(1, 8), (2, 7), (0, 6)]
    assert [hero.name for hero in table.view().heroes] == ["Tyler", "Rob", "Leo"]
    assert table.awaiting.seats == (1,)


@rule("HE-1.20", "HE-R4", "HE-4.22")
@case("HE-C35")
def test_the_first_seat_may_start() -> None:
    table = new_night(5, start_player="first_seat")

    assert table.view().start == 0

    table.end_round()

    assert table.view().start == 1
    assert {new_night(seed, seats=3).view().start for seed in range(20)} == {0, 1, 2}


# -- arrivals ----------------------------------------------------------------------------------


def bring_another(table: Night, patients: list[str]) -> int:
    """How many of these patients bring another one by their note."""
    cards = [table.content.patients[table.content.index[mention]] for mention in patients]
    return sum(line.trigger == ON_ARRIVE for card in cards for line in card.lines)


def arrivals_by_round(options: dict[str, Any]) -> list[int]:
    """How many patients arrive in each round of a night in which nobody does anything."""
    table = Night(None, options, setup=3)
    s = table.state
    lying = [s.content.patients[patient].mention for patient in s.patients]
    counts = [len(lying) - bring_another(table, lying)]
    while table.outcome is None:
        # Everybody is discharged at once, so that a station is always free.
        for patient in list(s.patients):
            s.take_off(patient)
        before = s.round
        log = Log()
        SPEC.rules.push(s, SPEC.rules.legal(s)[-1], SeededChance(s.round), log)
        arrived = [event.patient for event in log.events if isinstance(event, PatientArrived)]
        assert not any(isinstance(event, PatientTurnedAway) for event in log.events)
        if s.round != before and table.outcome is None:
            counts.append(0)
        counts[-1] += len(arrived) - bring_another(table, arrived)
    assert len(counts) == s.rules.rounds
    return counts


@rule("HE-4.1", "HE-4.2", "HE-4.4", "HE-4.5", "HE-4.9")
@case("HE-C21")
@pytest.mark.parametrize(("seats", "total"), [(4, 72), (3, 60), (2, 48)])
def test_arrivals_of_a_regular_night(seats: int, total: int) -> None:
    counts = arrivals_by_round({"seats": seats})

    assert sum(counts) == total
    assert [counts[0], counts[4], counts[8]] == [seats + 1, seats + 2, seats + 3]


@rule("HE-4.3", "HE-R5")
@case("HE-C22")
@pytest.mark.parametrize(
    ("reading", "first_short", "first_regular", "totals"),
    [
        ("position", 2, 1, [36, 44, 52]),
        ("round_number", 1, 1, [28, 36, 44]),
        ("clock_label", 2, 3, [28, 36, 44]),
    ],
)
def test_arrivals_of_a_short_night(
    reading: str, first_short: int, first_regular: int, totals: list[int]
) -> None:
    for seats, total in zip((2, 3, 4), totals, strict=True):
        options: dict[str, Any] = {"seats": seats, "night": "short", "arrivals": reading}
        counts = arrivals_by_round(options)
        assert (sum(counts), counts[0]) == (total, seats + first_short)
    assert arrivals_by_round({"seats": 2, "arrivals": reading})[0] == 2 + first_regular


@rule("HE-4.4", "HE-4.22", "HE-4.5", "HE-5.1", "HE-4.8")
@case("HE-C23")
def test_the_starting_player_token_goes_round() -> None:
    table = new_night(["seat:0"], seats=3)
    order: list[int] = []
    passed = 0
    while table.outcome is None:
        number = table.state.round
        if number <= 2:
            order.append(table.awaiting.seats[0])
        assert table.points == 3
        table.do("end_turn", seed=number)
        passed += len(table.of(StartPassed))

    assert order == [0, 1, 2, 1, 2, 0]
    assert passed == 12
    assert table.state.start == 0


@rule("HE-2.6", "HE-4.12", "HE-R7", "HE-10.7", "HE-R6")
@case("HE-C24")
def test_a_full_er_turns_patients_away() -> None:
    table = night(heroes=["rob", "leo"], fill_er=10)
    lying = table.dump()["patients"]

    table.do("end_turn", "sepsis")

    assert table.of(PatientTurnedAway)[0].patient == "patient:sepsis"
    assert table.dump()["patient_discard"] == ["sepsis"]
    assert (table.chaos("rob"), table.chaos("leo")) == (2, 2)
    assert table.dump()["patients"] == lying


@rule("HE-4.9", "HE-4.10", "HE-8.3")
@case("HE-C25")
def test_a_new_patient_takes_the_lowest_free_station() -> None:
    table = night(heroes=["rob@er", "leo"], fill_er=10)
    fourth = table.content.patients[table.state.patients[3]].id
    table.walk("move hallway", f"take_patient {fourth}")

    table.do("end_turn", "pneumonia")

    assert table.station("pneumonia") == 4
    assert table.timer("pneumonia") == 3

    quiet_table = quiet(patients=["pneumonia"])
    for tokens in (2, 1):
        quiet_table.end_round()
        assert quiet_table.timer("pneumonia") == tokens
    quiet_table.end_round()
    assert quiet_table.of(PatientLeft)[0].patient == "patient:pneumonia"


@rule("HE-4.11", "HE-4.12", "HE-11.18", "HE-11.43")
@case("HE-C26")
def test_the_tour_bus_takes_the_last_station() -> None:
    table = night(heroes=["rob", "leo"], fill_er=9, patient_discard=["hip"])

    table.do("end_turn", "tour_bus", "pneumonia")

    assert table.room("patient:tour_bus") == "er"
    assert table.of(PatientTurnedAway)[0].patient == "patient:pneumonia"
    assert (table.chaos("rob"), table.chaos("leo")) == (1, 1)


@rule("HE-4.13", "HE-R8")
@case("HE-C27")
@pytest.mark.parametrize("card", ["minister", "motorbike"])
def test_no_note_of_a_patient_turned_away_counts(card: str) -> None:
    table = night(heroes=["rob", "leo"], fill_er=10)
    cards = table.state.patient_deck.size()

    table.do("end_turn", card)

    assert (table.chaos("rob"), table.chaos("leo")) == (2, 2)
    assert table.state.patient_deck.size() == cards - 1


@rule("HE-4.14", "HE-11.42")
@case("HE-C28")
def test_a_passenger_arrives_before_the_next_patient() -> None:
    lying = ["hip", "burns", "twins", "spleen", "ladder"]
    table = night(patients=[f"{id_}@er/9" for id_ in lying], round=8, turns_taken=2)
    draws = ["motorbike", "splinter", "headache", "sprained_ankle"]

    staff = ["porter", "tutor"]
    table.do("end_turn", *staff, *draws, "vertigo")

    arrived = [event.patient for event in table.of(PatientArrived)]
    assert arrived[:4] == [f"patient:{id_}" for id_ in draws]
    assert table.in_er() == 5 + 4 + 1


@rule("HE-4.15", "HE-4.16", "HE-R25")
@case("HE-C29")
def test_an_empty_patient_deck() -> None:
    out = ["hip", "burns", "sepsis", "stroke", "twins"]
    table = night(patient_deck=[], patient_discard=out)

    table.do("end_turn", "sepsis")

    assert table.of(DeckRenewed)[0].cards == 5
    (heap,) = table.dump()["patient_deck"]
    assert sorted(heap) == ["burns", "hip", "stroke", "twins"]
    assert table.dump()["patient_discard"] == []

    table = night(patient_deck=[])
    table.do("end_turn")

    assert table.of(NobodyArrived)
    assert table.dump()["patients"] == []
    assert table.dump()["bags"] == [[0, 0, 0]] * 2


@rule("HE-4.21", "HE-4.23", "HE-8.11", "HE-R10", "HE-R62")
@case("HE-C30")
def test_the_last_round_ends_like_every_other() -> None:
    table = quiet(patients=["hip@er/1", "burns@er/2"], round=12, turns_taken=2, heroes=["rob"])
    log = table.do("end_turn", seed=0)

    assert [type(event) for event in log if isinstance(event, TimersRan | PatientLeft)] == [
        TimersRan,
        PatientLeft,
    ]
    assert (table.chaos("rob"), table.outcome is not None) == (1, True)
    assert table.of(StartPassed)
    assert table.of(ClockMoved)[0].hours_left == 0
    assert table.room("patient:burns") == "er"
    assert table.refused("0: end_turn") == "HE-12.12"


@rule("HE-1.4", "HE-2.21", "HE-1.19")
@case("HE-C31")
def test_the_clock_counts_down() -> None:
    assert hours_left(night(round=4).state) == 9
    assert hours_left(night({"night": "short"}, round=6).state) == 3
    assert night(round=1).view().hours_left == 12


@rule("HE-4.6", "HE-4.7", "HE-5.1", "HE-6.1", "HE-4.8", "HE-6.2", "HE-R26")
@case("HE-C32")
def test_without_points_calls_and_lines_are_left() -> None:
    table = night(
        heroes=["rob@er"],
        staff=["barista@er", "janitor@er", "ward_nurse"],
        patients=["splinter"],
        bags={"rob": {"chaos": 3}},
        points=0,
    )

    assert table.kinds() == {"call_staff", "call_consultant", "use", "end_turn"}
    assert table.uses() == {"staff:barista"}

    table = night(points=2)
    table.do("end_turn", seed=0)

    assert table.of(TurnEnded)[0].lost_points == 2
    assert table.points == 3


# -- steps -------------------------------------------------------------------------------------


@rule("HE-4.1", "HE-4.17", "HE-4.19", "HE-4.20", "HE-4.21", "HE-4.22", "HE-R9")
def test_the_steps_of_a_round_come_in_order() -> None:
    table = night(
        patients=["stroke"], staff=["orderly/1"], consultants=["trauma_lead"], turns_taken=2
    )
    seen = [type(event) for event in table.do("end_turn", seed=4)]
    steps: list[type[Event]] = [
        TimersRan,
        PatientLeft,
        ConsultantLeft,
        StaffLeft,
        StaffArrived,
        ClockMoved,
        StartPassed,
        RoundBegan,
        PatientArrived,
        TurnBegan,
    ]
    positions = [seen.index(step) for step in steps]

    assert positions == sorted(positions)
    assert seen[-2:] == [TurnBegan, PatientArrived]


@rule("HE-8.6", "HE-R35", "HE-8.5")
def test_patients_leave_in_the_order_of_arrival() -> None:
    table = quiet(patients=["stroke", "man_flu@icu", "hip@er/1"], turns_taken=2)

    table.do("end_turn", seed=0)

    assert [x.patient for x in table.of(PatientLeft)] == [
        "patient:stroke",
        "patient:man_flu",
        "patient:hip",
    ]


# -- the staff track ---------------------------------------------------------------------------


@rule("HE-7.7", "HE-7.8", "HE-7.9", "HE-7.10", "HE-7.11", "HE-4.20")
@case("HE-C36")
def test_staff_serve_three_rounds() -> None:
    table = new_night(["seat:0", "orderly", "porter"], seats=2)
    first = ["staff:orderly", "staff:porter"]
    counts = [len(table.view().staff)]
    for _ in range(3):
        table.end_round()
        counts.append(len(table.view().staff))
        if table.state.round == 3:
            assert [x.id for x in table.view().staff if x.hours == 1] == first

    assert counts == [2, 4, 6, 6]
    assert not set(first) & {staff.id for staff in table.view().staff}


@rule("HE-2.22")
def test_the_track_has_three_fields() -> None:
    table = quiet(staff=["orderly@or/1", "porter/2", "tutor/3"])

    assert [staff.hours for staff in table.view().staff] == [1, 2, 3]
    assert [len(field) for field in table.dump()["track"]] == [1, 1, 1]


@rule("HE-7.6", "HE-7.7", "HE-7.12", "HE-2.11")
@case("HE-C37")
def test_staff_leave_from_wherever_they_are() -> None:
    table = quiet(heroes=["rob@er", "leo@er"], staff=["orderly@or/1"], turns_taken=2)

    table.do("end_turn", "porter", "tutor")

    assert table.room("staff:orderly") == ""
    assert table.dump()["gone"] == ["orderly"]
    assert (table.room("staff:porter"), table.room("staff:tutor")) == ("hallway", "hallway")
    assert table.refused("call_staff staff:orderly") == "HE-6.3"


@rule("HE-6.12", "HE-4.19")
@case("HE-C38")
def test_the_trauma_lead_goes_home_from_the_library() -> None:
    table = quiet(heroes=["rob"], staff=["orderly@or"], consultants=["trauma_lead"])
    table.walk("move library", "take_staff trauma_lead")
    before = table.room("staff:orderly")
    table.end_round()

    assert table.of(ConsultantLeft)[0].room == "room:library"
    assert table.state.consultants == ()
    assert table.room("staff:orderly") == before
    assert table.dump()["track"][1] == ["orderly"]
    assert table.room("staff:orderly") == "or"


@rule("HE-7.5", "HE-11.59")
def test_staff_move_only_by_being_taken_called_or_shifted() -> None:
    table = quiet(heroes=["rob@or", "leo"], staff=["orderly", "porter@or"])
    table.walk("move hallway", "done")

    assert (table.room("staff:orderly"), table.room("staff:porter")) == ("hallway", "or")

    table = quiet(heroes=["rob@or"], staff=["security_guard@or", "porter@or"])
    table.do("use security_guard 1")

    assert table.room("staff:porter") == "hallway"


@rule("HE-7.13", "HE-R40", "HE-7.12")
@case("HE-C39")
def test_twenty_six_staff_cards_in_a_regular_night() -> None:
    table = new_night(1, seats=2)
    while table.state.round < 12:
        table.end_round()

    assert table.state.staff_deck.size() == 32 - 24
    table.end_round()
    assert table.state.staff_deck.size() == 6

    table = quiet(staff_deck=["tutor"], turns_taken=2)
    table.do("end_turn", "tutor")

    assert [staff.id for staff in table.view().staff] == ["staff:tutor"]


@rule("HE-7.2", "HE-3.6", "HE-6.6")
@case("HE-C40")
def test_staff_help_only_in_their_room() -> None:
    table = night(heroes=["rob@er"], staff=["orderly"], patients=["shoulder"])

    assert table.refused("treat patient:shoulder 1 -") == "HE-3.9"

    table.do("call_staff orderly")

    assert table.chaos("rob") == 1
    assert table.treatable() == {"shoulder 1"}


@rule("HE-4.4", "HE-13.1", "HE-1.2")
def test_a_cooperative_night_has_the_same_rounds() -> None:
    table = quiet(together(), heroes=["rob", "leo"])
    table.do("end_turn")

    assert table.awaiting.seats == (1,)
    table.do("end_turn", seed=0)
    assert table.state.round == 2

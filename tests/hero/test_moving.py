"""Chapters 2 and 5: rooms, Move and Run (HE-C41 to HE-C50, C170, C171, C174 to C177)."""

from __future__ import annotations

import pytest

from tests.hero.table import LIBRARY, new_night, night, quiet
from wardround.core.actions import Refusal
from wardround.games.hero import SPEC
from wardround.games.hero.actions import Run
from wardround.games.hero.events import Moved, RunDeclared
from wardround.testkit import case, rule


@rule("HE-2.1", "HE-2.2", "HE-2.3", "HE-5.6", "HE-5.16", "HE-5.17", "HE-R11")
@case("HE-C41")
def test_the_plan_is_a_star() -> None:
    table = night(heroes=["rob@library"])
    rooms = ["er", "or", "icu", "library", "oncall"]

    assert table.targets("move") == {"room:hallway"}
    assert table.targets("run") == {f"room:hallway room:{room}" for room in rooms}
    assert table.refused("move room:er") == "HE-5.6"
    assert table.refused("run room:er room:hallway") == "HE-5.17"
    assert table.refused("move room:cellar") == "HE-2.1"

    table = night(heroes=["rob"])

    assert table.targets("move") == {f"room:{room}" for room in rooms}
    assert table.targets("run") == {f"room:{room} room:hallway" for room in rooms}

    table.do("move icu")
    assert table.room("rob") == "icu"


@rule("HE-5.17", "HE-5.21", "HE-R16", "HE-R17", "HE-5.16")
@case("HE-C42")
def test_a_patient_is_left_in_the_middle_of_a_run() -> None:
    table = night(heroes=["alex"], patients=["hip@hallway"])

    table.walk("run or hallway", "take_patient hip", "none")

    assert (table.room("patient:hip"), table.room("alex")) == ("or", "hallway")
    assert (table.points, table.chaos("alex")) == (2, 2)
    assert [event.room for event in table.of(Moved)] == ["room:hallway"]


@rule("HE-5.19", "HE-5.20", "HE-5.23", "HE-5.24")
@case("HE-C43")
def test_the_same_staff_member_throughout_a_run() -> None:
    where = {"heroes": ["alex@icu"], "staff": ["ward_nurse@icu", "ward_doctor"]}
    table = night(**where)
    table.walk("run hallway er", "take_staff ward_nurse")

    assert table.choices() == ["take_staff staff:ward_nurse", "done"]
    assert table.refused("take_staff staff:ward_doctor") == "HE-5.20"
    assert table.refused("end_turn") == "HE-5.24"

    table = night(**where)
    events = table.do("run hallway er")
    assert [(e.via, e.room) for e in events if isinstance(e, RunDeclared)] == [
        ("room:hallway", "room:er")
    ]
    table.do("done")

    assert table.choices() == ["take_staff staff:ward_doctor", "done"]
    table.do("done")
    assert table.room("alex") == "er"


@rule("HE-5.14", "HE-5.15", "HE-R14")
@case("HE-C44")
def test_two_patients_are_charged_separately() -> None:
    table = night(heroes=["rob@er"], patients=["hip", "burns"])

    table.walk("move hallway", "take_patient hip", "move er", "none")
    table.walk("move hallway", "take_patient burns")

    assert (table.chaos("rob"), table.points) == (2, 0)


@rule("HE-5.14", "HE-5.15")
def test_the_next_turn_is_charged_again() -> None:
    table = quiet(heroes=["rob@er", "leo"], patients=["hip"])
    table.walk("move hallway", "take_patient hip", "move er", "take_patient hip", "end_turn")
    assert (table.chaos("rob"), table.chaos("leo")) == (1, 0)

    table.walk("move er", "move hallway", "take_patient hip")
    assert (table.chaos("rob"), table.chaos("leo")) == (1, 1)

    table.do("end_turn", seed=0)
    table.walk("move icu", "done", "take_patient hip")
    assert (table.chaos("rob"), table.chaos("leo")) == (1, 2)


@rule("HE-5.15", "HE-5.14")
def test_a_price_of_nothing_counts_as_paid() -> None:
    table = night(heroes=["rob@er"], staff=["porter@er"], patients=["hip"])

    table.walk("move hallway", "done", "take_patient hip")
    table.walk("move icu", "take_patient hip")

    assert table.chaos("rob") == 0


@rule("HE-5.14", "HE-2.14")
@case("HE-C45")
def test_a_pneumonia_is_brought_to_the_icu() -> None:
    table = night(heroes=["leo@er"], patients=["pneumonia"])
    table.walk("move hallway", "take_patient pneumonia", "move icu", "take_patient pneumonia")

    table.do("treat pneumonia 1 -")

    assert (table.chaos("leo"), table.deeds("leo")) == (1, 3)


@rule("HE-2.9", "HE-R19")
@case("HE-C46")
def test_a_full_er_takes_nobody_but_its_own() -> None:
    table = night(heroes=["rob"], fill_er=10, patients=["hip@hallway"])
    table.do("move er")

    assert table.room("rob") == "er"
    assert table.room("patient:hip") == "hallway"

    table = night(heroes=["rob@er"], fill_er=10)
    one = table.content.patients[table.state.patients[0]].id
    table.walk("run hallway er", f"take_patient {one}", f"take_patient {one}")

    assert table.in_er() == 10


@rule("HE-5.2", "HE-5.7", "HE-5.8", "HE-5.9", "HE-5.10")
@case("HE-C47")
def test_one_staff_member_and_one_patient_at_most() -> None:
    table = night(
        heroes=["tyler", "rob"],
        staff=["orderly", "porter"],
        patients=["hip@hallway", "burns@hallway"],
    )
    table.do("move icu")
    assert table.refused("1: done") == "HE-5.2"
    table.do("take_staff orderly")
    assert table.refused("take_staff staff:porter") == "HE-5.8"
    table.do("take_patient hip")

    assert table.awaiting.decision == "choose_action"
    assert (table.room("staff:orderly"), table.room("staff:porter")) == ("icu", "hallway")
    assert (table.room("patient:hip"), table.room("patient:burns")) == ("icu", "hallway")
    assert table.deciders() == {0}


@rule("HE-5.9")
@pytest.mark.parametrize("staff", [True, False])
@pytest.mark.parametrize("patient", [True, False])
def test_none_either_or_both_may_come_along(staff: bool, patient: bool) -> None:
    table = night(heroes=["tyler"], staff=["orderly"], patients=["hip@hallway"])

    table.walk("move icu", "take_staff orderly" if staff else "done")
    table.do("take_patient hip" if patient else "none")

    assert (table.room("staff:orderly") == "icu") == staff
    assert (table.room("patient:hip") == "icu") == patient


@rule("HE-R18", "HE-5.7")
def test_heroes_cannot_be_taken_along() -> None:
    table = night(heroes=["tyler", "rob"], staff=["orderly"])
    table.do("move icu")

    assert table.choices() == ["take_staff staff:orderly", "done"]
    assert table.refused("take_staff hero:rob") == "HE-5.7"


@rule("HE-5.14", "HE-R13", "HE-R15")
@case("HE-C48")
@pytest.mark.parametrize(("charge", "chaos"), [("per_action", 3), ("per_turn", 2)])
def test_every_action_or_every_turn_is_charged(charge: str, chaos: int) -> None:
    table = night({"carry_charge": charge}, heroes=["rob@icu"], patients=["hip@icu"])
    table.walk("run hallway er", "take_patient hip", "take_patient hip")
    table.walk("move hallway", "take_patient hip")

    assert table.chaos("rob") == chaos


@rule("HE-R15", "HE-11.53")
def test_per_action_the_room_where_the_patient_is_first_taken_decides() -> None:
    table = night(
        {"carry_charge": "per_action"},
        heroes=["rob@icu"],
        staff=["inspector"],
        patients=["hip@icu"],
    )
    table.walk("run hallway er", "take_patient hip", "done", "take_patient hip")

    assert table.chaos("rob") == 1 + 1


@rule("HE-8.8", "HE-11.8")
@case("HE-C49")
def test_a_note_moves_with_its_patient() -> None:
    table = quiet(heroes=["rob@er", "leo@er"], patients=["dog_bite@er/2", "hip"])
    table.walk("run hallway or", "take_patient dog_bite", "take_patient dog_bite")

    assert table.timer("dog_bite") == 2
    assert table.chaos("rob") == 1 + 2

    table.do("end_turn")
    table.walk("move hallway", "take_patient hip")

    assert table.chaos("leo") == 1


@rule("HE-1.10", "HE-10.6", "HE-R2")
@case("HE-C50")
def test_chaos_never_prevents_anything() -> None:
    where = {"heroes": ["rob"], "staff": ["orderly@or"], "patients": ["hip@hallway"]}
    calm = night(**where)
    wild = night(bags={"rob": {"chaos": 30}}, **where)

    assert wild.choices() == calm.choices()
    wild.walk("run or hallway", "take_patient hip", "done", "none")
    wild.do("call_staff orderly")
    assert wild.chaos("rob") == 33


@rule("HE-2.4", "HE-2.5")
@case("HE-C68")
def test_no_room_is_too_small() -> None:
    staff = ["orderly", "porter", "tutor", "clown", "barista", "secretary"]
    table = night(
        heroes=["rob@oncall", "leo@oncall", "alex@oncall", "tyler"],
        staff=[f"{id_}@oncall" for id_ in staff],
        active="tyler",
    )

    table.do("move oncall")

    assert table.room("tyler") == "oncall"
    assert table.targets("move") == {"room:hallway"}
    table.walk("move hallway", "take_staff clown")
    assert table.room("staff:clown") == "hallway"


@rule("HE-4.6", "HE-2.2", "HE-6.3")
@case("HE-C170")
def test_the_first_list_of_a_night() -> None:
    table = night(heroes=["tyler"], staff=["ward_nurse", "orderly"])

    assert len(table.choices()) == 17
    counts = {kind: len(table.choices(kind)) for kind in table.kinds()}
    assert counts == {"move": 5, "run": 5, "call_consultant": 6, "end_turn": 1}


@rule("HE-5.23", "HE-5.7", "HE-5.8")
@case("HE-C171")
def test_the_lists_of_a_run() -> None:
    where = {"heroes": ["rob@er"], "staff": ["orderly@er", "porter@er", "tutor@er"], "fill_er": 10}
    table = night(**where)
    one = table.content.patients[table.state.patients[0]].id

    table.do("run hallway or")
    assert len(table.choices()) == 4
    table.do("take_staff orderly")
    assert len(table.choices()) == 11
    table.do(f"take_patient {one}")
    assert table.choices() == ["take_staff staff:orderly", "done"]
    table.do("done")
    assert table.choices() == [f"take_patient patient:{one}", "none"]

    table = night(
        heroes=["rob@er"], staff=["orderly@er", "tutor"], patients=["hip", "burns@hallway"]
    )
    table.walk("run hallway or", "done", "none")
    assert table.choices() == ["take_staff staff:tutor", "done"]
    table.do("done")
    assert table.choices() == ["take_patient patient:burns", "none"]


@rule("HE-10.3", "HE-5.11")
@case("HE-C174")
def test_the_basic_prices() -> None:
    table = night(heroes=["rob"])
    table.do("move library")
    table.do("study", "lifting")
    table.do("study", "knots")
    assert table.chaos("rob") == 0

    table = night(heroes=["rob"])
    for _ in range(3):
        table.do("run er hallway")
    assert table.chaos("rob") == 3


@rule("HE-11.55", "HE-R71", "HE-11.54")
@case("HE-C175")
def test_calling_the_secretary_costs_the_full_price() -> None:
    table = quiet(heroes=["rob@er"], staff=["secretary@icu"])
    table.do("call_staff secretary")
    assert table.chaos("rob") == 1

    table.end_round()
    while table.awaiting.seats != (0,):
        table.do("end_turn")
    table.do("call_consultant chief_surgeon")
    assert table.chaos("rob") == 2


@rule("HE-11.53", "HE-R71", "HE-11.55")
@case("HE-C176")
def test_the_porter_lowers_the_price_on_his_way_out() -> None:
    table = night(heroes=["rob@icu"], staff=["porter@icu"], patients=["hip@icu"])
    table.walk("move hallway", "take_staff porter", "take_patient hip")
    assert table.chaos("rob") == 0

    table = night(heroes=["rob@icu"], staff=["porter@icu"], patients=["hip@hallway"])
    table.walk("run hallway or", "take_staff porter", "take_staff porter", "take_patient hip")
    assert table.chaos("rob") == 1
    assert table.room("patient:hip") == "or"


@rule("HE-2.23", "HE-R72")
@case("HE-C177")
def test_a_patient_brought_in_takes_the_lowest_station() -> None:
    table = night(
        heroes=["rob"], patients=["hip@er/3/1", "burns@er/3/2", "twins@er/2/4", "stroke@hallway"]
    )
    table.walk("move er", "take_patient stroke")

    assert table.station("stroke") == 3


@rule("HE-2.8", "HE-R12", "HE-4.17", "HE-2.19")
@case("HE-C173")
def test_any_number_of_patients_fits_elsewhere() -> None:
    cards = [p.id for p in new_night().content.patients if not p.lines]
    table = quiet(
        patients=[f"{id_}@er/2" for id_ in cards[:10]] + [f"{id_}@icu/2" for id_ in cards[10:22]],
        turns_taken=2,
    )
    table.do("end_turn", seed=0)

    assert {table.timer(id_) for id_ in cards[:22]} == {1}
    assert table.dump()["bags"] == [[0, 0, 0]] * 2
    assert table.state.free_stations(0) > 50


@rule("HE-5.3", "HE-5.4", "HE-5.5")
def test_points_are_spent_and_run_out() -> None:
    table = night(heroes=["rob"])
    for left in (2, 1, 0):
        table.do(f"move {'er' if table.room('rob') == 'hallway' else 'hallway'}")
        assert table.points == left

    assert table.refused("move room:hallway") == "HE-5.5"
    assert table.refused("run room:hallway room:er") == "HE-5.5"


@rule("HE-R16", "HE-5.17")
def test_a_run_may_have_to_end_elsewhere() -> None:
    never = {"run_back": "never"}
    rooms = ["er", "or", "icu", "library", "oncall"]

    table = night(never, heroes=["rob@library"])
    assert table.targets("run") == {f"room:hallway room:{room}" for room in [*rooms[:3], "oncall"]}
    refusal = table.refusal("run room:hallway room:library")
    assert (refusal.rule, refusal.reason) == ("HE-R16", "run_back")
    assert table.targets("move") == {"room:hallway"}

    table = night(never, heroes=["rob"])
    assert table.choices("run") == []
    assert table.refused("run room:er room:hallway") == "HE-R16"
    assert table.targets("move") == {f"room:{room}" for room in rooms}


@rule("HE-R16")
@pytest.mark.parametrize(("back", "runs"), [("allowed", 5), ("never", 4)])
def test_what_makes_running_dearer_leaves_its_ends(back: str, runs: int) -> None:
    table = night({"run_back": back}, heroes=["rob@library"], staff=["watchman@library"])

    assert len(table.choices("run")) == runs
    assert len(table.choices("move")) == 1


@rule("HE-5.17", "HE-5.6", "HE-2.2")
@pytest.mark.parametrize(
    ("text", "reason", "start", "room"),
    [
        ("run room:er room:hallway", "not_adjacent", "Operation Room", "E.R."),
        ("run room:hallway room:hallway", "same_room", "Hallway", "Hallway"),
        ("run room:or room:hallway", "same_room", "Operation Room", "Operation Room"),
        ("move room:icu", "not_adjacent", "Operation Room", "Intensive Care Unit"),
        ("move room:or", "same_room", "Operation Room", "Operation Room"),
    ],
)
def test_the_step_without_a_door_is_to_blame(text: str, reason: str, start: str, room: str) -> None:
    refusal = night(heroes=["rob@or"]).refusal(text)

    assert refusal == Refusal(
        "HE-5.17" if text.startswith("run") else "HE-5.6", reason, start=start, room=room
    )


@rule("HE-R16")
def test_the_runs_out_of_every_room() -> None:
    # Not the cached content: this test must run the code that makes it.
    content = SPEC.rules.content(LIBRARY.tables)
    library = [room.id for room in content.rooms].index("library")

    assert [len(runs) for runs in content.run[0]] == [5] * 6
    assert [len(runs) for runs in content.run_elsewhere[1]] == [0, 4, 4, 4, 4, 4]
    back = Run(2, "room:hallway", "room:library")
    assert back in content.run[2][library]
    assert back not in content.run_elsewhere[2][library]

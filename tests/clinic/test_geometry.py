"""Chapter 2: spaces, buildings, rooms, alignment; and the borders of chapter 7."""

from __future__ import annotations

from tests.clinic.table import LW, LX, clinic, lw, named, play, spaces_for, state
from wardround.games.clinic.rules.geometry import (
    beds_of,
    car_spaces,
    empty_spaces,
    entrance_spaces,
    first_stops,
    know_rooms,
    links,
    members,
    module_spaces,
    next_stops,
    operational,
    put_module,
    rebuild,
    times_from,
)
from wardround.games.clinic.rules.parking import free_places, open_streets
from wardround.games.clinic.rules.shapes import Shape
from wardround.testkit import case, rule


@rule("CL-2.1", "CL-2.2", "CL-2.3", "CL-2.4", "CL-2.21")
def test_spaces_touch_along_one_axis_only() -> None:
    shape = Shape("4x3", 4, 3, 4, ["W0"])
    assert (shape.spaces, len(shape.floor_spaces)) == (48, 4)
    assert shape.space_names[0] == "0,0,0"
    assert shape.space_names[-1] == "3,2,3"
    middle = shape.at(1, 1, 1)
    near = {shape.space_names[k] for k in members(shape.neighbours[middle])}
    assert near == {"0,1,1", "2,1,1", "1,0,1", "1,2,1", "1,1,0", "1,1,2"}
    line = {shape.space_names[k] for k in members(shape.lines[middle])}
    assert line == near | {"3,1,1", "1,1,3"}
    assert Shape("3x3", 3, 3, 4, ["W0"]).spaces == 36


@rule("CL-2.18", "CL-7.3", "CL-R6")
@case("CL-C25")
def test_street_places_lie_between_spaces_without_modules() -> None:
    b = clinic(play(LW))
    found = {b.shape.border_names[k] for k in free_places(b)}
    assert found == {"v0,0", "v1,0", "v2,0", "v2,2", "h0,0", "h3,0", "h0,1", "h3,1"}
    assert Shape("4x3", 4, 3, 4, []).inner_borders == 17
    assert Shape("3x3", 3, 3, 4, []).inner_borders == 12
    t = play({}, options={"perimeter_parking": True})
    open_streets(state(t), clinic(t))
    assert len(members(clinic(t).streets)) == 17 + 14


@rule("CL-2.19", "CL-2.20")
def test_entrance_spaces_lie_west_south_and_east() -> None:
    shape = clinic(play(LW)).shape
    assert len(shape.entrance_names) == 10
    assert {name[0] for name in shape.entrance_names} == {"W", "S", "E"}
    small = Shape("3x3", 3, 3, 4, ["W0", "S1", "E2"])
    targets = [small.space_names[k] for k in small.entrance_target]
    assert targets == ["0,0,0", "1,2,0", "2,2,0"]


@rule("CL-1.5", "CL-2.5", "CL-2.7")
def test_modules_and_their_colours() -> None:
    c = clinic(play(LW)).content
    by_colour: dict[int, set[str]] = {}
    for kind in c.kinds[1:]:
        by_colour.setdefault(kind.colour, set()).add(kind.id)
    assert sorted(map(sorted, by_colour.values())) == [
        ["hub"],
        ["lab", "operating_room", "outpatient", "triage"],
        ["supply"],
        ["treatment"],
    ]
    assert c.services == ["psychiatry", "cardiology", "ophthalmology", "orthopedics", "neurology"]


@rule("CL-2.8", "CL-2.9")
def test_touching_modules_are_one_building() -> None:
    b = clinic(play(LX))
    assert len(b.buildings) == 2
    put_module(b, b.shape.space_names.index("3,0,1"), b.content.treatment, -1)
    assert len(b.buildings) == 2
    apart = clinic(play({"modules": {"0,0,0": "supply"}}))
    put_module(apart, apart.shape.at(2, 0, 0), apart.content.treatment, -1)
    assert len(apart.buildings) == 2
    rebuild(apart)
    assert len(apart.buildings) == 2


@rule("CL-2.6", "CL-2.10", "CL-2.11", "CL-4.9", "CL-4.22", "CL-4.23")
@case("CL-C27")
def test_a_floor_of_a_building_has_one_hub() -> None:
    spaces = spaces_for("hub/cardiology", LW)
    assert "3,1,0" not in spaces
    assert "2,1,1" in spaces
    b = clinic(play(lw(gardens=["0,0,0"], helipads=["1,1,1"], parking={"3,0,0": 2})))
    taken = {"1,2,0", "1,1,0", "2,1,0", "0,0,0", "1,1,1", "3,0,0"}
    assert not taken & named(b, empty_spaces(b))


@rule("CL-2.12", "CL-2.13", "CL-2.14", "CL-2.15", "CL-2.16", "CL-4.25", "CL-4.29", "CL-R2")
@rule("CL-R3", "CL-R33", "CL-9.26")
@case("CL-C28")
def test_rooms_are_connected_by_a_hub_beside_them() -> None:
    more = {"1,1,1": "hub/cardiology", "2,1,1": "treatment", "1,2,1": "treatment"}
    b = clinic(play(lw(modules=more)))
    know_rooms(b)
    cardiology = named(b, beds_of(b, 1))
    assert cardiology == {"2,1,1", "1,2,1"}
    assert named(b, beds_of(b, 0)) == {"1,1,0"}
    working = named(b, operational(b))
    assert "2,1,1" in working
    assert "1,2,1" not in working
    lonely = clinic(play({"modules": {"0,0,0": "treatment", "1,0,0": "operating_room"}}))
    assert operational(lonely) == 0
    with_hub = clinic(play(lw(modules={"2,2,0": "operating_room", "0,1,0": "supply"})))
    assert named(with_hub, operational(with_hub)) == {"1,1,0", "2,2,0"}


@rule("CL-2.17", "CL-9.10", "CL-9.13", "CL-9.14")
def test_outdoor_spaces_may_hold_gardens_and_parking() -> None:
    b = clinic(play(lw(gardens=["0,1,0"], parking={"1,0,0": 2}, cars=["v0,0"])))
    times = times_from(b, b.shape.at(1, 1, 0), True)
    assert times[b.shape.at(0, 1, 0)] == 1
    assert times[b.shape.at(1, 0, 0)] == 1
    assert times[b.shape.at(0, 1, 1)] == -1


@rule(
    "CL-4.50", "CL-4.51", "CL-4.52", "CL-4.53", "CL-4.54", "CL-4.49", "CL-9.12", "CL-R27", "CL-R55"
)
def test_stops_are_linked_to_the_nearest_on_each_line() -> None:
    b = clinic(play(LX))
    spaces = b.shape.space_names
    found = links(b)
    assert named(b, found[spaces.index("0,1,0")]) == {"0,2,0", "3,1,0"}
    assert named(b, found[spaces.index("0,2,0")]) == {"0,1,0", "0,2,2"}
    b.stops |= 1 << spaces.index("0,2,1")
    assert named(b, links(b)[spaces.index("0,2,0")]) == {"0,1,0", "0,2,1"}
    assert "1,1,0" in named(b, next_stops(b))
    assert "1,1,2" not in named(b, next_stops(b))
    assert named(clinic(play(LW)), first_stops(clinic(play(LW)))) == {"1,2,0", "1,1,0", "2,1,0"}


@rule("CL-4.44", "CL-4.45", "CL-4.46", "CL-4.48")
def test_the_first_entrance_points_at_a_hub() -> None:
    board = {"modules": {"0,0,0": "hub/psychiatry", "1,0,0": "supply", "0,1,0": "treatment"}}
    b = clinic(play(board))
    name = b.shape.entrance_names
    assert {name[k] for k in members(entrance_spaces(b))} == {"W0"}
    b.entrances = 1
    assert {name[k] for k in members(entrance_spaces(b))} == {"W1"}


@rule("CL-4.14", "CL-4.15", "CL-R7")
def test_a_street_car_blocks_both_its_spaces_on_the_ground() -> None:
    b = clinic(play(lw(cars=["v0,0"])))
    assert named(b, car_spaces(b)) == {"0,0,0", "1,0,0"}
    b.cars = 0
    assert car_spaces(b) == 0


@rule("CL-2.23", "CL-4.10", "CL-4.41")
def test_nothing_stands_above_the_top_floor_or_a_helipad() -> None:
    tower = {f"0,0,{f}": kind for f, kind in enumerate(("supply", "treatment", "supply", "lab"))}
    b = clinic(play({"modules": tower}))
    assert b.shape.rays[b.shape.at(0, 0, 3)][-1] == [], "nothing lies above the top floor"
    padded = clinic(play(lw(helipads=["1,1,1"])))
    assert "1,1,1" not in named(padded, module_spaces(padded, padded.content.supply))
    assert "1,1,2" not in named(padded, module_spaces(padded, padded.content.supply))

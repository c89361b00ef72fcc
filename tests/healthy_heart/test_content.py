"""Content: the tables of the specification, strict checks, packs that work end to end."""

from __future__ import annotations

import pytest

from wardround.core.content import ContentError
from wardround.games import library_with
from wardround.games.healthy_heart import SPEC
from wardround.testkit import play_to_end, source_of

from .table import LIBRARY, hospital


def test_the_box_holds_what_the_rules_say() -> None:
    tables = LIBRARY.tables
    parts = tables["components"]["components"]
    c = SPEC.rules.content(tables)
    assert parts["ambulance_cards"] == len(c.card_ids) == 25
    assert parts["doctors"] == len(c.doctors) == 10
    assert parts["administrators"] == len(c.administrators) == 5
    assert parts["new_rooms"] == len(c.rooms) == 10
    assert parts["training_markers"] == sum(t.copies for t in c.training) == 22
    assert parts["hiring_markers"] == len(c.hiring) == 11
    assert parts["ward_abilities"] == len(c.abilities) == 10
    graves = len(c.cemetery) + c.morgue_places + c.training[c.coroner].copies
    assert parts["tombstones"] == graves == 12


def test_every_row_has_a_source() -> None:
    sources = {p.source for p in LIBRARY.provenance}
    assert sources == {"printed", "derived", "found", "reconstructed"}
    assert source_of(LIBRARY, "doctors", "doctor.dream.bonus.cubes") == "reconstructed"
    assert source_of(LIBRARY, "ambulance", "ambulance.cafeteria_food_poisoning") == "printed"


def test_what_the_source_prints_of_a_doctor_is_marked_apart_from_the_rest() -> None:
    assert source_of(LIBRARY, "doctors", "doctor.glass.admin_tokens") == "printed"
    assert source_of(LIBRARY, "doctors", "doctor.glass.bonus") == "reconstructed"
    assert source_of(LIBRARY, "doctors", "doctor.glass.discount") == "reconstructed"


@pytest.mark.parametrize(
    ("pack", "message"),
    [
        ('[[doctors.doctor]]\nid = "aorta"\nbonus = 3\n', "doctor.aorta.bonus"),
        ('[[doctors.doctor]]\nid = "aorta"\ndiscount = { room = "bar", price = 1 }', "or_cardio"),
        ('[[rooms.room]]\nid = "or_cardio"\nremove = true', "one O.R. for cardio"),
        ('[[ambulance.ambulance]]\nid = "heat_wave"\ncubes = "many"', "ambulance.heat_wave.cubes"),
        ('[[ambulance.ambulance]]\nid = "heat_wave"\ncolour = "red"', "colour"),
        ("[components.costs]\nefficient_construction = 20\n", "as components.costs"),
        ("[hiring.job_line]\nrequirements = [1, 2]\n", "number of markers"),
        ("[components.setup]\nambulance_dealt = 40\n", "at least 40"),
        ('[[training.training]]\nid = "award"\none_time = false\n', "its effect"),
        ("[components.components]\nbed_tokens = 41\n", "40"),
    ],
)
def test_broken_packs_are_explained(pack: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        library_with(SPEC, pack, "broken.toml")


def test_a_pack_changes_numbers_everywhere() -> None:
    pack = """
    [cemetery.cemetery]
    prices = [2, 3, 6, 10, 15, 21]
    [[areas.area]]
    id = "ward"
    heal = 4
    [[doctors.doctor]]
    id = "aorta"
    bonus = { cubes = 3, when = "malady", malady = "cardio" }
    """
    h = hospital(pack=pack, wards={"cardio": [4]}, triage={"left.trauma": 4}, money=9, prestige=9)
    h.act("aorta heal", "gray gray gray gray")
    h.say("heal_bonus", "aorta", draws="gray gray gray")
    h.say("return_cube", "done")
    h.arrive("blue gray gray red red")
    h.say("tombstone_space", "grave:1")
    assert h.money == 7


def test_a_pack_with_new_rows_plays_to_the_end() -> None:
    pack = """
    [[ambulance.ambulance]]
    id = "meteor"
    title = "Meteor"
    cubes = 9
    [[doctors.doctor]]
    id = "quick"
    name = "Dr. Quick"
    bonus = { cubes = 2, when = "ward" }
    [[administrators.administrator]]
    id = "both"
    name = "Administrator Both"
    special = ["feeling_lucky", "public_relations_spin", "priority_status"]
    [[ward_abilities.ward_ability]]
    id = "gentle"
    label = "Gentle"
    extra_return = 3
    [[rooms.room]]
    id = "chapel"
    name = "Chapel"
    basic = { prestige = 4 }
    improved = { prestige = 5, shared_medical = 1 }
    [[training.training]]
    id = "wisdom"
    name = "Wisdom"
    copies = 2
    one_time = false
    bonus = { cubes = 2, when = "ward" }
    """
    library = library_with(SPEC, pack, "more.toml")
    for seed in range(15):
        journal = play_to_end(SPEC, library, {"seats": 1 + seed % 5}, seed)
        assert journal.outcome() is not None
    h = hospital(pack=pack, cast="both quick couch cast dream", wards={"cardio": [4]}, money=10)
    h.act("both build admin")
    h.say("build_room", "chapel")
    assert h.prestige == 4

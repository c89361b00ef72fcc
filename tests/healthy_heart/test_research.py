"""HH chapter 10: research and training."""

from __future__ import annotations

import pytest

from wardround.games.healthy_heart.actions import TrainDoctor
from wardround.games.healthy_heart.rules import constants as k
from wardround.testkit import rule

from .table import HOUSEKEEPING, ROUNDS, hospital


@rule("HH-10.2", "HH-10.3", "HH-10.4", "HH-10.5", "HH-11.18")
def test_basic_research_is_one_pick() -> None:
    h = hospital(rooms=["research_lab"], pool=["coroner"], wards={"cardio": [1]})
    h.act("duronger research admin")
    assert h.options_now == {"reveal", "assign"}
    assert h.refused("research_pick prestige") == "HH-10.6"
    h.say("research_pick", "reveal", draws="award")
    assert [m.name for m in h.view().training_pool] == ["AMA Award / Nobel Prize", "Coroner"]
    h.act("duronger research chief")
    h.say("research_pick", "assign")
    h.say("research_marker", "coroner")
    h.say("train_doctor", "dream")
    assert h.training("dream") == {"coroner": 1}


@rule("HH-10.8", "HH-10.17")
def test_impossible_picks_are_not_offered() -> None:
    h = hospital(rooms=["research_lab improved"], pool=[], pool_down=[], wards={"cardio": [1]})
    h.act("duronger research admin")
    assert h.prestige == 2
    basic = hospital(rooms=["research_lab"], pool=[], pool_down=[], wards={"cardio": [1]})
    assert basic.why("duronger research admin") == "HH-10.8"
    assert basic.why("duronger train admin") == "HH-10.12"


@rule("HH-10.13", "HH-10.12")
def test_any_doctor_may_receive_it_but_no_administrator() -> None:
    h = hospital(money=5, pool=["bedside_manner"], pool_down=[])
    h.act("duronger train admin")
    assert h.options_now == {"aorta", "couch", "cast", "dream"}
    assert h.forbids(TrainDoctor(0, "character:duronger")) == "HH-10.13"
    assert h.forbids(TrainDoctor(0, "character:glass")) == "HH-10.13"
    own = hospital(money=5, pool=["bedside_manner"], pool_down=[], admin_tokens={"aorta": 1})
    own.act("aorta train admin")
    own.say("train_doctor", "aorta")
    assert own.training("aorta") == {"bedside_manner": 1}


@rule("HH-10.16", "HH-R32", "HH-10.21")
def test_equal_markers_add_up_and_stay() -> None:
    h = hospital(
        money=10, pool=["bedside_manner", "bedside_manner"], pool_down=[], wards={"cardio": [1]}
    )
    for token in ("admin", "chief"):
        h.act(f"duronger train {token}")
        h.say("train_doctor", "cast")
    assert h.training("cast") == {"bedside_manner": 2}
    h.act("cast heal", "gray gray gray blue blue blue")
    h.say("heal_bonus", "training:bedside_manner", draws="gray")
    h.say("heal_bonus", "training:bedside_manner", draws="gray")
    assert h.training("cast") == {"bedside_manner": 2}


@rule("HH-10.14", "HH-R36")
@pytest.mark.parametrize(
    ("veto", "seats", "asked"), [(True, 2, True), (False, 2, False), (True, 1, False)]
)
def test_when_the_lead_is_asked(veto: bool, seats: int, asked: bool) -> None:
    h = hospital(
        {"training_veto": veto},
        seats=seats,
        money=5,
        pool=["coroner"],
        pool_down=[],
        admin_tokens={"aorta": 1},
    )
    h.act("aorta train admin")
    h.say("train_doctor", "cast")
    assert (h.asked == "training_veto") == asked
    if asked:
        h.say("training_veto", "allow")
    assert h.training("cast") == {"coroner": 1}


@rule("HH-10.1")
def test_a_hospital_whose_content_has_no_lab() -> None:
    pack = (
        '[[rooms.room]]\nid = "research_lab"\nremove = true\n'
        '[[doctors.doctor]]\nid = "bunsen"\ndiscount = { room = "clinic", price = 7 }\n'
    )
    h = hospital(pack=pack, wards={"cardio": [1]}, pool=["coroner"])
    assert h.why("duronger research admin") == "HH-10.1"


@rule("HH-10.15", "HH-10.13")
def test_a_blocked_doctor_is_refused_by_the_rule_of_the_block() -> None:
    h = hospital(seats=2, cast="duronger glass couch cast dream", pool=["coroner"], money=5)
    h.do("1: choose_action glass train admin.glass")
    h.say("train_marker", "coroner")
    h.say("train_doctor", "glass")
    assert h.deciders() == {0}
    assert h.awaiting.seats == (0,)
    h.say("training_veto", "block")
    assert h.no("train_doctor", "glass") == "HH-10.15"
    assert h.no("train_doctor", "aorta") == "HH-10.13"


@rule("HH-10.23", "HH-10.21", "HH-R34")
def test_an_award_counts_at_once() -> None:
    at_once = {"award_timing": "at_once"}
    h = hospital(at_once, money=5, pool=["award"], pool_down=[], wards={"cardio": [1]})
    h.act("duronger train admin")
    h.say("train_doctor", "cast")
    assert (h.prestige, h.training("cast"), h.state.out_of_game) == (3, {}, 22)
    kept = hospital(money=5, pool=["award"], pool_down=[], wards={"cardio": [1]})
    kept.act("duronger train admin")
    kept.say("train_doctor", "cast")
    assert (kept.prestige, kept.training("cast"), kept.asked) == (0, {"award": 1}, "use_award")


@rule("HH-R34", "HH-R97")
def test_a_held_award_is_asked_about() -> None:
    h = hospital(
        {"award_timing": "hold"},
        seats=5,
        wards={"cardio": [4]},
        triage={"left.trauma": 4},
        training={"aorta": ["award"], "dream": ["award"]},
        money=1,
    )
    h.act("couch transfer")
    assert (h.asked, h.deciders()) == ("use_award", {1})
    h.do("1: use_award aorta no")
    assert h.deciders() == {4}
    h.do("4: use_award dream no")
    assert h.asked == "choose_action"
    h.go(ROUNDS)
    h.say("rounds_next", "cardio 1", draws="red")
    h.say("tombstone_space", "grave:1")
    assert (h.asked, h.deciders()) == ("use_award", {1})
    h.do("1: use_award aorta yes")
    assert h.prestige == 3
    h.do("4: use_award dream yes", "gray")
    # 6 Prestige: 2 are lost, $1 and 2 Prestige pay for the space.
    assert (h.prestige, h.money) == (2, 0)
    assert h.training("aorta") == {}


@rule("HH-R34")
def test_held_awards_before_step_2_and_at_the_end() -> None:
    hold = {"award_timing": "hold"}
    h = hospital(hold, training={"aorta": ["award"]}, wards={"cardio": [1]})
    h.go(HOUSEKEEPING)
    assert h.asked == "use_award"
    h.say("use_award", "aorta", "yes", draws="lawyer heat_wave full_moon", seed=1)
    assert h.view().job_line[0].staff.name == "Lawyer"
    end = hospital(hold, training={"aorta": ["award", "award"]}, wards={"cardio": [1]}, pile=0)
    end.go(ROUNDS, "gray")
    assert end.outcome is not None
    assert end.outcome.scores == (6.0,)


@rule("HH-R34", "HH-R72", "HH-15.2")
def test_an_award_that_a_miracle_brings_is_asked_about_before_step_2() -> None:
    h = hospital(
        wards={"cardio": [1]},
        abilities={"cardio": "research_on_cure"},
        staff={"chaplain": "office"},
        pool=["award"],
        pool_down=[],
    )
    h.go(HOUSEKEEPING)
    h.say("miracle_patient", "cardio 1", draws="red")
    h.say("cure_research", "assign")
    h.say("train_doctor", "aorta")
    assert h.asked == "use_award"
    h.say("use_award", "aorta", "yes", draws="lawyer", seed=1)
    # The cure brought 2 Prestige, the Award 3: enough for the second space.
    assert [job.state for job in h.view().job_line[:3]] == ["empty", "face_up", "face_down"]


@rule("HH-R100", "HH-R34")
def test_when_held_awards_are_asked_about_in_the_player_phase() -> None:
    h = hospital(
        {"award_timing": "hold", "shared_consent": True},
        seats=2,
        training={"aorta": ["award"]},
        wards={"cardio": [2]},
        triage={"left.cardio": 4},
        rooms=["break_room"],
    )
    h.go([k.T_PLAYERS])
    assert h.asked == "use_award"
    h.say("use_award", "aorta", "no")
    h.do("0: pass")
    assert h.asked == "choose_action"
    h.act("aorta transfer admin.break_room")
    h.say("shared_consent", "deny")
    assert h.asked == "choose_action"
    h.act("aorta transfer medical")
    assert h.asked == "use_award"

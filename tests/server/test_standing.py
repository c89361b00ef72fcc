"""Standing answers: the server gives the answers that a seat has chosen in advance."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.server.people import KNOWN_GAMES, LEVELS, Circle, asked_everything, make_table
from tests.server.test_table import circle
from tests.variants import variant
from wardround.core.actions import Action
from wardround.core.chance import SeededChance
from wardround.core.codec import to_data
from wardround.core.journal import Secret
from wardround.core.replay import read_journal
from wardround.games.hero.rules.lines import asking_line
from wardround.presentation.game_spec import AnyGameSpec, StandingAnswer
from wardround.presentation.language import LANGUAGES, PLAIN
from wardround.presentation.standing_answers import (
    ASK,
    OFF,
    ON,
    PUBLIC_EYES,
    answers_of,
    defaults_of,
    settings_of,
    standing_action,
)
from wardround.server.protocol.from_server import StandingChoice
from wardround.server.store.records import Entry, StoredTable
from wardround.server.table.standing_moves import MARK
from wardround.server.table.table import Table

GAMES = [name for name in KNOWN_GAMES.ids() if KNOWN_GAMES.game(name).show.standing]
OPTIONS: dict[str, tuple[dict[str, bool | int | str], ...]] = {
    "clinic": ({}, {"blood": True}, {"covid": True}),
    "healthy_heart": ({"shared_consent": True},),
    "hero": ({"level": "expert"},),
}
"""Options that bring up every question; where they exclude each other, seeds alternate."""
SEATS = {"forbidden_clinic": 6, "healthy_heart": 2, "clinic": 2, "hero": 3, "sealed": 2}
HIDDEN = {"sealed": {"bids": "highest", "notes": "all"}}
"""Settings for decisions whose answers are hidden."""
ALWAYS_DIFFERENT = ("forbidden_clinic", "sealed")
GAMES_PLAYED = 60
MAX_STEPS = 900


class Moment(NamedTuple):
    """The last of these moves leads to a question of the seat."""

    seed: str
    moves: tuple[Action, ...]
    seat: int
    answer: Action


def table_for(game: str, seed: str, **options: bool | int | str) -> Table:
    """A table of people who want to be asked everything."""
    seats, usual = "p" * SEATS[game], OPTIONS.get(game, ({},))
    options = usual[int(seed) % len(usual)] | options
    return asked_everything(make_table(game, seats, seed=seed, **options))


def silent(game: AnyGameSpec) -> dict[str, str]:
    """Settings with which everything is asked."""
    moments = {moment.id: OFF for moment in game.show.moments}
    return dict.fromkeys(settings_of(game), ASK) | moments


def answers_in(game: str) -> tuple[StandingAnswer[Any, Any], ...]:
    """The standing answers that random play reaches; in some games every question is open."""
    spec = KNOWN_GAMES.game(game)
    return spec.show.standing if game in ALWAYS_DIFFERENT else answers_of(spec)


@cache
def moments_of(game: str) -> dict[tuple[str, str], Moment]:
    """For each standing answer and setting, a moment in which it answers, found by playing."""
    spec = KNOWN_GAMES.game(game)
    answers = {answer.id: answer for answer in answers_in(game)}
    wanted = {(a.id, s) for a in answers.values() for s in a.settings if s != ASK}
    moments: dict[tuple[str, str], Moment] = {}
    for n in range(GAMES_PLAYED):
        chance = random.Random(n)
        journal = table_for(game, str(n)).play.journal
        earlier: set[tuple[str, str]] = set()
        for _ in range(MAX_STEPS):
            legal = spec.rules.legal(journal.state)
            if not legal:
                break
            now: set[tuple[str, str]] = set()
            seat = spec.rules.awaiting(journal.state).seats[0]
            asked = spec.rules.asked(journal.state, seat) or spec.rules.awaiting(journal.state)
            decision = getattr(asked, "name", "") or getattr(asked, "decision", "")
            for name, setting in sorted(wanted - moments.keys()):
                answers_here = answers[name].decisions or (decision,)
                if decision not in answers_here:
                    continue
                said = silent(spec) | {name: setting}
                due = standing_action(spec, journal.state, seat, said)
                if due is not None:
                    now.add((name, setting))
                if due is not None and journal.moves and (name, setting) not in earlier:
                    moves = tuple(move.action for move in journal.moves)
                    moments[name, setting] = Moment(str(n), moves, seat, due[1])
            earlier = now
            journal.push(chance.choice(legal))
        if wanted == moments.keys():
            break
    return moments


def restarted(around: Circle, seed: str) -> Circle:
    """The table as the next server process loads it; nobody has connected yet."""
    table = around.table
    mids = {}
    for effects in around.effects:
        for entry in effects.entries:
            mids[entry.line] = entry.mid
    lines = table.play.journal.lines
    entries = [Entry(line, mids.get(line, "")) for line in lines]
    library = KNOWN_GAMES.library(table.record.game)
    journal = read_journal(table.game, library, lines, Secret(seed, "salt"))
    record = msgspec.json.decode(msgspec.json.encode(around.kept), type=type(around.kept))
    stored = StoredTable(record, entries, [], list(table.keys.owners.values()), 0)
    return Circle(Table.restore(stored, journal, LEVELS, "greedy"))


CASES = [
    (game, answer.id, setting)
    for game in GAMES
    for answer in answers_in(game)
    for setting in answer.settings
    if setting != ASK
]


@pytest.mark.parametrize(("game", "name", "setting"), CASES)
def test_a_standing_answer_holds_after_a_restart_with_a_closed_browser(
    game: str, name: str, setting: str
) -> None:
    moment = moments_of(game)[name, setting]
    before = Circle(table_for(game, moment.seed))
    for action in moment.moves[:-1]:
        before.table.play.act(action)
    before.join(moment.seat, moment.seat)
    before.say(moment.seat, "set_standing", seat=moment.seat, said={name: setting})
    assert before.table.play.moves == len(moment.moves) - 1

    around = restarted(before, moment.seed)
    last = moment.moves[-1]
    around.join(9, last.seat)
    around.say(9, "act", seq=around.table.seq, action=to_data(last))

    play = around.table.play
    assert play.journal.moves[len(moment.moves)].action == moment.answer
    assert len(moment.moves) + 1 in play.standing
    marked = [entry for effects in around.effects for entry in effects.entries if entry.mid]
    assert marked[1].mid == MARK + name
    assert read_journal(play.game, play.journal.library, play.journal.lines).moves


@pytest.mark.parametrize(("game", "name"), sorted({(game, name) for game, name, _ in CASES}))
def test_a_seat_that_wants_to_be_asked_is_asked(game: str, name: str) -> None:
    moment = next(m for (key, _), m in moments_of(game).items() if key == name)
    around = Circle(table_for(game, moment.seed))
    for action in moment.moves:
        around.table.play.act(action)
    around.join(moment.seat, moment.seat)
    assert around.table.play.moves == len(moment.moves)
    assert around.now(moment.seat)["legal"]


def test_defaults_are_settings_and_unknown_settings_are_refused() -> None:
    for name in KNOWN_GAMES.ids():
        game = KNOWN_GAMES.game(name)
        known = settings_of(game)
        assert all(setting in known[key] for key, setting in defaults_of(game).items())
    around = circle("pp")
    assert around.say(0, "set_standing", seat=0, said={"bids": "loud"})["code"] == "bad_standing"
    assert around.say(0, "set_standing", seat=0, said={"coffee": ASK})["code"] == "bad_standing"
    assert around.say(0, "set_standing", seat=0, until_turn=True)["code"] == "bad_standing"
    assert around.say(0, "set_standing", seat=1, said={})["code"] == "not_your_seat"


def choices_at(table: Table, language: str) -> tuple[StandingChoice, ...]:
    return table.standing.choices(table.words(language), table.play.journal.options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in GAMES if game != "sealed"])
def test_everything_that_can_be_said_has_words(game: str, language: str) -> None:
    tables = [table_for(game, str(n)) for n in range(len(OPTIONS.get(game, "1")))]
    choices = [one for table in tables for one in choices_at(table, language)]
    told = {choice.id: choice for choice in choices}.values()
    assert told.mapping.keys() == settings_of(KNOWN_GAMES.game(game)).keys()
    said = [choice.label for choice in told] + [s.label for c in told for s in c.settings]
    assert not [text for text in said if not text or text.startswith(("Standing-", "Moment-"))]
    assert len({choice.label for choice in told}) == len(told)


def test_what_a_seat_says_is_told_to_its_holders_alone() -> None:
    around = circle("pp")
    around.join(5, 0)
    around.say(0, "set_standing", seat=0, said={"bids": "highest"})
    assert around.last(5, "standing")["seats"][0]["said"]["bids"] == "highest"
    assert "standing" not in around.kinds(1)
    assert around.join(6, 0)["standing"][0]["said"]["bids"] == "highest"
    assert around.join(7)["standing"] == []
    around.say(0, "set_standing", seat=0, said={"bids": ASK})
    assert around.table.record.seats[0].standing == {}


# -- passing and moments in Forbidden Clinic ----------------------------------------------------


def windows_of_forbidden_clinic() -> Moment:
    return moments_of("forbidden_clinic")["windows", "pass"]


def test_nobody_has_to_pass_by_hand() -> None:
    moment = windows_of_forbidden_clinic()
    around = Circle(make_table("forbidden_clinic", "pppppp", seed=moment.seed))
    for action in moment.moves:
        around.table.play.act(action)
    around.join(0, 0)
    awaiting = around.table.play.awaiting
    assert around.table.play.moves > len(moment.moves)
    assert awaiting is not None
    assert awaiting.decision != "window"


def test_passing_until_my_turn_ends_with_it() -> None:
    moment = windows_of_forbidden_clinic()
    around = Circle(table_for("forbidden_clinic", moment.seed))
    for action in moment.moves:
        around.table.play.act(action)
    seat, play = moment.seat, around.table.play
    for one in range(6):
        around.join(one, one)
    around.say(seat, "set_standing", seat=seat, until_turn=True)
    assert around.last(seat, "standing")["seats"][0]["until_turn"]
    chance = random.Random(1)
    for _ in range(MAX_STEPS):
        if play.awaiting is None or play.awaiting.seats == (seat,):
            break
        mine = [action for action in play.legal if action.seat == seat]
        assert seat not in play.awaiting.seats or not mine
        others = [action for action in play.legal if action.seat != seat]
        action = chance.choice(others)
        around.say(action.seat, "act", seq=play.seq, action=to_data(action))
    assert play.awaiting is not None
    assert not around.table.record.seats[seat].until_turn
    assert not around.last(seat, "standing")["seats"][0]["until_turn"]


@pytest.mark.parametrize(
    ("game", "name", "said", "options"),
    [
        ("forbidden_clinic", "front_desk", {}, {}),
        ("forbidden_clinic", "last_tile", {}, {}),
        ("forbidden_clinic", "ground", {}, {}),
        ("forbidden_clinic", "swimmers", {}, {"burnout": "swim"}),
        ("healthy_heart", "death", {"lucky": "never"}, {}),
    ],
)
def test_a_moment_calls_for_the_player(
    game: str, name: str, said: dict[str, str], options: dict[str, str]
) -> None:
    spec = KNOWN_GAMES.game(game)
    moment = next(moment for moment in spec.show.moments if moment.id == name)
    holds = moment.holds
    assert holds is not None
    others = {m.id: OFF for m in spec.show.moments}
    said = defaults_of(spec) | others | said
    for n in range(GAMES_PLAYED):
        chance, table = random.Random(n), table_for(game, str(n), **options)
        state: Any = table.play.journal.state
        while spec.rules.legal(state):
            awaiting = spec.rules.awaiting(state)
            seat = next((s for s in awaiting.seats if holds(state, s)), None)
            if awaiting.decision in moment.decisions and seat is not None:
                assert standing_action(spec, state, seat, said | {name: ON}) is None
                assert standing_action(spec, state, seat, said)
                assert standing_action(spec, state, seat, said | {name: ON}, until_turn=True)
                return
            table.play.journal.push(chance.choice(spec.rules.legal(state)))
    raise AssertionError("no such moment was found")


def test_somebody_elses_special_calls_for_the_player() -> None:
    spec = KNOWN_GAMES.game("forbidden_clinic")
    moment = windows_of_forbidden_clinic()
    table = table_for("forbidden_clinic", moment.seed)
    for action in moment.moves:
        table.play.act(action)
    said = silent(spec) | {"windows": "pass", "special_played": ON}
    state = table.play.journal.state
    played = frozenset({"special_played"})
    assert standing_action(spec, state, moment.seat, said, happened=played) is None
    assert standing_action(spec, state, moment.seat, said) is not None


def test_a_patient_of_clinic_who_would_die_calls_for_the_player() -> None:
    spec = KNOWN_GAMES.game("clinic")
    moment = moments_of("clinic")["care_plan", "accept"]
    state: Any = _state_after(moment, "clinic")
    board = state.boards[moment.seat]
    said = defaults_of(spec)
    for person in board.present:
        board.colour[person] = 3
    board.care.plan = []
    assert standing_action(spec, state, moment.seat, said) is None
    assert standing_action(spec, state, moment.seat, said | {"death": OFF}) is not None


def _state_after(moment: Moment, game: str) -> Any:
    table = table_for(game, moment.seed)
    for action in moment.moves:
        table.play.act(action)
    return table.play.journal.state


def test_what_a_table_never_asks_is_not_in_its_list() -> None:
    tables = make_table("clinic", "pp"), make_table("clinic", "pp", covid=True)
    plain, covid = ({one.id for one in choices_at(t, "en")} for t in tables)
    assert covid - plain == {"infections", "splits"}
    assert "blood" not in covid


def test_hours_go_to_the_patient_with_the_fewest() -> None:
    spec = KNOWN_GAMES.game("hero")
    moment = moments_of("hero")["timers", "need"]
    state: Any = _state_after(moment, "hero")
    said = silent(spec) | {"timers": "need"}
    patients = [state.content.index[action.patient] for action in spec.rules.legal(state)]
    gives = asking_line(state).n > 0
    for fewest, most in (patients[:2], patients[1::-1]):
        for patient in patients:
            state.timer[patient] = 3
        state.timer[fewest], state.timer[most] = 2, 4
        due = standing_action(spec, state, moment.seat, said)
        assert due is not None
        chosen: Any = due[1]
        assert state.content.index[chosen.patient] == (fewest if gives else most)


# -- undo -----------------------------------------------------------------------------------------


def test_undo_goes_back_to_a_move_that_was_chosen() -> None:
    around = circle("pp")
    around.say(0, "set_standing", seat=0, said={"notes": "all"})
    assert around.table.play.moves == 0
    around.choose(0, "Note")
    assert [n in around.table.play.standing for n in (1, 2, 3)] == [False, True, True]
    undo = around.now(0)["undo"]
    assert undo["free_to"] == 0
    around.say(0, "undo", seq=around.table.seq, to=2, seat=0)
    assert around.table.play.moves == 0
    assert around.now(0)["legal"]
    around.say(0, "redo", seq=around.table.seq, seat=0)
    assert around.table.play.moves == 3
    assert around.table.play.standing == {2, 3}
    assert not around.table.play.journal.undone


def test_undo_passes_what_others_had_said_beforehand() -> None:
    around = circle("pp", "sealed")
    around.choose(0, "Ready")
    around.choose(1, "Ready")
    around.say(1, "set_standing", seat=1, said={"bids": "highest"})
    assert around.table.play.moves == 3
    around.say(1, "set_standing", seat=1, said={"bids": ASK})
    assert around.table.play.undo_is_free(2, 0)
    assert not around.table.play.journal.undo_is_free(2, 0)
    lines = around.table.play.log(PLAIN, 1)[1]
    assert [line.standing for line in lines] == [False, False, True]
    assert not any(line.standing for line in around.table.play.log(PLAIN, 0)[1])


# -- silence --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [g for g in GAMES if KNOWN_GAMES.game(g).meta.secrets])
def test_whether_a_seat_is_spared_a_question_does_not_tell_what_it_holds(game: str) -> None:
    """For every pair of eyes: with what they cannot see drawn anew, the same seats are answered for
    by the same standing answers, so others see as many messages, at once, in the same order."""
    spec = KNOWN_GAMES.game(game)
    chance, checks = random.Random(4), 0
    said = {s: defaults_of(spec) | HIDDEN.get(game, {}) for s in range(SEATS[game])}
    journal = table_for(game, "4").play.journal
    for _ in range(300):
        awaiting = spec.rules.awaiting(journal.state)
        legal = spec.rules.legal(journal.state)
        if not legal:
            break
        for seat in awaiting.seats:
            due = standing_action(spec, journal.state, seat, said[seat])
            for eyes in (None, *(n for n in range(SEATS[game]) if n != seat)):
                other = spec.rules.imagine(
                    journal.state, eyes, SeededChance(f"other {chance.random()}")
                )
                again = standing_action(spec, other, seat, said[seat])
                assert (due and due[0]) == (again and again[0])
                checks += due is not None
        journal.push(chance.choice(legal))
    assert checks


def test_an_answer_that_looks_at_what_a_seat_holds_is_not_given() -> None:
    """A game may get it wrong: what only one hand would answer, nobody answers for."""

    def with_card(s: Any, seat: int, setting: str, offered: list[Action]) -> Action | None:
        return offered[0] if card in s.hands[seat] else None

    careless = StandingAnswer[Any, Any](
        id="bids", decisions=("bid",), settings=("card", ASK), answer=with_card
    )
    around = circle("pp")
    around.choose(0, "Ready")
    around.choose(1, "Ready")
    state: Any = around.table.play.journal.state
    spec = variant(KNOWN_GAMES.game("sealed"), standing=(careless,))
    said, held = defaults_of(spec), set(state.hands[1])
    card = min(held)
    assert with_card(state, 1, "card", spec.rules.legal(state)) is not None
    for card in held:
        others = [spec.rules.imagine(state, 0, SeededChance(n)) for n in range(20)]
        told = {standing_action(spec, one, 1, said) is not None for one in (state, *others)}
        public = spec.rules.imagine(state, None, SeededChance(PUBLIC_EYES))
        if card not in public.hands[1]:
            assert told == {False}
            return
    raise AssertionError("everybody would guess this hand")


def test_answers_given_beforehand_are_told_like_any_others() -> None:
    """Two seats bid by standing answer, whatever they hold: the third sees the same bytes, and each
    with the same message of somebody who acted, so neither silence nor waiting tells anything."""
    told: list[list[list[bytes]]] = []
    for hand in ([1, 5, 9], [0, 3, 11]):
        around = Circle(make_table("sealed", "ppp"))
        state: Any = around.table.play.journal.state
        pool = sorted({*range(12)} - {*hand} - {*state.hands[2]})
        state.hands[0], state.hands[1], state.deck = hand, pool[:3], pool[3:]
        around.table.play._refresh()
        for seat in range(3):
            around.join(seat, seat)
            around.choose(seat, "Ready") if seat == 0 else None
        around.choose(1, "Ready")
        around.say(0, "set_standing", seat=0, said={"bids": "highest"})
        around.say(1, "set_standing", seat=1, said={"bids": "highest"})
        around.choose(2, "Ready")
        assert around.table.play.awaiting is not None
        assert around.table.play.awaiting.seats == (2,)
        told.append([[raw for to, raw in at_once.out if to == 2] for at_once in around.effects])
    assert told[0] == told[1]
    assert len(told[0][-1]) > 1

"""The kit that all games are checked with drives them, and catches those that break a promise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.core.pills import LIBRARY, RULES, TOSSED
from tests.variants import variant
from wardround import testkit
from wardround.core.actions import Event, Refusal, RuleError
from wardround.core.chance import Chance, DrawError
from wardround.core.content import Library
from wardround.core.game import Awaiting, Options, Outcome, why_not
from wardround.core.journal import Journal
from wardround.core.log import Log
from wardround.core.replay import read_journal
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import Language
from wardround.presentation.scene import Course, CourseStep, Piece, Scene, Zone, ids_in
from wardround.template import SPEC
from wardround.template.actions import AnyAction, Draw, Stop
from wardround.template.events import Drawn, Stopped
from wardround.template.rules.state import State
from wardround.template.rules.tables import Content
from wardround.template.show.view import View
from wardround.testkit import Play, case, conform, fingerprint, play_to_end, rule

# -- the decorators and the driver ----------------------------------------------------------------


def test_decorators_add_up() -> None:
    @rule("TG-1.1")
    @case("TG-C1")
    @rule("TG-1.2", "TG-1.3")
    def marked() -> None: ...

    assert vars(marked) == {"rules": ("TG-1.2", "TG-1.3", "TG-1.1"), "cases": ("TG-C1",)}


def test_play_does_what_it_is_told() -> None:
    table = Play(SPEC, LIBRARY, {"trays": [{"sugar": 2}], "active": 1}, {"seats": 3})

    assert table.choices() == ["draw jar:pills", "stop"]
    assert table.choices("stop", seat=1) == ["stop"]
    assert table.choices(seat=0) == []
    assert table.targets("draw") == {"jar:pills"}
    assert table.deciders() == {1}
    assert table.awaiting.seats == (1,)
    assert table.do("draw", "bitter") == table.events
    assert table.dump()["trays"][1]["bitter"] == 1
    assert table.view(2).trays[0].points == 2
    assert table.outcome is None
    assert table.refused("0: draw") == "TG-2.4"


def test_play_sets_up_from_draws_or_a_seed() -> None:
    assert Play(TOSSED, LIBRARY, setup=[1]).dump()["active"] == 1
    assert Play(TOSSED, LIBRARY, setup=3).dump() == Play(TOSSED, LIBRARY, setup=3).dump()


def test_play_draws_the_rest_from_a_seed() -> None:
    table = Play(SPEC, LIBRARY)
    (event, *_) = table.do("draw", seed=3)

    assert isinstance(event, Drawn)


def test_play_notices_what_does_not_fit() -> None:
    table = Play(SPEC, LIBRARY)

    with pytest.raises(AssertionError, match="1 of the draws"):
        table.do("0: stop", "sugar")
    with pytest.raises(AssertionError, match="was not refused"):
        table.refused("1: stop")
    table = Play(SPEC, LIBRARY)
    with pytest.raises(DrawError):
        table.do("draw", "salt")
    with pytest.raises(RuleError):
        table.do("1: draw", "sugar")


def test_play_notices_lost_pieces() -> None:
    def lose_one(s: State, action: AnyAction, chance: Chance, log: Log) -> None:
        SPEC.rules.push(s, action, chance, log)
        s.jar.counts[0] -= 1

    with pytest.raises(AssertionError, match="not conserved"):
        Play(variant(SPEC, push=lose_one), LIBRARY).do("stop")


def test_play_notices_a_refusal_that_changes_something() -> None:
    def grumble(s: State, action: AnyAction) -> Refusal | None:
        s.trays[0][0] += 1
        return None

    with pytest.raises(AssertionError, match="changed the state"):
        Play(variant(SPEC, objection=grumble), LIBRARY).refused("1: stop")


def test_the_ids_in_a_scene_include_held_pieces() -> None:
    inner = Piece("cube:1", "Cube")
    scene = Scene((Zone("zone:a", "A", (Piece("tile:b", "B", holds=(inner,)),)),))

    assert ids_in(scene) == {"zone:a", "tile:b", "cube:1"}


def test_a_whole_random_game_is_closed_and_true() -> None:
    journal = play_to_end(TOSSED, LIBRARY, {"seats": 3}, 5)

    assert read_journal(TOSSED, LIBRARY, journal.lines, verify=True).outcome() is not None


def test_fingerprints_tell_games_apart() -> None:
    prints = {fingerprint(SPEC, LIBRARY, {"seats": n}, seed) for n in (2, 3) for seed in range(5)}

    assert len(prints) == 10
    assert fingerprint(SPEC, LIBRARY, {}, 1) == fingerprint(SPEC, LIBRARY, {"seats": 2}, 1)


# -- conformance ----------------------------------------------------------------------------------


def check(
    game: AnyGameSpec, games: int = 4, rules: str = RULES, library: Library = LIBRARY
) -> None:
    conform(game, library, rules, {"seats": 3}, games=games, look_every=1)


def test_a_sound_game_conforms_and_is_counted() -> None:
    seen = conform(TOSSED, LIBRARY, RULES, {"seats": 4}, games=6, look_every=2)

    assert seen.games == 6
    assert seen.longest <= seen.steps <= 6 * seen.longest
    assert sum(seen.reasons.values()) == 6
    assert seen.reasons.keys() <= set(SPEC.meta.end_reasons)


def test_the_same_seed_plays_the_same_games() -> None:
    one = conform(SPEC, LIBRARY, RULES, {}, games=3, seed=8)

    assert one == conform(SPEC, LIBRARY, RULES, {}, games=3, seed=8)
    assert one != conform(SPEC, LIBRARY, RULES, {}, games=3, seed=80)


def shallow_clone(s: State) -> State:
    new = State(s.content, s.seats, s.nerve)
    new.jar, new.trays, new.stopped, new.active = s.jar, s.trays, s.stopped, s.active
    return new


class Shallow(State):
    __slots__ = ()

    def clone(self) -> State:
        return shallow_clone(self)


def setup_shallow(options: Options, content: Content, chance: Chance) -> State:
    return Shallow(content, int(options["seats"]), int(options["nerve"]))


class Forgetful(State):
    __slots__ = ()

    def clone(self) -> State:
        """Forgets whose turn it is."""
        new = super().clone()
        new.active = 0
        return new


def setup_forgetful(options: Options, content: Content, chance: Chance) -> State:
    return Forgetful(content, int(options["seats"]), int(options["nerve"]))


def push_losing(s: State, action: AnyAction, chance: Chance, log: Log) -> None:
    SPEC.rules.push(s, action, chance, log)
    if s.jar.counts[0] > 3:
        s.jar.counts[0] -= 1


def push_citing(id_: str) -> Callable[[State, AnyAction, Chance, Log], None]:
    def push(s: State, action: AnyAction, chance: Chance, log: Log) -> None:
        SPEC.rules.push(s, action, chance, log)
        log.add(Stopped(rule=id_, seat=0, tray="tray:0"))

    return push


def push_to_nobody(s: State, action: AnyAction, chance: Chance, log: Log) -> None:
    SPEC.rules.push(s, action, chance, log)
    log.add(Stopped(rule="TG-2.3", seat=0, tray="tray:0", audience=17))


def push_by_own_dice(s: State, action: AnyAction, chance: Chance, log: Log) -> None:
    """Chance from inside: another game every time."""
    SPEC.rules.push(s, action, chance, log)
    if not all(s.stopped):
        s.stopped[s.active] = len(DICE) % 3 == 0
        while s.stopped[s.active] and not all(s.stopped):
            s.active = (s.active + 1) % s.seats
    DICE.append(1)


DICE: list[int] = []


class Rumour(Event, frozen=True, kw_only=True):
    """An event that the game forgot to register."""


def push_rumours(s: State, action: AnyAction, chance: Chance, log: Log) -> None:
    SPEC.rules.push(s, action, chance, log)
    log.add(Rumour(rule="TG-2.1"))


def push_in_circles(s: State, action: AnyAction, chance: Chance, log: Log) -> None:
    s.active = (s.active + 1) % s.seats


def push_refusing_to_stop(s: State, action: AnyAction, chance: Chance, log: Log) -> None:
    """A listed action that cannot be carried out."""
    if isinstance(action, Stop):
        raise RuleError(Refusal("TG-2.1", "no_such_jar"))
    SPEC.rules.push(s, action, chance, log)


def legal_twice(s: State) -> list[AnyAction]:
    return SPEC.rules.legal(s) * 2


def legal_for_everybody(s: State) -> list[AnyAction]:
    return [
        *SPEC.rules.legal(s),
        *([] if SPEC.rules.outcome(s) else [Stop((s.active + 1) % s.seats)]),
    ]


def legal_for_the_next(s: State) -> list[AnyAction]:
    """Not the seat that the game says it waits for."""
    return [] if SPEC.rules.outcome(s) else [s.content.stops[(s.active + 1) % s.seats]]


def legal_after_the_end(s: State) -> list[AnyAction]:
    return SPEC.rules.legal(s) or [s.content.stops[0]]


def legal_never(s: State) -> list[AnyAction]:
    return []


class AnythingGoes(list[AnyAction]):
    """Lists two actions and accepts any."""

    def __contains__(self, action: object) -> bool:
        return True


def legal_accepting_anything(s: State) -> list[AnyAction]:
    return AnythingGoes(SPEC.rules.legal(s))


def legal_meddling(s: State) -> list[AnyAction]:
    """Listing changes the state."""
    s.trays[0][0], s.jar.counts[0] = s.trays[0][0] + 1, s.jar.counts[0] - 1
    return SPEC.rules.legal(s)


def legal_undrawn(s: State) -> list[AnyAction]:
    return [
        *SPEC.rules.legal(s),
        *([] if SPEC.rules.outcome(s) else [Draw(s.active, "jar:cellar")]),
    ]


def load_inexact(options: Options, content: Content, data: dict[str, Any]) -> State:
    s = SPEC.rules.load(options, content, data)
    s.active = 0
    return s


def load_other_nerve(options: Options, content: Content, data: dict[str, Any]) -> State:
    """Equal when dumped, but lists other actions."""
    s = SPEC.rules.load(options, content, data)
    s.content = SPEC.rules.content(LIBRARY.tables)
    s.content.stops = [Stop(99)] * 4
    return s


def imagine_otherwise(s: State, seat: int | None, chance: Chance) -> State:
    """Seats cannot see each other's trays here, but `view` shows them all: a leak."""
    new = s.clone()
    for other in range(s.seats):
        if other != seat:
            new.trays[other][0] += chance.below(5)
    return new


def imagine_in_place(s: State, seat: int | None, chance: Chance) -> State:
    s.trays[0][0], s.jar.counts[0] = s.trays[0][0] + 1, s.jar.counts[0] - 1
    return s


def why_not_unknown(s: State, action: AnyAction) -> Refusal:
    return Refusal("TG-9.9", "no_such_jar")


def why_not_changing(s: State, action: AnyAction) -> Refusal:
    s.trays[0][0], s.jar.counts[0] = s.trays[0][0] + 1, s.jar.counts[0] - 1
    return why_not(SPEC, s, action)


def outcome_with(**changes: Any) -> Callable[[State], Outcome | None]:
    def outcome(s: State) -> Outcome | None:
        ended = SPEC.rules.outcome(s)
        return None if ended is None else msgspec.structs.replace(ended, **changes)

    return outcome


def awaiting_with(**changes: Any) -> Callable[[State], Awaiting]:
    def awaiting(s: State) -> Awaiting:
        return msgspec.structs.replace(SPEC.rules.awaiting(s), **changes)

    return awaiting


def scene_with(
    *labels: str, now: int = 0, rule: str = "TG-2.1"
) -> Callable[[Language, View], Scene]:
    """A scene whose turn has steps."""
    course = Course("Turn 1", tuple(CourseStep(label, rule) for label in labels), now)
    return lambda words, v: msgspec.structs.replace(SPEC.show.scene(words, v), course=course)


def scene_without_jar(words: Language, view: View) -> Scene:
    jar, *rest = SPEC.show.scene(words, view).zones
    return Scene((msgspec.structs.replace(jar, id="jar:other", pieces=()), *rest))


def nought(*_: object) -> str:
    return "Seat 0 did it."


def nothing(*_: object) -> str:
    return ""


BROKEN: dict[str, tuple[AnyGameSpec, str]] = {
    "accepts unlisted": (
        variant(SPEC, legal=legal_accepting_anything),
        "unlisted .* was accepted",
    ),
    "lists twice": (variant(SPEC, legal=legal_twice), "an action is listed twice"),
    "lists for others": (variant(SPEC, legal=legal_for_everybody), "may act but Awaiting"),
    "waits for who cannot act": (variant(SPEC, legal=legal_for_the_next), "may act"),
    "waits for nobody": (variant(SPEC, awaiting=awaiting_with(seats=())), "waits for nobody"),
    "lists nothing": (variant(SPEC, legal=legal_never), "nothing is listed"),
    "lists after the end": (variant(SPEC, legal=legal_after_the_end), "moves after the end"),
    "listing changes": (variant(SPEC, legal=legal_meddling), ""),
    "mentions what is not drawn": (variant(SPEC, legal=legal_undrawn), "which is not drawn"),
    "draws no jar": (variant(SPEC, scene=scene_without_jar), "mentions jar:pills, which is not"),
    "listed but refused": (variant(SPEC, push=push_refusing_to_stop), "listed 0: stop, but"),
    "leaks in the view": (variant(SPEC, imagine=imagine_otherwise), "can tell two imagined states"),
    "imagines in place": (variant(SPEC, imagine=imagine_in_place), ""),
    "shallow clone": (variant(SPEC, setup=setup_shallow), "on a clone changed the state"),
    "forgetful clone": (variant(SPEC, setup=setup_forgetful), "a clone lists other actions"),
    "loses pieces": (variant(SPEC, push=push_losing), "pieces were not conserved"),
    "refused by an unknown rule": (variant(SPEC, objection=why_not_unknown), "refused by unknown"),
    "refusing changes": (variant(SPEC, objection=why_not_changing), "changed the state"),
    "event of an unknown rule": (variant(SPEC, push=push_citing("TG-9.9")), "cites no known rule"),
    "event for no seat": (variant(SPEC, push=push_to_nobody), ""),
    "inexact load": (variant(SPEC, load=load_inexact), "load is not exact"),
    "loads another game": (variant(SPEC, load=load_other_nerve), "a loaded state lists other"),
    "chance from inside": (variant(SPEC, push=push_by_own_dice), "the replay is another game"),
    "no words for actions": (variant(SPEC, say_action=nothing), "no words for"),
    "no words for events": (variant(SPEC, say_event=nothing), "no words for"),
    "no words for refusals": (variant(SPEC, refusal_words=nothing), "no words for"),
    "seats from 0 in events": (variant(SPEC, say_event=nought), "'Seat 0' in the words for"),
    "seats from 0 in refusals": (variant(SPEC, refusal_words=nought), "'Seat 0' in the words for"),
    "two steps alike": (variant(SPEC, scene=scene_with("Draw", "Draw")), "two steps alike"),
    "no step is now": (variant(SPEC, scene=scene_with("Draw", now=1)), "no step is now"),
    "a step of no rule": (variant(SPEC, scene=scene_with("Draw", rule="TG-9.9")), "no known rule"),
    "a step without a name": (variant(SPEC, scene=scene_with("")), "no words for"),
    "unknown end": (variant(SPEC, outcome=outcome_with(reason="fire")), "fire"),
    "end by an unknown rule": (variant(SPEC, outcome=outcome_with(rule="TG-9.9")), "no known rule"),
    "score too short": (variant(SPEC, outcome=outcome_with(scores=(1.0,))), ""),
    "rank too short": (variant(SPEC, outcome=outcome_with(ranks=(1,))), ""),
    "won by nobody at the table": (variant(SPEC, outcome=outcome_with(winners=(7,))), ""),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_game_does_not_conform(fault: str) -> None:
    game, message = BROKEN[fault]

    with pytest.raises(AssertionError, match=message or None):
        check(game)


def test_an_event_that_is_not_registered_is_found() -> None:
    def say(words: Language, content: Content, event: Event) -> str:
        if isinstance(event, Rumour):
            return "They say."
        return SPEC.show.say_event(words, content, event)

    with pytest.raises(AssertionError, match="is not one of the game's events"):
        check(variant(SPEC, push=push_rumours, say_event=say))


def test_an_endless_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(testkit, "MAX_STEPS", 40)

    with pytest.raises(AssertionError, match="not over after 40 steps"):
        check(variant(SPEC, push=push_in_circles), games=1)


def test_a_rule_that_is_not_in_the_book_is_found() -> None:
    with pytest.raises(AssertionError, match=r"TG-2\.1"):
        check(SPEC, rules=RULES.replace("**TG-2.1**", "TG-2.1"))


def test_the_log_must_not_tell_hidden_answers_apart() -> None:
    """Two jars that come to the same: a log that names the jar gives the secret away."""
    meta = msgspec.structs.replace(SPEC.meta, hidden_decisions=("turn",))

    def legal(s: State) -> list[AnyAction]:
        return [*SPEC.rules.legal(s), *([] if SPEC.rules.outcome(s) else [Draw(s.active, "shelf")])]

    def push(s: State, action: AnyAction, chance: Chance, log: Log) -> None:
        SPEC.rules.push(s, action, chance, log)
        if log.on and isinstance(action, Draw):
            log.add(Drawn(rule="TG-2.1", seat=0, pill="pill:sugar", tray=action.jar))

    open_ = variant(SPEC, legal=legal, push=push)
    check(open_)
    with pytest.raises(AssertionError, match="the log tells seat"):
        check(replace(open_, meta=meta))


def test_the_kit_reports_the_game_the_options_and_the_seed() -> None:
    with pytest.raises(AssertionError, match=r"template \{'seats': 3, 'nerve': 3\} seed 0"):
        check(BROKEN["no words for actions"][0])


def test_conform_closes_and_verifies_what_it_played(monkeypatch: pytest.MonkeyPatch) -> None:
    verified: list[Journal[AnyGameSpec]] = []

    def read(*args: Any, **kwargs: Any) -> Journal[AnyGameSpec]:
        assert kwargs["verify"] is True
        verified.append(read_journal(*args, **kwargs))
        return verified[-1]

    monkeypatch.setattr(testkit, "read_journal", read)
    check(SPEC, games=2)

    assert [journal.closed for journal in verified] == [True, True]

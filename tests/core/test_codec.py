"""JSON both ways, fingerprints, and the schemas of all games."""

from __future__ import annotations

import re

import msgspec
import pytest

from tests.core.pills import CONTENT, LIBRARY, finished
from wardround.core.actions import kind_of
from wardround.core.chance import SeededChance
from wardround.core.codec import (
    DecodeError,
    action_from_data,
    canonical,
    decode_action,
    decode_event,
    digest,
    state_digest,
    to_data,
)
from wardround.core.game import resolve_options
from wardround.games import find_game, game_ids, library_of
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import PLAIN
from wardround.presentation.scene import Scene
from wardround.presentation.schema import schema, typescript
from wardround.template import SPEC
from wardround.template.actions import Draw, Stop
from wardround.template.events import Drawn
from wardround.testkit import play_to_end

ALL_GAMES: list[AnyGameSpec] = [SPEC, *(find_game(name) for name in game_ids())]
IDS = [game.meta.id for game in ALL_GAMES]


def test_one_way_to_write_data() -> None:
    assert canonical({"b": 1, "a": [True, None, "ü"]}) == '{"a":[true,null,"ü"],"b":1}'.encode()
    assert canonical({"a": {"y": 1, "x": 2}}) == canonical({"a": {"x": 2, "y": 1}})


def test_a_digest_is_short_and_tells_things_apart() -> None:
    assert digest({"b": 1, "a": 2}) == digest({"a": 2, "b": 1})
    assert digest([1, 2]) != digest([2, 1])
    assert digest("1") != digest(1)
    assert re.fullmatch("[0-9a-f]{32}", digest({}))


def test_equal_states_have_equal_digests() -> None:
    options = resolve_options(SPEC.meta, {})
    one = SPEC.rules.setup(options, CONTENT, SeededChance(1))
    same = one.clone()
    same.trays[1][0] += 1

    assert state_digest(SPEC, one) == state_digest(SPEC, one.clone())
    assert state_digest(SPEC, one) != state_digest(SPEC, same)


def test_actions_go_out_and_come_back() -> None:
    assert to_data(Draw(1)) == {"kind": "draw", "seat": 1, "jar": "jar:pills"}
    for action in (Draw(0), Draw(3, "jar:cellar"), Stop(2)):
        assert decode_action(SPEC, msgspec.json.encode(action)) == action
        assert action_from_data(SPEC, to_data(action)) == action


def test_events_go_out_and_come_back() -> None:
    event = Drawn(rule="TG-2.1", seat=0, pill="pill:sugar", tray="tray:0", audience=1)

    assert decode_event(SPEC, msgspec.json.encode(event)) == event


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        ("{", "not an action of template"),
        ("[]", "Expected `object`, got `array`"),
        ("{}", "missing required field `kind`"),
        ('{"kind":"fly","seat":0}', "Invalid value 'fly'"),
        ('{"kind":"draw"}', "missing required field `seat`"),
        ('{"kind":"draw","seat":"0"}', r"Expected `int`, got `str` - at `\$.seat`"),
        ('{"kind":"draw","seat":0,"jar":[]}', r"Expected `str`, got `array` - at `\$.jar`"),
        ("[" * 100_000, "not an action of template"),
    ],
)
def test_json_that_is_no_action_says_why(raw: str, message: str) -> None:
    with pytest.raises(DecodeError, match=message):
        decode_action(SPEC, raw)


def test_data_that_is_no_action_or_event_says_why() -> None:
    with pytest.raises(DecodeError, match="Invalid value 'fly'"):
        action_from_data(SPEC, {"kind": "fly", "seat": 0})
    with pytest.raises(DecodeError, match="not an event of template"):
        decode_event(SPEC, '{"kind":"draw","seat":0}')


# -- what the client is told ----------------------------------------------------------------------


def tags(types: tuple[type, ...]) -> set[str]:
    return {str(struct.__struct_config__.tag) for struct in types}  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", ALL_GAMES, ids=IDS)
def test_the_schema_has_every_kind_of_action_and_event(game: AnyGameSpec) -> None:
    described = schema(game)
    kinds = {
        kind
        for node in described["$defs"].values()
        for kind in node.get("properties", {}).get("kind", {}).get("enum", ())
    }

    assert tags(game.rules.actions) | tags(game.rules.events) <= kinds
    assert described["title"] == game.meta.title
    assert set(described["properties"]) >= {"Action", "Event", "View", "Scene", "Outcome"}
    assert msgspec.json.decode(msgspec.json.encode(described)).keys() == described.keys()


@pytest.mark.parametrize("game", ALL_GAMES, ids=IDS)
def test_every_reference_of_the_schema_leads_somewhere(game: AnyGameSpec) -> None:
    described = schema(game)
    text = msgspec.json.encode(described).decode()

    assert {ref.rpartition("/")[2] for ref in re.findall(r'"\$ref":"([^"]+)"', text)} <= set(
        described["$defs"]
    )


@pytest.mark.parametrize("game", ALL_GAMES, ids=IDS)
def test_typescript_has_a_type_for_everything_once(game: AnyGameSpec) -> None:
    described = schema(game)
    text = typescript(described["$defs"], described["properties"])
    names = re.findall(r"^export type (.+?) = ", text, re.MULTILINE)

    assert len(names) == len(set(names))
    assert [name for name in names if not re.fullmatch(r"[A-Za-z_]\w*", name)] == []
    assert {*described["$defs"], "Action", "Event", "View"} <= set(names)
    text = " ".join(text.split())  # long types are wrapped
    for kind in tags(game.rules.actions) | tags(game.rules.events):
        assert f'kind: "{kind}"' in text
    assert "unknown" not in text.replace("Record<string, unknown>", "")


def test_typescript_of_the_template_word_for_word() -> None:
    described = schema(SPEC)
    text = " ".join(typescript(described["$defs"], described["properties"]).split())

    assert 'export type Draw = { kind: "draw"; seat: number; jar?: string };' in text
    assert "export type Action = Draw | Stop;" in text
    assert "pills: Record<string, number>" in text
    assert "minutes: [number, number]" in text
    assert "seat?: number | null" in text
    assert "trays: (Tray)[]" in text


# -- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ALL_GAMES, ids=IDS)
def test_views_scenes_and_actions_of_a_whole_game_survive_json(game: AnyGameSpec) -> None:
    library = LIBRARY if game is SPEC else library_of(game)
    journal = play_to_end(game, library, {}, 5)
    every = max(1, len(journal.moves) // 15)
    for n in range(0, len(journal.moves), every):
        state = journal.at(n)
        listed = game.rules.legal(state)
        assert len({kind_of(action) for action in listed} - tags(game.rules.actions)) == 0
        for action in listed:
            assert decode_action(game, msgspec.json.encode(action)) == action
        for seat in (None, 0, int(journal.options["seats"]) - 1):
            view = game.rules.view(state, seat)
            raw = msgspec.json.encode(view)
            assert msgspec.json.decode(raw, type=game.rules.view_type) == view
            scene = game.show.scene(PLAIN, view)
            assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene
        again = game.rules.load(journal.options, journal.content, game.rules.dump(state))
        assert state_digest(game, again) == state_digest(game, state)


def test_the_same_game_has_the_same_digests() -> None:
    assert finished(seats=3).lines == finished(seats=3).lines

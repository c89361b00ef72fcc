"""Sentences live in catalogues: none is missing, unused, untranslated or spoken in identifiers."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import resources
from itertools import chain
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from wardround.core.actions import RuleError, kind_of
from wardround.core.chance import SeededChance
from wardround.core.content import KINDS
from wardround.core.game import OptionError, resolve_options, step, why_not
from wardround.core.log import Log
from wardround.core.messages import Name, message_id
from wardround.games import find_game, game_ids, language_of, library_of, new_game
from wardround.presentation.editor import controls
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import FORMS, LANGUAGES, PLAIN, PSEUDO, Language
from wardround.presentation.localize import (
    COMMON_REFUSALS,
    localized_awaiting,
    localized_meta,
    localized_outcome,
    say_refusal,
)
from wardround.presentation.scene import Piece, Scene
from wardround.server.games.known_games import read_guide
from wardround.template import SPEC as TEMPLATE
from wardround.testkit import _spoiled

PLACES = {
    "wardround": ("wardround", LANGUAGES),
    "template": (TEMPLATE.package, ("en",)),
    **{
        name: (find_game(name).package, LANGUAGES)
        for name in game_ids()
        if (resources.files(find_game(name).package) / "words").is_dir()
    },
}
"""Who has catalogues, and in which languages. A new game may start with English alone."""
GAMES = [name for name in PLACES if name not in ("wardround", "template")]

RAW = re.compile(
    r"[a-z0-9]_[a-z]"  # take_action
    r"|\b[a-z]+:[a-z0-9]"  # tile:van_port
    r"|[{}⟦⟧]"  # a variable or a message that is not there
    r"|\b(?:event|action|prompt|refusal|end|score|option|name|text|form)-[a-z]"
)
ONE_OF_MANY = re.compile(
    r"(?<![\d.,/–-])\b1 (?:points|cards|actions|steps|tokens|cubes|patients)\b"
)


class References(Visitor):
    """The variables and the other messages that a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(package: str, code: str) -> dict[str, ftl.Message]:
    text = (resources.files(package) / "words" / f"{code}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert junk == []
    messages = [entry for entry in body if isinstance(entry, ftl.Message)]
    ids = [entry.id.name for entry in messages]
    assert sorted(ids) == sorted(set(ids)), "a message is there twice"
    return {entry.id.name: entry for entry in messages}


def references(message: ftl.Message) -> References:
    seen = References()
    seen.visit(message)
    return seen


def variables(catalogue: dict[str, ftl.Message], id_: str) -> set[str]:
    """The variables of a message and of those that it is made of."""
    found, todo, done = set[str](), {id_}, set[str]()
    while todo - done:
        one = (todo - done).pop()
        done.add(one)
        if one in catalogue:
            seen = references(catalogue[one])
            found |= seen.variables
            todo |= seen.messages
    return found


def used_by_messages(catalogue: dict[str, ftl.Message]) -> set[str]:
    """Messages that are parts of others."""
    return set().union(*(references(message).messages for message in catalogue.values()))


def attributes(message: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


# -- the same in every language -------------------------------------------------------------------


@pytest.mark.parametrize("place", PLACES)
def test_every_language_has_the_same_messages(place: str) -> None:
    package, languages = PLACES[place]
    english = messages(package, "en")
    for code in languages[1:]:
        other = messages(package, code)
        helpers = used_by_messages(english) ^ used_by_messages(other)
        own = {id_ for id_ in other.keys() | english.keys() if id_.startswith("form-")} | helpers
        assert other.keys() - own == english.keys() - own, code
        for id_ in english.keys() - own:
            # Nothing is left out; agreement may need more, which a random game would miss.
            assert variables(english, id_) <= variables(other, id_), (code, id_)
            if not (attributes(other[id_]) | attributes(english[id_])) & set(FORMS):
                assert attributes(other[id_]) == attributes(english[id_]), (code, id_)


# -- as each language writes ----------------------------------------------------------------------

ROOT = Path(__file__).parents[1]
MAY_BREAK = re.compile(
    r" [:;!?»](?!\w)|« | [%€]| \$(?!\w)"  # an ordinary space, where a line may end
    r"|[\w})»][:;!?](?=\s|$)"  # none at all
)
"""Where French wants a space that does not break: U+202F before ; ! ? and U+00A0 elsewhere."""
PAST = re.compile(
    r"\b(?:wurden?|ging(?:en)?|kam(?:en)?|nahm(?:en)?|zog(?:en)?|gab(?:en)?|fand(?:en)?|stellten?"
    r"|bauten?|kauften?|brachten?|kosteten?|konnten?|hatten?|hat(?= .*\bge\w+t\b)|gestorben)\b"
)


def test_french_signs_never_begin_a_line() -> None:
    paths = [
        path
        for folder in ("src", "client/src")
        for path in (ROOT / folder).rglob("fr.*")
        if path.suffix in (".ftl", ".md")
    ]
    wrong = [
        (path.relative_to(ROOT).as_posix(), n, line)
        for path in paths
        for n, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if not line.startswith("#") and MAY_BREAK.search(re.sub(r":[a-z/-]+:", "", line))
    ]

    assert len(paths) > 10
    assert wrong == []


@pytest.mark.parametrize("name", GAMES)
def test_the_german_log_is_told_in_the_present(name: str) -> None:
    catalogue = (resources.files(PLACES[name][0]) / "words" / "de.ftl").read_text("utf-8")
    events = re.findall(r"^event-.*\n(?:[ }].*\n)*", catalogue, re.MULTILINE)

    assert len(events) > 20
    assert [event for event in events if PAST.search(event)] == []


# -- used, and there ------------------------------------------------------------------------------


@cache
def trees(package: str) -> tuple[ast.Module, ...]:
    folder = Path(str(resources.files(package)))
    own = folder.rglob("*.py")
    if package == "wardround":
        own = (path for path in own if path.parts[len(folder.parts)] != "games")
    return tuple(ast.parse(path.read_text("utf-8")) for path in own)


def spoken(package: str) -> set[str]:
    """Every text in the code of a package, including the parts of formatted ones."""
    return {
        node.value
        for tree in trees(package)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def content_ids(value: Any) -> Iterator[str]:
    """The ids in the tables of a game."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value["id"]
        for key, inner in value.items():
            yield str(key)
            yield from content_ids(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from content_ids(inner)


@pytest.mark.parametrize("place", PLACES)
def test_no_message_is_unused(place: str) -> None:
    package = PLACES[place][0]
    english = messages(package, "en")
    said = spoken(package) | spoken("wardround")
    known = {text.lower().replace("_", "-") for text in said}
    known |= used_by_messages(english)
    if place != "wardround":
        game = TEMPLATE if place == "template" else find_game(place)
        known |= {
            kind_of(kind).replace("_", "-") for kind in (*game.rules.actions, *game.rules.events)
        }
        known |= {id_.replace("_", "-") for id_ in content_ids(library_of(game).tables)}
        known |= {re.sub(r"\W+", "-", own.lower()) for own in _strings(library_of(game).tables)}
        known |= guide_messages(game)

    def is_used(id_: str) -> bool:
        if id_ in known or id_.startswith("form-"):
            return True
        parts = id_.split("-")
        rest = ["-".join(parts[n:]) for n in range(1, len(parts))]
        return any(part in known or part.isdecimal() for part in rest)

    assert [id_ for id_ in english if not is_used(id_)] == []


SAID_OTHERWISE = {
    *("event-happened", "action-choice"),  # by what it was, and by the question
    *("event-game-ended", "event-night-ended"),  # by how it ended
    *("prompt-", "prompt-none"),  # nobody is asked
}


def tag_of(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def calls(package: str, *functions: str) -> Iterator[tuple[ast.Module, ast.Call]]:
    for tree in trees(package):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in functions:
                yield tree, node


@pytest.mark.parametrize("name", [*GAMES, "template"])
def test_every_kind_of_event_action_and_question_has_words(name: str) -> None:
    """Including those that come up in no random game."""
    game: AnyGameSpec = TEMPLATE if name == "template" else find_game(name)
    kinds = {kind.__name__: tag_of(kind) for kind in game.rules.actions}
    wanted = {message_id("event", tag_of(kind)) for kind in game.rules.events}
    wanted |= {message_id("action", kind) for kind in kinds.values()}
    for _, call in calls(game.package, "Decision", "question", "choice_question"):
        asked = call.args[0]
        kind = kinds.get(ast.unparse(asked).rpartition(".")[2])
        if isinstance(asked, ast.Constant):
            wanted.add(message_id("prompt", str(asked.value)))
        elif kind is not None:
            wanted.add(message_id("prompt", kind))
    for _, call in calls(game.package, "tell"):  # what Clinic's expansions do
        if isinstance(what := call.args[2], ast.Constant):
            wanted.add(message_id("event", str(what.value)))

    assert wanted - messages(game.package, "en").keys() - SAID_OTHERWISE == set()


def reasons(tree: ast.Module, reason: ast.expr) -> Iterator[str]:
    """The reason of a refusal: a text, one of two, or the value of a name in its module."""
    if isinstance(reason, ast.Constant):
        yield str(reason.value)
    elif isinstance(reason, ast.IfExp):
        yield from reasons(tree, reason.body)
        yield from reasons(tree, reason.orelse)
    elif isinstance(reason, ast.Name):
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == reason.id:
                yield from reasons(tree, node.value)


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_in_the_code_has_words(name: str) -> None:
    package = PLACES[name][0]
    missing = {
        message_id("refusal", reason)
        for tree, call in calls(package, "Refusal")
        for reason in reasons(tree, call.args[1])
        if reason not in COMMON_REFUSALS
    }

    assert len(missing) > 20
    assert missing - messages(package, "en").keys() == set()


@pytest.mark.parametrize("name", GAMES)
def test_the_editor_has_names_from_the_catalogues(name: str) -> None:
    """Where all catalogues are in other letters, only people's names are readable."""
    game, marked = find_game(name), language_of(find_game(name), PSEUDO)
    assert game.show.editing is not None
    library = library_of(game)
    options = resolve_options(game.meta, {})
    fields = game.show.editing.fields(options, library.content(game.rules.content))
    called = {
        (field.field.key, text)
        for field in controls(marked, library.tables, fields, game.show.editing.kinds)
        for text in field.called.values()
        if re.search("[a-z]{3}", text)
    }

    assert {key for key, _ in called} <= {"heroes", "journals", "active", "start"}, called


@pytest.mark.parametrize("name", [*GAMES, "template"])
def test_every_mistake_in_a_position_or_a_pack_has_words(name: str) -> None:
    package = PLACES[name][0]
    known = messages(package, "en").keys() | messages("wardround", "en").keys()
    said = [
        call.args[place]
        for function, place in (("unfit", 1), ("wants", 0))
        for where in (package, "wardround")
        for _, call in calls(where, function)
    ]
    wanted = {f"wants-{what.value!s}" for what in said if isinstance(what, ast.Constant)}
    wanted |= {f"wants-{what}" for what in KINDS.values()}

    assert wanted - known == set()


@pytest.mark.parametrize("name", [*GAMES, "template"])
def test_options_endings_and_kinds_have_words(name: str) -> None:
    game = TEMPLATE if name == "template" else find_game(name)
    english = messages(game.package, "en")
    wanted = {message_id("option", option.id) for option in game.meta.options}
    wanted |= {message_id("end", reason) for reason in game.meta.end_reasons}

    assert wanted - english.keys() == set()
    for option in localized_meta(language_of(game), game.meta).options:
        assert option.label, option
        assert option.help or name == "template", option
        assert option.value_labels or not any(isinstance(v, str) for v in option.values), option
        # Nobody guesses that 0 means never.
        assert option.value_labels or not any(v == 0 and type(v) is int for v in option.values)


def guide_messages(game: AnyGameSpec) -> set[str]:
    """What the cards of a game's guide say, and its title."""
    guide = read_guide(game)
    return set() if guide is None else {"guide-title", *(step.say for step in guide.step)}


@pytest.mark.parametrize("name", GAMES)
def test_guides_have_words_in_every_language(name: str) -> None:
    game = find_game(name)
    said = {
        code: {id_: language_of(game, code).say(id_) for id_ in sorted(guide_messages(game))}
        for code in LANGUAGES
    }

    assert guide_messages(game) <= messages(game.package, "en").keys()
    assert [text for texts in said.values() for text in texts.values() if RAW.search(text)] == []
    for code in LANGUAGES[1:]:
        assert [id_ for id_ in said[code] if said[code][id_] == said["en"][id_]] == [], code


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for inner in value.values():
            yield from _strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _strings(inner)
    elif isinstance(value, str):
        yield value


# -- over random positions ------------------------------------------------------------------------


def scene_texts(scene: Scene) -> Iterator[str]:
    pieces: list[Piece] = []
    for zone in scene.zones:
        yield from (zone.label, zone.note)
        pieces += zone.pieces
    for fact in scene.facts:
        yield from (fact.label, fact.value)
    if scene.course is not None:
        yield from (scene.course.title, *(step_.label for step_ in scene.course.steps))
    while pieces:
        piece = pieces.pop()
        yield from (piece.label, piece.note)
        pieces += piece.holds


def texts(
    game: AnyGameSpec, languages: tuple[Language, ...], seed: int, steps: int
) -> Iterator[tuple[Language, str, str]]:
    """Everything that a random game says: the language, what it is, and the words."""
    choose, chance = random.Random(seed), SeededChance(seed)
    content, past = library_of(game).content(game.rules.content), list[Any]()
    state = any_setup(game, choose, chance)
    for n in range(steps):
        listed = game.rules.legal(state)
        if not listed:
            break
        action, log, awaiting = choose.choice(listed), Log(), game.rules.awaiting(state)
        for words in languages:
            yield words, "prompt", localized_awaiting(words, awaiting).prompt
            for one in choose.sample(listed, min(3, len(listed))):
                yield words, kind_of(one), game.show.say_action(words, state, one)
            if n % 40 == 0:
                for text in scene_texts(
                    game.show.scene(words, game.rules.view(state, awaiting.seats[0]))
                ):
                    yield words, "scene", text
        for wrong in (*past[-20::7], msgspec.structs.replace(action, seat=9), _spoiled(action)):
            if wrong not in listed:
                refusal = why_not(game, state, wrong)
                for words in languages:
                    yield words, refusal.reason, say_refusal(game, words, refusal)
        game.rules.push(state, action, chance, log)
        past.append(action)
        for words in languages:
            for event in log.events:
                yield words, kind_of(event), game.show.say_event(words, content, event)
    outcome = game.rules.outcome(state)
    if outcome is not None:
        for words in languages:
            told = localized_outcome(words, outcome)
            yield words, told.reason, told.text
            for line in told.lines:
                yield words, line.line, line.label


Say: TypeAlias = Callable[[Language], str]
ID = re.compile("⟦([a-z0-9-]+)")
RANDOM_GAMES, RANDOM_MOVES, WRONG_MOVES = 24, 250, 5


def told_by(game: AnyGameSpec) -> set[str]:
    """The messages with which a game tells what happens."""
    kinds = ("event-", "action-", "prompt-", "refusal-", "end-", "danger-", "sum-")
    english = messages(game.package, "en")
    return {id_ for id_ in english if id_.startswith(kinds)} - used_by_messages(english)


def utterances(game: AnyGameSpec) -> Iterator[Say]:
    """What random games say, each in any language: prompts, choices, events, endings, and the
    refusals of moves that were possible once, or nearly are."""
    content = library_of(game).content(game.rules.content)
    known: dict[type[Any], list[Any]] = {}
    for seed in range(RANDOM_GAMES):
        choose, chance = random.Random(seed), SeededChance(seed)
        state = any_setup(game, choose, chance)
        for n in range(RANDOM_MOVES):
            listed = game.rules.legal(state)
            if not listed:
                break
            awaiting = game.rules.awaiting(state)
            yield asking(game, awaiting)
            for action in choose.sample(listed, min(3, len(listed))):
                known.setdefault(type(action), []).append(action)
                yield acting(game, state, action)
            if n % 100 == 0:
                scene = game.rules.view(state, awaiting.seats[0])
                yield showing(game, scene)
            for wrong in [nearly(choose, known, choose.choice(listed)) for _ in range(WRONG_MOVES)]:
                if wrong not in listed:
                    refusal = why_not(game, state, wrong)
                    yield refusing(game, refusal)
            log = Log()
            game.rules.push(state, choose.choice(listed), chance, log)
            for event in log.events:
                yield telling(game, content, event)
        if outcome := game.rules.outcome(state):
            yield ending(game, outcome)


def asking(game: AnyGameSpec, awaiting: Any) -> Say:
    return lambda words: localized_awaiting(words, awaiting).prompt


def acting(game: AnyGameSpec, state: Any, action: Any) -> Say:
    return lambda words: game.show.say_action(words, state, action)


def showing(game: AnyGameSpec, view: Any) -> Say:
    return lambda words: " ".join(scene_texts(game.show.scene(words, view)))


def refusing(game: AnyGameSpec, refusal: Any) -> Say:
    return lambda words: say_refusal(game, words, refusal)


def telling(game: AnyGameSpec, content: Any, event: Any) -> Say:
    return lambda words: game.show.say_event(words, content, event)


def ending(game: AnyGameSpec, outcome: Any) -> Say:
    return lambda words: localized_outcome(words, outcome).text


def any_setup(game: AnyGameSpec, choose: random.Random, chance: SeededChance) -> Any:
    try:
        wish = {option.id: choose.choice(option.values) for option in game.meta.options}
        return new_game(game, wish, chance)
    except OptionError:  # not all options go together
        return new_game(game, {}, chance)


def nearly(choose: random.Random, known: dict[type[Any], list[Any]], asked: Any) -> Any:
    """A move of a kind that is or was asked for, with one part taken from another move."""
    kind = choose.choice([type(asked), *known])
    one, other = (choose.choice(known.get(kind, [asked])) for _ in range(2))
    part = choose.choice(one.__struct_fields__)
    return msgspec.structs.replace(one, **{part: getattr(other, part), "seat": asked.seat})


class Chosen(Visitor):
    """What selects the variants of messages, and the names of the variants."""

    def __init__(self) -> None:
        self.keys: dict[str, list[str]] = {}

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = [
                getattr(one.key, "name", getattr(one.key, "value", "")) for one in node.variants
            ]
            self.keys.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


def made_up(package: str, id_: str) -> Say:
    """A message with values of the right sort, for what random games do not bring up."""
    catalogues = [messages(package, code) for code in LANGUAGES]
    chosen = Chosen()
    for one in catalogues:
        for part in {id_, *references(one[id_]).messages} & one.keys():
            chosen.visit(one[part])
    values: dict[str, Any] = {}
    for name in set().union(*(variables(one, id_) for one in catalogues)):
        keys = chosen.keys.get(name, ())
        number = any(key in ("one", "other") or key.isdecimal() for key in keys)
        values[name] = 2 if number else keys[0] if keys else Name("Zoe", "")
    return lambda words: words.say(id_, **values)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_said_in_identifiers(name: str) -> None:
    game = find_game(name)
    languages = tuple(language_of(game, code).with_seats(["Zoe", "", "Ida"]) for code in LANGUAGES)
    heard = set[str]()
    wrong = set[tuple[str, str]]()
    rest = (made_up(game.package, id_) for id_ in sorted(told_by(game)))
    for say in chain(utterances(game), rest):
        plain = say(PLAIN)
        ids = set(ID.findall(plain))
        if not ids:
            wrong.add(("in no catalogue", plain))
        if ids <= heard:
            continue
        heard |= ids
        said = [(words.code, say(words)) for words in languages]
        wrong |= {one for one in said if RAW.search(one[1]) or ONE_OF_MANY.search(one[1])}

    assert sorted(wrong)[:20] == []
    assert told_by(game) - heard == set()
    for words in languages:
        assert words.catalogue is not None
        faults = {m: f for m, f in words.catalogue.faults.items() if "nonsense" not in m}
        assert faults == {}, words.code


@pytest.mark.parametrize("name", GAMES)
def test_english_names_and_texts_are_those_of_the_content(name: str) -> None:
    """One that differs from the content is taken for a content pack's, and is not translated."""
    words = language_of(find_game(name))
    assert words.catalogue is not None
    said: dict[str, dict[tuple[str, str], Any]] = {
        "name": words.catalogue.names,
        "text": words.catalogue.texts,
    }
    for kept in said.values():
        kept.clear()  # other tests may have played with content packs
    for _ in texts(find_game(name), (words,), 5, 120):
        pass

    strange = {
        (mention, own)
        for kind, kept in said.items()
        for mention, own in kept
        if words.has(message_id(kind, mention)) and words.phrase(message_id(kind, mention)) != own
    }
    assert strange == set()


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_said_that_is_in_no_catalogue(name: str) -> None:
    """Where messages are said by their ids, sentences in the code stand out."""
    said = texts(find_game(name), (PLAIN,), 4, 120)

    assert {(what, text) for _, what, text in said if what != "scene" and "⟦" not in text} == set()


def test_a_wrong_action_is_a_refusal_in_words() -> None:
    game = find_game("forbidden_clinic")
    state = new_game(game, {}, SeededChance(0))

    with pytest.raises(RuleError) as caught:
        step(game, state, _spoiled(game.rules.legal(state)[0]), SeededChance(0), Log())

    said = say_refusal(game, language_of(game, "fr"), caught.value.refusal)
    assert said == "Ce rôle n’existe pas."

"""Options: complete, of the right kind, and refused with the values that would do."""

from __future__ import annotations

from typing import Any

import pytest

from wardround.core.game import Meta, Option, OptionError, parse_option, resolve_options
from wardround.games import find_game, game_ids
from wardround.template import SPEC

META = Meta(
    id="demo",
    title="Demo",
    summary="Options of every kind.",
    kind="team",
    minutes=(1, 2),
    options=(
        Option("seats", (1, 2), 2, "DE-1.1", label="Seats"),
        Option("rain", (False, True), True, "DE-1.2", label="Rain"),
        Option("level", ("easy", "hard"), "easy", "DE-1.3", label="Level"),
    ),
    credits=(),
    rules_version=1,
    end_reasons=("over",),
)


def test_what_is_not_named_has_its_default() -> None:
    assert resolve_options(META, {}) == {"seats": 2, "rain": True, "level": "easy"}
    assert resolve_options(META, {"rain": False}) == {"seats": 2, "rain": False, "level": "easy"}


def test_options_come_in_the_games_own_order() -> None:
    assert list(resolve_options(META, {"level": "hard", "seats": 1})) == ["seats", "rain", "level"]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"seats": 3}, r"option seats of demo cannot be 3: expected one of 1, 2 \(DE-1.1\)"),
        ({"seats": "2"}, "option seats of demo cannot be 2: expected one of 1, 2"),
        ({"seats": True}, "option seats of demo cannot be true: expected one of 1, 2"),
        ({"seats": 2.0}, "option seats of demo cannot be 2.0: expected one of 1, 2"),
        ({"rain": 1}, "option rain of demo cannot be 1: expected one of false, true"),
        ({"rain": "maybe"}, "option rain of demo cannot be maybe: expected one of false, true"),
        ({"level": "Hard"}, "option level of demo cannot be Hard: expected one of easy, hard"),
        ({"level": None}, "option level of demo cannot be None: expected one of easy, hard"),
        ({"snow": True}, "demo has no option 'snow'; it has: seats, rain, level"),
    ],
)
def test_what_an_option_cannot_be_is_refused_with_what_it_can(
    given: dict[str, Any], message: str
) -> None:
    with pytest.raises(OptionError, match=message):
        resolve_options(META, given)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("seats=2", ("seats", 2)),
        ("seats= 1 ", ("seats", 1)),
        ("rain=true", ("rain", True)),
        ("rain=false", ("rain", False)),
        ("level=hard", ("level", "hard")),
        ("level=x=y", ("level", "x=y")),
        ("seats=many", ("seats", "many")),
        ("snow=1", ("snow", "1")),
    ],
)
def test_options_as_people_type_them(text: str, read: tuple[str, Any]) -> None:
    name, value = parse_option(META, text)

    assert (name, value) == read
    assert type(value) is type(read[1])


def test_an_option_without_a_value_is_no_option() -> None:
    with pytest.raises(OptionError, match="'rain' is not an option: expected name=value"):
        parse_option(META, "rain")


def test_meta_knows_its_seats_and_options() -> None:
    assert META.seats == (1, 2)
    assert META.option("rain").rule == "DE-1.2"
    with pytest.raises(KeyError):
        META.option("snow")


@pytest.mark.parametrize("name", [*game_ids(), ""])
def test_every_option_of_every_game_refuses_what_it_does_not_list(name: str) -> None:
    meta = find_game(name).meta if name else SPEC.meta
    assert resolve_options(meta, {})
    for option in meta.options:
        assert option.default in option.values
        assert len(option.value_labels) in (0, len(option.values))
        for value in option.values:
            shown = str(value).lower() if isinstance(value, bool) else value
            assert parse_option(meta, f"{option.id}={shown}") == (option.id, value)
        for wrong in (-1, 10_000, "nonsense", 0.5, None):
            unfit: Any = {option.id: wrong}
            with pytest.raises(OptionError, match=f"option {option.id} of {meta.id} cannot be"):
                resolve_options(meta, unfit)

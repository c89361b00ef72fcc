"""JSON in and out: states, actions and events of a game.

Error tree::

    DecodeError      JSON that is not what it should be; the message says what was expected
"""

from __future__ import annotations

import functools
import hashlib
import operator
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from wardround.core.actions import Action, Event
from wardround.core.game import AnyGame, Options

T = TypeVar("T")


class DecodeError(ValueError):
    """JSON that cannot be read as what was asked for."""


def canonical(data: Any) -> bytes:
    """The one way to write data as JSON: sorted keys, no spaces. Hashes are made from this."""
    return msgspec.json.encode(data, order="sorted")


def digest(data: Any) -> str:
    """A short fingerprint of JSON-ready data."""
    return hashlib.sha256(canonical(data)).hexdigest()[:32]


def state_digest(game: AnyGame, state: Any) -> str:
    """A fingerprint of a whole state: equal for equal states, compiled or not."""
    return digest(game.rules.dump(state))


def restore(game: AnyGame, options: Options, content: Any, data: dict[str, Any]) -> Any:
    """The state that ``dump`` wrote; the data need not be trustworthy.

    Data is refused unless dumping the result gives it back unchanged, so data of another version
    cannot pass for a valid state.
    """
    try:
        state = game.rules.load(options, content, data)
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise DecodeError(f"it cannot be read: {error!r}") from None
    if canonical(game.rules.dump(state)) != canonical(data):
        raise DecodeError("it does not round-trip; was it saved by another version?")
    return state


def to_data(thing: Any) -> Any:
    """A struct as plain dicts and lists; `Name`s as plain strings."""
    return msgspec.to_builtins(thing, enc_hook=str)


def union_of(types: Iterable[type]) -> Any:
    """The tagged union of some structs, as msgspec wants it."""
    return functools.reduce(operator.or_, types)


@functools.cache
def _decoder(types: tuple[type, ...]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(union_of(types))


def _decoded(game: AnyGame, types: tuple[type, ...], base: type[T], raw: bytes | str) -> T:
    try:
        decoded: T = _decoder(types).decode(raw)
    except (msgspec.DecodeError, RecursionError) as error:
        raise DecodeError(f"not an {base.__name__.lower()} of {game.meta.id}: {error}") from None
    return decoded


def decode_action(game: AnyGame, raw: bytes | str) -> Action:
    """An action of this game from JSON."""
    return _decoded(game, game.rules.actions, Action, raw)


def action_from_data(game: AnyGame, data: Any) -> Action:
    """An action of this game from plain data, for example out of a TOML file."""
    try:
        action: Action = msgspec.convert(data, union_of(game.rules.actions))
    except msgspec.ValidationError as error:
        raise DecodeError(f"not an action of {game.meta.id}: {error}") from None
    return action


def decode_event(game: AnyGame, raw: bytes | str) -> Event:
    """An event of this game from JSON."""
    return _decoded(game, game.rules.events, Event, raw)

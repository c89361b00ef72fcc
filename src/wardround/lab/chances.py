"""`wardround lab chances`: how often positions are won, learned from games that the script plays.

For every number of seats, as a team and as rivals, games are played at all difficulties in turn,
and one model is fitted to them (`bots.win_chances`). What comes out is `chances.toml` of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import msgspec

from wardround.bots.win_chances import Fitted, Playout, difficulty, fit, play_on
from wardround.core.chance import SeededChance
from wardround.core.game import AnyGame, Options, OptionValue, resolve_options
from wardround.games import find_game, library_of
from wardround.lab.work import Hands, done_in_any_order


class TableKind(msgspec.Struct, frozen=True):
    """Tables that share a model: they differ in nothing but how hard the game is."""

    game: str
    told_by: Options
    """The options that tell them from other kinds."""
    levels: tuple[Options, ...]
    """All options for every difficulty, the usual one first; rivals have one."""


class Numbered(msgspec.Struct, frozen=True):
    """One game to be played."""

    options: Options
    harder: int
    seed: str


def tables_of(game: AnyGame) -> list[TableKind]:
    """Every number of seats, and the same with each option that makes a team of rivals."""
    level = difficulty(game)
    teams: list[Options] = [{}, *({name: value} for name, value in game.meta.team_when)]
    found = []
    for seats in game.meta.seats:
        for more in teams:
            told_by: Options = {"seats": seats, **more}
            levels: list[Options] = [told_by]
            if level is not None and game.meta.is_team(resolve_options(game.meta, told_by)):
                others = [value for value in level.values if value != level.default]
                levels = [{**told_by, level.id: value} for value in (level.default, *others)]
            resolved = tuple(resolve_options(game.meta, one) for one in levels)
            found.append(TableKind(game.meta.id, told_by, resolved))
    return found


def learn(
    kind: TableKind,
    games: int,
    seed: str,
    hands: Hands,
    done: Callable[[int], None] = lambda n: None,
) -> Fitted:
    """Play games at tables of a kind and fit a model to how they end."""
    game, count = find_game(kind.game), len(kind.levels)
    team, name = game.meta.is_team(kind.levels[0]), "/".join(map(str, kind.told_by.values()))
    wanted = [
        Numbered(kind.levels[n % count], n % count, f"{seed}/{name}/{n}") for n in range(games)
    ]
    playouts: list[tuple[str, Playout]] = []
    for one in done_in_any_order(partial(_played, kind.game), wanted, hands):
        playouts.append(one)
        done(1)
    playouts.sort(key=lambda one: one[0])
    model = fit([playout for _, playout in playouts], team, count)
    weights = tuple(round(weight, 3) for weight in model.weights)
    harder: dict[str, float] = {}
    level = difficulty(game)
    if team and level is not None:
        shared = len(weights) - count + 1
        names = [str(options[level.id]) for options in kind.levels[1:]]
        harder = dict(zip(names, weights[shared:], strict=True))
        weights = weights[:shared]
    return Fitted(kind.told_by, games, round(model.moves, 1), weights, harder)


def _played(name: str, one: Numbered) -> tuple[str, Playout]:
    game, seats = find_game(name), int(one.options["seats"])
    content = game.content(library_of(game).tables)
    state = game.setup(one.options, content, SeededChance(f"{one.seed}/setup"))
    playout = play_on(game, state, seats, one.seed)
    return one.seed, msgspec.structs.replace(playout, harder=one.harder)


def chances_file(found: Sequence[Fitted], command: str) -> str:
    """The models as TOML text."""
    lines = [
        "# How often positions are won, by what `evaluate` says of them: see docs/analysis.md.",
        f"# {command}",
    ]
    for one in found:
        lines += ["", "[[models]]", f"options = {_inline(one.options)}", f"games = {one.games}"]
        lines += [f"moves = {one.moves}", f"weights = {list(one.weights)}"]
        lines += [f"harder = {_inline(one.harder)}"] if one.harder else []
    return "\n".join(lines) + "\n"


def _inline(values: Mapping[str, OptionValue | float]) -> str:
    told = (f"{name} = {msgspec.json.encode(value).decode()}" for name, value in values.items())
    return f"{{ {', '.join(told)} }}"

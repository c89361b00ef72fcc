"""A guided first game: a prepared table and the steps that teach the game on it.

The format is explained in ``docs/guides.md``; the text of the cards is in the game's catalogues. A
guide prepares the draws of a real game, not its moves: a player who strays meets ordinary chance
and may come back, undo, or play on. Which steps are done follows from the moves in the journal
alone, so undoing and returning later need no extra state.

Error tree::

    GuideError       a guide that cannot be used; the message says where and what was expected
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta as Limits

from wardround.core.actions import Action, RuleError
from wardround.core.chance import Draw, RecordingChance, SeededChance
from wardround.core.content import Library
from wardround.core.game import OptionError, OptionValue
from wardround.core.journal import Journal, Secret, scripted_seed
from wardround.core.log import silent
from wardround.core.notation import NotationError, fits, notate, read_action
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import PLAIN
from wardround.presentation.scene import ids_in


class GuideError(ValueError):
    """A guide that cannot be used; the message says where and what was expected."""


class GuideStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card of the guide: something to read, or something to do."""

    say: Annotated[str, Limits(min_length=1)]
    """The message on the card."""
    rule: str = ""
    """The rule it teaches."""
    point: tuple[str, ...] = ()
    """Pieces and zones to point at."""
    do: str | tuple[str, ...] = ()
    """The action to take, or several in a row, as text; without any, the card is for reading."""
    accept: tuple[str, ...] = ()
    """Other actions that also count, as text; values may be left out."""

    @property
    def deeds(self) -> tuple[str, ...]:
        """The actions to take, in order."""
        return (self.do,) if isinstance(self.do, str) else self.do

    def taken_by(self, action: Action, deed: int) -> bool:
        """Whether an action counts as the given deed of this step."""
        return any(fits(text, action) for text in (self.deeds[deed], *self.accept))


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole guide, as in its file."""

    game: str
    minutes: Annotated[int, Limits(ge=1, le=10)]
    mine: Annotated[tuple[int, ...], Limits(min_length=1)]
    """The guided seats."""
    step: Annotated[tuple[GuideStep, ...], Limits(min_length=3, max_length=20)]
    options: dict[str, OptionValue] = {}
    draws: list[Draw] = []
    """The prepared draws, in order, starting with the setup."""
    before: tuple[str, ...] = ()
    """Actions already taken when the guide begins."""

    def seed(self) -> str:
        """The seed of every table of this guide."""
        return scripted_seed(self.draws)


class Progress(msgspec.Struct, frozen=True):
    """How far a game has got in its guide."""

    done: tuple[int, ...]
    """Steps already taken."""
    at: int | None
    """The step to take now, if any."""
    deed: int
    """Which of its actions comes next, counting from 0."""
    choices: tuple[int, ...]
    """The listed actions that count, by index; the one that the guide names comes first."""
    astray: bool
    """Whether a guided seat is to move and none of its moves leads on in the guide."""


def parse_guide(data: Mapping[str, Any], where: str = "guide.toml") -> Guide:
    """A guide from parsed TOML."""
    try:
        guide = msgspec.convert(data, Guide)
    except msgspec.ValidationError as error:
        known = ", ".join(Guide.__struct_fields__)
        in_step = ", ".join(GuideStep.__struct_fields__)
        raise GuideError(
            f"{where}: {error}. A guide has the keys {known}; a [[step]] has {in_step}"
        ) from None
    for number, step in enumerate(guide.step, 1):
        if step.accept and not step.deeds:
            raise GuideError(f"{where}: step {number}: `accept` requires `do`")
    if guide.step[-1].deeds:
        raise GuideError(f"{where}: the last step is something to read: it says how to go on")
    return guide


def begin(game: AnyGameSpec, library: Library, guide: Guide, salt: str) -> Journal[AnyGameSpec]:
    """The table of a guide, ready for its first step."""
    try:
        journal = Journal.start(game, library, guide.options, Secret(guide.seed(), salt))
        for number, text in enumerate(guide.before, 1):
            where = f"action {number} of `before`"
            journal.act(read_action(game, game.rules.legal(journal.state), text))
    except OptionError as error:
        raise GuideError(f"the options: {error}") from None
    except (NotationError, RuleError) as error:
        raise GuideError(f"{where}: {error}") from None
    return journal


def progress(guide: Guide, journal: Journal[AnyGameSpec], legal: Sequence[Action]) -> Progress:
    """How far a game has got, from its moves and the listed actions."""
    taken = [0] * len(guide.step)
    for move in journal.moves[len(guide.before) :]:
        _count(guide, taken, move.action)
    steps = range(len(guide.step))
    done = tuple(n for n in steps if 0 < len(guide.step[n].deeds) == taken[n])
    for number in steps:
        step = guide.step[number]
        for deed in range(taken[number], len(step.deeds)):
            choices = [n for n, action in enumerate(legal) if step.taken_by(action, deed)]
            if choices:
                choices.sort(key=lambda n: not fits(step.deeds[deed], legal[n]))
                return Progress(done, number, deed, tuple(choices), False)
    left = any(taken[n] < len(guide.step[n].deeds) for n in steps)
    mine = any(action.seat in guide.mine for action in legal)
    return Progress(done, None, 0, (), left and mine)


def goes_on(
    guide: Guide, journal: Journal[AnyGameSpec], legal: Sequence[Action], now: Progress
) -> list[Action]:
    """What the guide asks for after the next action, up to the next draw or reveal."""
    if now.at is None:
        return []
    game, state, action = journal.game, journal.state.clone(), legal[now.choices[0]]
    wanted = [deed for step in guide.step[now.at :] for deed in step.deeds][now.deed + 1 :]
    actions: list[Action] = []
    for text in wanted:
        chance, log = RecordingChance(SeededChance(0)), silent()
        game.rules.push(state, action, chance, log)
        fitting = [
            one for one in game.rules.legal(state) if one.seat == action.seat and fits(text, one)
        ]
        if chance.revealed or log.barrier or not fitting:
            break
        action = fitting[0]
        actions.append(action)
    return actions


def _count(guide: Guide, taken: list[int], action: Action) -> None:
    """Tick off the first deed that an action does, skipping earlier deeds of its step."""
    for number, step in enumerate(guide.step):
        for deed in range(taken[number], len(step.deeds)):
            if step.taken_by(action, deed):
                taken[number] = deed + 1
                return


def rehearse(
    game: AnyGameSpec, library: Library, rules: Mapping[str, str], guide: Guide
) -> Iterator[str]:
    """Play a guide from its first step to its last and yield everything that does not match."""
    journal = begin(game, library, guide, "rehearsal")
    for number, step in enumerate(guide.step):
        where = f"step {number + 1}"
        if step.rule and step.rule not in rules:
            yield f"{where}: there is no rule {step.rule}"
        seat = _reader(guide, game.rules.legal(journal.state))
        seen = ids_in(game.show.scene(PLAIN, game.rules.view(journal.state, seat)))
        for piece in step.point:
            if piece not in seen:
                yield f"{where}: seat:{seat} does not see {piece}"
        for deed in step.deeds:
            yield from _take(game, journal, guide, number, deed)
    drawn = [*journal.setup_draws, *(draw for move in journal.moves for draw in move.draws)]
    for position, (got, wanted) in enumerate(zip(drawn, guide.draws, strict=False), 1):
        if got != wanted:
            yield f"draw {position} is {got!r}; the guide has {wanted!r}"
    if len(drawn) < len(guide.draws):
        yield f"{len(drawn)} draws came up; the guide has {len(guide.draws)}"


def _take(
    game: AnyGameSpec, journal: Journal[AnyGameSpec], guide: Guide, number: int, text: str
) -> Iterator[str]:
    """Take an action of a step, if it is listed."""
    where, legal = f"step {number + 1}", game.rules.legal(journal.state)
    try:
        action = read_action(game, legal, text)
    except NotationError as error:
        raise GuideError(f"{where}: {error}") from None
    if action not in legal:
        listed = "; ".join(notate(one) for one in legal[:12])
        raise GuideError(f"{where}: {text!r} is not listed. Listed are: {listed}")
    if action.seat not in guide.mine:
        yield f"{where}: seat:{action.seat} is not one of the guided player's"
    journal.act(action)


def _reader(guide: Guide, legal: Sequence[Action]) -> int:
    """The seat through whose eyes a step is read: the one that is asked, else the first."""
    return next((a.seat for a in legal if a.seat in guide.mine), guide.mine[0])

"""The whole moves that a person is offered, and the check when one comes back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from wardround.core.actions import Action, mentions
from wardround.core.chance import RecordingChance, SeededChance
from wardround.core.log import Log
from wardround.core.messages import message_id
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import Language
from wardround.presentation.localize import localized_danger
from wardround.presentation.whole_moves import WholeMove, kind_of_move, whole_moves
from wardround.server.protocol import from_server
from wardround.server.protocol.refusals import RefusedError
from wardround.server.table.live_game import LiveGame, MoveInWords
from wardround.server.table.why_not import WhyNot, imagined, preview


def moves_now(
    re: str,
    words: Language,
    play: LiveGame,
    choices: Sequence[from_server.Choice],
    is_answered: Callable[[Any], bool] | None = None,
) -> from_server.MovesNow:
    """The moves that begin with the choices offered to a person, as far as they can know; they do
    not ask what a standing answer takes over.

    Where there are secrets, all choices belong to one seat. Steps that moves share are sent once.
    """
    if not choices:
        return from_server.MovesNow(re, play.seq, (), ())
    state = imagined(play.game, play.journal.state, choices[0].seat)
    listed = [choice.action for choice in choices]
    moves = told_moves(play.game, words, state, listed, is_answered)
    steps: dict[tuple[Action, str], int] = {}
    for choice in choices:
        steps[choice.action, choice.text] = choice.index
    offered = tuple(
        from_server.WholeMove(
            tuple(
                steps.setdefault(step, len(steps))
                for step in zip(move.actions, move.texts, strict=True)
            ),
            kind_of_move(play.game, move),
            text if len(move.actions) > 1 else "",
            move.draws,
            move.free,
            move.aside,
            move.ends,
        )
        for move, text in moves
    )
    named = (
        from_server.MoveStep(action, text, _named(play.game, action)) for action, text in steps
    )
    return from_server.MovesNow(re, play.seq, tuple(named), offered, _called(words, offered))


def told_moves(
    game: AnyGameSpec,
    words: Language,
    state: Any,
    listed: Sequence[Action],
    is_answered: Callable[[Any], bool] | None = None,
) -> list[tuple[WholeMove, str]]:
    """The moves that begin with these actions, each with its sentence.

    Of a seat's moves that read the same, one is offered; another is kept only if it names other
    pieces, which can still be picked: either of two white doctors in one room.
    """
    told: list[tuple[WholeMove, str]] = []
    sayings: dict[tuple[int, str], list[WholeMove]] = {}
    for move in whole_moves(game, words, state, listed, is_answered):
        text = _sentence(game, words, state, move) or " · ".join(move.texts)
        alike = sayings.setdefault((move.actions[0].seat, text), [])
        if alike and named_pieces(game, move) in [named_pieces(game, other) for other in alike]:
            continue
        move.aside = move.aside or bool(alike)
        alike.append(move)
        told.append((move, text))
    return told


def _called(words: Language, moves: Sequence[from_server.WholeMove]) -> dict[str, str]:
    """A word for each kind of move: `Treat` for all that begin that way."""
    kinds = {move.kind: message_id("noun-kind", move.kind) for move in moves}
    return {kind: words.say(message) for kind, message in kinds.items() if words.has(message)}


def must_be_one_move(words: Language, play: LiveGame, actions: Sequence[Action]) -> None:
    """Raise RefusedError unless the actions can be taken one after another, and only the last one
    draws or reveals anything."""
    first = actions[0]
    if first not in play.legal:
        why = WhyNot(words, play, first.seat).action(first)
        raise RefusedError("forbidden", "told", why.rule, why.reason, text=why.text)
    _must_go_together(play.game, play.journal.state, actions)


def goes_on(play: LiveGame, action: Action) -> bool:
    """Whether an action completes the move before it: a move with too many steps to be offered at
    once is made in parts, and taken back whole."""
    game, journal = play.game, play.journal
    if not journal.moves or play.moves in play.standing:
        return False
    last, asked = journal.moves[-1], game.rules.asked(journal.state, action.seat)
    own = last.action.seat == action.seat and not last.barrier
    return own and asked is not None and asked.name in game.show.moves.completing


def previewed(
    re: str, words: Language, play: LiveGame, actions: Sequence[Action]
) -> from_server.Previewed:
    """What a move would do, tried on a state as its seat imagines it."""
    first, journal = actions[0], play.journal
    if first not in play.legal:
        raise RefusedError("stale", "not-a-choice")
    _must_go_together(play.game, imagined(play.game, journal.state, first.seat), actions)
    seen = preview(play.game, journal.state, actions)
    move = MoveInWords(journal, play.moves + 1, first.seat, seen.events)
    lines = move.lines_for(words, first.seat)
    dangers = tuple(localized_danger(words, danger) for danger in seen.dangers)
    return from_server.Previewed(
        re, seen.certain, seen.free, tuple(lines), seen.draws, dangers, seen.ends, seen.passes
    )


def hinted_move(
    words: Language,
    play: LiveGame,
    choice: from_server.Choice,
    actions: Sequence[Action | None],
    chance: float | None,
    why: str,
) -> from_server.HintMove:
    """A move that a bot advises: the whole move if it is offered, else its beginning."""
    state = imagined(play.game, play.journal.state, choice.seat)
    for move in whole_moves(play.game, words, state, [choice.action]):
        if list(move.actions) == list(actions):
            text = _sentence(play.game, words, state, move) or " · ".join(move.texts)
            named = dict.fromkeys(m for one in move.actions for m in _named(play.game, one))
            return from_server.HintMove(
                choice.index, move.actions[1:], text, tuple(named), chance, why
            )
    return from_server.HintMove(choice.index, (), choice.text, choice.mentions, chance, why)


def _must_go_together(game: AnyGameSpec, state: Any, actions: Sequence[Action]) -> None:
    for before, action in pairwise(actions):
        state = state.clone()
        chance, log = RecordingChance(SeededChance(0)), Log(False)
        game.rules.push(state, before, chance, log)
        if action.seat != before.seat or chance.revealed or log.barrier:
            raise RefusedError("forbidden", "two-moves")
        if action not in game.rules.legal(state):
            raise RefusedError("forbidden", "rest-impossible")


def _sentence(game: AnyGameSpec, words: Language, state: Any, move: WholeMove) -> str:
    if game.show.moves.say is None or len(move.actions) == 1:
        return ""
    return game.show.moves.say(words, state, move.actions, move.texts)


def named_pieces(game: AnyGameSpec, move: WholeMove) -> list[str]:
    """The pieces that people may point at to mean this move, in order."""
    return sorted(piece for action in move.actions for piece in _named(game, action))


def _named(game: AnyGameSpec, action: Action) -> tuple[str, ...]:
    """What people may point at to mean this action."""
    passed_over = {getattr(action, field, None) for field in game.show.moves.unnamed}
    return tuple(mention for mention in mentions(action) if mention not in passed_over)

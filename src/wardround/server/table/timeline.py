"""A whole game at a glance: one blip per move, and what the game is about over time."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, get_args

from wardround.core.journal import Journal
from wardround.core.messages import figure
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import Language
from wardround.presentation.localize import localized_outcome
from wardround.presentation.scene import Count, Fact
from wardround.presentation.story import Tone
from wardround.server.protocol.http_responses import Blip, Series, Timeline
from wardround.server.table.live_game import LiveGame

_NUMBER: Final = re.compile(r"[$€£+]?(-?\d+(?:\.\d+)?)\s*(.*)")


def timeline(journal: Journal[AnyGameSpec], words: Language, seat: int | None) -> Timeline:
    """Every move as a seat saw it; once the game is over, its curves show what each seat had."""
    play, game = LiveGame(journal), journal.game
    disclosed = game.meta.secrets and game.show.counts is not None and play.outcome is not None
    eyes: Sequence[int | None] = range(int(journal.options["seats"])) if disclosed else [seat]
    state = journal.at(0)
    views = [[game.rules.view(state, one) for one in eyes]]
    blips: list[Blip] = []
    before: tuple[int, ...] = game.rules.awaiting(state).seats
    for move in play.replayed(1, play.moves, state=state):
        lines = move.lines_for(words, seat)
        over = game.rules.outcome(state) is not None
        after = before if over else game.rules.awaiting(state).seats
        blips.append(
            Blip(
                n=move.n,
                seat=move.seat,
                tone=max((line.tone for line in lines), key=get_args(Tone).index, default=""),
                rules=tuple(dict.fromkeys(line.rule for line in lines)),
                text=lines[0].text if lines else "",
                turn=after != before,
            )
        )
        before = after
        views.append([game.rules.view(state, one) for one in eyes])
    if game.show.counts is not None:
        series = _curves(
            [[n for view in now for n in game.show.counts(words, view)] for now in views]
        )
    else:
        series = _series([game.show.scene(words, now[0]).facts for now in views])
    outcome = play.outcome and localized_outcome(words, play.outcome)
    return Timeline(play.moves, tuple(blips), series, outcome)


def _curves(counts: list[list[Count]]) -> tuple[Series, ...]:
    """One series for everything counted at some moment, in the game's order."""
    by_moment = [{(one.what, one.seat): one.value for one in moment} for moment in counts]
    series: list[Series] = []
    for key in dict.fromkeys(key for moment in by_moment for key in moment):
        values = tuple(moment.get(key) for moment in by_moment)
        texts = tuple("" if value is None else figure(value) for value in values)
        series.append(Series(key[0], "", values, texts, key[1]))
    return tuple(series)


def _series(facts: list[tuple[Fact, ...]]) -> tuple[Series, ...]:
    """Facts that are numbers at some moment, in order of first appearance."""
    labels: dict[str, str] = {}
    for moment in facts:
        for fact in moment:
            labels.setdefault(fact.label, fact.rule)
    by_moment = [{fact.label: fact.value for fact in moment} for moment in facts]
    series: list[Series] = []
    for label, rule in labels.items():
        texts = tuple(moment.get(label, "") for moment in by_moment)
        values = tuple(_number(text) for text in texts)
        if any(value is not None for value in values):
            series.append(Series(label, rule, values, texts))
    return tuple(series)


def _number(text: str) -> float | None:
    """12 for ``12``, ``$12`` and ``12 of 20``; None for words and for lists of numbers."""
    match = _NUMBER.fullmatch(text.replace("−", "-").strip())
    if match is None:
        return None
    is_list = any(c.isdigit() for c in match[2]) and not match[2].startswith(("of ", "/"))
    return None if is_list else float(match[1])

"""Requests about positions and daily cases, explained in docs/positions.md."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from wardround.core.actions import Action
from wardround.core.chance import SeededChance
from wardround.core.codec import action_from_data, canonical
from wardround.core.journal import Journal
from wardround.core.log import Log
from wardround.core.notation import read_action
from wardround.games.daily_cases import (
    JOINT,
    Case,
    Verdict,
    case_for,
    case_of,
    days_shipped,
    judge,
    play_line,
    snapshot_of,
)
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import Language, preferred
from wardround.presentation.localize import localized_outcome
from wardround.presentation.scenario import Scenario
from wardround.presentation.scenario_text import write_scenario
from wardround.server.games.positions import Made, PositionTask, in_words
from wardround.server.live.hub import Hub
from wardround.server.live.new_tables import find_game, new_secret, open_table, with_bots
from wardround.server.protocol import http_requests, http_responses
from wardround.server.protocol.http import GetRequest
from wardround.server.protocol.refusals import RefusedError
from wardround.server.rate_limits import Buckets
from wardround.server.table.viewers import clean
from wardround.server.web.access import look, must_be_open

PER_SECOND: Final = 2.0
BURST: Final = 40.0
"""How many positions a client may have drawn: enough for a burst of fast clicking."""
MAX_SHOWN: Final = 8
"""How many moves of a bot's line are shown."""


class PositionApi:
    """Handlers of these requests."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._drawn = Buckets(PER_SECOND, BURST)

    async def draw(self, body: http_requests.PositionWish, client: str) -> Any:
        """POST /api/position"""
        if not self._drawn.take(client, time.monotonic()):
            raise RefusedError("rate_limited", "many-positions")
        language, level = preferred(body.language), self._hub.hint_level if body.hint else ""
        task = PositionTask(body.game, body.text, body.edits, body.seat, language, level)
        return (await made(self._hub, task)).seen

    async def of_table(
        self, body: http_requests.PositionAt, client: str
    ) -> http_responses.ScenarioMade:
        """POST /api/position/of"""
        live, _ = await look(self._hub, body.token, body.table)
        table = live.table
        must_be_open(self._hub, table)
        if table.record.pack:
            raise RefusedError("bad_pack", "position-pack")
        if body.n > table.play.moves:
            raise RefusedError("no_such_move", "moves", count=table.play.moves)
        game, journal = table.game, table.play.journal
        options = game.meta.options
        scenario = Scenario(
            game.meta.id,
            title=clean(table.record.name),
            options={o.id: v for o in options if (v := journal.options[o.id]) != o.default},
            snapshot=canonical(game.rules.dump(journal.at(body.n))).decode(),
        )
        return http_responses.ScenarioMade(game.meta.id, write_scenario(scenario))

    async def daily(self, request: GetRequest) -> http_responses.Daily:
        """GET /api/daily/{day}"""
        day, entries, archive = (
            request.named["day"],
            list[http_responses.DailyEntry](),
            list[http_responses.DailyEntry](),
        )
        for name in self._hub.games.ids():
            game = find_game(self._hub.games, name)
            try:
                case = case_for(game, day)
            except ValueError:
                raise RefusedError("not_found", "no-day") from None
            if case is None:
                continue
            title = game.meta.title
            entries.append(
                http_responses.DailyEntry(name, title, case.day, case.theme, case.archived)
            )
            archive += [
                http_responses.DailyEntry(name, title, earlier, case_of(game, earlier).theme)
                for earlier in days_shipped(game)
                if earlier < day
            ]
        archive.sort(key=lambda entry: entry.day, reverse=True)
        return http_responses.Daily(day, tuple(entries), tuple(archive))

    async def verdict(self, body: http_requests.TokenBody, client: str) -> http_responses.CaseNow:
        """POST /api/daily/verdict"""
        live, _ = await look(self._hub, body.token, None)
        table = live.table
        game, journal = table.game, table.play.journal
        case = None if not table.record.case else _case(game, table.record.case)
        if case is None or journal.start_state != _start_of(game, table.record.case):
            raise RefusedError("not_found", "no-case")
        verdict = first_answer(game, case, journal)
        words = table.words(preferred(body.language))
        shown = None if verdict is None else _answered(game, words, journal, case, verdict)
        return http_responses.CaseNow(game.meta.id, table.record.case, case.theme, shown)


async def made(hub: Hub, task: PositionTask) -> Made:
    """What a worker makes of a scenario; raises RefusedError if it cannot."""
    find_game(hub.games, task.game)
    answer = await hub.ask_worker(task, RefusedError("busy", "slow-position"))
    if answer.fault:
        raise RefusedError("bad_position", "position-fault", fault=answer.correctable)
    return msgspec.convert(answer.value, Made)


async def position_table(hub: Hub, body: http_requests.PlayPosition) -> http_responses.NewTableMade:
    """POST /api/position/play"""
    game = find_game(hub.games, body.game)
    task = PositionTask(body.game, body.text, language=preferred(body.language))
    position = await made(hub, task)
    if position.state is None:
        seen = msgspec.convert(position.seen, http_responses.Position)
        raise RefusedError("bad_position", "position-fault", line=seen.line, fault=seen.fault)
    if len(body.seats) != int(position.options["seats"]):
        raise RefusedError("bad_seats", "seats", count=int(position.options["seats"]))
    library, secret = hub.games.library(body.game), new_secret(hub)
    journal = Journal.start_at(game, library, position.options, secret, position.state)
    if journal.outcome() is not None:
        raise RefusedError("bad_position", "position-over")
    return await open_table(hub, journal, body.seats, name=clean(body.name))


async def daily_table(hub: Hub, body: http_requests.PlayDaily) -> http_responses.NewTableMade:
    """POST /api/daily/play: only the first move is asked for, and there is no help."""
    game = find_game(hub.games, body.game)
    case = _case(game, body.day)
    if case is None:
        raise RefusedError("not_found", "no-case")
    library, secret = hub.games.library(body.game), new_secret(hub)
    journal = Journal.start_at(game, library, case.options, secret, _start_of(game, body.day))
    mine = game.rules.awaiting(journal.state).seats[:1]
    me = http_requests.SeatWish("me", "", body.name, body.colour)
    seats = with_bots(me, mine, int(journal.options["seats"]))
    return await open_table(hub, journal, seats, name=body.day, hints=False, case=body.day)


def first_answer(game: AnyGameSpec, case: Case, journal: Journal[AnyGameSpec]) -> Verdict | None:
    """What the first whole move of a case was worth, even if it has since been taken back."""
    made: list[Action] = []
    for raw in journal.lines[1:]:
        line = msgspec.json.decode(raw)
        if "undo" in line:
            del made[line["undo"] :]
        elif "action" in line:
            made.append(action_from_data(game, line["action"]))
            if (verdict := judge(case, made)) is not None:
                return verdict
    return None


def _case(game: AnyGameSpec, day: str) -> Case | None:
    try:
        return case_of(game, day)
    except KeyError:
        return None


def _start_of(game: AnyGameSpec, day: str) -> dict[str, Any]:
    return msgspec.json.decode(snapshot_of(game, day), type=dict[str, Any])


def _answered(
    game: AnyGameSpec, words: Language, journal: Journal[AnyGameSpec], case: Case, verdict: Verdict
) -> http_responses.Answered:
    state = journal.at(0)

    def said(move: str) -> str:
        actions, here = list[Action](), state.clone()
        for text in move.split(JOINT):
            actions.append(read_action(game, game.rules.legal(here), text))
            game.rules.push(here, actions[-1], SeededChance(0), Log(False))
        return " ".join(in_words(game, words, state, actions))

    shown, here = list[str](), state.clone()
    for action in play_line(game, case, here):
        if len(shown) < MAX_SHOWN:
            shown.append(game.show.say_action(words, here, action))
    outcome = game.rules.outcome(here)
    return http_responses.Answered(
        verdict.stars,
        verdict.worth,
        verdict.best,
        said(verdict.move),
        said(case.solution[0]),
        tuple(shown),
        "" if outcome is None else localized_outcome(words, outcome).text,
    )

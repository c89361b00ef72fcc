"""Tables whose game has changed: continued where possible, otherwise only watched, and told why."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server import sealed
from tests.server.databases import fill, game_kept, game_of_another_version, with_store
from tests.server.people import KNOWN_GAMES, Browser, Circle, post, serving, settings
from tests.variants import variant
from wardround.core.codec import state_digest
from wardround.core.journal import SNAPSHOT_EVERY, Journal, Secret
from wardround.core.replay import read_journal
from wardround.core.slices import at_once
from wardround.games import game_ids
from wardround.presentation.game_spec import AnyGameSpec
from wardround.server.games.known_games import KnownGames
from wardround.server.live.verification import check
from wardround.server.protocol.refusals import RefusedError
from wardround.server.store.records import StoredTable
from wardround.server.table.loading import loading_journal, loading_table
from wardround.server.workers.worker import TimelineTask, carry_out

LEVELS = ("random", "greedy")


def version_two(**changes: Any) -> AnyGameSpec:
    meta = msgspec.structs.replace(sealed.SPEC.meta, rules_version=2)
    return variant(sealed.SPEC, meta=meta, **changes)


def games_with(game: AnyGameSpec) -> KnownGames:
    games = KnownGames()
    games._specs["sealed"] = game
    return games


def kept(moves: int = 12) -> StoredTable:
    return game_kept("a", moves, "sealed")


def test_a_game_that_is_still_true_goes_on_and_says_so_in_its_journal() -> None:
    stored, games = kept(), games_with(version_two())

    table = at_once(loading_table(stored, games, LEVELS, "greedy"))

    assert table.stopped is None
    news = table.lines_after(len(stored.entries))
    assert news.entries[0].line.startswith('{"rules":{"version":2,')
    circle = Circle(table)
    assert circle.join(1, 0, 1)["table"]["stopped"] == ""
    assert circle.act(1)["type"] == "done"
    lines = [entry.line for entry in (*stored.entries, *news.entries)]
    written = [entry.line for effects in circle.effects for entry in effects.entries]
    library = games.library("sealed")
    again = read_journal(games.game("sealed"), library, [*lines, *written])
    assert len(again.moves) == 13


def test_a_game_that_is_not_true_any_more_can_be_watched() -> None:
    stored, games = kept(), games_with(version_two(legal=_only_notes()))

    table = at_once(loading_table(stored, games, LEVELS, "greedy"))

    assert table.stopped is not None
    told = table.words().told(table.stopped)
    assert "started with rules version 1 of Sealed Bids; this server plays version 2" in told
    german = table.words("de").told(table.stopped)
    assert german.startswith("Dieses Spiel wurde mit Regelfassung 1 von Sealed Bids begonnen")
    assert table.lines_after(len(stored.entries)).entries == [], "nothing is written"
    circle = Circle(table)
    welcome = circle.join(1, 0, 1, host=True)
    assert welcome["table"]["stopped"] == told
    assert 0 < welcome["now"]["moves"] < 12
    assert welcome["now"]["legal"] == []
    for kind, fields in (
        ("act", {"seq": table.seq, "action": {"kind": "ready", "seat": 0}}),
        ("undo", {"seq": table.seq, "seat": 0, "to": 0}),
        ("ask_hint", {"seat": 0}),
        ("set_seat", {"seat": 1, "by": "bot", "level": "random"}),
    ):
        answer = circle.say(1, kind, **fields)
        assert (answer["code"], answer["text"]) == ("watch_only", told), kind
    assert circle.say(1, "say", text="what a pity")["type"] == "done"
    assert circle.questions() == []
    assert table.play.journal.closed_lines() == [entry.line for entry in stored.entries]


def test_other_content_is_named() -> None:
    stored = kept()
    library = msgspec.structs.replace(KnownGames(("tests.server.sealed",)).library("sealed"))
    games = games_with(variant(sealed.SPEC, legal=_only_notes()))
    changed = msgspec.structs.replace(library, hash="another")
    games._packs[("sealed", "")] = changed

    table = at_once(loading_table(stored, games, LEVELS, "greedy"))

    assert table.stopped is not None
    assert "other content of Sealed Bids" in table.words().told(table.stopped)


def test_a_game_that_is_gone_is_unreadable_and_not_lost() -> None:
    with pytest.raises(RefusedError, match="unreadable") as refused:
        at_once(loading_table(kept(), KnownGames(), LEVELS, "greedy"))
    assert refused.value.code == "unreadable"


def test_checking_tells_stopped_from_damaged() -> None:
    stored, games = kept(), games_with(version_two(legal=_only_notes()))
    assert check(stored, games).state == "stopped"
    assert check(stored, games_with(version_two())).state == "true"
    assert check(stored, KnownGames()).state == "unreadable"
    over = game_kept("b", 400, "sealed")
    assert over.finished
    assert check(over, games_with(version_two())).state == "true"
    stored.entries[4] = msgspec.structs.replace(stored.entries[4], line="{}")
    assert check(stored, games_with(version_two())).state == "damaged"


def test_an_upgraded_server_goes_on_with_old_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over the network: played, upgraded, played on, restarted, played on."""
    first = settings(tmp_path)
    with serving(first) as server:
        wish = {"game": "sealed", "seats": [{"by": "me"}, {"by": "me"}]}
        made = post(server.url, "/api/tables", wish, 201)
        tokens = [seat["token"] for seat in made["seats"]]
        play(server.url, tokens, 3)
    monkeypatch.setattr(sealed, "SPEC", version_two())
    for moves in (3, 5):
        with serving(first) as server:
            assert play(server.url, tokens, 2) == moves + 2

    async def lines(store: Any) -> list[str]:
        stored = await store.load(made["table"])
        return [entry.line for entry in stored.entries]

    written = with_store(first.db, lines)
    assert sum(line.startswith('{"rules"') for line in written) == 1


def test_a_stopped_table_says_so_to_browsers_and_lists(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = settings(tmp_path)
    fill(first.db, kept())
    monkeypatch.setattr(sealed, "SPEC", version_two(legal=_only_notes()))
    with serving(first) as server:
        browser = Browser(server.url)
        welcome = browser.hello("token-a-of-seat-0", "token-a-of-the-host")
        assert "cannot be continued here" in welcome["table"]["stopped"]
        mine = post(server.url, "/api/mine", {"tokens": ["token-a-of-seat-0"]}, 200)
        assert not mine["tables"][0]["your_turn"]
        fork = {"token": "token-a-of-seat-0", "n": 1, "seats": [{"by": "me"}, {"by": "me"}]}
        # It is not over: a server of the old version may go on, so hands stay secret.
        assert post(server.url, "/api/fork", fork, 403)["code"] == "secret_until_over"
        token = {"token": "token-a-of-seat-0"}
        assert post(server.url, "/api/journal", token, 403)["code"] == "secret_until_over"
        frame = post(server.url, "/api/replay", {**token, "n": 1}, 200)
        assert not frame["can_fork"]
        assert post(server.url, "/api/replay", {**token, "n": 1, "seat": 1}, 403)
        browser.close()


def play(url: str, tokens: list[str], moves: int) -> int:
    """Make some moves with both seats; returns how many there are then."""
    browser = Browser(url)
    browser.hello(*tokens)
    for _ in range(moves):
        browser.whoever_is_asked()
        assert browser.act(-1)["type"] == "done"
    total = int(browser.now["moves"])
    browser.close()
    return total


def _only_notes() -> Any:
    """Rules by which nobody bids."""
    real = sealed.SPEC.rules.legal

    def legal(s: Any) -> Any:
        return [action for action in real(s) if not isinstance(action, sealed.Bid)]

    return legal


@pytest.mark.parametrize("game_id", game_ids())
def test_a_new_rules_version_of_every_game_goes_on_with_its_games(game_id: str) -> None:
    """Past a snapshot or nearly to the end, on with the new version, and verified."""
    games = KnownGames()
    old, library = games.game(game_id), games.library(game_id)
    secret, choose = Secret("seed", "salt"), random.Random(3)
    whole = Journal.start(old, library, {}, secret)
    play_at_random(whole, SNAPSHOT_EVERY + 6, random.Random(3))
    journal = Journal.start(old, library, {}, secret)
    play_at_random(journal, len(whole.moves) - 3, choose)
    new = variant(
        old, meta=msgspec.structs.replace(old.meta, rules_version=old.meta.rules_version + 1)
    )
    games._specs[game_id] = new

    carried, stopped = at_once(loading_journal(games, game_id, "", journal.lines, secret))

    assert stopped is None
    assert carried.game is new
    assert state_digest(new, carried.state) == state_digest(old, journal.state)
    play_at_random(carried, 20, choose)
    again = read_journal(new, library, carried.lines, secret)
    assert state_digest(new, again.state) == state_digest(new, carried.state)
    read_journal(new, library, carried.closed_lines(), verify=True)


def test_the_timeline_of_a_stopped_game_ends_where_it_stops() -> None:
    stored = game_of_another_version("another", 3)
    lines = [entry.line for entry in stored.entries]

    answer = carry_out(TimelineTask("template", "", lines, None, "en", ()), KNOWN_GAMES)

    assert answer.fault == ""
    assert answer.value.total == 3


def play_at_random(journal: Journal[AnyGameSpec], moves: int, choose: random.Random) -> None:
    for _ in range(moves):
        if journal.outcome() is not None:
            return
        journal.act(choose.choice(journal.game.rules.legal(journal.state)))

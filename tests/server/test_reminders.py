"""Turn reminders: who is told, when, and only once; and that no one can misuse them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from cryptography.exceptions import InvalidTag

from tests.cluster.local_servers import Thinker
from tests.in_loop import in_loop
from tests.server.mail_server import MailServer, mail_server
from tests.server.people import (
    KNOWN_GAMES,
    Browser,
    Circle,
    Server,
    make_table,
    post,
    serving,
    settings,
)
from tests.server.push_service import PushService, SubscribedBrowser, bytes_of
from tests.waiting import PATIENCE, until
from wardround.server.live.hub import Hub
from wardround.server.live.new_tables import new_table
from wardround.server.metrics import Metrics
from wardround.server.people.mail import is_address
from wardround.server.people.reminders import BETWEEN_LETTERS, TurnReminders, quiet_until
from wardround.server.people.web_push import is_service
from wardround.server.protocol import from_browser, http_requests
from wardround.server.protocol.http_requests import ChangeReminders, PushSubscription, QuietHours
from wardround.server.settings import PUSH_SERVICES
from wardround.server.store import open_store
from wardround.server.store.records import person_of
from wardround.server.table import turns
from wardround.server.table.effects import Effects

ME = "m" * 43
OTHER = "o" * 43


@pytest.fixture
def service() -> Iterator[PushService]:
    running = PushService()
    yield running
    running.close()


@pytest.fixture
def letters() -> Iterator[MailServer]:
    with mail_server() as hands:
        yield hands


# -- who is told, and when ------------------------------------------------------------------------


def followed(circle: Circle, at: int) -> list[int]:
    turns.follow(circle.table, Effects(at), at)
    return [seat.remind for seat in circle.table.record.seats]


def test_a_person_who_is_away_is_told_once_a_turn() -> None:
    circle = Circle(make_table())
    circle.join(1, 0)
    assert followed(circle, 1000) == [0, 0], "who is there sees it"
    circle.choose(1, "Ready")
    assert followed(circle, 2000) == [0, 2000]
    assert turns.due(circle.table) == 2000
    assert turns.to_tell(circle.table, 2000) == [1]
    assert turns.to_tell(circle.table, 2001) == [], "somebody is telling them"
    turns.note_told(circle.table, Effects(), 1, 1000, 0)
    assert circle.table.record.seats[1].remind > 0, "that was about another turn"
    turns.note_told(circle.table, Effects(), 1, 2000, 0)
    assert followed(circle, 3000) == [0, turns.REMINDED]
    circle.join(2, 1)
    circle.choose(2, "Ready")
    circle.act(2)
    assert followed(circle, 4000) == [0, 0], "the next turn is another"


def test_a_hidden_page_is_reminded_later_unless_it_comes_back() -> None:
    circle = Circle(make_table())
    circle.join(1, 0)
    circle.say(1, "attend", at="away")
    assert followed(circle, 1000) == [1000 + turns.LOOKING_AWAY, 0]
    circle.say(1, "attend", at="table")
    assert turns.to_tell(circle.table, 50_000) == []


def test_bots_and_free_chairs_are_told_nothing() -> None:
    assert followed(Circle(make_table(seats="bp")), 1000) == [0, 0]
    assert followed(Circle(make_table(seats="op")), 1000) == [0, 0]


BERLIN = ZoneInfo("Europe/Berlin")


@pytest.mark.parametrize(
    ("at", "until_hour"),
    [("23:30", "07:00"), ("03:00", "07:00"), ("21:59", ""), ("07:00", ""), ("22:00", "07:00")],
)
def test_quiet_hours_are_where_one_is(at: str, until_hour: str) -> None:
    now = datetime.fromisoformat(f"2026-11-16T{at}").replace(tzinfo=BERLIN)
    end = quiet_until(QuietHours(22 * 60, 7 * 60, "Europe/Berlin"), round(now.timestamp() * 1000))
    assert (end == 0) == (until_hour == "")
    if end:
        assert f"{datetime.fromtimestamp(end / 1000, BERLIN):%H:%M}" == until_hour
        assert 0 < end - now.timestamp() * 1000 < 86_400_000


# -- at a server ----------------------------------------------------------------------------------


@pytest.fixture
def telling(tmp_path: Path, service: PushService, letters: MailServer) -> Iterator[Server]:
    wanted = settings(
        tmp_path,
        push_services=(service.url,),
        smtp=letters.address,
        sender="Wardround <tables@example.org>",
        address="https://tables.example.org/",
    )
    with serving(wanted) as running:
        yield running


def known(server: Server, *tokens: str, person: str = ME) -> None:
    """A person keeps their seats with a private link."""
    body = {"person": person, "tokens": tokens, "new": True}
    post(server.url, "/api/person", body, 200)


def changed(server: Server, status: int = 200, **wish: Any) -> dict[str, Any]:
    body = {"person": ME, **wish}
    answer: dict[str, Any] = post(server.url, "/api/reminders/change", body, status)
    return answer


def tables_turn(server: Server) -> tuple[list[str], Browser]:
    """A table at which the first seat is about to move, and the second is away."""
    wishes = [{"by": "me", "name": "Leo"}, {"by": "me", "name": "Ida"}]
    body = {"game": "sealed", "seats": wishes, "name": "Night shift"}
    made = post(server.url, "/api/tables", body, 201)
    tokens = [seat["token"] for seat in made["seats"]]
    browser = Browser(server.url)
    browser.hello(tokens[0])
    return [made["table"], *tokens], browser


def moved_on(browser: Browser) -> None:
    ready = next(c["index"] for c in browser.now["legal"] if c["text"].startswith("Ready"))
    browser.act(ready)


def test_a_browser_and_an_address_are_told_and_nothing_secret_is_in_it(
    telling: Server, service: PushService, letters: MailServer
) -> None:
    [table, _, mine], browser = tables_turn(telling)
    mine_too = SubscribedBrowser(service.url)
    dead = SubscribedBrowser(service.url)
    service.gone.add(dead.endpoint.removeprefix(service.url))
    known(telling, mine)
    for one in (mine_too, dead):
        shown = changed(telling, subscribe=one.subscription())
    service.key = bytes_of(shown["push_key"])
    assert shown["endpoints"] == [mine_too.endpoint, dead.endpoint]

    shown = changed(telling, address="ida@example.org")
    assert (shown["address"], shown["confirmed"]) == ("ida@example.org", False)
    [asking] = letters.taken
    [yes] = re.findall(r"#/mail/yes/(\S+)", asking.get_content())
    other = post(telling.url, "/api/reminders", {"person": OTHER}, 200)
    assert (other["address"], other["endpoints"]) == ("", []), "nobody else learns the address"
    post(telling.url, "/api/reminders/confirm", {"link": yes}, 200)

    moved_on(browser)
    until(lambda: (len(service.taken), len(letters.taken)), lambda seen: seen == (1, 2))
    assert service.faults == []
    path, _, body = service.taken[0]
    assert path == mine_too.endpoint.removeprefix(service.url)
    assert mine_too.read(body) == {"title": "Your turn at Night shift", "table": table}
    with pytest.raises(InvalidTag):
        SubscribedBrowser(service.url).read(body)

    letter = letters.taken[1]
    assert letter["Subject"] == "Your turn at Night shift"
    assert f"https://tables.example.org/#/go/{table}" in letter.get_content()
    assert mine not in letter.get_content()
    until(
        lambda: post(telling.url, "/api/reminders", {"person": ME})["endpoints"],
        lambda seen: seen == [mine_too.endpoint],
    )
    [stop] = re.findall(r"#/mail/stop/(\S+)", letter.get_content())
    post(telling.url, "/api/reminders/stop", {"link": stop}, 200)
    assert post(telling.url, "/api/reminders", {"person": ME})["address"] == ""
    browser.close()


def test_bad_wishes_are_refused_in_a_sentence(telling: Server, service: PushService) -> None:
    known(telling)
    good = SubscribedBrowser(service.url).subscription()
    inside = {**good, "endpoint": "http://127.0.0.1:22/push"}
    other = {**good, "endpoint": "https://push.example.org/x"}
    broken = {**good, "p256dh": "AAAA"}
    quiet = {"begin": 0, "end": 60, "zone": "../../etc/passwd"}
    refused = [
        changed(telling, 400, address="not an address"),
        changed(telling, 400, address="a@b\r\nBcc: c@d.org"),
        changed(telling, 400, subscribe=inside),
        changed(telling, 400, subscribe=other),
        changed(telling, 400, subscribe=broken),
        changed(telling, 400, quiet=quiet),
        changed(telling, 400, quiet={**quiet, "zone": "Mars/Olympus"}),
        changed(telling, 404, person="short"),
        post(telling.url, "/api/reminders/confirm", {"link": "0" * 64 + ".x"}, 404),
    ]
    assert all(one["code"] != "malformed" and one["text"].endswith(".") for one in refused)
    assert post(telling.url, "/api/reminders", {"person": ME})["endpoints"] == []


def test_nobody_can_have_strangers_flooded(telling: Server, letters: MailServer) -> None:
    people = [f"{n}" * 43 for n in range(6)]
    for person in people:
        known(telling, person=person)
    answers = [
        post(telling.url, "/api/reminders/change", {"person": person, "address": "x@y.org"})
        for person in people
    ]
    assert [answer.get("code") for answer in answers].count("rate_limited") == 3
    assert len(letters.taken) == 3


@pytest.mark.parametrize(
    ("endpoint", "known"),
    [
        ("https://fcm.googleapis.com/fcm/send/x", True),
        ("https://wns2-par02p.notify.windows.com/w/?token=x", True),
        ("http://fcm.googleapis.com/fcm/send/x", False),
        ("https://fcm.googleapis.com:8080/x", False),
        ("https://fcm.googleapis.com@10.0.0.1/x", False),
        ("https://fcm.googleapis.com.evil.example/x", False),
        ("https://evilnotify.windows.com/x", False),
        ("https://[::1]/x", False),
        ("https://[x/", False),
        ("file:///etc/passwd", False),
    ],
)
def test_messages_go_to_push_services_alone(endpoint: str, known: bool) -> None:
    assert is_service(endpoint, PUSH_SERVICES) == known


def test_what_is_an_address() -> None:
    assert is_address("first.last+tables@mail.example.org")
    others = ("a@b", "a b@c.de", "a@b.de\nx", "<a@b.de>", "ä@b.de", "a@b.de,c@d.de")
    assert not any(map(is_address, others))


# -- several servers, and one that dies -----------------------------------------------------------


class Telling:
    """Tells people as TurnReminders do, to a list."""

    works = True

    def __init__(self, told: list[turns.Turn]) -> None:
        self.told = told

    async def tell(self, turn: turns.Turn) -> int:
        self.told.append(turn)
        return 0


def a_hub(folder: Path, address: str, name: str, told: list[turns.Turn]) -> Hub:
    wanted = settings(folder, db=address, bus="memory", lease=30.0)
    hub = Hub(wanted, KNOWN_GAMES, open_store(address), Thinker(), Metrics(), name)
    hub.reminders = Telling(told)
    return hub


def it_is_later(hub: Hub, milliseconds: int) -> None:
    now = hub.store.now

    async def later() -> int:
        return await now() + milliseconds

    hub.store.now = later  # type: ignore[method-assign]


async def die(hub: Hub) -> None:
    """Fall silent, keep nothing alive, and let the lease run out."""
    hub.timekeeper.stop()
    keeping = hub.ownership._task
    assert keeping is not None
    keeping.cancel()
    await hub.store.beat(hub.server, 0.0)


@in_loop
async def test_what_is_due_happens_once_whoever_dies(address: str, tmp_path: Path) -> None:
    """Two servers look at the same time after the table's owner was killed."""
    told: list[turns.Turn] = []
    dead, *others = (a_hub(tmp_path, address, name, told) for name in ("a", "b", "c"))
    await dead.start()
    clock = from_browser.Clock("move", 60, 0, "seat_lost")
    seats = (http_requests.SeatWish("me"), http_requests.SeatWish("me"))
    made = await new_table(dead, http_requests.NewTable("sealed", seats, clock=clock))
    await die(dead)

    for hub in others:
        await hub.start()
        it_is_later(hub, 61_000)
    await asyncio.gather(*(hub.timekeeper.load_due_tables() for hub in others))
    [owner] = [hub for hub in others if made.table in hub.live]
    live = owner.live[made.table]
    async with asyncio.timeout(PATIENCE):
        while live.in_use or not told:
            await asyncio.sleep(0)
            owner.timekeeper.handle_due_tables()
    await asyncio.gather(*(hub.timekeeper.load_due_tables() for hub in others))
    stored = await owner.store.load(made.table)
    assert stored is not None
    assert stored.record.seats[0].out == "seat_lost"
    assert [turn.seat for turn in told] == [1], "the next one is told, and told once"
    marks = [entry.mid for entry in stored.entries if entry.mid]
    assert set(marks) == {"clock/seat_lost"}
    for hub in (dead, *others):
        await hub.stop()


@in_loop
async def test_a_clock_runs_from_the_first_moment(tmp_path: Path) -> None:
    hub = a_hub(tmp_path, str(tmp_path / "x.sqlite"), "a", [])
    await hub.start()
    seats = (http_requests.SeatWish("me"), http_requests.SeatWish("me"))
    made = await new_table(
        hub, http_requests.NewTable("sealed", seats, clock=from_browser.Clock("move", 60))
    )
    hub.timekeeper.handle_due_tables()
    assert hub.live[made.table].table.record.seats[0].out == ""
    it_is_later(hub, 60_000)
    await hub.timekeeper.load_due_tables()
    hub.timekeeper.handle_due_tables()
    assert hub.live[made.table].table.record.seats[0].out == "bot_moves"
    await hub.stop()


@in_loop
async def test_a_bot_that_was_thinking_is_asked_again_elsewhere(
    address: str, tmp_path: Path
) -> None:
    dead, other = (a_hub(tmp_path, address, name, []) for name in ("a", "b"))
    assert isinstance(dead.workers, Thinker)
    dead.workers.may.clear()
    await dead.start()
    seats = (http_requests.SeatWish("bot", "random"), http_requests.SeatWish("me"))
    made = await new_table(dead, http_requests.NewTable("sealed", seats))
    live = dead.live[made.table]
    live.handle_due()
    await live.stored()
    assert live.table.bots.thinking
    await die(dead)
    await other.start()
    await other.timekeeper.load_due_tables()
    async with asyncio.timeout(PATIENCE):
        while other.live[made.table].in_use:
            await asyncio.sleep(0)
    assert other.live[made.table].table.play.moves > 0
    for hub in (dead, other):
        await hub.stop()


@in_loop
async def test_letters_to_one_person_have_a_pause(tmp_path: Path, letters: MailServer) -> None:
    hub = a_hub(tmp_path, str(tmp_path / "x.sqlite"), "a", [])
    hub.settings = settings(tmp_path, smtp=letters.address, sender="t@x.org", address="https://x/")
    await hub.start()
    reminders = TurnReminders(hub)
    seats = (http_requests.SeatWish("me"), http_requests.SeatWish("me"))
    made = await new_table(hub, http_requests.NewTable("sealed", seats))
    token = made.seats[0].token
    await hub.store.keep_person(person_of(ME), b"{}", 0, (token,), hub.clock.now(), True)
    wish = ChangeReminders(person=ME, address="ida@example.org")
    await reminders.change(wish, "client")
    turn = turns.Turn(made.table, 0, 4, "Night")
    assert await reminders.tell(turn) == 0
    assert len(letters.taken) == 1, "not before it is confirmed"
    person = (await hub.store.people_at(made.table, 0))[0]
    await reminders._change(person, lambda wishes: replaced(wishes, confirmed=True))
    assert await reminders.tell(turn) == 0
    assert await reminders.tell(turn) == 0
    assert len(letters.taken) == 2, "the same turn is told once"
    again = turns.Turn(made.table, 0, 9, "Night")
    assert await reminders.tell(again) > hub.clock.now() + BETWEEN_LETTERS - 60_000
    quiet = QuietHours(0, 1439, "UTC")
    change = ChangeReminders(person=ME, quiet=quiet)
    await reminders.change(change, "client")
    assert await reminders.tell(again) > hub.clock.now()
    await hub.stop()


def replaced(wishes: Any, **changes: Any) -> Any:
    return type(wishes)(**{**{f: getattr(wishes, f) for f in wishes.__struct_fields__}, **changes})


@in_loop
async def test_a_browser_is_a_browser_once(tmp_path: Path, service: PushService) -> None:
    hub = a_hub(tmp_path, str(tmp_path / "x.sqlite"), "a", [])
    hub.settings = settings(tmp_path, push_services=(service.url,))
    await hub.start()
    reminders = TurnReminders(hub)
    await hub.store.keep_person(person_of(ME), b"{}", 0, (), hub.clock.now(), True)
    one = PushSubscription(**SubscribedBrowser(service.url).subscription())
    for _ in range(2):
        shown = await reminders.change(ChangeReminders(person=ME, subscribe=one), "client")
    assert shown.endpoints == (one.endpoint,)
    wish = ChangeReminders(person=ME, unsubscribe=one.endpoint)
    assert (await reminders.change(wish, "client")).endpoints == ()
    await hub.stop()

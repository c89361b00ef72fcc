"""Games that last for days: clocks, reminders, and the way from table to table."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.tables import WHOLE, Table, board, expect_moves, finish_move, moves, take_offer
from tests.server.mail_server import MailServer, mail_server
from tests.server.people import Browser, Server, post, serving, settings
from tests.server.push_service import PushService, SubscribedBrowser, bytes_of
from tests.waiting import until

HOUR = 3600


class Site:
    """A server whose clock the test sets, with our own push service and mail server."""

    def __init__(self, server: Server, pushes: PushService, letters: MailServer) -> None:
        self.server = server
        self.pushes = pushes
        self.letters = letters
        address = f"{server.url}/"
        server.hub.settings = msgspec.structs.replace(server.settings, address=address)

    def table(self, **more: Any) -> Table:
        """A table for two."""
        seats = [{"by": "me", "name": "Leo"}, {"by": "me", "name": "Ida"}]
        body = {"game": "sealed", "seats": seats, **more}
        return Table(f"{self.server.url}/", post(self.server.url, "/api/tables", body, 201))

    def move(self, token: str) -> None:
        """End the turn of this seat in another browser."""
        browser = Browser(self.server.url)
        browser.hello(token)
        ready = next(c["index"] for c in browser.now["legal"] if c["text"].startswith("Ready"))
        browser.act(ready)
        browser.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, app: None, browser: Chromium) -> Iterator[Site]:
    pushes = PushService()
    with mail_server() as letters:
        wanted = settings(
            tmp_path_factory.mktemp("days"),
            push_services=(pushes.url,),
            smtp=letters.address,
            sender="tables@example.org",
        )
        with serving(wanted) as server:
            yield Site(server, pushes, letters)
    pushes.close()


def test_a_table_chooses_its_clock_and_says_what_happens_when_it_runs_out(
    new_page: NewPage, site: Site
) -> None:
    table = site.table(waiting=True)
    host, guest = new_page(), new_page(390, 844)
    keep(host, table.held(0, host=True))
    host.goto(table.link(table.seats[0]))
    guest.goto(table.link(table.seats[1]))
    for kind, asks in (
        ("chess", "For the whole game"),
        ("day", "Moves are due at"),
        ("move", "For each move"),
    ):
        field(host, "Clock").select_option(kind)
        expect(field(host, asks)).to_be_visible()
    field(host, "For each move").select_option(label="1 hour")
    field(host, "When time runs out").select_option(label="The seat is lost")
    said = "Everybody has 1 hour for each move. Whoever runs out of time loses the seat"
    expect(guest.get_by_text(said)).to_be_visible()

    host.get_by_role("button", name="Start").first.click()
    take_offer(host, "Ready")
    people = host.get_by_label("People at the table")
    left = re.compile(r"59:\d\d left|1 h 0 min left")
    expect(people.get_by_label(left)).to_be_visible()
    expect(guest.locator("[data-region=ribbon]").get_by_label(left)).to_be_visible()
    guest.close()
    site.server.pass_time(HOUR)
    expect(people.get_by_text("lost on time: a bot plays")).to_be_visible()
    expect(host.get_by_text("time ran out: a bot moved").first).to_be_visible()


def test_time_runs_out_while_the_other_browser_is_closed(page: Page, site: Site) -> None:
    people = page.get_by_label("People at the table")
    told = page.get_by_text("Your time has run out: a bot plays")
    for kind, out, says in (
        ("move", "bot_moves", ""),
        ("chess", "seat_lost", "lost on time: a bot plays"),
        ("day", "bot_takes_over", "out of time: a bot plays"),
    ):
        table = site.table(clock={"kind": kind, "seconds": HOUR, "out": out})
        page.goto(table.link(table.seats[0]))
        expect_moves(page, 0)
        take_offer(page, "Ready")
        site.server.pass_time(37 * HOUR)
        expect(page.get_by_text("time ran out: a bot moved").first).to_be_visible()
        if says:
            expect(people.get_by_text(says)).to_be_visible()
            page.goto(table.link(table.seats[1]))
            expect(told).to_be_visible()
    page.get_by_role("button", name="Play on").click()
    expect(told).to_be_hidden()


def field(page: Page, called: str) -> Locator:
    """The input of a label; `get_by_label` would count a list's options as part of its name."""
    name = page.locator("span", has_text=re.compile(f"^{called}$"))
    return page.locator("label.field", has=name).locator("select, input")


def keep(page: Page, *held: dict[str, Any]) -> None:
    """Have the app find these tables in its storage when the page first loads."""
    text = json.dumps(json.dumps(held))
    page.add_init_script(f"localStorage['wardround.tables'] ??= {text}")


def test_reminders_come_by_push_and_by_mail_and_lead_to_the_next_table(
    new_page: NewPage, site: Site
) -> None:
    tables = [site.table(name=name) for name in ("Monday", "Tuesday")]
    page = new_page(service_workers="allow")
    page.context.grant_permissions(["notifications"], origin=site.server.url)
    keep(page, *(table.held(1) for table in tables))
    subscribed = SubscribedBrowser(site.pushes.url)
    page.add_init_script(fake_push_manager(subscribed))

    page.goto(f"{site.server.url}/")
    page.get_by_role("button", name="Reminders").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Notify this browser").check()
    expect(dialog.locator("[aria-busy=false]")).to_be_visible()
    expect(dialog.get_by_label("Notify this browser")).to_be_checked()
    site.pushes.key = bytes_of(page.evaluate("window.subscribedWith"))
    dialog.get_by_label("E-mail").fill("ida@example.org")
    dialog.get_by_role("button", name="Send me e-mail").click()
    expect(dialog.get_by_text("We have sent an e-mail to ida@example.org")).to_be_visible()
    link = re.findall(r"\S+#/mail/yes/\S+", site.letters.taken[-1].get_content())[0]
    page.goto(link)
    page.get_by_role("button", name="Yes, write to me").click()
    expect(page.get_by_text("We write to ida@example.org")).to_be_visible()

    for table in tables:
        site.move(table.seats[0])
    until(lambda: len(site.pushes.taken), lambda count: count == 2)
    assert site.pushes.faults == []
    said = [subscribed.read(body) for _, _, body in site.pushes.taken]
    titles = {"Your turn at Monday", "Your turn at Tuesday"}
    assert {one["title"] for one in said} == titles
    assert {one["table"] for one in said} == {table.id for table in tables}
    letter = until(lambda: site.letters.taken[-1], lambda last: last["Subject"] in titles)

    message = next(one for one in said if one["title"].endswith("Monday"))
    deliver(page, site.server.url, message)
    expect(board(page)).to_be_visible()
    expect(page.get_by_text("Monday").first).to_be_visible()
    take_offer(page, "Ready")
    before = moves(page)
    page.locator(f"{WHOLE} .offer", has_text="Bid").first.click()
    finish_move(page, before)
    page.get_by_role("link", name="Next table").click()
    expect(page.get_by_text("Tuesday").first).to_be_visible()

    page.goto(f"{site.server.url}/#/")
    first = page.get_by_role("region", name="My tables").locator("li").first
    expect(first.get_by_text("your move")).to_be_visible()
    page.goto(re.findall(r"\S+#/mail/stop/\S+", letter.get_content())[0])
    page.get_by_role("button", name="No more e-mail").click()
    expect(page.get_by_text("ida@example.org is forgotten")).to_be_visible()


def fake_push_manager(browser: SubscribedBrowser) -> str:
    """A script that subscribes to our push service: the real one is not on loopback."""
    given = browser.subscription()
    keys = {"p256dh": given["p256dh"], "auth": given["auth"]}
    return f"""{{
        const endpoint = {json.dumps(given["endpoint"])};
        const made = {{ endpoint, toJSON: () => ({{ endpoint, keys: {json.dumps(keys)} }}) }};
        PushManager.prototype.subscribe = async (how) => {{
            window.subscribedWith = how.applicationServerKey;
            return made;
        }};
        PushManager.prototype.getSubscription = async () => made;
    }}"""


RECORD_NOTIFICATIONS = """() => {
    self.shown = [];
    registration.showNotification = async (title, options) => {
        shown.push({ title, ...options, close() {} });
    };
}"""
"""A headless shell shows no notifications."""
CLICK_NOTIFICATION = """() => dispatchEvent(Object.assign(
    new ExtendableEvent('notificationclick'), { notification: shown[0] }))"""


def deliver(page: Page, origin: str, message: dict[str, str]) -> None:
    """The browser gets a push message, shows a notification, and the player clicks it."""
    worker = until(lambda: page.context.service_workers, bool)[0]
    devtools = page.context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    until(lambda: page.evaluate("true") and found, bool)
    data = {"origin": origin, "registrationId": found[0], "data": json.dumps(message)}
    worker.evaluate(RECORD_NOTIFICATIONS)
    devtools.send("ServiceWorker.deliverPushMessage", data)
    shown = until(lambda: worker.evaluate("shown.map((one) => one.title)"), bool)
    assert shown == [message["title"]]
    worker.evaluate(CLICK_NOTIFICATION)

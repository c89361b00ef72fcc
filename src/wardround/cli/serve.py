"""``wardround serve``: the tables in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import os
import re
import socket
import sys
import threading
import urllib.request
import webbrowser
from functools import partial
from typing import Annotated

import msgspec
import typer

from wardround.cli.common import ExtraGame, LogJson, LogLevel, UserError, data_folder, err
from wardround.core.journal import SCRIPT
from wardround.server.settings import Settings

DEFAULTS = Settings()

Where, Kept, Bots, Limits, Reminders = (
    partial(typer.Option, rich_help_panel=panel)
    for panel in ("Where it is found", "What it keeps and shares", "Bots", "Limits", "Reminders")
)


def serve(
    host: Annotated[str, Where(help="Address to listen on; 0.0.0.0 for all interfaces.")] = (
        DEFAULTS.host
    ),
    port: Annotated[int, Where(help="Port to listen on.")] = DEFAULTS.port,
    db: Annotated[
        str,
        Kept(
            help="Where tables are stored: a file, sqlite:///file, postgresql://…",
            envvar="WARDROUND_DB",
        ),
    ] = "",
    bus: Annotated[
        str,
        Kept(
            help="Message bus shared by the servers of a site: nats://host:port.",
            envvar="WARDROUND_BUS",
        ),
    ] = "",
    lease: Annotated[
        float,
        Kept(
            help="Seconds until other servers take over the tables of one that is silent.", min=0.5
        ),
    ] = DEFAULTS.lease,
    name: Annotated[
        list[str] | None,
        Where(
            help="A host name of this server; repeatable.",
            envvar="WARDROUND_NAMES",
        ),
    ] = None,
    workers: Annotated[int, Bots(help="Number of worker processes for bots.", min=1)] = (
        DEFAULTS.workers
    ),
    seed: Annotated[
        str, Kept(help="For demonstrations: every table gets this seed.")
    ] = DEFAULTS.seed,
    bot_pause: Annotated[float, Bots(help="Minimum seconds per bot move.", min=0)] = (
        DEFAULTS.bot_pause
    ),
    bot_timeout: Annotated[float, Bots(help="Maximum seconds per bot move.", min=0.1)] = (
        DEFAULTS.bot_timeout
    ),
    message_size: Annotated[int, Limits(help="Maximum size of a message in bytes.", min=256)] = (
        DEFAULTS.message_size
    ),
    message_rate: Annotated[float, Limits(help="Messages per second and socket.")] = (
        DEFAULTS.message_rate
    ),
    request_rate: Annotated[float, Limits(help="Requests per second and address.")] = (
        DEFAULTS.request_rate
    ),
    sockets_per_client: Annotated[int, Limits(help="Sockets per address.", min=1)] = (
        DEFAULTS.sockets_per_client
    ),
    tables_per_hour: Annotated[float, Limits(help="New tables per hour and address.")] = (
        DEFAULTS.tables_per_hour
    ),
    tables: Annotated[int, Limits(help="Maximum number of tables.", min=1)] = DEFAULTS.tables,
    address: Annotated[
        str,
        Where(
            help="Public address of this server, for links in e-mails and the picture of a "
            "shared link: https://…/",
            envvar="WARDROUND_ADDRESS",
        ),
    ] = DEFAULTS.address,
    smtp: Annotated[
        str,
        Reminders(
            help="Send e-mails through smtp://user:password@host:587 or smtps://…",
            envvar="WARDROUND_SMTP",
        ),
    ] = DEFAULTS.smtp,
    sender: Annotated[
        str,
        Reminders(help="Sender address of e-mails.", envvar="WARDROUND_SENDER"),
    ] = DEFAULTS.sender,
    contact: Annotated[
        str,
        Reminders(
            help="Where push services can reach you: mailto:… or https://…",
            envvar="WARDROUND_CONTACT",
        ),
    ] = DEFAULTS.contact,
    push_service: Annotated[
        list[str] | None,
        Reminders(
            help="A further host that carries messages to browsers; repeatable.",
            envvar="WARDROUND_PUSH_SERVICES",
        ),
    ] = None,
    extra_game: ExtraGame = None,
    open_browser: Annotated[bool, Where("--open", help="Open the browser.")] = False,
    behind_proxy: Annotated[
        bool, Where("--behind-proxy", help="Trust X-Forwarded-For from a proxy on this machine.")
    ] = False,
    json: LogJson = False,
    log_level: LogLevel = "info",
) -> None:
    """Run the server; open the address it prints in a browser."""
    from wardround.server.logs import set_up_logs

    settings = Settings(
        host=host,
        port=port,
        db=db or str(data_folder() / "tables.sqlite"),
        bus=bus,
        lease=lease,
        names=tuple(name or ()),
        workers=workers,
        seed=seed,
        bot_pause=bot_pause,
        bot_timeout=bot_timeout,
        message_size=message_size,
        message_rate=message_rate,
        message_burst=3 * message_rate,
        request_rate=request_rate,
        request_burst=4 * request_rate,
        sockets_per_client=sockets_per_client,
        tables_per_hour=tables_per_hour,
        tables=tables,
        address=address,
        smtp=smtp,
        sender=sender,
        contact=contact,
        push_services=(*DEFAULTS.push_services, *(push_service or ())),
        extra_games=tuple(extra_game or ()),
    )
    check(settings)
    set_up_logs(json, log_level)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{port}/"
    err.print(f"Wardround is at [bold]{address}[/]  (stop with Ctrl-C)")
    err.print(f"Tables are stored in {without_password(settings.db)}")
    if bus:
        err.print(f"Shared with other servers over {without_password(bus)}")
    run(settings, behind_proxy, address if open_browser else "")


def open_app() -> None:
    """Start the app and open it; if it is already running, only open it."""
    address = f"http://localhost:{DEFAULTS.port}/"
    if is_running(address):
        err.print(f"Wardround is already running at [bold]{address}[/]")
        _open(address)
    else:
        serve(port=free_port(DEFAULTS.host, DEFAULTS.port), open_browser=True)


def is_running(address: str) -> bool:
    """Whether a Wardround server answers there."""
    from wardround.server.protocol.http_responses import Health

    try:
        with urllib.request.urlopen(f"{address}health", timeout=2) as answer:
            msgspec.json.decode(answer.read(), type=Health)
    except (OSError, http.client.HTTPException, msgspec.DecodeError):
        return False
    return True


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or another free one if it is taken."""
    try:
        return bound_port(host, wanted)
    except OSError:
        return bound_port(host, 0)


def bound_port(host: str, port: int) -> int:
    """A port that can be listened on now (0: the system chooses); OSError if it cannot."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        if os.name == "posix":  # elsewhere this would allow a port that is in use
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((host, port))
        return int(probe.getsockname()[1])


def check_bus(address: str) -> None:
    if not address.startswith(("nats://", "tls://")):
        raise UserError(f"--bus {address}: expected an address like nats://127.0.0.1:4222")


def check(settings: Settings) -> None:
    """Report what the user can fix before anything is started."""
    if settings.bus:
        check_bus(settings.bus)
    if settings.smtp and not settings.smtp.startswith(("smtp://", "smtps://")):
        raise UserError("--smtp: expected an address like smtp://user:password@host:587")
    if settings.smtp and not (settings.address and settings.sender):
        raise UserError("--smtp needs --address (for the links in letters) and --sender")
    if settings.address and not re.fullmatch(r"https?://[^#?]+/", settings.address):
        raise UserError(f"--address {settings.address}: expected https://tables.example.org/")
    if settings.seed.startswith(SCRIPT):
        raise UserError(f"--seed {settings.seed}: a seed does not begin with {SCRIPT}")
    from wardround.server.store import StoreError, open_store

    async def try_store() -> None:
        store = open_store(settings.db)
        await store.open()
        await store.close()

    try:
        bound_port(settings.host, settings.port)
    except OSError as error:
        raise UserError(
            f"cannot listen on {settings.host} port {settings.port} ({error.strerror}): "
            "is another server running? Choose another port with --port"
        ) from None
    try:
        asyncio.run(try_store())
    except (StoreError, OSError) as error:
        shown = without_password(settings.db)
        raise UserError(f"cannot store tables in {shown}: {error}") from None


def run(settings: Settings, behind_proxy: bool = False, opened: str = "") -> None:
    """Run a server until it is stopped; open an address in the browser once it listens."""
    # Imported here so that the other commands start without a web server.
    import uvicorn

    from wardround.server.app import make_app
    from wardround.server.live.memory import put_off_collections
    from wardround.server.logs import note
    from wardround.server.web.admission import Admission, raise_descriptor_limit
    from wardround.server.web.uvicorn_server import web_config

    class Server(uvicorn.Server):
        """Hands its tables over before it closes connections."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if opened and self.started:
                # Opening a browser may block; it must not keep the server from stopping.
                threading.Thread(target=_open, args=(opened,), daemon=True).start()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await hub.hand_over()
            await super().shutdown(sockets)

    admission = Admission(settings, raise_descriptor_limit(), by_address=not behind_proxy)
    app, hub = make_app(settings, admission=admission)
    if settings.bus:
        note(server=hub.server)
    hub.games.make_all()
    put_off_collections()
    sys.setswitchinterval(0.0002)  # the store's threads have little to do each time
    more = {"proxy_headers": behind_proxy, "timeout_graceful_shutdown": 3}
    Server(web_config(app, hub, admission, settings.port, **more)).run()


def without_password(address: str) -> str:
    """An address safe to show: terminals are recorded and shared."""
    return re.sub(r"(//[^:/@]*):[^@/]*@", r"\1:…@", address)


def _open(address: str) -> None:
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)

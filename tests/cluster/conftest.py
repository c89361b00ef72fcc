"""A NATS server, and a whole site, for the tests that need real ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.local_site.nats import Nats


@pytest.fixture
def nats(tmp_path: Path) -> Iterator[Nats]:
    server = Nats(tmp_path)
    server.process.start()
    try:
        yield server
    finally:
        server.process.stop()

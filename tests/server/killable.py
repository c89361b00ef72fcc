"""Servers to be killed, one after another.

``python -m tests.server.killable DB PORT LEVEL COUNT SMTP``

Each line on its standard input asks for a server: a copy of this process, which has everything
loaded already. Its number is printed, and an empty line when it is gone.
"""

from __future__ import annotations

import os
import sys

from tests.server.sealed import EXTRA
from wardround.cli.serve import run
from wardround.server.app import make_app
from wardround.server.logs import set_up_logs
from wardround.server.settings import Settings
from wardround.server.table import turns


def main() -> None:
    set_up_logs(True, sys.argv[3])
    # So that another server sends the reminder well before the usual two minutes are over.
    vars(turns)["TRYING"] = 3000
    settings = Settings(
        db=sys.argv[1],
        port=int(sys.argv[2]),
        extra_games=EXTRA,
        workers=int(sys.argv[4]),
        smtp=sys.argv[5],
        sender="tables@example.org",
        bot_pause=0.0,
        tables_per_hour=100_000,
        request_rate=10_000,
        message_rate=10_000,
        message_burst=10_000,
    )
    make_app(settings)[1].games.make_all()
    for _ in sys.stdin:
        pid = os.fork()
        if pid == 0:
            run(settings)
            return
        print(pid, flush=True)
        os.waitpid(pid, 0)
        print(flush=True)


if __name__ == "__main__":
    main()

"""``python -m tests.server.outside DB PORT LOG_LEVEL SMTP``: a server to be killed."""

from __future__ import annotations

import sys

from tests.server.sealed import EXTRA
from wardround.cli.serve import run
from wardround.server import turns
from wardround.server.logs import set_up_logs
from wardround.server.settings import Settings

if __name__ == "__main__":
    set_up_logs(True, sys.argv[3])
    # Sooner than two minutes after a death somebody else tells whose turn it is.
    vars(turns)["TRYING"] = 3000
    run(
        Settings(
            db=sys.argv[1],
            port=int(sys.argv[2]),
            extra_games=EXTRA,
            smtp=sys.argv[4],
            sender="tables@example.org",
            workers=1,
            bot_pause=0.0,
            tables_per_hour=100_000,
            request_rate=10_000,
            message_rate=10_000,
            message_burst=10_000,
        )
    )

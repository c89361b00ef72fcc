"""A disk that fails, for SQLite: it notes every write and sync, and lets any of them go wrong.

It is put between SQLite and the system as a VFS of its own (https://sqlite.org/vfs.html), by way of
`ctypes`: whatever opens a database meanwhile gets it. Everything but writing is the system's own.
"""

from __future__ import annotations

import _sqlite3
import contextlib
import ctypes as c
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeAlias

OK: Final = 0
IO_ERROR: Final = 10
FULL: Final = 13
SHARED_MEMORY: Final = "-shm"
"""The suffix of a file that a crash always loses, whatever was written to it."""

Kind: TypeAlias = Literal["write", "sync", "truncate", "delete"]
Fault: TypeAlias = Literal["fails", "is torn", "finds a full disk"]
Crash: TypeAlias = Literal["lost", "written", "torn", "garbled", "out of order"]
FAULTS: Final[tuple[Fault, ...]] = ("fails", "is torn", "finds a full disk")
CRASHES: Final[tuple[Crash, ...]] = ("lost", "written", "torn", "garbled", "out of order")


class Step(NamedTuple):
    """Something that was asked of the disk."""

    kind: Kind
    file: str
    at: int = 0
    """Where it is written; after a truncation, the length."""
    data: bytes = b""


# -- SQLite's own structures ----------------------------------------------------------------------


class _Methods(c.Structure):
    _fields_ = [
        ("version", c.c_int),
        *((name, c.c_void_p) for name in ("close", "read", "write", "truncate", "sync", "size")),
        *((f"other{n}", c.c_void_p) for n in range(12)),
    ]


class _File(c.Structure):
    _fields_ = [("methods", c.POINTER(_Methods))]


class _Vfs(c.Structure):
    _fields_ = [
        ("version", c.c_int),
        ("file_size", c.c_int),
        ("most_letters", c.c_int),
        ("next", c.c_void_p),
        ("name", c.c_char_p),
        ("data", c.c_void_p),
        ("open", c.c_void_p),
        ("delete", c.c_void_p),
        *((f"other{n}", c.c_void_p) for n in range(14)),
    ]


_kept: list[Any] = []
"""What SQLite uses as long as a database is open, which may be longer than a disk is inserted."""
_FILE = c.POINTER(_File)
_WRITE = c.CFUNCTYPE(c.c_int, _FILE, c.c_void_p, c.c_int, c.c_int64)
_TRUNCATE = c.CFUNCTYPE(c.c_int, _FILE, c.c_int64)
_SYNC = c.CFUNCTYPE(c.c_int, _FILE, c.c_int)
# Names are passed on as they came: SQLite's own memory, which the system's VFS keeps pointing to.
_OPEN = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_void_p, _FILE, c.c_int, c.c_void_p)
_DELETE = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_void_p, c.c_int)


class FaultyDisk:
    """Every step is written down; step number ``fails_at`` goes wrong, and those after it if the
    disk is full."""

    def __init__(self, fails_at: int = 0, fault: Fault = "fails") -> None:
        self.steps: list[Step] = []
        self._fails_at = fails_at
        self._fault = fault
        self._names: dict[int, str] = {}
        """The files that are open, by their address."""
        self._methods: dict[int, tuple[_Methods, _Methods]] = {}
        """The system's methods and ours, by the address of the system's."""
        self._original = _Vfs()

    @contextlib.contextmanager
    def inserted(self) -> Iterator[FaultyDisk]:
        """Databases opened from now on write to this disk."""
        library = c.CDLL(getattr(_sqlite3, "__file__", None))
        library.sqlite3_vfs_find.restype = c.POINTER(_Vfs)
        usual = library.sqlite3_vfs_find(None)
        self._original = usual.contents
        ours = _Vfs.from_buffer_copy(self._original)
        _kept.append(ours)
        ours.name = b"faulty disk"
        ours.open = self._callback(_OPEN, self._open)
        ours.delete = self._callback(_DELETE, self._delete)
        library.sqlite3_vfs_register(c.byref(ours), 1)
        try:
            yield self
        finally:
            library.sqlite3_vfs_register(usual, 1)
            library.sqlite3_vfs_unregister(c.byref(ours))

    def _callback(self, kind: Any, function: Callable[..., int]) -> Any:
        _kept.append(kind(function))
        return c.cast(_kept[-1], c.c_void_p)

    # -- what SQLite calls --------------------------------------------------------------------

    def _open(self, vfs: int, name: int | None, file: Any, flags: int, out: int) -> int:
        done: int = _OPEN(self._original.open)(c.addressof(self._original), name, file, flags, out)
        if done == OK and name is not None:
            self._names[c.addressof(file.contents)] = c.string_at(name).decode()
            theirs = file.contents.methods
            where = c.addressof(theirs.contents)
            if where not in self._methods:
                ours = _Methods.from_buffer_copy(theirs.contents)
                ours.write = self._callback(_WRITE, self._write)
                ours.truncate = self._callback(_TRUNCATE, self._truncate)
                ours.sync = self._callback(_SYNC, self._sync)
                self._methods[where] = (theirs.contents, ours)
                _kept.append(ours)
            file.contents.methods = c.pointer(self._methods[where][1])
        return done

    def _write(self, file: Any, data: int, size: int, at: int) -> int:
        def write(size: int) -> int:
            return int(_WRITE(self._system(file).write)(file, data, size, at))

        step = Step("write", self._name(file), at, c.string_at(data, size))
        return self._do(step, lambda: write(size), lambda: write(size // 2))

    def _truncate(self, file: Any, size: int) -> int:
        step = Step("truncate", self._name(file), size)
        return self._do(step, lambda: _TRUNCATE(self._system(file).truncate)(file, size))

    def _sync(self, file: Any, flags: int) -> int:
        step = Step("sync", self._name(file))
        return self._do(step, lambda: _SYNC(self._system(file).sync)(file, flags))

    def _delete(self, vfs: int, name: int, sync: int) -> int:
        do = _DELETE(self._original.delete)
        step = Step("delete", c.string_at(name).decode())
        return self._do(step, lambda: do(c.addressof(self._original), name, sync))

    def _name(self, file: Any) -> str:
        return self._names[c.addressof(file.contents)]

    def _system(self, file: Any) -> _Methods:
        mine = c.addressof(file.contents.methods.contents)
        return next(t for t, ours in self._methods.values() if c.addressof(ours) == mine)

    def _do(self, step: Step, do: Callable[[], int], half: Callable[[], int] = lambda: OK) -> int:
        self.steps.append(step)
        now = len(self.steps)
        if self._fault == "finds a full disk" and 0 < self._fails_at <= now:
            return FULL if step.kind == "write" else do()
        if now == self._fails_at:
            if self._fault == "is torn":
                half()
            return IO_ERROR
        return do()


# -- after the power has failed -------------------------------------------------------------------


def after_crash(steps: list[Step], crash: Crash, chance: random.Random) -> dict[str, bytes]:
    """The files after the power failed behind these steps, by name.

    What was synced is there. What was written after it is lost, written, torn in the middle of the
    last write, garbled, or there in part, as a disk writes in whatever order it likes.
    """
    synced = {step.file: n for n, step in enumerate(steps) if step.kind == "sync"}
    last = len(steps) - 1
    files: dict[str, bytearray] = {}
    for n, step in enumerate(steps):
        if step.file.endswith(SHARED_MEMORY):
            continue
        data = step.data
        if n > synced.get(step.file, -1) and step.kind != "delete":
            if crash == "lost" or (crash == "out of order" and chance.random() < 0.5):
                continue
            if crash == "torn" and n == last:
                data = data[: chance.randrange(len(data) + 1)]
            elif crash == "garbled":
                data = bytes(byte ^ 0x5A for byte in data)
        _apply(files, Step(step.kind, step.file, step.at, data))
    return {name: bytes(content) for name, content in files.items()}


def _apply(files: dict[str, bytearray], step: Step) -> None:
    if step.kind == "delete":
        files.pop(step.file, None)
        return
    content = files.setdefault(step.file, bytearray())
    if step.kind == "truncate":
        del content[step.at :]
    elif step.kind == "write":
        content.extend(bytes(max(0, step.at - len(content))))
        content[step.at : step.at + len(step.data)] = step.data


def put_back(files: dict[str, bytes], before: Path, now: Path) -> None:
    """The files of a database as they were found, under the name of another one."""
    for old in now.parent.glob(f"{now.name}*"):
        old.unlink()
    for name, content in files.items():
        Path(name.replace(str(before), str(now))).write_bytes(content)

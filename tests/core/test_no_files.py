"""The engine touches no file, neither when it is imported nor while it plays."""

from __future__ import annotations

import subprocess
import sys

import pytest

from wardround.games import game_ids

WATCH = """
import sys

TOUCHING = ("open", "os.", "pathlib.", "shutil.", "socket.", "sqlite3.", "subprocess.", "tempfile.")
CODE = (".py", ".pyc", ".so", ".pyd")

def watch(event, arguments):
    if event.startswith(TOUCHING) and not (importing and is_code(event, arguments[0])):
        print(event, arguments)

def is_code(event, path):
    return event in ("os.listdir", "os.scandir") or str(path).endswith(CODE)

importing = False
"""

IMPORT = """
import pkgutil, importlib
importing = True
sys.addaudithook(watch)
import wardround.core
for module in pkgutil.iter_modules(wardround.core.__path__):
    importlib.import_module(f"wardround.core.{module.name}")
"""

PLAY = """
from wardround.core.chance import SeededChance
from wardround.core.journal import Journal, Secret
from wardround.core.replay import read_journal
from wardround.games import find_game, library_of

game = find_game(sys.argv[1])
library, choice = library_of(game), SeededChance(1)
sys.addaudithook(watch)
journal = Journal.start(game, library, {}, Secret("seed", "salt"))
while listed := game.rules.legal(journal.state):
    journal.act(listed[choice.below(len(listed))])
journal.close()
again = read_journal(game, library, journal.lines, verify=True)
assert again.outcome() == journal.outcome() != None
"""


def touched(code: str, *arguments: str) -> str:
    """The files that a program touches while it is watched, in a process of its own: an audit hook
    cannot be taken off again."""
    command = [sys.executable, "-c", WATCH + code, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_importing_the_engine_reads_nothing_but_code() -> None:
    assert touched(IMPORT) == ""


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_with_its_journal_and_replay_touches_no_file(game: str) -> None:
    assert touched(PLAY, game) == ""


READ = """
import wardround.games
wardround.games.rulebook_of(wardround.games.find_game("hero"))
"""


@pytest.mark.parametrize("code", [IMPORT, PLAY])
def test_a_file_would_be_noticed(code: str) -> None:
    assert "RULES.md" in touched(code + READ, "hero")

"""The virtual environment, and the pinned tools that are needed besides: see ``tools/pins/``."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tools.commands import PYTHON, ROOT, TOOLS, VENV, Stamp, call, say, variables, works

PINS = ROOT / "tools" / "pins"


def set_up() -> None:
    """Set up .venv/ with the pinned versions; does nothing if it is up to date."""
    pins = ROOT / "requirements.txt"
    stamp = Stamp(VENV, ROOT / "pyproject.toml", pins, also=sys.version)
    if stamp.is_current() and PYTHON.exists():
        return
    uv = find_uv()
    say("setting up .venv/")
    if not PYTHON.exists():
        call([uv, "venv", "--quiet", "--python", sys.executable, VENV])
    target = ("--python", PYTHON)
    call([uv, "pip", "sync", "--quiet", "--require-hashes", *target, pins])
    call([uv, "pip", "install", "--quiet", "--no-deps", *target, "--editable", "."])
    stamp.write()


def find_uv() -> str:
    """uv, which sets up everything else: our own in .tools/, or the one on PATH."""
    own = TOOLS / "uv" / "bin" / "uv"
    stamp = Stamp(TOOLS / "uv", PINS / "uv.txt")
    if stamp.is_current() and works([own, "--version"]):
        return str(own)
    on_path = shutil.which("uv")
    if on_path and works([on_path, "--version"]):
        return on_path
    say("setting up uv in .tools/")
    system = Path("/usr/bin/python3")
    ways: tuple[Callable[[], bool], ...] = (
        lambda: install_uv(Path(sys.executable)),
        lambda: install_debian("python3-venv", "this Python has no venv") and install_uv(system),
        lambda: install_debian("python3-pip", "this Python has no pip") and install_uv(system),
    )
    for way in ways:
        if way() and works([own, "--version"]):
            stamp.write()
            return str(own)
    sys.exit(
        "dev: could not set up uv. Install it yourself (pip install uv, or your system's package), "
        "or install python3-venv, and try again"
    )


def install_uv(python: Path) -> bool:
    """Into a new environment, with the environment's own pip or with that of ``python``."""
    folder = TOOLS / "uv"
    inside = folder / "bin" / "python"
    pins = str(PINS / "uv.txt")
    install = ("install", "--quiet", "--require-hashes", "--requirement", pins)
    shutil.rmtree(folder, ignore_errors=True)
    return (works([python, "-m", "venv", folder]) and works([inside, "-m", "pip", *install])) or (
        works([python, "-m", "venv", "--without-pip", "--clear", folder])
        and works([python, "-m", "pip", "--python", inside, *install])
    )


def tool(name: str) -> Path:
    """The programs of a pinned tool, which is installed into .tools/ when it is first needed."""
    folder, pins = TOOLS / name, PINS / f"{name}.txt"
    stamp = Stamp(folder, pins, also=sys.version)
    if not stamp.is_current():
        uv = find_uv()
        say(f"setting up {name} in .tools/")
        call([uv, "venv", "--quiet", "--clear", "--python", sys.executable, folder])
        target = ("--python", folder / "bin" / "python")
        call([uv, "pip", "sync", "--quiet", "--require-hashes", *target, pins])
        stamp.write()
    return folder / "bin"


def install_debian(package: str, why: str) -> bool:
    """Install a Debian package if this user can."""
    if shutil.which("apt-get") is None:
        return False
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if sudo and shutil.which("sudo") is None:
        return False
    say(f"installing {package} ({why})")
    quiet = variables(DEBIAN_FRONTEND="noninteractive")
    for step in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", package]):
        done = subprocess.run(
            [*sudo, "apt-get", *step], env=quiet, stdout=subprocess.DEVNULL, check=False
        )
        if done.returncode != 0 and step[0] == "install":
            return False
    return True


def install_torch() -> None:
    """PyTorch for the tests of the research interfaces, if a CPU build is at hand.

    The registry's own build brings gigabytes for graphics cards. Without a CPU build these tests
    are skipped and say so.
    """
    places = os.environ.get("PIP_FIND_LINKS", "").split()
    if not places or works([PYTHON, "-c", "import torch, sb3_contrib"]):
        return
    say("installing PyTorch for the research tests")
    links = [word for place in places for word in ("--find-links", place)]
    install = ("pip", "install", "--quiet", "--no-deps", "--python", str(PYTHON), *links)
    if not works([find_uv(), *install, "--requirement", PINS / "torch.txt"]):
        say("PyTorch could not be installed; its tests are skipped")

"""The project as files: nothing of this machine in them, nothing promised that is not there."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

# Put together from pieces, so that this file does not name what it looks for.
HOSTS = [
    *("pypi" + ".org", "pypi.python" + ".org", "pythonhosted" + ".org", "npmjs" + ".org"),
    *("npmjs" + ".com", "yarnpkg" + ".com", "npmmirror" + ".com", "crates" + ".io"),
    *("deb.debian" + ".org", "anaconda" + ".org", "conda-forge" + ".org"),
]
HOST = re.compile("|".join(re.escape(host) for host in HOSTS))
MACHINE_PATH = re.compile(r"(?<![\w.$}/-])/(?:" + "|".join(("work", "root", "home")) + r")/\w")
LOCK_FILES = {"uv.lock", "poetry.lock", "package-lock.json", "yarn.lock", "pnpm-lock.yaml"}


@cache
def project_files() -> tuple[Path, ...]:
    """Every file that is tracked or could be; git knows which are ignored."""
    done = subprocess.run(
        ["git", "ls-files", "-coz", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    if done.returncode != 0:
        pytest.skip("not a git checkout, so it is not known which files belong to the project")
    names = sorted({name for name in done.stdout.decode().split("\0") if name})
    return tuple(path for name in names if (path := ROOT / name).is_file())


@cache
def text_of(path: Path) -> str:
    """The text of a file; nothing for pictures and fonts."""
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        return ""


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in project_files()
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if pattern.search(line)
    ]


# -- nothing of this machine ----------------------------------------------------------------------


def test_no_file_names_a_package_registry() -> None:
    assert lines_with(HOST) == []


def test_no_file_names_a_path_of_a_machine() -> None:
    assert lines_with(MACHINE_PATH) == []


@pytest.mark.parametrize(
    ("line", "matches"),
    [
        ("see /" + "work/main/x.py", True),
        ('"/' + 'home/me/.cache"', True),
        ("/" + "root/x", True),
        ("https://example.com/" + "home/page", False),
        ("the ward/" + "work/rest balance", False),
        ("$HOME/" + "work/x", False),
    ],
)
def test_machine_paths_are_recognised(line: str, matches: bool) -> None:
    assert bool(MACHINE_PATH.search(line)) is matches


def test_no_lock_file_carries_addresses() -> None:
    wrong = [
        str(path.relative_to(ROOT))
        for path in project_files()
        if path.name in LOCK_FILES
        and re.search(r"https?://[^\"\s]+\.(?:tgz|whl|gz)", text_of(path))
    ]

    assert wrong == []


@pytest.mark.parametrize(
    "file",
    ["requirements.txt", *(f"tools/pins/{name}.txt" for name in ("uv", "node", "pip-audit"))],
)
def test_pinned_versions_have_hashes_and_no_addresses(file: str) -> None:
    text = text_of(ROOT / file)
    pins = re.findall(r"^[\w.-]+==\S+", text, re.MULTILINE)

    assert pins
    assert text.count("--hash=sha256:") >= len(pins)
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text


def test_a_site_runs_the_versions_that_were_tested() -> None:
    tested = pins_of(text_of(ROOT / "requirements.txt"))
    run = pins_of(text_of(ROOT / "deploy" / "requirements.txt"))

    assert {"uvicorn", "websockets", "asyncpg", "nats-py", "msgspec"} <= run.keys()
    for name, (version, hashes) in run.items():
        assert tested[name][0] == version
        assert hashes & tested[name][1], name


def test_images_are_named_by_digest() -> None:
    named = [
        image
        for name in ("Containerfile", "compose.yaml")
        for image in re.findall(
            r"^(?:FROM| *image:) (\S+)", text_of(ROOT / "deploy" / name), re.MULTILINE
        )
    ]

    assert named.count("wardround") == 2  # the one that the Containerfile makes
    digests = [image for image in named if re.search(r":[\w.-]+@sha256:[0-9a-f]{64}$", image)]
    assert len(digests) == len(named) - 2 == 4


def pins_of(text: str) -> dict[str, tuple[str, set[str]]]:
    """Versions and hashes by package."""
    pins = {}
    for block in re.split(r"\n(?=[\w.-]+==)", text):
        if pin := re.match(r"([\w.-]+)==([^\s;\\]+)", block):
            pins[pin[1]] = (pin[2], set(re.findall(r"sha256:([0-9a-f]{64})", block)))
    return pins


def test_the_bill_of_materials_names_everything_with_its_hash(tmp_path: Path) -> None:
    file = tmp_path / "sbom.json"
    subprocess.run([sys.executable, ROOT / "deploy" / "sbom.py", file], check=True)
    parts = json.loads(file.read_text("utf-8"))["components"]

    assert {part["purl"].partition("/")[0] for part in parts} == {"pkg:pypi", "pkg:npm"}
    assert {"uvicorn", "svelte"} <= {part["name"] for part in parts}
    assert [part["name"] for part in parts if not part["hashes"]] == []


def test_private_parts_of_the_web_server_are_those_we_know() -> None:
    """`uvicorn_server` and `frames` rely on private parts of uvicorn: check them if this fails.

    What they use: the constructor and ``cycle`` of the HTTP protocol, and how it hands over a
    connection (``connection_made``, ``data_received`` with the request's head, ``set_protocol``).
    """
    pins = pins_of(text_of(ROOT / "requirements.txt"))

    assert pins["uvicorn"][0].rpartition(".")[0] == "0.54"
    assert pins["websockets"][0].partition(".")[0] == "17"


# -- what is promised -----------------------------------------------------------------------------


def test_news_fragments_can_be_read() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "towncrier", "build", "--draft", "--version", "next"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr


def imports_of(path: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(text_of(path))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def test_dev_needs_python_and_nothing_else() -> None:
    todo, seen = [ROOT / "dev"], set[Path]()
    while todo:
        seen.add(path := todo.pop())
        names = {tuple(name.split(".")) for name in imports_of(path)}
        ours = {ROOT / "tools" / f"{name[1]}.py" for name in names if name[0] == "tools"}
        assert {name[0] for name in names} <= sys.stdlib_module_names | {"tools"}, path
        todo += ours - seen

    assert len(seen) > 5
    assert (ROOT / "dev").stat().st_mode & 0o111


def test_dev_says_what_it_can_do() -> None:
    def dev(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, ROOT / "dev", *arguments], capture_output=True, text=True, check=False
        )

    done = dev("help")
    assert done.returncode == 0
    for command in ("play", "test", "check", "bench", "compile", "run"):
        assert f"./dev {command} " in done.stdout
    unknown = dev("dance")
    assert unknown.returncode == 2
    assert "unknown command 'dance'" in unknown.stderr


@pytest.mark.parametrize("name", ["README.md", "LICENSE", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_the_usual_files_are_there(name: str) -> None:
    assert len(text_of(ROOT / name)) > 100


def headings(path: Path) -> set[str]:
    """The anchors of a page's headings, as they are commonly made."""
    titles = re.findall(r"^#+ (.*)$", text_of(path), re.MULTILINE)
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in titles
    }


def test_links_between_pages_lead_somewhere() -> None:
    broken = []
    for page in project_files():
        if page.suffix != ".md":
            continue
        prose = re.sub(r"```.*?```|`[^`\n]*`", "", text_of(page), flags=re.DOTALL)
        for link in re.findall(r"\]\(([^)\s]+)(?: \"[^\"]*\")?\)", prose):
            if re.match(r"[a-z]+:", link):
                continue
            file, _, anchor = link.partition("#")
            target = (page.parent / file) if file else page
            if not target.exists() or (anchor and anchor not in headings(target)):
                broken.append(f"{page.relative_to(ROOT)}: {link}")

    assert broken == []


def test_the_readme_names_the_two_commands() -> None:
    text = text_of(ROOT / "README.md")

    assert "./dev play" in text
    assert "./dev test" in text


def test_the_version_is_written_once() -> None:
    project = tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]

    assert project["dynamic"] == ["version"]
    assert "version" not in project


def test_warnings_are_errors() -> None:
    settings = tomllib.loads(text_of(ROOT / "pyproject.toml"))["tool"]

    assert settings["pytest"]["ini_options"]["filterwarnings"] == ["error"]
    assert settings["mypy"]["strict"] is True


def test_ci_runs_what_a_developer_runs() -> None:
    text = text_of(ROOT / ".ci" / "run")

    assert text.endswith("\n./dev ci\n")
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111

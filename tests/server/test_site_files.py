"""The app as files, with a small app in place of the real one."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.server.people import fetch, serving, settings
from wardround.cli.main import app
from wardround.server import app as server_app
from wardround.server.web.site_files import (
    BYTECODE,
    ENGINE,
    PACKAGE,
    NotBuiltError,
    SiteFiles,
    engine_archive,
)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    for name, text in (
        ("index.html", '<!doctype html><html lang="en"><p>Wardround</p></html>'),
        ("sw.js", "// keeps"),
        ("assets/app-1.js", "app()"),
        ("python/pyodide.mjs", "python()"),
        ("wardround-stamp", "not part of it"),
    ):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


def test_a_site_is_whole_and_says_that_it_has_no_server(built: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    files = SiteFiles(built, alone=True, settings={"seed": "7"})
    files.write(site)
    names = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert names == {
        *("index.html", "device.html", "version.json", "sw.js"),
        *("assets/app-1.js", "python/pyodide.mjs", ENGINE),
    }
    page = (site / "index.html").read_text()
    assert 'data-tables="device"' in page
    assert f'data-version="{files.version}"' in page
    assert "&quot;seed&quot;:&quot;7&quot;" in page
    told = json.loads((site / "sw.js").read_text().splitlines()[0][len("const site = ") : -1])
    assert told["app"] == [".", "device.html", "assets/app-1.js"]
    assert told["python"] == ["python/pyodide.mjs", ENGINE]


def test_the_version_is_that_of_the_files(built: Path) -> None:
    version = SiteFiles(built).version
    assert SiteFiles(built).version == version
    (built / "assets" / "app-1.js").write_text("better()")
    assert SiteFiles(built).version != version


def test_the_engine_has_what_the_page_needs_and_no_more(tmp_path: Path) -> None:
    names = zipfile.ZipFile(io.BytesIO(engine_archive(tmp_path / "none"))).namelist()
    for wanted in (
        *("wardround/server/in_page/server.py", "wardround/games/hero/RULES.md"),
        *("wardround/games/clinic/content/setup.toml", "mypy_extensions.py"),
    ):
        assert wanted in names
    assert not [name for name in names if "/cli/" in name or "/static/" in name]


def test_bytecode_replaces_only_the_source_it_was_compiled_from(built: Path) -> None:
    source = (PACKAGE / "core" / "chance.py").read_bytes()
    with zipfile.ZipFile(built / BYTECODE, "w") as archive:
        archive.writestr(hashlib.sha256(source).hexdigest(), b"compiled")
        archive.writestr(hashlib.sha256(source + b"# changed").hexdigest(), b"stale")
    files = SiteFiles(built)
    packed = zipfile.ZipFile(io.BytesIO(files.made[ENGINE]))
    assert packed.read("wardround/core/chance.pyc") == b"compiled"
    assert "wardround/core/chance.py" not in packed.namelist()
    assert "wardround/core/piles.py" in packed.namelist()
    assert BYTECODE not in files.made["sw.js"].decode()


def test_a_site_needs_a_built_app_and_an_empty_folder(tmp_path: Path) -> None:
    with pytest.raises(NotBuiltError, match="has not been built"):
        SiteFiles(tmp_path).write(tmp_path / "site")
    (tmp_path / "something").touch()
    refused = CliRunner().invoke(app, ["site", str(tmp_path)])
    assert "expected a new or empty folder" in str(refused.exception)


def test_a_server_serves_the_page_without_a_server_too(
    built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_app.make_app, "__defaults__", (built, None))
    with serving(settings(tmp_path)) as server:
        assert "data-tables" not in fetch(server.url + "/").text
        assert 'data-tables="device"' in fetch(server.url + "/device.html").text
        assert fetch(server.url + "/version.json").json() == {"version": SiteFiles(built).version}
        assert fetch(server.url + "/sw.js").headers["content-type"].startswith("text/javascript")
        assert fetch(f"{server.url}/{ENGINE}").content == engine_archive(built / BYTECODE)
        for path, may in (("/", False), ("/python/pyodide.mjs", True), ("/sw.js", False)):
            policy = fetch(server.url + path).headers["content-security-policy"]
            assert ("wasm-unsafe-eval" in policy) is may


def test_the_picture_of_a_shared_link_is_named_by_its_whole_address(built: Path) -> None:
    page = '<html lang="en"><meta property="og:image" content="./preview.jpg" /></html>'
    (built / "index.html").write_text(page)

    made = SiteFiles(built, address="https://ward.example/").made["index.html"].decode()

    assert 'content="https://ward.example/preview.jpg"' in made
    assert 'content="./preview.jpg"' in SiteFiles(built).made["index.html"].decode()

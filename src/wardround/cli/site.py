"""``wardround site``: the app without a server, as a folder of files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from wardround.cli.common import UserError, err
from wardround.cli.serve import DEFAULTS


def site(
    folder: Annotated[Path, typer.Argument(help="Where to write it; a new or empty folder.")],
    seed: Annotated[
        str, typer.Option(help="For demonstrations: every table gets this seed.")
    ] = DEFAULTS.seed,
    bot_pause: Annotated[float, typer.Option(help="Minimum seconds per bot move.", min=0)] = (
        DEFAULTS.bot_pause
    ),
) -> None:
    """Write the app as files for any web server; games are played inside the page."""
    from wardround.server.web.site_files import NotBuiltError, SiteFiles

    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UserError(f"{folder}: expected a new or empty folder")
    files = SiteFiles(alone=True, settings={"seed": seed, "bot_pause": bot_pause})
    try:
        files.write(folder)
    except NotBuiltError as error:
        raise UserError(str(error)) from None
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    err.print(f"{folder} has version {files.version}, {size / 1e6:.1f} MB")

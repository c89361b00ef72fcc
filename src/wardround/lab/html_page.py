"""A report as one HTML file: words, tables and inline plots. It loads nothing and has no script."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, TypeAlias

Grid: TypeAlias = tuple[list[str], list[list[str]]]
"""The head and the rows of a table, for a page or as Markdown."""

STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #1c2326; background: #fbfaf7; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #8885; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
code { font-size: .9em; } .note { color: #667; }
svg text { font: 13px system-ui, sans-serif; fill: currentColor; }
svg .small { font-size: 12px; } svg .axis { stroke: currentColor; }
svg .grid { stroke: #8884; } svg .mark { stroke: #c8553d; stroke-dasharray: 3 3; }
svg .whisker { stroke: currentColor; stroke-width: 2; }
@media (prefers-color-scheme: dark) { body { color: #e8e6e0; background: #16191b; } }
"""


def page(title: str, parts: Sequence[str]) -> str:
    """The whole file."""
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body><h1>{escape(title)}</h1>\n" + "\n".join(parts) + "\n</body></html>\n"
    )


def heading(words: str) -> str:
    return f"<h2>{escape(words)}</h2>"


def paragraph(words: str, note: bool = False) -> str:
    return f'<p class="note">{escape(words)}</p>' if note else f"<p>{escape(words)}</p>"


def command(words: str) -> str:
    return f"<p><code>{escape(words)}</code></p>"


def in_markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table for a terminal or a Markdown page."""
    lines = ["| " + " | ".join(cells) + " |" for cells in (head, *rows)]
    return "\n".join([lines[0], "|" + "---|" * len(head), *lines[1:]])


def grid(head: Sequence[str], rows: Sequence[Sequence[str]], numbers: Sequence[int] = ()) -> str:
    """A table; the columns in ``numbers`` are right-aligned."""

    def cell(tag: str, column: int, words: str) -> str:
        style = ' class="n"' if column in numbers else ""
        return f"<{tag}{style}>{escape(words)}</{tag}>"

    lines = ["<tr>" + "".join(cell("th", n, w) for n, w in enumerate(head)) + "</tr>"]
    lines += [
        "<tr>" + "".join(cell("td", n, w) for n, w in enumerate(row)) + "</tr>" for row in rows
    ]
    return "<table>" + "".join(lines) + "</table>"

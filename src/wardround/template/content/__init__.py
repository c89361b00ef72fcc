"""The content tables, checked."""

from __future__ import annotations

from wardround.core.content import Row, Tables, at_least, expect, rows_of
from wardround.template.rules.tables import Content


class PillRow(Row, frozen=True):
    id: str
    name: str
    count: int
    points: int


def make_content(tables: Tables) -> Content:
    """TG-1.2 The jar, as the content table describes it."""
    rows = rows_of(tables, "jar", "pill", PillRow)
    for row in rows:
        at_least("jar", f"pill.{row.id}.count", row.count, 0)
    ids = [row.id for row in rows]
    expect("bitter" in ids, "jar", "pill", "a row with id bitter", ", ".join(ids))
    return Content(
        ids,
        [row.name for row in rows],
        [row.count for row in rows],
        [row.points for row in rows],
        ids.index("bitter"),
    )

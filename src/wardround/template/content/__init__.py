"""The content tables, checked."""

from __future__ import annotations

import msgspec

from wardround.core.content import ContentError, Tables, table_as, wants
from wardround.template.rules.tables import Content


class PillRow(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    name: str
    count: int
    points: int


class JarTable(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    pill: list[PillRow]


def make_content(tables: Tables) -> Content:
    """TG-1.2 The jar as the content table says."""
    rows = table_as(tables, "jar", JarTable).pill
    for row in rows:
        if row.count < 0:
            raise ContentError(
                "jar", f"pill.{row.id}.count", wants("at-least", least=0), str(row.count)
            )
    ids = [row.id for row in rows]
    if "bitter" not in ids:
        raise ContentError("jar", "pill", "a row with id bitter", ", ".join(ids))
    return Content(
        ids,
        [row.name for row in rows],
        [row.count for row in rows],
        [row.points for row in rows],
        ids.index("bitter"),
    )

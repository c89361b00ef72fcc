"""What people want to know before they sit down."""

from __future__ import annotations

from wardround.core.game import Credit, Meta, Option

META = Meta(
    id="template",
    title="Pill Count",
    kind="rivals",
    minutes=(2, 5),
    options=(
        Option("seats", (2, 3, 4), 2, "TG-1.1"),
        Option("nerve", (2, 3), 3, "TG-2.2"),
    ),
    credits=(Credit("Pill Count", "the Wardround engineers"),),
    rules_version=1,
    turn_rule="TG-2.4",
    end_reasons=("all_stopped", "jar_empty"),
)

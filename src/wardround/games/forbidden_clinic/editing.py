"""What can be edited in a position; see `position`."""

from __future__ import annotations

from wardround.core.game import Options
from wardround.games.forbidden_clinic.rules.tables import Content, tables_for
from wardround.presentation.editor import Editing, Field


def fields(options: Options, content: Content) -> list[Field]:
    tables = tables_for(content, options)
    tiles = tuple(name.removeprefix("tile:") for name in tables.tile_index)
    seats = tuple(map(str, range(tables.seats)))
    cards = tuple(name.partition(":")[2] for name in tables.card_ids)
    treasures = tuple(name.partition(":")[2] for name in tables.treasure_ids)
    hand = f"{cards[0]}×2 {cards[-1]}"
    return [
        Field(key="tokens", form="word", names=seats, named="seat:", words=tiles, of="tile:"),
        Field(key="stressed", form="words", words=tiles, of="tile:"),
        Field(key="empty", form="words", words=tiles, of="tile:"),
        Field(key="hands", form="text", names=seats, named="seat:", example=hand),
        Field(key="captured", form="words", words=treasures, of="treasure:"),
        Field(key="tick", form="number", least=1, most=tables.skull_tick),
        Field(key="active", form="word", words=seats, of="seat:"),
        Field(key="actions", form="number", least=1, most=tables.actions_per_turn),
        Field(key="turn", form="number", least=1, most=1000),
        Field(
            key="roles",
            form="words",
            words=tuple(role.id.removeprefix("role:") for role in tables.roles),
            of="role:",
        ),
        Field(key="clinic_discards", form="words", words=tiles, of="tile:"),
        Field(key="treasure_discards", form="text", example=hand),
        Field(key="treasure_deck", form="text", example=hand),
        Field(key="flights", form="number", most=9),
        Field(key="triages", form="number", most=9),
        Field(key="window", form="word", words=("draw", "card")),
        Field(key="cards_left", form="number", least=1, most=9),
    ]


EDITING: Editing[Content] = Editing(fields=fields, first={"stressed": ["front_desk", "van_port"]})

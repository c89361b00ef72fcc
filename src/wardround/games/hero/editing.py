"""The parts of a position that can be edited; see `position`."""

from __future__ import annotations

from wardround.core.game import Options
from wardround.games.hero.meta import META
from wardround.games.hero.rules.constants import TOKENS
from wardround.games.hero.rules.tables import Content
from wardround.presentation.editor import Editing, Field


def fields(options: Options, content: Content) -> list[Field]:
    def ids(kind: str) -> tuple[str, ...]:
        return tuple(m.partition(":")[2] for m in content.index if m.startswith(f"{kind}:"))

    rooms, journals, patients = ids("room"), ids("journal"), ids("patient")
    seats = tuple(map(str, range(int(options["seats"]))))
    tokens = tuple(TOKENS[:3])
    coop = META.is_team(options)
    bags = ["pool"] if coop else [f"bags.{seat}" for seat in seats]

    def placed(key: str, kind: str) -> Field:
        words, of = ids(kind), f"{kind}:"
        return Field(key=key, form="placed", words=words, of=of, places=rooms, at="room:")

    return [
        placed("heroes", "hero"),
        placed("patients", "patient"),
        placed("staff", "staff"),
        placed("consultants", "consultant"),
        Field(key="active", form="word", words=seats, of="seat:"),
        Field(key="points", form="number"),
        Field(key="round", form="number", least=1),
        Field(key="start", form="word", words=seats, of="seat:"),
        Field(
            key="journals", form="words", names=seats, named="seat:", words=journals, of="journal:"
        ),
        *(Field(key=bag, form="number", names=tokens, named="token:", most=999) for bag in bags),
        Field(key="fill_er", form="number", most=content.rooms[content.er].stations),
        Field(key="patient_discard", form="words", words=patients, of="patient:"),
        Field(key="journal_discard", form="words", words=journals, of="journal:"),
        Field(key="calls", form="number"),
        Field(key="counsels", form="number"),
        Field(key="sleeps", form="number"),
        Field(key="used_in_turn", form="words", example="staff:barista/1"),
        Field(key="used_in_round", form="words", example="staff:barista/1"),
        Field(key="carried", form="words", words=patients, of="patient:"),
    ]


EDITING: Editing[Content] = Editing(fields=fields, first={"fill_er": 3})

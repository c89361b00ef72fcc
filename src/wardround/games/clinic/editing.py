"""What can be edited in a position; see `position`. Expansions add their own keys, as text."""

from __future__ import annotations

from wardround.core.game import Options
from wardround.games.clinic.rules.constants import COLOURS, LEVELS, TILES
from wardround.games.clinic.rules.expansions import make_rules
from wardround.games.clinic.rules.setup import new_state
from wardround.games.clinic.rules.state import Board
from wardround.games.clinic.rules.tables import Content
from wardround.presentation.editor import Editing, Field

AMOUNTS = ("money", "popularity", "income", "time")
PHASES = ("select", "build", "hire", "admit", "move", "care", "expenses", "buy")


def fields(options: Options, c: Content) -> list[Field]:
    s = new_state(make_rules(options, c))
    seats = tuple(map(str, range(len(s.boards))))
    services, levels = tuple(c.services[: len(s.notepad)]), tuple(COLOURS[:LEVELS])
    return [
        Field(key="phase", form="word", words=PHASES),
        Field(key="active", form="number", most=len(seats) - 1),
        Field(key="round", form="number", least=1, most=c.rounds),
        Field(key="turn", form="number", least=1, most=c.common.action_turns),
        *(field for b in s.boards for field in _board(b, c)),
        Field(key="notepad", form="text", names=services, named="row:", example="--WY"),
        Field(key="university", form="words", words=("-", *COLOURS)),
        Field(key="order", form="numbers", example=", ".join(seats)),
        Field(key="orderlies", form="number"),
        Field(key="patients", form="number", names=levels),
        Field(key="doctors", form="number", names=tuple(COLOURS)),
        Field(key="supply", form="number", names=tuple(c.stock_names)),
    ]


def _board(b: Board, c: Content) -> list[Field]:
    at, shape = f"boards.{b.seat}", b.shape
    spaces, space = tuple(shape.space_names), f"space:{b.seat}/"
    doors, door = tuple(shape.entrance_names), f"entrance:{b.seat}/"
    staff = (*(f"{colour} doctor" for colour in COLOURS), "nurse", "orderly")
    ill = (f"{colour} patient {service}" for colour in COLOURS[:LEVELS] for service in c.services)
    modules = ("treatment", "supply", *(f"hub/{service}" for service in c.services))
    return [
        Field(key=f"{at}.layout", form="word", words=tuple(COLOURS[:LEVELS])),
        Field(
            key=f"{at}.people",
            form="placed",
            words=(*staff, *ill),
            places=("pre", *doors, *spaces),
            at=space,
            joint=" @ ",
        ),
        Field(key=f"{at}.modules", form="word", names=spaces, named=space, words=modules),
        Field(key=f"{at}.gardens", form="words", words=spaces, of=space),
        Field(key=f"{at}.helipads", form="words", words=spaces, of=space),
        Field(key=f"{at}.entrances", form="words", words=doors, of=door),
        Field(key=f"{at}.parking", form="number", names=spaces, named=space, least=2, most=3),
        *(Field(key=f"{at}.{amount}", form="number", most=9999) for amount in AMOUNTS),
        Field(key=f"{at}.deaths", form="number"),
        Field(key=f"{at}.played", form="words", words=tuple(TILES)),
        Field(key=f"{at}.selected", form="word", words=tuple(TILES)),
    ]


EDITING: Editing[Content] = Editing(
    fields=fields, first={"boards": [{"layout": "white", "money": 20}, {"layout": "yellow"}]}
)

"""The table for a terminal, in rich's console markup, for a hundred columns."""

from __future__ import annotations

from wardround.core.words import capital, seat_words
from wardround.games.clinic.view import BoardView, PersonView, SpaceView, View

_MODULES = {
    "hub": "[magenta]H{}[/]",
    "treatment": "[dark_orange]Tr[/]",
    "supply": "[pink1]Su[/]",
    "operating_room": "[blue]OR[/]",
    "lab": "[blue]La[/]",
    "outpatient": "[blue]Ou[/]",
    "triage": "[blue]Ti[/]",
}
_COLOURS = {
    "white": "white",
    "yellow": "yellow",
    "orange": "dark_orange",
    "red": "red",
    "purple": "purple",
}
_ROMAN = ("I", "II", "III", "IV", "V", "VI")
_CELL = 11


def picture(v: View) -> str:
    """Displays first, then every clinic floor by floor."""
    roman = _ROMAN[v.round - 1] if v.round <= len(_ROMAN) else str(v.round)
    lines = [
        f"[bold]Clinic[/]  round [bold]{roman}[/], action turn {v.turn}, "
        f"{v.phase.replace('_', ' ')}; order: {' '.join(str(seat + 1) for seat in v.order)}",
        "",
        *_displays(v),
        "",
    ]
    for board in v.boards:
        lines += [*_clinic(board, v), ""]
    if v.result:
        lines.append(f"[bold]{v.result}[/]")
    elif v.prompt:
        who = ", ".join(seat_words(seat) for seat in v.waiting_for)
        lines.append(f"[bold]{v.prompt}[/] ({who})")
    return "\n".join(lines)


def _dot(colour: str, letter: str) -> str:
    return f"[{_COLOURS.get(colour, 'white')}]{letter}[/]"


def _displays(v: View) -> list[str]:
    lines: list[str] = []
    university = " ".join(
        (_dot(d.colour, f"{d.colour[0].upper()}${d.price}") if d.colour else f"-${d.price}")
        for d in v.university
    )
    nurses = " ".join(
        f"[bold]{n}[/]" if k == v.round - 1 else str(n) for k, n in enumerate(v.nurses)
    )
    side = [
        f"University {university}",
        f"Nurses {nurses} (${v.nurse_price})   Orderlies {v.orderlies} (${v.orderly_price})",
        "Stacks " + "  ".join(_stack(s.component, s.face_up, s.face_down) for s in v.stacks[:5]),
        "       " + "  ".join(_stack(s.component, s.face_up, s.face_down) for s in v.stacks[5:]),
        *(f"{fact.label}: {fact.value}" for fact in v.facts),
    ]
    if v.bonus_shown:
        side.append("Bonus " + ", ".join(id_.partition(":")[2] for id_ in v.bonus_shown))
    for k in range(max(len(v.notepad), len(side))):
        left, width = "", 0
        if k < len(v.notepad):
            row = v.notepad[k]
            cells = " ".join(_dot(c, c[0].upper()) if c else "·" for c in row.cells)
            left, width = f"{row.service.capitalize():14} {cells}", 14 + 1 + 2 * len(row.cells) - 1
        lines.append(left + " " * (26 - width) + (side[k] if k < len(side) else ""))
    return lines


def _stack(component: str, up: int, down: int) -> str:
    name = component.partition("/")[2][:10]
    return f"{name} {'▣' if up else '□'}{down}"


def _clinic(board: BoardView, v: View) -> list[str]:
    mark = "[bold cyan]▶[/] " if board.asked else "  "
    you = " (you)" if board.seat == v.viewer else ""
    tiles = " ".join(tile[0].upper() for tile in board.played) or "-"
    who = capital(seat_words(board.seat))
    waits = board.selected != "" and len(board.played) < v.turn
    lines = [
        f"{mark}[bold]{who}{you}[/]  popularity [bold]{board.popularity}[/]  "
        f"${board.money} (+${board.income})  time {board.time}  played {tiles}"
        + (f" + {board.selected}" if waits else "")
    ]
    if board.hidden:
        return [*lines, "    builds in secret"]
    here: dict[str, list[PersonView]] = {}
    for person in board.people:
        here.setdefault(person.place, []).append(person)
    each = board.columns * board.rows
    highest = 0
    for n, space in enumerate(board.spaces):
        if space.module or space.garden or space.helipad:
            highest = max(highest, n // each)
    for low in range(0, highest + 1, 2):
        floors = [f for f in (low, low + 1) if f <= highest]
        lines.append("    " + "   ".join(f"floor {f}".ljust(board.columns * _CELL) for f in floors))
        for y in range(board.rows):
            parts = []
            for f in floors:
                start = f * each + y * board.columns
                cells = board.spaces[start : start + board.columns]
                parts.append("".join(_cell(space, here) for space in cells))
            lines.append("    " + "   ".join(parts))
    doors = ", ".join(
        f"{id_.partition('/')[2]} {_people(here.get(id_, []))}".strip() for id_ in board.entrances
    )
    waiting = _people(here.get(f"pre:{board.seat}", [])) or "nobody"
    cars = sum(border.car for border in board.borders) + sum(s.cars for s in board.spaces)
    lines.append(f"    entrances {doors}; waiting {waiting}; {cars} cars")
    away = here.get(f"away:{board.seat}", [])
    if away:
        lines.append(f"    beside the board: {_people(away)}")
    if board.marks:
        marks = ", ".join(
            f"{mark.what} at {mark.place.partition('/')[2] or 'pre-admissions'}"
            + (f" ×{mark.count}" if mark.count > 1 else "")
            for mark in board.marks
        )
        lines.append(f"    {marks}")
    return lines


def _people(people: list[PersonView]) -> str:
    return "".join(_person(person) for person in people)


def _person(person: PersonView) -> str:
    """D doctor, n nurse, o orderly, p patient, coloured by level; ! marks a condition."""
    letter = {"doctor": "D", "nurse": "n", "orderly": "o", "patient": "p"}[person.kind]
    if person.colour:
        letter += person.colour[0]
    return _dot(person.colour, letter + ("!" if person.condition else ""))


def _cell(space: SpaceView, here: dict[str, list[PersonView]]) -> str:
    what, _, service = space.module.partition("/")
    width = 2
    if space.module:
        text = _MODULES.get(what, what[:2].title()).format(service[:1].upper())
    elif space.garden:
        text = "[green]Ga[/]"
    elif space.helipad:
        text = "He"
    elif space.parking:
        text = f"P{space.cars}"
    else:
        text = " ·"
    if space.stop:
        text += "~"
        width += 1
    if space.module and space.operational:
        text += "*"
        width += 1
    people = here.get(space.id, [])
    shown = people[:3]
    text += _people(shown)
    for person in shown:
        width += 1 + bool(person.colour) + bool(person.condition)
    if len(people) > 3:
        text += "+"
        width += 1
    return text + " " * max(_CELL - width, 1)

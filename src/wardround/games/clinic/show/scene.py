"""The table as zones and pieces, for the generic table and for screen readers."""

from __future__ import annotations

from wardround.core.scene import Course, Fact, Piece, Scene, Step, Zone
from wardround.core.words import Language, capital, seat_words
from wardround.games.clinic.rules.constants import TILES
from wardround.games.clinic.show.view import BoardView, PersonView, SpaceView, View

_MODULE_COLOURS = {"hub": "magenta", "treatment": "orange", "supply": "pink"}
_PARTS = (
    ("Actions", "CL-3.2", ("select", "resolve", "appoint")),
    ("Move", "CL-9.1", ("before_move", "move")),
    ("Business", "CL-10.1", ("care", "expenses", "buy")),
    (
        "Administration",
        "CL-13.1",
        ("prepare", "train", "tire", "worsen", "clean_up", "reorder", "after_round"),
    ),
)
"""What players call the parts of a round, and the phases of each."""
_FLOORS = ("Ground floor", "Floor 1", "Floor 2", "Floor 3")


def scene(words: Language, v: View) -> Scene:
    """Notepad, University, displays, builder's yard, then the clinics floor by floor."""
    zones = [_notepad(v), _university(v), _yard(v), _seats(v), *_choices(v)]
    for board in v.boards:
        zones += _clinic(board)
    facts = [
        Fact("Round", f"{v.round} of {v.rounds}", "CL-1.1"),
        Fact("Action turn", str(v.turn), "CL-3.2"),
        Fact("Phase", v.phase.replace("_", " "), "CL-3.1"),
        Fact("Turn order", ", ".join(seat_words(seat) for seat in v.order), "CL-14.1"),
    ]
    if v.goal:
        facts.append(Fact("Goal", v.goal, "CL-16.2"))
    facts += [Fact(fact.label, fact.value, fact.rule) for fact in v.facts]
    return Scene(tuple(zones), tuple(facts), _course(v))


def _course(v: View) -> Course | None:
    """CL-3.1 The parts of a round; the action turns count up in the first."""
    part = next((k for k, (_, _, phases) in enumerate(_PARTS) if v.phase in phases), None)
    if part is None:
        return None
    steps = [Step(label, rule) for label, rule, _ in _PARTS]
    if part == 0:
        steps[0] = Step(f"Action {v.turn}", _PARTS[0][1])
    return Course(f"Round {v.round} of {v.rounds}", tuple(steps), part)


def _notepad(v: View) -> Zone:
    rows = tuple(
        Piece(
            row.id,
            row.service.capitalize(),
            "row",
            glyph=row.service[0].upper(),
            rule="CL-6.4",
            holds=tuple(
                Piece(f"cell:{row.service}/{column}", f"{colour} patient", "patient", colour)
                for column, colour in enumerate(row.cells)
                if colour
            ),
        )
        for row in v.notepad
    )
    return Zone("zone:notepad", "Appointments", rows, "list", note="column 3 is admitted from")


def _university(v: View) -> Zone:
    pieces = [
        Piece(
            doctor.id,
            f"{doctor.colour} doctor, ${doctor.price}" if doctor.colour else "empty",
            "doctor",
            doctor.colour,
            rule="CL-5.3",
        )
        for doctor in v.university
    ]
    left = v.nurses[v.round - 1] if v.round <= len(v.nurses) else 0
    price = f", ${v.nurse_price}" if left else ""
    pieces.append(
        Piece("display:nurse", f"Nurses{price}", "nurse", count=left, glyph="N", rule="CL-5.6")
    )
    pieces.append(
        Piece(
            "display:orderly",
            f"Orderlies, ${v.orderly_price}",
            "orderly",
            count=v.orderlies,
            glyph="O",
            rule="CL-5.7",
        )
    )
    return Zone("zone:university", "University and displays", tuple(pieces))


def _yard(v: View) -> Zone:
    """CL-1.13 Everything that can be built, with what is left of it."""
    stacks = {stack.component: stack for stack in v.stacks}
    pieces: list[Piece] = []
    for component in v.components:
        name = component.partition(":")[2]
        label = name.partition("/")[2] or name
        if component in stacks:
            stack = stacks[component]
            state = "face up" if stack.face_up else "none face up"
            pieces.append(
                Piece(
                    component,
                    f"{label} hub" if name.startswith("hub/") else label.replace("_", " "),
                    "tile",
                    "magenta" if name.startswith("hub/") else "blue",
                    count=stack.face_up + stack.face_down,
                    state=state,
                    rule="CL-4.5",
                )
            )
        else:
            left = v.supply.get(name, -1)
            count = left if left >= 0 else 1
            note = "" if left >= 0 else "as many as needed"
            pieces.append(Piece(component, label.replace("_", " "), "tile", count=count, note=note))
    return Zone("zone:yard", "Builder's yard", tuple(pieces), "grid", 6)


def _seats(v: View) -> Zone:
    pieces = tuple(
        Piece(
            f"seat:{board.seat}",
            capital(seat_words(board.seat)),
            "pawn",
            f"seat:{board.seat}",
            str(board.seat + 1),
            state="asked" if board.asked else "",
            note=f"popularity {board.popularity}, ${board.money}, time {board.time}",
        )
        for board in v.boards
    )
    return Zone("zone:seats", "Players", pieces)


def _choices(v: View) -> list[Zone]:
    """What is chosen from before and between the rounds: goals, bonus tiles, boards, tiles."""
    zones: list[Zone] = []
    if v.goals:
        goals = [Piece(f"goal:{goal}", goal.replace("_", " "), "card") for goal in v.goals]
        goals.append(Piece("goal:random", "a random goal", "card"))
        zones.append(Zone("zone:goals", "Goals", tuple(goals)))
    if v.bonus_shown:
        tiles = tuple(Piece(id_, id_.partition(":")[2], "tile") for id_ in v.bonus_shown)
        zones.append(Zone("zone:bonus", "Bonus tiles", tiles))
    if v.viewer >= 0:
        played = v.boards[v.viewer].played
        tiles = tuple(
            Piece(f"tile:{name}", name.capitalize(), "tile", count=2 - played.count(name))
            for name in TILES
        )
        zones.append(Zone("zone:tiles", "Your action tiles", tiles, seat=v.viewer))
    return zones


def _clinic(board: BoardView) -> list[Zone]:
    seat = board.seat
    title = f"Clinic of {seat_words(seat)}"
    summary = (
        f"${board.money}, income ${board.income}, popularity {board.popularity}, time {board.time}"
    )
    if board.hidden:
        return [Zone(f"clinic:{seat}", title, (), note="being built in secret", seat=seat)]
    held: dict[str, list[Piece]] = {}
    for person in board.people:
        held.setdefault(person.place, []).append(_person(person))
    for mark in board.marks:
        piece = Piece(mark.id, mark.what, "token", count=mark.count)
        held.setdefault(mark.place, []).append(piece)
    zones: list[Zone] = []
    each = board.columns * board.rows
    for floor in range(board.floors):
        spaces = board.spaces[floor * each : (floor + 1) * each]
        zones.append(
            Zone(
                f"floor:{seat}/{floor}",
                f"{title}: {_FLOORS[floor] if floor < len(_FLOORS) else f'Floor {floor}'}",
                tuple(_space(space, held) for space in spaces),
                "grid",
                board.columns,
                note=summary if floor == 0 else "",
                seat=seat,
            )
        )
    doors = tuple(
        Piece(
            id_,
            f"Entrance {id_.partition('/')[2]}",
            "entrance",
            state="built" if id_ in board.entrances else "",
            holds=tuple(held.get(id_, ())),
        )
        for id_ in board.entrance_spaces
    )
    helipads = tuple(
        Piece(id_, "Helipad", "helipad", holds=tuple(held.get(id_, ())))
        for id_ in (
            f"helipad:{space.id.partition(':')[2]}" for space in board.spaces if space.helipad
        )
    )
    zones.append(Zone(f"doors:{seat}", f"{title}: arrivals", doors + helipads, seat=seat))
    streets = tuple(
        Piece(border.id, "car" if border.car else "free place", "border", state="car" * border.car)
        for border in board.borders
    )
    zones.append(Zone(f"streets:{seat}", f"{title}: street parking", streets, seat=seat))
    waiting = tuple(held.get(f"pre:{seat}", ()))
    zones.append(Zone(f"pre:{seat}", f"{title}: pre-admissions", waiting, seat=seat))
    if f"away:{seat}" in held:
        away = tuple(held[f"away:{seat}"])
        zones.append(Zone(f"away:{seat}", f"{title}: beside the board", away, seat=seat))
    return zones


def _space(space: SpaceView, held: dict[str, list[Piece]]) -> Piece:
    what, _, service = space.module.partition("/")
    label, colour = "empty", ""
    if space.module:
        label = f"{service} hub" if service else what.replace("_", " ")
        colour = _MODULE_COLOURS.get(what, "blue")
    elif space.garden:
        label, colour = "garden", "green"
    elif space.helipad:
        label = "helipad"
    elif space.parking:
        label = f"parking, {space.cars} of {space.parking}"
    state = "operational" if space.operational else ""
    return Piece(
        space.id,
        label,
        "space",
        colour,
        label[0].upper() if label != "empty" else "",
        state=state,
        note="conveyor stop" if space.stop else "",
        holds=tuple(held.get(space.id, ())),
    )


def _person(person: PersonView) -> Piece:
    label = f"{person.colour} {person.kind}".strip()
    if person.service:
        label += f" ({person.service})"
    state = person.condition or ("bound" if person.bound else "")
    return Piece(person.id, label, person.kind, person.colour, person.kind[0].upper(), state=state)

"""The table as zones and pieces, for the generic table and for screen readers."""

from __future__ import annotations

from wardround.core.messages import Phrase, figure, message_id
from wardround.games.clinic.rules.constants import TILES
from wardround.games.clinic.show import names
from wardround.games.clinic.show.view import (
    BoardView,
    DoctorView,
    FactView,
    MarkView,
    PersonView,
    RowView,
    SpaceView,
    StackView,
    View,
)
from wardround.presentation.language import Language
from wardround.presentation.scene import Count, Course, CourseStep, Fact, Piece, Scene, Zone

_MODULE_COLOURS = {"hub": "magenta", "treatment": "orange", "supply": "pink"}
_PARTS = (
    ("actions", "CL-3.2", ("select", "resolve", "appoint")),
    ("move", "CL-9.1", ("before_move", "move")),
    ("business", "CL-10.1", ("care", "expenses", "buy")),
    (
        "administration",
        "CL-13.1",
        ("prepare", "train", "tire", "worsen", "clean_up", "reorder", "after_round"),
    ),
)
"""What players call the parts of a round, and the phases of each."""


def scene(words: Language, v: View) -> Scene:
    """Notepad, University, displays, builder's yard, then the clinics floor by floor."""
    zones = [
        words.once(_notepad, v.notepad, tuple(v.incomes.items())),
        _university(words, v),
        words.once(_yard, v.stacks, tuple(v.supply.items()), tuple(v.prices.items())),
        _seats(words, v),
        *_choices(words, v),
    ]
    for board in v.boards:
        zones += words.once(_clinic, board)
    return Scene(tuple(zones), _facts(words, v), _course(words, v))


def _facts(words: Language, v: View) -> tuple[Fact, ...]:
    part = _part(v)
    phase = "over" if v.phase == "over" else "setup" if part is None else _PARTS[part][0]
    order = words.list(f"seat:{seat}" for seat in v.order)
    round_ = words.phrase("fact-round.value", round=v.round, rounds=v.rounds)
    facts = [
        *_accounts(words, v),
        Fact(words.say("fact-round"), round_, "CL-1.1", "course"),
        Fact(words.say("fact-turn"), str(v.turn), "CL-3.2", "course"),
        Fact(words.say("fact-phase"), words.say(f"part-{phase}"), "CL-3.1", "course"),
        Fact(words.say("fact-order"), order, "CL-14.1"),
    ]
    if v.goal:
        goal = words.phrase(names.goal(v.goal).message)
        facts.append(Fact(words.say("fact-goal"), goal, "CL-16.2", stake=True))
    return (*facts, *(_fact(words, fact) for fact in v.facts))


def counts(words: Language, v: View) -> list[Count]:
    """Who would win, and how popular and how rich each player is."""
    shown = [board for board in v.boards if not board.hidden]
    popularity, savings = words.say("fact-popularity"), words.say("fact-savings")
    total = words.say("curve-total")
    return [
        *(Count(total, board.total, board.seat) for board in shown),
        *(Count(popularity, board.popularity, board.seat) for board in shown),
        *(Count(savings, board.money, board.seat) for board in shown),
    ]


def _accounts(words: Language, v: View) -> list[Fact]:
    """What the viewer has and owes."""
    if v.viewer < 0 or v.boards[v.viewer].hidden:
        return []
    board = v.boards[v.viewer]
    due = board.wages + board.upkeep
    return [
        Fact(words.say("fact-savings"), words.phrase("dollars", amount=board.money), "CL-5.2"),
        Fact(words.say("fact-popularity"), str(board.popularity), "CL-14.1"),
        Fact(words.say("fact-total"), figure(board.total), "CL-15.9", stake=True),
        Fact(words.say("fact-time"), str(board.time + board.spent), "CL-9.20"),
        Fact(words.say("fact-due"), words.phrase("dollars", amount=due), "CL-11.1"),
    ]


def _fact(words: Language, fact: FactView) -> Fact:
    value = fact.value if isinstance(fact.value, str) else words.list(fact.value)
    return Fact(words.say(f"fact-{fact.fact.replace('_', '-')}"), value, fact.rule)


def _part(v: View) -> int | None:
    return next((k for k, (_, _, phases) in enumerate(_PARTS) if v.phase in phases), None)


def _course(words: Language, v: View) -> Course | None:
    """CL-3.1 The parts of a round; the action turns count up in the first."""
    part = _part(v)
    if part is None:
        return None
    steps = [CourseStep(words.say(f"part-{name}"), rule) for name, rule, _ in _PARTS]
    if part == 0:
        steps[0] = CourseStep(words.say("course-action", turn=v.turn), _PARTS[0][1])
    return Course(words.say("course-title", round=v.round, rounds=v.rounds), tuple(steps), part)


def _said(words: Language, phrase: Phrase) -> str:
    return words.say(phrase.message, **phrase.values)


def _notepad(
    words: Language, notepad: tuple[RowView, ...], incomes: tuple[tuple[str, int], ...]
) -> Zone:
    rows = tuple(
        Piece(
            row.id,
            words.say("service", service=row.service),
            "row",
            glyph=row.service[0].upper(),
            rule="CL-6.4",
            holds=tuple(
                Piece(
                    f"cell:{row.service}/{column}",
                    _said(words, names.patient(colour, "none")),
                    "patient",
                    colour,
                )
                for column, colour in enumerate(row.cells)
                if colour
            ),
        )
        for row in notepad
    )
    earns = [Phrase("colour-income", {"colour": c, "amount": amount}) for c, amount in incomes]
    note = words.phrase("zone-notepad.note", incomes=earns)
    return Zone("zone:notepad", words.say("zone-notepad"), rows, "list", note=note)


def _university(words: Language, v: View) -> Zone:
    pieces = [words.once(_doctor, doctor) for doctor in v.university]
    left = v.nurses[v.round - 1] if v.round <= len(v.nurses) else 0
    nurses = words.say("piece-nurses")
    if left:
        nurses = words.say("piece-nurses.price", price=v.nurse_price)
    pieces.append(
        Piece(
            "display:nurse",
            nurses,
            "nurse",
            count=left,
            glyph="N",
            note=words.phrase("can-nurse"),
            rule="CL-5.6",
        )
    )
    orderlies = words.say("piece-orderlies", price=v.orderly_price)
    pieces.append(
        Piece(
            "display:orderly",
            orderlies,
            "orderly",
            count=v.orderlies,
            glyph="O",
            note=words.phrase("can-orderly"),
            rule="CL-5.7",
        )
    )
    later = v.nurses[v.round :]
    note = words.phrase("zone-university.note", nurses=", ".join(map(str, later))) if later else ""
    return Zone("zone:university", words.say("zone-university"), tuple(pieces), note=note)


def _doctor(words: Language, doctor: DoctorView) -> Piece:
    label = words.say("piece-doctor.empty")
    if doctor.colour:
        person = names.person("doctor", doctor.colour)
        label = words.say("piece-doctor", person=person, price=doctor.price)
    note = words.phrase("can-doctor") if doctor.colour else ""
    return Piece(doctor.id, label, "doctor", doctor.colour, note=note, rule="CL-5.3")


def _yard(
    words: Language,
    in_stacks: tuple[StackView, ...],
    in_supply: tuple[tuple[str, int], ...],
    all_prices: tuple[tuple[str, tuple[int, ...]], ...],
) -> Zone:
    """CL-1.6, CL-1.13, CL-4.2 Everything that can be built, with its prices from the lowest floor
    up and what is left of it."""
    stacks = {stack.component: stack for stack in in_stacks}
    supply = dict(in_supply)
    pieces: list[Piece] = []
    for component, by_floor in all_prices:
        hub = component.startswith("component:hub/")
        if hub and component not in stacks:
            continue
        prices = "/".join(str(p) for p in dict.fromkeys(by_floor) if p >= 0)
        room = names.component(component)
        label = words.say("piece-component", room=room, prices=prices)
        kind = "hub" if hub else component.rpartition(":")[2].rpartition("/")[2]
        note = words.phrase(message_id("can", kind))
        if component in stacks:
            stack = stacks[component]
            pieces.append(
                Piece(
                    component,
                    label,
                    "tile",
                    "magenta" if hub else "blue",
                    count=stack.face_up + stack.face_down,
                    state=words.phrase("piece-stack", up=stack.face_up > 0),
                    note=note,
                    rule="CL-4.5",
                )
            )
        else:
            left = supply.get(component.partition(":")[2], -1)
            state = words.phrase("piece-stack.endless") if left < 0 else ""
            count = left if left >= 0 else 1
            pieces.append(Piece(component, label, "tile", count=count, state=state, note=note))
    note = words.phrase("zone-yard.note")
    return Zone("zone:yard", words.say("zone-yard"), tuple(pieces), "grid", 6, note=note)


def _seats(words: Language, v: View) -> Zone:
    pieces = tuple(
        Piece(
            f"seat:{board.seat}",
            words.seat(board.seat),
            "pawn",
            f"seat:{board.seat}",
            str(board.seat + 1),
            state=words.phrase("piece-player", asked=bool(board.asked)),
            note=words.phrase(
                "piece-player.note",
                popularity=board.popularity,
                money=board.money,
                time=board.time + board.spent,
                used=[names.tile(tile) for tile in board.played] or "none",
            ),
        )
        for board in v.boards
    )
    return Zone("zone:seats", words.say("zone-seats"), pieces)


def _choices(words: Language, v: View) -> list[Zone]:
    """What players choose from before and between rounds: goals, bonus tiles, boards, tiles."""
    zones: list[Zone] = []
    if v.goals:
        goals = tuple(
            Piece(f"goal:{goal}", _said(words, names.goal(goal)), "card")
            for goal in (*v.goals, "random")
        )
        zones.append(Zone("zone:goals", words.say("zone-goals"), goals))
    if v.bonus_shown:
        tiles = tuple(Piece(id_, _said(words, names.bonus(id_)), "tile") for id_ in v.bonus_shown)
        zones.append(Zone("zone:bonus", words.say("zone-bonus"), tiles))
    if v.viewer >= 0:
        zones.append(words.once(_tiles, v.viewer, v.boards[v.viewer].played))
    return zones


def _tiles(words: Language, seat: int, played: tuple[str, ...]) -> Zone:
    tiles = tuple(
        Piece(f"tile:{name}", _said(words, names.tile(name)), "tile", count=2 - played.count(name))
        for name in TILES
    )
    return Zone("zone:tiles", words.say("zone-tiles"), tiles, seat=seat)


def _clinic(words: Language, board: BoardView) -> tuple[Zone, ...]:
    """One board."""
    seat = board.seat
    player = f"seat:{seat}"
    if board.hidden:
        title, note = words.say("zone-clinic", player=player), words.phrase("zone-clinic.hidden")
        return (Zone(f"clinic:{seat}", title, (), note=note, seat=seat),)
    held: dict[str, list[Piece]] = {}
    earns = {planned.patient: planned.income for planned in board.plan}
    for person in board.people:
        piece = words.once(_person, person, earns.get(person.id, -1))
        held.setdefault(person.place, []).append(piece)
    for mark in board.marks:
        held.setdefault(mark.place, []).append(_mark(words, mark))
    zones: list[Zone] = []
    each = board.columns * board.rows
    for floor in range(board.floors):
        spaces = board.spaces[floor * each : (floor + 1) * each]
        zones.append(
            Zone(
                f"floor:{seat}/{floor}",
                words.say("zone-floor", player=player, floor=floor),
                tuple(words.once(_space, space, tuple(held.get(space.id, ()))) for space in spaces),
                "grid",
                board.columns,
                note="" if floor else _summary(words, board),
                seat=seat,
            )
        )
    doors = tuple(
        Piece(
            id_,
            words.say("piece-entrance", where=names.where(id_), built=id_ in board.entrances),
            "entrance",
            holds=tuple(held.get(id_, ())),
        )
        for id_ in board.entrance_spaces
    )
    helipads = tuple(
        Piece(id_, words.say("piece-helipad"), "helipad", holds=tuple(held.get(id_, ())))
        for id_ in (
            f"helipad:{space.id.partition(':')[2]}" for space in board.spaces if space.helipad
        )
    )
    label = words.say("zone-doors", player=player)
    zones.append(Zone(f"doors:{seat}", label, doors + helipads, seat=seat))
    streets = tuple(
        Piece(
            border.id,
            words.say("piece-street", **names.street(board.columns, board.rows, border.id)),
            "border",
            state=words.phrase("piece-street.car") if border.car else "",
        )
        for border in board.borders
    )
    label = words.say("zone-streets", player=player)
    zones.append(Zone(f"streets:{seat}", label, streets, seat=seat))
    for place in ("pre", "away"):
        here = tuple(held.get(f"{place}:{seat}", ()))
        if here or place == "pre":
            label = words.say(f"zone-{place}", player=player)
            note = words.phrase("can-patient") if place == "pre" else ""
            zones.append(Zone(f"{place}:{seat}", label, here, note=note, seat=seat))
    return tuple(zones)


def _summary(words: Language, board: BoardView) -> str:
    return words.phrase(
        "zone-clinic.summary",
        money=board.money,
        income=board.income,
        popularity=board.popularity,
        time=board.time + board.spent,
        wages=board.wages,
        upkeep=board.upkeep,
    )


def _space(words: Language, space: SpaceView, held: tuple[Piece, ...]) -> Piece:
    what = space.module.partition("/")[0]
    colour, glyph = "", ""
    if space.module:
        label = _said(words, names.component(space.module))
        colour, glyph = _MODULE_COLOURS.get(what, "blue"), what[0].upper()
    elif space.garden:
        label, colour, glyph = _said(words, names.room("garden")), "green", "G"
    elif space.helipad:
        label, glyph = _said(words, names.room("helipad")), "H"
    else:
        what, glyph = ("parking", "P") if space.parking else ("empty", "")
        label = words.say("piece-space", what=what, cars=space.cars, size=space.parking)
    return Piece(
        space.id,
        label,
        "space",
        colour,
        glyph,
        state=words.phrase("piece-space.operational") if space.operational else "",
        note=words.phrase("piece-space.stop") if space.stop else "",
        holds=held,
    )


def _mark(words: Language, mark: MarkView) -> Piece:
    service = mark.id.partition("/")[2]
    label = words.say("mark", mark=mark.what, service=service)
    return Piece(mark.id, label, "token", count=mark.count)


def _person(words: Language, person: PersonView, earns: int) -> Piece:
    """A person; one in the care plan with what the treatment would earn."""
    who = names.person(person.kind, person.colour or "none", person.service or "none")
    label = _said(words, who)
    condition = person.condition.replace(" ", "-") or ("bound" if person.bound else "")
    state = words.phrase("condition", condition=condition) if condition else ""
    note = words.phrase("piece-planned", amount=earns) if earns >= 0 else ""
    glyph = person.kind[0].upper()
    return Piece(person.id, label, person.kind, person.colour, glyph, state=state, note=note)

"""The view as zones and pieces, for the generic table and for screen readers."""

from __future__ import annotations

from wardround.core.scene import Course, Fact, Piece, Scene, Step, Zone
from wardround.core.words import Language
from wardround.games.healthy_heart.show.view import (
    CardView,
    CharacterView,
    GraveView,
    PatientView,
    RoomView,
    StaffView,
    TokenView,
    View,
)

SHAPES = {"cubes": "cube", "bed": "bed", "marker": "or_marker"}


def scene(words: Language, v: View) -> Scene:
    """Every zone of the table; the ids are those that actions mention."""
    zones = [
        _triage(v),
        *(_ward(v, n) for n in range(len(v.wards))),
        _rooms(v),
        Zone(
            id="zone:unbuilt",
            label="Unbuilt Rooms",
            pieces=tuple(
                Piece(id=r.id, label=r.name, kind="room", colour=r.colour, state="unbuilt")
                for r in v.rooms
                if r.state == "unbuilt"
            ),
        ),
        *(_character(v, c) for c in v.characters),
        Zone(id="zone:shared", label="Common pool", pieces=_tokens(v.shared)),
        _cards(v),
        _cubes("zone:cup", "Cup", v.cup),
        _cubes("zone:discard", "Discard", v.discard),
        _training(v),
        _job_line(v),
        _staff(v),
        Zone(
            id="zone:cemetery",
            label="Cemetery",
            pieces=tuple(_grave(g) for g in v.cemetery) + _coroners(v),
            layout="track",
            note=f"{v.tombstones} Tombstones placed",
        ),
    ]
    if v.drawn:
        zones.append(_set(v))
    if v.phase == "setup":
        zones.append(_characters_to_pick(v))
    return Scene(zones=tuple(zones), facts=_facts(v), course=_course(v))


def _course(v: View) -> Course | None:
    """HH-1.24 The three Phases of a Game Turn."""
    phases = ("ambulance", "player", "housekeeping")
    if v.phase not in phases:
        return None
    steps = (
        Step("Ambulance", "HH-4.1"),
        Step("Player Phase", "HH-6.1"),
        Step("Housekeeping", "HH-15.1"),
    )
    return Course(f"Game Turn {v.turn} of {v.turns}", steps, phases.index(v.phase))


def _facts(v: View) -> tuple[Fact, ...]:
    return (
        Fact("Game Turn", f"{v.turn} of {v.turns}", "HH-1.24"),
        Fact("Phase", v.phase_name, "HH-1.24"),
        Fact("Money", f"${v.money.amount}", "HH-3.1"),
        Fact("Prestige", str(v.prestige.amount), "HH-3.1"),
        Fact("Draw pile", str(v.draw_pile), "HH-1.13"),
        Fact("Difficulty", v.difficulty, "HH-18.1"),
    )


def patient_piece(v: View, p: PatientView) -> Piece:
    notes = [f"PV {p.pv}"]
    if p.proxies:
        notes.append(f"{p.proxies} proxy cubes")
    if p.chair:
        notes.append(f"came from {p.chair.partition(':')[2]}")
    holds: tuple[Piece, ...] = ()
    if p.priority:
        holds = (Piece(id="marker:priority", label="Priority", kind="marker", rule="HH-13.7"),)
    return Piece(
        id=p.id,
        label=f"{p.malady} {p.level} {p.level_name}",
        kind=SHAPES[p.piece],
        colour=p.colour,
        glyph=str(p.level),
        count=p.level if p.piece == "cubes" else 1,
        state=p.side or p.level_name,
        note=", ".join(notes),
        holds=holds,
    )


def _at(v: View, place: str) -> tuple[Piece, ...]:
    """The staff who work at a location."""
    return tuple(_staff_piece(s) for s in v.staff if s.place == place)


def _staff_piece(s: StaffView) -> Piece:
    return Piece(id=s.id, label=s.name, kind="staff", state=s.place)


def _triage(v: View) -> Zone:
    pieces = tuple(
        Piece(
            id=c.id,
            label=f"{c.side} {c.malady} chair",
            kind="chair",
            colour=c.colour,
            state="empty" if c.patient is None else c.patient.level_name,
            holds=() if c.patient is None else (patient_piece(v, c.patient),),
        )
        for c in v.chairs
    )
    return Zone(
        id="area:triage",
        label="Waiting Room / Triage",
        pieces=pieces + _at(v, "area:triage"),
        layout="grid",
        columns=len(v.chairs) // 2,
        note="only bonus cubes are drawn here, PV 1",
    )


def _ward(v: View, number: int) -> Zone:
    w = v.wards[number]
    beds = tuple(
        Piece(
            id=f"bed:{w.malady}.{n + 1}",
            label="bed",
            kind="bed_space",
            colour=w.colour,
            holds=() if bed is None else (patient_piece(v, bed),),
        )
        for n, bed in enumerate(w.beds)
    )
    ability = Piece(id=w.ability, label=w.ability_label, kind="ability")
    return Zone(
        id=w.id,
        label=f"{w.name} Ward",
        pieces=(*beds, ability, *_at(v, w.id)),
        layout="grid",
        columns=2,
        note=f"draw {w.heal}, PV {w.pv}",
    )


def _room_piece(v: View, r: RoomView) -> Piece:
    holds = [patient_piece(v, p) for p in r.patients if p is not None]
    holds += _at(v, r.id)
    holds += [_grave(g) for g in r.graves]
    note = f"draw {r.heal}, PV {r.pv}" if r.pv else ""
    return Piece(
        id=r.id,
        label=r.name,
        kind="room",
        colour=r.colour,
        state=r.state,
        note=note,
        holds=tuple(holds),
    )


def _rooms(v: View) -> Zone:
    """All slots, built on or not."""
    built = {r.slot: r for r in v.rooms if r.slot}
    pieces = []
    for n in range(1, v.slots + 1):
        if n in built:
            pieces.append(_room_piece(v, built[n]))
        else:
            pieces.append(Piece(id=f"slot:{n}", label=f"New Room slot {n}", kind="slot"))
    return Zone(id="zone:rooms", label="New Rooms", pieces=tuple(pieces), layout="grid", columns=4)


def _tokens(tokens: tuple[TokenView, ...]) -> tuple[Piece, ...]:
    pieces = []
    for t in tokens:
        for count, state in ((t.unused, "unused"), (t.used, "used")):
            if count:
                pieces.append(Piece(id=t.id, label=t.kind, kind="token", count=count, state=state))
    return tuple(pieces)


def _character(v: View, c: CharacterView) -> Zone:
    markers = []
    for t in c.training:
        markers.append(Piece(id=t.id, label=t.name, kind="training", count=t.count))
    if c.coroner:
        markers.append(Piece(id=c.coroner, label="Coroner's space", kind="grave", state="empty"))
    if c.administrator and v.priority == "administrator":
        markers.append(Piece(id="marker:priority", label="Priority", kind="marker"))
    person = Piece(
        id=c.id,
        label=c.name,
        kind="administrator" if c.administrator else "doctor",
        colour=f"seat:{c.seat}",
        note="; ".join(c.abilities),
    )
    return Zone(
        id=f"zone:{c.id.partition(':')[2]}",
        label=c.name,
        pieces=(person, *_tokens(c.tokens), *markers),
        note="; ".join(c.abilities),
        seat=c.seat,
    )


def _card(c: CardView, state: str) -> Piece:
    return Piece(id=c.id, label=c.title, kind="card", glyph=str(c.cubes), state=state)


def _cards(v: View) -> Zone:
    pieces = [_card(c, "left") for c in v.left_cards[-1:]]
    pieces.append(Piece(id="pile:ambulance", label="Draw pile", kind="pile", count=v.draw_pile))
    pieces += [_card(c, "right") for c in v.right_cards[-1:]]
    pieces += [_card(c, "under the Draw pile") for c in v.under_pile]
    return Zone(id="zone:ambulance", label="Ambulance cards", pieces=tuple(pieces))


def _cubes(zone: str, label: str, counts: dict[str, int]) -> Zone:
    pieces = tuple(
        Piece(id=f"cube:{colour}", label=colour, kind="cube", colour=colour, count=count)
        for colour, count in counts.items()
    )
    return Zone(id=zone, label=label, pieces=pieces, note=f"{sum(counts.values())} cubes")


def _set(v: View) -> Zone:
    pieces = tuple(
        Piece(id=f"cube:{colour}", label=colour, kind="cube", colour=colour, count=count)
        for colour in v.cup
        if (count := v.drawn.count(colour))
    )
    return Zone(id="zone:set", label=f"Drawn ({v.drawing})", pieces=pieces)


def _training(v: View) -> Zone:
    pieces = [
        Piece(id=m.id, label=m.name, kind="training", count=m.count, state="face up")
        for m in v.training_pool
    ]
    if v.training_face_down:
        pieces.append(
            Piece(
                id="training:face_down",
                label="face down",
                kind="training",
                count=v.training_face_down,
                state="face down",
                note="among them: " + ", ".join(f"{m.count} {m.name}" for m in v.training_missing),
            )
        )
    marker = v.pending.details.get("marker")
    if isinstance(marker, str):
        name = v.training_names[marker]
        pieces.append(Piece(id=marker, label=name, kind="training", state="in hand"))
    return Zone(id="zone:training", label="Training Pool", pieces=tuple(pieces))


def _job_line(v: View) -> Zone:
    pieces = []
    for job in v.job_line:
        note = f"requires {job.requirement} Prestige"
        if job.staff is not None:
            pieces.append(
                Piece(
                    id=job.staff.id,
                    label=job.staff.name,
                    kind="staff",
                    state="for hire",
                    note=note,
                )
            )
        else:
            pieces.append(
                Piece(
                    id=f"job:{job.space}",
                    label="?" if job.state == "face_down" else "hired",
                    kind="job",
                    glyph=str(job.requirement),
                    state=job.state,
                    note=note,
                )
            )
    return Zone(
        id="zone:job_line",
        label="Job Line",
        pieces=tuple(pieces),
        layout="track",
        note=f"a Hire costs ${v.hire_price}",
    )


def _staff(v: View) -> Zone:
    here = tuple(_staff_piece(s) for s in v.staff if s.place in ("office", "parking_lot"))
    return Zone(id="area:parking_lot", label="Offices and Parking Lot", pieces=here)


def _grave(g: GraveView) -> Piece:
    note = "" if g.due is None else f"${g.due} due here"
    state = "tombstone" if g.taken else "empty"
    return Piece(id=g.id, label=f"${g.price}", kind="grave", state=state, note=note)


def _coroners(v: View) -> tuple[Piece, ...]:
    return tuple(
        Piece(id=f"used_coroner:{n + 1}", label="Coroner", kind="grave", state="tombstone")
        for n in range(v.coroner_graves)
    )


def _characters_to_pick(v: View) -> Zone:
    pieces = tuple(Piece(id=i, label=n, kind="character") for i, n in v.to_pick.items())
    return Zone(id="zone:characters", label="Characters", pieces=pieces, layout="list")

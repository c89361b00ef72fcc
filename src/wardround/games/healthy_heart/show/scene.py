"""The view as zones and pieces, for the generic table and for screen readers."""

from __future__ import annotations

from typing import TypeAlias

from wardround.core.messages import Name, Phrase, message_id
from wardround.games.healthy_heart.show.names import ability, does
from wardround.games.healthy_heart.show.view import (
    CardView,
    ChairView,
    CharacterView,
    GraveView,
    MarkerView,
    PatientView,
    RoomView,
    StaffView,
    TokenView,
    View,
    WardView,
)
from wardround.presentation.language import Language
from wardround.presentation.scene import Count, Course, CourseStep, Fact, Piece, Scene, Zone

SHAPES = {"cubes": "cube", "bed": "bed", "marker": "or_marker"}
COURSE = (("ambulance", "HH-4.1"), ("player", "HH-6.1"), ("housekeeping", "HH-15.1"))

Maladies: TypeAlias = tuple[tuple[str, str], ...]
"""The maladies and their names in the content."""


def scene(words: Language, v: View) -> Scene:
    """Every zone of the table, with the ids that actions mention."""
    maladies = tuple((ward.malady, ward.name) for ward in v.wards)
    zones = [
        _triage(words, v, maladies),
        *(words.once(_ward, maladies, ward, _at(words, v, ward.id)) for ward in v.wards),
        _rooms(words, v, maladies),
        Zone(
            id="zone:unbuilt",
            label=words.say("zone-unbuilt"),
            pieces=tuple(
                Piece(
                    id=r.id,
                    label=words.name(r.name, r.id),
                    kind="room",
                    colour=r.colour,
                    state="unbuilt",
                    note=words.phrase(
                        "piece-room-card",
                        does=does(words, r.id),
                        basic=r.prestige[0],
                        improved=r.prestige[1],
                    ),
                )
                for r in v.rooms
                if r.state == "unbuilt"
            ),
        ),
        *(_character(words, v, c) for c in v.characters),
        Zone(id="zone:shared", label=words.say("zone-shared"), pieces=_tokens(words, v.shared)),
        _cards(words, v),
        words.once(_cubes, "cup", tuple(v.cup.items())),
        words.once(_cubes, "discard", tuple(v.discard.items())),
        _training(words, v),
        _job_line(words, v),
        _staff(words, v),
        Zone(
            id="zone:cemetery",
            label=words.say("zone-cemetery"),
            pieces=tuple(_grave(words, g) for g in v.cemetery) + _coroners(words, v),
            layout="track",
            note=words.phrase("zone-cemetery.note", tombstones=v.tombstones),
        ),
    ]
    if v.drawn:
        zones.append(_set(words, v))
    if v.phase == "setup":
        zones.append(_characters_to_pick(words, v))
    return Scene(zones=tuple(zones), facts=_facts(words, v), course=_course(words, v))


def counts(words: Language, v: View) -> list[Count]:
    """Money, Prestige and deaths."""
    return [
        Count(words.say("fact-money"), v.money.amount),
        Count(words.say("fact-prestige"), v.prestige.amount),
        Count(words.say("count-deaths"), v.tombstones),
    ]


def _course(words: Language, v: View) -> Course | None:
    """HH-1.24 The three Phases of a Game Turn."""
    phases = [phase for phase, _ in COURSE]
    if v.phase not in phases:
        return None
    steps = tuple(CourseStep(words.say(f"course-{phase}"), rule) for phase, rule in COURSE)
    title = words.say("course-title", turn=v.turn, turns=v.turns)
    return Course(title, steps, phases.index(v.phase))


def _facts(words: Language, v: View) -> tuple[Fact, ...]:
    turn = words.phrase("fact-turn.value", turn=v.turn, turns=v.turns)
    money = words.phrase("fact-money.value", money=v.money.amount)
    level = words.say(f"option-difficulty.{v.difficulty}")
    score = v.score if v.ended else v.score_now
    points = (
        () if score is None else (Fact(words.say("fact-score"), str(score), "HH-17.3", stake=True),)
    )
    return (
        Fact(words.say("fact-turn"), turn, "HH-1.24", "course"),
        Fact(words.say("fact-phase"), words.say(f"phase-{v.phase}"), "HH-1.24", "course"),
        Fact(words.say("fact-money"), money, "HH-3.1"),
        Fact(words.say("fact-prestige"), str(v.prestige.amount), "HH-3.1"),
        *points,
        Fact(words.say("fact-pile"), str(v.draw_pile), "HH-1.13"),
        Fact(words.say("option-difficulty"), level, "HH-18.1", "options"),
    )


def _malady(maladies: Maladies, malady: str) -> Name:
    return Name(dict(maladies).get(malady, malady), f"malady:{malady}")


def _chair(words: Language, maladies: Maladies, id_: str) -> str:
    side, _, malady = id_.partition(":")[2].partition(".")
    return words.phrase("noun-chair", side=side, malady=_malady(maladies, malady))


def _patient(words: Language, maladies: Maladies, p: PatientView) -> Piece:
    notes = [words.phrase("piece-patient.pv", pv=p.pv)] if p.priority else []
    if p.proxies:
        notes.append(words.phrase("piece-patient.proxies", count=p.proxies))
    if p.chair:
        notes.append(words.phrase("piece-patient.chair", chair=_chair(words, maladies, p.chair)))
    holds: tuple[Piece, ...] = ()
    if p.priority:
        holds = (_priority(words),)
    return Piece(
        id=p.id,
        label=words.say(
            "piece-patient",
            malady=_malady(maladies, p.malady),
            level=p.level,
            level_name=Name(p.level_name, f"level:{p.level}"),
        ),
        kind=SHAPES[p.piece],
        colour=p.colour,
        glyph=str(p.level),
        state=p.side,
        note=", ".join(notes),
        holds=holds,
    )


def _priority(words: Language) -> Piece:
    label = words.say("piece-priority")
    return Piece(id="marker:priority", label=label, kind="marker", rule="HH-13.7")


def _at(words: Language, v: View, place: str) -> tuple[Piece, ...]:
    """The staff who work at a location."""
    return tuple(_staff_piece(words, s) for s in v.staff if s.place == place)


def _staff_piece(words: Language, s: StaffView) -> Piece:
    return Piece(s.id, words.name(s.name, s.id), kind="staff", note=does(words, s.id))


def _chair_piece(words: Language, maladies: Maladies, c: ChairView) -> Piece:
    return Piece(
        id=c.id,
        label=_chair(words, maladies, c.id),
        kind="chair",
        colour=c.colour,
        state="empty" if c.patient is None else "",
        holds=() if c.patient is None else (_patient(words, maladies, c.patient),),
    )


def _triage(words: Language, v: View, maladies: Maladies) -> Zone:
    pieces = tuple(words.once(_chair_piece, maladies, chair) for chair in v.chairs)
    return Zone(
        id="area:triage",
        label=words.say("zone-triage"),
        pieces=pieces + _at(words, v, "area:triage"),
        layout="grid",
        columns=len(v.chairs) // 2,
        note=words.phrase("zone-triage.note", pv=v.triage.pv),
    )


def _ward(words: Language, maladies: Maladies, w: WardView, staff: tuple[Piece, ...]) -> Zone:
    beds = tuple(
        Piece(
            id=f"bed:{w.malady}.{n + 1}",
            label=words.say("piece-bed"),
            kind="bed_space",
            colour=w.colour,
            holds=() if bed is None else (_patient(words, maladies, bed),),
        )
        for n, bed in enumerate(w.beds)
    )
    rule = ability(words, w.ability, w.ability_label)
    return Zone(
        id=w.id,
        label=words.say("noun-ward", malady=_malady(maladies, w.malady)),
        pieces=(*beds, Piece(id=w.ability, label=rule, kind="ability"), *staff),
        layout="grid",
        columns=2,
        note=words.phrase("zone-draws", heal=w.heal, pv=w.pv),
    )


def _room_piece(
    words: Language, maladies: Maladies, r: RoomView, staff: tuple[Piece, ...]
) -> Piece:
    holds = [_patient(words, maladies, p) for p in r.patients if p is not None]
    holds += staff
    holds += [_grave(words, g) for g in r.graves]
    return Piece(
        id=r.id,
        label=words.name(r.name, r.id),
        kind="room",
        colour=r.colour,
        state=r.state,
        note=words.phrase("zone-draws", heal=r.heal, pv=r.pv) if r.pv else "",
        holds=tuple(holds),
    )


def _rooms(words: Language, v: View, maladies: Maladies) -> Zone:
    """All slots, empty ones included."""
    built = {r.slot: r for r in v.rooms if r.slot}
    pieces = []
    for n in range(1, v.slots + 1):
        if n in built:
            room = built[n]
            pieces.append(words.once(_room_piece, maladies, room, _at(words, v, room.id)))
        else:
            label = words.say("piece-slot", number=n)
            pieces.append(Piece(id=f"slot:{n}", label=label, kind="slot"))
    label = words.say("zone-rooms")
    return Zone(id="zone:rooms", label=label, pieces=tuple(pieces), layout="grid", columns=4)


def _tokens(words: Language, tokens: tuple[TokenView, ...]) -> tuple[Piece, ...]:
    pieces = []
    for t in tokens:
        label = words.say("piece-token", kind=t.kind)
        for count, state in ((t.unused, "unused"), (t.used, "used")):
            if count:
                pieces.append(Piece(id=t.id, label=label, kind="token", count=count, state=state))
    return tuple(pieces)


def _marker(words: Language, m: MarkerView, state: str = "") -> Piece:
    label = words.name(m.name, m.id)
    note = does(words, m.id)
    return Piece(id=m.id, label=label, kind="training", count=m.count, state=state, note=note)


def _character(words: Language, v: View, c: CharacterView) -> Zone:
    markers = [_marker(words, marker) for marker in c.training]
    if c.coroner:
        label = words.say("piece-coroner")
        markers.append(Piece(id=c.coroner, label=label, kind="grave", state="empty"))
    if c.administrator and v.priority == "administrator":
        markers.append(_priority(words))
    skills = " · ".join(_skill(words, skill) for skill in c.skills)
    name = words.name(c.name, c.id)
    person = Piece(
        id=c.id,
        label=name,
        kind="administrator" if c.administrator else "doctor",
        colour=f"seat:{c.seat}",
        note=skills,
    )
    return Zone(
        id=f"zone:{c.id.partition(':')[2]}",
        label=name,
        pieces=(person, *_tokens(words, c.tokens), *markers),
        seat=c.seat,
    )


def _skill(words: Language, skill: Phrase) -> str:
    if skill.message.startswith("noun-kind-"):
        what = Phrase(skill.message.replace("noun-kind", "does-kind"))
        return words.phrase("skill-special", name=skill, does=what)
    values = {
        name: Phrase(message_id("name", value)) if isinstance(value, str) else value
        for name, value in skill.values.items()
    }
    return words.phrase(skill.message, **values)


def _card(words: Language, c: CardView, state: str) -> Piece:
    label = words.name(c.title, c.id)
    note = words.phrase("piece-card", cubes=c.cubes)
    return Piece(c.id, label, kind="card", glyph=str(c.cubes), state=state, note=note)


def _cards(words: Language, v: View) -> Zone:
    pile = words.say("piece-pile")
    pieces = [_card(words, c, "left") for c in v.left_cards[-1:]]
    pieces.append(Piece(id="pile:ambulance", label=pile, kind="pile", count=v.draw_pile))
    pieces += [_card(words, c, "right") for c in v.right_cards[-1:]]
    pieces += [_card(words, c, "under the pile") for c in v.under_pile]
    return Zone(id="zone:ambulance", label=words.say("zone-ambulance"), pieces=tuple(pieces))


def _cube(words: Language, colour: str, count: int) -> Piece:
    label = words.say("noun-cube", cube=colour)
    return Piece(id=f"cube:{colour}", label=label, kind="cube", colour=colour, count=count)


def _cubes(words: Language, zone: str, counts: tuple[tuple[str, int], ...]) -> Zone:
    pieces = tuple(_cube(words, colour, count) for colour, count in counts)
    note = words.phrase("zone-cup.note", cubes=sum(count for _, count in counts))
    return Zone(id=f"zone:{zone}", label=words.say(f"zone-{zone}"), pieces=pieces, note=note)


def _set(words: Language, v: View) -> Zone:
    pieces = tuple(
        _cube(words, colour, count) for colour in v.cup if (count := v.drawn.count(colour))
    )
    return Zone(id="zone:set", label=words.say("zone-drawn"), pieces=pieces)


def _training(words: Language, v: View) -> Zone:
    pieces = [_marker(words, m, "face up") for m in v.training_pool]
    if v.training_face_down:
        missing = [
            words.phrase("piece-marker", count=m.count, marker=Name(m.name, m.id))
            for m in v.training_missing
        ]
        pieces.append(
            Piece(
                id="training:face_down",
                label=words.say("piece-face-down"),
                kind="training",
                count=v.training_face_down,
                state="face down",
                note=words.phrase("piece-face-down.note", markers=missing),
            )
        )
    marker = v.pending.details.get("marker")
    if isinstance(marker, str):
        held = MarkerView(marker, v.training_names[marker])
        pieces.append(_marker(words, held, "in hand"))
    return Zone(id="zone:training", label=words.say("zone-training"), pieces=tuple(pieces))


def _job_line(words: Language, v: View) -> Zone:
    pieces = []
    for job in v.job_line:
        note = words.phrase("piece-job.note", requirement=job.requirement)
        if job.staff is not None:
            label = words.name(job.staff.name, job.staff.id)
            what = does(words, job.staff.id)
            pieces.append(Piece(job.staff.id, label, kind="staff", state="for hire", note=what))
        else:
            pieces.append(
                Piece(
                    id=f"job:{job.space}",
                    label=words.say("piece-job", state=job.state),
                    kind="job",
                    glyph=str(job.requirement),
                    state=job.state.replace("_", " "),
                    note=note,
                )
            )
    return Zone(
        id="zone:job_line",
        label=words.say("zone-job-line"),
        pieces=tuple(pieces),
        layout="track",
        note=words.phrase("zone-job-line.note", price=v.hire_price),
    )


def _staff(words: Language, v: View) -> Zone:
    here = tuple(_staff_piece(words, s) for s in v.staff if s.place in ("office", "parking_lot"))
    return Zone(id="area:parking_lot", label=words.say("zone-staff"), pieces=here)


def _grave(words: Language, g: GraveView) -> Piece:
    note = "" if g.due is None else words.phrase("piece-grave.due", due=g.due)
    state = "tombstone" if g.taken else "empty"
    label = words.say("piece-grave", price=g.price)
    return Piece(id=g.id, label=label, kind="grave", state=state, note=note)


def _coroners(words: Language, v: View) -> tuple[Piece, ...]:
    label = words.say("piece-coroner")
    return tuple(
        Piece(id=f"used_coroner:{n + 1}", label=label, kind="grave", state="tombstone")
        for n in range(v.coroner_graves)
    )


def _characters_to_pick(words: Language, v: View) -> Zone:
    pieces = tuple(Piece(i, words.name(n, i), kind="character") for i, n in v.to_pick.items())
    label = words.say("zone-characters")
    return Zone(id="zone:characters", label=label, pieces=pieces, layout="list")

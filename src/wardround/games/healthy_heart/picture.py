"""The table for a terminal of 100 columns, in rich's console markup."""

from __future__ import annotations

from typing import Final

from wardround.core.words import seat_words
from wardround.games.healthy_heart.view import (
    CharacterView,
    GraveView,
    PatientView,
    RoomView,
    TokenView,
    View,
)

STYLES: Final = {
    "red": "bold red",
    "green": "bold green",
    "yellow": "bold yellow",
    "gray": "bold white",
    "blue": "bold blue",
    "black": "bold magenta",
}
LETTERS: Final = {"red": "R", "green": "G", "yellow": "Y", "gray": "W", "blue": "B", "black": "#"}
WIDTH: Final = 100


def picture(v: View) -> str:
    """Triage, Wards, Rooms, people, tracks: top to bottom."""
    lines = [
        _header(v),
        _rule("Triage (draw bonuses only, PV 1)"),
        *_triage(v),
        _rule("Wards"),
        *_wards(v),
        _rule("Rooms"),
        *_rooms(v),
        _rule("Characters"),
        *(_character(v, c) for c in v.characters),
        _pool(v),
        _rule("Hospital"),
        *_rest(v),
    ]
    if v.pending.prompt:
        lines.append(_rule("Now"))
        seats = ", ".join(seat_words(seat) for seat in v.pending.seats)
        who = f"{seats}: " if seats else ""
        lines.append(f"[bold]{who}{v.pending.prompt}[/bold] [dim]{v.pending.rule}[/dim]")
    return "\n".join(lines)


def _rule(label: str) -> str:
    return f"[dim]── {label} {'─' * (WIDTH - len(label) - 4)}[/dim]"


def _header(v: View) -> str:
    return (
        f"[bold]Game Turn {v.turn} of {v.turns}[/bold] · {v.phase_name} · {v.difficulty} · "
        f"[bold green]${v.money.amount}[/bold green] · "
        f"[bold cyan]{v.prestige.amount} Prestige[/bold cyan] · {v.draw_pile} cards"
    )


def _colour(colour: str, text: str) -> str:
    return f"[{STYLES.get(colour, 'bold')}]{text}[/]"


def _patient(p: PatientView) -> str:
    """``#12 ●●●``: number, then cubes, a bed or a monitor with the level."""
    number = p.id.partition(":")[2]
    mark = {"cubes": "■" * p.level, "bed": f"▭{p.level}", "marker": f"♥{p.level}"}[p.piece]
    if p.side:
        mark += "~" if p.side == "ekg" else "_"
    star = "[bold]*[/]" if p.priority else ""
    return f"{_colour(p.colour, mark)}[dim]{number}[/]{star}"


def _cell(p: PatientView | None, width: int) -> str:
    """A patient in a column of a certain width, or a dot."""
    if p is None:
        return "[dim]·[/]" + " " * (width - 1)
    number = p.id.partition(":")[2]
    shown = p.level if p.piece == "cubes" else 2 + bool(p.side)
    length = shown + len(number) + p.priority
    return _patient(p) + " " * max(1, width - length)


def _triage(v: View) -> list[str]:
    half = len(v.chairs) // 2
    names = "".join(
        _colour(c.colour, LETTERS.get(c.colour, "?")) + f" {c.malady[:11]:<12}"
        for c in v.chairs[:half]
    )
    lines = ["       " + names]
    for side, cards, chairs in (
        ("left ", v.left_cards, v.chairs[:half]),
        ("right", v.right_cards, v.chairs[half:]),
    ):
        card = f"[dim]{cards[-1].title} ({cards[-1].cubes})[/]" if cards else ""
        lines.append(f"{side}  " + "".join(_cell(c.patient, 14) for c in chairs) + card)
    staff = [s.name for s in v.staff if s.place == "area:triage"]
    if staff:
        lines.append("       + " + ", ".join(staff))
    return lines


def _wards(v: View) -> list[str]:
    lines = []
    for w in v.wards:
        staff = [s.name for s in v.staff if s.place == w.id]
        extra = f" + {', '.join(staff)}" if staff else ""
        beds = "".join(_cell(bed, 7) for bed in w.beds)
        lines.append(
            f"{_colour(w.colour, f'{w.name:<20}')}{beds}"
            f"[dim]draw {w.heal} PV {w.pv}[/] {w.ability_label}{extra}"
        )
    return lines


def _rooms(v: View) -> list[str]:
    built = sorted((r for r in v.rooms if r.slot), key=lambda r: r.slot)
    lines = [_room(v, r) for r in built]
    unbuilt = ", ".join(r.name for r in v.rooms if not r.slot)
    lines.append(f"[dim]not built: {unbuilt}[/]")
    return lines


def _room(v: View, r: RoomView) -> str:
    staff = [s.name for s in v.staff if s.place == r.id]
    extra = f" + {', '.join(staff)}" if staff else ""
    facts = f"draw {r.heal} PV {r.pv}" if r.heal else "improves by itself" if r.pv else ""
    people = "".join(_cell(p, 9) for p in r.patients)
    graves = "  ".join(_grave(g) for g in r.graves)
    name = _colour(r.colour, f"{r.name:<24}")
    return f"{r.slot} {name}{r.state:<9}{people}{graves}[dim]{facts}[/]{extra}"


def _tokens(tokens: tuple[TokenView, ...]) -> str:
    marks = {"medical": "✚", "admin": "▤", "chief": "★"}
    words = []
    for t in tokens:
        mark = marks[t.kind]
        words.append(f"[bold]{mark * t.unused}[/][dim]{'z' * t.used}{mark if t.used else ''}[/]")
    return " ".join(words)


def _character(v: View, c: CharacterView) -> str:
    training = ", ".join(m.name + (f" ×{m.count}" if m.count > 1 else "") for m in c.training)
    priority = ", Priority marker" if c.administrator and v.priority == "administrator" else ""
    passed = " (passed)" if c.seat in v.passed else ""
    return (
        f"{seat_words(c.seat)}{passed} [bold]{c.name:<26}[/]{_tokens(c.tokens)}  "
        f"[dim]{'; '.join(c.abilities)}[/]{priority}" + (f" · {training}" if training else "")
    )


def _pool(v: View) -> str:
    shared = _tokens(v.shared) or "none"
    return (
        f"shared tokens {shared} · stock: {v.stock['medical']} Medical, "
        f"{v.stock['admin']} Administrative"
    )


def _cubes(counts: dict[str, int]) -> str:
    return " ".join(
        _colour(colour, f"{n}{LETTERS.get(colour, '?')}") for colour, n in counts.items()
    )


def _grave(g: GraveView) -> str:
    price = f"${g.price}" if g.due is None else f"${g.price}→${g.due}"
    return f"[bold]✝[/][dim]{price}[/]" if g.taken else f"{price}"


def _rest(v: View) -> list[str]:
    jobs = []
    for job in v.job_line:
        if job.staff is not None:
            jobs.append(f"[bold]{job.staff.name}[/]({job.requirement})")
        else:
            jobs.append(f"[dim]{'?' if job.state == 'face_down' else '–'}({job.requirement})[/]")
    pool = ", ".join(f"{m.name}" + (f" ×{m.count}" if m.count > 1 else "") for m in v.training_pool)
    office = ", ".join(s.name for s in v.staff if s.place == "office") or "–"
    parked = ", ".join(s.name for s in v.staff if s.place == "parking_lot") or "–"
    lines = [
        f"Cup {sum(v.cup.values())}: {_cubes(v.cup)}   "
        f"Discard {sum(v.discard.values())}: {_cubes(v.discard)}",
        "Cemetery " + "  ".join(_grave(g) for g in v.cemetery),
        f"Job Line (${v.hire_price}) " + " ".join(jobs),
        f"Offices: {office} · Parking Lot: {parked}",
        f"Training Pool: {pool or '–'} · {v.training_face_down} face down",
    ]
    if v.drawn:
        drawn = " ".join(_colour(c, LETTERS.get(c, "?")) for c in v.drawn)
        lines.append(f"Drawn for the {v.drawing}: {drawn}")
    if v.procedure is not None:
        cube, ward = (word.partition(":")[2] for word in v.procedure)
        lines.append(f"Experimental Procedures: {cube} cubes match {ward} patients")
    return lines

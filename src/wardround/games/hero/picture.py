"""The table for a terminal of 100 columns, in rich's console markup."""

from __future__ import annotations

from typing import Final

from wardround.games.hero.view import HeroGameView, HeroView, PatientView, RoomView
from wardround.games.hero.vocabulary import LETTERS
from wardround.games.hero.wording import tokens

WIDTH: Final = 100


def picture(v: HeroGameView) -> str:
    """The clock, room by room who is there, the heroes, and what waits in stacks and decks."""
    parts = [_headline(v), ""]
    for room in v.rooms:
        parts += _room(v, room)
    parts += ["", *_heroes(v), "", *_stacks(v)]
    if v.result:
        parts += ["", f"[bold]{_safe(v.result)}[/]"]
    return "\n".join(parts)


def _safe(text: str) -> str:
    """Square brackets are markup in rich."""
    return text.replace("[", "\\[")


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def _headline(v: HeroGameView) -> str:
    words = [
        f"[bold]HE.R.O.[/] {v.mode}, {v.night} night",
        f"round {v.round} of {v.rounds}",
    ]
    if v.active is not None and v.phase == "turn":
        name = v.heroes[v.active].name
        words.append(f"[bold]{_safe(name)}[/]: {v.points} points")
        words.append(f"calls {v.calls_left}, counsel {v.counsels_left}")
    lines = [" · ".join(words)]
    if v.prices:
        prices = ", ".join([f"{name} {price}" for name, price in v.prices.items()])
        lines.append(f"chaos here: {prices}")
    if v.pool is not None:
        pool = v.pool
        lines.append(
            f"party: [green]{pool.deeds}/{v.goal} deeds[/] · [cyan]{pool.sleep} sleep[/] · "
            f"[red]{pool.chaos}/{v.chaos_limit} chaos[/]"
        )
    lines += [f"[italic]{_safe(effect.text)}[/]" for effect in v.lasting]
    return "\n".join(lines)


def _room(v: HeroGameView, room: RoomView) -> list[str]:
    heroes = [
        f"[reverse] {_safe(hero.name)} [/]" if hero.seat == v.active else f"[bold]{hero.name}[/]"
        for hero in v.heroes
        if hero.room == room.id
    ]
    staff = [
        f"{_safe(x.name)} {_letters(x.skills)}".strip() + (" (used)" if x.used else "")
        for x in v.staff
        if x.room == room.id
    ]
    patients = sorted([x for x in v.patients if x.room == room.id], key=_station)
    notes = [word for word in (room.bonus and f"+{room.bonus}", *room.actions) if word]
    if room.stations:
        notes.append(f"{len(patients)}/{room.stations} stations")
    title = f"[bold blue]{_safe(room.name)}[/]" + (f" ({', '.join(notes)})" if notes else "")
    out = [" ".join([title, *heroes])]
    if staff:
        out.append("    staff: " + ", ".join(staff))
    out += [_patient(x) for x in patients]
    return out


def _station(x: PatientView) -> int:
    return x.station


def _patient(x: PatientView) -> str:
    station = f"{x.station:>2}" if x.station else "  "
    colour = "red" if x.timer == 1 else "yellow" if x.timer == 2 else "white"
    ways = " or ".join(x.ways)
    carry = "" if x.carry is None else f" carry {x.carry}"
    start = f"{_cut(x.name, 27):<27} {ways:<19}"
    gives = f"{tokens(x.reward, 'deeds')}, {x.chaos} chaos{carry}"
    text = _cut(x.text, max(8, WIDTH - 59 - len(gives)))
    line = f"    {station} [{colour}]{x.timer}h[/] {_safe(start)} {gives}"
    return line + (f" [dim]{_safe(text)}[/]" if text else "")


def _letters(skills: tuple[int, int, int, int]) -> str:
    return " ".join([f"{LETTERS[n]}{value}" for n, value in enumerate(skills) if value > 0])


def _heroes(v: HeroGameView) -> list[str]:
    return [_hero(v, hero) for hero in v.heroes]


def _hero(v: HeroGameView, hero: HeroView) -> str:
    mark = "*" if hero.seat == v.start else " "
    values = " ".join([f"{LETTERS[n]}{value}" for n, value in enumerate(hero.skills)])
    out = f"{mark}{hero.seat + 1} [bold]{_safe(hero.name):<8}[/] {values}  "
    if hero.bag is not None:
        bag = hero.bag
        out += f"[green]{bag.deeds} deeds[/] [cyan]{bag.sleep} sleep[/] [red]{bag.chaos} chaos[/] "
    elif v.pool is None:
        out += "bag closed "
    if hero.journals:
        titles = "; ".join([v.journal_titles[journal] for journal in hero.journals])
        out += f"[dim]{_safe(_cut(titles, 50))}[/]"
    elif hero.power:
        out += f"[dim]{_safe(hero.power)}[/]"
    return out


def _stacks(v: HeroGameView) -> list[str]:
    stack = ", ".join([f"{_safe(x.name)} {_letters(x.skills)}" for x in v.stack])
    decks = ", ".join([f"{deck.name} {deck.size}" for deck in v.decks])
    out = [f"consultants: {stack}", f"decks: {decks}"]
    for score in v.scores:
        name = _safe(v.heroes[score.seat].name)
        end = "eliminated" if score.eliminated else f"score {score.score}"
        out.append(f"{name}: {score.deeds} deeds, {score.chaos_left} chaos left: {end}")
    return out

"""Packs that give printed cards other lines or ways."""

from __future__ import annotations


def card(table: str, id_: str, field: str, lines: tuple[str, ...]) -> str:
    """A pack in which a card has these lines instead of its own."""
    rows = ", ".join("{ " + line + " }" for line in lines)
    return f'[[{table}]]\nid = "{id_}"\n{field} = [{rows}]\n'


def staff(*lines: str, id_: str = "janitor") -> str:
    return card("staff.staff", id_, "effects", lines)


def patient(*lines: str, id_: str = "splinter") -> str:
    return card("patients.patient", id_, "notes", lines)


def hero(*lines: str, id_: str = "rob") -> str:
    return card("heroes.hero", id_, "special", lines)


def ways(*needs: str, id_: str = "splinter", notes: str = "") -> str:
    """A pack in which a patient can be treated in these ways."""
    treat = ", ".join("{ " + need + " }" for need in needs)
    return f'[[patients.patient]]\nid = "{id_}"\ntreat = [{treat}]\nnotes = [{notes}]\n'


def line(trigger: str, mode: str, kind: str, **more: str | int) -> str:
    words = {"trigger": trigger, "mode": mode, "kind": kind, **more}
    return ", ".join(
        f'{k} = "{v}"' if isinstance(v, str) else f"{k} = {v}" for k, v in words.items()
    )

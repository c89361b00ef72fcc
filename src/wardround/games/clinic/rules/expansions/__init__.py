"""Expansions of Clinic, discovered by file: a new one is one new file here.

Each module or package in this folder has an ``EXPANSION``: an instance of a `hooks.Expansion`
subclass that names its decisions and components and overrides the hooks it needs. The base game
never asks which expansions exist; it loops over those that override a hook. What an expansion keeps
in the state is a `hooks.ExpansionPart`. Its answers are ``ExpansionChoice`` actions and its events
``Happened``, so no other file has to know them; its options are ``switches``, its wording is in
``words/``.

Every board also has two sets of spaces that any expansion may use: ``slow`` spaces cost more to
enter; ``shut`` ones cannot be entered, and nothing is built there outdoors.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from wardround.core.decisions import Decision
from wardround.core.game import Option, OptionError, Options
from wardround.games.clinic.rules.decisions import DECISIONS
from wardround.games.clinic.rules.hooks import Expansion, Rules
from wardround.games.clinic.rules.state import Board, State
from wardround.games.clinic.rules.tables import Content


@cache
def all_expansions() -> tuple[Expansion[State, Board], ...]:
    """Every expansion in this folder, in alphabetical order, numbered."""
    expansions: list[Expansion[State, Board]] = []
    for module in sorted(pkgutil.iter_modules(__path__), key=lambda m: m.name):
        expansion = getattr(importlib.import_module(f"{__name__}.{module.name}"), "EXPANSION", None)
        if isinstance(expansion, Expansion):
            expansion.number = len(expansions)
            expansions.append(expansion)
    return tuple(expansions)


@cache
def all_decisions() -> tuple[Decision[State], ...]:
    """The decisions by number: those of the base game, then those of every expansion."""
    return (*DECISIONS, *(d for e in all_expansions() for d in e.decisions))


def all_switches() -> tuple[Option, ...]:
    """The options that expansions bring, each one's own switch first."""
    return tuple(option for expansion in all_expansions() for option in expansion.switches)


def make_rules(options: Options, content: Content) -> Rules[State, Board]:
    """CL-1.42, CL-R46, CV-10.5, CV-R24 Plug in the expansions that are switched on; incompatible
    pairs are refused."""
    for pair in content.refused:
        if all(options.get(name) is True for name in pair):
            together = " and ".join(pair)
            raise OptionError(f"{together} cannot be combined (CL-R46, CV-R24)")
    in_play = [e if options.get(e.id) is True else None for e in all_expansions()]
    return Rules(content, int(options["seats"]), dict(options), in_play, list(all_decisions()))

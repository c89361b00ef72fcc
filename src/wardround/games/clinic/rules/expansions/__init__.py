"""Expansions of Clinic, found by their files: the next one is one new file here.

A module of this folder has an ``EXPANSION``: a subclass of `points.Expansion` that names its
decisions and components, says in ``plug`` which points of the base game it uses, and overrides the
methods of those points. The base game never asks which expansions there are; it loops over whoever
plugged in. What an expansion keeps in the state is a `points.Part`. Its answers are ``Choice``
actions and its events ``Happened``, so no other file has to know them; its switches are
``switches``, its wording the ``say_…`` methods.

The points, in the order of a round:

=====================  ==========================================================================
``set_up``             lay out pieces before the University is filled
``set_aside``          refuse a doctor drawn for the University
``tiles``              which action tiles may be selected
``components``         (with ``component_spaces``, ``place_component``, ``why_not_component``)
                       further things to build; rows of ``build_cost.toml`` and ``components.toml``
``doctor_price``       what a doctor costs
``admitted``           a patient has come into pre-admissions
``beside``             what a seat may do beside whatever it is asked
``before_move``        a stage of the whole table between the last appointments and Move
``move_starts``        a stage of one seat before its people move
``role``               as whom a person counts in a module
``ends``               where a person may end Move
``stays``              who cannot be moved
``room``, ``no_room``  how many patients a module takes; whether it takes anybody else at all
``move_options``       further kinds of moves (legs); ``taken_back`` undoes one
``move_fault``         a further reason why Move cannot be finished
``after_move``         all have moved
``before_care``        Business starts
``severity``           the level against which nurses are counted
``load_of``            doctors who treat several patients and need no nurses
``unwise``             treatments that the engine neither proposes nor demands
``room_bonus``         what a treatment in a treatment room earns in addition
``treats``             a treatment succeeded
``care``               a stage of one seat after its care plan
``after_care``         all have finished care
``keeps_upkeep``       orderlies who work outside supply rooms
``before_training``    a stage of the whole table directly before step 7
``rests``              doctors whom steps 7 and 8 leave alone
``after_training``     between steps 7 and 8; people may leave
``worsens``, ``died``  whom step 9 worsens; who died
``after_worsening``    a stage of the whole table after step 9
``after_round``        a stage of the whole table at the end of a round that is not the last
``score``, ``judge``   a line of end scoring; the result of the game
``imagine``            draw anew what a seat cannot see
=====================  ==========================================================================

Besides lists of expansions there are two sets on every board: ``slow``, spaces that cost more to
enter, and ``shut``, spaces that nobody may enter and where nothing is built outdoors.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from wardround.core.game import Option, OptionError, Options
from wardround.games.clinic.rules.constants import OTHER
from wardround.games.clinic.rules.hooks import Expansion, Terms
from wardround.games.clinic.rules.tables import Content


@cache
def all_expansions() -> tuple[Expansion, ...]:
    """Every expansion of this folder, in alphabetical order, numbered."""
    found: list[Expansion] = []
    for module in sorted(pkgutil.iter_modules(__path__), key=lambda m: m.name):
        expansion = getattr(importlib.import_module(f"{__name__}.{module.name}"), "EXPANSION", None)
        if isinstance(expansion, Expansion):
            expansion.number = len(found)
            found.append(expansion)
    return tuple(found)


def all_switches() -> tuple[Option, ...]:
    """The options that expansions bring, each one's own switch first."""
    return tuple(option for expansion in all_expansions() for option in expansion.switches)


def make_terms(options: Options, content: Content) -> Terms:
    """CL-1.42, CL-R46, CV-10.5, CV-R24 The expansions that are switched on plug in; pairs that do
    not go together are refused."""
    for pair in content.refused:
        if all(options.get(name) is True for name in pair):
            together = " and ".join(pair)
            raise OptionError(f"{together} cannot be combined (CL-R46, CV-R24)")
    terms = Terms(content, int(options["seats"]), dict(options))
    for expansion in all_expansions():
        on = options.get(expansion.id) is True
        terms.by_number.append(expansion if on else None)
        if on:
            terms.expansions.append(expansion)
            expansion.plug(terms.points)
    for number, component in enumerate(content.components):
        if component.form != OTHER or terms.owner_of(component.id) is not None:
            terms.components.append(number)
    return terms

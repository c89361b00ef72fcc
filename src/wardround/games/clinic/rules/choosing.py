"""Chapter 3: choosing and ordering actions."""

from __future__ import annotations

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.clinic.actions import Done, SelectAction
from wardround.games.clinic.events import ActionBegan, ActionEnded, TileSelected, TilesRevealed
from wardround.games.clinic.rules.admitting import begin_admit, list_admit_steps
from wardround.games.clinic.rules.building import begin_build, list_components
from wardround.games.clinic.rules.constants import ADMIT, BUILD, HIRE, TILES
from wardround.games.clinic.rules.hiring import begin_hire, list_hires
from wardround.games.clinic.rules.parking import has_free_place
from wardround.games.clinic.rules.state import (
    ADMIT_STEP,
    BUILD_COMPONENT,
    HIRE_PERSON,
    NOTHING,
    RESOLVE,
    SELECT_ACTION,
    Board,
    State,
    ask,
    left_of,
)


def start_round(s: State) -> None:
    """CL-3.1, CL-3.7, CL-4.8 All six tiles are available, and nothing has been built this round."""
    for b in s.boards:
        b.played = []
        b.hubs_built = 0
        b.specials_built = 0


def start_selection(s: State) -> None:
    """CL-3.3, CL-3.4 All players select at the same time."""
    for b in s.boards:
        b.selected = -1
        ask(s, b, SELECT_ACTION)


def offered_tiles(s: State, b: Board) -> int:
    """CL-1.20, CL-3.6 The action tiles that a player may select, as a set."""
    offered = 0
    for tile in range(len(TILES)):
        if b.played.count(tile) < s.rules.content.common.tiles_per_action:
            offered |= 1 << tile
    for expansion in s.rules.hooks.tiles:
        offered = expansion.tiles(s, b, offered)
    return offered


def list_tiles(s: State, b: Board) -> list[Action]:
    offered = offered_tiles(s, b)
    select = b.content.menus[b.seat].select
    return [action for tile, action in enumerate(select) if offered >> tile & 1]


def select(s: State, action: SelectAction, chance: Chance, log: Log) -> None:
    """CL-3.4, CL-H2 A tile is selected in secret."""
    b = s.boards[action.seat]
    b.selected = b.content.tile_index[action.tile]
    ask(s, b, NOTHING)
    if log.on:
        log.add(TileSelected(rule="CL-3.4", seat=b.seat, tile=action.tile, audience=b.seat))


def reveal(s: State, log: Log) -> None:
    """CL-3.5, CL-3.8, CL-3.9 All tiles are revealed; every Build resolves, then every Hire, then
    every Admit, each in turn order."""
    s.queue = []
    for tile in (BUILD, HIRE, ADMIT):
        s.queue += [seat for seat in s.order if s.boards[seat].selected == tile]
    s.phase = RESOLVE
    # A whole turn may pass before the next question.
    log.barrier = True
    if log.on:
        tiles = tuple(f"tile:{TILES[b.selected]}" for b in s.boards)
        log.add(TilesRevealed(rule="CL-3.5", tiles=tiles))


def begin_action(s: State, log: Log) -> None:
    """CL-3.10, CL-3.12 The next player starts their action; the tile lies face up in the first free
    slot."""
    b = s.boards[s.queue.pop(0)]
    s.acting = b.seat
    b.played.append(b.selected)
    if b.selected == BUILD:
        begin_build(b)
    elif b.selected == HIRE:
        begin_hire(b)
    else:
        begin_admit(b)
    if log.on:
        points = left_of(b).queue_points
        tile = f"tile:{TILES[b.selected]}"
        log.add(ActionBegan(rule="CL-3.8", seat=b.seat, tile=tile, points=points))


def continue_action(s: State, b: Board, log: Log) -> None:
    """CL-3.11, CL-6.2, CL-R60 Ask for the next step of an action, or end it if nothing is left to
    choose."""
    if b.selected == BUILD:
        question, options = BUILD_COMPONENT, list_components(s, b)
    elif b.selected == HIRE:
        question, options = HIRE_PERSON, list_hires(s, b)
    else:
        question, options = ADMIT_STEP, list_admit_steps(s, b)
    if len(options) <= 1:
        end_action(s, b, log, why_over(b))
        return
    ask(s, b, question)
    b.listed = options


def stop_acting(s: State, action: Done, chance: Chance, log: Log) -> None:
    """CL-3.11 The rest of an action need not be used."""
    end_action(s, s.boards[action.seat], log)


def why_over(b: Board) -> str:
    """CL-R60 Why an action ends without a question although not all of it was used."""
    left = left_of(b)
    if b.selected == BUILD:
        return "build" if left.components else ""
    if b.selected == ADMIT:
        return "admit" if left.queue_points else ""
    if not left.doctors and not left.others:
        return ""
    return "hire" if has_free_place(b) else "parking"


def end_action(s: State, b: Board, log: Log, why: str = "") -> None:
    """CL-3.10, CL-3.11, CL-6.2 The action is over, used or not."""
    b.left = None
    b.piece = -1
    b.other = -1
    s.acting = -1
    ask(s, b, NOTHING)
    if log.on:
        tile = f"tile:{TILES[b.selected]}"
        log.add(ActionEnded(rule="CL-3.10", seat=b.seat, tile=tile, why=why, money=b.money))


def why_not_select(s: State, action: SelectAction) -> Refusal:
    """CL-3.6 A tile that is used up, or no tile at all."""
    b = s.boards[action.seat]
    tile = b.content.tile_index.get(action.tile, -1)
    if tile == -1:
        return Refusal("CL-1.20", "no_such_tile", tile=action.tile)
    for expansion in s.rules.hooks.tiles:
        if not expansion.tiles(s, b, 1 << tile):
            return expansion.why_not_tile(action.tile)
    return Refusal("CL-3.6", "tile_used", tile=action.tile)

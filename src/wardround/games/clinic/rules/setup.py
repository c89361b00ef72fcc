"""Chapter 1: setting up, bonus tiles and initial clinics."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.core.piles import Bag
from wardround.games.clinic import events as ev
from wardround.games.clinic.actions import (
    BonusSpace,
    ChooseBoard,
    InitialPiece,
    InitialSpace,
    SoloGoal,
    TakeBonus,
)
from wardround.games.clinic.rules.administration import fill_university
from wardround.games.clinic.rules.building import (
    in_supply,
    placing_spaces,
    put_component,
    second_stops,
    why_not_space,
)
from wardround.games.clinic.rules.constants import (
    COLOURS,
    CONVEYOR,
    DOCTOR,
    LEVELS,
    NURSE,
    ORDERLY,
    WHITE,
)
from wardround.games.clinic.rules.geometry import members, put_module
from wardround.games.clinic.rules.hooks import ExpansionPart, Rules
from wardround.games.clinic.rules.parking import open_streets
from wardround.games.clinic.rules.state import (
    BONUS,
    BONUS_SPACE,
    CHOOSE_BOARD,
    GOAL,
    INITIAL_PIECE,
    INITIAL_SPACE,
    NOTHING,
    SOLO_GOAL,
    TAKE_BONUS,
    Board,
    State,
    about,
    add_person,
    ask,
    place_name,
)
from wardround.games.clinic.rules.tables import ENDLESS

PIECES: Final = ["hub", "treatment", "supply", "entrance"]
"""The starting pieces; ``Board.pieces`` is a set of them."""
HUB: Final = 0
ENTRANCE_PIECE: Final = 3
ALL_PIECES: Final = 0b1111


def new_state(rules: Rules[State, Board]) -> State:
    """CL-1.2, CL-1.3, CL-1.13, CL-1.14, CL-1.16, CL-1.17, CL-1.19, CL-1.22, CL-1.23, CL-1.27,
    CL-1.28, CL-1.31, CL-1.43 A table with its bags, supplies and displays, and markers at the
    start; beginners have the 4×3 side."""
    s = State(rules, None)
    content, player = rules.content, rules.player
    for seat in range(rules.seats):
        b = Board(seat, content, content.beginner_shape, rules.experts[seat], None)
        open_streets(s, b)
        s.boards.append(b)
    s.order = list(range(rules.seats))
    s.stack = list(reversed(s.order))
    s.hub_up = [0] * len(content.services)
    s.hub_down = [0] * len(content.services)
    s.university = [-1] * player.university_spaces
    s.nurses = [player.nurses_per_column] * content.rounds
    s.orderlies = player.orderlies
    s.notepad = [[] for _ in range(player.services)]
    s.patients = Bag(COLOURS[:LEVELS], player.patients.listed())
    s.doctors = Bag(COLOURS, player.doctors.listed())
    s.parts = [ExpansionPart() if e is None else e.begin(rules) for e in rules.by_number]
    return s


def lay_out_modules(s: State, chance: Chance) -> None:
    """CL-1.6, CL-1.7, CL-1.8, CL-1.9, CL-1.10, CL-1.11, CL-1.12, CL-1.21, CL-R47 Stacks of hubs and
    special modules with their top tile up; the players' starting modules come out first."""
    rules = s.rules
    c = rules.content
    player = rules.player
    for service in range(player.services):
        left = c.hubs[service] - (rules.seats if service == 0 else 0)
        s.hub_up[service] = min(left, 1)
        s.hub_down[service] = left - s.hub_up[service]
    types = c.specials[:]
    while len(types) > player.special_types:
        types.pop(chance.pick(types, [kind.id for kind in c.kinds]))
    for kind in types:
        count = min(player.special_each, c.kinds[kind].tiles)
        s.special_up[kind] = min(count, 1)
        s.special_down[kind] = count - s.special_up[kind]
    treatment, supply = c.stock_names.index("treatment"), c.stock_names.index("supply")
    s.stock[treatment] -= rules.seats
    s.stock[supply] = player.supply_rooms - rules.seats
    entrance = c.stock_names.index("entrance")
    if s.stock[entrance] != ENDLESS:
        s.stock[entrance] -= rules.seats


def lay_out_people(s: State, chance: Chance, log: Log) -> None:
    """CL-1.24, CL-1.25, CL-1.29, CL-1.30 The University, and the notepad with one patient a row in
    column 3."""
    for expansion in s.rules.hooks.set_up:
        expansion.set_up(s, chance, log)
    fill_university(s, chance, log)
    for row in s.notepad:
        if s.patients.size():
            row.append(s.patients.draw(chance))


def set_up(rules: Rules[State, Board], chance: Chance, log: Log) -> State:
    """CL-1.15, CL-1.17, CL-1.32, CL-1.41, CL-16.1 Turn order, pools, displays, bonus tiles."""
    s = new_state(rules)
    s.order = chance.order([f"seat:{seat}" for seat in range(rules.seats)])
    s.stack = list(reversed(s.order))
    if log.on:
        log.add(ev.GameBegan(rule="CL-1.15", order=tuple(f"seat:{seat}" for seat in s.order)))
    lay_out_modules(s, chance)
    lay_out_people(s, chance, log)
    left = list(range(len(rules.content.bonus_ids)))
    while len(s.bonus_shown) < rules.player.bonus_shown:
        s.bonus_shown.append(left.pop(chance.pick(left, rules.content.bonus_ids)))
    s.bonus_shown.sort()
    s.phase = GOAL
    if rules.seats == 1 and not rules.hooks.judge:
        ask(s, s.boards[0], SOLO_GOAL)
    else:
        start_bonus(s)
    return s


# -- solo goal --------------------------------------------------------------------------------


def list_goals(s: State, b: Board) -> list[Action]:
    """CL-16.2 Each goal, or one drawn at random."""
    menu = b.content.menus[b.seat]
    return [*menu.goals, menu.goals_random]


def set_goal(s: State, action: SoloGoal, chance: Chance, log: Log) -> None:
    """CL-16.2, CL-H6 The goal is chosen or drawn before play."""
    b = s.boards[action.seat]
    wanted = action.goal.partition(":")[2]
    goals = b.content.goals
    if wanted in goals:
        s.goal = goals.index(wanted)
    else:
        s.goal = chance.pick(list(range(len(goals))), goals)
    start_bonus(s)
    if log.on:
        log.add(ev.GoalSet(rule="CL-16.2", seat=b.seat, goal=f"goal:{goals[s.goal]}"))


# -- bonus tiles ------------------------------------------------------------------------------


def start_bonus(s: State) -> None:
    """CL-1.33 Bonus tiles are taken in reverse turn order."""
    s.phase = BONUS
    s.queue = list(reversed(s.order))
    ask(s, s.boards[s.queue.pop(0)], TAKE_BONUS)


def list_bonuses(s: State, b: Board) -> list[Action]:
    """CL-1.32, CL-1.33 The revealed tiles that nobody has taken."""
    menu = b.content.menus[b.seat]
    return [menu.bonuses[bonus] for bonus in s.bonus_shown]


def take_bonus(s: State, action: TakeBonus, chance: Chance, log: Log) -> None:
    """CL-1.33, CL-1.34 One revealed tile; when all have one the rest leave the game."""
    b = s.boards[action.seat]
    b.bonus = b.content.bonus_ids.index(action.bonus.partition(":")[2])
    s.bonus_shown.remove(b.bonus)
    b.money += b.content.bonus_money[b.bonus]
    ask(s, b, NOTHING)
    if log.on:
        log.add(ev.BonusTaken(rule="CL-1.33", seat=b.seat, bonus=action.bonus))
    if s.queue:
        ask(s, s.boards[s.queue.pop(0)], TAKE_BONUS)
    else:
        s.bonus_shown = []


# -- initial clinics --------------------------------------------------------------------------


def start_clinics(s: State, chance: Chance, log: Log) -> None:
    """CL-1.36, CL-1.37, CL-1.38 Beginners draw different layouts; experts build simultaneously."""
    c = s.rules.content
    left = list(range(LEVELS))
    for seat in s.order:
        b = s.boards[seat]
        if b.expert:
            start_expert(s, b)
            continue
        colour = left.pop(chance.pick(left, COLOURS))
        hub, treatment, supply, entrance = c.layouts[colour]
        put_module(b, hub, c.hub, 0)
        put_module(b, treatment, c.treatment, -1)
        put_module(b, supply, c.supply, -1)
        b.entrances = 1 << entrance
        b.pieces = ALL_PIECES
        if log.on:
            log.add(ev.LayoutDrawn(rule="CL-1.36", seat=seat, colour=COLOURS[colour]))


def start_expert(s: State, b: Board) -> None:
    """CL-1.4 An expert first picks a side of the board."""
    ask(s, b, CHOOSE_BOARD)


def list_boards(s: State, b: Board) -> list[Action]:
    return b.content.menus[b.seat].boards


def choose_board(s: State, action: ChooseBoard, chance: Chance, log: Log) -> None:
    """CL-1.4, CL-H3 The board is turned to the chosen side, unseen by the others."""
    b = s.boards[action.seat]
    name = action.board.partition(":")[2]
    for number, shape in enumerate(b.content.shapes):
        if shape.id == name:
            empty_board(s, b, number)
    ask(s, b, INITIAL_PIECE)
    if log.on:
        log.add(ev.BoardChosen(rule="CL-1.4", seat=b.seat, board=action.board, audience=b.seat))


def empty_board(s: State, b: Board, shape: int) -> None:
    """An empty board of another side; the owner's possessions and question stay."""
    money, bonus, question = b.money, b.bonus, b.ask
    b.copy_from(Board(b.seat, b.content, shape, b.expert))
    b.money, b.bonus, b.ask = money, bonus, question
    open_streets(s, b)


def piece_component(b: Board, piece: int) -> int:
    """The component that a starting piece stands for; the hub is that of the first service."""
    return 0 if piece == HUB else b.content.component_index[f"component:{PIECES[piece]}"]


def piece_of(b: Board, component: int) -> int:
    """The starting piece that is this component; -1 if there is none."""
    for piece in range(len(PIECES)):
        if piece_component(b, piece) == component:
            return piece
    return -1


def list_pieces(s: State, b: Board) -> list[Action]:
    """CL-1.38, CL-1.39 Starting pieces not yet placed; the entrance only once the hub is."""
    out: list[Action] = []
    menu = b.content.menus[b.seat].initial_piece
    for piece in range(len(PIECES)):
        if b.pieces >> piece & 1 or (piece == ENTRANCE_PIECE and not b.pieces >> HUB & 1):
            continue
        out.append(menu[piece_component(b, piece)])
    return out


def choose_piece(s: State, action: InitialPiece, chance: Chance, log: Log) -> None:
    b = s.boards[action.seat]
    b.piece = piece_of(b, b.content.component_index[action.piece])
    ask(s, b, INITIAL_SPACE)


def initial_spaces(s: State, b: Board) -> int:
    """CL-1.38, CL-1.39, CL-4.20 Legal spaces of a starting piece: the hub beside an entrance space,
    the entrance pointing at it."""
    spaces = placing_spaces(s, b, piece_component(b, b.piece))
    return spaces & b.shape.rim if b.piece == HUB else spaces


def list_initial_spaces(s: State, b: Board) -> list[Action]:
    menu = b.content.menus[b.seat].initial_space[b.shape_number]
    offset = b.shape.spaces if b.piece == ENTRANCE_PIECE else 0
    return [menu[offset + space] for space in members(initial_spaces(s, b))]


def place_piece(s: State, action: InitialSpace, chance: Chance, log: Log) -> None:
    """CL-1.38, CL-H3 A starting piece is placed free of charge, unseen by the others."""
    b = s.boards[action.seat]
    name = action.space
    place = b.content.space_index[b.seat][b.shape_number][name]
    component = b.content.components[piece_component(b, b.piece)]
    if b.piece == ENTRANCE_PIECE:
        b.entrances = 1 << (place - b.shape.spaces)
        b.changed()
    else:
        put_module(b, place, component.kind, component.service)
    if log.on:
        log.add(
            ev.PiecePlaced(
                rule="CL-1.38",
                seat=b.seat,
                component=f"component:{component.id}",
                space=name,
                audience=b.seat,
            )
        )
    b.pieces |= 1 << b.piece
    b.piece = -1
    ask(s, b, NOTHING if b.pieces == ALL_PIECES else INITIAL_PIECE)


def show_clinics(s: State, log: Log) -> None:
    """CL-1.35, CL-1.40, CL-1.41, CL-H3 All clinics are revealed; the starting doctor stands on the
    entrance, and so does anyone a bonus tile brought."""
    c = s.rules.content
    if log.on:
        seats = tuple(f"seat:{b.seat}" for b in s.boards)
        log.add(ev.ClinicsShown(rule="CL-1.41", seats=seats))
    for seat in s.order:
        b = s.boards[seat]
        entrance = b.shape.spaces + members(b.entrances)[0]
        colour = c.bonus_doctor[b.bonus] if b.bonus != -1 else -1
        _join(b, DOCTOR, WHITE if colour == -1 else colour, entrance, log)
        kind = c.bonus_person[b.bonus] if b.bonus != -1 else -1
        if kind in (NURSE, ORDERLY):
            _join(b, kind, WHITE, entrance, log)
    s.queue = s.order[:]


def _join(b: Board, kind: int, colour: int, place: int, log: Log) -> None:
    person = add_person(b, kind, colour, -1, place)
    b.to_park += 1
    if log.on:
        log.add(ev.Joined(rule="CL-1.40", **about(b, person)))


# -- what bonus tiles grant -------------------------------------------------------------------


def granted(b: Board) -> int:
    """The component that a player's bonus tile places, -1 for none."""
    form = b.content.bonus_place[b.bonus] if b.bonus != -1 else 0
    if form:
        for number, component in enumerate(b.content.components):
            if component.form == form:
                return number
    return -1


def start_grant(s: State, b: Board) -> None:
    """CL-1.34, CL-1.41, CL-R32, CL-R55 A granted placement that is impossible is lost."""
    number = granted(b)
    if number == -1 or not grant_spaces(s, b, number):
        return
    b.piece = number
    b.other = -1
    ask(s, b, BONUS_SPACE)


def grant_spaces(s: State, b: Board, number: int) -> int:
    """CL-4.20, CL-R32, CL-R55 Where a granted component may stand; a conveyor pair asks twice."""
    component = b.content.components[number]
    if not in_supply(s, b, component):
        return 0
    if b.other != -1:
        return second_stops(b, b.other)
    return placing_spaces(s, b, number)


def list_grant_spaces(s: State, b: Board) -> list[Action]:
    menu = b.content.menus[b.seat].bonus_space[b.shape_number]
    return [menu[space] for space in members(grant_spaces(s, b, b.piece))]


def place_grant(s: State, action: BonusSpace, chance: Chance, log: Log) -> None:
    """CL-1.34, CL-R32, CL-R55 The granted component is placed free of charge."""
    b = s.boards[action.seat]
    name = action.space
    place = b.content.space_index[b.seat][b.shape_number][name]
    component = b.content.components[b.piece]
    if component.form == CONVEYOR and b.other == -1:
        b.other = place
        ask(s, b, BONUS_SPACE)
        return
    if b.other != -1:
        put_component(s, b, b.piece, b.other)
        if log.on:
            log.add(ev.StopAdded(rule="CL-4.50", seat=b.seat, space=place_name(b, b.other)))
    put_component(s, b, b.piece, place)
    if log.on:
        what = f"component:{component.id}"
        log.add(ev.PiecePlaced(rule="CL-R32", seat=b.seat, component=what, space=name))
    b.piece = -1
    b.other = -1
    ask(s, b, NOTHING)


# -- why not ----------------------------------------------------------------------------------


def why_not_piece(s: State, action: InitialPiece) -> Refusal:
    """CL-1.38, CL-1.39 A piece already placed, an entrance before the hub, or no such piece."""
    b = s.boards[action.seat]
    piece = piece_of(b, b.content.component_index.get(action.piece, -1))
    if piece == -1:
        return Refusal("CL-1.21", "no_starting_piece", component=action.piece)
    if b.pieces >> piece & 1:
        return Refusal("CL-1.38", "placed_already", component=action.piece)
    return Refusal("CL-1.39", "hub_first", component=action.piece)


def why_not_initial_space(s: State, action: InitialSpace) -> Refusal:
    """CL-1.39 A hub away from the entrance spaces, an entrance away from the hub, or an illegal
    space."""
    b = s.boards[action.seat]
    name = action.space
    place = b.content.space_index[b.seat][b.shape_number].get(name, -1)
    if b.piece == ENTRANCE_PIECE and 0 <= place < b.shape.first_helipad:
        return Refusal("CL-1.39", "not_at_hub", space=name)
    if place != -1 and placing_spaces(s, b, piece_component(b, b.piece)) >> place & 1:
        return Refusal("CL-1.39", "no_entrance_beside", space=name)
    return why_not_space(s, b, piece_component(b, b.piece), name)


def why_not_grant(s: State, action: BonusSpace) -> Refusal:
    """CL-R32 A space where the granted component cannot stand."""
    b = s.boards[action.seat]
    return why_not_space(s, b, b.piece, action.space)

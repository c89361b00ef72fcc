"""Chapters 1 and 14: options and setup."""

from __future__ import annotations

from wardround.core.chance import Chance
from wardround.core.game import Options
from wardround.core.log import Log, silent
from wardround.core.piles import Pile
from wardround.games.hero.events import HeroTaken
from wardround.games.hero.journals import hold
from wardround.games.hero.report import tell
from wardround.games.hero.rounds import begin_round, draw_staff
from wardround.games.hero.state import Shift, State
from wardround.games.hero.tables import Content
from wardround.games.hero.vocabulary import NOBODY, PICKING


def make_shift(options: Options, t: Content) -> Shift:
    """HE-1.1, HE-1.2, HE-1.3, HE-13.1, HE-13.7, HE-13.12, HE-13.13, HE-13.14, HE-14.5, HE-14.6,
    HE-R5, HE-R58, HE-R61, HE-R63, HE-R66, HE-R68 What the options make of the content."""
    numbers = t.numbers
    night = str(options["night"])
    seats = int(options["seats"])
    coop = options["mode"] == "cooperative"
    length = numbers.nights[night]
    shift = Shift(options, seats, coop, night, length.rounds, length.clock_start)
    shift.sleep_needed = length.sleep_needed
    shift.arrivals = numbers.arrivals[str(options["arrivals"])][night]
    shift.expert_limits = options["expert_limits"] is True
    shift.hero_chosen = options["hero_setup"] == "chosen"
    shift.start_first = options["start_player"] == "first_seat"
    shift.per_action = options["carry_charge"] == "per_action"
    if coop:
        goals = numbers.goals[str(options["level"])]
        printed = night == "short" and options["short_target"] == "printed"
        shift.goal = goals["regular" if printed else night] * seats
        shift.chaos_limit = numbers.coop_chaos_base + seats
        shift.sleep_per_chaos = numbers.coop_sleep * seats
        shift.freeloading = numbers.coop_freeload
        shift.help_journals = int(options["two_player_help"]) if seats == 2 else 0
    else:
        shift.eliminate_at = int(options["eliminate_at_chaos"])
        shift.open_bags = options["open_bags"] is True
    return shift


def new_state(options: Options, t: Content) -> State:
    """HE-1.6, HE-1.8, HE-1.9, HE-1.14, HE-1.16, HE-1.17, HE-1.18, HE-1.21 All cards in their decks,
    nothing on the board."""
    s = State(t, make_shift(options, t))
    s.deck = Pile(t.patient_names, [list(range(len(t.patients)))])
    s.journal_deck = Pile(t.journal_names, [all_journals(t)])
    s.staff_deck = Pile(t.staff_names, [list(range(t.staff_count))])
    return s


def all_journals(t: Content) -> list[int]:
    """HE-1.9 Every journal card, by its title."""
    cards: list[int] = []
    for journal in t.journals:
        cards += [journal.index] * journal.copies
    return cards


def setup(options: Options, t: Content, chance: Chance) -> State:
    """HE-1.5, HE-1.7, HE-1.11, HE-1.12, HE-1.13, HE-1.14, HE-1.15, HE-1.20, HE-R1, HE-R3, HE-R4
    Start player, staff, heroes."""
    s = new_state(options, t)
    log = silent()
    if not s.shift.start_first:
        seats = list(range(s.shift.seats))
        s.start = chance.pick(seats, t.seat_names)
    staff = draw_staff(s, t.numbers.track_setup, chance, log)
    s.set_duty((*s.fields[1:], staff), ())
    s.phase = PICKING
    s.active = s.start
    if not s.shift.hero_chosen:
        left = list(range(len(t.heroes)))
        names = [hero.id for hero in t.heroes]
        for seat in range(s.shift.seats):
            _seat_hero(s, seat, left.pop(chance.pick(left, names)), log)
        begin_night(s, chance, log)
    return s


def pick_hero(s: State, hero: int, chance: Chance, log: Log) -> None:
    """HE-1.11, HE-R3 Players pick one after another, clockwise from the starting player."""
    _seat_hero(s, s.active, hero, log)
    log.barrier = True
    s.turns_taken += 1
    if s.turns_taken < s.shift.seats:
        s.active = (s.start + s.turns_taken) % s.shift.seats
    else:
        begin_night(s, chance, log)


def _seat_hero(s: State, seat: int, hero: int, log: Log) -> None:
    heroes = list(s.heroes)
    heroes[seat] = hero
    s.heroes = tuple(heroes)
    hold(s, seat, ())
    if log.on:
        tell(s, log, HeroTaken(rule="HE-1.11", seat=seat, hero=s.t.heroes[hero].mention))


def heroes_left(s: State) -> list[int]:
    """HE-1.11 Each player has a different hero."""
    return [hero for hero in range(len(s.t.heroes)) if hero not in s.heroes]


def begin_night(s: State, chance: Chance, log: Log) -> None:
    """HE-1.18, HE-14.7 Help for two, then round 1."""
    aside: list[int] = []
    for seat in range(s.shift.seats):
        held: list[int] = []
        while len(held) < s.shift.help_journals and s.journal_deck.packets:
            journal = s.journal_deck.draw(chance)
            (aside if s.t.journals[journal].sleep > 0 else held).append(journal)
        hold(s, seat, tuple(held))
    if aside:
        s.journal_deck.shuffle_in(aside)
    s.active = NOBODY
    begin_round(s, log)

"""Chapters 1 and 14: options and setup."""

from __future__ import annotations

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.game import Options
from wardround.core.log import Log, silent
from wardround.core.piles import Pile
from wardround.games.hero.actions import PickHero
from wardround.games.hero.events import HeroTaken
from wardround.games.hero.rules.constants import NOBODY, PICKING
from wardround.games.hero.rules.journals import hold
from wardround.games.hero.rules.report import tell
from wardround.games.hero.rules.rounds import begin_round, draw_staff
from wardround.games.hero.rules.state import Rules, State
from wardround.games.hero.rules.tables import Content


def make_rules(options: Options, content: Content) -> Rules:
    """HE-1.1, HE-1.2, HE-1.3, HE-13.1, HE-13.7, HE-13.12, HE-13.13, HE-13.14, HE-14.5, HE-14.6,
    HE-R5, HE-R16, HE-R58, HE-R61, HE-R63, HE-R66, HE-R68 Resolve the options, using the content."""
    constants = content.constants
    night = str(options["night"])
    seats = int(options["seats"])
    coop = options["mode"] == "cooperative"
    length = [row for row in constants.night if row.id == night].pop()
    rules = Rules(options, seats, coop, night, length.rounds, length.clock_start)
    rules.sleep_needed = length.sleep_needed
    reading = [row for row in constants.arrivals.per_round if row.id == options["arrivals"]].pop()
    rules.arrivals = reading.regular if night == "regular" else reading.short
    expert = coop and options["level"] == "expert"
    limits = options["expert_limits"]
    rules.expert_limits = limits == "always" or (expert and limits == "expert_level")
    rules.hero_chosen = options["hero_setup"] == "chosen"
    rules.start_first = options["start_player"] == "first_seat"
    rules.per_action = options["carry_charge"] == "per_action"
    rules.run_back = options["run_back"] == "allowed"
    if coop:
        goals = [row for row in constants.coop.level if row.id == options["level"]].pop()
        printed = night == "short" and options["short_target"] == "printed"
        rules.goal = (goals.regular if printed or night == "regular" else goals.short) * seats
        rules.chaos_limit = constants.coop.chaos_limit_base + seats
        rules.sleep_per_chaos = constants.coop.sleep_per_chaos_per_player * seats
        rules.freeloading = constants.coop.freeload
        rules.help_journals = int(options["two_player_help"]) if seats == 2 else 0
    else:
        rules.eliminate_at = int(options["eliminate_at_chaos"])
        rules.open_bags = options["open_bags"] is True
    return rules


def new_state(options: Options, content: Content) -> State:
    """HE-1.6, HE-1.8, HE-1.9, HE-1.14, HE-1.16, HE-1.17, HE-1.18, HE-1.21 All cards in their decks,
    nothing on the board."""
    s = State(content, make_rules(options, content))
    s.patient_deck = Pile(content.patient_names, [list(range(len(content.patients)))])
    s.journal_deck = Pile(content.journal_names, [all_journals(content)])
    s.staff_deck = Pile(content.figure_names, [list(range(content.staff_count))])
    return s


def all_journals(content: Content) -> list[int]:
    """HE-1.9 Every journal card, by its title."""
    cards: list[int] = []
    for journal in content.journals:
        cards += [journal.index] * journal.copies
    return cards


def setup(options: Options, content: Content, chance: Chance) -> State:
    """HE-1.5, HE-1.7, HE-1.11, HE-1.12, HE-1.13, HE-1.14, HE-1.15, HE-1.20, HE-R1, HE-R3, HE-R4
    Start player, staff, heroes."""
    s = new_state(options, content)
    log = silent()
    if not s.rules.start_first:
        seats = list(range(s.rules.seats))
        s.start = chance.pick(seats, content.seat_names)
    staff = draw_staff(s, content.constants.staff_track.setup_cards, chance, log)
    s.set_duty((*s.track[1:], staff), ())
    s.phase = PICKING
    s.active = s.start
    if not s.rules.hero_chosen:
        left = list(range(len(content.heroes)))
        for seat in range(s.rules.seats):
            _seat_hero(s, seat, left.pop(chance.pick(left, content.hero_names)), log)
        begin_night(s, chance, log)
    return s


def list_heroes(s: State) -> list[Action]:
    """HE-1.11 Each player has a different hero."""
    actions = s.content.pick_hero[s.active]
    return [actions[hero] for hero in range(len(actions)) if hero not in s.heroes]


def why_not_pick_hero(s: State, action: PickHero) -> Refusal | None:
    """HE-1.11 The hero is already taken."""
    hero = s.content.find("hero", action.hero)
    return (
        None
        if hero < 0
        else Refusal("HE-1.11", "hero_taken", hero=s.content.names[s.content.heroes[hero].mention])
    )


def pick_hero(s: State, action: PickHero, chance: Chance, log: Log) -> None:
    """HE-1.11, HE-R3 Players pick one after another, clockwise from the starting player."""
    _seat_hero(s, s.active, s.content.index[action.hero], log)
    log.barrier = True
    s.turns_taken += 1
    if s.turns_taken < s.rules.seats:
        s.active = (s.start + s.turns_taken) % s.rules.seats
    else:
        begin_night(s, chance, log)


def _seat_hero(s: State, seat: int, hero: int, log: Log) -> None:
    heroes = list(s.heroes)
    heroes[seat] = hero
    s.heroes = tuple(heroes)
    hold(s, seat, ())
    if log.on:
        tell(s, log, HeroTaken(rule="HE-1.11", seat=seat, hero=s.content.heroes[hero].mention))


def begin_night(s: State, chance: Chance, log: Log) -> None:
    """HE-1.18, HE-14.7 Help for two players, then round 1."""
    aside: list[int] = []
    for seat in range(s.rules.seats):
        held: list[int] = []
        while len(held) < s.rules.help_journals and s.journal_deck.packets:
            journal = s.journal_deck.draw(chance)
            (aside if s.content.journals[journal].sleep > 0 else held).append(journal)
        hold(s, seat, tuple(held))
    if aside:
        s.journal_deck.shuffle_in(aside)
    s.active = NOBODY
    begin_round(s, log)

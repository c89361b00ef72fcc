"""The wording of moves, events and refusals."""

from __future__ import annotations

from typing import Any

from wardround.core.actions import Event, Refusal
from wardround.core.words import Language, capital, seat_words
from wardround.games.forbidden_clinic import actions as a
from wardround.games.forbidden_clinic import events as e
from wardround.games.forbidden_clinic.actions import ClinicAction
from wardround.games.forbidden_clinic.content import Content
from wardround.games.forbidden_clinic.rules.state import State

# -- Actions ----------------------------------------------------------------------------------

ACTION_WORDS: dict[type[ClinicAction], str] = {
    a.PickRole: "Be the {role}",
    a.PickFirstPlayer: "Let the {player} begin",
    a.Move: "Move to {tile}",
    a.Fly: "Fly to {tile}",
    a.Ready: "Ready {tile}",
    a.Give: "Give {card} to the {player}",
    a.Take: "Take {card} from the {player}",
    a.Capture: "Capture {treasure}",
    a.Rehire: "Re-hire the {player}",
    a.Escort: "Escort the {player}",
    a.Triage: "Triage: turn up the top Clinic cards",
    a.EndActions: "End the action phase",
    a.ReadySecond: "Ready {tile} as well",
    a.Done: "Done",
    a.RehireTo: "Bring them back on {tile}",
    a.EscortTo: "Escort them to {tile}",
    a.TriageTop: "Put {tile} on top",
    a.Play: "Play {card}",
    a.Pass: "Pass",
    a.Discard: "Discard {card}",
    a.BoostFrom: "Start from {space}",
    a.BoostPassenger: "Take the {player} along",
    a.BoostTo: "Go to {tile}",
    a.ReliefTile: "Ready {tile}",
    a.DonationTile: "Ready {tile}",
    a.DonationSecond: "Ready {tile} as well",
    a.SwimTo: "Swim to {tile}",
}
OTHER_CARD = {"second": "Put the other card second", "under": "Put the other card under the deck"}


def say_action(language: Language, s: State, action: ClinicAction) -> str:
    """An action as an imperative sentence, with the names of this table."""
    if isinstance(action, a.TriageOther):
        return OTHER_CARD.get(action.where, f"Put the other card {action.where}")
    if isinstance(action, a.PickFirstPlayer) and action.player == f"seat:{action.seat}":
        return "Begin yourself"
    if isinstance(action, a.Rehire) and action.player == f"seat:{action.seat}":
        return "Re-hire yourself"
    words: dict[str, str] = {}
    for field in action.__struct_fields__:
        if field != "seat":
            words[field] = _name(s, getattr(action, field))
    if isinstance(action, a.BoostFrom):
        words["space"] = _space_name(s, action.space)
    return ACTION_WORDS[type(action)].format(**words)


def _name(s: State, mention: str) -> str:
    known = s.layout.tables.titles.get(mention)
    if known is not None:
        return known
    seat = s.layout.tables.seat_index.get(mention)
    if seat is not None and seat < len(s.layout.roles):
        return s.layout.roles[seat].name
    return _plain(mention)


def _space_name(s: State, space: str) -> str:
    """A space by the tile that is or was there."""
    layout = s.layout
    number = layout.tables.board.index.get(space)
    if number is None:
        return _plain(space)
    name = layout.tables.tile_titles[layout.tile_at[number]]
    return name if s.sides[number] else f"the empty space of {name}"


def _plain(mention: str) -> str:
    """``tile:van_port`` -> Van Port: for ids that this table has no name for."""
    return mention.partition(":")[2].replace("_", " ").title() or mention


# -- Events -----------------------------------------------------------------------------------

EVENT_WORDS: dict[type[Event], str] = {
    e.RolePicked: "{player} is the {role}.",
    e.SetupStressed: "{tile} begins Stressed.",
    e.FirstPlayerSet: "The {player} begins.",
    e.TurnBegan: "Turn {turn}: the {player} is active.",
    e.Readied: "The {player} readied {tile}.",
    e.Given: "The {player} gave {card} to the {to}.",
    e.Taken: "The {player} took {card} from the {source}.",
    e.Captured: "The {player} captured {treasure}.",
    e.TriageShown: "The {player} turned up {tiles}.",
    e.SpecialPlayed: "The {player} played {card}.",
    e.Passed: "The {player} passed.",
    e.TreasureDrawn: "The {player} drew {card}.",
    e.TreasureShuffled: "The {cards} Treasure discards became a new Treasure deck.",
    e.Discarded: "The {player} discarded {card}.",
    e.TileStressed: "{tile} became Stressed.",
}
MOVED_WORDS = {
    "move": "The {player} moved to {tile}.",
    "fly": "The {player} flew to {tile}.",
    "rehire": "The {player} was re-hired and came back on {tile}.",
    "escort": "The {player} was escorted to {tile}.",
    "boost": "A Revenue Boost brought the {player} to {tile}.",
    "swim": "The {player} swam to {tile}.",
}
END_WORDS = {
    "saved": "The clinic is saved!",
    "treasure_lost": "A treasure is out of reach: all its tiles have burned out. The game is lost.",
    "front_desk_lost": "The Front Desk has burned out. The game is lost.",
    "skull": "The patient level has reached the skull. The game is lost.",
    "stranded": "A token has no tile to swim to. The game is lost.",
    "given_up": "The team gave up.",
}


def say_event(language: Language, content: Content, event: Event) -> str:
    """An event as a plain sentence."""
    words = _event_words(event)
    if isinstance(event, e.Moved):
        return MOVED_WORDS[event.how].format(**words)
    if isinstance(event, e.GameEnded):
        return END_WORDS[event.reason]
    if isinstance(event, e.Dealt):
        kept = "was dealt {card}." if event.kept else "turned up {card}, which was shuffled back."
        return f"The {{player}} {kept}".format(**words)
    if isinstance(event, e.ActionsEnded):
        unused = f", {_number(event.unused, 'action')} unused" if event.unused else ""
        return f"The {words['player']}'s action phase ended{unused}."
    if isinstance(event, e.LevelRose):
        return _say_level(event)
    if isinstance(event, e.ClinicShuffled):
        cards = _number(event.cards, "Clinic discard")
        verb = "was" if event.cards == 1 else "were"
        target = "on top of the deck" if event.on_top else "into a new deck"
        return f"{cards} {verb} shuffled {target}."
    if isinstance(event, e.TriageReturned):
        under = f", {words['under']} under the deck" if event.under else ""
        return f"The {words['player']} put {words['top']} back on top{under}."
    if isinstance(event, e.TileBurnedOut):
        stayed = f"; {words['players']} burned out with it" if event.players else ""
        return f"{words['tile']} burned out{stayed}."
    return EVENT_WORDS[type(event)].format(**words)


def _event_words(event: Event) -> dict[str, Any]:
    names: dict[str, str] = getattr(event, "names", {})
    words: dict[str, Any] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if isinstance(value, str) and ":" in value:
            words[field] = names.get(value) or _plain(value)
        elif isinstance(value, tuple):
            words[field] = _listing([names.get(item) or _plain(item) for item in value])
        else:
            words[field] = value
    if isinstance(event, e.RolePicked):
        words["player"] = capital(seat_words(int(event.player.partition(":")[2])))
    if isinstance(event, e.TileBurnedOut):
        words["players"] = _listing([f"the {names.get(p) or _plain(p)}" for p in event.players])
    return words


def _say_level(event: e.LevelRose) -> str:
    if not event.value:
        return "The patient level rose to the skull."
    cards = _number(event.value, "Clinic card")
    return f"The patient level rose to tick {event.tick}: {cards} a turn."


def _listing(names: list[str]) -> str:
    """``A, B and C``."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def _number(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


# -- Refusals ---------------------------------------------------------------------------------

REFUSAL_WORDS: dict[str, str] = {
    "unknown_seat": "There is no {seat}: this table has {seats} seats.",
    "unknown_player": "Nobody at this table is {named}.",
    "unknown_tile": "There is no tile {named}.",
    "unknown_card": "There is no card {named}.",
    "unknown_role": "There is no role {named}.",
    "unknown_treasure": "There is no treasure {named}.",
    "unknown_space": "There is no space {named} on the board.",
    "first_things_first": "First{of_whom}: {question}",
    "other_turn": "It is the {player}'s turn; only the active player takes actions.",
    "phase_ended": "The action phase has been ended; actions not taken are lost.",
    "no_actions_left": "All {actions} actions of this turn have been taken.",
    "too_few_actions": "This costs {cost} actions, and only {left} are left.",
    "burned_out": "The {player} is burned out and has to come back to a tile first.",
    "burned_out_tile": "{tile} has burned out; choose a tile that is on the board.",
    "already_there": "The token is on {tile} already; choose another tile.",
    "no_chain": "No chain of Stressed tiles and empty spaces leads to {tile}.",
    "diagonal": "{tile} is a diagonal neighbour; only spaces that share an edge are adjacent.",
    "too_far": "{tile} is {steps} steps away; one Move is one step to an adjacent tile.",
    "already_ready": "{tile} is Ready; only a Stressed tile can be readied.",
    "out_of_reach": "{tile} is out of reach; come closer first.",
    "special_stays": "{card} is a special, and specials never change hands.",
    "card_not_held": "The {player} does not hold {card}.",
    "partner_burned_out": "The {player} is burned out and has to come back to a tile first.",
    "not_same_tile": "The {player} is elsewhere; both tokens have to be on the same tile.",
    "hand_full": "The {player} has a full hand, and at this table nobody may get more.",
    "already_captured": "{treasure} has been captured already.",
    "not_its_tile": "{treasure} can be captured only on one of its own tiles.",
    "too_few_cards": "{treasure} takes {needed} of its cards in one hand; there are {held}.",
    "not_your_power": "The {player} does not have this power.",
    "power_suspended": "The {player} is burned out, and this power rests until they are back.",
    "used_this_turn": "{power} can be used once per turn, and it has been used.",
    "only_others": "An Escort moves another player's token.",
    "no_way": "The {player} has no tile to go to.",
    "no_flight": "An Escort goes step by step: it cannot take the {player} to {tile} by flight.",
    "beyond_escort": "{tile} is more than {steps} steps away for the {player}.",
    "not_shown": "The Triage did not turn up {tile}.",
    "no_such_place": "The other card goes second or under the deck, not {where}.",
    "no_rehire": "At this table nobody stays burned out, so there is no Re-hire.",
    "not_burned_out": "The {player} is not burned out.",
    "not_nearest": "{tile} is not among the nearest tiles, which are at distance {distance}.",
    "role_taken": "Somebody else is the {role} already.",
    "manager_needed": "The last seat has to be the Practice Manager, who is in every game.",
    "passed_already": "The {player} has passed in this window; another card played reopens it.",
    "nothing_to_play": "The {player} has no playable special and is not asked.",
    "not_a_special": "{card} is not a special.",
    "no_effect": "{card} would change nothing now.",
    "only_boost": "{card} does not help swimmers; only a Revenue Boost can be played now.",
    "no_token": "There is no token on {space}.",
    "empty_origin": "{space} is empty, and at this table a Revenue Boost starts from a tile.",
    "already_going": "The {player} goes along already.",
    "not_on_origin": "The {player} is not on the space where the Revenue Boost starts.",
    "one_at_least": "A Revenue Boost takes at least one token.",
    "not_adjacent": "{tile} does not share an edge with the first tile.",
}


def refusal_words(language: Language, refusal: Refusal) -> str:
    """A refusal as a sentence that says what would be needed."""
    facts = {key: str(fact) for key, fact in refusal.facts.items()}
    if refusal.reason == "unknown_seat":
        facts["seat"] = seat_words(refusal.facts["seat"])
    if refusal.reason == "first_things_first":
        facts["of_whom"] = f" ({facts['player']})" if facts["player"] else ""
    return capital(REFUSAL_WORDS[refusal.reason].format(**facts))

"""Where expansions plug in: `Expansion`, `Hooks`, and the `Rules` of one game.

The methods of `Expansion` are the hooks, in the order of a round. The base game calls each by
looping over the expansions that override it; without expansions the list is empty.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.decisions import Answer, Decision
from wardround.core.fields import Codec
from wardround.core.game import Option, Outcome, ScoreLine
from wardround.core.log import Log
from wardround.games.clinic.actions import ExpansionChoice
from wardround.games.clinic.events import Happened, Names
from wardround.games.clinic.rules.constants import OTHER
from wardround.games.clinic.rules.tables import Content

S = TypeVar("S")
"""The state and …"""
B = TypeVar("B")
"""… the boards that hooks are given: `state` builds on this module."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ExpansionPart:
    """What an expansion keeps in the state."""

    def clone(self) -> ExpansionPart:
        return ExpansionPart()


def choice_question(
    name: str,
    rule: str,
    choices: Callable[[S, B], list[Action]],
    carry_out: Callable[[S, ExpansionChoice, Chance, Log], None],
    why_not: Callable[[S, ExpansionChoice], Refusal | None] | None = None,
    facts: Callable[[S], dict[str, Any]] | None = None,
) -> Decision[S]:
    """An expansion's question, answered with an `ExpansionChoice`."""
    return Decision(name, rule, choices, {ExpansionChoice: Answer(carry_out, why_not)}, facts=facts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion(Generic[S, B]):
    """One expansion; the game calls the hooks it overrides."""

    def __init__(self, id: str, components: list[str]) -> None:
        self.id = id
        self.components = components
        self.decisions: list[Decision[S]] = []
        self.switches: list[Option] = []
        """The options it brings; the first, named like the expansion, switches it on."""
        self.codec = Codec(())
        """How its part is saved."""
        self.shown_as: dict[str, str] = {}
        """Decisions that would give away a hidden choice, and what other players see instead."""
        self.hidden_decisions: tuple[str, ...] = ()
        self.end_reasons: tuple[str, ...] = ()
        self.cooperative = False
        self.number = 0
        """Its place in alphabetical order, by which parts and legs refer to it."""

    # -- the frame ------------------------------------------------------------------------

    def begin(self, rules: Rules[S, B]) -> ExpansionPart:
        """The empty part; also called for positions."""
        return ExpansionPart()

    def position(self, s: S, table: dict[str, Any]) -> None:
        """Take the expansion's keys out of a position's table (pop them)."""

    def census(self, s: S, counts: dict[str, int]) -> None:
        """Add the counts that are conserved."""

    def imagine(self, s: S, viewer: int, chance: Chance) -> None:
        """Redraw what ``viewer`` (-1: a spectator) cannot see."""

    # -- decisions ------------------------------------------------------------------------

    def open_beside(self, b: B) -> list[str]:
        """The decisions a seat may answer beside its current question."""
        return []

    def beside(self, s: S, b: B, out: list[Action]) -> None:
        """List what a seat may do beside its current question."""

    # -- setup and actions ----------------------------------------------------------------

    def set_up(self, s: S, chance: Chance, log: Log) -> None:
        """Lay out the expansion's pieces, before the University is filled."""

    def set_aside(self, s: S, colour: int) -> bool:
        """Whether a doctor drawn for the University is set aside and another drawn."""
        return False

    def tiles(self, s: S, b: B, offered: int) -> int:
        """Which action tiles may be selected, as a set."""
        return offered

    def why_not_tile(self, tile: str) -> Refusal:
        """Why `tiles` does not let a tile through."""
        raise NotImplementedError

    def component_spaces(self, s: S, b: B, component: int) -> int:
        return 0

    def why_not_component(self, b: B, space: int, name: str) -> Refusal:
        """Why the component cannot stand in a space."""
        raise NotImplementedError

    def place_component(self, s: S, b: B, component: int, space: int) -> None:
        pass

    def doctor_price(self, s: S, colour: int, price: int) -> int:
        return price

    def admitted(self, s: S, b: B, person: int, log: Log) -> None:
        pass

    # -- move -----------------------------------------------------------------------------

    def before_move(self, s: S, chance: Chance, log: Log) -> bool:
        """A stage for the whole table; true while a seat is asked."""
        return False

    def move_starts(self, s: S, b: B, log: Log) -> bool:
        """A stage for one seat before its people move; true while it is asked."""
        return False

    def role(self, s: S, b: B, person: int) -> int:
        """The role a person counts as in a module; -1 for the usual one."""
        return -1

    def ends(self, s: S, b: B, person: int, usual: int) -> int:
        """Where a person may end Move."""
        return usual

    def stays(self, s: S, b: B, person: int) -> bool:
        """Whether a person cannot be moved now."""
        return False

    def room(self, s: S, b: B, space: int, limit: int) -> int:
        """How many patients a module takes at the end of Move."""
        return limit

    def list_moves(self, s: S, b: B, out: list[Action]) -> None:
        """Add further kinds of moves."""

    def move_fault(self, s: S, b: B) -> Refusal | None:
        """A further reason why Move cannot be finished."""
        return None

    def no_room(self, s: S, b: B, person: int, space: int) -> bool:
        """Whether a module takes no one else."""
        return False

    def taken_back(self, s: S, b: B, person: int, note: int) -> None:
        """Undo a leg that the expansion made."""

    def after_move(self, s: S, log: Log) -> None:
        """All seats have moved."""

    # -- business -------------------------------------------------------------------------

    def before_care(self, s: S, log: Log) -> None:
        pass

    def severity(self, s: S, b: B, patient: int, level: int) -> int:
        """The level against which nurses are counted."""
        return level

    def load_of(self, s: S, b: B, doctor: int, colour: int) -> int:
        """How many patients of one colour a doctor treats without nurses; 0 for the usual rule."""
        return 0

    def unwise(self, s: S, b: B, doctor: int, patient: int, space: int) -> bool:
        """Whether the engine neither proposes nor demands this treatment."""
        return False

    def room_bonus(self, s: S, b: B, space: int) -> int:
        return 0

    def treats(self, s: S, b: B, doctor: int, patient: int, space: int, log: Log) -> bool:
        """A treatment succeeded; true if the expansion decides where the patient goes."""
        return False

    def care(self, s: S, b: B, log: Log) -> bool:
        """A stage for one seat after its care plan; true while it is asked."""
        return False

    def after_care(self, s: S, log: Log) -> None:
        """All seats have finished care."""

    def keeps_upkeep(self, s: S, b: B, orderly: int) -> bool:
        """Whether an orderly outside a supply room still lowers upkeep."""
        return False

    # -- administration and end -----------------------------------------------------------

    def before_training(self, s: S, chance: Chance, log: Log) -> bool:
        """A stage for the whole table directly before step 7; true while a seat is asked."""
        return False

    def rests(self, s: S, b: B, doctor: int) -> bool:
        """Whether steps 7 and 8 leave a doctor alone."""
        return False

    def after_training(self, s: S, log: Log) -> None:
        """Between steps 7 and 8."""

    def worsens(self, s: S, b: B, person: int, usual: bool) -> bool:
        """Whether step 9 worsens a person."""
        return usual

    def dismissed(self, s: S, b: B, person: int) -> None:
        """An employee has left the game unpaid."""

    def died(self, s: S, b: B, person: int, log: Log) -> None:
        pass

    def after_worsening(self, s: S, chance: Chance, log: Log) -> bool:
        """A stage for the whole table after step 9; true while a seat is asked."""
        return False

    def after_round(self, s: S, chance: Chance, log: Log) -> bool:
        """A stage for the whole table after Administration; true while a seat is asked."""
        return False

    def score(self, s: S, b: B) -> ScoreLine | None:
        return None

    def judge(self, s: S) -> Outcome | None:
        """The result of the game, if the expansion decides it."""
        return None

    # -- showing --------------------------------------------------------------------------

    def condition(self, s: S, b: B, person: int) -> str:
        """A word for a person's condition."""
        return ""

    def marks(self, s: S, b: B, viewer: int) -> list[tuple[str, str, str, int]]:
        """Pieces on a board: id, the place they stand on, what they are, a number."""
        return []

    def facts(self, s: S) -> list[tuple[str, Any, str]]:
        """Facts every player wants to see: the message ``fact-…``, a value, a rule."""
        return []

    def choice_values(self, s: S, b: B, choice: ExpansionChoice) -> dict[str, Any]:
        """Values for a choice's message, beyond what its ids name."""
        return {}

    # -- advice ---------------------------------------------------------------------------

    def rate(self, s: S, b: B, choice: ExpansionChoice) -> float:
        return 1.0

    def worth(self, s: S, b: B) -> float:
        """What the expansion adds to a seat's expected popularity."""
        return 0.0


def report(
    log: Log,
    rule: str,
    what: str,
    seat: int = -1,
    first: str = "",
    second: str = "",
    amount: int = 0,
    names: Names | None = None,
) -> None:
    """Report what an expansion did."""
    if log.on:
        log.add(
            Happened(
                rule=rule,
                what=what,
                seat=seat,
                first=first,
                second=second,
                amount=amount,
                names=names or {},
            )
        )


class Hooks(Generic[S, B]):
    """By hook: the expansions that override the method of that name."""

    def __init__(self, expansions: list[Expansion[S, B]]) -> None:
        self.set_up = overriding(expansions, "set_up")
        self.set_aside = overriding(expansions, "set_aside")
        self.tiles = overriding(expansions, "tiles")
        self.beside = overriding(expansions, "beside")
        self.doctor_price = overriding(expansions, "doctor_price")
        self.admitted = overriding(expansions, "admitted")
        self.before_move = overriding(expansions, "before_move")
        self.move_starts = overriding(expansions, "move_starts")
        self.role = overriding(expansions, "role")
        self.ends = overriding(expansions, "ends")
        self.stays = overriding(expansions, "stays")
        self.room = overriding(expansions, "room")
        self.list_moves = overriding(expansions, "list_moves")
        self.move_fault = overriding(expansions, "move_fault")
        self.no_room = overriding(expansions, "no_room")
        self.after_move = overriding(expansions, "after_move")
        self.before_care = overriding(expansions, "before_care")
        self.severity = overriding(expansions, "severity")
        self.load_of = overriding(expansions, "load_of")
        self.unwise = overriding(expansions, "unwise")
        self.room_bonus = overriding(expansions, "room_bonus")
        self.treats = overriding(expansions, "treats")
        self.care = overriding(expansions, "care")
        self.after_care = overriding(expansions, "after_care")
        self.keeps_upkeep = overriding(expansions, "keeps_upkeep")
        self.dismissed = overriding(expansions, "dismissed")
        self.before_training = overriding(expansions, "before_training")
        self.rests = overriding(expansions, "rests")
        self.after_training = overriding(expansions, "after_training")
        # Reversed: the expansions called later have the last word.
        self.worsens = overriding(expansions, "worsens")[::-1]
        self.died = overriding(expansions, "died")
        self.after_worsening = overriding(expansions, "after_worsening")
        self.after_round = overriding(expansions, "after_round")
        self.score = overriding(expansions, "score")
        self.judge = overriding(expansions, "judge")
        self.imagine = overriding(expansions, "imagine")


def overriding(expansions: list[Expansion[S, B]], method: str) -> list[Expansion[S, B]]:
    return [expansion for expansion in expansions if method in vars(type(expansion))]


class Rules(Generic[S, B]):
    """What one game is played with: content, options, and the expansions in play."""

    def __init__(
        self,
        content: Content,
        seats: int,
        options: dict[str, bool | int | str],
        by_number: list[Expansion[S, B] | None],
        decisions: list[Decision[S]],
    ) -> None:
        self.decisions = decisions
        """By number, including those of expansions not in play."""
        self.content = content
        self.seats = seats
        self.options = options
        self.player = content.players[seats]
        self.by_number = by_number
        """Every expansion that exists; None where not in play."""
        self.expansions = [expansion for expansion in by_number if expansion is not None]
        self.hooks = Hooks(self.expansions)
        self.asks = {decision.name: number for number, decision in enumerate(decisions)}
        self.owners = {d.name: e for e in self.expansions for d in e.decisions}
        """The expansion in play that a decision belongs to."""
        self.shown_as = {
            self.asks[hidden]: self.asks[shown]
            for expansion in self.expansions
            for hidden, shown in expansion.shown_as.items()
        }
        """By number: what players see instead of another's decision."""
        self.components: list[int] = []
        """The components that can be built in this game, in the order of the rules."""
        for number, component in enumerate(content.components):
            if component.form != OTHER or self.owner_of(component.id) is not None:
                self.components.append(number)
        self.admit_requires_hub = bool(options["admit_requires_hub"])
        self.perimeter_parking = bool(options["perimeter_parking"])
        self.unpaid_staff_leave = bool(options["unpaid_staff_leave"])
        self.final_turn_order_reset = bool(options["final_turn_order_reset"])
        self.may_decline_treatment = bool(options["may_decline_treatment"])
        self.hub_special_limit = bool(options["hub_special_limit"])
        self.hire_before_room = bool(options["hire_before_room"])
        self.outdoor_walking = bool(options["outdoor_walking"])
        self.turn_order_phases = options["phase_mode"] == "turn_order"
        self.encoded = b""
        """What an encoder says about them; empty until first needed."""
        self.experts = [options[f"level_{k + 1}"] == "expert" for k in range(seats)]

    def owner_of(self, component: str) -> Expansion[S, B] | None:
        """The expansion in play that a component belongs to."""
        for expansion in self.expansions:
            if component in expansion.components:
                return expansion
        return None

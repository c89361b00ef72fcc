"""A hospital to test on, addressed in the words of the cases.

::

    h = hospital(wards={"cardio": [4]}, cast="derring aorta couch cast dream")
    h.act("aorta heal")                               # a player turn; the token if it is not clear
    h.do("heal_patient", "cardio 1", draws="red red blue black gray gray")
    assert h.level("cardio 1") == 3 and h.money == 2

Places are ``left.cardio`` (a chair), ``cardio 1`` (a bed), ``or cardio``, ``clinic 1``, ``er 1``.
Cubes are given as one string. `go` runs what the game does without asking.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from wardround.core.actions import Action, Event, RuleError
from wardround.core.chance import Draw, ScriptedChance, SeededChance
from wardround.core.game import Outcome, step
from wardround.core.log import Log
from wardround.games import language_of, library_of, library_with, rulebook_of
from wardround.games.healthy_heart import SPEC
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.decisions import advance, refresh
from wardround.games.healthy_heart.rules.ending import tombstones_placed
from wardround.games.healthy_heart.rules.heal import can_heal
from wardround.games.healthy_heart.rules.state import CHIEF_POOL, State
from wardround.games.healthy_heart.rules.tokens import token_name
from wardround.presentation.localize import localized_outcome
from wardround.testkit import Play

E = TypeVar("E", bound=Event)

LIBRARY = library_of(SPEC)
CONTENT = SPEC.rules.content(LIBRARY.tables)
WORDS = language_of(SPEC)
RULEBOOK = rulebook_of(SPEC)
DOCTORS = ["aorta", "couch", "cast", "dream"]

CARD = [k.T_PLAYERS, k.LEFT, k.T_CARD]
"""The left card, then the Player Phase."""
RIGHT_CARD = [k.T_PLAYERS, k.RIGHT, k.T_CARD]
ARRIVALS = [k.T_CHECK_END, k.T_ROUNDS, k.RIGHT, k.T_CARD, k.LEFT, k.T_CARD]
"""Both cards, Rounds and the check for the end."""
ROUNDS = [k.T_CHECK_END, k.T_ROUNDS]
HOUSEKEEPING = [k.T_HOUSEKEEPING]
STEP_2 = [k.T_PLAYERS, k.T_STEP_2]
STEP_3 = [k.T_PLAYERS, k.T_STEP_3]
STEP_4 = [k.T_PLAYERS, k.T_STEP_4]
STEP_5 = [k.T_PLAYERS, k.T_STEP_5_EKG, k.T_STEP_5]
STEPS_6_7 = [k.T_PLAYERS, k.T_STEP_7, k.T_STEP_6]


class Hospital(Play):
    """`Play` with the words of the cases."""

    state: State

    # -- doing ------------------------------------------------------------------------------------

    def act(self, text: str, draws: str = "") -> list[Event]:
        """A player turn: ``aorta heal`` or ``derring transfer chief``."""
        words = text.split()
        if len(words) > 2 and "." not in words[2] and words[2] != "chief":
            words[2] = f"{words[2]}.{words[0]}"
        listed = [a for a in self.choices("choose_action") if f"character:{words[0]} " in a]
        tokens = [a for a in listed if f" {words[1]} " in a]
        if len(words) == 2 and tokens:
            words.append(tokens[0].split()[-1].removeprefix("token:"))
        seat = f"{self.seat(words[0])}: "
        return super().do(f"{seat}choose_action {' '.join(words)}", *draws.split())

    def can(self, text: str) -> bool:
        """Whether a player turn is listed: ``aorta heal`` or ``aorta heal medical``."""
        who, kind, *token = text.split()
        start = f"choose_action character:{who} {kind} token:{''.join(token)}"
        return any(choice.startswith(start) for choice in self.choices("choose_action"))

    def why(self, text: str) -> str:
        """The rule that forbids a player turn."""
        who, kind, token = text.split()
        if "." not in token and token != "chief":
            token = f"{token}.{who}"
        return self.refused(f"{self.seat(who)}: choose_action {who} {kind} {token}")

    def say(self, kind: str, *words: str, draws: str = "", seed: int | None = None) -> list[Event]:
        """An answer; patients may be named by their places."""
        text = " ".join([kind, *(self._word(word) for word in words)])
        return super().do(text, *draws.split(), seed=seed)

    def no(self, kind: str, *words: str) -> str:
        """The rule that forbids an answer."""
        return self.refused(" ".join([kind, *(self._word(word) for word in words)]))

    def reason(self, kind: str, *words: str) -> tuple[str, str]:
        """The rule and the reason why an answer is forbidden."""
        refusal = self.refusal(" ".join([kind, *(self._word(word) for word in words)]))
        return refusal.rule, refusal.reason

    def forbids(self, action: Action) -> str:
        """The rule that forbids an action that cannot be written as text."""
        try:
            step(SPEC, self.state, action, ScriptedChance([]), Log())
        except RuleError as error:
            return error.refusal.rule
        raise AssertionError(f"{action} was not refused")

    def heal(self, who: str, where: str, draws: str, token: str = "") -> list[Event]:
        """A Heal that draws no bonus and returns no cubes, where there is a choice."""
        s = self.state
        slot = next(n for n in range(1, 5) if s.character_id(n) == f"character:{who}")
        targets = [place for place in range(s.content.places) if can_heal(s, slot, place)]
        only = targets == [self.find(where)]
        events = self.act(f"{who} heal {token}".strip(), draws if only else "")
        if not only:
            events += self.say("heal_patient", where, draws=draws)
        while self.awaiting.decision in ("heal_bonus", "return_cube"):
            word = "stop" if self.awaiting.decision == "heal_bonus" else "done"
            events += self.say(self.awaiting.decision, word)
        return events

    def go(self, stack: list[int], draws: str = "", seed: int | None = None) -> list[Event]:
        """Let the game carry out some tasks by itself."""
        before = SPEC.rules.census(self.state)
        chance = ScriptedChance(
            list[Draw](draws.split()), None if seed is None else SeededChance(seed)
        )
        log = Log()
        self.state.stack = list(stack)
        advance(self.state, chance, log)
        assert chance.left() == 0, f"{chance.left()} of the draws {draws!r} were not used"
        assert SPEC.rules.census(self.state) == before
        self.events = log.events
        self.barrier = log.barrier
        return log.events

    def ready_chief(self) -> None:
        """The Chief of Staff token is Unused again."""
        self.state.used[CHIEF_POOL], self.state.unused[CHIEF_POOL] = 0, 1
        refresh(self.state)

    def card(self, cubes: int, side: str = "left") -> None:
        """Open a card with this many cubes."""
        c, s = self.state.content, self.state
        card = next(n for n in s.unseen if c.card_cubes[n] == cubes)
        s.unseen.remove(card)
        s.pile_unseen -= 1
        (s.left if side == "left" else s.right).append(card)

    def arrive(self, draws: str, cubes: int = 5, side: str = "left") -> list[Event]:
        """Resolve a card on one side, with these draws."""
        self.card(cubes, side)
        return self.go(CARD if side == "left" else RIGHT_CARD, draws)

    # -- looking ----------------------------------------------------------------------------------

    def _word(self, word: str) -> str:
        place = self.find(word)
        return word if place < 0 else f"patient:{self.state.who[place]}"

    def find(self, where: str) -> int:
        """The place behind ``left.cardio``, ``cardio 1``, ``or cardio``, ``clinic 1``, ``er 1``."""
        c = self.state.content
        words = where.split()
        name = f"chair:{where}"
        if len(words) == 2:
            first, second = words
            if first == "or":
                name = f"room:{c.rooms[c.or_room[c.malady_ids.index(second)]].id}"
            else:
                name = f"{first}:{second}" if first in ("er", "clinic") else f"bed:{first}.{second}"
        return c.place_ids.index(name) if name in c.place_ids else -1

    def level(self, where: str) -> int:
        """The level of the patient at a place, 0 if there is none."""
        return self.state.level[self.find(where)]

    def number(self, where: str) -> int:
        return self.state.who[self.find(where)]

    def cubes(self, where: str) -> int:
        return self.state.cubes[self.find(where)]

    def flat(self, malady: str) -> bool:
        return self.state.side[self.find(f"or {malady}")] == k.FLATLINE

    def seat(self, who: str) -> int:
        s = self.state
        for slot in range(len(s.cast)):
            if s.character_id(slot) == f"character:{who}":
                return s.seat_of(slot)
        return 0

    def of(self, kind: type[E]) -> list[E]:
        """The events of a kind in the last step."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def money(self) -> int:
        return self.state.money

    @property
    def prestige(self) -> int:
        return self.state.prestige

    @property
    def asked(self) -> str:
        return self.awaiting.decision

    @property
    def options_now(self) -> set[str]:
        """The listed answers, without the kinds of their ids."""
        return {text.partition(" ")[2].rpartition(":")[2] for text in self.choices()}

    @property
    def places(self) -> set[str]:
        """The places of the listed patients."""
        c, s = self.state.content, self.state
        names = set()
        for text in self.choices():
            mention = text.split()[-1]
            if mention.startswith("patient:"):
                place = s.who.index(int(mention.partition(":")[2]))
                name = c.place_ids[place]
                names.add(name.partition(":")[2].replace(".", " ") if "bed" in name else name)
        return {name.removeprefix("chair:").removeprefix("room:") for name in names}

    def discard(self, colour: str) -> int:
        return self.state.discard[self.state.content.cube_names.index(colour)]

    def cup(self, colour: str) -> int:
        return self.state.cup.count(self.state.content.cube_names.index(colour))

    def unused(self, token: str) -> int:
        return self.tokens().get(f"token:{token}", (0, 0))[0]

    def used(self, token: str) -> int:
        return self.tokens().get(f"token:{token}", (0, 0))[1]

    def tokens(self) -> dict[str, tuple[int, int]]:
        """The number of Unused and Used tokens, by id."""
        s = self.state
        return {
            token_name(s, pool): (unused, used)
            for pool, (unused, used) in enumerate(zip(s.unused, s.used, strict=True))
            if unused or used
        }

    def staff(self, name: str) -> str:
        return str(self.dump()["staff"][self.state.content.hiring_names.index(name)])

    def training(self, doctor: str) -> dict[str, int]:
        """The markers of a Doctor."""
        s = self.state
        names = s.content.training_names
        first = s.slot_of[s.content.doctor_names.index(doctor)] * len(names)
        held = s.training[first : first + len(names)]
        return {name: count for name, count in zip(names, held, strict=True) if count}

    def room(self, name: str) -> int:
        """0 unbuilt, 1 Basic, 2 Improved."""
        return self.state.rooms[self.state.content.room_number[f"room:{name}"]]

    @property
    def tombstones(self) -> int:
        return tombstones_placed(self.state)


class Weighing(ScriptedChance):
    """Keeps the weights of the last draw."""

    weights: list[int]

    def bag(self, counts: list[int], names: list[str]) -> int:
        self.weights = counts[:]
        return super().bag(counts, names)


def hospital(
    options: Mapping[str, Any] | None = None, *, seats: int = 1, pack: str = "", **position: Any
) -> Hospital:
    """A position, with one seat by default.

    ``cast`` may name the Administrator alone; the usual Doctors come along.
    """
    library = LIBRARY if not pack else library_with(SPEC, pack, "pack.toml")
    cast = position.get("cast", "duronger")
    if isinstance(cast, str):
        names = cast.split()
        position["cast"] = names if len(names) > 1 else [*names, *DOCTORS]
    return Hospital(SPEC, library, position, {"seats": seats, **(options or {})})


def new_game(seed: int, **options: Any) -> Hospital:
    """A whole setup, up to its first question."""
    return Hospital(SPEC, LIBRARY, options=options, setup=seed)


def told(outcome: Outcome | None) -> str:
    """How a game ended, as people read it."""
    assert outcome is not None
    return localized_outcome(WORDS, outcome).text

"""Messages about moves: choosing, taking back, asking before choosing, answering in advance.

`protocol` has all other messages, and re-exports these.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta as Limits

from wardround.core.game import Danger
from wardround.core.story import Sum, Weight
from wardround.server.wire_types import (
    FromServer,
    MoveNumber,
    Reply,
    Request,
    Rest,
    SeatNumber,
    Word,
)

# -- what the browser sends ---------------------------------------------------------------------


class Act(Request, frozen=True, tag="act"):
    """Take an action that was offered at ``seq``. Sending it again with the same id is safe."""

    seq: int
    action: msgspec.Raw
    then: Rest = ()
    """The rest of a whole move: either all of it is carried out, or nothing."""


class Undo(Request, frozen=True, tag="undo"):
    """Go back to after move ``to``: at once if that is free, otherwise the whole table is asked."""

    seq: int
    to: MoveNumber
    seat: SeatNumber


class Redo(Request, frozen=True, tag="redo"):
    """Redo the move that was undone last."""

    seq: int
    seat: SeatNumber


class GiveUp(Request, frozen=True, tag="give_up"):
    """Ask the whole table to end the game here."""

    seq: int
    seat: SeatNumber


class Answer(Request, frozen=True, tag="answer"):
    """Agree, or not, to what is being asked, for all my seats."""

    yes: bool


class Why(Request, frozen=True, tag="why"):
    """Why can I not use this piece, or take this action?"""

    piece: Word = ""
    action: msgspec.Raw = msgspec.field(default_factory=msgspec.Raw)


class Preview(Request, frozen=True, tag="preview"):
    """What would this listed action, or whole move, do, as far as I can know?"""

    action: msgspec.Raw
    then: Rest = ()


class AskMoves(Request, frozen=True, tag="ask_moves"):
    """Which whole moves begin with the listed actions?"""


class AskHint(Request, frozen=True, tag="ask_hint"):
    """What would a bot do in my place?"""

    seat: SeatNumber


class SetStanding(Request, frozen=True, tag="set_standing"):
    """Set, or clear, what a seat of mine answers in advance; the rest stays as it is."""

    seat: SeatNumber
    said: Annotated[dict[Word, Word], Limits(max_length=64)] = {}
    """Settings by the id of the standing answer."""
    until_turn: bool | None = None
    """Pass wherever possible, until the seat is asked something else."""


# -- parts of what the server sends -------------------------------------------------------------


class Choice(msgspec.Struct, frozen=True):
    """A legal action: send ``action`` back to take it."""

    index: int
    seat: int
    action: Any
    text: str
    mentions: tuple[str, ...]


class MoveStep(msgspec.Struct, frozen=True):
    """An action that is part of whole moves, as it would be listed in its turn."""

    action: Any
    text: str
    mentions: tuple[str, ...]


class WholeMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """Several actions that people would call one move."""

    steps: tuple[int, ...]
    """Its actions, as indices into the steps; the first is the index of a legal action."""
    kind: str
    """The kind under which it is offered, together with others."""
    text: str = ""
    """The whole move in a sentence, if that says more than the texts of its steps."""
    draws: int = 0
    """How many things its last action draws."""
    free: bool = True
    """Whether it could be taken back freely."""
    aside: bool = False
    """Another move does the same for less, so this one is not offered first."""


class UndoInfo(msgspec.Struct, frozen=True):
    """What can be taken back from where you look."""

    last: int | None
    """The move number before the last whole move; null if taking that back is not free."""

    free_to: int | None
    """The earliest move number to which your own undo is free; null if there is none."""
    ask_to: int | None
    """The move number that "ask to undo" would go back to; null if there is nothing to undo."""
    redo: bool
    text: str
    """Why undo is not free, or not possible, in a sentence."""


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, in words, with the rule that made it happen."""

    n: int
    """The move it belongs to, counted from 1."""
    i: int
    """Its position among the lines of the move that you may read."""
    seat: int
    """Whose move it was."""
    kind: str
    text: str
    rule: str
    mentions: tuple[str, ...]
    event: Any
    private: bool
    """Whether only you can read it."""
    hinted: bool
    """Whether a hint had proposed the move."""
    standing: bool = False
    """It was answered for you by your standing answer. Others are not told."""
    late: bool = False
    """A bot moved because the seat's time had run out."""
    weight: Weight = "plain"
    """A heading opens a turn; news is for those who were away; quiet lines can be folded."""
    new_round: bool = False
    """The lines before it, back to the previous one marked so, form one round."""
    sums: tuple[Sum, ...] = ()
    """What it adds to the summary of its round."""


class Asked(msgspec.Struct, frozen=True):
    """A question that needs the consent of all players."""

    kind: Literal["undo", "give_up"]
    by: int
    to: int
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]


class Reason(msgspec.Struct, frozen=True):
    """One answer to "why not?"."""

    text: str
    rule: str
    reason: str
    action: str
    """The action that was tried, in words."""


class HintMove(msgspec.Struct, frozen=True):
    index: int
    """Index into the legal actions at ``seq``: how the move begins."""
    then: tuple[Any, ...]
    """The actions that complete it."""
    text: str
    mentions: tuple[str, ...]
    chance: float | None
    """The chance of winning with it, 0 to 1, according to the analysis; null: nothing to choose."""
    why: str
    """Why it is better than the next best."""


class Setting(msgspec.Struct, frozen=True):
    """One possible answer in advance."""

    id: str
    label: str


class StandingChoice(msgspec.Struct, frozen=True):
    """Something a seat can say in advance: an answer, or a moment to be asked anyway."""

    id: str
    label: str
    help: str
    settings: tuple[Setting, ...]
    default: str
    moment: bool
    passing: tuple[str, ...]
    """The decisions that "pass until my turn" passes, if any."""


class SeatStanding(msgspec.Struct, frozen=True):
    """What a seat has answered in advance. Only its holders are told."""

    seat: int
    said: dict[str, str]
    """A setting for every standing answer of the game."""
    until_turn: bool


# -- what the server sends ----------------------------------------------------------------------


class StandingNow(FromServer, frozen=True, tag="standing"):
    """What your seats have answered in advance, after a change."""

    seats: tuple[SeatStanding, ...]


class AskedNow(FromServer, frozen=True, tag="asked"):
    """The question put to the whole table; null: none."""

    asked: Asked | None
    declined_by: int | None = None


class WhyAnswer(Reply, frozen=True, tag="why_answer"):
    piece: str
    reasons: tuple[Reason, ...]
    """Empty if there is nothing to say."""
    text: str
    """One sentence for all: the first reason, or that there is none."""


class Previewed(Reply, frozen=True, tag="previewed"):
    """What a listed action would do. Nothing has happened."""

    certain: bool
    """False: chance or something hidden decides; then there are no lines."""
    free: bool
    """Whether it could be taken back freely."""
    log: tuple[LogLine, ...]
    draws: int = 0
    """How many things it usually draws; 0 if chance plays no part."""
    dangers: tuple[Danger, ...] = ()
    """What to know before making it: somebody dies, the game is lost, a bad bargain."""


class MovesNow(Reply, frozen=True, tag="moves"):
    """The whole moves that begin with your legal actions at ``seq``."""

    seq: int
    steps: tuple[MoveStep, ...]
    """The legal actions in order, then those that come later in a move."""
    moves: tuple[WholeMove, ...]
    kinds: dict[str, str] = {}
    """The names of the kinds of these moves, if the game has a word for them."""


class Hint(Reply, frozen=True, tag="hint"):
    seat: int
    seq: int
    moves: tuple[HintMove, ...]

"""Messages about moves: choosing, taking back, asking before one chooses, answering beforehand.

`protocol` has all other messages, and these by the same names.
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
    """The rest of a whole move: all of it is carried out, or nothing."""


class Undo(Request, frozen=True, tag="undo"):
    """Go back to after move ``to``: at once where that is free, else everybody is asked."""

    seq: int
    to: MoveNumber
    seat: SeatNumber


class Redo(Request, frozen=True, tag="redo"):
    """Take again the move that was undone last."""

    seq: int
    seat: SeatNumber


class GiveUp(Request, frozen=True, tag="give_up"):
    """Ask everybody to end the game here."""

    seq: int
    seat: SeatNumber


class Answer(Request, frozen=True, tag="answer"):
    """Agree or not to what is being asked, for all seats of mine."""

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
    """Say beforehand what a seat of mine answers, or take it back; the rest stays as it is."""

    seat: SeatNumber
    said: Annotated[dict[Word, Word], Limits(max_length=64)] = {}
    """Settings by the id of the standing answer."""
    until_turn: bool | None = None
    """Pass wherever something can be passed, until the seat is asked something else."""


# -- parts of what the server sends -------------------------------------------------------------


class Choice(msgspec.Struct, frozen=True):
    """A legal action: send ``action`` back to take it."""

    index: int
    seat: int
    action: Any
    text: str
    mentions: tuple[str, ...]


class MoveStep(msgspec.Struct, frozen=True):
    """An action that whole moves are made of, as it would be listed in its turn."""

    action: Any
    text: str
    mentions: tuple[str, ...]


class WholeMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """Several actions that people would call one move."""

    steps: tuple[int, ...]
    """Its actions, as indices into the steps; the first is the index of a legal action."""
    kind: str
    """What it is offered under, together with others."""
    text: str = ""
    """The whole in a sentence, where that is more than the texts of its steps."""
    draws: int = 0
    """How many things its last action draws."""
    free: bool = True
    """Whether it could be taken back freely."""
    aside: bool = False
    """Another move does the same for less, so it is not offered first."""


class UndoInfo(msgspec.Struct, frozen=True):
    """What can be taken back from where you look."""

    last: int | None
    """The move number before the whole move made last; null where taking that back is not free."""

    free_to: int | None
    """The earliest move number to which your own undo is free; null when none is."""
    ask_to: int | None
    """The move number that "ask to undo" would go back to; null when there is nothing."""
    redo: bool
    text: str
    """Why undo is not free, or not possible, in a sentence."""


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, in words, with the rule that made it happen."""

    n: int
    """The move it belongs to, counted from 1."""
    i: int
    """Its place among the lines of the move that you may read."""
    seat: int
    """Whose move it was."""
    kind: str
    text: str
    rule: str
    mentions: tuple[str, ...]
    event: Any
    private: bool
    """Only you can read it."""
    hinted: bool
    """The move was one that a hint had proposed."""
    standing: bool = False
    """It was answered for you, by what you said beforehand. Others are not told."""
    late: bool = False
    """A bot moved, because the seat's time had run out."""
    weight: Weight = "plain"
    """A heading opens a turn; news is for those who were away; what is quiet can be folded."""
    new_round: bool = False
    """The lines before it, from the last of these on, are one round."""
    sums: tuple[Sum, ...] = ()
    """What it adds to the summary of its round."""


class Asked(msgspec.Struct, frozen=True):
    """Something that needs everybody's consent."""

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
    """The actions with which it goes on."""
    text: str
    mentions: tuple[str, ...]
    chance: float | None
    """The chance of winning with it, 0 to 1, as the analysis sees it; null: nothing to choose."""
    why: str
    """Why it is better than the next best."""


class Setting(msgspec.Struct, frozen=True):
    """One thing that can be said beforehand."""

    id: str
    label: str


class StandingChoice(msgspec.Struct, frozen=True):
    """Something that a seat can say beforehand: an answer, or a moment to be asked anyway."""

    id: str
    label: str
    help: str
    settings: tuple[Setting, ...]
    default: str
    moment: bool
    passing: tuple[str, ...]
    """The decisions that "pass until my turn" passes, if it does."""


class SeatStanding(msgspec.Struct, frozen=True):
    """What a seat has said beforehand. Only those who hold the seat are told."""

    seat: int
    said: dict[str, str]
    """A setting for every standing answer of the game."""
    until_turn: bool


# -- what the server sends ----------------------------------------------------------------------


class StandingNow(FromServer, frozen=True, tag="standing"):
    """What your seats have said beforehand, after a change."""

    seats: tuple[SeatStanding, ...]


class AskedNow(FromServer, frozen=True, tag="asked"):
    """What is being asked of everybody; null: nothing."""

    asked: Asked | None
    declined_by: int | None = None


class WhyAnswer(Reply, frozen=True, tag="why_answer"):
    piece: str
    reasons: tuple[Reason, ...]
    """Empty when there is nothing to say."""
    text: str
    """A sentence for the whole: the first reason, or that there is none."""


class Previewed(Reply, frozen=True, tag="previewed"):
    """What a listed action would do. Nothing has happened."""

    certain: bool
    """False: chance or something you cannot see decides; then there are no lines."""
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
    """The legal actions in their order, then those that come later in a move."""
    moves: tuple[WholeMove, ...]
    kinds: dict[str, str] = {}
    """What the kinds of these moves are called, if the game has a word for them."""


class Hint(Reply, frozen=True, tag="hint"):
    seat: int
    seq: int
    moves: tuple[HintMove, ...]

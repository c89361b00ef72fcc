"""The rows of the content tables, strictly checked; `content` turns them into cards."""

from __future__ import annotations

from typing import Any, Literal

from wardround.core.content import Row


class SkillsRow(Row, frozen=True):
    labour: int = 0
    surgery: int = 0
    internal: int = 0
    neurology: int = 0

    def values(self) -> list[int]:
        return [self.labour, self.surgery, self.internal, self.neurology]


class PartRow(Row, frozen=True):
    """A line inside an option of CHOOSE: trigger and mode are those of the CHOOSE line."""

    kind: str
    skill: str | None = None
    counts_as: str | None = None
    n: int | None = None
    token: str | None = None
    who: str | None = None
    target: str | None = None
    action: str | None = None
    price: str | None = None
    piece: str | None = None
    reach: str | None = None
    what: str | None = None
    room: str | None = None
    options: list[OptionRow] | None = None
    in_room: str | None = None
    about: str | None = None
    unless: str | None = None
    lasts: str | None = None
    first_per: str | None = None
    pay: int | None = None


class LineRow(PartRow, frozen=True, kw_only=True):
    trigger: str
    mode: str


class OptionRow(Row, frozen=True):
    id: str
    name: str
    lines: list[PartRow]


class HeroRow(Row, frozen=True):
    id: str
    name: str
    skills: SkillsRow
    flu_immune: bool
    special_name: str
    special: list[LineRow]
    text: str


class StaffRow(Row, frozen=True):
    id: str
    name: str
    skills: SkillsRow
    tone: Literal["positive", "negative", "mixed", "optional"]
    effects: list[LineRow]
    text: str


class PatientRow(Row, frozen=True):
    id: str
    name: str
    tier: int
    copies: int
    timer: int
    chaos: int
    treat: list[SkillsRow]
    reward: int
    freeload: int
    notes: list[LineRow]
    text: str


class JournalRow(Row, frozen=True):
    id: str
    title: str
    copies: int
    skills: SkillsRow
    sleep: int


class GameRow(Row, frozen=True):
    players_min: int
    players_max: int
    action_points: int


class NamedRow(Row, frozen=True):
    id: str
    name: str


class RoomRow(Row, frozen=True):
    id: str
    name: str
    adjacent: list[str]
    stations: int
    bonus: SkillsRow
    actions: list[Literal["study", "sleep", "look"]]
    heroes_start: bool
    staff_arrive: bool
    patients_arrive: bool


class PricesRow(Row, frozen=True):
    move: int
    look: int
    run: int
    carry: int
    call: int
    consult: int


class LimitsRow(Row, frozen=True):
    journals: int
    staff_carried: int
    patients_carried: int
    study_draw: int
    sleep_bonus_at: int
    calls: int
    counsels: int
    consultants_on_board: int


class SleepRow(Row, frozen=True):
    per_action: int
    bonus: int


class NightRow(Row, frozen=True):
    id: str
    name: str
    rounds: int
    clock_start: int
    sleep_needed: int


class PerRoundRow(Row, frozen=True):
    id: str
    regular: list[int]
    short: list[int]


class ArrivalsRow(Row, frozen=True):
    per_turn: int
    per_round: list[PerRoundRow]


class TrackRow(Row, frozen=True):
    fields: int
    setup_cards: int
    cards_per_round: int


class ScoringRow(Row, frozen=True):
    chaos_penalty: list[int]
    per_further_chaos: int
    sleep_per_cancelled_chaos: int
    deeds_floor: int
    tie_break: list[Literal["fewest_chaos_left", "most_sleep_collected", "shared"]]


class LevelRow(Row, frozen=True):
    id: str
    regular: int
    short: int


class CoopRow(Row, frozen=True):
    chaos_limit_base: int
    sleep_per_chaos_per_player: int
    freeload: bool
    level: list[LevelRow]


class OptionConstant(Row, frozen=True):
    id: str
    values: list[bool | int | str]
    default: bool | int | str
    rule: str


class ConstantsTable(Row, frozen=True):
    meta: dict[str, Any]
    game: GameRow
    components: dict[str, int]
    skill: list[NamedRow]
    token: list[NamedRow]
    room: list[RoomRow]
    prices: PricesRow
    limits: LimitsRow
    sleep: SleepRow
    night: list[NightRow]
    arrivals: ArrivalsRow
    staff_track: TrackRow
    scoring: ScoringRow
    coop: CoopRow
    option: list[OptionConstant]

"""The words: actions as imperative sentences, events as past ones, refusals with their facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wardround.core.actions import Action, Event, Refusal, kind_of
from wardround.core.words import Language, capital, seat_words
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.death import money_due
from wardround.games.healthy_heart.rules.patients import place_of
from wardround.games.healthy_heart.rules.rooms import room_price
from wardround.games.healthy_heart.rules.staff import hire_price
from wardround.games.healthy_heart.rules.state import State
from wardround.games.healthy_heart.rules.tables import Content

TOKEN_WORDS = {"medical": "Medical token", "admin": "Administrative token"}
KIND_WORDS = {
    "heal": "heal",
    "transfer": "transfer a patient",
    "research": "do Research",
    "build": "build a Room",
    "improve": "improve a Room",
    "hire": "hire",
    "assign": "assign staff",
    "train": "train a Doctor",
    "order_supplies": "order supplies",
}


def title(name: str) -> str:
    """``or_cardio`` -> ``Or Cardio``: what an id says when there is no table to look it up in."""
    return " ".join(part.capitalize() for part in name.replace(".", "_").split("_"))


PLAIN = {
    "patient": "patient {}",
    "er": "the E.R.",
    "clinic": "the Clinic",
    "grave": "Cemetery space {}",
    "morgue": "Morgue space {}",
    "slot": "slot {}",
    "cube": "a {} cube",
}


def plain(mention: str) -> str:
    """A mention in words, without looking at a game."""
    kind, _, name = mention.partition(":")
    first, _, rest = name.partition(".")
    if not name:
        return mention
    if kind in PLAIN:
        return PLAIN[kind].format(name)
    if kind == "token":
        if name == "chief":
            return "the Chief of Staff token"
        return f"the {TOKEN_WORDS.get(first, first)} of {title(rest) or 'nobody'}"
    if kind == "chair":
        return f"the {first} {title(rest)} chair"
    if kind in ("bed", "ward"):
        return f"{'a bed of ' if kind == 'bed' else ''}the {title(first)} Ward"
    if kind == "room":
        return "the " + title(name).replace("Or ", "O.R. ").replace("Er", "E.R.")
    if kind == "coroner":
        return f"the Coroner of Dr. {title(name)}"
    if kind == "area":
        return "Triage" if name == "triage" else f"the {title(name)}"
    return title(name)


class Words:
    """Names as the content has them; patients as they lie in the game that is played."""

    def __init__(self, content: Content, s: State | None = None) -> None:
        self.content = content
        self.s = s

    def of(self, mention: str) -> str:
        if mention.startswith("patient:"):
            return self.patient(mention)
        if mention.startswith("token:"):
            return self.token(mention)
        return self.content.names.get(mention) or plain(mention)

    def the(self, mention: str) -> str:
        """The same with an article where a sentence needs one."""
        known = mention in self.content.names and mention.startswith(("room:", "ward:"))
        return (
            f"the {self.of(mention)}" if known or mention.startswith("token:") else self.of(mention)
        )

    def patient(self, mention: str) -> str:
        place = -1 if self.s is None else place_of(self.s, mention)
        if self.s is None or place < 0:
            return plain(mention)
        malady = self.content.malady_names[self.s.malady[place]]
        where = self.content.location_names[self.content.location_of[place]]
        return f"{plain(mention)} ({malady} {self.s.level[place]}, {where})"

    def token(self, mention: str) -> str:
        if mention == "token:chief":
            return "Chief of Staff token"
        word, _, owner = mention.removeprefix("token:").partition(".")
        if mention in self.content.token_owner:
            return f"{TOKEN_WORDS.get(word, word)} of {self.content.names[f'character:{owner}']}"
        return f"Shared {TOKEN_WORDS.get(word, word)} ({title(owner)})"

    def kind(self, action: str) -> str:
        if action in KIND_WORDS:
            return KIND_WORDS[action]
        if action in k.KIND_IDS:
            return self.content.special_names[k.KIND_IDS.index(action) - k.FIRST_SPECIAL]
        return action


def say_action(language: Language, s: State, action: Action) -> str:
    """An action as a sentence in the imperative."""
    return ACTION_WORDS[kind_of(action)](s, Words(s.content, s), action)


def _yes(yes: str, no: str) -> Callable[[State, Words, Any], str]:
    return lambda s, w, x: yes if x.answer in ("yes", "allow") else no


def _say_choose(s: State, w: Words, x: a.ChooseAction) -> str:
    return f"{w.of(x.character)}: {w.kind(x.action)}, with the {w.token(x.token)}"


def _say_hide(s: State, w: Words, x: a.LuckyHide) -> str:
    if x.answer == "no":
        return "Do not hide the body"
    return f"Hide the body: flip the {w.of(x.answer)}"


def _keep(what: str) -> Callable[[State, Words, Any], str]:
    return lambda s, w, x: f"{'Use' if x.answer == 'yes' else 'Keep'} {what} of {w.of(x.character)}"


def _say_space(s: State, w: Words, x: a.TombstoneSpace) -> str:
    number = s.content.space_number.get(x.space, -1)
    due = f" for ${money_due(s, number)}" if number >= 0 and s.body is not None else ""
    return f"Put the Tombstone on {w.of(x.space)}{due}"


def _say_bonus(s: State, w: Words, x: a.HealBonus) -> str:
    if x.bonus == "stop":
        return "Stop drawing"
    return f"Draw the bonus of {w.of(x.bonus)}"


def _say_pick(s: State, w: Words, x: a.ResearchPick | a.CureResearch) -> str:
    return {
        "reveal": "Turn a Training marker face up",
        "assign": "Assign a face-up Training marker",
        "prestige": "Gain 1 Prestige",
        "none": "Do no Research",
    }.get(x.pick, x.pick)


def _say_room(verb: str) -> Callable[[State, Words, Any], str]:
    def say(s: State, w: Words, x: a.BuildRoom | a.ImproveRoom) -> str:
        number, act = s.content.room_number.get(x.room, -1), s.act
        if number < 0 or act is None:
            return f"{verb} {w.of(x.room)}"
        return (
            f"{verb} the {w.of(x.room)} for ${room_price(s, act.slot, act.token, number, act.kind)}"
        )

    return say


def _say_slot(s: State, w: Words, x: a.BuildSlot) -> str:
    if x.slot.startswith("slot:"):
        return f"Use the empty {w.of(x.slot)}"
    return f"Remove the {w.of(x.slot)} and use its slot"


def _say_hire(s: State, w: Words, x: a.HireMarker) -> str:
    return f"Hire the {w.of(x.staff)} for ${hire_price(s)}"


def _or_done(verb: str, after: str, field: str, done: str) -> Callable[[State, Words, Any], str]:
    def say(s: State, w: Words, x: Any) -> str:
        value = getattr(x, field)
        return done if ":" not in value else f"{verb} {w.of(value)}{after}"

    return say


ACTION_WORDS: dict[str, Callable[[State, Words, Any], str]] = {
    "pick_administrator": lambda s, w, x: f"Put {w.of(x.character)} in charge",
    "pick_doctor": lambda s, w, x: f"Bring in {w.of(x.character)}",
    "security_guard": _yes("Send the card away with the Security Guard", "Let the ambulance in"),
    "arrival_order": lambda s, w, x: f"Resolve {w.of(x.chair)} next",
    "rounds_next": lambda s, w, x: f"Check {w.of(x.check)}",
    "feeling_lucky": _yes("Feeling Lucky: draw again", "Let the draw stand"),
    "death_order": lambda s, w, x: f"Handle the death of {w.of(x.patient)}",
    "pr_spin": _yes("Fire the Doctor (Public Relations Spin)", "Stand by the Doctor"),
    "lucky_hide": _say_hide,
    "use_coroner": _keep("the Coroner"),
    "tombstone_space": _say_space,
    "use_award": _keep("an Award"),
    "choose_action": _say_choose,
    "pass": lambda s, w, x: "Pass",
    "shared_consent": _yes("Allow it", "Refuse it"),
    "heal_patient": lambda s, w, x: f"Heal {w.of(x.patient)}",
    "heal_bonus": _say_bonus,
    "return_cube": _or_done("Return", " to the Cup", "cube", "Return no more cubes"),
    "cure_research": _say_pick,
    "cure_flip": _or_done("Make the", " Unused", "token", "Leave the tokens as they are"),
    "transfer_patient": lambda s, w, x: f"Transfer {w.of(x.patient)}",
    "transfer_to": lambda s, w, x: f"Move the patient to {w.of(x.place)}",
    "research_pick": _say_pick,
    "research_marker": lambda s, w, x: f"Assign {w.of(x.marker)}",
    "train_marker": lambda s, w, x: f"Take {w.of(x.marker)}",
    "train_doctor": lambda s, w, x: f"Give the marker to {w.of(x.character)}",
    "training_veto": _yes("Allow the assignment", "Block the assignment"),
    "build_room": _say_room("Build"),
    "build_slot": _say_slot,
    "improve_room": _say_room("Improve"),
    "hire_marker": _say_hire,
    "assign_staff": lambda s, w, x: f"Assign the {w.of(x.staff)}",
    "assign_to": lambda s, w, x: f"Send them to {w.of(x.place)}",
    "efficiency_patient": _or_done("Transfer", "", "patient", "Finish Efficiency"),
    "memo_staff": _or_done("Assign the", "", "staff", "Finish the memo"),
    "priority_patient": lambda s, w, x: f"Give Priority to {w.of(x.patient)}",
    "management_ward": lambda s, w, x: f"Replace the ability of {w.of(x.ward)}",
    "overtime_token": _or_done("Make the", " Unused", "token", "Finish the Overtime"),
    "scientist_from": lambda s, w, x: f"Take cubes from {w.of(x.patient)}",
    "scientist_to": lambda s, w, x: f"Give them to {w.of(x.patient)}",
    "scientist_count": lambda s, w, x: f"Move {_cubes(x.cubes)}",
    "procedure_colour": lambda s, w, x: f"Let {x.cube.partition(':')[2]} cubes match",
    "procedure_malady": lambda s, w, x: f"Use them for patients of {w.of(x.malady)}",
    "supply_cube": lambda s, w, x: f"Order {w.of(x.cube)}",
    "miracle_patient": _or_done("Pray for", "", "patient", "Ask for no miracle"),
}


def _losses(x: e.DeathSettled) -> str:
    lost = [f"−{x.prestige} Prestige"] if x.prestige else []
    lost += [f"−${x.money}"] if x.money else []
    lost += [f"−{x.converted} Prestige for missing Money"] if x.converted else []
    return ", ".join(lost) or "no loss"


def _cubes(count: int) -> str:
    return f"{count} cube{'s' if count != 1 else ''}"


def _drawn(cubes: tuple[str, ...]) -> str:
    return ", ".join(cubes) if cubes else "nothing"


def _with_prestige(converted: int) -> str:
    return f" and {converted} Prestige" if converted else ""


EVENT_WORDS: dict[type[Event], Callable[[Words, Any], str]] = {
    e.PhaseBegan: lambda w, x: f"Game Turn {x.turn}: the {title(x.phase)} Phase began.",
    e.CharactersDealt: lambda w, x: f"In play: {', '.join(w.the(c) for c in x.characters)}.",
    e.CardsRevealed: lambda w, x: f"Ambulances: {w.the(x.left)} (left), {w.the(x.right)} (right).",
    e.CardSentAway: lambda w, x: (
        f"The Security Guard sent {w.the(x.card)} away; {w.the(x.replacement)} came instead."
    ),
    e.CubesDrawn: lambda w, x: f"{_purpose(w, x)}: drew {_drawn(x.cubes)}.",
    e.DrawRepeated: lambda w, x: f"Feeling Lucky: {x.cubes} cubes went back and are drawn again.",
    e.CupRefilled: lambda w, x: f"{_cubes(x.cubes)} went from the Discard into the Cup.",
    e.PatientArrived: lambda w, x: (
        f"{capital(w.the(x.patient))} arrived on {w.the(x.place)} at level {x.level}."
    ),
    e.PatientChecked: lambda w, x: f"{capital(w.the(x.patient))} is no worse.",
    e.LevelChanged: lambda w, x: (
        f"{capital(w.the(x.patient))} went from level {x.before} to {x.after}."
    ),
    e.PatientMoved: lambda w, x: (
        f"{capital(w.the(x.patient))} moved to {w.the(x.place)} at level {x.level}."
    ),
    e.PatientCured: lambda w, x: f"{capital(w.the(x.patient))} was cured: +{x.prestige} Prestige.",
    e.PatientDischarged: lambda w, x: f"{capital(w.the(x.patient))} went home: +${x.money}.",
    e.PatientDied: lambda w, x: f"{capital(w.the(x.patient))} died at {w.the(x.place)}.",
    e.MarkerTurned: lambda w, x: (
        f"{capital(w.the(x.patient))} shows {'EKG' if x.side == 'ekg' else 'Flatline'} now."
    ),
    e.TombstonePlaced: lambda w, x: f"A Tombstone went to {w.the(x.space)}.",
    e.DeathSettled: lambda w, x: f"The death was settled: {_losses(x)}.",
    e.FeeEarned: lambda w, x: f"The Heal earned +${x.money}.",
    e.CostPaid: lambda w, x: f"Paid ${x.money}{_with_prestige(x.converted)}.",
    e.PrestigeGained: lambda w, x: f"+{x.prestige} Prestige.",
    e.PrestigeSpent: lambda w, x: f"−{x.prestige} Prestige.",
    e.MoneyGained: lambda w, x: f"+${x.money}.",
    e.ActionDeclared: lambda w, x: (
        f"{w.the(x.character)} acts: {w.kind(x.action)}, with {w.the(x.token)}."
    ),
    e.PlayerPassed: lambda w, x: f"{capital(seat_words(x.seat))} passed.",
    e.ConsentRefused: lambda w, x: (
        f"The lead refused it: {w.kind(x.action)} by {w.the(x.character)} was taken back."
    ),
    e.TokenFlipped: lambda w, x: (
        f"{capital(w.the(x.token))} is {'Used' if x.used else 'Unused'} now."
    ),
    e.TokenGained: lambda w, x: f"Gained {w.the(x.token)}.",
    e.TokenReturned: lambda w, x: f"{capital(w.the(x.token))} went back to the stock.",
    e.TokensRefreshed: lambda w, x: f"{x.tokens} tokens became Unused.",
    e.CubesReturned: lambda w, x: f"Returned {', '.join(map(w.the, x.cubes))} to the Cup.",
    e.SuppliesOrdered: lambda w, x: f"Ordered {', '.join(map(w.the, x.cubes))}.",
    e.TrainingRevealed: lambda w, x: f"A Training marker was turned up: {w.the(x.marker)}.",
    e.TrainingAssigned: lambda w, x: f"{w.the(x.character)} received {w.the(x.marker)}.",
    e.AssignmentBlocked: lambda w, x: (
        f"The lead blocked {w.the(x.marker)} for {w.the(x.character)}."
    ),
    e.AwardUsed: lambda w, x: f"{w.the(x.character)} won an award: +{x.prestige} Prestige.",
    e.RoomBuilt: lambda w, x: (
        f"Built {w.the(x.room)} on {w.the(x.slot)}{', Improved side up' if x.improved else ''}."
    ),
    e.RoomImproved: lambda w, x: f"Improved {w.the(x.room)}.",
    e.RoomRemoved: lambda w, x: f"Removed {w.the(x.room)}.",
    e.StaffTurnedUp: lambda w, x: f"The {w.the(x.staff)} can be hired now.",
    e.StaffHired: lambda w, x: f"Hired the {w.the(x.staff)}.",
    e.StaffMoved: lambda w, x: f"The {w.the(x.staff)} works at {w.the(x.place)} now.",
    e.PriorityPlaced: lambda w, x: f"{capital(w.the(x.patient))} has Priority.",
    e.AbilityReplaced: lambda w, x: (
        f"{capital(w.the(x.ward))}: {w.the(x.old)} was replaced by {w.the(x.new)}."
    ),
    e.CubesMoved: lambda w, x: (
        f"Mad Scientist: {_cubes(x.cubes)} moved from {w.the(x.giver)} to {w.the(x.receiver)}."
    ),
    e.ProcedureNamed: lambda w, x: (
        f"Experimental Procedures: {x.cube.partition(':')[2]} cubes match in {w.the(x.malady)}."
    ),
    e.DoctorFired: lambda w, x: (
        f"{w.the(x.character)} was fired; {w.the(x.replacement)} took over."
    ),
    e.MiracleFailed: lambda w, x: f"No miracle for {w.the(x.patient)}.",
    e.GameEnded: lambda w, x: (
        f"The game is over ({title(x.reason)})"
        + ("." if x.score is None else f": score {x.score}.")
    ),
}


def _purpose(w: Words, event: e.CubesDrawn) -> str:
    what = w.the(event.what)
    return {
        "card": what,
        "rounds": f"Rounds, {what}",
        "heal": f"Heal, {what}",
        "miracle": f"Miracle for {what}",
    }[event.purpose]


def say_event(language: Language, content: Content, event: Event) -> str:
    """An event as a sentence in the past."""
    # A name may end with a full stop of its own: the Cardiology O.R.
    return EVENT_WORDS[type(event)](Words(content), event).replace("..", ".")


REFUSAL_WORDS: dict[str, str] = {
    "admin_token_spent_already": (
        "An Administrative token has been spent in this Game Turn; Order Supplies had to be first."
    ),
    "allowance_exceeded": "Only {left} cubes of the allowance are left; this patient has {level}.",
    "already_built": "{room} is built already; each Room stands in the Hospital once.",
    "already_hired": "The {staff} is hired already.",
    "already_improved": "{room} shows its Improved side already.",
    "at_least_one": "At least one has to be chosen before it is done.",
    "blocked_by_the_lead": "The lead has blocked {character} for this marker; name another Doctor.",
    "cannot_be_assigned": "The {staff} works from the Parking Lot and is never assigned.",
    "condition_not_met": "The Doctor Bonus of {bonus} does not apply to this patient.",
    "discard_is_empty": "There is no cube in the Discard to order.",
    "first_bonus_must_be_drawn": "In Triage the first bonus must be drawn before stopping.",
    "heal_needs_a_medical_token": "Heal needs a Doctor with a Medical token, not {token}.",
    "is_a_reaction": "{action} is a reaction: it is offered when its moment comes.",
    "is_there_already": "The marker is at {place} already.",
    "keeps_its_last_cube": "{patient} must keep at least 1 cube.",
    "lead_refused": "The lead has refused this ({got}); it may be tried after the next Action.",
    "lowest_empty_slot_only": "{slot} is not the lowest-numbered empty slot.",
    "medical_token_only_for_own_discount": (
        "A Medical token builds only the Room of the Doctor's own discount, not {room}."
    ),
    "moved_already": "The {staff} has moved in this memo already.",
    "must_differ_from_the_colour": "{got} is the malady of the colour itself; name another one.",
    "needs_a_desk_token": "This needs a desk token: Administrative or Chief of Staff, not {token}.",
    "needs_a_doctor": "{token} is a Medical token; only a Doctor can spend it.",
    "needs_a_personal_token": "The discount needs a Personal token, not {token}.",
    "needs_advanced_research": "Prestige can be picked in Advanced Research only.",
    "needs_an_administrative_token": "Order Supplies needs an Administrative token, not {token}.",
    "needs_the_chief_of_staff_token": "A Special Action needs the Chief of Staff token.",
    "never_alive_into_the_morgue": "No living patient goes to the Morgue.",
    "never_back_to_the_parking_lot": "Staff are not assigned back to the Parking Lot.",
    "never_into_the_er": "The E.R. takes only Triage patients that reach exactly level 5.",
    "never_into_triage": "No patient can be transferred into Triage.",
    "no_ability_aside": "No Ward Ability is set aside.",
    "no_bonus_to_draw": "In Triage only bonuses are drawn, and this Doctor has none for {patient}.",
    "no_cube_to_draw": "There is no cube to draw.",
    "no_cubes_any_more": "A Ward or O.R. patient cannot become a cube patient again.",
    "no_doctor_bonuses": "In this Ward no Doctor Bonus may be used ({ability}).",
    "no_eligible_location": "The {staff} has no eligible location.",
    "no_free_row": "All rows of the Clinic are taken.",
    "no_heals_here": "Patients here ({place}) are not healed; they improve in Housekeeping.",
    "no_overtime": "Overtime needs Prestige and a Used Medical or Administrative token.",
    "no_pair_of_cube_patients": (
        "There are no two cube patients of one malady, one with cubes to give, one with room."
    ),
    "no_patient": "There is no living patient.",
    "no_receiver": "Nobody of the same malady has room for a cube of {patient}.",
    "no_research_lab": "Research needs a built Research Lab.",
    "no_room_for_cubes": "{patient} has no room for more cubes where it is.",
    "no_room_for_it": "There is no Room that this Action could build or improve with this token.",
    "no_slot": "All slots are taken and no Room can make way.",
    "no_such_bonus_here": "There is no unused bonus of {bonus} for this Heal.",
    "no_such_marker_there": "{got} is not there to be taken.",
    "no_such_patient": "{patient} is not in the Hospital.",
    "no_such_seat": "There is no {seat}: this table has {seats} seats.",
    "no_unused_token": "There is no Unused token of this sort: {token}.",
    "nobody_for_hire": "No marker on the Job Line is face up.",
    "nobody_to_assign": "No hired marker can be assigned.",
    "nobody_to_heal": "There is nobody whom this Doctor can heal.",
    "nobody_to_transfer": "No patient has a suitable location to go to.",
    "not_a_cube_patient": "{patient} is not a cube patient who could take part.",
    "not_a_doctor_in_play": "{character} is not a Doctor in play.",
    "not_a_malady_colour": "Only malady colours can be named, not {got}.",
    "not_built": "{place} is not built.",
    "not_eligible": "The marker may not go to {place}; it may go to: {eligible}.",
    "not_enough_prestige": "{prestige} Prestige are not enough for another token.",
    "not_face_up": "The {staff} is not face up on the Job Line.",
    "not_hired": "The {staff} is not hired.",
    "not_in_play": "{character} is not in play.",
    "not_in_the_discard": "{got} is not in the Discard.",
    "not_in_the_set": "{cube} is not in the set of this Heal.",
    "not_the_chief_of_staff": "The Chief of Staff token cannot be made Unused by Overtime.",
    "not_the_player_phase": "Actions are for the Player Phase.",
    "not_your_character": "{character} is controlled by another player.",
    "not_your_special": "{action} belongs to another Administrator.",
    "not_your_token": "{token} belongs to another character.",
    "nowhere_to_go": "No location takes {patient} at level {level}.",
    "other_malady": "{place} is for another malady.",
    "pick_is_impossible": "There is no marker for the pick {pick}.",
    "priority_is_placed": "The Priority marker stays with its patient until cure or death.",
    "shut_out_by_procedures": (
        "No Doctor Bonus goes with Experimental Procedures: {bonus} cannot be drawn."
    ),
    "shut_out_by_the_ward": "The Ward shuts this bonus out ({ability}).",
    "somebody_is_in_it": "{room} has patients or Tombstones in it and cannot be removed.",
    "space_is_not_empty": "{got} is not an empty Tombstone space.",
    "stays_in_office": "The {staff} works in the Office for the rest of the game.",
    "table_taken": "The O.R. already holds a patient ({place}).",
    "token_is_not_unused": "{got} is not Unused.",
    "token_is_not_used": "{got} is not Used.",
    "too_expensive": "This costs ${price}; Money and converted Prestige reach for ${power}.",
    "training_pool_empty": "The Training Pool has no marker left.",
    "triage_patients_only": "Efficiency moves Triage patients only.",
    "used_or_shut_out": "The bonus of {bonus} is used, or shut out by another bonus.",
    "variant_is_off": "Order Supplies is a variant that is not in play.",
    "ward_full": "All beds are taken ({place}).",
    "worst_first": "In this Ward only patients with the highest level may be healed.",
    "wrong_count": "Between 1 and {most} cubes can move, not {got}.",
    "wrong_level": "{place} does not take a patient of level {level}.",
    "wait_for_your_turn": "It is the turn of {seats}.",
    "you_cannot_act": "{seat} has no legal Action now.",
    "you_have_passed": "{seat} has passed; somebody has to complete an Action first.",
}


def refusal_words(language: Language, refusal: Refusal) -> str:
    """A refusal as a sentence with the facts of the case."""
    facts = {name: _fact(value) for name, value in refusal.facts.items()}
    if "seat" in refusal.facts:
        facts["seat"] = seat_words(refusal.facts["seat"])
    return capital(REFUSAL_WORDS[refusal.reason].format(**facts))


def _fact(value: Any) -> str:
    if isinstance(value, str):
        return plain(value)
    if isinstance(value, (tuple, list)):
        return (
            ", ".join(seat_words(v) if isinstance(v, int) else plain(v) for v in value) or "nobody"
        )
    return str(value)

"""Chapter 9, Journals: drawing, taking, the limit."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.hero.actions import DiscardJournal, KeepJournal
from wardround.games.hero.events import DeckRenewed, JournalDiscarded, JournalDrawn, JournalTaken
from wardround.games.hero.rules.constants import (
    DISCARD_JOURNAL,
    DO_JOURNALS,
    KEEP_JOURNAL,
    LIMIT_JOURNALS,
    SLEEP_TOKEN,
)
from wardround.games.hero.rules.report import tell
from wardround.games.hero.rules.room import limit
from wardround.games.hero.rules.state import State
from wardround.games.hero.rules.tokens import receive


def journals_left(s: State) -> int:
    """HE-5.27, HE-9.8, HE-9.9 The number of journals that can be drawn."""
    return s.journal_deck.size() + len(s.journal_discard)


def draw_journal(s: State, chance: Chance, log: Log) -> int:
    """HE-9.8, HE-H3 Draw the top journal, refilling an empty deck from the discard pile first."""
    if s.journal_deck.size() == 0:
        if log.on:
            event = DeckRenewed(rule="HE-9.8", deck="journals", cards=len(s.journal_discard))
            tell(s, log, event)
        s.journal_deck.shuffle_on_top(s.journal_discard)
        s.journal_discard = []
    journal = s.journal_deck.draw(chance)
    if log.on:
        mention = s.content.journals[journal].mention
        tell(s, log, JournalDrawn(rule="HE-H3", seat=s.active, journal=mention))
    return journal


def take_journals(s: State, n: int, chance: Chance, log: Log) -> None:
    """HE-9.9, HE-11.41 Take journals one after another, as long as there are any."""
    if journals_left(s) == 0:
        return
    if n > 1:
        s.agenda.append((DO_JOURNALS, n - 1))
    take_journal(s, draw_journal(s, chance, log), log)


def lose_journals(s: State, n: int) -> None:
    """HE-11.39, HE-R75 A line that takes journals away: the hero picks each one."""
    for _ in range(min(n, len(s.journals[s.active]))):
        s.agenda.append((DISCARD_JOURNAL,))


def take_journal(s: State, journal: int, log: Log) -> None:
    """HE-9.1, HE-9.3, HE-9.4, HE-9.5, HE-9.6, HE-9.7, HE-R38 Discard a sleep journal for a token;
    keep any other, up to the limit."""
    seat = s.active
    card = s.content.journals[journal]
    if log.on:
        tell(s, log, JournalTaken(rule="HE-9.7", seat=seat, journal=card.mention))
    if card.sleep > 0:
        s.journal_discard.append(journal)
        if log.on:
            tell(s, log, JournalDiscarded(rule="HE-9.5", seat=seat, journal=card.mention))
        receive(s, seat, SLEEP_TOKEN, card.sleep, log, "HE-9.5", card.mention)
        return
    hold(s, seat, (*s.journals[seat], journal))
    if len(s.journals[seat]) > limit(s, LIMIT_JOURNALS):
        s.agenda.append((DISCARD_JOURNAL, journal))


def hold(s: State, seat: int, journals: tuple[int, ...]) -> None:
    """HE-3.2, HE-9.1, HE-9.2 Set a hero's open journals, and with them the hero's own values."""
    own = s.content.heroes[s.heroes[seat]].skills[:]
    for journal in journals:
        skills = s.content.journals[journal].skills
        for skill in range(4):
            own[skill] += skills[skill]
    held = list(s.journals)
    held[seat] = journals
    s.journals = tuple(held)
    values = list(s.own)
    values[seat] = (own[0], own[1], own[2], own[3])
    s.own = tuple(values)


def list_held_journals(s: State) -> list[Action]:
    """HE-9.4, HE-R37 Any of the hero's journals but the new one."""
    actions = s.content.discard_journal[s.active]
    held = list(s.journals[s.active])
    for new in s.agenda[-1][1:]:
        held.remove(new)
    return [actions[title] for title in titles(held)]


def discard_journal(s: State, action: DiscardJournal, chance: Chance, log: Log) -> None:
    """HE-9.4, HE-9.10, HE-R37 Discard another journal."""
    seat = s.active
    journal = s.content.index[action.journal]
    s.agenda.pop()
    held = list(s.journals[seat])
    held.remove(journal)
    hold(s, seat, tuple(held))
    s.journal_discard.append(journal)
    if log.on:
        tell(s, log, JournalDiscarded(rule="HE-9.4", seat=seat, journal=action.journal))


def draw_and_choose(s: State, n: int, chance: Chance, log: Log) -> None:
    """HE-11.73 Draw several journals, or as many as there are; one will be kept."""
    cards = [draw_journal(s, chance, log) for _ in range(min(n, journals_left(s)))]
    cards.sort()
    s.agenda.append((KEEP_JOURNAL, *cards))


def drawn(s: State) -> tuple[int, ...]:
    """HE-11.73 The drawn journals, one of which is to be kept."""
    return s.agenda[-1][1:] if s.agenda and s.agenda[-1][0] == KEEP_JOURNAL else ()


def list_drawn_journals(s: State) -> list[Action]:
    """HE-11.73 Any of the drawn journals."""
    actions = s.content.keep_journal[s.active]
    return [actions[title] for title in titles(drawn(s))]


def keep_journal(s: State, action: KeepJournal, chance: Chance, log: Log) -> None:
    """HE-11.73, HE-R39 Take one of the drawn journals and discard the rest without effect."""
    journal = s.content.index[action.journal]
    rest = list(drawn(s))
    rest.remove(journal)
    s.agenda.pop()
    for other in rest:
        s.journal_discard.append(other)
        if log.on:
            mention = s.content.journals[other].mention
            tell(s, log, JournalDiscarded(rule="HE-R39", seat=s.active, journal=mention))
    take_journal(s, journal, log)


def titles(journals: Sequence[int]) -> list[int]:
    """Each title once: journals of the same title are one choice."""
    return sorted(set(journals))

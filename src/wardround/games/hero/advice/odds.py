"""Who can cure whom: the worth of skill totals against all patients in the deck.

Results are cached, because the same totals come up in every game that is played out.
"""

from __future__ import annotations

from typing import Final

from wardround.games.hero.rules.tables import Content
from wardround.games.hero.rules.totals import GUARDS

MAX_CACHED: Final = 20000
"""The most totals to cache."""


class Odds:
    """The share of the patient deck that given skill totals can treat."""

    __slots__ = ("_deeds", "_share", "content", "mean_chaos")

    def __init__(self, content: Content) -> None:
        self.content = content
        self._deeds: dict[int, float] = {}
        self._share: dict[int, float] = {}
        self.mean_chaos = 0.0
        for card in content.patients:
            self.mean_chaos += card.chaos / len(content.patients)

    def deeds(self, totals: int) -> float:
        """The average deeds from an unknown patient; 0 for those who cannot be treated."""
        if totals not in self._deeds:
            self._find(totals)
        return self._deeds[totals]

    def share(self, totals: int) -> float:
        """The chance that an unknown patient can be treated."""
        if totals not in self._share:
            self._find(totals)
        return self._share[totals]

    def _find(self, totals: int) -> None:
        if len(self._deeds) >= MAX_CACHED:
            self._deeds.clear()
            self._share.clear()
        treated = 0
        deeds = 0
        for card in self.content.patients:
            if not card.required and covers(totals, card.ways_packed):
                treated += 1
                deeds += card.reward
        self._deeds[totals] = deeds / len(self.content.patients)
        self._share[totals] = treated / len(self.content.patients)


_ODDS: Final[list[Odds]] = []


def odds_for(content: Content) -> Odds:
    """The odds of the patients in these tables."""
    for odds in _ODDS:
        if odds.content is content:
            return odds
    _ODDS.clear()
    _ODDS.append(Odds(content))
    return _ODDS[0]


def covers(totals: int, ways: list[int]) -> bool:
    """HE-3.9 Whether packed totals meet one of the packed ways."""
    met = 0
    for needs in ways:
        if ((totals | GUARDS) - needs) & GUARDS == GUARDS:
            met += 1
    return met > 0

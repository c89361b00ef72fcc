"""When somebody is asked in a window although they pass by default."""

from __future__ import annotations

from typing import Any

from wardround.games.forbidden_clinic.standing import boost_wins
from wardround.testkit import rule

from .table import ANY_TIME, CAPTURED, HOME, clinic


@rule("FC-11.1")
def test_a_boost_that_wins_is_worth_asking_about() -> None:
    position: dict[str, Any] = {
        "tokens": {**HOME, "EV": "5,5", "KA": "5,5"},
        "captured": CAPTURED,
        "hands": {"CSL": "RB", "KA": "RV"},
    }

    def wins(**changed: Any) -> set[str]:
        s = clinic(ANY_TIME, **(position | changed)).state
        return {role.code for n, role in enumerate(s.layout.roles) if boost_wins(s, n)}

    assert wins() == {"CSL"}
    assert wins(hands={"CSL": "RB"}) == set()
    assert wins(captured=CAPTURED[:3]) == set()
    assert wins(tokens={**HOME, "EV": "5,5", "KA": "5,4"}) == set()
    assert wins(tokens=HOME, hands={"CSL": "RB"}) == set()
    assert wins(empty=["5,5"]) == {"CSL"}

"""When somebody is asked in a window although they pass by default."""

from __future__ import annotations

from wardround.core.testkit import rule
from wardround.games.forbidden_clinic.standing import boost_wins

from .table import ANY_TIME, CAPTURED, HOME, clinic


@rule("FC-11.1")
def test_a_boost_that_wins_is_worth_asking_about() -> None:
    def wins(**changed: object) -> set[str]:
        position = {"tokens": {**HOME, "EV": "5,5", "KA": "5,5"}, "captured": CAPTURED} | changed
        hands = changed.get("hands", {"CSL": "RB", "KA": "RV"})
        table = clinic(ANY_TIME, **{**position, "hands": hands})
        return {
            role.code
            for n, role in enumerate(table.state.layout.roles)
            if boost_wins(table.state, n)
        }

    assert wins() == {"CSL"}
    assert wins(hands={"CSL": "RB"}) == set()
    assert wins(captured=CAPTURED[:3]) == set()
    assert wins(tokens={**HOME, "EV": "5,5", "KA": "5,4"}) == set()
    assert wins(tokens=HOME, hands={"CSL": "RB"}) == set()
    assert wins(empty=["5,5"]) == {"CSL"}

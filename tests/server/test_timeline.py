"""The curves of a game: while it is played, what a seat could see; afterwards, everybody's."""

from __future__ import annotations

from tests.playthroughs import playthroughs, replayed
from wardround.core.journal import Journal, Secret
from wardround.games import language_of
from wardround.presentation.game_spec import AnyGameSpec
from wardround.server.table.timeline import timeline


def bags(journal: Journal[AnyGameSpec], seat: int | None) -> set[int | None]:
    """Whose bags the curves of deeds show."""
    words = language_of(journal.game, "en")
    return {one.seat for one in timeline(journal, words, seat).series if one.label == "Deeds"}


def test_bags_are_counted_for_everybody_once_they_are_open() -> None:
    [path] = [path for path in playthroughs("hero") if path.stem == "winner"]
    night = replayed(path)

    assert bags(night, None) == bags(night, 1) == {0, 1, 2}

    before_morning = night.fork(len(night.moves) - 1, Secret("seed", "salt"))
    assert bags(before_morning, None) == set()
    assert bags(before_morning, 1) == {1}

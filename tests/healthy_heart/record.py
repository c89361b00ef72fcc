"""Records the playthroughs anew: ``python -m tests.healthy_heart.record``.

Journals hold the hash of the content, so they have to be recorded again when a table changes.
"""

from __future__ import annotations

from pathlib import Path

from wardround.core.actions import Action
from wardround.core.journal import Journal, Secret
from wardround.games.healthy_heart import SPEC
from wardround.games.healthy_heart.actions import ChooseAction, FeelingLucky, PrSpin

from .table import LIBRARY

FOLDER = Path(__file__).parent / "playthroughs"
SPECIALS = {
    "pinchpenny": {"efficiency", "organized_memo_system"},
    "balihou": {"priority_status", "public_relations_spin"},
    "morbucks": {"efficient_construction", "new_management_techniques"},
    "derring": {"mandatory_overtime", "feeling_lucky"},
    "duronger": {"mad_scientist", "experimental_procedures"},
}


def special_of(action: Action) -> str:
    """The Special Action or reaction that an action uses, or nothing."""
    if isinstance(action, ChooseAction):
        return action.action
    if isinstance(action, FeelingLucky) and action.answer == "yes":
        return "feeling_lucky"
    if isinstance(action, PrSpin) and action.answer == "yes":
        return "public_relations_spin"
    return ""


def play(options: dict[str, object], seed: str, wanted: set[str]) -> Journal:
    """A game by rule of thumb in which special actions that are still wanted come first."""
    journal = Journal.start(SPEC, LIBRARY, options, Secret(seed, "playthrough"))  # type: ignore[arg-type]
    left = set(wanted)
    while journal.outcome() is None:
        listed = SPEC.legal(journal.state)
        assert SPEC.rate is not None
        weights = SPEC.rate(journal.state, listed)
        best = max(
            range(len(listed)), key=lambda n: (special_of(listed[n]) in left, weights[n], -n)
        )
        left.discard(special_of(listed[best]))
        journal.act(listed[best])
    journal.close()
    return journal


def used(journal: Journal) -> set[str]:
    """The Special Actions and reactions of a game."""
    return {special_of(move.action) for move in journal.moves}


def save(journal: Journal, name: str) -> None:
    (FOLDER / f"{name}.jsonl").write_text("\n".join(journal.lines) + "\n", "utf-8")
    print(f"{name}: {len(journal.moves)} moves")


def record_endings() -> None:
    """One game for each way to end."""
    missing = set(SPEC.meta.end_reasons)
    for seed in range(5_000):
        if not missing:
            break
        options: dict[str, object] = {"seats": 1 + seed % 5, "difficulty": "tutorial"}
        journal = play(options, f"ending {seed}", set())
        outcome = journal.outcome()
        assert outcome is not None
        if outcome.reason in missing:
            missing.discard(outcome.reason)
            save(journal, outcome.reason)


def record_administrators() -> None:
    """One game for each Administrator, with both of its special actions."""
    number = {name: n for n, name in enumerate(SPECIALS)}
    for name, wanted in SPECIALS.items():
        for seed in range(5_000):
            options: dict[str, object] = {
                "seats": 1 + number[name],
                "difficulty": "easy",
            }
            journal = play(options, f"{name} {seed}", wanted)
            in_charge = journal.game.dump(journal.state)["cast"][0]
            if in_charge == name and wanted <= used(journal):
                save(journal, name)
                break


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    record_endings()
    record_administrators()

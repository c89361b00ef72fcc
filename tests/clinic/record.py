"""Records the playthroughs again under the present rules: ``python -m tests.clinic.record``.

Journals hold the rules version and the hash of the content, so they have to be recorded again when
either changes. The moves and draws stay those of the recorded game; a question that is new in
between gets the first answer that is listed.
"""

from __future__ import annotations

import msgspec

from tests.clinic.test_playthroughs import FOLDER, library_for
from wardround.core.codec import action_from_data
from wardround.core.journal import Journal, Secret, scripted_seed
from wardround.games.clinic import SPEC

NEW_QUESTIONS = 20
"""More new questions in a row than this mean that the game has gone another way."""


def record(name: str) -> None:
    path = FOLDER / f"{name}.jsonl"
    header, *moves = [msgspec.json.decode(line) for line in path.read_text("utf-8").splitlines()]
    moves = [line for line in moves if "action" in line]
    draws = [*header["draws"], *(draw for line in moves for draw in line["draws"])]
    secret = Secret(scripted_seed(draws), "clinic")
    journal = Journal.start(SPEC, library_for(name), header["options"], secret)
    for line in moves:
        action = action_from_data(SPEC, line["action"])
        for _ in range(NEW_QUESTIONS):
            listed = SPEC.legal(journal.state)
            if action in listed:
                break
            journal.act(listed[0])
        journal.act(action)
    journal.close()
    path.write_text("\n".join(journal.lines) + "\n", "utf-8")
    print(f"{name}: {len(journal.moves)} moves")


if __name__ == "__main__":
    for path in sorted(FOLDER.glob("*.jsonl")):
        record(path.stem)

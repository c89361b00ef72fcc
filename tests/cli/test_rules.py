"""``wardround rules``: every rule with its text, its code and its tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import NEW_GAME, Project, Wardround


def test_rules_as_json(project: Project) -> None:
    rules = {rule["id"]: rule for rule in project.wardround("rules", NEW_GAME, "--json").json}

    assert list(rules)[:2] == ["NB-1.1", "NB-1.2"]
    assert rules["NB-2.4"].keys() == {"id", "text", "code", "tests"}
    assert rules["NB-2.4"]["text"] == "Only the player whose turn it is acts."
    (code,) = rules["NB-2.4"]["code"]
    assert code.startswith(f"src/wardround/games/{NEW_GAME}/rules/decisions.py:")
    assert code.endswith(" asked")
    assert rules["NB-2.4"]["tests"] == [
        place for place in rules["NB-2.4"]["tests"] if "test_only_the_active_player_acts" in place
    ]


def test_a_new_game_is_covered(project: Project) -> None:
    done = project.wardround("rules", NEW_GAME, "--uncovered")

    assert done.code == 0
    assert done.out == "0 rules or cases uncovered, 0 other gaps"
    assert project.wardround("rules", NEW_GAME, "--uncovered", "--json").json == []


def test_what_is_uncovered_is_listed_and_fails(project: Project) -> None:
    folder = project.root / "src" / "wardround" / "games" / NEW_GAME
    book, cases = folder / "RULES.md", folder / "CASES.md"
    chapter = folder / "rules" / "rounds.py"
    before = book.read_text(), cases.read_text(), chapter.read_text()
    try:
        book.write_text(before[0] + "\n- **NB-9.1** Nobody has thought of this.\n")
        cases.write_text(before[1] + "\n- **NB-C9** [NB-9.1] Nor of this.\n")
        chapter.write_text(before[2] + '\n\ndef stray() -> None:\n    """NB-8.8 No such rule."""\n')
        done = project.wardround("rules", NEW_GAME, "--uncovered")
    finally:
        for path, text in zip((book, cases, chapter), before, strict=True):
            path.write_text(text)

    assert done.code == 1
    assert "NB-9.1 Nobody has thought of this." in done.out
    assert "NB-C9 [NB-9.1] Nor of this." in done.out
    assert "stray: NB-8.8 does not exist" in done.out
    assert "2 rules or cases uncovered, 1 other gaps" in done.out


@pytest.mark.parametrize(
    ("decorator", "uncovered"), [('@rule("NB-2.4")', ["NB-2.4"]), ('@case("NB-C2")', ["NB-C2"])]
)
def test_rules_and_cases_whose_tests_are_gone(
    project: Project, decorator: str, uncovered: list[str]
) -> None:
    tests = project.root / "tests" / NEW_GAME / "test_rules.py"
    text = tests.read_text()
    try:
        tests.write_text(text.replace(f"{decorator}\n", ""))
        done = project.wardround("rules", NEW_GAME, "--uncovered", "--json")
    finally:
        tests.write_text(text)

    assert done.code == 1
    assert [rule["id"] for rule in done.json] == uncovered


def test_one_rule_to_read(wardround: Wardround) -> None:
    done = wardround("rules", "template", "TG-2.4")

    assert done.code == 0
    assert done.out.startswith("TG-2.4 Only the player whose turn it is acts.")
    assert "TG-2.3" not in done.out


def test_a_rule_that_is_not_there(wardround: Wardround) -> None:
    done = wardround("rules", "template", "TG-9.9")

    assert done.code == 2
    assert done.err == "wardround: template has no rule TG-9.9"


def test_places_can_be_opened(wardround: Wardround) -> None:
    root = Path(__file__).resolve().parents[2]
    for rule in wardround("rules", "template", "--json").json:
        for place in rule["code"]:
            file, _, line = place.partition(" ")[0].rpartition(":")
            assert "def " in (root / file).read_text("utf-8").splitlines()[int(line) - 1]

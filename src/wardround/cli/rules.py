"""``wardround rules``: every rule with its text, its code and its tests."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

import wardround
from wardround.cli.common import GameArgument, JsonFlag, UserError, out, print_json
from wardround.games import cases_of, find_game, rulebook_of
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.rulebook import Rule, assemble, read_rules, unknown_ids

PACKAGE = Path(wardround.__file__).parent
PROJECT = PACKAGE.parents[1]


def rules(
    game: GameArgument,
    only: Annotated[str | None, typer.Argument(help="Show only the rule with this id.")] = None,
    json: JsonFlag = False,
    uncovered: Annotated[
        bool,
        typer.Option(
            "--uncovered", help="List rules without code or test; exit 1 if there are any."
        ),
    ] = False,
) -> None:
    """Show a game's rules, the functions that cite them and the tests that exercise them."""
    spec = find_game(game)
    if uncovered and not (PROJECT / "tests").is_dir():
        raise UserError("--uncovered reads the tests, so it only works in a source checkout")
    rules, missing = survey(spec)
    if only is not None:
        rules = [rule for rule in rules if rule.id == only]
        if not rules:
            raise UserError(f"{game} has no rule {only}")
    if uncovered:
        rules = [rule for rule in rules if not rule.code or not rule.tests]
        rules += [case for case in cases_without_test(spec) if only in (None, case.id)]
    if json:
        print_json(rules)
    else:
        for rule in rules:
            _print(rule)
        for line in missing:
            out.print(f"[red]{escape(line)}[/]")
        if uncovered:
            out.print(f"{len(rules)} rules or cases uncovered, {len(missing)} other gaps")
    if uncovered and (rules or missing):
        raise typer.Exit(1)


def _print(rule: Rule) -> None:
    out.print(f"[bold]{rule.id}[/] {escape(rule.text)}")
    for place in rule.code:
        out.print(f"    [green]{escape(place)}[/]")
    for place in rule.tests:
        out.print(f"    [cyan]{escape(place)}[/]")


def survey(spec: AnyGameSpec) -> tuple[list[Rule], list[str]]:
    """All rules with their places, and the unknown ids that code or tests name."""
    rules_text, cases_text = read_rules(rulebook_of(spec)), read_rules(cases_of(spec))
    code = _sources(PACKAGE.joinpath(*spec.package.split(".")[1:]), "**/*.py")
    tests = _tests(spec)
    wrong = unknown_ids({**rules_text, **cases_text}, {**code, **tests})
    return assemble(rules_text, code, tests), [f"{line} does not exist" for line in wrong]


def cases_without_test(spec: AnyGameSpec) -> list[Rule]:
    """The cases of the specification that have no test."""
    cases = assemble(read_rules(cases_of(spec)), {}, _tests(spec))
    return [case for case in cases if not case.tests]


def _tests(spec: AnyGameSpec) -> dict[str, str]:
    return _sources(PROJECT / "tests" / spec.meta.id, "**/test_*.py")


def _sources(folder: Path, pattern: str) -> dict[str, str]:
    return {
        str(path.relative_to(PROJECT)): path.read_text("utf-8")
        for path in sorted(folder.glob(pattern))
    }

"""Scenarios as text: TOML in and out, and the line that a fault refers to."""

from __future__ import annotations

import json
import re
import textwrap
import tomllib
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from wardround.presentation.scenario import Scenario, ScenarioError, parse_scenario

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
WIDTH: Final = 100


def read_scenario(text: str) -> Scenario:
    """A scenario from its text; raises ScenarioError."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError(str(error)) from None
    except RecursionError:
        raise ScenarioError("the brackets are nested too deeply") from None
    return parse_scenario(data)


def write_scenario(scenario: Scenario) -> str:
    """The text of a scenario, without defaults."""
    data = msgspec.to_builtins(scenario)
    plain = {
        field.name: data[field.name]
        for field in msgspec.structs.fields(Scenario)
        if data[field.name] != field.default and data[field.name] not in ([], {})
    }
    if scenario.position == {}:
        plain["position"] = {}
    snapshot = plain.pop("snapshot", None)
    lines = [f"{key} = {_value(value)}" for key, value in plain.items() if not _is_table(value)]
    if snapshot is not None:
        lines.append(f"snapshot = '''\n{_folded(json.loads(snapshot))}'''")
    for key, value in plain.items():
        if isinstance(value, dict):
            lines += ["", f"[{key}]", *_pairs(value)]
        elif _is_table(value):
            for step in value:
                lines += ["", f"[[{key}]]", *_pairs(_set_values(step))]
    return "\n".join(lines) + "\n"


def line_of(text: str, fault: str) -> int:
    """The line, counted from 1, that a fault refers to; 0 if it names none."""
    if at := re.search(r"\(at line (\d+)", fault):
        return int(at[1])
    lines = text.splitlines()
    if step := re.match(r"step (\d+)", fault):
        starts = [n for n, line in enumerate(lines, 1) if line.startswith("[[step]]")]
        return starts[int(step[1]) - 1] if int(step[1]) <= len(starts) else 0
    named = re.match(r"(?:position key '|position\.|option )?([\w.]+)", fault)
    unknown = re.search(r"unknown field `(\w+)`|expected key .*, got '(\w+)'", fault)
    words = [unknown[1] or unknown[2]] if unknown else []
    words += reversed(named[1].split(".")) if named else []
    for word in words:
        for n, line in enumerate(lines, 1):
            if re.match(rf"""\s*[\w."]*\b{re.escape(word)}\b"?\s*=""", line):
                return n
    return 0


def _is_table(value: Any) -> bool:
    return isinstance(value, dict) or (
        isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)
    )


def _set_values(step: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in step.items() if value not in (None, [], {})}


def _pairs(table: Mapping[str, Any]) -> list[str]:
    return [f"{_key(key)} = {_value(value)}" for key, value in table.items()]


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, dict):
        inner = ", ".join(_pairs(value))
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return str(value)


def _folded(data: Any) -> str:
    """JSON wrapped to fit a screen."""
    text = json.dumps(data, ensure_ascii=False, separators=(", ", ":"))
    folded = textwrap.fill(text, WIDTH, break_long_words=False, break_on_hyphens=False)
    # A string with double spaces or a line break would not survive; then it stays on one line.
    return folded if json.loads(folded) == data else text

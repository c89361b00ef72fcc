"""Writes what follows from the fields of a state: ``FIELDS``, ``__slots__`` and ``copy_from``.

The ``__init__`` of a class is the list of its fields. Where a class has a block that starts with
the line below, everything from that line to the end of the class is written from ``__init__``::

    # -- Written by ./dev format from __init__ --

``python -m tools.write_fields`` writes them (``./dev format``); ``--check`` only reports what is
out of date. A clone is made by the constructor, because mypyc offers no other way::

    def __init__(self, content: Content, like: State | None = None) -> None:
        if like is not None:
            self.copy_from(like)
            return
        self.content: Shared[Content] = content
        self.turn = 0
"""

from __future__ import annotations

import ast
import sys
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
MARK: Final = "# -- Written by ./dev format from __init__ --"
SHARED: Final = frozenset({"bool", "bytes", "float", "frozenset", "int", "str", "tuple", "Shared"})
"""Types whose values copies may share."""


class FieldError(ValueError):
    """A field that the generator does not know how to copy."""


def written(source: str) -> str:
    """The module with the generated blocks of its classes up to date."""
    if MARK not in source:
        return source
    tree = ast.parse(source)
    aliases = {
        node.target.id: node.value
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and ast.unparse(node.annotation) == "TypeAlias"
        and node.value is not None
    }
    lines = source.splitlines()
    for node, next_ in zip(tree.body[::-1], [None, *tree.body[:0:-1]], strict=True):
        if not isinstance(node, ast.ClassDef):
            continue
        # A trailing comment is not part of its class, so look as far as the next statement.
        last = len(lines) if next_ is None else next_.lineno - 1
        marks = [n for n in range(node.lineno, last) if lines[n].strip() == MARK]
        if marks:
            end = max(marks[0] + 1, node.end_lineno or 0)
            while end < last and lines[end].strip() == "# fmt: on":
                end += 1
            lines[marks[0] + 1 : end] = _block(node, aliases)
    return "\n".join(lines) + "\n"


def _block(node: ast.ClassDef, aliases: Mapping[str, ast.expr]) -> list[str]:
    fields = list(_fields(node))
    names = " ".join(f'"{name}",' for name, _ in fields)
    wrapped = textwrap.wrap(names, 90, initial_indent=" " * 8, subsequent_indent=" " * 8)
    copies = [
        f"        self.{name} = {_copy(node, name, type_, aliases)}" for name, type_ in fields
    ]
    return [
        "    # fmt: off",
        "    FIELDS: ClassVar[tuple[str, ...]] = (",
        *wrapped,
        "    )",
        "    __slots__ = FIELDS",
        "",
        f"    def copy_from(self, like: {node.name}) -> None:",
        *copies,
        "    # fmt: on",
    ]


def _fields(node: ast.ClassDef) -> Iterator[tuple[str, ast.expr | None]]:
    """The fields in the order of ``__init__``, each with its type; None for a plain constant."""
    found = [n for n in node.body if isinstance(n, ast.FunctionDef) and n.name == "__init__"]
    if not found:
        raise FieldError(f"{node.name} has no __init__")
    parameters = {a.arg: a.annotation for a in (*found[0].args.args, *found[0].args.kwonlyargs)}
    for statement in found[0].body:
        target: ast.expr
        if isinstance(statement, ast.AnnAssign):
            target, type_, value = statement.target, statement.annotation, statement.value
        elif isinstance(statement, ast.Assign) and len(statement.targets) == 1:
            target, type_, value = statement.targets[0], None, statement.value
        else:
            continue
        if not isinstance(target, ast.Attribute) or ast.unparse(target.value) != "self":
            continue
        if type_ is None and isinstance(value, ast.Name) and value.id in parameters:
            type_ = parameters[value.id]
        elif type_ is None and not _is_number(value):
            raise FieldError(f"{node.name}.{target.attr}: say its type, so that it can be copied")
        yield target.attr, type_


def _is_number(value: ast.expr | None) -> bool:
    """Whether it is a literal number, string or boolean; -1 counts too."""
    if isinstance(value, ast.UnaryOp):
        value = value.operand
    return isinstance(value, ast.Constant)


def _copy(
    node: ast.ClassDef, name: str, type_: ast.expr | None, aliases: Mapping[str, ast.expr]
) -> str:
    try:
        return _copied(f"like.{name}", type_, aliases)
    except FieldError as error:
        raise FieldError(f"{node.name}.{name}: {error}") from None


def _copied(value: str, type_: ast.expr | None, aliases: Mapping[str, ast.expr]) -> str:
    """The expression that copies a value of this type."""
    if type_ is None or _is_shared(type_, aliases):
        return value
    if isinstance(type_, ast.Name) and type_.id in aliases:
        return _copied(value, aliases[type_.id], aliases)
    if isinstance(type_, ast.Name):
        return f"{value}.clone()"
    if isinstance(type_, ast.BinOp) and _is_none(type_.right):
        return f"None if {value} is None else {_copied(value, type_.left, aliases)}"
    if isinstance(type_, ast.Subscript) and ast.unparse(type_.value) == "list":
        if _is_shared(type_.slice, aliases):
            return f"{value}[:]"
        item = "item" if value.startswith("like.") else "inner"
        return f"[{_copied(item, type_.slice, aliases)} for {item} in {value}]"
    raise FieldError(f"expected a number, a list, a class or Shared[…], got {ast.unparse(type_)}")


def _is_shared(type_: ast.expr, aliases: Mapping[str, ast.expr]) -> bool:
    if isinstance(type_, ast.Subscript):
        return ast.unparse(type_.value) in SHARED
    if isinstance(type_, ast.BinOp):
        return _is_shared(type_.left, aliases) and (
            _is_none(type_.right) or _is_shared(type_.right, aliases)
        )
    if isinstance(type_, ast.Name) and type_.id in aliases:
        return _is_shared(aliases[type_.id], aliases)
    return isinstance(type_, ast.Name) and type_.id in SHARED


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def main() -> None:
    stale: list[str] = []
    for path in sorted((ROOT / "src" / "wardround").rglob("*.py")):
        source = path.read_text("utf-8")
        try:
            new = written(source)
        except FieldError as error:
            sys.exit(f"write_fields: {path.relative_to(ROOT)}: {error}")
        if new != source:
            stale.append(str(path.relative_to(ROOT)))
            if "--check" not in sys.argv:
                path.write_text(new, "utf-8")
    if stale and "--check" in sys.argv:
        sys.exit(f"write_fields: out of date: {', '.join(stale)}; ./dev format writes them")


if __name__ == "__main__":
    main()

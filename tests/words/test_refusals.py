"""What is refused is told in the window's language, wherever it is told."""

import ast
from collections.abc import Iterator
from pathlib import Path

UI = Path(__file__).resolve().parents[2] / "bob_editor" / "ui"
BEFORE_QT = "screen.py"
"""It tells what a system lacks, in the system's own words."""


def _raw(tree: ast.AST) -> Iterator[int]:
    """The lines in which a refusal becomes text as it was raised; ``said`` and ``said_of`` have the words for it."""
    said = {
        id(part)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and getattr(call.func, "id", "").startswith("said")
        for part in ast.walk(call)
    }
    for node in ast.walk(tree):
        match node:
            case ast.FormattedValue(value=ast.Name(id="error") | ast.Attribute(attr="hint")):
                yield node.lineno
            case ast.Call(func=ast.Name(id="str"), args=[ast.Name(id="error")]) if id(node) not in said:
                yield node.lineno
            case ast.keyword(value=ast.Name(id="error")):
                yield node.lineno


def test_no_refusal_is_told_as_it_was_raised() -> None:
    """In German it would be an English sentence amid the others."""
    found = {
        str(path.relative_to(UI)): lines
        for path in UI.rglob("*.py")
        if path.name != BEFORE_QT and (lines := list(_raw(ast.parse(path.read_text("utf-8")))))
    }
    assert found == {}

"""The texts that the window shows, as they stand in the code: what ``tr``, ``many`` and ``mark`` are given, and rows.

What is looked up where it is shown needs no mark where its row tells that it is a text: a command, a panel, a tool.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from bob_editor.records import Record

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("ui", "editing", "opening", "publishing", "words", "rules/games")

ROWS = {
    "Command": (1, 2),
    "Panel": (1,),
    "Option": (1, 3),
    "Edit": (0,),
    "Hand": (1, 2),
    "Form": (1,),
    "Start": (1, 2),
    "Question": (1, 2),
    "Choice": (1,),
    "a_field": (2,),
    "a_group": (1,),
    "table_of": (1,),
    "whole": (1,),
    "names_of": (1,),
}
"""Which arguments of a row are texts."""

TABLES = {
    "MENUS": 0,
    "PLACES": 1,
    "SEES": 1,
    "KINDS": 1,
    "OWNERS": 1,
    "OF_TERRAIN": 1,
    "OF_BOARDS": 1,
    "SEVERITIES": 1,
    "VALUES": 1,
}
"""Tables of tuples, and which of them is a text."""

TOOL_TEXTS = ("title",)
"""What a tool's class says of itself; the first line of its docstring is what it does."""


class Text(Record):
    """A text: its English, or that for several; and where it stands."""

    source: str
    place: str
    one: str = ""
    """Its English for one, where a number chooses."""


def texts() -> Iterator[Text]:
    """All of them, file by file."""
    for room in ROOMS:
        for path in sorted((ROOT / "bob_editor" / room).rglob("*.py")):
            place = path.relative_to(ROOT).as_posix()
            yield from _texts_of(ast.parse(path.read_text("utf-8")), place)


def _texts_of(tree: ast.Module, place: str) -> Iterator[Text]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in {"tr", "mark"}:
                yield from _said(node.args[:1], place)
            elif name == "many":
                one, several, *_ = node.args
                assert isinstance(one, ast.Constant), f"{place}: many() wants its texts as they are"
                assert isinstance(several, ast.Constant), f"{place}: many() wants its texts as they are"
                yield Text(str(several.value), place, str(one.value))
            else:
                yield from _said([node.args[at] for at in ROWS.get(name, ()) if at < len(node.args)], place)
        elif isinstance(node, ast.ClassDef):
            yield from _of_tool(node, place)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            at = TABLES.get(getattr(target, "id", ""))
            if at is not None and isinstance(node.value, ast.Tuple):
                rows = (row for row in node.value.elts if isinstance(row, ast.Tuple))
                yield from _said([row.elts[at] for row in rows], place)


def _of_tool(node: ast.ClassDef, place: str) -> Iterator[Text]:
    """The title of a tool, and what it does."""
    given = {
        one.targets[0].id: one.value
        for one in node.body
        if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name)
    }
    if {"id", "title", "icon"} <= given.keys():
        yield from _said([given[name] for name in TOOL_TEXTS], place)
        yield Text((ast.get_docstring(node) or "").split("\n")[0], place)


def _said(nodes: list[ast.expr], place: str) -> Iterator[Text]:
    """The texts among arguments: those that stand there, also where one of two is chosen."""
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
            yield Text(node.value, place)
        elif isinstance(node, ast.IfExp):
            yield from _said([node.body, node.orelse], place)

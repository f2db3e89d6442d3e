"""The names of places in the manual: what a link to a check, a terrain, a tool or a field leads to."""

import re
from collections.abc import Iterable


def check_place(code: str) -> str:
    """That of a check, by the code of its issues; a breach of form has one for all of them."""
    return "how-checks-work" if code.startswith("schema/") else _place("check", code)


def row_place(ruleset: str, table: str, row: str) -> str:
    """That of a row of a ruleset: of ``terrains``, ``markers``, ``changes``, ``conditions`` or ``rulings``."""
    return _place(table, ruleset, row)


def field_place(ruleset: str, path: Iterable[str]) -> str:
    """That of a field of a game's card, by its path with ``*`` for places in lists; part of the outermost one's."""
    return _place("field", ruleset, *path)


def tool_place(tool: str) -> str:
    """That of a tool."""
    return _place("tool", tool)


def panel_place(panel: str) -> str:
    """That of a panel, by the id of its dock."""
    return _place("panel", panel)


def page_of(kind: str, ruleset: str) -> str:
    """The name of a page that is made for a game: ``terrain``, ``rules``, ``checks`` or ``fields``."""
    return f"generated/{kind}-{ruleset}"


def _place(*words: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", "-".join(words).lower()).strip("-")

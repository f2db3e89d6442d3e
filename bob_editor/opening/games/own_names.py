"""What the writer of a game calls its parts: names that are shown as they are written, in whatever language."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from bob_editor.rules.game import game_of
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import all_rulesets, ships

Json = Any

_TABLES = ("terrains", "units", "markers", "ends", "conditions", "changes")


@lru_cache(maxsize=16)
def own_names(rules: Ruleset) -> frozenset[str]:
    """The names that a game gives; none of one that ships, nor those that it has of such a game."""
    if ships(rules.id):
        return frozenset()
    base = all_rulesets().get(str(rules.data.get("based_on") or ""))
    inherited = frozenset[str]() if base is None else frozenset(_names(base)) - own_names(base)
    return frozenset(_names(rules)) - inherited


def _names(rules: Ruleset) -> Iterator[str]:
    yield rules.title
    for table in _TABLES:
        yield from _texts(rules.data.get(table), ("title", "group"))
    yield from _of_fields(game_of(rules).card_layout().get("fields"))


def _of_fields(fields: Json) -> Iterator[str]:
    yield from _texts(fields, ("title", "section"))
    for row in fields or ():
        yield from _texts(row.get("choices"), ("title",))
        yield from _of_fields(row.get("columns"))


def _texts(rows: Json, names: Iterable[str]) -> Iterator[str]:
    for row in rows or ():
        if isinstance(row, Mapping):
            yield from (row[name] for name in names if isinstance(row.get(name), str) and row[name])

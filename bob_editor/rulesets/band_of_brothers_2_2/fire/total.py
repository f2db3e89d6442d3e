"""Adds up the modifiers of a shot, each of which the ruleset's data must know by name."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from bob_editor.errors import UnknownId
from bob_editor.rules.ruleset import Ruleset

_AROUND = re.compile(r"^target (?:terrain |is |in |on )?| range \d+.*$| reversed$| modifiers?$")
"""What a name says beside what it names: whose terrain it is, or from how far."""


def fire_total(ruleset: Ruleset, base: float, terms: Iterable[Mapping[str, Any]]) -> float:
    """The base with every modifier added.

    :raises UnknownId: where the data has no modifier, terrain or marker of a term's name.
    """
    total = base
    for term in terms:
        known_modifier(ruleset, str(term["name"]))
        total += term["value"]
    return total


def known_modifier(ruleset: Ruleset, name: str) -> str:
    """The id of the row that a modifier's name means: of a modifier, or of the terrain or marker that gives cover.

    :raises UnknownId: where there is none.
    """
    rows = _names(ruleset)
    told = _plain(name)
    for asked in (told, _AROUND.sub("", told), _AROUND.sub("", _AROUND.sub("", told))):
        if asked in rows:
            return rows[asked]
    words = set(_AROUND.sub("", told).split())
    within = [known for known in rows if known and set(known.split()) <= words]
    if within:
        return rows[max(within, key=len)]
    around = [known for known in rows if words and words <= set(known.split())]
    if around:
        return rows[min(around, key=len)]
    raise UnknownId(f"{ruleset.title} knows no modifier “{name}”.")


@lru_cache(maxsize=8)
def _names(ruleset: Ruleset) -> Mapping[str, str]:
    """Every name by which a row may be called: its id, its title, the words that its data lists."""
    found: dict[str, str] = {}
    rows = [
        row
        for table in ("modifiers", "terrains", "markers", "changes")
        for row in ruleset.data.get(table, ())
    ]
    # What a row is called comes before words by which it may be searched for.
    for row in rows:
        for called in (row["id"], row.get("title", ""), *row.get("called", ())):
            found.setdefault(_plain(called), row["id"])
    for row in rows:
        for called in row.get("keywords", ()):
            found.setdefault(_plain(called), row["id"])
    return found


def _plain(name: str) -> str:
    """A name in small letters, its words parted by nothing but blanks."""
    return " ".join(re.findall(r"[^\W_]+", name.lower()))

"""What messages call the kinds, values and traits of counters, which a card gives by short names."""

from collections.abc import Mapping
from typing import Any

from bob_editor.rules.games.tables import tables_of

TABLES = tables_of("bob_editor.rulesets.band_of_brothers_2_2", "card_tables.json")
"""Values, kinds and traits of counters, and what is played by special rule."""


def _titles(rows: list[dict[str, Any]]) -> Mapping[str, str]:
    """Titles of those whose name isn't their word."""
    return {row["id"]: row["title"] for row in rows if "title" in row}


KINDS = _titles(TABLES["kinds"])

VALUES = _titles(TABLES["values"])
"""Values of counters, artillery and aircraft."""

TRAITS = _titles(TABLES["traits"])
"""Traits and special anti-tank weapons."""


def word(titles: Mapping[str, str], name: str) -> str:
    """What one of them is called; its name where none is given."""
    return titles.get(name, name.replace("_", " "))

"""Fields of markers and changes that their game knows of other markers and changes alone, ``but`` some."""

from collections.abc import Mapping
from typing import Any

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, Terms, drop, shared_check

OF_ALL = ("at", "side", "marker", "change")
"""What any of them may have: a hex, and whose it is."""


@shared_check(Severity.WARNING)
def field_of_another_kind(card: Card, terms: Terms) -> Iterator[Finding]:
    """What one kind of marker or change says by a field says nothing of another, and something else was meant."""
    but = {*OF_ALL, *terms.listed("but")}
    for section, field in (("markers", "marker"), ("changes", "change")):
        kinds = card.ruleset.rows(section)
        known = {name: _fields(row) for name, row in kinds.items()}
        every = {name for names in known.values() for name in names}
        for index, row in card.scenario.rows(section):
            kind = str(row.get(field))
            for name in sorted(row.keys() & every - known.get(kind, every) - but):
                yield Finding(
                    f"{kinds[kind]['title']}: “{name.replace('_', ' ')}” says nothing here.",
                    at=card.where(card.hex(row.get("at")), section, index, name),
                    fixes=drop("Leave it out", (section, index, name)),
                    cites=kinds[kind]["cites"],
                )


def _fields(row: Mapping[str, Any]) -> set[str]:
    """The fields that a kind has by its row in the game's data."""
    return {str(one["name"]) for one in row.get("fields", ())} | ({"facing"} if row.get("facing") else set())

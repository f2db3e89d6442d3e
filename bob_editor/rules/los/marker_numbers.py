"""The number that some markers must have, as smoke has that by which it hinders: its field, and what it may be."""

from collections.abc import Mapping
from typing import Any

from bob_editor.rules.los.scene import Marker
from bob_editor.rules.ruleset import Ruleset


def number_field(ruleset: Ruleset, marker: str) -> Mapping[str, Any] | None:
    """The row of its field; None where the marker needs no number."""
    fields = ruleset.rows("markers").get(marker, {}).get("fields") or ()
    return next((one for one in fields if one.get("type") == "integer" and one.get("required")), None)


def numbers_allowed(field: Mapping[str, Any]) -> range:
    """The numbers that it may be."""
    return range(field.get("minimum", 1), field.get("maximum", 9) + 1)


def number_of(ruleset: Ruleset, marker: Marker) -> int | None:
    """The number that a marker has, of those that it may have; None where it has none."""
    field = number_field(ruleset, marker.marker)
    value = None if field is None else marker.fields.get(field["name"])
    return value if field is not None and value in numbers_allowed(field) else None

"""Where a mission's card names hexes, sides and units of its own."""

from __future__ import annotations

from collections.abc import Iterator

from bob_editor.model.scenario import FieldPath, Scenario

Named = tuple["FieldPath", str]

_HEXES = (
    (("units",), ("at",), ()),
    (("markers",), ("at",), ()),
    (("reinforcements",), (), ("hexes",)),
    (("landing", "sticks"), ("lz", "assembly"), ()),
    (("landing", "gliders"), ("lz", "assembly"), ("skid",)),
)
"""Lists of the card, and the fields of their rows that name a hex, or a list of hexes."""

_SIDES = ("units", "markers", "setup_areas", "reinforcements", "mop")


def hex_labels(scenario: Scenario) -> Iterator[Named]:
    """Every label of a hex and where it stands; objectives' are for ``objective-off-map``."""
    for section, single, listed in _HEXES:
        for index, row in scenario.rows(*section):
            for name in single:
                if isinstance(row.get(name), str):
                    yield (*section, index, name), row[name]
            for name in listed:
                labels = row.get(name)
                for place, label in enumerate(labels if isinstance(labels, list) else ()):
                    if isinstance(label, str):
                        yield (*section, index, name, place), label


def side_names(scenario: Scenario) -> Iterator[Named]:
    """Every name of a side and where it stands."""
    for section in _SIDES:
        for index, row in scenario.rows(section):
            if isinstance(row.get("side"), str):
                yield (section, index, "side"), row["side"]
    for index, row in scenario.rows("objectives"):
        if isinstance(row.get("control"), str):
            yield ("objectives", index, "control"), row["control"]


def board_names(scenario: Scenario) -> Iterator[Named]:
    """Every board that a change of hill levels names, and where it stands."""
    for index, row in scenario.changes:
        if isinstance(row.get("board"), str) and str(row.get("change")).startswith("hill_levels"):
            yield ("changes", index, "board"), row["board"]


def unit_names(scenario: Scenario) -> Iterator[Named]:
    """Every name of a unit or kind in a list of units, and where it stands."""
    for section in (("reinforcements",), ("landing", "sticks"), ("landing", "gliders")):
        for index, row in scenario.rows(*section):
            names = row.get("units")
            for place, name in enumerate(names if isinstance(names, list) else ()):
                if isinstance(name, str):
                    yield (*section, index, "units", place), name

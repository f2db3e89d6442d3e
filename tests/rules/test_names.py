"""Patterns find what a card names, with the path of it and of what goes with it."""

import pytest

from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.rules.cards.names import named_at, names_in_set

CARD = Scenario(
    {
        "units": [{"at": "A1", "x-mine": "Z9"}, {"side": "red"}, "no row"],
        "markers": [{"marker": "trail", "side": "ne"}, {"marker": "camp", "side": "red"}],
        "changes": [{"at": ["B2"]}, {"at": ["C3", "D4"]}],
        "control": {"E5": "red", "x-note": "of another program"},
        "winner": "blue",
    }
)


@pytest.mark.parametrize(
    ("pattern", "found"),
    [
        ("winner", [(("winner",), "blue", ("winner",))]),
        ("units/*/at", [(("units", 0, "at"), "A1", ("units", 0, "at"))]),
        ("units/*/side!", [(("units", 1, "side"), "red", ("units", 1))]),
        ("markers/*[marker!=trail|path]/side", [(("markers", 1, "side"), "red", ("markers", 1, "side"))]),
        ("control/#", [(("control", "E5"), "E5", ("control", "E5"))]),
        ("control/*", [(("control", "E5"), "red", ("control", "E5"))]),
        (
            "changes/*/at/*!",
            [
                (("changes", 0, "at", 0), "B2", ("changes", 0)),
                (("changes", 1, "at", 0), "C3", ("changes", 1, "at", 0)),
                (("changes", 1, "at", 1), "D4", ("changes", 1, "at", 1)),
            ],
        ),
        ("sides/*/hubs/*", []),
    ],
)
def test_pattern(pattern: str, found: list[tuple[FieldPath, str, FieldPath]]) -> None:
    """Entries, fields of objects, their names, rows that don't count, and rows that are nothing without it."""
    assert list(named_at(CARD, pattern)) == found


def test_set_of_hexes() -> None:
    """Hexes, areas and boards are found wherever they stand in a set."""
    hex_set = {
        "any": [["A1"], {"board": "1"}],
        "within": {"of": {"area": "camp"}, "hexes": 2},
        "except": ["B2"],
    }
    assert set(names_in_set(hex_set, ("area",))) == {
        (("area", "any", 0, 0), "A1", "hex"),
        (("area", "any", 1, "board"), "1", "board"),
        (("area", "within", "of", "area"), "camp", "area"),
        (("area", "except", 0), "B2", "hex"),
    }

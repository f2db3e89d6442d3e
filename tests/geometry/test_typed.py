"""Hexes and hexsides by what people type."""

import pytest

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.joined_grid import JoinedGrid, Part
from bob_editor.geometry.typed import typed_hex, typed_label, typed_name, typed_side

OWN = Grid(4, 4)
MAP = JoinedGrid(8, 4, parts=(Part("nord", OWN), Part("B", OWN, (12, 0)), Part("b", OWN, (24, 0))))


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("nord.b2", "nord.B2"),
        ("NORD.b2", "nord.B2"),
        ("b.a1", "b.A1"),
        ("B.a1", "B.A1"),
        (" c3 ", "C3"),
        ("x.a1", "x.A1"),
    ],
)
def test_case_does_not_matter(words: str, name: str) -> None:
    """Nor of a board's name, unless two boards differ in nothing else."""
    assert typed_name(MAP, words) == name
    assert typed_hex(MAP, words) == MAP.hex_anywhere(name)


def test_a_hexside_is_typed_by_two_hexes_or_a_direction() -> None:
    """What is neither is none."""
    assert typed_side(MAP, "nord.b2/NORD.c2") == MAP.side("nord.B2/nord.C2") == typed_side(MAP, "Nord.b2/NE")
    assert typed_side(OWN, "a1/NW") == OWN.side("A1/nw")
    assert [typed_side(OWN, words) for words in ("a1", "a1/d4", "q/n", "")] == [None] * 4


@pytest.mark.parametrize(
    ("words", "label"),
    [
        ("nord.b2", "nord.B2"),
        (" b.c3", "b.C3"),
        ("nord.b2/NORD.c2", "nord.B2/nord.C2"),
        ("nord.b2/NE", "nord.B2/ne"),
        ("nord.b2 / NE", "nord.B2/ne"),
        ("the mill", "the mill"),
        ("nord.b2/mill", "nord.b2/mill"),
        ("", ""),
    ],
)
def test_what_is_typed_is_written_as_labels_are(words: str, label: str) -> None:
    """Words that name no hex or hexside stay as they are."""
    assert typed_label(MAP, words) == label

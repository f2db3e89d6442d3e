"""A stroke concerns the traces that propose what lies under it, or what looks so."""

import numpy as np
import pytest

from bob_editor.editing.trace.concern import concerned
from bob_editor.editing.trace.proposals import Proposal, Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.grid import Grid
from bob_editor.rules.land.cut_rings import hex_area

GRID = Grid(8, 6)

COLOURS = {"B2": (60, 100, 50), "B4": (60, 100, 50), "E3": (70, 108, 56), "G3": (90, 150, 200)}
"""Two woods, what is nearly as green, and water."""


@pytest.fixture(scope="module")
def sheet() -> Sheet:
    """A hex of each on light ground."""
    pixels = np.full((200, 210, 3), (200, 210, 160), dtype=np.uint8)
    sheet = Sheet(GRID, pixels, -2.5, -2.5, 8.0)
    for name, colour in COLOURS.items():
        sheet.pixels[sheet.hexes == GRID.index[GRID.hex(name)]] = colour
    return Sheet(GRID, sheet.pixels, -2.5, -2.5, 8.0)


def _over(name: str, *, unlike: bool = False) -> Stroke:
    return Stroke((GRID.centre(GRID.hex(name)),), 0.5, unlike=unlike)


def _woods(*names: str, dots: bool = True) -> list[Proposal]:
    found = []
    for name in names:
        nodes = list(hex_area(GRID.frame, GRID.hex(name)).exterior.coords)[:-1]
        ring = tuple((x / 1000, y / 1000) for x, y in nodes)
        found.append(Proposal("artwork", "woods", ring=ring, hexes=(GRID.hex(name),) if dots else ()))
    return found


@pytest.mark.parametrize(
    ("stroke", "concerns"),
    [
        (_over("G3"), False),
        (_over("E3"), True),
        (_over("B4"), True),
        (_over("B6"), False),
        (_over("B4", unlike=True), False),
    ],
)
def test_what_looks_so_is_concerned(sheet: Sheet, stroke: Stroke, concerns: bool) -> None:
    """Water and ground say nothing of woods, nor does what only says what its own subject isn't."""
    others = {"woods": _woods("B2", "E3")}
    assert list(concerned(sheet, [stroke], others)) == ["woods"] * concerns


def test_what_lies_under_it_is_concerned(sheet: Sheet) -> None:
    """Whatever it looks like: ground that is proposed with the woods is picked for something else."""
    stroke = Stroke((GRID.centre(GRID.hex("G3")),), 0.2)
    others = {"there": _woods("G3", dots=False), "elsewhere": _woods("B2", dots=False)}
    assert list(concerned(sheet, [stroke], others)) == ["there"]

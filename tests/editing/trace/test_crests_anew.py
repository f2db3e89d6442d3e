"""Crest lines that are traced once each dot has its level: where the print shows them, and no dot changes."""

from collections.abc import Iterable
from pathlib import Path

import pytest
import shapely
from msgspec.structs import replace

from bob_editor.editing.drawing.natural_outlines import draw_naturally
from bob_editor.editing.drawing.terrain_edits import set_level
from bob_editor.editing.trace.hills import laying
from bob_editor.editing.trace.hills.dots import told_levels
from bob_editor.editing.trace.hills.laying import laid_anew
from bob_editor.editing.trace.proposals import Settings, Traced
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.tracing import Tracing
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model import board_edits
from bob_editor.model.board import Board, Contour
from bob_editor.rules.land.cut_rings import area_of
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import ruleset
from tests.foreign_prints import ForeignPrint, printed
from tests.plate_prints import PlatePrint
from tests.scans import sheet_of
from tests.strayed_boards import strayed
from tests.worn_prints import WornPrint

RULES = ruleset("combat-commander-pacific")
HILL = {1: ("B3", "C3", "C4", "D3", "D4", "E3", "E4"), 2: ("D3", "D4")}


def _painted(*, woods: bool = False) -> Board:
    """A hill of two levels, drawn naturally."""
    board = Board(Grid(7, 6), RULES.id)
    for level, labels in HILL.items():
        board = board_edits.paint_level(board, map(board.grid.hex, labels), level)
    if woods:
        board = board_edits.paint_terrain(board, map(board.grid.hex, ("E3", "F3", "F2")), ("jungle",))
    return strayed(draw_naturally(board, RULES, seed=2), seed=2)


def _typed(there: Board, over: Board) -> Board:
    """The board as digits say it, hex by hex: its crest lines are those of the first hex, widened by whole ones."""
    first, *others = (there.grid.hex(label) for label in HILL[1])
    ring = tuple((float(x), float(y)) for x, y in there.grid.frame.corners(first))
    board = replace(over, contours=(Contour(1, ring),))
    board = set_level(board, RULES, others, 1)
    return set_level(board, RULES, map(there.grid.hex, HILL[2]), 2)


def _off(board: Board, there: Board) -> float:
    """The area between the crest lines of two boards, as a share of what they hold."""
    found = 0.0
    for level in HILL:
        one, other = (
            shapely.union_all(
                [area_of(piece, of.grid.frame) for piece in of.contours if piece.level == level]
            )
            for of in (board, there)
        )
        found += one.symmetric_difference(other).area / other.area
    return found / len(HILL)


def _anew(board: Board, sheet: Sheet) -> Traced:
    tracing = Tracing()
    tracing.sheet = sheet
    return tracing.crests_anew(Settings(), Ground(board, RULES))(sheet, lambda _done, _all: None)


@pytest.mark.parametrize(
    ("hand", "woods"), [(ForeignPrint, False), (PlatePrint, False), (WornPrint, False), (WornPrint, True)]
)
def test_the_print_decides_between_dots(hand: type[ForeignPrint], woods: bool, tmp_path: Path) -> None:
    """No stroke was drawn: the levels of dots are enough to find the lines, and to keep what dots have."""
    there = _painted(woods=woods)
    over = printed(there, tmp_path, seed=3, hand=hand)
    board = _typed(there, over)
    assert told_levels(Ground(board, RULES)) == told_levels(Ground(there, RULES))
    after = laid_anew(_anew(board, sheet_of(over, tmp_path)).proposals, RULES).apply(board)
    assert told_levels(Ground(after, RULES)) == told_levels(Ground(board, RULES))
    assert _off(after, there) < 0.6 * _off(board, there)


def test_dots_that_lines_miss_are_mended_a_level_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """One by one they would hold up the window for seconds, for the whole board is read after each."""
    there, mended = _painted(), list[int]()

    def counted(board: Board, rules: Ruleset, hexes: Iterable[Hex], level: int) -> Board:
        mended.append(level)
        return set_level(board, rules, hexes, level)

    monkeypatch.setattr(laying, "set_level", counted)
    after = laid_anew([], RULES).apply(replace(there, hexes={}))
    assert mended == [1, 2]
    assert told_levels(Ground(after, RULES)) == told_levels(Ground(there, RULES))

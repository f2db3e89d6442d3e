"""The maps that ship."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bob_editor.storage.documents import read_board
from bob_editor.storage.shipped import shipped

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Call

BOARDS = sorted(shipped("maps").rglob("*.board.json"))
GEOMORPHIC = [path for path in BOARDS if len(read_board(path).value.grid.edges) == 4]


def test_maps_are_clean(call: Call) -> None:
    """Every board and suite that ships fits its schema and breaks no rule: nothing above a hint, nothing accepted."""
    found = call("check", shipped("maps"), "--format", "json", "--accepted").json
    assert [row for row in found if row["severity"] != "hint"] == []


@pytest.mark.parametrize("path", BOARDS, ids=lambda path: path.name)
def test_every_board_has_a_suite(path: Path) -> None:
    """Each board has expected lines of sight beside it, so that an edit that alters them is seen."""
    assert path.with_name(path.name.replace(".board.", ".los.")).is_file()


def test_geomorphic_boards_mate() -> None:
    """At least two boards are cut through their outermost dots; what leaves them mates, also turned by 180 degrees.

    So the grids are alike, half hexes are level open ground, and roads leave where a turned board's do.
    """
    assert len(GEOMORPHIC) >= 2
    boards = [read_board(path).value for path in GEOMORPHIC]
    roads = []
    for board in boards:
        grid = board.grid
        assert grid == boards[0].grid
        left, top, right, bottom = grid.bounds
        assert (right - left, bottom - top) >= (3 * 18, 2 * 12)
        cut = [at for at in grid.hexes if grid.cut_edges(at)]
        assert not [grid.label(at) for at in cut if board.content(at)]
        leaving = {grid.centre(at) for at in cut if board.has_path(at, "road")}
        assert leaving == {(left + right - x, top + bottom - y) for x, y in leaving}
        roads.append(leaving)
    assert all(leaving == roads[0] for leaving in roads)

"""The maps that ship."""

from collections import Counter
from pathlib import Path

import pytest

from bob_editor.model.board import Board
from bob_editor.rulesets import all_rulesets
from bob_editor.storage.documents import read_board
from bob_editor.storage.shipped import shipped
from tests.cli.conftest import Call

BOARDS = sorted(shipped("maps").rglob("*.board.json"))
SIZES = ((10, 13), (18, 13))
"""Of boards to mate there are two sorts: The Last Hundred Yards' and Band of Brothers'."""


@pytest.fixture(scope="module")
def boards() -> list[Board]:
    """All of them."""
    return [read_board(path).value for path in BOARDS]


@pytest.fixture(scope="module")
def geomorphic(boards: list[Board]) -> list[Board]:
    """Those that are cut through their outermost dots."""
    return [board for board in boards if len(board.grid.edges) == 4]


def _size(board: Board) -> tuple[int, int]:
    """How many hexes a board is wide and high, half hexes as halves."""
    left, top, right, bottom = board.grid.bounds
    return int(right - left) // 3, int(bottom - top) // 2


def test_maps_are_clean(call: Call) -> None:
    """Every board and suite that ships fits its schema and breaks no rule: nothing above a hint, nothing accepted."""
    found = call("check", shipped("maps"), "--format", "json", "--accepted").json
    assert [row for row in found if row["severity"] != "hint"] == []


@pytest.mark.parametrize("path", BOARDS, ids=lambda path: path.name)
def test_every_board_has_a_suite(path: Path) -> None:
    """Each board has expected lines of sight beside it, so that an edit that alters them is seen."""
    assert path.with_name(path.name.replace(".board.", ".los.")).is_file()


def test_every_ruleset_has_two_boards(boards: list[Board]) -> None:
    """No game is without ground to begin on."""
    counts = Counter(board.ruleset for board in boards)
    assert {name for name in all_rulesets() if counts[name] < 2} == set()


def test_geomorphic_boards_are_of_the_printed_sizes(geomorphic: list[Board]) -> None:
    """No other sort has come."""
    assert {_size(board) for board in geomorphic} == set(SIZES)


@pytest.mark.parametrize("size", SIZES)
def test_geomorphic_boards_mate(geomorphic: list[Board], size: tuple[int, int]) -> None:
    """Boards of one size, cut through their outermost dots, mate edge to edge, also turned by 180 degrees.

    So the grids are alike, at least two boards have it, and what lies in the half hexes, and where lines leave, is the
    same on opposite edges, on a turned board and on all boards; the ground there is level.
    """
    boards = [board for board in geomorphic if _size(board) == size]
    assert len(boards) >= 2
    edges: list[dict[tuple[float, float], object]] = []
    for board in boards:
        assert board.grid == boards[0].grid
        left, top, right, bottom = board.grid.bounds
        cut = [at for at in board.grid.hexes if board.grid.cut_edges(at)]
        assert {board.listed_level(at) for at in cut} == {0}
        edge: dict[tuple[float, float], object] = {
            board.grid.centre(at): (board.content(at).terrain_ids, board.has_path(at, "road", "path"))
            for at in cut
        }
        for (x, y), found in edge.items():
            assert found == edge[left + right - x, top + bottom - y]
            assert found == edge[left + right - x if x in (left, right) else x, y]
            assert found == edge[x, top + bottom - y if y in (top, bottom) else y]
        edges.append(edge)
    assert all(edge == edges[0] for edge in edges)

"""Drawn paths in files: read exactly, what follows from the drawing, and what is told where they disagree."""

from typing import Any

import pytest
from msgspec.structs import replace

from bob_editor.errors import TooLarge
from bob_editor.geometry.curve import Knot
from bob_editor.storage.documents import board_from_json, board_to_json

BOARD: dict[str, Any] = {
    "format": "bob-editor/board",
    "version": 1,
    "id": "b",
    "title": "B",
    "ruleset": "band-of-brothers-2.2",
    "grid": {"hexes": "flat-top", "columns": 6, "rows": 6, "shifted": "even", "shift": "down"},
    "base": {"terrain": "open_ground"},
}
CURVE = [[-3, 0.5], [3, 1, 2, 0.5, 4, 1.5], [6, 2]]


def _read(path: dict[str, Any]) -> tuple[Any, tuple[Any, ...]]:
    return board_from_json(BOARD | {"paths": [{"terrain": "road", **path}]})


def _written_anew(board: Any) -> Any:
    """Its paths as they are written once they have been altered: unaltered they stay as they stood."""
    return board_to_json(replace(board, stood={}))["paths"]


def test_the_hexes_follow_from_the_curve_and_are_written() -> None:
    board, problems = _read({"curve": CURVE, "width": 1.5, "widths": [1, 0.5, 2]})
    assert problems == ()
    (path,) = board.paths
    assert [board.grid.label(at) for at in path.through] == ["A1", "B1", "C2"]
    assert path.curve[1] == Knot((3.0, 1.0), (2.0, 0.5), (4.0, 1.5))
    assert board_to_json(board)["paths"] == [
        {"terrain": "road", "curve": CURVE, "width": 1.5, "widths": [1, 0.5, 2]}
    ]
    written = _written_anew(board)
    assert written == [
        {
            "terrain": "road",
            "through": ["A1", "B1", "C2"],
            "curve": CURVE,
            "width": 1.5,
            "widths": [1, 0.5, 2],
        }
    ]
    assert board_from_json(BOARD | {"paths": written}) == (board, ())


def test_where_both_disagree_the_curve_holds_and_it_is_told() -> None:
    board, problems = _read({"through": ["A1", "A2"], "curve": CURVE})
    assert [board.grid.label(at) for at in board.paths[0].through] == ["A1", "B1", "C2"]
    assert [(one.code, one.at) for one in problems] == [("schema/curve", "/paths/0/through")]


def test_a_handle_on_its_knot_is_none() -> None:
    board, _ = _read({"curve": [[0, 0, 0, 0, 1, 1], [3, 1, 3, 1, 3, 1]]})
    assert board.paths[0].curve == (Knot((0.0, 0.0), None, (1.0, 1.0)), Knot((3.0, 1.0)))
    assert _written_anew(board)[0]["curve"] == [[0, 0, 0, 0, 1, 1], [3, 1]]


def test_a_curve_of_too_long_a_run_is_refused() -> None:
    with pytest.raises(TooLarge):
        _read({"curve": [[0, 0], [15, 12]] * 3000})

"""A day of opening boards doesn't grow the program; ``make openings`` opens a thousand and prints the curve."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from bob_editor.ui.app import application
from tests.openings.day import Measured, openings, project

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

HELD = (
    "Board",
    "Ground",
    "Scene",
    "Scenery",
    "BoardPainter",
    "MapSight",
    "Work",
    "Document",
    "ScenarioDocument",
)
"""What stands for a whole board: of these there are as many as the open one takes, however many were open before."""


def test_closed_boards_are_gone(tmp_path: Path) -> None:
    """Of a board and a scenario in turn, edited and looked along, none is held for long after it was closed.

    The game keeps a few readings of what was open last, and how many depends on what was done in time; were one held
    for each opening there would be six more. All games, and points of outlines, are for ``make openings``.
    """
    files = project(tmp_path / "maps", drawn=False)
    names = ("training-ground.b", "market-day")
    chosen = [next(one for one in files if name in one.name) for name in names]
    # What other tests have opened is no part of it, nor what of that is let go meanwhile.
    with ProcessPoolExecutor(1, get_context("spawn")) as apart:
        _, before, _, last = apart.submit(_opened, chosen, tmp_path).result()
    assert (before.opened, last.opened) == (6, 12)

    def held(counts: dict[str, int], name: str) -> int:
        return sum(count for key, count in counts.items() if key.endswith(f".{name}"))

    for name in HELD:
        assert held(last.objects, name) <= held(before.objects, name) + 4, name


def _opened(files: list[Path], folder: Path) -> list[Measured]:
    _app = application()
    return list(openings(files, folder, 12, 3, (400, 300)))

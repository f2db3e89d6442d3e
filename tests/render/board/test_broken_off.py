"""Painting that is broken off leaves the painter to whoever paints next."""

from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from bob_editor.errors import Cancelled
from bob_editor.render.board.painter import STEPS, BoardPainter
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import Pace
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_board

MAPS = Path(__file__).resolve().parents[3] / "maps"

BOARDS = ("memoir-44/orvenne", "combat-commander-pacific/tavo-lagoon", "last-hundred-yards/les-etangs")
"""With streams into pools, shallow water and woods: what is cut by a clip of its own."""


@pytest.mark.parametrize("name", BOARDS)
def test_the_painter_is_as_it_was(name: str) -> None:
    """Broken off at any moment: what was saved for a part of a layer was left on it."""
    board = read_board(MAPS / f"{name}.board.json").value
    rules = ruleset(board.ruleset)
    painted = BoardPainter(Ground(board, rules), Style(rules))
    bounds = painted.bounds
    image = QImage(round(bounds.width() * 10), round(bounds.height() * 10), QImage.Format.Format_RGB32)

    asked: list[bool] = []

    def pace(last: int) -> None:
        asked.append(True)
        if len(asked) > last:
            raise Cancelled("Enough.")

    def is_kept(last: int) -> bool:
        """Whether the painter is as it was when painting ends after so many moments."""
        asked.clear()
        with QPainter(image) as painter:
            painter.scale(10, 10)
            painter.translate(-bounds.topLeft())
            before = painter.transform()
            with suppress(Cancelled):
                painted.paint(painter, bounds, scale=10, pace=lambda: pace(last))
            return not painter.hasClipping() and painter.transform() == before

    assert is_kept(10**9)
    all_of_them = len(asked)
    assert [last for last in range(0, all_of_them, all_of_them // 40 or 1) if not is_kept(last)] == []


@pytest.mark.parametrize("name", BOARDS)
def test_what_was_built_is_kept(name: str) -> None:
    """Left wherever something was built painting comes to its end all the same, and the picture is as in one go."""
    board = read_board(MAPS / f"{name}.board.json").value
    rules = ruleset(board.ruleset)
    at_once, left = (BoardPainter(Ground(board, rules), Style(rules)) for _ in range(2))
    area = QRectF(at_once.bounds.topLeft(), QSizeF(14, 14))
    attempts: list[int] = []

    def rest() -> None:
        attempts[-1] += 1
        if attempts[-1] > len(STEPS) + 10 * len(attempts):
            raise Cancelled("Enough.")

    def painted(painter: BoardPainter, pace: Pace) -> QImage | None:
        image = QImage(140, 140, QImage.Format.Format_RGB32)
        image.fill(0)
        with QPainter(image) as on:
            on.scale(10, 10)
            on.translate(-area.topLeft())
            with suppress(Cancelled):
                painter.paint(on, area, scale=10, rest=pace)
                return image
        return None

    found = None
    while found is None:
        attempts.append(0)
        found = painted(left, rest)
    assert len(attempts) > 3
    assert found == painted(at_once, lambda: None)

"""The ground of each level."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.board_edits import paint_level
from bob_editor.render.board import levels
from bob_editor.render.board.scenery import Scenery
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import View
from bob_editor.render.styles.shelf import shipped_names, shipped_sheet
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset


@pytest.mark.parametrize("name", shipped_names())
def test_ground_rises_no_farther_than_the_game_s(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A level that doesn't exist is told of, and costs no time for each level below it."""
    rules, grid = ruleset("band-of-brothers-2.2"), Grid(5, 4)
    board = paint_level(Board(grid, rules.id), [grid.hex("C2")], 99)
    scenery = Scenery(Ground(board, rules), Style(rules, sheet=shipped_sheet(name)))
    area = QRectF(0, 0, 12, 10)
    painted = []
    level_path = levels.level_path

    def counted(*words, **named):
        painted.append(words[2])
        return level_path(*words, **named)

    monkeypatch.setattr(levels, "level_path", counted)
    image = QImage(120, 100, QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(image) as painter:
        levels.paint_ground(painter, scenery, scenery.meeting(area), View(region=area, scale=10.0))
    assert painted == [1, 2, 3]

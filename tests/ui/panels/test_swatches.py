"""The palette's swatches: there where they are seen, and painted once for all windows of a game."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.render.kit.style import Style
from bob_editor.rulesets import ruleset
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.palette import PalettePanel
from bob_editor.ui.panels.board.swatches import SIZE, swatch

pytestmark = pytest.mark.dressed


def test_they_are_there_before_anything_is_open(empty_window: Window, qtbot: QtBot) -> None:
    """They wait for a map that is to be painted, and for none where there is none."""
    palette = empty_window.docks.panel(PalettePanel)
    assert palette.isVisible()
    rows = [palette.list.item(row) for row in range(palette.list.count())]
    named = [row for row in rows if row.sizeHint().height() > palette.list.iconSize().height()]
    qtbot.waitUntil(lambda: all(not row.icon().isNull() for row in named))
    assert len(named) > 10
    # What was painted is kept by the style that windows share.
    first = palette._icon("terrain", "woods")
    assert palette._icon("terrain", "woods") is first


@pytest.mark.parametrize("game", ["band-of-brothers-2.2", "memoir-44"])
def test_each_marker_shows_its_sign(qapp: QApplication, game: str) -> None:
    """As on the board: what has no letters was a square of one colour."""
    rules = ruleset(game)
    for name in rules.rows("markers"):
        shown = swatch("marker", name, rules, Style(rules)).pixmap(SIZE).toImage()
        middle, wide = shown.rect().center(), shown.height() // 4
        within = range(-wide, wide)
        inside = {shown.pixel(middle.x() + x, middle.y() + y) for x in within for y in within}
        assert len(inside) > 1, name

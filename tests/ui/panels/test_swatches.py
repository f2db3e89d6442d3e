"""The palette's swatches: there where they are seen, and painted once for all windows of a game."""

import pytest
from pytestqt.qtbot import QtBot

from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.palette import PalettePanel

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

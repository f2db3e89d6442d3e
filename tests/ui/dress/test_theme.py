"""What the style sheet leaves to Qt."""

import pytest
from PySide6.QtWidgets import QScrollArea, QWidget

from bob_editor.ui.dress import theme


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_nothing_is_painted_where_scroll_bars_meet(qtbot, shade: theme.Shade) -> None:
    """Qt drew a square there, which looked like a box to tick."""
    area = QScrollArea()
    qtbot.addWidget(area)
    inside = QWidget()
    inside.setFixedSize(400, 400)
    area.setWidget(inside)
    area.resize(150, 150)
    area.setStyleSheet(theme.style_sheet(shade))
    picture = area.grab().toImage()
    assert len({picture.pixel(x, y) for x in range(139, 150) for y in range(139, 150)}) == 1

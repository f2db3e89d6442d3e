"""What the style sheet leaves to Qt."""

import pytest
from PySide6.QtWidgets import QComboBox, QScrollArea, QSpinBox, QWidget

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


@pytest.mark.parametrize("kind", [QComboBox, QSpinBox])
def test_a_field_is_framed_in_a_dark_window(qapp, qtbot, kind: type[QComboBox | QSpinBox]) -> None:
    """What Fusion takes for the frame is darker than a dark window, and couldn't be told from it."""
    worn = theme.shade_worn()
    theme.wear(qapp, "dark")
    try:
        field = kind()
        qtbot.addWidget(field)
        if isinstance(field, QComboBox):
            field.setEditable(True)
        field.resize(120, 30)
        frame = field.grab().toImage().pixelColor(50, 0)
        assert frame.lightness() > theme.colour("window", "dark").lightness()
    finally:
        theme.wear(qapp, worn)

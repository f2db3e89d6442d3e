"""The bars of a window that is made within its tabs."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QToolBar

from bob_editor.ui.tabs.tabbed_window import TabbedWindow


@pytest.mark.dressed
def test_the_tools_have_the_rim_of_a_bar_that_stands(tabs: TabbedWindow) -> None:
    """From the first: another style makes them no narrower."""
    bar = tabs.front.findChild(QToolBar, "tools")
    assert isinstance(bar, QToolBar)
    size = bar.sizeHint()
    QApplication.sendEvent(bar, QEvent(QEvent.Type.StyleChange))
    assert bar.sizeHint() == size

"""What tests of tabs have at hand."""

from bob_editor.ui.frame.window import Window
from bob_editor.ui.tabs.tabbed_window import TabbedWindow


def _open(tabs: TabbedWindow, paths: list[str]) -> list[Window]:
    for path in paths:
        assert tabs.front.files.open_path(path)
    return [tab.window for tab in tabs.tabs]

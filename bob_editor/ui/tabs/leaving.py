"""Asks, before tabs are closed, once about all of them that aren't saved."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from bob_editor.ui.dialogs.files import unsaved_tabs
from bob_editor.ui.tabs.tab import Tab


def may_leave(parent: QWidget, tabs: Sequence[Tab], show: Callable[[Tab], None]) -> bool:
    """Whether documents may go: all is saved, or the user says what becomes of it, and nothing is being written.

    ``show`` brings one forward.
    """
    for tab in tabs:
        if not tab.window.files.end_what_is_begun():
            show(tab)
            return False
        tab.window.files.getting_ready.settle()
    unsaved = [tab for tab in tabs if tab.modified]
    if len(unsaved) == 1:
        show(unsaved[0])
        return unsaved[0].window.files.may_leave() and _may_end(tabs)
    if unsaved:
        rows = [unsaved_tabs.Row(tab.name, tab.path) for tab in unsaved]
        wanted = unsaved_tabs.ask(parent, rows)
        if wanted is None:
            return False
        for number in wanted:
            # Each may ask for a file, or find that its own was changed: that is seen with it in front.
            show(unsaved[number])
            if not unsaved[number].window.files.save(leaving=True):
                return False
    return _may_end(tabs)


def _may_end(tabs: Sequence[Tab]) -> bool:
    return all(tab.window.may_end() for tab in tabs)

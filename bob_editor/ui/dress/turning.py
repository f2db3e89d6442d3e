"""Turns from one page of a stack to another."""

from PySide6.QtWidgets import QStackedWidget, QWidget


def turn_to(stack: QStackedWidget, page: QWidget) -> None:
    """Show a page. A cell that is being edited on the page before is taken first, by taking the keyboard off it.

    Taken while its page is hidden, its value has fields made anew among which Qt is about to go: it doesn't live
    through that.
    """
    if page is stack.currentWidget():
        return
    writing = stack.focusWidget()
    if isinstance(writing, QWidget):  # None where nothing had the keyboard
        writing.clearFocus()
    stack.setCurrentWidget(page)

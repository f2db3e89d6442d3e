"""The order in which Tab goes through a list of pages and the page: of a card, and of a game with its board.

Qt goes by when widgets were made, and pages are made when they are first seen: they would come after all else.
"""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def go_on(rooms: Sequence[QWidget], *, forward: bool) -> bool:
    """Give the keys to what follows in one of the rooms, or comes after or before them; whether there is any."""
    # Qt's own chain isn't walked: Shiboken takes what nextInFocusChain returns for deleted with what it was asked of.
    window = rooms[0].window()
    within = [one for room in rooms for one in stops(room)]
    around = stops(window)
    first = next((place for place, one in enumerate(around) if one in within), 0)
    others = [one for one in (*around[first:], *around[:first]) if one not in within]
    order = [*within, *others]
    here = window.focusWidget()
    if here not in order:
        return False
    found = order[(order.index(here) + (1 if forward else -1)) % len(order)]
    found.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
    return True


def stops(room: QWidget) -> list[QWidget]:
    """What the Tab key may come to in a room."""
    return [
        one
        for one in (room, *room.findChildren(QWidget))
        if one.focusPolicy().value & Qt.FocusPolicy.TabFocus.value
        and one.isVisible()
        and one.isEnabled()
        and one.focusProxy() is None
        and one.window() is room.window()
    ]

"""A menu on the rows of a list that leads to what the manual tells of them."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QMenu

from bob_editor.ui.dialogs.help import manual
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.plain import unmarked
from bob_editor.ui.session.session import Session
from bob_editor.words import tr


def explain_rows(rows: QListWidget, session: Session, place_of: Callable[[QListWidgetItem], str]) -> None:
    """Give a list the menu, on rows that have a place in the manual."""

    def menu_at(at: QPoint) -> None:
        row = rows.itemAt(at)
        if row is None or not (place := place_of(row)):
            return
        menu = QMenu(rows)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        words = tr("&Explain {name}", name=unmarked(row.text()))
        menu.addAction(
            icons.icon("mdi6.help-circle-outline"), words, lambda: manual.show(session.ruleset, place)
        )
        menu.popup(rows.viewport().mapToGlobal(at))

    rows.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    rows.customContextMenuRequested.connect(menu_at)

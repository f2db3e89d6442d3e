"""What tests of the card on the map have at hand."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTreeWidgetItem

from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.scenario.catalogue import CataloguePanel


def item_of(catalogue: CataloguePanel, symbol: str) -> QTreeWidgetItem:
    """The row of a thing."""
    return next(
        item for item in catalogue._items() if item.data(0, Qt.ItemDataRole.UserRole).symbol == symbol
    )


def rows(window: Window, section: str) -> list[tuple[str, str]]:
    """What stands where, and whose it is."""
    assert window.session.scenario is not None
    return [
        (str(row.get("at")), str(row.get("side"))) for _, row in window.session.scenario.value.rows(section)
    ]

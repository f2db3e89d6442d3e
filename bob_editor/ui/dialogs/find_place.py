"""Finds a label by its words, or a hex by its name, and shows where it is while one types."""

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from bob_editor.editing.labels.finding import Found, places_called
from bob_editor.ui.dress.buttons import eliding
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.dress.search_field import SearchField
from bob_editor.ui.session.session import Session
from bob_editor.words import tr


class FindPlace(PlacedDialog):
    """A search field over a list; the row that is chosen is shown on the map. Enter ends it and selects a label."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.setWindowTitle(tr("Go to a name"))
        self.search = SearchField(tr("Words of a label, or the name of a hex"))
        self.list = eliding(QListWidget())
        self.list.setAccessibleName(tr("Places that are called so"))
        self.none = QLabel()
        self.none.setProperty("faint", True)
        column = QVBoxLayout(self)
        column.addWidget(self.search)
        column.addWidget(self.list, 1)
        column.addWidget(self.none)
        self.resize(340, 360)
        self._found: tuple[Found, ...] = ()
        self.search.textChanged.connect(lambda _text: self._fill())
        self.search.down.connect(self.list.setFocus)
        self.search.left.connect(self.reject)
        self.search.returnPressed.connect(self.take)
        self.list.currentRowChanged.connect(self._show)
        self.list.itemActivated.connect(lambda _item: self.take())
        self._fill()

    @property
    def chosen(self) -> Found | None:
        """The place that is chosen in the list."""
        row = self.list.currentRow()
        return self._found[row] if 0 <= row < len(self._found) else None

    def take(self) -> None:
        """End, with the label selected where it can be drawn on; of a hex with the hex cursor in it."""
        found = self.chosen
        if found is None:
            return
        hand = self.session.hand
        if found.label is not None and self.session.desk.is_drawn_on:
            hand.choose(hand.select.id)
            hand.select.take_labels([found.label])
        self.accept()
        if found.label is None:
            self.session.attention.stepped.emit(found.at)

    def _fill(self) -> None:
        board, words = self.session.document.ground.lettered, self.search.text()
        self._found = places_called(board, words)
        with QSignalBlocker(self.list):
            # Qt chooses one row after the other while they go, and each would move the map.
            self.list.clear()
        for one in self._found:
            where = "" if one.label is None else f"  –  {board.grid.label(one.at)}"
            self.list.addItem(QListWidgetItem(" ".join(one.words.split()) + where))
        said = (
            tr("Nothing is called so.")
            if words.strip()
            else tr("No label is on the map; type the name of a hex.")
        )
        self.none.setText("" if self._found else said)
        if words.strip():
            self.list.setCurrentRow(0)

    def _show(self, _row: int) -> None:
        found = self.chosen
        if found is not None:
            self.session.attention.show_places((found.at,))

"""The library of boards: pictures of those that may be laid on the map, to be searched and dragged there."""

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QMimeData, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.boards.library import LibraryBoard, board_library
from bob_editor.storage.files.apart import end_apart
from bob_editor.storage.packing.plan import project_of
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.plain import plain_tip
from bob_editor.ui.dress.search_field import SearchField
from bob_editor.ui.panels.scenario.board_pictures import board_image
from bob_editor.ui.session.beside.long_work import LongWork
from bob_editor.ui.session.beside.work import pacing
from bob_editor.ui.session.session import Session
from bob_editor.words import mark, tr

MIME = "application/x-bob-editor-board"
PICTURE = QSize(118, 86)

_DATA = Qt.ItemDataRole.UserRole
_SOURCES = {
    "here": mark("of this project"),
    "shipped": mark("comes with the program"),
    "recent": mark("lately opened"),
}


class LibraryShelf(QWidget):
    """Lists boards as pictures, painted one by one while the window stays in use."""

    chosen = Signal(object, bool)
    """A ``LibraryBoard`` is to be laid; whether as an overlay."""
    fileAsked = Signal()
    """A board is to be laid that isn't in the list."""
    newAsked = Signal()
    """A board is to be laid that isn't drawn yet."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._found: tuple[LibraryBoard, ...] = ()
        self._pictures: dict[Path, QIcon] = {}
        self.search = SearchField(tr("Search boards"))
        self.search.textChanged.connect(self.show_found)
        self.search.down.connect(self._to_list)
        self.library = _Library(_data_of)
        self.library.itemActivated.connect(lambda item: self.chosen.emit(item.data(_DATA), False))
        self.library.currentRowChanged.connect(lambda _row: self._show_state())
        self.lay_button = flat_button(
            "mdi6.plus", tr("Lay"), tr("Lay the chosen board on the map, beside the others"), self._lay
        )
        self.overlay_button = flat_button(
            "mdi6.layers-plus", tr("Overlay"), tr("Lay it on top: it replaces what it covers"), self._lay_over
        )
        self.more_button = flat_button(
            "mdi6.folder-open-outline", tr("Other…"), tr("Choose a board’s file"), self.fileAsked.emit
        )
        self.new_button = flat_button(
            "mdi6.file-plus-outline", tr("New…"), tr("Make an empty board, and lay it"), self.newAsked.emit
        )
        row = QHBoxLayout()
        row.setSpacing(2)
        for button in (self.lay_button, self.overlay_button, self.more_button, self.new_button):
            row.addWidget(button)
        row.addStretch()
        heading = QLabel(tr("Library"))
        heading.setProperty("heading", True)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 2, 8, 6)
        column.addWidget(heading)
        column.addWidget(self.search)
        column.addWidget(self.library, 1)
        column.addLayout(row)
        self._painter = QTimer(self)
        self._painter.setInterval(0)
        self._painter.timeout.connect(self._paint_next)
        self._making = LongWork(self)
        self._show_state()

    def fill(self, recent: list[Path]) -> None:
        """List the boards that the open scenario may be laid on."""
        document = self.session.scenario
        self._found = ()
        if document is not None:
            folder = project_of(Path(document.path)) if document.path is not None else None
            self._found = board_library(document.ruleset, folder, recent)
            self._making.cancel()
            self._pictures.clear()  # a board's file may have changed, or it is another game's now
        self.show_found()

    def show_found(self) -> None:
        """List those that match the search."""
        self.library.clear()
        for one in self._found:
            if one.matches(self.search.text()):
                number = f"{one.number} · " if one.number else ""
                apart = self._apart(one)
                item = QListWidgetItem(self._icon(one), f"{number}{one.title}{apart}")
                item.setData(_DATA, one)
                item.setToolTip(plain_tip(f"{one.title}\n{one.path.name}, {tr(_SOURCES[one.source])}"))
                self.library.addItem(item)
        self._painter.start()
        self._show_state()

    def _apart(self, one: LibraryBoard) -> str:
        """A line that tells a board from others that are called alike: its source, or where its file is."""
        alike = [other for other in self._found if (other.number, other.title) == (one.number, one.title)]
        if len(alike) == 1:
            return ""
        beside = [other.path for other in alike if other.source == one.source]
        return f"\n{tr(_SOURCES[one.source]) if len(beside) == 1 else end_apart(one.path, beside)}"

    def _to_list(self) -> None:
        if self.library.count():
            self.library.setCurrentRow(0)
            self.library.setFocus()

    def _icon(self, one: LibraryBoard) -> QIcon:
        return self._pictures.get(one.path) or icons.icon("mdi6.map-outline")

    def _paint_next(self) -> None:
        """Have one thumbnail made that is wanted, beside the window, while the hand rests."""
        document = self.session.scenario
        if self.session.stillness.holds_up(self._painter):
            return
        self._painter.stop()
        if document is None or self._making.busy or not self.isVisible():
            return
        listed = [self.library.item(row).data(_DATA).path for row in range(self.library.count())]
        path = next((one for one in listed if one not in self._pictures), None)
        if path is not None:
            self._making.do(
                "",
                lambda *heard: board_image(path, document.ruleset, PICTURE, pacing(*heard)),
                lambda image: self._show_picture(path, QIcon(QPixmap.fromImage(image))),
                lambda _error: self._show_picture(path, icons.icon("mdi6.file-alert-outline")),
            )

    def _show_picture(self, path: Path, picture: QIcon) -> None:
        self._pictures[path] = picture
        for row in range(self.library.count()):
            item = self.library.item(row)
            if item.data(_DATA).path == path:
                item.setIcon(picture)
        self._painter.start()

    def end(self) -> None:
        """Leave what is being made."""
        self._making.end()

    def showEvent(self, event: object) -> None:
        """Thumbnails are painted once somebody looks."""
        super().showEvent(event)  # type: ignore[arg-type]  # Qt's own event
        self._painter.start()

    def _show_state(self) -> None:
        for button in (self.lay_button, self.overlay_button):
            button.setEnabled(self.library.currentItem() is not None)

    def _lay(self) -> None:
        item = self.library.currentItem()
        if item is not None:
            self.chosen.emit(item.data(_DATA), False)

    def _lay_over(self) -> None:
        item = self.library.currentItem()
        if item is not None:
            self.chosen.emit(item.data(_DATA), True)


class _Library(QListWidget):
    """Thumbnails that can be dragged onto the map."""

    def __init__(self, data_of: Callable[[QListWidgetItem], QMimeData]) -> None:
        super().__init__()
        self._data_of = data_of
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setIconSize(PICTURE)
        self.setGridSize(QSize(PICTURE.width() + 16, PICTURE.height() + 40))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setWordWrap(True)
        self.setMovement(QListWidget.Movement.Static)
        self.setDragEnabled(True)
        self.setAccessibleName(tr("Library of boards"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the thumbnails, or that there is none."""
        super().paintEvent(event)
        if not self.count():
            with QPainter(self.viewport()) as painter:
                painter.setPen(self.palette().placeholderText().color())
                painter.drawText(self.viewport().rect(), Qt.AlignmentFlag.AlignCenter, tr("Nothing found"))

    def mimeData(self, items: Iterable[QListWidgetItem]) -> QMimeData:
        """What is dragged: the first board's file."""
        return self._data_of(next(iter(items)))


def _data_of(item: QListWidgetItem) -> QMimeData:
    data = QMimeData()
    data.setData(MIME, str(item.data(_DATA).path).encode())
    return data


def flat_button(sign: str, text: str, tip: str, do: Callable[[], object]) -> QToolButton:
    """A flat button with its sign above its word."""
    button = QToolButton()
    button.setText(text)
    button.setToolTip(tip)
    button.setProperty("flat", True)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
    icons.put(button, sign)
    button.clicked.connect(lambda _checked=False: do())
    return button

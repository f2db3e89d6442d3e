"""The stamps panel: pictures of pieces of board, to be searched, taken in hand and set."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QIcon, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.gestures.pointer import pointer_at
from bob_editor.editing.said import said
from bob_editor.editing.stamps import library
from bob_editor.editing.stamps.library import LibraryStamp
from bob_editor.editing.stamps.making import stamp_of
from bob_editor.editing.tools.place_stamp import PlaceStamp
from bob_editor.errors import BobEditorError
from bob_editor.render.kit.style import Style
from bob_editor.render.pictures.stamp_picture import stamp_picture
from bob_editor.storage.documents import Stamp
from bob_editor.ui.canvas.drops import Drop, Taker
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.dialogs.painting import name_stamp
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.asked_name import asked_name
from bob_editor.ui.dress.buttons import push_button
from bob_editor.ui.dress.plain import plain_tip
from bob_editor.ui.dress.search_field import SearchField
from bob_editor.ui.session.document_desk import why_not_drawn_on
from bob_editor.words import many, mark, tr

MIME = "application/x-bob-editor-stamp"
PICTURE = QSize(92, 76)

_DATA = Qt.ItemDataRole.UserRole
_SOURCES = {
    "own": mark("one of my stamps"),
    "here": mark("goes with the board"),
    "shipped": mark("comes with the program"),
}


class _Pictures(QListWidget):
    """Pictures that can be dragged onto the map."""

    def __init__(self) -> None:
        super().__init__()
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setIconSize(PICTURE)
        two_lines = 2 * self.fontMetrics().lineSpacing()
        self.setGridSize(PICTURE + QSize(14, two_lines + 12))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setMovement(QListWidget.Movement.Static)
        self.setDragEnabled(True)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setAccessibleName(tr("Stamps"))

    def mimeData(self, items: Iterable[QListWidgetItem]) -> QMimeData:
        """What is dragged: the first stamp's file."""
        data = QMimeData()
        data.setData(MIME, str(next(iter(items)).data(_DATA).path).encode())
        return data


class StampsPanel(QWidget):
    """Lists the stamps that fit the open board; a click takes one in hand."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Stamps"))
        self.desk = desk
        self.session = desk.session
        self._found: tuple[LibraryStamp, ...] = ()
        self._faults: tuple[str, ...] = ()
        self._pictures: dict[Path, QIcon] = {}
        blank = QPixmap(PICTURE)
        blank.fill(Qt.GlobalColor.transparent)
        self._blank = QIcon(blank)  # keeps the place of a picture that is painted in a moment
        self._reading: Iterator[LibraryStamp | str | None] | None = None
        self._stale = True
        self._working = QTimer(self)
        self._working.setInterval(0)
        self._working.timeout.connect(self._go_on)
        self.search = SearchField(tr("Search stamps"))
        self.search.textChanged.connect(self.show_found)
        self.search.down.connect(self._to_list)
        self.search.left.connect(desk.canvas.setFocus)
        self.list = _Pictures()
        self._former: tuple[str, Stamp | None] | None = None
        """What was in hand before a stamp was dragged over the map: the tool, and a stamp that had been taken."""
        desk.canvas.drops.takers.append(Taker(MIME, self._dropped, self._hovered))
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._open_menu)
        self.list.itemClicked.connect(self._take)
        self.list.itemActivated.connect(self._take)
        self.empty = QLabel()
        self.empty.setProperty("faint", True)
        self.empty.setWordWrap(True)
        self.vary = QCheckBox(tr("Vary each"))
        self.vary.setToolTip(tr("Turn or mirror each by chance, and change it a little"))
        self.vary.clicked.connect(lambda on: self._tool.set_option("vary", on))
        self.make = push_button(
            tr("Make…"),
            "mdi6.plus",
            tr("Make a stamp of the selected hexes"),
            self.desk.actions["stamp_make"].trigger,
        )
        self.roll: QPushButton = push_button(
            tr("Roll"), "mdi6.dice-5-outline", tr("Have the next one vary otherwise"), self._roll
        )
        row = QHBoxLayout()
        for widget in (self.make, self.vary, self.roll):
            row.addWidget(widget)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        column.addWidget(self.search)
        column.addWidget(self.list, 1)
        column.addWidget(self.empty)
        column.addLayout(row)
        self.session.opened.connect(self._renew)
        self.session.nameChanged.connect(self._renew)
        self.session.hand.updated.connect(self._follow)
        self._follow()

    @property
    def _tool(self) -> PlaceStamp:
        tool = self.session.hand.tools[PlaceStamp.id]
        if not isinstance(tool, PlaceStamp):
            raise TypeError(tool)
        return tool

    # -- listing --------------------------------------------------------------------------------------------------

    def dress(self, _style: Style) -> None:
        """Paint the pictures in another style, which is the map's."""
        self._pictures.clear()
        self.show_found()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Files are read once somebody looks: a dock that comes before others isn't shown anew, but painted."""
        super().paintEvent(event)
        self._working.start()

    def _renew(self) -> None:
        self._stale = True
        self._reading = None
        self._working.start()

    def _go_on(self) -> None:
        """Read one file, or paint one picture, so that the window is never held; nothing while nobody looks."""
        if self.isHidden() or self.visibleRegion().isEmpty():
            self._working.stop()
        elif not self.session.stillness.holds_up(self._working):
            if self._stale:
                self._read_one()
            else:
                self._paint_one()

    def _read_one(self) -> None:
        if self._reading is None:
            path = self.session.desk.path
            self._reading = library.stamps_in_turn(self.session.ruleset, Path(path) if path else None)
            self._found, self._faults = (), ()
        try:
            one = next(self._reading)
        except StopIteration:
            self._reading, self._stale = None, False
            if self._faults:
                count = len(self._faults)
                self.session.noticed.emit(
                    tr("{count} of the stamps can't be read: {why}", count=count, why=said(self._faults[0]))
                )
            self.show_found()
            return
        if isinstance(one, str):
            self._faults = (*self._faults, one)
        elif one is not None:
            self._found = (*self._found, one)

    def _paint_one(self) -> None:
        for row in range(self.list.count()):
            item = self.list.item(row)
            one: LibraryStamp = item.data(_DATA)
            if one.path not in self._pictures:
                self._pictures[one.path] = self._picture(one.stamp)
                item.setIcon(self._pictures[one.path])
                return
        self._working.stop()

    def refresh(self) -> None:
        """Read anew what stamps there are."""
        self._stale, self._reading = True, None
        while self._stale:
            self._read_one()

    def show_found(self) -> None:
        """List those that match the search."""
        chosen = self._chosen
        self.list.clear()
        if self._stale:
            return
        self._pictures = {
            one.path: self._pictures[one.path] for one in self._found if one.path in self._pictures
        }
        for one in self._found:
            if one.matches(self.search.text()):
                item = QListWidgetItem(self._pictures.get(one.path, self._blank), said(one.title))
                item.setData(_DATA, one)
                size = len(one.stamp.hexes)
                item.setToolTip(
                    plain_tip(
                        f"{said(one.title)}\n{many('1 hex', '{count} hexes', size)}, {tr(_SOURCES[one.source])}"
                    )
                )
                self.list.addItem(item)
                if chosen is not None and one.path == chosen.path:
                    self.list.setCurrentItem(item)
        self.empty.setVisible(self.list.count() == 0)
        self.empty.setText(
            tr("No stamp has these words.")
            if self._found
            else tr("Select hexes and press Make to have the first stamp.")
        )
        self._working.start()

    def _picture(self, stamp: Stamp) -> QIcon:
        ratio = self.devicePixelRatioF()
        image = stamp_picture(stamp, self.desk.canvas.picture.style, PICTURE * ratio)
        image.setDevicePixelRatio(ratio)
        return QIcon(QPixmap.fromImage(image))

    def _to_list(self) -> None:
        if self.list.count():
            self.list.setCurrentRow(0)
            self.list.setFocus()

    @property
    def _chosen(self) -> LibraryStamp | None:
        item = self.list.currentItem()
        found: object = item.data(_DATA) if self.list.selectedItems() else None
        return found if isinstance(found, LibraryStamp) else None

    # -- using ----------------------------------------------------------------------------------------------------

    def _take(self, item: QListWidgetItem) -> None:
        """Have the stamp of a row in hand."""
        self._take_up(item.data(_DATA))

    def _take_up(self, one: LibraryStamp) -> None:
        """Have a stamp in hand; the keyboard goes to the map, where it is turned and set."""
        self.session.hand.choose(PlaceStamp.id)
        self._tool.take(one.stamp)
        self.desk.canvas.setFocus()

    def _hovered(self, drop: Drop | None) -> None:
        """Show where a stamp that is dragged would be set; elsewhere what was in hand is in hand again."""
        if drop is not None and self.session.desk.is_drawn_on:
            self._former = self._former or self._in_hand
            self._hold_at(drop)
        elif self._former is not None:
            self._take_again(*self._former)
            self._former = None

    def _dropped(self, drop: Drop) -> None:
        """Set it where it was let go, and leave in hand what was; a scenario's map takes none."""
        if not self.session.desk.is_drawn_on:
            self.session.noticed.emit(why_not_drawn_on(self.session.ruleset))
            return
        former = self._in_hand
        if self._hold_at(drop):
            pointer = pointer_at(self.session.board.grid, drop.point)
            self._tool.press(pointer)
            self._tool.release(pointer)
        self._take_again(*former)

    @property
    def _in_hand(self) -> tuple[str, Stamp | None]:
        return self.session.hand.tool.id, self._tool.stamp

    def _take_again(self, tool: str, stamp: Stamp | None) -> None:
        self._tool.take(stamp)
        self.session.hand.choose(tool)

    def _hold_at(self, drop: Drop) -> bool:
        """Hold a stamp that is dragged over the map; whether there is such a one."""
        path = Path(bytes(drop.data.data(MIME).data()).decode())
        stamp = next((one.stamp for one in self._found if one.path == path), None)
        if stamp is not None:
            self.session.hand.choose(PlaceStamp.id)
            self._tool.take(stamp)
            self._tool.move(pointer_at(self.session.board.grid, drop.point))
        return stamp is not None

    def _roll(self) -> None:
        self._tool.roll()

    def _follow(self) -> None:
        """Show what the tool has: nothing is chosen once it was put down."""
        tool = self._tool
        self.vary.setChecked(tool.vary)
        self.roll.setEnabled(tool.vary)
        self.make.setEnabled(bool(self.session.hand.selection))
        if tool.stamp is None and not self.list.hasFocus():
            self.list.clearSelection()

    def make_stamp(self) -> None:
        """Ask for a name, and keep the selected hexes under it."""
        hexes, path = self.session.hand.selection, self.session.desk.path
        answer = name_stamp.ask(self.window(), len(hexes), may_go_along=path is not None)
        if answer is None:
            return
        title, beside = answer
        folder = library.folder_beside(Path(path)) if beside and path is not None else library.own_folder()

        def keep() -> None:
            library.keep(stamp_of(self.session.board, hexes, title), folder)
            self.session.noticed.emit(
                tr("The stamp {title} is kept in {folder}.", title=title, folder=folder)
            )

        self._try(keep)

    # -- the menu of one ------------------------------------------------------------------------------------------

    def _open_menu(self, where: QPoint) -> None:
        item = self.list.itemAt(where)
        if item is not None:
            self.menu_of(item).popup(self.list.viewport().mapToGlobal(where))

    def menu_of(self, item: QListWidgetItem) -> QMenu:
        """What can be done with a stamp."""
        one: LibraryStamp = item.data(_DATA)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def add(words: str, icon: str, act: Callable[[], object], *, on: bool = True) -> None:
            action = menu.addAction(icons.icon(icon), words)
            action.setEnabled(on)
            action.triggered.connect(lambda _checked=False: act())

        ones_own, path = one.source != "shipped", self.session.desk.path
        add(tr("Set on the map"), "mdi6.stamper", lambda: self._take_up(one))
        menu.addSeparator()
        add(tr("Rename…"), "mdi6.rename-outline", lambda: self._rename(one), on=ones_own)
        add(tr("Delete…"), "mdi6.delete-outline", lambda: self._delete(one), on=ones_own)
        menu.addSeparator()
        if one.source != "own":
            add(tr("Copy to my stamps"), "mdi6.content-copy", lambda: self._copy(one, library.own_folder()))
        if one.source != "here" and path is not None:
            beside = library.folder_beside(Path(path))
            add(tr("Copy beside the board"), "mdi6.folder-outline", lambda: self._copy(one, beside))
        return menu

    def _copy(self, one: LibraryStamp, folder: Path) -> None:
        self._try(lambda: library.keep(one.stamp, folder))

    def _rename(self, one: LibraryStamp) -> None:
        title = asked_name(self, tr("Rename the stamp"), tr("Name"), one.title)
        if title is not None:
            self._try(lambda: library.rename(one, title))

    def _delete(self, one: LibraryStamp) -> None:
        kinds = QMessageBox.StandardButton
        told = tr("Delete the stamp “{title}”? Its file is deleted for good.", title=one.title)
        title = tr("Delete the stamp")
        if QMessageBox.question(self, title, plain_tip(told), kinds.Yes | kinds.No, kinds.No) == kinds.Yes:
            self._try(lambda: library.delete(one))

    def _try(self, act: Callable[[], object]) -> None:
        try:
            act()
        except BobEditorError as error:
            self.session.failed.emit(error)
        self.refresh()

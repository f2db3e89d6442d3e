"""The boards panel: what lies on the scenario's map, and a library of boards to lay there."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.boards import composing
from bob_editor.editing.boards.library import LibraryBoard
from bob_editor.errors import BobEditorError
from bob_editor.geometry.lattice import Point
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import Scenario
from bob_editor.opening.scenario_maps import BoardFile, relative_path
from bob_editor.storage.documents import read_board
from bob_editor.storage.files.reading import nearest_folder
from bob_editor.storage.form.limits import MAX_NUMBER
from bob_editor.ui.canvas.drops import Drop, Taker
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.dialogs.documents import board_for_map
from bob_editor.ui.dress.asked_name import asked_name
from bob_editor.ui.dress.buttons import wrapping
from bob_editor.ui.dress.typing import Deleting
from bob_editor.ui.panels.scenario.board_drop import BoardDrop
from bob_editor.ui.panels.scenario.board_library import MIME, LibraryShelf, flat_button
from bob_editor.ui.panels.scenario.board_row import BoardRows, row_of
from bob_editor.words import mark, tr


class BoardsPanel(QWidget):
    """Lists the map's boards with what can be done to each, and below them the library."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.session = desk.session
        self._library_of: object = None
        self.setAccessibleName(tr("Boards of the map"))
        self.on_map = wrapping(BoardRows())
        self.on_map.moved.connect(self.list_at)
        self.on_map.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.on_map.customContextMenuRequested.connect(
            lambda at: self._menu().exec(self.on_map.mapToGlobal(at))
        )
        self.on_map.currentRowChanged.connect(self._choose)
        self.on_map.itemActivated.connect(lambda _item: self.open_board())
        self.head = QLabel()
        self.head.setProperty("heading", True)
        self.buttons = {
            "turn": flat_button(
                "mdi6.rotate-3d-variant", tr("Turn"), tr("Turn the board by half"), self.turn
            ),
            "crop": flat_button("mdi6.crop", tr("Part…"), tr("Use only a part of the board"), lambda: None),
            "name": flat_button(
                "mdi6.rename-outline",
                tr("Name…"),
                tr("What stands before its hexes, such as 2.E4"),
                self.rename,
            ),
            "up": flat_button(
                "mdi6.arrow-up",
                tr("Up"),
                tr("List it earlier (Alt+Up, or drag it): shared hexes get the first board’s name"),
                lambda: self.list_at(self.on_map.currentRow(), self.on_map.currentRow() - 1),
            ),
            "open": flat_button(
                "mdi6.square-edit-outline", tr("Edit"), tr("Open the board to draw on it"), self.open_board
            ),
            "file": flat_button(
                "mdi6.file-replace-outline", tr("File…"), tr("Choose another file for it"), self.choose_file
            ),
            "take": flat_button("mdi6.close", tr("Take away"), tr("Take the board off the map"), self.take),
        }
        self.buttons["crop"].setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.buttons["crop"].setMenu(self._crop_menu())
        self.shelf = LibraryShelf(self.session)
        self.shelf.chosen.connect(self._lay_chosen)
        self.shelf.fileAsked.connect(self.lay_file)
        self.shelf.newAsked.connect(self.lay_new)
        self.shelf.search.left.connect(desk.canvas.setFocus)
        Deleting(self.on_map, self.take)
        self._lay_out()
        self.drop = BoardDrop(desk)
        desk.canvas.drops.takers.append(Taker(MIME, self._dropped, self.drop.hover))
        self.session.cardChanged.connect(lambda _before: self.refresh())
        self.session.opened.connect(self.refresh)
        self.session.scenario_desk.open.chosen_changed.connect(self._follow_chosen)
        self.session.boardChanged.connect(lambda _change: self.refresh())
        self.refresh()
        self._follow_chosen()

    def end(self) -> None:
        """Leave what is made beside the window."""
        self.shelf.end()

    def _lay_out(self) -> None:
        tools = QHBoxLayout()
        tools.setSpacing(2)
        for button in self.buttons.values():
            # Seven words in a row would make the dock wide; the menu of a row has them all.
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            button.setAccessibleName(button.text())
            tools.addWidget(button)
        tools.addStretch()
        above = QWidget()
        column = QVBoxLayout(above)
        column.setContentsMargins(8, 6, 8, 2)
        column.addWidget(self.head)
        column.addWidget(self.on_map, 1)
        column.addLayout(tools)
        both = QSplitter(Qt.Orientation.Vertical)
        both.addWidget(above)
        both.addWidget(self.shelf)
        both.setStretchFactor(1, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(both)

    # -- what lies on the map -----------------------------------------------------------------------------------------

    @property
    def files(self) -> tuple[BoardFile, ...]:
        """The boards and overlays as the card lists them."""
        return () if self.session.scenario is None else self.session.scenario.boards

    def refresh(self) -> None:
        """Show the boards as they lie now."""
        document = self.session.scenario
        row = self.on_map.currentRow()
        self.on_map.blockSignals(True)
        self.on_map.clear()
        if document is not None:
            parts = {one.number: place for place, one in enumerate(document.map.laid)}
            for number, one in enumerate(self.files):
                self.on_map.addItem(row_of(one, document.map.misfits, parts.get(number)))
            count = len(document.map.grid.hexes)
            self.head.setText(
                tr("On the map: {count:,} hexes", count=count) if count else tr("On the map: nothing yet")
            )
        self.on_map.setCurrentRow(min(max(row, 0), self.on_map.count() - 1))
        self.on_map.blockSignals(False)
        self._show_state()
        key = None if document is None else (document.ruleset.id, document.path)
        if key != self._library_of:
            self._library_of = key
            self.shelf.fill([Path(one) for one in self.desk.files.settings.recent])

    def _show_state(self) -> None:
        number, chosen = self.on_map.currentRow(), self._is_chosen
        for button in self.buttons.values():
            button.setEnabled(chosen)
        self.buttons["open"].setEnabled(chosen and self.files[number].board is not None)
        self.buttons["up"].setEnabled(chosen and number > 0 and not self.files[number].overlay)

    def _choose(self, number: int) -> None:
        self._show_state()
        document = self.session.scenario
        if document is None or not 0 <= number < len(self.files):
            return
        self.session.scenario_desk.open.choose(composing.section_of(document.value, number))
        part = document.map.part_of.get(
            next((place for place, one in enumerate(document.map.laid) if one.number == number), -1)
        )
        if part is not None:
            frame = document.map.grid.frame
            hexes = [part.on_map(frame, own) for own in part.grid.hexes if part.uses(own)]
            self.session.attention.show_places(tuple(at for at in hexes if at is not None))

    def _follow_chosen(self) -> None:
        """Choose the board that was chosen on the map or in the form, whose buttons are then at hand."""
        document, chosen = self.session.scenario, self.session.scenario_desk.open.chosen
        if document is None or chosen is None or chosen[:1] != ("map",):
            return
        sections = [composing.section_of(document.value, number) for number in range(self.on_map.count())]
        number = next((at for at, one in enumerate(sections) if chosen[: len(one)] == one), -1)
        if number >= 0 and number != self.on_map.currentRow():
            self.on_map.blockSignals(True)
            self.on_map.setCurrentRow(number)
            self.on_map.blockSignals(False)
            self._show_state()

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        for name, text in (("turn", tr("&Turn by half")), ("name", tr("&Name…")),
                           ("open", tr("&Edit the board")),
                           ("file", tr("Another &file…")), ("up", tr("List &earlier")),
                           ("take", tr("Take &away"))):  # fmt: skip
            action = menu.addAction(text, self.buttons[name].click)
            action.setEnabled(self.buttons[name].isEnabled())
        menu.addMenu(self._crop_menu()).setEnabled(self.buttons["crop"].isEnabled())
        return menu

    def _crop_menu(self) -> QMenu:
        menu = QMenu(tr("&Part of it"), self)
        menu.addAction(tr("&All of it"), lambda: self.crop(None))
        menu.addAction(tr("The upper &half (a)"), lambda: self.crop("a"))
        menu.addAction(tr("The &lower half (b)"), lambda: self.crop("b"))
        menu.addAction(tr("The hexes that are &selected on the map"), self.crop_to_selection)
        return menu

    # -- edits ------------------------------------------------------------------------------------------------------

    def _edit(self, label: str, change: Callable[[Scenario], Scenario]) -> None:
        self.session.steps.on_card(Edit(label, change))

    @property
    def _is_chosen(self) -> bool:
        """Whether a board is chosen still: while a menu or dialog is open, the file may be read anew."""
        return 0 <= self.on_map.currentRow() < len(self.files)

    def _named(self) -> str:
        return self.files[self.on_map.currentRow()].place.name if self._is_chosen else ""

    def turn(self) -> None:
        """Turn the chosen board by half."""
        label = tr("Turn board {named}", named=self._named())
        self._edit(label, partial(composing.turn_board, number=self.on_map.currentRow()))

    def take(self) -> None:
        """Take the chosen board away."""
        number = self.on_map.currentRow()
        if number >= 0:
            label = tr("Take board {named} away", named=self._named())
            self._edit(label, partial(composing.take_board, number=number))

    def list_at(self, number: int, to: int) -> None:
        """List a board in the place of another, if there is one; it is the chosen one then.

        One of a kind stays among its kind: overlays lie on all boards.
        """
        places = range(len(self.files))
        if number not in places:
            return
        if to not in places or self.files[number].overlay != self.files[to].overlay:
            to = number
        text = mark("List board {named} earlier") if to < number else mark("List board {named} later")
        label = tr(text, named=self.files[number].place.name)
        self._edit(label, partial(composing.list_at, number=number, to=to))
        # What was dragged lies where the card has it, be it where it was.
        self.refresh()
        self.on_map.setCurrentRow(to)
        self._choose(self.on_map.currentRow())

    def crop(self, part: object) -> None:
        """Use a part of the chosen board, or all of it."""
        if not self._is_chosen:
            return
        self._edit(
            tr("Use a part of board {named}", named=self._named())
            if part is not None
            else tr("Use all of board {named}", named=self._named()),
            partial(composing.crop_board, number=self.on_map.currentRow(), crop=part),
        )

    def crop_to_selection(self) -> None:
        """Use those of the chosen board's hexes that are selected on the map."""
        document, number = self.session.scenario, self.on_map.currentRow()
        if document is None:
            return
        place = next((place for place, one in enumerate(document.map.laid) if one.number == number), -1)
        part = document.map.part_of.get(place)
        frame = document.map.grid.frame
        owns = (
            [] if part is None else [part.own(frame, at) for at in sorted(self.session.hand.select.selection)]
        )
        labels = [
            part.grid.label(own) for own in owns if part is not None and own is not None and part.uses(own)
        ]
        if labels:
            self.crop(labels)
        else:
            self.session.noticed.emit(
                tr("Select hexes of this board on the map first, with the Select tool.")
            )

    def rename(self) -> None:
        """Ask what the chosen board is to be called; its hexes follow wherever they are named."""
        number, old = self.on_map.currentRow(), self._named()
        told = tr("Stands before its hexes, as in 2.E4:")
        new = asked_name(self, tr("Name of the board"), told, old, MAX_NUMBER)
        taken = {one.place.name for place, one in enumerate(self.files) if place != number}
        if not new or new == old or (number, old) != (self.on_map.currentRow(), self._named()):
            return
        if new in taken or not composing.fits_as_name(new):
            self.session.noticed.emit(
                tr("“{new}” can’t be its name: another board has it, or it holds a dot or slash.", new=new)
            )
            return
        label = tr("Call board {old} {new}", old=old, new=new)
        self._edit(label, partial(composing.call_board, number=number, name=new))

    def open_board(self) -> None:
        """Open the chosen board in a tab of its own, to draw on it."""
        number = self.on_map.currentRow()
        if self._is_chosen and self.files[number].board is not None:
            self.desk.files.open_each((str(self.files[number].path),))

    def choose_file(self) -> None:
        """Ask for another file for the chosen board."""
        path = self._ask_file()
        if path is not None and self._is_chosen:
            number = self.on_map.currentRow()
            self._edit(
                tr("Another file for board {named}", named=self._named()),
                partial(composing.give_file, number=number, path=path),
            )

    def _ask_file(self) -> str | None:
        """A board's file, as a path from the scenario's folder."""
        document = self.session.scenario
        if document is None:
            return None
        path, _ = QFileDialog.getOpenFileName(
            self,
            tr("Choose a board"),
            str(nearest_folder(document.folder)),
            tr("Boards (*.board.json);;All files (*)"),
        )
        return self._relative(Path(path)) if path else None

    def _relative(self, path: Path) -> str | None:
        document = self.session.scenario
        try:
            return None if document is None else relative_path(path, document.folder)
        except BobEditorError as error:
            self.session.failed.emit(error)
            return None

    # -- the library ------------------------------------------------------------------------------------------------

    def _lay_chosen(self, one: LibraryBoard, overlay: bool) -> None:
        """Lay a board of the library beside the others, or as an overlay in the middle of what is seen."""
        middle = self.desk.canvas.view.middle
        at = self.session.board.grid.frame.from_true((middle.x(), middle.y())) if overlay else None
        self.lay(one, at=at, overlay=overlay)

    def lay_file(self) -> None:
        """Lay a board whose file is asked for."""
        path = self._ask_file()
        document = self.session.scenario
        if path is not None and document is not None:
            self._lay_path(document.folder / path, None, overlay=False)

    def lay_new(self) -> None:
        """Make an empty board in a file of its own, and lay it beside the others, to be drawn on with “Edit”."""
        document = self.session.scenario
        if document is None:
            return
        try:
            file = board_for_map.ask(self.window(), document.ruleset, str(document.folder))
        except BobEditorError as error:
            self.session.failed.emit(error)
            return
        if file is not None:
            self._lay_path(file, None, overlay=False)
            self.shelf.fill([Path(one) for one in self.desk.files.settings.recent])

    def lay(self, one: LibraryBoard, *, at: Point | None = None, overlay: bool = False) -> None:
        """Lay a board of the library: where it was let go (the middle of it), else beside the others."""
        self._lay_path(one.path, at, overlay=overlay)

    def _lay_path(self, file: Path, middle: Point | None, *, overlay: bool) -> None:
        document, path = self.session.scenario, self._relative(file)
        if document is None or path is None:
            return
        try:
            board = read_board(file, validate=False).value
        except BobEditorError as error:
            self.session.failed.emit(error)
            return
        at = (
            composing.next_place(document.map.laid, board)
            if middle is None
            else self.drop.place(board, middle, overlay=overlay)
        )
        name = composing.free_name(document.value, wanted=board.number or "", overlay=overlay)
        self._edit(
            tr("Lay board {name}", name=name),
            partial(composing.lay_board, path=path, name=name, at=at, overlay=overlay),
        )
        # It is the one to be turned, cut or called next.
        self.on_map.setCurrentRow(
            next(place for place, one in enumerate(self.files) if one.place.name == name)
        )
        self.desk.actions["zoom_fit"].trigger()

    def _dropped(self, drop: Drop) -> None:
        self._lay_path(self.drop.path_of(drop), drop.point, overlay=self.drop.is_overlay())

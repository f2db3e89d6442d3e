"""Asks for a new scenario: ruleset, title, and the boards that its map begins with."""

from collections import deque
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QIcon, QImage, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.boards.fresh_scenario import fresh_scenario, in_words_of
from bob_editor.editing.boards.library import boards_below
from bob_editor.editing.boards.scenario_templates import LibraryTemplate, templates_of
from bob_editor.editing.drawing.clipboard import game_title
from bob_editor.editing.said import said, said_of
from bob_editor.editing.said.subject import subject
from bob_editor.errors import BobEditorError
from bob_editor.model.board import Board
from bob_editor.model.scenario import Scenario
from bob_editor.render.pictures.thumbnail import thumbnail
from bob_editor.rules.game import called
from bob_editor.rules.games.titles import titles_of
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.documents import read_board
from bob_editor.storage.files.apart import end_apart
from bob_editor.storage.files.reading import real_path
from bob_editor.storage.form.limits import MAX_TITLE
from bob_editor.storage.naming import BOARD
from bob_editor.storage.shipped import map_folder
from bob_editor.ui.dialogs.documents import board_for_map
from bob_editor.ui.dialogs.documents.new_board import id_from
from bob_editor.ui.dialogs.kept_entries import keep_fields
from bob_editor.ui.dialogs.ticked_row import TickedRow
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.buttons import wrapping
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.dress.plain import plain_label, plain_tip
from bob_editor.ui.dress.typing import at_most
from bob_editor.ui.session.beside.long_work import LongWork
from bob_editor.ui.session.beside.work import pacing
from bob_editor.words import many, mark, spoken, tr

_BOARD = Qt.ItemDataRole.UserRole
_WHOSE = {"project": mark(" (of this project)"), "own": mark(" (your own)"), "shipped": ""}
PICTURE = QSize(96, 72)
"""Width and height of a board's picture in the list, in pixels."""

WAIT, SOON = 200, 30
"""Milliseconds before the first picture, so that keys can go through the rulesets, and between two of them."""


class NewScenario(PlacedDialog):
    """The form; ``scenario`` is what it describes."""

    def __init__(
        self,
        parent: QWidget | None,
        rulesets: Mapping[str, Ruleset],
        folder: str,
        project: Path | None = None,
        recent: Sequence[str] = (),
        ticked: str | None = None,
    ) -> None:
        """``project`` is the folder whose boards and templates come first, then the boards among ``recent`` files.

        The board of the file ``ticked``, such as the one that is open, is listed before those, ticked.
        """
        super().__init__(parent)
        self.resize(620, 560)
        self._ticked = _boards_among(() if ticked is None else (ticked,))
        self._project, self._recent = project, _boards_among(recent)
        self._rulesets = rulesets
        self._folder = folder
        self.title = at_most(QLineEdit(tr("Untitled")), MAX_TITLE)
        self.title.selectAll()
        self.ruleset = QComboBox()
        for name, title in titles_of(rulesets).items():
            self.ruleset.addItem(title, name)
        self.template = QComboBox()
        self.template.setToolTip(
            tr("What the card begins with; boards that you tick take the place of a template's")
        )
        self.boards = wrapping(QListWidget())
        self.boards.setAccessibleName(tr("Boards of the map"))
        self.boards.setIconSize(PICTURE)
        self.boards.setItemDelegate(TickedRow(self.boards))
        self.boards.itemChanged.connect(lambda _item: self._tell())
        self.more = QPushButton(tr("Add from &files…"))
        icons.put(self.more, "mdi6.folder-open-outline")
        self.more.clicked.connect(self._add_files)
        self.fresh = QPushButton(tr("&New board…"))
        icons.put(self.fresh, "mdi6.plus")
        self.fresh.clicked.connect(self.add_new)
        self.listing = LongWork(self)
        self._to_list: deque[Path] = deque()
        self._pictures: dict[Path, QIcon] = {}
        self._painter = QTimer(self)
        self._painter.timeout.connect(self._paint_next)
        self._making = LongWork(self)
        self.finished.connect(self._making.end)
        self.finished.connect(self.listing.end)
        self.told = plain_label()
        self.told.setWordWrap(True)
        self.told.setProperty("faint", True)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        self.ruleset.currentIndexChanged.connect(self._fill)
        self._fill()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setVerticalSpacing(10)
        form.addRow(tr("&Title"), self.title)
        form.addRow(tr("&Ruleset"), self.ruleset)
        form.addRow(tr("Be&gin as"), self.template)
        form.addRow(tr("&Boards"), self.boards)
        row = QHBoxLayout()
        row.addWidget(self.told, 1)
        row.addWidget(self.fresh)
        row.addWidget(self.more)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addLayout(form, 1)
        column.addLayout(row)
        column.addWidget(self.buttons)

    def keep_entries(self) -> None:
        """Keep aside what is entered otherwise than it is now; boards that are ticked are listed anew."""

        def rest() -> dict[str, object]:
            # Those that begin ticked are listed first, and may not be yet.
            files = dict.fromkeys([*self._ticked, *(file for file, _ in self.chosen)])
            return {"template": self.template.currentText(), "boards": [str(file) for file in files]}

        def take_rest(kept: Mapping[str, Any]) -> None:
            self.template.setCurrentText(str(kept.get("template", "")))
            self.add_files([Path(one) for one in kept.get("boards", ()) if isinstance(one, str)])

        keep_fields(self, tr("New scenario"), {"title": self.title, "ruleset": self.ruleset}, rest, take_rest)

    @property
    def chosen(self) -> list[tuple[Path, Board]]:
        """The boards that are ticked, in the order of the list."""
        items = [self.boards.item(row) for row in range(self.boards.count())]
        return [item.data(_BOARD) for item in items if item.checkState() == Qt.CheckState.Checked]

    @property
    def _listed(self) -> list[tuple[Path, Board]]:
        return [self.boards.item(row).data(_BOARD) for row in range(self.boards.count())]

    @property
    def scenario(self) -> Scenario:
        """The fresh scenario that the form describes; its boards are named from the present folder.

        Its texts are in the language that is spoken here.
        """
        title = self.chosen_title
        begin = self.begins_as
        make = fresh_scenario if begin is None else begin.begun
        made = make(
            self.chosen_ruleset,
            name=id_from(title),
            title=title,
            boards=self.chosen,
            folder=Path.cwd(),
        )
        return in_words_of(made, spoken())

    @property
    def chosen_ruleset(self) -> Ruleset:
        """The game."""
        return self._rulesets[self.ruleset.currentData()]

    @property
    def chosen_title(self) -> str:
        """The scenario's title."""
        return self.title.text().strip() or tr("Untitled")

    @property
    def begins_as(self) -> LibraryTemplate | None:
        """The template that is chosen; None for a card as the game begins it."""
        return cast("LibraryTemplate | None", self.template.currentData())

    def _fill(self) -> None:
        """List the boards that ship for the ruleset, and speak of a scenario as the game does."""
        self.boards.clear()
        self.listing.cancel()
        ruleset = self._rulesets[self.ruleset.currentData()]
        word = subject(called(ruleset))
        self.setWindowTitle(tr("New {word}", word=word))
        self.fresh.setToolTip(
            tr("Make an empty board for this map; draw on it once the {word} is there", word=word)
        )
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(tr("&Create {word}", word=word))
        self.template.clear()
        self.template.addItem(tr("As the game begins it"), None)
        for one in templates_of(ruleset, self._project):
            self.template.addItem(f"{said(one.title)}{tr(_WHOSE[one.source])}", one)
            tip = plain_tip(said(one.template.description))
            self.template.setItemData(self.template.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        maps = map_folder(ruleset.id)
        files = [] if maps is None else sorted(maps.rglob(f"*{BOARD}"))
        own = list(boards_below(self._project))
        self._to_list = deque(dict.fromkeys((*self._ticked, *own, *self._recent, *files)))
        self._tell()
        self._list_next(own)

    def _list_next(self, own: Collection[Path]) -> None:
        """Read the next file beside the form, and list the board that is in it."""
        if not self._to_list:
            return
        file = self._to_list.popleft()

        def go_on(board: Board | None) -> None:
            if board is not None:
                self._add(file, board, ticked=file in self._ticked, copies=file in own)
                self._tell()
            self._list_next(own)

        self.listing.do("", lambda *_: read_board(file, validate=False).value, go_on, lambda _: go_on(None))

    def _add_file(self, file: Path) -> str:
        """List the board of a file, or tick it where it is listed; why that can't be done, else nothing."""
        place = real_path(file)
        # What is to be listed still comes no second time.
        self._to_list = deque(one for one in self._to_list if real_path(one) != place)
        for row in range(self.boards.count()):
            if real_path(self.boards.item(row).data(_BOARD)[0]) == place:
                self.boards.item(row).setCheckState(Qt.CheckState.Checked)
                return ""
        try:
            board = read_board(file, validate=False).value
        except BobEditorError as error:
            return said_of(error)
        return self._add(file, board, ticked=True, copies=True)

    def _add(self, file: Path, board: Board, *, ticked: bool, copies: bool) -> str:
        """List a board, a copy of one that is listed only with ``copies``; why that can't be done, else nothing."""
        ruleset = self._rulesets[self.ruleset.currentData()]
        if board.ruleset != ruleset.id:
            return tr(
                "{name} is a board of {ruleset}, not of {title}.",
                name=file.name,
                ruleset=game_title(board),
                title=ruleset.title,
            )
        title = board.title or file.name
        alike = [other for _, other in self._listed if other.title == board.title]
        if board in alike and not copies:
            return ""
        item = QListWidgetItem()
        item.setToolTip(plain_tip(str(file)))
        item.setData(_BOARD, (file, board))
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
        item.setIcon(self._pictures.get(file, icons.icon("mdi6.map-outline")))
        self.boards.addItem(item)
        self._call(title)
        self._painter.start(WAIT)
        return ""

    def _call(self, title: str) -> None:
        """Say what the boards of a title are called; of several, where each file is."""
        rows = [self.boards.item(row) for row in range(self.boards.count())]
        alike = [row for row in rows if (row.data(_BOARD)[1].title or row.data(_BOARD)[0].name) == title]
        for row in alike:
            file, board = row.data(_BOARD)
            told = f"{title}\n{many('{count} hex', '{count} hexes', len(board.grid.hexes))}"
            apart = end_apart(file, (other.data(_BOARD)[0] for other in alike))
            row.setText(f"{told} · {apart}" if len(alike) > 1 else told)

    def _paint_next(self) -> None:
        """Have one picture made that is wanted; one at a time, beside the form."""
        self._painter.setInterval(SOON)
        if self._making.busy:
            return
        ruleset = self._rulesets[self.ruleset.currentData()]
        wanted = next((one for one in self._listed if one[0] not in self._pictures), None)
        if wanted is None:
            self._painter.stop()
            return
        file, board = wanted
        self._making.do(
            "",
            lambda *heard: thumbnail(Ground(board, ruleset), PICTURE, pace=pacing(*heard)),
            partial(self._show_picture, file),
            lambda _error: self._show_picture(file, QImage()),
        )

    def _show_picture(self, file: Path, image: QImage) -> None:
        self._pictures[file] = QIcon(QPixmap.fromImage(image))
        # No other choice: what is told stays.
        self.boards.blockSignals(True)
        for row in range(self.boards.count()):
            if self.boards.item(row).data(_BOARD)[0] == file:
                self.boards.item(row).setIcon(self._pictures[file])
        self.boards.blockSignals(False)

    def _add_files(self) -> None:
        paths, _ = QFileDialog.getOpenFileNames(
            self, tr("Boards of the map"), self._folder, tr("Boards (*.board.json);;All files (*)")
        )
        self.add_files([Path(path) for path in paths])

    def add_new(self) -> None:
        """Make a board that isn't there yet, and list it, ticked."""
        try:
            file = board_for_map.ask(self, self._rulesets[self.ruleset.currentData()], self._folder)
        except BobEditorError as error:
            self.told.setText(said_of(error))
            return
        if file is not None:
            self.add_files([file])
            self.boards.scrollToBottom()

    def add_files(self, files: Sequence[Path]) -> None:
        """List boards from files, ticked; those that can't be used are told."""
        faults = [fault for file in files if (fault := self._add_file(file))]
        self._tell()
        if faults:
            self.told.setText(" ".join(faults))

    def _tell(self) -> None:
        count = len(self.chosen)
        if count == 0:
            self.told.setText(tr("No board is ticked: lay boards on the map later."))
        elif count == 1:
            self.told.setText(tr("One board makes the map."))
        else:
            self.told.setText(
                tr("{count} boards make the map, side by side; arrange them then.", count=count)
            )


def _boards_among(files: Sequence[str]) -> list[Path]:
    return [Path(one) for one in files if one.endswith(BOARD) and Path(one).is_file()]


def ask(
    parent: QWidget | None,
    rulesets: Mapping[str, Ruleset],
    proposed: str,
    folder: str,
    project: Path | None = None,
    recent: Sequence[str] = (),
    ticked: str | None = None,
) -> Scenario | None:
    """A new scenario as the user describes it, or None; the ruleset of the id ``proposed`` is chosen at first."""
    dialog = NewScenario(parent, rulesets, folder, project, recent, ticked)
    dialog.ruleset.setCurrentIndex(max(0, dialog.ruleset.findData(proposed)))
    dialog.keep_entries()
    return dialog.scenario if dialog.exec() else None

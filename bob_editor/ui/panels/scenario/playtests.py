"""The playtests panel: the games played of the open scenario, entered in a table and kept beside its file at once."""

from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from math import isfinite
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.said import said, said_of
from bob_editor.editing.tools.scenario.scenario_tool import side_titles
from bob_editor.errors import BobEditorError
from bob_editor.publishing.tables.win_rates import rates_text, win_rates
from bob_editor.records import Record
from bob_editor.sheet.languages.in_window import of_window
from bob_editor.storage.files.reading import is_there, read_bytes
from bob_editor.storage.files.steps import FileChange, FolderHistory, FolderStep
from bob_editor.storage.form import schemas
from bob_editor.storage.kinds.playtests import (
    PlayedGame,
    Playtests,
    playtests_beside,
    playtests_text,
    read_playtests,
)
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.dress.buttons import push_button
from bob_editor.ui.dress.plain import plain_label
from bob_editor.ui.dress.typing import Typing, is_undoing
from bob_editor.ui.dress.wheel import pass_wheel
from bob_editor.ui.keeping.own_file import OwnFile
from bob_editor.words import mark, tr

Json = Any

_OUTCOMES = {"draw": mark("Draw"), "unfinished": mark("Not ended")}
_EMPTY = mark("Nobody has played it yet. Add a game to tell how it went.")
_UNSAVED = mark("Save it first: its games are kept beside its file.")


class _Column(Record):
    """A column of text: its field in a game's row, with a side's id behind it where it is about one."""

    title: str
    field: str
    side: str = ""

    def shown(self, game: PlayedGame) -> str:
        if self.side:
            return game.players.get(self.side, "")
        if self.field == "minutes":
            return "" if game.minutes is None else f"{game.minutes:g}"
        return str(getattr(game, self.field))

    def fields(self, text: str, game: PlayedGame) -> dict[str, Json]:
        """What a typed text makes of the game's row."""
        if self.side:
            old = game.row.get("sides")
            sides = {**(old if isinstance(old, Mapping) else {}), self.side: text}
            kept = {side: name for side, name in sides.items() if name}
            return {"sides": kept or None}
        if self.field == "minutes":
            return {"minutes": _minutes(text)}
        return {self.field: text or None}


class PlaytestsPanel(QWidget):
    """A row a game; what is typed is written at once, and taken back with undo while the panel has the keyboard."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = desk.session
        self.history = FolderHistory()
        self._path: Path | None = None
        self._own = OwnFile(self)
        self._own.changed.connect(self._changed_outside)
        self._playtests = Playtests()
        self._before: bytes | None = None
        self._columns: tuple[_Column, ...] = ()
        self._filling = False
        self.setAccessibleName(tr("Playtests"))
        Typing(self)
        self.told = plain_label()
        self.told.setWordWrap(True)
        self.trouble = plain_label()
        self.trouble.setWordWrap(True)
        self.table = QTableWidget()
        self.table.setWordWrap(False)
        self.table.setAccessibleName(tr("Games that were played"))
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
        self.table.itemChanged.connect(self._typed)
        self.table.currentCellChanged.connect(lambda *_: self._show_state())
        self.add = push_button(
            tr("&Add game"), "mdi6.plus", tr("Enter a game that was played today"), self.add_game
        )
        self.remove = push_button(
            tr("&Remove"), "mdi6.delete-outline", tr("Take the chosen game out of the list"), self.remove_game
        )
        row = QHBoxLayout()
        row.addWidget(self.trouble, 1)
        row.addWidget(self.remove)
        row.addWidget(self.add)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.addWidget(self.told)
        column.addWidget(self.table, 1)
        column.addLayout(row)
        self.session.opened.connect(self.look)
        self.session.nameChanged.connect(self._named)
        self.session.cardChanged.connect(lambda _before: self._card_edited())
        self.look()

    @property
    def sides(self) -> Mapping[str, str]:
        """The open card's sides by id, as players call them."""
        return side_titles(self.session.card)

    # -- the file ---------------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Read what is kept beside the scenario that is open."""
        path = self.session.desk.path if self.session.card is not None else None
        beside = playtests_beside(path) if path else None
        if beside != self._path:
            self.history.forget()
        self._path, self._playtests, self._before = beside, Playtests(), None
        self.trouble.clear()
        try:
            if beside is not None and is_there(beside):
                self._before = read_bytes(beside)
                read = read_playtests(beside)
                self._playtests = read.value
                self.trouble.setText(" ".join(said(one.message) for one in read.problems[:2]))
        except BobEditorError as error:
            self._path = None
            self.trouble.setText(said_of(error))
        self._own.remember(None if beside is None else str(beside))
        self._fill()

    def _changed_outside(self) -> None:
        """Another program has written it, or it is gone; what is being typed stays, and is refused as it is entered."""
        if self.table.state() == QTableWidget.State.EditingState:
            return
        name, gone = Path(self._own.path).name, self._own.state == "gone"
        self.look()
        if gone:
            self.trouble.setText(tr("{name} is no longer where it was.", name=name))

    def _named(self) -> None:
        """The scenario was saved, perhaps under another name."""
        path = self.session.desk.path if self.session.card is not None else None
        if (playtests_beside(path) if path else None) != self._path:
            self.look()

    def _card_edited(self) -> None:
        if [(one.side, one.title) for one in self._columns if one.side] != list(self.sides.items()):
            self._fill()

    def _keep(self, title: str, playtests: Playtests) -> None:
        """Write the list as it is to be; what would break its form isn't."""
        text = playtests_text(playtests)
        known = {one.message for one in schemas.validate("playtests", {**_HEAD, **self._playtests.data})}
        wrong = [
            one.message
            for one in schemas.validate("playtests", {**_HEAD, **playtests.data})
            if one.message not in known
        ]
        if wrong:
            self._fill()
            self.trouble.setText(said(wrong[0]))
            return
        assert self._path is not None
        step = FolderStep.of(title, (FileChange(self._path, self._before, text.encode()),))
        self._take(lambda: self.history.take(step))

    def _take(self, does: Callable[[], None]) -> None:
        try:
            does()
        except BobEditorError as error:
            self.look()
            self.trouble.setText(said_of(error))
        else:
            self.look()

    # -- the table --------------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        """Show the games."""
        self._filling = True
        at = self.table.currentRow(), self.table.currentColumn()
        self._columns = (
            _Column(tr("Date"), "date"),
            *(_Column(title, "sides", side) for side, title in self.sides.items()),
            _Column(tr("Edition"), "edition"),
            _Column(tr("Minutes"), "minutes"),
            _Column(tr("Notes"), "notes"),
        )
        games = self._playtests.games
        titles = [one.title for one in self._columns]
        self.table.setRowCount(0)
        self.table.setColumnCount(len(titles) + 1)
        self.table.setHorizontalHeaderLabels([*titles[:-1], tr("Won by"), titles[-1]])
        self.table.setRowCount(len(games))
        for row, game in enumerate(games):
            for place, column in enumerate(self._columns[:-1]):
                self.table.setItem(row, place, QTableWidgetItem(column.shown(game)))
            self.table.setCellWidget(row, len(titles) - 1, self._choice(row, game))
            self.table.setItem(row, len(titles), QTableWidgetItem(game.notes))
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        self.table.setCurrentCell(min(at[0], len(games) - 1), at[1])
        sides = self.sides
        told = " ".join(rates_text(win_rates(self._playtests, sides), sides))
        self.told.setText(told or tr(_EMPTY if self._path is not None else _UNSAVED))
        self._filling = False
        self._show_state()

    def _choice(self, row: int, game: PlayedGame) -> QComboBox:
        """The choice of who won, with a winner that is no side of the card last."""
        box = QComboBox()
        pass_wheel(box)
        box.setAccessibleName(tr("Who won game {row}", row=row + 1))
        for value, title in self._outcomes(game):
            box.addItem(title, value)
        box.setCurrentIndex(box.findData(game.winner or game.outcome))
        box.activated.connect(lambda _: self._won(row, str(box.currentData())))
        return box

    def _outcomes(self, game: PlayedGame) -> Iterator[tuple[str, str]]:
        sides = self.sides
        yield from sides.items()
        yield from ((name, tr(title)) for name, title in _OUTCOMES.items())
        if game.winner and game.winner not in sides:
            yield game.winner, game.winner

    def _won(self, row: int, value: str) -> None:
        ended = value not in _OUTCOMES or value in self.sides
        fields = {"winner": value, "outcome": None} if ended else {"winner": None, "outcome": value}
        self._keep(tr("Say who won"), self._playtests.put(row, fields))

    def _typed(self, item: QTableWidgetItem) -> None:
        if self._filling:
            return
        row, place = item.row(), item.column()
        column = self._columns[min(place, len(self._columns) - 1)]
        fields = column.fields(item.text().strip(), self._playtests.games[row])
        self._keep(
            tr("Edit {title}", title=of_window().lower(column.title)), self._playtests.put(row, fields)
        )

    def add_game(self) -> None:
        """Begin a game of today."""
        if self._path is None:
            return
        today = datetime.now().astimezone().date().isoformat()
        games = len(self._playtests.games)
        self._keep(tr("Add a game"), self._playtests.put(games, {"date": today, "outcome": "unfinished"}))
        self.table.setCurrentCell(games, 1)
        self.table.setFocus()

    def remove_game(self) -> None:
        """Take the chosen game out."""
        row = self.table.currentRow()
        if self._path is not None and row >= 0:
            self._keep(tr("Remove a game"), self._playtests.without(row))

    def _show_state(self) -> None:
        can = self._path is not None
        self.table.setEnabled(can)
        self.add.setEnabled(can)
        self.remove.setEnabled(can and self.table.currentRow() >= 0)

    # -- undo -------------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """While the panel has the keyboard, undo and redo are about its games."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and is_undoing(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the last entry back, or again."""
        if is_undoing(event):
            self._take(
                self.history.undo if event.matches(QKeySequence.StandardKey.Undo) else self.history.redo
            )
        elif event.key() == Qt.Key.Key_Delete:
            self.remove_game()
        else:
            super().keyPressEvent(event)


def _minutes(text: str) -> Json:
    """A number as people type it; any other word as it stands, also one that Python reads as a number."""
    try:
        number = float(text) if text else None
    except ValueError:
        return text
    if number is not None and ("_" in text or not isfinite(number)):
        return text
    return int(number) if number is not None and number.is_integer() else number


_HEAD = {"format": "bob-editor/playtests", "version": 1}

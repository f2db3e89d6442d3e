"""Enters the tables that a rulebook leaves to a printed aid, in a grid; they are this user's, and go into no pack."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.said import said, said_of
from bob_editor.errors import BadFile
from bob_editor.geometry.labels import written_number
from bob_editor.rules.charts import Cells, Chart, charts_of
from bob_editor.rules.game import Game
from bob_editor.rules.games.titles import titles_of
from bob_editor.rulesets import all_rulesets, forget_rulesets
from bob_editor.storage.files.writing import write
from bob_editor.storage.games.entered_charts import (
    charts_as_written,
    charts_file,
    charts_text,
    entered_charts,
)
from bob_editor.ui.dialogs.kept_entries import KeptEntries
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.dress.plain import OneLineChoice, plain_label
from bob_editor.ui.dress.theme import colour, shade_worn
from bob_editor.ui.dress.typing import Entering
from bob_editor.words import mark, tr

_Index = QModelIndex | QPersistentModelIndex

Entered = dict[str, dict[str, dict[str, dict[str, int]]]]
"""Values by ruleset, table, row and column."""

_TOLD = mark(
    "Enter what your own copy of the game has printed; what you leave empty stays as the program has it, which stands "
    "there faintly. The values are kept with your settings and go into no file that others get. Maps that are open "
    "take them up when they are opened again."
)


class _Usual(QStyledItemDelegate):
    """Shows the program's own value, faintly, where nothing is entered."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:
        """Take the text of an empty cell from its program's value."""
        super().initStyleOption(option, index)
        if not index.data(Qt.ItemDataRole.DisplayRole):
            usual = index.data(Qt.ItemDataRole.UserRole)
            option.text = "" if usual is None else str(usual)
            faint = option.palette.placeholderText()
            option.palette.setBrush(QPalette.ColorRole.Text, faint)


class Charts(PlacedDialog):
    """A grid for each table; ``entered`` are the values by ruleset, table, row and column."""

    def __init__(self, parent: QWidget | None, first: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Tables"))
        self.resize(760, 560)
        self.games = {name: game for name, game in all_rulesets().items() if game.data.get("charts")}
        self._unread = ""
        self.entered: Entered = {}
        self.ruleset, self.chart = QComboBox(), OneLineChoice()
        # A table's name tells what is in it, which would make the dialog wider than a small screen.
        self.chart.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for name, title in titles_of(self.games).items():
            self.ruleset.addItem(title, name)
        self.grid = QTableWidget()
        self.grid.setAccessibleName(tr("Values of the table"))
        self.grid.setItemDelegate(_Usual(self.grid))
        self.grid.itemChanged.connect(self._take)
        Entering(self.grid)
        self.fault = plain_label()
        self.fault.setWordWrap(True)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel
        )
        self.clear = QPushButton(tr("&Empty this table"))
        self.clear.setToolTip(
            tr("Take all values out of this table, so that those of the program count again")
        )
        self.clear.clicked.connect(self._empty)
        self.buttons.addButton(self.clear, QDialogButtonBox.ButtonRole.ResetRole)
        self.buttons.accepted.connect(self.save)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        self._read()
        self._begun_with = self._values
        self.ruleset.setCurrentIndex(max(0, self.ruleset.findData(first)))
        self.ruleset.currentIndexChanged.connect(self._list)
        self.chart.currentIndexChanged.connect(self._fill)
        self._list()
        KeptEntries(self, charts_file(), lambda: self.entered if self.at_stake else None, self._take_back)

    def _lay_out(self) -> None:
        told = QLabel(tr(_TOLD))
        told.setWordWrap(True)
        form = QFormLayout()
        form.addRow(tr("&Ruleset"), self.ruleset)
        form.addRow(tr("&Table"), self.chart)
        # Qt measures a label as if its underlined letter stood closer to the others.
        for box in (self.ruleset, self.chart):
            label = form.labelForField(box)
            label.setMinimumWidth(label.sizeHint().width() + 4)
        column = QVBoxLayout(self)
        column.addWidget(told)
        column.addLayout(form)
        column.addWidget(self.grid, 1)
        column.addWidget(self.fault)
        column.addWidget(self.buttons)

    def _read(self) -> None:
        """Take up what was entered before; a file that can't be read is told of, and kept beside what is saved."""
        try:
            found = entered_charts()
        except BadFile as error:
            self._unread = said_of(error)
            return
        self.entered = _copied(found)

    def _take_back(self, entered: Any) -> None:
        try:
            found = _copied(entered)
        except AttributeError as error:
            raise TypeError(entered) from error
        if not all(type(value) is int for value in _values_in(found).values()):
            raise TypeError(entered)
        self.entered = found
        self._fill()

    # -- showing --------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game whose tables are shown."""
        return self.games[self.ruleset.currentData()]

    @property
    def shown(self) -> Chart:
        """The table in the grid."""
        return charts_of(self.game.data)[max(0, self.chart.currentIndex())]

    @property
    def cells(self) -> dict[str, dict[str, int]]:
        """What is entered in the table in the grid."""
        return self.entered.setdefault(self.game.id, {}).setdefault(self.shown.id, {})

    @property
    def _values(self) -> dict[tuple[str, str, str, str], int]:
        """All that is entered, by ruleset, table, row and column."""
        return _values_in(self.entered)

    @property
    def at_stake(self) -> str:
        """The values that were entered since it was opened."""
        return tr("What you changed isn't saved.") if self._values != self._begun_with else ""

    def _list(self) -> None:
        self.chart.blockSignals(True)
        self.chart.clear()
        for chart in charts_of(self.game.data):
            cites = f" [{self.game.cited(chart.cites)}]" if chart.cites else ""
            self.chart.addItem(
                f"{said(chart.title)}: {said(chart.text)}{cites}"
                if chart.text
                else f"{said(chart.title)}{cites}"
            )
        self.chart.blockSignals(False)
        self._fill()

    def _fill(self) -> None:
        chart, cells = self.shown, self.cells
        self.grid.blockSignals(True)
        self.grid.clear()
        self.grid.setRowCount(len(chart.rows))
        self.grid.setColumnCount(len(chart.columns))
        self.grid.setVerticalHeaderLabels([said(one) for one in chart.rows.values()])
        self.grid.setHorizontalHeaderLabels([said(one) for one in chart.columns.values()])
        # Widths that follow the cells would be measured anew for each that is filled in.
        header = self.grid.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        for y, row in enumerate(chart.rows):
            for x, column in enumerate(chart.columns):
                value = cells.get(row, {}).get(column)
                item = QTableWidgetItem("" if value is None else str(value))
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                usual = chart.usual.get(row, {}).get(column)
                item.setData(Qt.ItemDataRole.UserRole, usual)
                item.setToolTip(
                    tr("The program has no value.")
                    if usual is None
                    else tr("The program has {usual}.", usual=usual)
                )
                self.grid.setItem(y, x, item)
        self.grid.blockSignals(False)
        self._judge()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    # -- entering -------------------------------------------------------------------------------------------------

    def _take(self, item: QTableWidgetItem) -> None:
        chart = self.shown
        row, column = list(chart.rows)[item.row()], list(chart.columns)[item.column()]
        text = item.text().strip().replace("−", "-")
        kept = self.cells.setdefault(row, {})
        kept.pop(column, None)
        number = written_number(text.removeprefix("+").removeprefix("-"))
        if number is not None:
            kept[column] = -number if text.startswith("-") else number
        self._judge()

    def _judge(self) -> None:
        """Mark what is no value of this table; it can't be saved."""
        chart, first, error = self.shown, "", colour("error", shade_worn())
        self.grid.blockSignals(True)
        for y, row in enumerate(chart.rows):
            for x, column in enumerate(chart.columns):
                item = self.grid.item(y, x)
                fault = "" if item is None else _fault(chart, row, column, item.text(), self.cells)
                if item is not None:
                    item.setForeground(error if fault else self.grid.palette().text())
                first = first or fault
        self.grid.blockSignals(False)
        self.fault.setText(first or self._unread)
        self.buttons.button(QDialogButtonBox.StandardButton.Save).setEnabled(not first)

    def _empty(self) -> None:
        self.cells.clear()
        self._fill()

    def save(self) -> None:
        """Write all tables; where that fails, say why and stay."""
        path = charts_file()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if self._unread:
                path.replace(path.with_name(f"{path.stem}.unread{path.suffix}"))
            write(path, charts_text(self.entered, charts_as_written()))
        except (BadFile, OSError) as error:
            self.fault.setText(said_of(error))
            return
        forget_rulesets()
        self.accept()


def _copied(entered: Mapping[str, Mapping[str, Mapping[str, Mapping[str, int]]]]) -> Entered:
    return {
        ruleset: {name: {row: dict(of) for row, of in cells.items()} for name, cells in charts.items()}
        for ruleset, charts in entered.items()
    }


def _values_in(entered: Entered) -> dict[tuple[str, str, str, str], int]:
    return {
        (game, chart, row, column): value
        for game, charts in entered.items()
        for chart, cells in charts.items()
        for row, of in cells.items()
        for column, value in of.items()
    }


def _fault(chart: Chart, row: str, column: str, text: str, cells: Mapping[str, Mapping[str, int]]) -> str:
    """What is wrong with a cell, "" where nothing is."""
    if not text.strip():
        return ""
    value = cells.get(row, {}).get(column)
    if value is None:
        return tr(
            "{row}, {column}: “{text}” is no whole number.",
            row=said(chart.rows[row]),
            column=said(chart.columns[column]),
            text=text.strip(),
        )
    here: Cells = {row: {column: value}}
    return said(chart.problem(here))


def ask(parent: QWidget | None, ruleset_id: str) -> None:
    """Show the tables, those of one ruleset first."""
    Charts(parent, ruleset_id).exec()

"""The page of the terrain chart: a row a thing, a column an effect in play, and below it the chosen cell in full."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
)

from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.game.chart import ChartRow, chart_rows, columns, put_value, rename_column
from bob_editor.editing.game.fields.makers import in_language
from bob_editor.editing.game.fields.tables import effects_table
from bob_editor.ui.card.groups import Fields
from bob_editor.ui.card.making import make_editor
from bob_editor.ui.dress.asked_name import asked_name
from bob_editor.ui.dress.buttons import push_button
from bob_editor.ui.dress.plain import plain_label, plain_tip
from bob_editor.ui.game.game_form import GameForm
from bob_editor.ui.game.page import Page
from bob_editor.words import mark, tr

Json = Any


class ChartPage(Page):
    """Columns are there as soon as something has a value in them; a new one stays as long as the page is open."""

    title = mark("Chart")
    icon = "mdi6.table"
    place = "own-game-rules"
    about = mark(
        "What terrain, units and markers do besides sight: cover, movement, entry. Type numbers or words into the "
        "cells; the printed terrain chart and the page of the rules are made of them."
    )

    def __init__(self, form: GameForm) -> None:
        super().__init__(form)
        self._rows: tuple[ChartRow, ...] = ()
        self._columns: list[str] = []
        self._added: list[str] = []
        self.new = QLineEdit()
        self.new.setPlaceholderText(tr("such as cover, or infantry movement"))
        self.new.setAccessibleName(tr("Name of a new column"))
        self.new.setMaxLength(64)
        self.new.returnPressed.connect(self.add_column)
        self.add = push_button(
            tr("&Add a column"),
            "mdi6.table-column-plus-after",
            tr("Add what else has a value"),
            self.add_column,
        )
        above = QHBoxLayout()
        above.addWidget(self.new, 1)
        above.addWidget(self.add)
        self.grid = QTableWidget()
        self.grid.setAccessibleName(tr("The chart"))
        self.grid.setAlternatingRowColors(True)
        self.grid.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.grid.setMinimumHeight(260)
        self.grid.setTabKeyNavigation(False)
        self.grid.setEditTriggers(QAbstractItemView.EditTrigger.AllEditTriggers)
        self.grid.itemChanged.connect(self._typed)
        self.grid.currentCellChanged.connect(lambda *_: self._show_detail())
        header = self.grid.horizontalHeader()
        header.setToolTip(tr("Double-click renames a column"))
        header.sectionDoubleClicked.connect(self._rename)
        header.setMinimumSectionSize(72)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.heading = plain_label()
        self.heading.setProperty("heading", True)
        inner = tuple(
            ((one.name,), one) for one in in_language(effects_table(("*", "*"))).fields if one.name != "what"
        )
        top = CardField("effect", (), tr("Effect"), "group")
        self.detail = Fields(form, top, (), make_editor, inner, fold=False)
        self.none = QLabel(tr("No columns yet: name the first above, then type its values."))
        self.none.setProperty("faint", True)
        self.column.addLayout(above)
        self.column.addWidget(self.none)
        self.column.addWidget(self.grid, 100)
        self.column.addWidget(self.heading)
        self.column.addWidget(self.detail)
        self.column.addStretch(1)
        self.session.opened.connect(self._opened)

    # -- showing --------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the chart as it is; the chosen cell stays the chosen one."""
        game = self.session.game
        if game is None:
            return
        at = self.grid.currentRow(), self.grid.currentColumn()
        self._rows = chart_rows(game.value.data)
        found = columns(self._rows)
        self._columns = [*found, *(one for one in self._added if one not in found)]
        self.grid.blockSignals(True)
        self.grid.setRowCount(len(self._rows))
        self.grid.setColumnCount(len(self._columns))
        self.grid.setHorizontalHeaderLabels(self._columns)
        self.grid.setVerticalHeaderLabels([one.title for one in self._rows])
        for number, row in enumerate(self._rows):
            for place, what in enumerate(self._columns):
                self.grid.setItem(number, place, _item(row, what))
        self.grid.setCurrentCell(*at)
        self.grid.blockSignals(False)
        self.grid.setVisible(bool(self._columns))
        self.none.setVisible(not self._columns)
        self._show_detail()

    def _opened(self) -> None:
        """Columns that were added to another game are none of this one."""
        self._added.clear()
        self.refresh()

    def _show_detail(self) -> None:
        row, column = self.grid.currentRow(), self.grid.currentColumn()
        there = 0 <= row < len(self._rows) and 0 <= column < len(self._columns)
        at = self._rows[row].place(self._columns[column]) if there else None
        self.heading.setText(f"{self._rows[row].title}: {self._columns[column]}" if at is not None else "")
        self.detail.setVisible(at is not None)
        if at is not None:
            self.detail.lead_to((*self._rows[row].path, "effects", at))

    # -- editing --------------------------------------------------------------------------------------------------

    def add_column(self) -> None:
        """Add a column under the name that is typed, and go to its first cell."""
        name = self.new.text().strip()
        if not name:
            self.new.setFocus()
            return
        if name not in self._columns:
            self._added.append(name)
        self.new.clear()
        self.refresh()
        self.grid.setCurrentCell(0, self._columns.index(name))
        self.grid.setFocus()

    def _typed(self, item: QTableWidgetItem) -> None:
        what = self._columns[item.column()]
        if what not in self._added:
            # A column whose last value is taken away stays while the page is open.
            self._added.append(what)
        self.session.game_desk.push(put_value(self._rows[item.row()], what, item.text()))

    def _rename(self, column: int) -> None:
        old = self._columns[column]
        new = (asked_name(self, tr("Rename a column"), tr("What the column is about"), old) or "")[:64]
        if new != old and new in self._columns:
            # Of two values of one column the chart would show the first alone.
            self.session.noticed.emit(tr("There already: {files}.", files=new))
        elif new and new != old:
            self._added = [new if one == old else one for one in self._added]
            self.session.game_desk.push(rename_column(self._rows, old, new))
            self.refresh()


def _item(row: ChartRow, what: str) -> QTableWidgetItem:
    at = row.place(what)
    if at is None:
        return QTableWidgetItem("")
    value = row.effects[at].get("value")
    item = QTableWidgetItem("" if value is None else str(value))
    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
    item.setToolTip(plain_tip("\n".join(_words(one) for one in row.effects if one.get("what") == what)))
    return item


def _words(effect: Mapping[str, Json]) -> str:
    """All that the chart says of an effect, in a line."""
    value, text, number = (effect.get(name) for name in ("value", "text", "cites"))
    besides = tr("with {terrain}", terrain=", ".join(effect["with"])) if effect.get("with") else ""
    cited = tr("rule {number}", number=number) if number else ""
    return ", ".join(str(one) for one in (value, besides, text, cited) if one not in (None, ""))

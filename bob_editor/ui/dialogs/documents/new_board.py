"""Asks for a new board: ruleset, size and title, with a preview of its shape."""

from collections.abc import Mapping
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.boards.fresh_board import edition_of, printed
from bob_editor.editing.said import said
from bob_editor.geometry.grid import EDGES, Edge, Grid
from bob_editor.model.board import Base, Board
from bob_editor.rules.games.titles import titles_of
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.documents import board_from_json
from bob_editor.storage.form.limits import MAX_ID, MAX_TITLE
from bob_editor.storage.plain_names import plain_name
from bob_editor.ui.dialogs.documents.face_choice import FaceChoice
from bob_editor.ui.dialogs.kept_entries import keep_fields
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.dress.typing import at_most
from bob_editor.words import many, tr

MOST = 256
"""Columns or rows that a map may have (docs/formats.md, section 7)."""


def grid_of(columns: int, rows: int, *, half: bool, pointy: bool) -> Grid:
    """A grid of whole hexes, or one cut in half all around so that boards join.

    One with half hexes gets an odd number of lines and lines that differ by one hex, so that it also joins when
    turned by 180 degrees (docs/formats.md, section 2); a single line cut in half on both sides has no area at all.
    It has a line, or a hex in each second line, less where it would be larger than a map may be.
    """
    if not half:
        return Grid(columns, rows, "pointy-top", shift="right") if pointy else Grid(columns, rows)
    edges: tuple[tuple[Edge, Literal["half"]], ...] = tuple((edge, "half") for edge in EDGES)
    columns, rows = min(columns, MOST - 1), min(rows, MOST - 1)
    if pointy:
        return Grid((columns, columns + 1), max(3, rows | 1), "pointy-top", shift="left", edges=edges)
    return Grid(max(3, columns | 1), (rows, rows + 1), shift="up", first_row=(1, 0), edges=edges)


def id_from(title: str) -> str:
    """A board's id from its title: lower case, words joined by hyphens, no longer than an id may be."""
    return plain_name(title)[:MAX_ID].strip("-") or "untitled"


def presets_of(ruleset: Ruleset) -> list[tuple[str, Grid]]:
    """Title and grid of the sizes that a ruleset proposes."""
    return [
        (row["title"], board_from_json({"ruleset": ruleset.id, "grid": row["grid"]})[0].grid)
        for row in ruleset.presets
    ]


class Thumbnail(QWidget):
    """The outlines of a grid's hexes, as large as fits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(320, 220)
        self.setAccessibleName(tr("Preview of the board's shape"))
        self._grid = Grid(1, 1)

    def show_grid(self, grid: Grid) -> None:
        """Show another grid."""
        self._grid = grid
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw at most as many outlines as can be told apart."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame = self._grid.frame
            left, top, right, bottom = self._grid.bounds
            corner, end = frame.true((left, top)), frame.true((right, bottom))
            scale = min(
                (self.width() - 12) / (end[0] - corner[0]), (self.height() - 12) / (end[1] - corner[1])
            )
            painter.translate(self.width() / 2, self.height() / 2)
            painter.scale(scale, scale)
            painter.translate(-(corner[0] + end[0]) / 2, -(corner[1] + end[1]) / 2)
            board = QRectF(QPointF(*corner), QPointF(*end))
            painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.PlaceholderText), 0))
            if scale <= 1.2:
                painter.drawRect(board)
                return
            if self._grid.edges:
                # What is cut off ends in a straight line.
                painter.drawRect(board)
                painter.setClipRect(board)
            for at in self._grid.hexes:
                painter.drawPolygon(QPolygonF([QPointF(*frame.true(node)) for node in frame.corners(at)]))


class NewBoard(PlacedDialog):
    """The form; ``board`` is what it describes."""

    def __init__(self, parent: QWidget | None, rulesets: Mapping[str, Ruleset]) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New board"))
        self._rulesets = rulesets
        self.title = at_most(QLineEdit(tr("Untitled")), MAX_TITLE)
        self.title.selectAll()
        self.ruleset = QComboBox()
        for name, title in titles_of(rulesets).items():
            self.ruleset.addItem(title, name)
        self.size_choice = QComboBox()
        self.columns = QSpinBox()
        self.rows = QSpinBox()
        for box, name in ((self.columns, tr("Columns")), (self.rows, tr("Rows"))):
            box.setRange(1, MOST)
            box.setAccessibleName(name)
        self.face = FaceChoice()
        self.half = QCheckBox(tr("Cut the outermost hexes in &half, so that boards join"))
        self.thumbnail = Thumbnail()
        self.count = QLabel()
        self.count.setProperty("faint", True)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(tr("&Create board"))
        self._lay_out()
        self._fill_sizes()
        self.ruleset.currentIndexChanged.connect(self._fill_sizes)
        self.size_choice.currentIndexChanged.connect(self._take_size)
        for box in (self.columns, self.rows):
            box.valueChanged.connect(self._own_size)
        self.half.toggled.connect(self._own_size)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _lay_out(self) -> None:
        numbers = QHBoxLayout()
        numbers.setSpacing(6)
        numbers.addWidget(self.columns)
        numbers.addWidget(QLabel(tr("columns ×")))
        numbers.addWidget(self.rows)
        numbers.addWidget(QLabel(tr("rows")))
        numbers.addStretch()
        form = QFormLayout()
        form.setVerticalSpacing(10)
        form.addRow(tr("&Title"), self.title)
        form.addRow(tr("&Ruleset"), self.ruleset)
        form.addRow(tr("&Size"), self.size_choice)
        form.addRow("", numbers)
        form.addRow("", self.half)
        form.addRow(tr("&Face"), self.face)
        self._form = form
        preview = QVBoxLayout()
        preview.addWidget(self.thumbnail)
        preview.addWidget(self.count, alignment=Qt.AlignmentFlag.AlignHCenter)
        row = QHBoxLayout()
        row.setSpacing(20)
        row.addLayout(form, 1)
        row.addLayout(preview)
        column = QVBoxLayout(self)
        column.setSpacing(14)
        column.addLayout(row)
        column.addWidget(self.buttons)

    def _fill_sizes(self) -> None:
        self.size_choice.blockSignals(True)
        self.size_choice.clear()
        for title, grid in presets_of(self._ruleset):
            self.size_choice.addItem(said(title), grid)
        self.size_choice.addItem(tr("Own size"), None)
        self._form.setRowVisible(self.face, self.face.show_ruleset(self._ruleset))
        self.size_choice.setCurrentIndex(0)
        self.size_choice.blockSignals(False)
        self._take_size()

    def _take_size(self) -> None:
        grid = self.size_choice.currentData()
        if isinstance(grid, Grid):
            columns = grid.columns if isinstance(grid.columns, int) else grid.columns[0]
            rows = grid.rows if isinstance(grid.rows, int) else grid.rows[0]
            fields = (self.columns, self.rows, self.half)
            for field in fields:
                field.blockSignals(True)
            self.columns.setValue(columns)
            self.rows.setValue(rows)
            self.half.setChecked(bool(grid.edges) and all(kind == "half" for _, kind in grid.edges))
            for field in fields:
                field.blockSignals(False)
        self._show()

    def _own_size(self) -> None:
        self.size_choice.blockSignals(True)
        self.size_choice.setCurrentIndex(self.size_choice.count() - 1)
        self.size_choice.blockSignals(False)
        self._show()

    def _show(self) -> None:
        grid = self.grid
        self.thumbnail.show_grid(grid)
        hexes = sum(grid.line_length(line) for line in range(grid.lines))
        self.count.setText(many("{count} hex", "{count} hexes", hexes))

    def keep_entries(self) -> None:
        """Keep aside what is entered otherwise than it is now."""
        keep_fields(
            self,
            self.windowTitle(),
            {
                "title": self.title, "ruleset": self.ruleset, "columns": self.columns, "rows": self.rows,
                "half": self.half, "face": self.face,
            },
            # After the numbers, which make any size one's own.
            lambda: {"size": self.size_choice.currentText()},
            lambda kept: self.size_choice.setCurrentText(str(kept.get("size", ""))),
        )  # fmt: skip

    @property
    def _ruleset(self) -> Ruleset:
        return self._rulesets[self.ruleset.currentData()]

    @property
    def grid(self) -> Grid:
        """The grid of the preset chosen, or of the size set, as the ruleset's hexes lie."""
        preset = self.size_choice.currentData()
        if isinstance(preset, Grid):
            return preset
        return grid_of(
            self.columns.value(), self.rows.value(), half=self.half.isChecked(), pointy=self._ruleset.pointy
        )

    @property
    def board(self) -> Board:
        """The empty board that the form describes."""
        title = self.title.text().strip() or tr("Untitled")
        terrain = self._ruleset.base_terrain
        base = Base(terrain, face=self.face.face)
        edition = edition_of(self._ruleset)
        empty = Board(self.grid, self._ruleset.id, id=id_from(title), title=title, base=base, edition=edition)
        return printed(empty, self._ruleset)


def ask(parent: QWidget | None, rulesets: Mapping[str, Ruleset], proposed: str = "") -> Board | None:
    """A new board as the user describes it, or None; the ruleset of the id ``proposed`` is chosen at first."""
    dialog = NewBoard(parent, rulesets)
    dialog.ruleset.setCurrentIndex(max(0, dialog.ruleset.findData(proposed)))
    dialog.keep_entries()
    return dialog.board if dialog.exec() else None

"""Asks for another size of a board: columns, rows, what stays in its place; a live sentence says what falls off."""

from collections.abc import Callable
from itertools import product

from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.said import said, said_of
from bob_editor.editing.whole.carry import Carry
from bob_editor.editing.whole.shaping import MOST, Anchor, resized
from bob_editor.editing.whole.whole import Whole
from bob_editor.errors import BobEditorError
from bob_editor.geometry.grid import Grid
from bob_editor.records import Record
from bob_editor.ui.dialogs.documents.new_board import Thumbnail
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.session.beside.long_work import LongWork
from bob_editor.words import mark, tr

AT_ONCE = 1_000
"""Hexes of a board of which it is worked out within a blink what it comes to."""

CUT = mark("Cut drawn outlines at the new &edge")
FORMER_NAMES = mark("Scenarios on this board go on calling its hexes by their former names.")

_PLACES: tuple[Anchor, ...] = (0, 1, 2)
_ACROSS = (mark("left"), mark("middle"), mark("right"))
_DOWN = (mark("top"), mark("middle"), mark("bottom"))


class Resizing(Record):
    """What was asked for: how the board goes over, and whether drawn outlines are cut."""

    carry: Carry
    clip: bool


class ResizeBoard(PlacedDialog):
    """The form; ``after`` says what an edit would come to, of a large board on another thread."""

    def __init__(self, parent: QWidget | None, grid: Grid, after: Callable[[Carry], Whole]) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Resize and shift"))
        self._grid = grid
        self._after = after
        self._reached: Whole | None = None
        self._work = LongWork(self)
        self.finished.connect(self._work.end)
        self.columns, self.rows, self.right, self.down = QSpinBox(), QSpinBox(), QSpinBox(), QSpinBox()
        for box, name, size in (
            (self.columns, tr("Columns"), grid.columns),
            (self.rows, tr("Rows"), grid.rows),
        ):
            box.setRange(1, MOST)
            box.setValue(size if isinstance(size, int) else size[0])
            box.setAccessibleName(name)
        for box, name in ((self.right, tr("Columns to the right")), (self.down, tr("Rows down"))):
            box.setRange(-MOST, MOST)
            box.setAccessibleName(name)
        self.anchors = QButtonGroup(self)
        self.cut = QCheckBox(tr(CUT))
        self.thumbnail = Thumbnail()
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self._lay_out()
        for box in (self.columns, self.rows, self.right, self.down):
            box.valueChanged.connect(self._show)
        self.anchors.idToggled.connect(self._show)
        self.cut.toggled.connect(self._tell)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._show()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setVerticalSpacing(10)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        form.addRow(tr("&Columns"), self.columns)
        form.addRow(tr("&Rows"), self.rows)
        form.addRow(tr("Stays in its place"), self._make_anchors())
        shift = QHBoxLayout()
        shift.setSpacing(6)
        for widget in (self.right, QLabel(tr("columns to the right,")), self.down, QLabel(tr("rows down"))):
            shift.addWidget(widget)
        shift.addStretch()
        shift_all = QLabel(tr("&Shift all"))
        shift_all.setBuddy(self.right)
        form.addRow(shift_all, shift)
        form.addRow("", self.cut)
        row = QHBoxLayout()
        row.setSpacing(20)
        row.addLayout(form, 1)
        row.addWidget(self.thumbnail)
        former = QLabel(tr(FORMER_NAMES))
        former.setProperty("faint", True)
        column = QVBoxLayout(self)
        column.setSpacing(14)
        column.addLayout(row)
        column.addWidget(self.told)
        column.addWidget(former)
        column.addWidget(self.buttons)

    def _make_anchors(self) -> QWidget:
        """Three by three buttons, one for each place that may stay where it is."""
        square = QWidget()
        cells = QGridLayout(square)
        cells.setContentsMargins(0, 0, 0, 0)
        cells.setColumnStretch(len(_PLACES), 1)
        for down, across in product(_PLACES, _PLACES):
            button = QRadioButton()
            words = " ".join(dict.fromkeys((tr(_DOWN[down]), tr(_ACROSS[across]))))
            button.setAccessibleName(words)
            button.setToolTip(tr("The {words} stays in its place", words=words))
            button.setChecked(down == across == 0)
            self.anchors.addButton(button, 3 * down + across)
            cells.addWidget(button, down, across)
        return square

    @property
    def carry(self) -> Carry:
        """How the board goes over to the size that is set.

        :raises BadCall: where a board can't be of that size.
        """
        down, across = divmod(self.anchors.checkedId(), 3)
        return resized(
            self._grid,
            self.columns.value(),
            self.rows.value(),
            anchor=(_PLACES[across], _PLACES[down]),
            by=(self.right.value(), self.down.value()),
        )

    def _show(self, *_: object) -> None:
        if self.anchors.checkedId() < 0:
            return
        self._ok.setEnabled(False)
        try:
            carry, after = self.carry, self._after
            if len(self._grid.hexes) <= AT_ONCE:
                self._reach(after(carry))
            else:
                self._work.do("", lambda *_: after(carry), self._reach, self._refuse)
        except BobEditorError as error:
            self._work.cancel()
            self._refuse(error)

    def _refuse(self, error: BobEditorError) -> None:
        self._reached = None
        self.told.setText(said_of(error))

    def _reach(self, reached: Whole) -> None:
        self._reached = reached
        self.thumbnail.show_grid(reached.board.grid)
        self._tell()

    def _tell(self, *_: object) -> None:
        reached = self._reached
        if reached is None or self._work.busy:
            return
        self.told.setText(said(reached.sentences(clip=self.cut.isChecked())))
        self.cut.setEnabled(bool(reached.reaching))
        self._ok.setEnabled(True)
        self._ok.setText(tr("Resi&ze and remove what falls off") if reached.lost else tr("Resi&ze"))


def ask(parent: QWidget | None, grid: Grid, after: Callable[[Carry], Whole]) -> Resizing | None:
    """The size that the user wants, or None; ``after`` says what an edit would come to."""
    dialog = ResizeBoard(parent, grid, after)
    return Resizing(dialog.carry, dialog.cut.isChecked()) if dialog.exec() else None

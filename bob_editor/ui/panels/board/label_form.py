"""The numbers of the selected labels: where they stand, how they are turned, how large they are; each can be typed."""

from math import remainder

from msgspec.structs import replace
from PySide6.QtWidgets import QFormLayout, QLabel, QWidget

from bob_editor.editing.outlines.moving import shift
from bob_editor.editing.tools.select import Select
from bob_editor.geometry.lattice import FARTHEST, Point
from bob_editor.model.board import LABEL_SIZES
from bob_editor.model.lettering_along import moved_label
from bob_editor.ui.panels.board.number_box import number_box, show_number
from bob_editor.ui.session.session import Session
from bob_editor.words import tr


class LabelForm(QWidget):
    """Shows the middle, angle, size and points of what is selected; a number that is typed is one step of undo."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.across = number_box(
            3, -FARTHEST, FARTHEST, tr("Middle of the labels on the lattice, across"), self._place
        )
        self.down = number_box(
            3, -FARTHEST, FARTHEST, tr("Middle of the labels on the lattice, down"), self._place
        )
        self.angle = number_box(1, -180, 180, tr("Turned clockwise by"), self._turn)
        self.angle.setSuffix("°")
        self.angle.setSingleStep(5)
        self.angle.setWrapping(True)
        self.size_ = number_box(2, *LABEL_SIZES, tr("Size of the letters; 1 is the usual one"), self._size)
        self.points = QLabel()
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        for words, field in (
            ("X", self.across),
            ("Y", self.down),
            (tr("Angle"), self.angle),
            (tr("Size"), self.size_),
            (tr("Points"), self.points),
        ):
            form.addRow(words, field)
        self._form = form

    @property
    def _select(self) -> Select:
        return self.session.hand.select

    @property
    def _middle(self) -> Point:
        board = self._select.board
        return board.grid.frame.from_true(self._select.labels.middle(self._select.document.ground))

    def refresh(self) -> None:
        """Show what is selected now."""
        labels = self._select.labels.of(self._select.board)
        if not labels:
            return
        # What stood farther off than a file may hold would be gone when it is opened again.
        points = [(label.at, *(knot.at for knot in label.curve)) for label in labels]
        for way, field in enumerate((self.across, self.down)):
            middle, at = self._middle[way], [point[way] for one in points for point in one]
            show_number(field, middle, middle - min(at) - FARTHEST, FARTHEST - (max(at) - middle))
        # A file may turn it by up to a whole turn either way.
        show_number(self.angle, remainder(labels[0].turn, 360))
        show_number(self.size_, labels[0].size)
        knots = sum(len(label.curve) for label in labels)
        self._form.setRowVisible(self.angle, not knots)
        self._form.setRowVisible(self.points, bool(knots))
        self.points.setText(str(knots))

    # -- typing -----------------------------------------------------------------------------------------------------

    def _place(self) -> None:
        x, y = self._middle
        way = shift((round(self.across.value() - x, 3), round(self.down.value() - y, 3)))
        self._select.change_labels(tr("Move"), lambda label: moved_label(label, way), settle=True)
        self.refresh()

    def _turn(self) -> None:
        angle = self.angle.value()
        self._select.change_labels(tr("Turn"), lambda label: replace(label, turn=angle), settle=True)

    def _size(self) -> None:
        size = self.size_.value()
        self._select.change_labels(tr("Resize"), lambda label: replace(label, size=size))

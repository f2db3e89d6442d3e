"""What is printed on a kind of unit's counters: its fields, and both sides as they come out."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout

from bob_editor.editing.card.form_field import CardField
from bob_editor.model.scenario import FieldPath
from bob_editor.render.counters.face import HALF, paint_face
from bob_editor.render.counters.faces import CounterFaces, Side
from bob_editor.rules.cards.mix import CounterMix, Lot
from bob_editor.rules.cards.pieces import Piece, faced
from bob_editor.rules.cards.unit_faces import face_in
from bob_editor.ui.card.form_state import FormState
from bob_editor.ui.card.groups import Fields, Maker
from bob_editor.words import tr

Json = Any

SIDE = 112
"""Pixels of a side that is shown."""


class CounterEditor(Fields):
    """The fields of a counter, below its front and, where it has one of its own, its back."""

    def __init__(self, state: FormState, field: CardField, path: FieldPath, make: Maker) -> None:
        super().__init__(state, field, path, make)
        self.front, self.back = QLabel(), QLabel()
        self._painted: Json = None
        self._faces = CounterFaces(CounterMix((), ()))
        line = QHBoxLayout()
        line.setSpacing(10)
        for label in (self.front, self.back):
            label.setFixedSize(QSize(SIDE, SIDE))
            line.addWidget(label)
        self.front.setAccessibleName(tr("The counter’s front"))
        self.back.setAccessibleName(tr("The counter’s other side"))
        line.addStretch()
        column = self.layout()
        assert isinstance(column, QVBoxLayout)  # as fields stand
        column.insertLayout(0, line)
        self._show()

    def refresh(self) -> None:
        """Look at the fields, and paint the counter anew where it is another."""
        super().refresh()
        self._show()

    def _show(self) -> None:
        row = self.state.get(self.path[:-1])
        if not isinstance(row, Mapping):
            return
        asked = (row.get("id"), row.get("title"), row.get("counter"))
        if asked == self._painted:
            return
        self._painted = asked
        piece = faced(str(row.get("id")), str(row.get("title") or ""), face_in(row))
        self.front.setPixmap(self._picture(piece, "front"))
        self.back.setVisible(bool(piece.flips))
        if piece.flips:
            self.back.setPixmap(self._picture(piece, "back"))

    def _picture(self, piece: Piece, side: Side) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(round(SIDE * ratio), round(SIDE * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.translate(SIDE / 2, SIDE / 2)
        painter.scale(SIDE / 2 / HALF, SIDE / 2 / HALF)
        paint_face(painter, self._faces.face(Lot("", piece, ()), side), 0)
        painter.end()
        return picture

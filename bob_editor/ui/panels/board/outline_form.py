"""The numbers of the selected outlines: where they lie, how large they are, what they are; each can be typed."""

from collections.abc import Callable

from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QWidget

from bob_editor.editing.outlines import edits
from bob_editor.editing.outlines.moving import Box, scale, shift
from bob_editor.editing.tools.select import Select
from bob_editor.errors import BobEditorError
from bob_editor.geometry.lattice import FARTHEST
from bob_editor.model.board import Artwork, Contour
from bob_editor.model.outlines import knots_of
from bob_editor.rules.ruleset import Ruleset
from bob_editor.sheet.languages.in_window import label
from bob_editor.ui.panels.board.number_box import number_box, show_number
from bob_editor.ui.session.session import Session
from bob_editor.words import mark, tr

_HEXSIDE = 2.0
"""Length of a hexside in true proportions."""

GROUND = mark("As the ground under it")


class OutlineForm(QWidget):
    """Shows the box, terrain, level and points of what is selected; a number that is typed is one step of undo."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._shown_ruleset: Ruleset | None = None
        self.left_edge = number_box(3, -FARTHEST, FARTHEST, tr("Left edge on the lattice"), self._place)
        self.upper_edge = number_box(3, -FARTHEST, FARTHEST, tr("Upper edge on the lattice"), self._place)
        self.wide = number_box(3, 0.01, FARTHEST, tr("Width in hexsides, as it is seen"), self._size)
        self.high = number_box(3, 0.01, FARTHEST, tr("Height in hexsides, as it is seen"), self._size)
        self.turn = number_box(1, -360, 360, tr("Turns it clockwise about its middle"), self._turn)
        self.turn.setSuffix("°")
        self.terrain = self._choice(tr("Terrain of the outlines"), self._set_terrain)
        self.level = self._choice(tr("Level of the outlines"), self._set_level)
        self.points = QLabel()
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        for words, field in (
            ("X", self.left_edge),
            ("Y", self.upper_edge),
            (tr("Width"), self.wide),
            (tr("Height"), self.high),
            (tr("Turn by"), self.turn),
            (tr("Terrain"), self.terrain),
            (tr("Level"), self.level),
            (tr("Points"), self.points),
        ):
            form.addRow(words, field)
        self._form = form

    def _choice(self, name: str, act: Callable[[], None]) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(name)
        box.activated.connect(lambda _row: act())
        return box

    @property
    def _select(self) -> Select:
        return self.session.hand.select

    def refresh(self) -> None:
        """Show what is selected now."""
        hold = self._select.hold
        pieces = hold.pieces
        if not pieces:
            return
        self._fill_choices()
        box = hold.box
        frame = self.session.board.grid.frame
        left, top = frame.from_true((box.left, box.top))
        right, bottom = frame.from_true((box.right, box.bottom))
        # What reached farther than a file may hold would be gone when it is opened again.
        for place, size, low, high, long in (
            (self.left_edge, self.wide, left, right, box.width / _HEXSIDE),
            (self.upper_edge, self.high, top, bottom, box.height / _HEXSIDE),
        ):
            show_number(place, low, most=FARTHEST - (high - low))
            show_number(size, long, most=long * (FARTHEST - low) / (high - low) if high > low else long)
        show_number(self.turn, 0.0)
        terrains = {one.terrain for one in pieces if isinstance(one, Artwork)}
        self._form.setRowVisible(self.terrain, bool(terrains))
        self.terrain.setCurrentIndex(self.terrain.findData(min(terrains)) if len(terrains) == 1 else -1)
        levels = {one.level for one in pieces}
        only_lines = all(isinstance(one, Contour) for one in pieces)
        self.level.setCurrentIndex(self.level.findData(levels.pop()) if len(levels) == 1 else -1)
        self._form.setRowVisible(self.level, self.level.count() > 2 or only_lines)
        curves = [curve for piece in pieces for curve in knots_of(piece)]
        count = sum(map(len, curves))
        soft = sum(knot.before is not None or knot.after is not None for curve in curves for knot in curve)
        self.points.setText(
            tr("{count}, {soft} with handles", count=count, soft=soft) if soft else str(count)
        )

    def _fill_choices(self) -> None:
        ruleset = self.session.ruleset
        if ruleset is self._shown_ruleset:
            return
        self._shown_ruleset = ruleset
        self.terrain.clear()
        for row in ruleset.terrains.values():
            if "artwork" in row.places:
                self.terrain.addItem(label(row.title), row.id)
        self.level.clear()
        self.level.addItem(tr(GROUND), None)
        for level in range(ruleset.levels[0], ruleset.levels[1] + 1):
            self.level.addItem(str(level).replace("-", "−"), level)

    # -- typing -----------------------------------------------------------------------------------------------------

    def _do(self, act: Callable[[Select, Box], None]) -> None:
        select = self._select
        if select.hold.places:
            try:
                act(select, select.hold.box)
            except BobEditorError as error:
                self.session.failed.emit(error)
            self.refresh()

    def _place(self) -> None:
        frame = self.session.board.grid.frame

        def act(select: Select, box: Box) -> None:
            left, top = frame.from_true((box.left, box.top))
            by = round(self.left_edge.value() - left, 3), round(self.upper_edge.value() - top, 3)
            select.change(tr("Move"), edits.moved(select.board, select.hold.places, shift(by)))

        self._do(act)

    def _size(self) -> None:
        frame = self.session.board.grid.frame

        def act(select: Select, box: Box) -> None:
            across = self.wide.value() * _HEXSIDE / box.width if box.width else 1.0
            down = self.high.value() * _HEXSIDE / box.height if box.height else 1.0
            way = scale(frame, (box.left, box.top), across, down)
            select.change(tr("Scale"), edits.moved(select.board, select.hold.places, way))

        self._do(act)

    def _turn(self) -> None:
        degrees = self.turn.value()
        self._do(
            lambda select, _box: select.change(
                tr("Turn"), edits.turned(select.board, select.hold.places, degrees)
            )
        )

    def _set_terrain(self) -> None:
        terrain = self.terrain.currentData()
        self._do(
            lambda select, _box: select.change(
                tr("Change the terrain of"), edits.with_terrain(select.board, select.hold.places, terrain)
            )
        )

    def _set_level(self) -> None:
        level = self.level.currentData()
        self._do(
            lambda select, _box: select.change(
                tr("Change the level of"), edits.with_level(select.board, select.hold.places, level)
            )
        )

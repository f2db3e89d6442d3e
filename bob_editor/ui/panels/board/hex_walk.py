"""The hexes in which a trace is unsure, walked through by keys: each is shown, and mended or called right."""

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QPushButton, QVBoxLayout, QWidget

from bob_editor.editing.drawing.keyed_hexes import keyed, keyed_side, reading, side_reading
from bob_editor.editing.said import said
from bob_editor.editing.tools.trace_scan import TraceScan
from bob_editor.editing.trace.hills.dots import told_levels
from bob_editor.editing.trace.hills.laying import laid_anew
from bob_editor.editing.trace.proposals import Traced
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.subjects import Subject, Wanted
from bob_editor.editing.trace.unsure import by_sight
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.geometry.parts import Side, side_between
from bob_editor.sheet.languages.in_window import of_window
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.dress.buttons import wrapping
from bob_editor.ui.dress.plain import plain_label
from bob_editor.words import mark, tr

_KEYS = mark("A digit sets its level, a letter the terrain that begins with it; Space: it is right, go on.")
_SIDE_KEYS = mark("A letter sets what begins with it, again the next or nothing; Space: it is right, go on.")

_SEEN = (4.2, 2.4)
"""How far the scan is shown to the sides, and up and down, in true proportions; a hex's circumradius is 2."""

_HIGH, _RING = 150, 9
"""How high that is drawn, and the radius of the ring around its middle, in points of the screen."""


class KeyedList(QListWidget):
    """A list in which letters, digits and Space are told, and are no shortcuts of tools."""

    typed = Signal(str)

    def event(self, event: QEvent) -> bool:
        """Keep what is typed from the shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _typed(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tell what is typed."""
        if _typed(event):
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)


class HexWalk(QWidget):
    """Lists where a trace is unsure, says what the board has there, and takes keys that mend it."""

    def __init__(self, desk: Desk, tool: TraceScan) -> None:
        super().__init__()
        self.desk = desk
        self.session = desk.session
        self.tool = tool
        self._places: list[tuple[Hex, ...]] = []
        self.list = wrapping(KeyedList())
        self.list.setAccessibleName(tr("Where the trace is unsure"))
        self.list.setToolTip(
            tr(
                "A click shows the place. First comes what matters most for lines of sight: "
                "where the doubt is great, and many pairs of hexes look past."
            )
        )
        self.told = plain_label()
        self.told.setProperty("heading", True)
        self.keys = QLabel(tr(_KEYS))
        self.keys.setWordWrap(True)
        self.print = QLabel()
        self.print.setAccessibleName(tr("The scan at this hex"))
        self.print.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.all_button = QPushButton(tr("List all hexes"))
        self.all_button.setToolTip(tr("Walk through all hexes, also those that the trace is sure of"))
        self.all_button.clicked.connect(self._list_all)
        self.crests_button = QPushButton(tr("Draw crest lines anew"))
        self.crests_button.setToolTip(
            tr(
                "Once the levels of all hexes are right: crest lines of hills give way to those that the print shows "
                "between the dots, each of which keeps its level"
            )
        )
        self.crests_button.clicked.connect(self._draw_crests)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.addWidget(self.list, 1)
        for one in (self.print, self.told, self.keys):
            column.addWidget(one)
        buttons = QHBoxLayout()
        for button in (self.all_button, self.crests_button):
            buttons.addWidget(button)
        column.addLayout(buttons)
        self.list.itemClicked.connect(self._show_place)
        self.list.currentItemChanged.connect(self._show_place)
        self.list.typed.connect(self._take)
        self.session.boardChanged.connect(self._tell)

    # -- showing ------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """List each place where anything is unsure now; the row in hand stays, or the one that comes after it."""
        row = self.list.currentRow()
        self.list.blockSignals(True)
        self.list.clear()
        places: dict[tuple[Hex, ...], dict[str, list[str]]] = {}
        for subject, doubt in by_sight(self.session.board.grid, self.tool.tracing.unsure):
            of = [] if subject is None else [of_window().lower(self.tool.words(subject))]
            places.setdefault(doubt.hexes, {}).setdefault(said(doubt.why), []).extend(of)
        for hexes, doubts in places.items():
            told = (f"{why} ({', '.join(of)})" if of else why for why, of in doubts.items())
            self.list.addItem(f"{self._where(hexes)}: {'; '.join(told)}")
        self._places = list(places)
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self.list.blockSignals(False)
        self._tell()

    def enable(self) -> None:
        """Let the buttons be pressed that a scan which was read and this game have a use for."""
        for button in (self.all_button, self.crests_button):
            button.setEnabled(self.tool.tracing.sheet is not None)
        self.crests_button.setVisible(self.session.document.ruleset.has_contours)

    @property
    def hexes(self) -> tuple[Hex, ...]:
        """The hex that is looked at, or the two beside a hexside; none where nothing is chosen."""
        row = self.list.currentRow()
        return () if row < 0 else self._places[row]

    @property
    def _side(self) -> Side | None:
        """The hexside that is looked at."""
        return side_between(*self.hexes) if len(self.hexes) == 2 else None

    def _where(self, hexes: tuple[Hex, ...]) -> str:
        grid = self.session.board.grid
        between = side_between(*hexes) if len(hexes) == 2 else None
        return grid.label(hexes[0]) if between is None else grid.side_label(between)

    def _show_place(self) -> None:
        if self.hexes:
            self.session.attention.show_places(self.hexes)
        self._tell()

    def _tell(self) -> None:
        hexes = [at for at in self.hexes if at in self.session.board.grid]
        ground = self.session.document.ground
        side = self._side
        told = [side_reading(ground, side)] if side else [reading(ground, at) for at in hexes]
        self.told.setText("\n".join(told))
        self.keys.setText(tr(_SIDE_KEYS if side else _KEYS))
        self.told.setVisible(bool(hexes))
        sheet = self.tool.tracing.sheet
        self.print.setVisible(bool(hexes) and sheet is not None)
        if hexes and sheet is not None:
            self.print.setPixmap(_printed(sheet, [sheet.grid.centre(at) for at in hexes]))
        self.keys.setVisible(bool(hexes))

    # -- doing --------------------------------------------------------------------------------------------------

    def _list_all(self) -> None:
        self.tool.tracing.look_at(self.session.board.grid.hexes)
        self.list.setFocus()
        self.list.setCurrentRow(max(0, self.list.currentRow()))

    def _draw_crests(self) -> None:
        ground = self.session.document.ground
        if max(told_levels(ground).values(), default=0) <= 0:
            self.session.noticed.emit(tr("No dot lies above the ground: no hill has a crest line to draw."))
            return
        job = self.tool.tracing.crests_anew(self.tool.settings, ground)
        self.tool.asked.emit(Wanted(Subject("levels"), tr("crest lines"), job, then=self._lay_crests))
        self.list.setFocus()

    def _lay_crests(self, traced: Traced) -> None:
        edit = laid_anew(traced.proposals, self.session.document.ruleset)
        self.desk.canvas.try_to(lambda: self.tool.mend(edit))

    def _take(self, key: str) -> None:
        """What was typed says of the hex in hand what it is, or that it is right."""
        hexes = self.hexes
        if hexes and key == " ":
            self.tool.tracing.settle(hexes)
            self._show_place()
        elif hexes and all(at in self.session.board.grid for at in hexes):
            ground, side = self.session.document.ground, self._side
            edit = keyed_side(ground, side, key) if side else keyed(ground, hexes[0], key)
            self.desk.canvas.try_to(lambda: self.tool.mend(edit))


def _printed(sheet: Sheet, dots: Sequence[Point]) -> QPixmap:
    """The scan around dots, or the middle of two, which is ringed: what is accepted covers it on the map."""
    middle = (sum(x for x, _ in dots) / len(dots), sum(y for _, y in dots) / len(dots))
    pixels = np.ascontiguousarray(sheet.around(middle, *_SEEN))
    high, wide = pixels.shape[:2]
    image = QImage(pixels.tobytes(), wide, high, 3 * wide, QImage.Format.Format_RGB888)
    found = QPixmap.fromImage(image).scaledToHeight(_HIGH, Qt.TransformationMode.SmoothTransformation)
    with QPainter(found) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, width in (("white", 4.0), ("black", 1.5)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawEllipse(QPointF(found.width() / 2, found.height() / 2), _RING, _RING)
    return found


def _typed(event: QKeyEvent) -> bool:
    """Whether a key is a letter, a digit, a sign or Space, and no command."""
    held = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
    return not held and event.text().isprintable() and bool(event.text())

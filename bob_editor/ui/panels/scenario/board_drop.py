"""A board dragged over the map: shows where it would come to lie, and says how it fits."""

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from bob_editor.editing.boards import composing
from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.tools.scenario.arrange_boards import misfit_words, outline_of
from bob_editor.errors import BobEditorError
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Board
from bob_editor.model.joining import misfits
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard
from bob_editor.render.kit.style import Style
from bob_editor.render.overlays.painting import paint_preview
from bob_editor.storage.documents import read_board
from bob_editor.ui.canvas.drops import Drop
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.panels.scenario.board_library import MIME
from bob_editor.words import tr


class BoardDrop:
    """Where a board comes to lie that is let go over the map, and its outline there while it is dragged."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.session = desk.session
        self._read: tuple[Path, Board] | None = None
        self._shown: Laid | None = None
        desk.canvas.picture.marks.append(self._paint)

    @staticmethod
    def path_of(drop: Drop) -> Path:
        """The file of the board that is dragged."""
        return Path(bytes(drop.data.data(MIME).data()).decode())

    @staticmethod
    def is_overlay() -> bool:
        """Whether it is to lie on top of what is there: Control is held."""
        return Qt.KeyboardModifier.ControlModifier in QApplication.keyboardModifiers()

    def place(self, board: Board, middle: Point, *, overlay: bool) -> Point:
        """Where it comes to lie when its middle is let go at a point."""
        laid = self._laid(board, middle, overlay=overlay)
        return composing.snapped(laid, len(laid) - 1, laid[-1].place.at)

    def _laid(self, board: Board, middle: Point, *, overlay: bool) -> list[Laid]:
        """The map's boards, and last the one more as it is held."""
        left, top, right, bottom = board.grid.bounds
        wanted = middle[0] - (left + right) / 2, middle[1] - (top + bottom) / 2
        document = self.session.scenario
        laid = [] if document is None else list(document.map.laid)
        return [*laid, Laid(PlacedBoard("", "?", wanted), board, overlay)]

    def hover(self, drop: Drop | None) -> None:
        """Show where the board would lie; None takes the outline away."""
        board = None if drop is None else self._board(self.path_of(drop))
        before, self._shown = self._shown, None
        if drop is not None and board is not None:
            laid = self._laid(composing.bare(board), drop.point, overlay=self.is_overlay())
            at = composing.snapped(laid, len(laid) - 1, laid[-1].place.at)
            self._shown = replace(laid[-1], place=replace(laid[-1].place, at=at))
            if self._shown != before:
                self.session.noticed.emit(self._told(board, [*laid[:-1], self._shown]))
        if self._shown != before:
            self.desk.canvas.update()
        if drop is None:
            # Once it is dragged again its file may be another.
            self._read = None
            self.desk.messages.notice("")

    def _told(self, board: Board, laid: list[Laid]) -> str:
        if laid[-1].overlay:
            return tr("Let go to lay {title} over the map here.", title=board.title)
        words = misfit_words(misfits(laid), len(laid) - 1)
        if words:
            return tr("Let go to lay {title} here: {words}.", title=board.title, words=words)
        return tr("Let go to lay {title} here: it fits. Control lays it over the map.", title=board.title)

    def _board(self, path: Path) -> Board | None:
        """The board of a file, read once while it is dragged; None where it can't be read."""
        if self._read is None or self._read[0] != path:
            try:
                self._read = path, read_board(path, validate=False).value
            except BobEditorError:
                self._read = None
        return None if self._read is None else self._read[1]

    def _paint(self, painter: QPainter, style: Style) -> None:
        if self._shown is not None:
            preview = Preview(lines=(outline_of(self._shown),))
            paint_preview(painter, preview, self.session.board.grid, style)

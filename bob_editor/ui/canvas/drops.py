"""What may be dropped on the map: each taker says whether a thing is its own, and takes it at a place."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QObject, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent

from bob_editor.geometry.lattice import Point
from bob_editor.records import Record
from bob_editor.ui.canvas.surface import Surface


class Drop(Record):
    """A thing over the map: its data and the lattice point under the mouse."""

    data: QMimeData
    point: Point


class Taker(Record):
    """Takes things of one mime type: ``over`` hears where one hovers (None: no more), ``take`` where it was let go."""

    mime: str
    take: Callable[[Drop], object]
    over: Callable[[Drop | None], object] = lambda _drop: None


def accept_copy(event: QDropEvent) -> None:
    """Accept a drag as a copy, even where it is offered as a move: whoever moves a file takes it from its place."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()


class Drops(QObject):
    """Watches a canvas for drags; files dropped from outside go to the window as ever."""

    def __init__(self, canvas: Surface) -> None:
        super().__init__(canvas)
        self.canvas = canvas
        self.takers: list[Taker] = []
        canvas.setAcceptDrops(True)
        canvas.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer drags that somebody takes."""
        if isinstance(event, QDropEvent):  # a move and an entry are drops, too, to Qt
            taker = self._taker(event.mimeData())
            if taker is None:
                return self._to_window(event)
            drop = Drop(event.mimeData(), self._point(event.position()))
            if isinstance(event, QDragEnterEvent | QDragMoveEvent):
                taker.over(drop)
            else:
                taker.over(None)
                taker.take(drop)
            accept_copy(event)
            return True
        if event.type() == QEvent.Type.DragLeave:
            for taker in self.takers:
                taker.over(None)
        return super().eventFilter(watched, event)

    def _to_window(self, event: QDropEvent) -> bool:
        """Let the window have what nobody takes here: Qt offers a drag to one widget alone."""
        if isinstance(event, QDragMoveEvent) and not isinstance(event, QDragEnterEvent):
            if event.mimeData().hasUrls():
                accept_copy(event)
            else:
                event.ignore()
        else:
            QCoreApplication.sendEvent(self.canvas.window(), event)
        return True

    def _taker(self, data: QMimeData) -> Taker | None:
        return next((taker for taker in self.takers if data.hasFormat(taker.mime)), None)

    def _point(self, position: QPointF) -> Point:
        at = self.canvas.view.to_board(position)
        return self.canvas.session.board.grid.frame.from_true((at.x(), at.y()))

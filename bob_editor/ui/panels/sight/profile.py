"""The side view of the thread in hand, as a panel."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QToolTip, QWidget

from bob_editor.errors import BobEditorError
from bob_editor.render.kit.style import Style
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.dress.plain import plain_tip
from bob_editor.ui.panels.sight import seen_aside
from bob_editor.words import tr


class ProfilePanel(QWidget):
    """Paints the thread, after a pending edit where there is one; pointing at a hex marks it."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        session = desk.session
        self.session = session
        self.style_of_board = desk.canvas.picture.style
        self._seen: seen_aside.SeenAside | None = None
        self._key: tuple[object, ...] = ()
        self.setAccessibleName(tr("Side view of the thread"))
        self.setMinimumSize(220, 130)
        self.setMouseTracking(True)
        self.addAction(desk.actions["los_side_picture"])
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        session.losChanged.connect(self.refresh)
        session.opened.connect(self.refresh)
        session.hand.updated.connect(self.refresh)

    def sizeHint(self) -> QSize:
        """Wide and low."""
        return QSize(600, 180)

    def dress(self, style: Style) -> None:
        """Show it in another theme."""
        self.style_of_board = style
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        """What wasn't worked out while nobody looked is now."""
        super().showEvent(event)
        self.refresh()

    def refresh(self) -> None:
        """Look at the thread as it is, where anybody sees it."""
        if not self.isVisible():
            return
        session, los = self.session, self.session.live_los
        board, scene = session.hand.preview.board or session.board, session.hand.preview.scene
        key = (board, scene, los.scene, los.origin, los.target)
        if len(self._key) == len(key) and all(
            one is other for one, other in zip(key, self._key, strict=True)
        ):
            return
        self._key = key
        try:
            self._seen = seen_aside.seen_aside(session, board, scene)
        except BobEditorError:
            self._seen = None
        self.setAccessibleDescription(self.words)
        self.update()

    @property
    def words(self) -> str:
        """The side view in words: level and obstacles of each hex."""
        return tr("No thread.") if self._seen is None else self._seen.words

    @property
    def view(self) -> seen_aside.SideView | None:
        """Where things lie in the panel; None without a thread."""
        return None if self._seen is None else self._seen.within(self.rect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the thread, or say what to do."""
        with QPainter(self) as painter:
            if self._seen is not None:
                self._seen.paint(painter, self.rect(), self.style_of_board)
                return
            palette = self.palette()
            painter.fillRect(self.rect(), palette.color(QPalette.ColorRole.Base))
            painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
            words = tr(
                "Look along a line to see it from the side: ground, obstacles and the shadows behind them."
            )
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.rect().adjusted(12, 0, -12, 0), int(flags), words)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Mark the hex that is pointed at on the board."""
        column = self._column(event.position())
        there = column is not None and column.hex in self.session.board.grid
        self.session.attention.mark((column.hex,) if column is not None and there else ())

    def leaveEvent(self, event: QEvent) -> None:
        """Take the mark away."""
        self.session.attention.mark(())
        super().leaveEvent(event)

    def event(self, event: QEvent) -> bool:
        """A tooltip for the hex that is pointed at."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            column = self._column(QPointF(event.pos()))
            QToolTip.showText(
                event.globalPos(),
                plain_tip(seen_aside.column_words(column)) if column is not None else "",
                self,
            )
            return True
        return super().event(event)

    def _column(self, at: QPointF) -> seen_aside.Column | None:
        view = self.view
        return view.column_at(at.x()) if view is not None else None

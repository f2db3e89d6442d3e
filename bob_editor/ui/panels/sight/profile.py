"""The side view of the thread in hand, as a panel."""

from attrs import evolve
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QToolTip, QWidget

from bob_editor.errors import BobEditorError
from bob_editor.render.kit.style import Style
from bob_editor.render.overlays.side_view import SideView, paint_side_view
from bob_editor.rules.los.surveys.along import Segment, segments
from bob_editor.rules.los.surveys.profile import Column, Obstacle, Profile
from bob_editor.rules.los.surveys.side_view import profile
from bob_editor.sheet.languages.in_window import label
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.dress.plain import plain_tip
from bob_editor.words import tr


class ProfilePanel(QWidget):
    """Paints the thread, on the board after a pending edit where there is one; pointing at a hex marks it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        session = desk.session
        self.session = session
        self.style_of_board = desk.canvas.picture.style
        self.profile: Profile | None = None
        self._parts: tuple[Segment, ...] = ()
        self._key: tuple[object, ...] = ()
        self.setAccessibleName(tr("Side view of the thread"))
        self.setMinimumSize(220, 130)
        self.setMouseTracking(True)
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
        board = session.hand.preview.board or session.board
        key = (board, los.scene, los.origin, los.target)
        if len(self._key) == len(key) and all(
            one is other for one, other in zip(key, self._key, strict=True)
        ):
            return
        self._key = key
        self.profile, self._parts = None, ()
        try:
            sight = los.sight_on(board)
            answer = los.answer if board is session.board else los.preview(board)[1]
            if sight is not None and answer is not None and los.origin is not None and los.target is not None:
                ground = session.document.ground if board is session.board else None
                self.profile = _said(profile(sight, los.origin, los.target, answer=answer, ground=ground))
                self._parts = segments(board.grid, answer, los.origin.hex, los.target.hex)
        except BobEditorError:
            self.profile = None
        self.setAccessibleDescription(self.words)
        self.update()

    @property
    def words(self) -> str:
        """The side view in words: level and obstacles of each hex."""
        if self.profile is None:
            return tr("No thread.")
        return "; ".join(map(_column_words, self.profile.columns))

    @property
    def view(self) -> SideView | None:
        """Where things lie in the panel; None without a thread."""
        return SideView(self.profile, QRectF(self.rect())) if self.profile is not None else None

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the thread, or say what to do."""
        with QPainter(self) as painter:
            view = self.view
            if view is not None:
                paint_side_view(painter, view, self._parts, self.style_of_board)
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
                event.globalPos(), plain_tip(_column_words(column)) if column is not None else "", self
            )
            return True
        return super().event(event)

    def _column(self, at: QPointF) -> Column | None:
        view = self.view
        return view.column_at(at.x()) if view is not None else None


def _said(shown: Profile) -> Profile:
    """A side view with what stands there as the window's language calls it."""

    def called(things: tuple[Obstacle, ...]) -> tuple[Obstacle, ...]:
        return tuple(evolve(one, title=label(one.title)) for one in things)

    columns = tuple(evolve(one, obstacles=called(one.obstacles)) for one in shown.columns)
    return evolve(shown, columns=columns, walls=called(shown.walls))


def _column_words(column: Column) -> str:
    obstacles = [tr("{title} up to {top:g}", title=one.title, top=one.top) for one in column.obstacles]
    return ", ".join([tr("{label}: level {ground}", label=column.label, ground=column.ground), *obstacles])

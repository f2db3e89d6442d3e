"""A second view of what is open: its own zoom and place, and all that the canvas shows, as it shows it."""

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QApplication

from bob_editor.geometry.hexes import Hex
from bob_editor.ui.canvas.canvas import Canvas
from bob_editor.ui.canvas.picture import Sheet
from bob_editor.ui.canvas.surface import Surface
from bob_editor.words import mark, tr

TOLD = mark(
    "Only to look: drag to move it, turn the wheel to zoom, click to bring a place into the main view."
)

PAUSE = 60
"""Milliseconds after which it follows: painted in the canvas's own frames it would hold up each step of a stroke."""


class SecondView(Surface):
    """Painted soon after the canvas is; a frame shows which part of the board that has."""

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas.session, canvas.picture.style, canvas.surround)
        self.canvas = canvas
        self._pressed: QPointF | None = None
        self._dragged = False
        mine, main = self.picture, canvas.picture
        mine.marks, mine.field.source = main.marks, main.field.source
        mine.sheets = [Sheet(one.tiles.twin(), one.is_shown) for one in main.sheets]
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(tr("Second view of the board"))
        self.setAccessibleDescription(tr(TOLD))
        self.setToolTip(tr(TOLD))
        self.setMinimumSize(160, 120)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(PAUSE)
        self._soon.timeout.connect(self._follow)
        canvas.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What has the canvas painted anew is seen here, too."""
        if watched is self.canvas and event.type() == QEvent.Type.Paint:
            self._follow_soon()
        return super().eventFilter(watched, event)

    def _follow_soon(self) -> None:
        if not self._soon.isActive():
            self._soon.start()

    def _follow_preview(self) -> None:
        self._follow_soon()

    def _follow(self) -> None:
        super()._follow_preview()
        main = self.canvas.picture
        if self.picture.style is not main.style or self.surround != self.canvas.surround:
            self.set_style(main.style, self.canvas.surround)
        self.set_layers(main.layers, main.dimmed)
        self.set_overlays(main.show_issues, main.field.is_shown, main.field.opacity)

    def show_tool_cursor(self) -> None:
        """No tool works here."""
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def _jump(self, _hexes: tuple[Hex, ...]) -> None:
        """A place that is to be seen is seen in the canvas; this view stays where it was put."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A drag or a click begins."""
        self.worked_on = True
        self._pressed, self._dragged = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the board under the mouse."""
        if self._pressed is None:
            return
        by = event.position() - self._pressed
        self._dragged |= by.manhattanLength() >= QApplication.startDragDistance()
        if self._dragged:
            self.pan(by)
            self._pressed = event.position()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click brings its place into the canvas's middle."""
        if self._pressed is not None and not self._dragged:
            self.canvas.centre_on(self.view.to_board(event.position()))
        self._pressed = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """The board, and over it the frame of what the canvas shows."""
        super().paintEvent(event)
        shown = self.canvas.view.shown.intersected(self.picture.bounds)
        frame = QRectF(self.view.to_widget(shown.topLeft()), self.view.to_widget(shown.bottomRight()))
        if frame.contains(QRectF(self.rect())):
            return
        with QPainter(self) as painter:
            accent = self.palette().color(QPalette.ColorRole.Accent)
            for colour, wide in ((QColor("#ffffff"), 4), (accent, 2)):
                painter.setPen(QPen(colour, wide))
                painter.drawRect(frame)

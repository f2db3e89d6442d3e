"""A mouse for tests: it points at hexes by their names."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from bob_editor.geometry.hexes import Hex
from bob_editor.ui.canvas.canvas import Canvas


class Mouse:
    """Presses, drags and releases on the hexes of a canvas, as events of a real mouse."""

    def __init__(self, qtbot: QtBot, canvas: Canvas) -> None:
        self.qtbot = qtbot
        self.canvas = canvas

    def at(self, label: str) -> QPoint:
        """The pixel of a hex's dot, or of a hexside's middle."""
        grid = self.canvas.session.board.grid
        frame = grid.frame
        hexes: tuple[Hex, ...] = grid.side(label).hexes if "/" in label else (grid.hex(label),)
        points = [frame.true(frame.centre(one)) for one in hexes]
        x = sum(point[0] for point in points) / len(points)
        y = sum(point[1] for point in points) / len(points)
        return self.canvas.view.to_widget(QPointF(x, y)).toPoint()

    def move(self, label: str) -> None:
        """Move there with no button held."""
        self._send(self.at(label), Qt.MouseButton.NoButton)

    def point(self, pixel: QPoint) -> None:
        """Move to a pixel of the canvas, likewise."""
        self._send(pixel, Qt.MouseButton.NoButton)

    def drag(self, label: str) -> None:
        """Move there with the button held."""
        self._send(self.at(label), Qt.MouseButton.LeftButton)

    def _send(self, point: QPoint, held: Qt.MouseButton) -> None:
        # Not qtbot.mouseMove: where the pointer stands there already, from the test before, that sends nothing.
        event = QMouseEvent(
            QMouseEvent.Type.MouseMove,
            point.toPointF(),
            self.canvas.mapToGlobal(point).toPointF(),
            Qt.MouseButton.NoButton,
            held,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(self.canvas, event)

    def click(
        self,
        label: str,
        modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
        button: Qt.MouseButton = Qt.MouseButton.LeftButton,
    ) -> None:
        """Move there and click."""
        self.move(label)
        self.qtbot.mouseClick(self.canvas, button, modifier, self.at(label))

    def press(self, label: str) -> None:
        """Put the button down."""
        self.move(label)
        self.qtbot.mousePress(
            self.canvas, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, self.at(label)
        )

    def release(self, label: str) -> None:
        """Let the button go."""
        self.qtbot.mouseRelease(
            self.canvas, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, self.at(label)
        )


def scroll(widget: QWidget) -> None:
    """Turn the wheel over a widget, one notch down."""
    middle = widget.rect().center()
    event = QWheelEvent(
        QPointF(middle),
        QPointF(widget.mapToGlobal(middle)),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # by place: Qt has no name for it here
    )
    QApplication.sendEvent(widget, event)


def turned(inside: QWidget) -> list[str]:
    """The choices and numbers in a widget that the wheel changes, or gives the keyboard to."""
    found: list[str] = []
    boxes: list[QComboBox | QAbstractSpinBox] = [*inside.findChildren(QComboBox)]
    for box in boxes + inside.findChildren(QAbstractSpinBox):
        before = shown(box)
        scroll(box)
        if shown(box) != before or box.focusPolicy() & ~Qt.FocusPolicy.StrongFocus:
            found.append(box.accessibleName() or str(before))
    return found


def shown(box: QComboBox | QAbstractSpinBox) -> object:
    """What a box shows."""
    return box.currentIndex() if isinstance(box, QComboBox) else box.text()

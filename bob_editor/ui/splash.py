"""What is seen while the window is being loaded: the program's emblem and name."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QLabel

from bob_editor.render.kit.gui import paint_in_one_thread
from bob_editor.render.pictures.emblem import SIDE, paint_emblem

WIDE, HIGH, RIM = 340, 132, 34
"""Its size in pixels, and how far the emblem lies from its edges."""


def show_splash() -> QLabel:
    """Show it at once; it makes the program's application. No ``QSplashScreen``, which waits for the screen."""
    paint_in_one_thread()
    app = QApplication.instance() or QApplication(["bob-editor"])
    ratio = app.devicePixelRatio() if isinstance(app, QApplication) else 1.0
    pixmap = QPixmap(round(WIDE * ratio), round(HIGH * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor("#f4f5ee"))
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor("#c3c7b2"))
        painter.drawRect(QRectF(0.5, 0.5, WIDE - 1, HIGH - 1))
        font = QFont(painter.font())
        font.setPixelSize(30)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor("#2b3322"))
        words = QRectF(RIM + SIDE + 24, 0, WIDE, HIGH)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, "bob_editor")
        painter.translate(RIM, RIM)
        paint_emblem(painter)
    splash = QLabel()
    splash.setWindowFlags(Qt.WindowType.SplashScreen)
    splash.setPixmap(pixmap)
    splash.resize(WIDE, HIGH)
    splash.move(splash.screen().availableGeometry().center() - splash.rect().center())
    splash.show()
    QApplication.processEvents()
    return splash

"""What was copied, on its way to the system's clipboard: a large map takes longer to write than a window may stand."""

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication

from bob_editor.editing.drawing.clipboard import Snippet
from bob_editor.ui.session.beside.work import Worker

_AT_ONCE = 500
"""Hexes that are written in a few milliseconds."""


class Copying(QObject):
    """Puts text on the clipboard, of many hexes as soon as it is written beside the window.

    Who asks for the text before that waits for it; who copies something else meanwhile has that.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._worker = Worker(self)
        self._coming: Snippet | None = None
        QGuiApplication.clipboard().dataChanged.connect(self._give_up)
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self.settle)

    @property
    def coming(self) -> bool:
        """Whether hexes will be on the clipboard soon."""
        return self._coming is not None

    def put(self, what: str | Snippet) -> None:
        """Have this on the clipboard."""
        self._give_up()
        if isinstance(what, str):
            # As plain text, which Qt keeps itself: data made in Python would outlive Python on some platforms.
            QGuiApplication.clipboard().setText(what)
        elif len(what.hexes) <= _AT_ONCE:
            QGuiApplication.clipboard().setText(what.text)
        else:
            self._coming = what
            self._worker.begin(lambda *_: what.text, self._written)

    def text(self) -> str:
        """What is on the clipboard, or would be in a moment."""
        self.settle()
        return QGuiApplication.clipboard().text()

    def settle(self) -> None:
        """Write at once what is coming."""
        coming = self._coming
        if coming is not None:
            self._give_up()
            QGuiApplication.clipboard().setText(coming.text)

    def _written(self, text: object) -> None:
        self._coming = None
        QGuiApplication.clipboard().setText(str(text))

    def _give_up(self) -> None:
        self._coming = None
        self._worker.cancel()

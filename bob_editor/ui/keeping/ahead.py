"""Loads beside the window, once the user first rests, what dialogs stand on: loaded as they open it was felt."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QThreadPool, QTimer

from bob_editor.exchange.door import all_formats
from bob_editor.publishing.forms import all_forms
from bob_editor.ui.session.stillness import Stillness

LOOK_EVERY = 1_000
"""Milliseconds after which it is looked whether the user rests."""

RESTING = 2.0
"""Seconds without mouse, keys and edits after which it is begun."""


class Ahead(QObject):
    """Once in the program's life; ``stillness`` is that of the document in front."""

    def __init__(self, stillness: Callable[[], Stillness], parent: QObject) -> None:
        super().__init__(parent)
        self._stillness = stillness
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_EVERY)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        if self._stillness().rests(RESTING):
            self._timer.stop()
            QThreadPool.globalInstance().start(_load)


def _load() -> None:
    all_forms()
    all_formats()

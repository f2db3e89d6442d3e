"""Long work that several commands share: none is given up for another, each waits for the one before."""

from collections.abc import Callable
from typing import Any

from attrs import frozen
from PySide6.QtCore import QObject

from bob_editor.errors import BobEditorError
from bob_editor.ui.session.beside.long_work import LongWork
from bob_editor.ui.session.beside.work import Task


@frozen(eq=False)
class _Turn:
    what: str
    task: Task
    then: Callable[[Any], object]
    failed: Callable[[BobEditorError], object]
    kind: str


class SharedWork(LongWork):
    """Does one after the other, in the order they were asked for; ``cancel`` leaves the one that goes on."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: list[_Turn] = []
        self._now = self._kind = ""

    def do(
        self,
        what: str,
        task: Task,
        then: Callable[[Any], object],
        failed: Callable[[BobEditorError], object],
        *,
        kind: str = "",
    ) -> None:
        """As ``LongWork.do``, once it is its turn; it takes the place of what is of its ``kind``, where it has one."""
        turn = _Turn(what, task, then, failed, kind)
        self._waiting = [one for one in self._waiting if not kind or one.kind != kind]
        if not self.busy:
            self._begin(turn)
        elif kind and kind == self._kind:
            self._waiting.insert(0, turn)
            self._worker.cancel()
        else:
            self._waiting.append(turn)
            self._changed()

    def end(self) -> None:
        """Stop for good; what waits isn't begun."""
        self._waiting.clear()
        super().end()

    def _begin(self, turn: _Turn) -> None:
        self._now, self._kind = turn.what, turn.kind
        super().do(turn.what, turn.task, turn.then, turn.failed)

    def _changed(self) -> None:
        if not self.busy and self._waiting:
            self._begin(self._waiting.pop(0))
            return
        self.what = " … ".join((self._now, *(one.what for one in self._waiting)))
        super()._changed()

"""Long work that several commands share: none is given up for another, each waits for the one before."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from bob_editor.errors import BobEditorError
from bob_editor.records import Record
from bob_editor.ui.session.beside.long_work import LongWork
from bob_editor.ui.session.beside.turns import Turns
from bob_editor.ui.session.beside.work import Task


class _Turn(Record, eq=False):
    what: str
    task: Task
    then: Callable[[Any], object]
    failed: Callable[[BobEditorError], object]
    kind: str
    writes: bool


class SharedWork(LongWork):
    """Does one after the other, in the order they were asked for; ``cancel`` leaves the one that goes on."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: list[_Turn] = []
        self._now: _Turn | None = None

    def do(
        self,
        what: str,
        task: Task,
        then: Callable[[Any], object],
        failed: Callable[[BobEditorError], object],
        *,
        kind: str = "",
        writes: bool = False,
    ) -> None:
        """As ``LongWork.do``, once it is its turn; it takes the place of what is of its ``kind``, where it has one.

        One that ``writes`` is waited for at the end: stopped midway, it has still to clear away what it began.
        """
        turn = _Turn(what, task, then, failed, kind, writes)
        kinds = [one.kind for one in self._waiting]
        if kind and self.busy and self._now is not None and self._now.kind == kind:
            self._waiting.insert(0, turn)
            self._worker.cancel()
            return
        if kind and kind in kinds:
            self._waiting[kinds.index(kind)] = turn
        else:
            self._waiting.append(turn)
        self._changed()

    def go_through(self, turns: Turns[object]) -> None:
        """As ``do``, with nothing to be done beside the window."""
        self.do("", lambda *_: None, lambda _nothing: turns, lambda _error: None)

    @property
    def waiting(self) -> int:
        """How many are under way or wait."""
        return len(self._waiting) + self.busy

    def end(self) -> None:
        """Stop for good; what waits isn't begun."""
        self._waiting.clear()
        if self._now is not None and self._now.writes:
            self._worker.end()
        else:
            super().end()

    def _begin(self, turn: _Turn) -> None:
        self._now = turn
        super().do(turn.what, turn.task, turn.then, turn.failed)

    def _changed(self) -> None:
        if not self.busy and self._waiting:
            self._begin(self._waiting.pop(0))
            return
        turns = (self._now, *self._waiting) if self._now is not None else self._waiting
        self.what = " … ".join(one.what for one in turns if one.what)
        if not self.busy:
            self._now = None
        super()._changed()

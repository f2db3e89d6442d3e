"""Leads to what a step changed that is undone, or done again: nobody would see it on another page, or in no panel."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack
from shiboken6 import isValid

from bob_editor.editing.game.draft import GameDraft
from bob_editor.model.board import Board
from bob_editor.model.change import Change, difference
from bob_editor.model.fields.paths import first_difference
from bob_editor.model.scenario import Scenario
from bob_editor.ui.session import reading_anew
from bob_editor.ui.session.undo import swaps_of
from bob_editor.words import tr

_NOT_ON_MAP = frozenset(
    {"id", "title", "number", "edition", "rulings", "accepted", "credits", "imported", "extra", "foreign"}
)
"""Fields of a board that its picture doesn't show."""


class Retracing(QObject):
    """Follows the steps of a document; one that is done for the first time is where the user looks already."""

    onCard = Signal(object, str)
    """A field of the card has its former value; carries its path, and what to say where it isn't seen."""
    inGame = Signal(object)
    """So has a field of a game, or of its card's form, or an example; carries its path among the game's parts."""
    told = Signal(str)
    """What was undone or done again can't be seen anywhere; carries a sentence."""

    def __init__(self, stack: QUndoStack, parent: QObject) -> None:
        super().__init__(parent)
        self._stack = stack
        self._index = stack.index()
        stack.indexChanged.connect(self._stepped)

    def _stepped(self, index: int) -> None:
        if not isValid(self._stack):  # it is emptied as it goes
            return
        back, self._index = index < self._index, index
        command = self._stack.command(index if back else index - 1)
        for step in (command,) if isinstance(command, reading_anew.ReadAnew) else swaps_of(command):
            if step.again:
                before, after = (step.after, step.before) if back else (step.before, step.after)
                words = (
                    tr("Undone: {what}", what=step.text())
                    if back
                    else tr("Done again: {what}", what=step.text())
                )
                self._lead(before, after, words)
                return

    def _lead(self, before: object, after: object, words: str) -> None:
        if isinstance(before, reading_anew.Holding) and isinstance(after, reading_anew.Holding):
            # What lies beside it may differ alone: no page leads there.
            self.told.emit(words)
            self._lead(before.document, after.document, words)
        elif isinstance(before, Scenario) and isinstance(after, Scenario):
            self.onCard.emit(first_difference(before.data, after.data), words)
        elif isinstance(before, GameDraft) and isinstance(after, GameDraft) and before != after:
            self.inGame.emit(first_difference(before.parts, after.parts))
        elif isinstance(before, Board) and isinstance(after, Board):
            change = difference(before, after)
            if change.headings <= _NOT_ON_MAP and change == Change(headings=change.headings):
                self.told.emit(words)

"""Undo: a board is edited by one command, a swap of the document's value; cards, games, trials and suites by others."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from msgspec.structs import replace
from PySide6.QtGui import QUndoCommand, QUndoStack

from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.files import called_by
from bob_editor.editing.said import said
from bob_editor.editing.sight.expectations import Expectations
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.sight.pinned import PinnedThreads, Thread
from bob_editor.editing.sight.suite_edits import Suites
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import Scenario
from bob_editor.opening.scenario_maps import rebased
from bob_editor.rules.los.scene import Scene

Value = TypeVar("Value")


class Valued(Protocol[Value]):
    """A document: it shows one value, and another one when told to."""

    @property
    def value(self) -> Value:
        """What it shows."""

    def set_value(self, value: Value) -> object:
        """Show another."""


MERGING = 1
"""The id of commands that may grow by the one pushed after them."""


class Step(QUndoCommand, Generic[Value]):
    """Leads from one value to another, of a document or of more than that."""

    before: Value
    after: Value
    again = False
    """Whether it has been undone before, so that to do it is to do it again."""

    def through(self, anew: Callable[[Any], Any]) -> tuple[Value, Value]:
        """The two with what ``anew`` makes of a document's value."""
        return anew(self.before), anew(self.after)

    def let_go(self) -> None:
        """Hold nothing any more, as one that another has taken in: PySide keeps its shell for ever."""
        vars(self).clear()


Kind = TypeVar("Kind", bound=Step[Any])


class Swap(Step[Value]):
    """Sets a document's value to ``after``, and back to ``before``; what edits a board, card or game is one.

    Where ``merge`` isn't empty, the next one of the same word becomes part of it: a word typed letter by letter is one
    step. What has come back to where it began leaves no step.
    """

    def __init__(
        self, document: Valued[Value], before: Value, after: Value, label: str, merge: str = ""
    ) -> None:
        super().__init__(said(label))
        self.document = document
        self.before = before
        self.after = after
        self.merge = merge

    def redo(self) -> None:
        """Show the value after the edit."""
        self.document.set_value(self.after)

    def undo(self) -> None:
        """Show the value before the edit."""
        self.again = True
        self.document.set_value(self.before)

    def id(self) -> int:
        """Which commands may be asked to merge."""
        return MERGING if self.merge else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take in the next edit of the same field."""
        if not isinstance(other, Swap) or other.merge != self.merge or other.document is not self.document:
            return False
        self.after = other.after
        other.let_go()
        self.again = False
        if self.after == self.before:
            self.setObsolete(True)
        return True


class SceneSwap(QUndoCommand):
    """Sets the circumstances of a board's LOS trial, and those before; the board stays as it is."""

    def __init__(self, los: LiveLos, after: Scene, label: str) -> None:
        super().__init__(said(label))
        self.los = los
        self.before = los.own
        self.after = after

    def redo(self) -> None:
        """Look under the circumstances after the edit."""
        self.los.scene = self.after

    def undo(self) -> None:
        """Look under the circumstances before the edit."""
        self.los.scene = self.before


class ThreadsSwap(QUndoCommand):
    """Pins other threads on the board, and those before; the board stays as it is."""

    def __init__(self, pinned: PinnedThreads, after: tuple[Thread, ...], label: str) -> None:
        super().__init__(said(label))
        self.pinned = pinned
        self.before = pinned.threads
        self.after = after

    def redo(self) -> None:
        """Show the threads after the edit."""
        self.pinned.put(self.after)

    def undo(self) -> None:
        """Show the threads before the edit."""
        self.pinned.put(self.before)


class SuiteSwap(QUndoCommand):
    """Puts other suites beside the board, and back; the board stays as it is."""

    def __init__(self, expectations: Expectations, after: Suites, label: str) -> None:
        super().__init__(said(label))
        self.expectations = expectations
        self.before = expectations.suites
        self.after = after

    def redo(self) -> None:
        """Show the suites after the edit."""
        self.expectations.set_suites(self.after)

    def undo(self) -> None:
        """Show the suites before the edit."""
        self.expectations.set_suites(self.before)


def lead_from(stack: QUndoStack, before: Path, after: Path) -> None:
    """Have every step's scenario name its boards from another folder, so that undo finds them there, too.

    :raises BadFile: where no relative path leads there, as from one drive to another.
    """
    _make_anew(stack, lambda value: rebased(value, before, after) if isinstance(value, Scenario) else value)


def call_otherwise(stack: QUndoStack, game_id: str) -> None:
    """Have every step's game and board go by the id of another folder, so that undo doesn't bring the former back."""

    def named(value: object) -> object:
        if isinstance(value, GameDraft):
            return called_by(value, game_id)
        return replace(value, ruleset=game_id) if isinstance(value, Board) else value

    _make_anew(stack, named)


def _make_anew(stack: QUndoStack, anew: Callable[[object], object]) -> None:
    """Put what ``anew`` makes of them in the place of the values of every step; where it fails, of none."""
    made: dict[int, Any] = {}

    def once(value: Any) -> Any:
        # What one step leaves, the next begins with.
        if id(value) not in made:
            made[id(value)] = anew(value)
        return made[id(value)]

    steps = [step for at in range(stack.count()) for step in _steps_of(stack.command(at), Step)]
    values = [step.through(once) for step in steps]
    for step, (start, end) in zip(steps, values, strict=True):
        step.before, step.after = start, end


def swaps_of(command: QUndoCommand | None) -> Iterator[Swap[object]]:
    """The edits of a step, the first one first; none where it is another kind of step."""
    return _steps_of(command, Swap)


def _steps_of(command: QUndoCommand | None, kind: type[Kind]) -> Iterator[Kind]:
    if isinstance(command, kind):
        yield command
    elif command is not None:
        for number in range(command.childCount()):
            yield from _steps_of(command.child(number), kind)


def push(stack: QUndoStack, document: Valued[Value], edit: Edit[Value], merge: str = "") -> bool:
    """Do an edit as one step of undo; False where it changes nothing, which leaves no step.

    One of the same ``merge`` joins the last.
    """
    before = document.value
    after = edit.apply(before)
    if after == before:
        return False
    stack.push(Swap(document, before, after, edit.label, merge))
    return True

"""What is open and edited, a board or a scenario: its present value, its file, and whether that holds it."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import PurePath
from typing import Generic, Protocol, TypeVar

from psygnal import Signal

from bob_editor.model.edit import Edit
from bob_editor.rules.ruleset import Ruleset
from bob_editor.words import tr


class Titled(Protocol):
    """A value with a title."""

    @property
    def title(self) -> str:
        """What its author calls it; may be empty."""


Value = TypeVar("Value", bound=Titled)


class Edited(ABC, Generic[Value]):
    """A value that is replaced, never altered.

    ``renamed`` tells that the path, or what counts as saved, is another. ``edit_hook`` is how an edit becomes a step of
    undo: the window installs one that pushes on its undo stack, and without one the edit is simply done.
    """

    renamed = Signal()

    def __init__(self, value: Value, ruleset: Ruleset, path: str | None = None) -> None:
        self._value = value
        self._ruleset = ruleset
        self._path = path
        self._saved: Value | None = value
        self.edit_hook: Callable[[Edit[Value]], object] | None = None

    @property
    def value(self) -> Value:
        """The value as it is now."""
        return self._value

    @property
    def ruleset(self) -> Ruleset:
        """The rules that it is read by."""
        return self._ruleset

    @property
    def path(self) -> str | None:
        """The file it was read from or last saved to; None for a new one."""
        return self._path

    @property
    def title(self) -> str:
        """What to call it: its title, else the file's name."""
        return self._value.title or (PurePath(self._path).name if self._path else tr("Untitled"))

    @property
    def modified(self) -> bool:
        """Whether it differs from what was last read or saved; undoing back to that makes it unmodified."""
        return self._saved is None or (self._value is not self._saved and self._value != self._saved)

    @abstractmethod
    def set_value(self, value: Value) -> object:
        """Show another value; listeners are told, but not where nothing differs."""

    def perform(self, edit: Edit[Value]) -> None:
        """Do an edit, as one step of undo where the window keeps any."""
        if self.edit_hook is not None:
            self.edit_hook(edit)
        else:
            self.set_value(edit.apply(self._value))

    def never_saved(self) -> None:
        """Note that no file holds this value, as after recovery from a crash."""
        self._saved = None
        self.renamed.emit()

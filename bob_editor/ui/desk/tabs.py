"""What one document knows of the other tabs of its window: where another is opened, and which files are open."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from bob_editor.ui.session.beside.turns import Turns

Place_co = TypeVar("Place_co", covariant=True)


class Tabs(Protocol[Place_co]):
    """The tabs of a window, as one of them asks for them; ``Place_co`` is where a document is opened."""

    def shown(self, path: str) -> Place_co | None:
        """The tab that has a file open, brought forward; None where none has."""

    def has_beside(self, here: object, path: str) -> bool:
        """Whether another tab than the one ``here`` has a file open, in any window."""

    def unsaved_in(self, folder: Path) -> list[Path]:
        """The files in a folder, or below it, that are open in any window with changes."""

    def putting(self, show: Callable[[Place_co], Turns[None] | None]) -> Turns[None]:
        """Have ``show`` open something in a new tab, in front; where it raises, or is left, there is none."""

    def open_each(self, paths: Sequence[str]) -> None:
        """Open several files, a tab each, in their order."""

    @property
    def several(self) -> bool:
        """Whether there is more than one."""

    def quit(self) -> None:
        """Leave the program, after one question about all that isn't saved in any window."""

    def leave(self, here: object) -> bool:
        """Take the tab ``here`` away, beside which there are others; False where the user keeps it."""

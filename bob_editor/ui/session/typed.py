"""What is typed into a field of what is open and isn't taken yet, for the program may die meanwhile."""

from typing import Any

from psygnal import Signal

from bob_editor.model.edit import Edit


class Typed:
    """The edit of the open scenario or game that it would be; None where nothing is typed."""

    changed = Signal()

    def __init__(self) -> None:
        self.edit: Edit[Any] | None = None

    def put(self, edit: Edit[Any] | None) -> None:
        """Say what is typed, None once it is taken or given up."""
        if edit is not self.edit:
            self.edit = edit
            self.changed.emit()

"""What the tools that draw a stroke share: it is collected while the button is down, and becomes one edit."""

from abc import abstractmethod

from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import NOTHING
from bob_editor.editing.tools.tool import Tool
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit


class StrokeTool(Tool):
    """A tool with a stroke in hand or none; where it began is the tool's own to say."""

    def release(self, pointer: Pointer) -> None:
        """Make the stroke one step."""
        self.pointer = pointer
        self._end()

    def finish(self) -> bool:
        """End the stroke where it is."""
        drawing = self._drawing()
        self._end()
        return drawing

    def _end(self) -> None:
        edit, shown = (self._pending() if self._drawing() else None), self._shown
        self._drop()
        self._do(edit, shown or NOTHING)
        self._update()

    def cancel(self) -> None:
        """Give up the stroke."""
        self._drop()
        self._update()

    @abstractmethod
    def _pending(self) -> Edit[Board] | None:
        """The edit of the stroke in hand."""

    @abstractmethod
    def _drawing(self) -> bool:
        """Whether there is a stroke in hand."""

    @abstractmethod
    def _drop(self) -> None:
        """Have no stroke in hand."""

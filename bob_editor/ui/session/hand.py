"""The tool in hand: which tools there are, which may be used now, and what is shown as pending."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.tools.look import Look
from bob_editor.editing.tools.select import Select
from bob_editor.editing.tools.tool import Tool
from bob_editor.editing.tools.trace_scan import TraceScan
from bob_editor.editing.tools.write_label import WriteLabel
from bob_editor.editing.trace.subjects import Picked
from bob_editor.geometry.hexes import Hex

DRAFT_REST = 80
"""Milliseconds without a move after which a drag shows the whole of what it does, and no longer a mere draft."""


class Hand(QObject):
    """Holds one tool at a time; ``kind`` says what is open, a board or a scenario."""

    changed = Signal()
    """Another tool is in hand."""
    updated = Signal()
    """The tool's hint, preview or an option is another."""

    def __init__(self, tools: Mapping[str, Tool], kind: Callable[[], str], parent: QObject) -> None:
        super().__init__(parent)
        self.tools = tools
        self.tool = next(iter(tools.values()))
        self.guest: Preview | None = None
        self._kind = kind
        self._drafting = QTimer(self)
        self._drafting.setSingleShot(True)
        self._drafting.setInterval(DRAFT_REST)
        self._drafting.timeout.connect(self.updated)
        for tool in tools.values():
            tool.updated.connect(self._updated)
            if isinstance(tool, WriteLabel):
                tool.chose.connect(self._select_label)

    @property
    def select(self) -> Select:
        """The tool that keeps the selection, in hand or not."""
        tool = self.tools["select"]
        if not isinstance(tool, Select):
            raise TypeError(tool)
        return tool

    @property
    def look(self) -> Look:
        """The tool that looks along lines of sight, in hand or not; it knows the position and unit of both ends."""
        tool = self.tools["look"]
        if not isinstance(tool, Look):
            raise TypeError(tool)
        return tool

    @property
    def trace(self) -> TraceScan:
        """The tool that traces the scan, in hand or not; it knows what is proposed."""
        tool = self.tools["trace_scan"]
        if not isinstance(tool, TraceScan):
            raise TypeError(tool)
        return tool

    @property
    def proposes(self) -> bool:
        """Whether the trace of a scan proposes what isn't on the board."""
        return self.trace.has_scan and bool(self.trace.tracing.proposals)

    @property
    def selection(self) -> frozenset[Hex]:
        """The selected hexes."""
        return self.select.selection

    @property
    def traced(self) -> Picked | None:
        """What was picked on the scan and is proposed, will be, or is to be looked at; None where that is nothing."""
        tracing = self.trace.tracing
        is_any = tracing.proposals or tracing.unsure or (tracing.begun and tracing.due)
        return tracing.picked if self.trace.has_scan and is_any else None

    def may_use(self, tool: Tool) -> bool:
        """Whether a tool is of use with what is open."""
        return tool.edits in ("nothing", self._kind()) and tool.is_of_use

    def _select_label(self, place: int | None) -> None:
        """What is written is what the inspector tells the numbers of."""
        if place is not None or self.select.labels.places:
            self.select.take_labels(() if place is None else (place,))

    def fit(self) -> None:
        """Put a tool down that is of no use with what is open."""
        if not self.may_use(self.tool):
            self.choose(self.select.id)

    def begin(self) -> None:
        """Another document comes: its first click changes nothing on it, whatever was drawn on the one before."""
        if self.tool.edits != "nothing":
            self.choose(self.select.id)

    def choose(self, name: str) -> None:
        """Take up a tool; what the former had begun is ended, else it stays. One that is of no use here is left."""
        if self.tools[name] is self.tool or not self.may_use(self.tools[name]):
            return
        if self.tool.put_down():
            self.tool = self.tools[name]
        self.changed.emit()
        self.updated.emit()

    @property
    def preview(self) -> Preview:
        """What to show on the board as pending: what a panel proposes, else what the tool in hand would do.

        Of a drag that has a draft it is only that as long as the mouse moves: the map after it, and what can be seen on
        that, takes longer than a frame.
        """
        shown = self.guest or self.tool.preview
        if not shown.draft:
            return shown
        return (
            replace(shown, board=None) if self._drafting.isActive() else replace(shown, draft=(), former=())
        )

    @property
    def has_begun(self) -> bool:
        """Whether the tool shows something that is no edit yet."""
        return self.tool.is_ahead or (self.tool.busy and self.tool.preview.board is not None)

    def take_back(self) -> bool:
        """Take back the last step of what the tool has begun, or all where it has no steps; whether it had any."""
        if (self.tool.busy or self.tool.is_ahead) and self.tool.back():
            return True
        begun = self.has_begun
        if begun:
            self.tool.cancel()
        return begun

    def propose(self, preview: Preview | None) -> None:
        """Show something as pending that no tool does; None shows the tool's again."""
        if preview is not self.guest:
            self.guest = preview
            self.updated.emit()

    def _updated(self) -> None:
        if self.tool.preview.draft:
            self._drafting.start()
        else:
            self._drafting.stop()
        self.updated.emit()


def value_of(tool: Tool, name: str) -> object:
    """The value of a tool's option; of terrain, markers and units, what it comes to in this ruleset."""
    kinds = {option.name: option.kind for option in tool.options}
    if kinds.get(name) in ("terrain", "marker", "unit"):
        return getattr(tool, "chosen", getattr(tool, name))
    return getattr(tool, name)

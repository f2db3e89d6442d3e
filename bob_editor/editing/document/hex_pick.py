"""Picking places on the map for a field of the card: a form asks, a tool answers."""

from collections.abc import Callable
from typing import Literal

from psygnal import Signal

from bob_editor.model.scenario import FieldPath
from bob_editor.records import Record


class PickRequest(Record, eq=False):
    """What is asked for: one place or several, hexes or hexsides.

    ``title`` says for what, as in ``Victory hexes``; ``path`` is the field's. ``chosen`` are the labels that the field
    holds now. ``done`` is called once, with the labels in the order picked; not where picking was given up.
    """

    what: Literal["hex", "hexes", "side", "sides"]
    title: str
    path: FieldPath
    done: Callable[[tuple[str, ...]], None]
    chosen: tuple[str, ...] = ()

    @property
    def several(self) -> bool:
        """Whether more than one place may be picked."""
        return self.what in ("hexes", "sides")


class HexPick:
    """The one request that is open; ``changed`` tells that another one is, or none."""

    changed = Signal()

    def __init__(self) -> None:
        self.request: PickRequest | None = None

    def begin(self, request: PickRequest) -> None:
        """Ask; what was asked before is given up."""
        self.request = request
        self.changed.emit()

    def finish(self, labels: tuple[str, ...]) -> None:
        """Answer the open request."""
        request, self.request = self.request, None
        if request is not None:
            request.done(labels)
            self.changed.emit()

    def cancel(self) -> None:
        """Give the open request up."""
        if self.request is not None:
            self.request = None
            self.changed.emit()

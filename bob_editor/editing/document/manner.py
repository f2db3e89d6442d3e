"""How a document is drawn on, beside what is drawn: in which symmetry, and on which layers not. In no file."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Literal

from psygnal import Signal

from bob_editor.model.board import Artwork, Board
from bob_editor.model.change import difference
from bob_editor.rules.wording import listed
from bob_editor.words import tr

Symmetry = Literal["", "left_right", "top_bottom", "half_turn"]
"""How what is drawn is drawn again: not at all, mirrored, or turned by 180 degrees."""

Layer = Literal["terrain", "levels", "sides", "paths", "artwork", "labels", "underlay"]

LAYERS: Mapping[Layer, str] = {
    "terrain": "terrain of hexes",
    "levels": "levels and crest lines",
    "artwork": "artwork",
    "paths": "paths",
    "sides": "hexsides",
    "labels": "labels",
    "underlay": "the scan",
}
"""What can be locked, in words within a sentence."""


class Manner:
    """Which ``symmetry`` strokes have, which layers are ``locked``, and which ``hidden``: nobody points at what is.

    ``changed`` tells that one of these is another; ``refused`` carries a sentence about an edit that wasn't done,
    ``failed`` the ``BobEditorError`` of one that the document can't bear.
    ``drawn_here`` is False of a map, whose boards have files of their own.
    """

    changed = Signal()
    refused = Signal(str)
    failed = Signal(object)
    drawn_here = True

    def __init__(self) -> None:
        self._symmetry: Symmetry = ""
        self._locked: frozenset[str] = frozenset()
        self._hidden: frozenset[str] = frozenset()

    @contextmanager
    def faults(self) -> Iterator[list[object]]:
        """What is refused and fails meanwhile."""
        found: list[object] = []
        self.refused.connect(found.append)
        self.failed.connect(found.append)
        try:
            yield found
        finally:
            self.refused.disconnect(found.append)
            self.failed.disconnect(found.append)

    @property
    def symmetry(self) -> Symmetry:
        """How what is drawn is drawn again; "" for not at all."""
        return self._symmetry

    @symmetry.setter
    def symmetry(self, value: Symmetry) -> None:
        if value != self._symmetry:
            self._symmetry = value
            self.changed.emit()

    @property
    def locked(self) -> frozenset[str]:
        """The layers on which nothing is to change."""
        return self._locked

    @locked.setter
    def locked(self, value: frozenset[str]) -> None:
        if value != self._locked:
            self._locked = value
            self.changed.emit()

    @property
    def hidden(self) -> frozenset[str]:
        """The layers that aren't seen."""
        return self._hidden

    @hidden.setter
    def hidden(self, value: frozenset[str]) -> None:
        if value != self._hidden:
            self._hidden = value
            self.changed.emit()

    @property
    def elsewhere(self) -> str:
        """Where it is drawn on, as a sentence, where it isn't here."""
        return (
            "" if self.drawn_here else tr("It is edited in its board’s own file: open that with Open board.")
        )

    def refusal(self, before: Board, after: Board) -> str:
        """Why an edit isn't done, as a sentence; "" where it changes nothing that is locked."""
        return self.lock_of(touched(before, after)) if self._locked else ""

    def lock_of(self, layers: frozenset[str]) -> str:
        """Why nothing is altered on these layers, as a sentence; "" where none is locked."""
        held = [words for layer, words in LAYERS.items() if layer in self._locked & layers]
        if not held:
            return ""
        return f"It would change {listed(held)}, locked in the Layers panel."


def touched(before: Board, after: Board) -> frozenset[str]:
    """The layers on which two boards differ."""
    change = difference(before, after)
    contents = [(before.content(at), after.content(at)) for at in change.hexes]
    drawn = {isinstance(piece, Artwork) for piece in change.pieces}
    found: dict[Layer, bool] = {
        "terrain": any(one.terrain != other.terrain for one, other in contents),
        "levels": any(one.level != other.level for one, other in contents) or False in drawn,
        "artwork": True in drawn,
        "paths": before.paths != after.paths,
        "sides": bool(change.sides),
        "labels": "labels" in change.headings,
        "underlay": "underlay" in change.headings,
    }
    return frozenset(layer for layer, differs in found.items() if differs)

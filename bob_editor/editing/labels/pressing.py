"""What a press on labels means: which one it takes, and whether outlines that are selected with them come along."""

from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.labels.held import HeldLabels
from bob_editor.editing.outlines.pressing import Pressing
from bob_editor.geometry.lattice import Point
from bob_editor.model.lettering import label_under


class LabelPressing:
    """From press to release over labels; ``holds`` tells that the button went down on what they hold."""

    def __init__(self, labels: HeldLabels, outlines: Pressing) -> None:
        self.labels = labels
        self.outlines = outlines
        self.holds = False
        self._start: Pointer | None = None

    def under(self, pointer: Pointer, *, ranges: bool) -> int | None:
        """The label that a press takes: none where keys mean hexes or what lies deeper, or hexes alone are picked.

        ``ranges`` says that Shift selects a range of hexes here.
        """
        hold = self.outlines.hold
        if "labels" in hold.document.manner.hidden:
            return None
        if self.outlines.picks == "hexes" or pointer.control or pointer.alt or hold.mode in ("cut", "knots"):
            return None
        if (pointer.shift and ranges) or hold.grip(pointer) is not None:
            return None
        return label_under(hold.document.ground.lettered, pointer.point)

    def press(self, pointer: Pointer, *, ranges: bool) -> bool:
        """Take hold of a label, with Shift of one more or less; or of an outline that is selected with labels."""
        labels, hold, place = self.labels, self.outlines.hold, self.under(pointer, ranges=ranges)
        if place is None and not self._on_outline(pointer):
            return False
        if place is not None and pointer.shift:
            labels.toggle(place)
        elif place is not None and place not in labels.places:
            hold.take(())
            labels.take([place])
        self.holds, self._start = True, None if pointer.shift else pointer
        return True

    def _on_outline(self, pointer: Pointer) -> bool:
        hold = self.outlines.hold
        keys = pointer.shift or pointer.control or pointer.alt
        if keys or not self.labels.places or not hold.places or hold.mode == "knots":
            return False
        return hold.grip(pointer) is None and any(one in hold.places for one in self.outlines.under(pointer))

    def way(self, pointer: Pointer) -> Point | None:
        """How far what is held is dragged, on the lattice; None where it isn't."""
        start = self._start
        return (
            None if start is None else (pointer.point[0] - start.point[0], pointer.point[1] - start.point[1])
        )

    def give_up(self) -> None:
        """Leave what is held where it was, or is."""
        self.holds, self._start = False, None

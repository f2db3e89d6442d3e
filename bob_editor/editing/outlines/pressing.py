"""What a press on drawn outlines means: which one it takes, hold of what, and what a mere click then does."""

from collections.abc import Callable
from typing import Literal

from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.rings import RingPlace, snapped
from bob_editor.editing.outlines.building_shapes import is_right_angled
from bob_editor.editing.outlines.hold import OutlineHold
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.model.outlines import knots_of
from bob_editor.words import many, mark, tr

Picks = Literal["both", "hexes", "outlines"]


class Pressing:
    """From press to release over drawn outlines; ``picks`` says what a click may take, ``do`` carries out an edit.

    ``banding`` tells that a rectangle is drawn around outlines or points.
    """

    picks: Picks = "both"
    banding = False
    _was_held = False

    def __init__(self, hold: OutlineHold, do: Callable[[Edit[Board] | None], object]) -> None:
        self.hold = hold
        self._do = do

    def altering(self, pointer: Pointer) -> str | None:
        """What a press here will do to the outlines that are selected; None where it is none of theirs."""
        hold = self.hold
        if hold.mode == "cut":
            return tr(
                "Draw the line that cuts {words}; a double click or Enter ends it, Escape gives it up",
                words=hold.words,
            )
        if hold.edited is not None:
            return self._knot_hint(pointer)
        if hold.grip(pointer) is not None:
            if hold.mode == "scale":
                return tr("Scale {words}: Shift keeps proportions, Ctrl the middle", words=hold.words)
            return tr("Turn {words}: Ctrl goes by 15°, Shift by 60°", words=hold.words)
        under = self.under(pointer)
        plain = not (pointer.alt or pointer.shift or pointer.control)
        if plain and any(place in hold.places for place in under):
            text = (
                mark(
                    "Drag to move {words} (Ctrl: by 30°), click for handles that turn, double-click for its points"
                )
                if hold.mode == "scale"
                else mark(
                    "Drag to move {words} (Ctrl: by 30°), click for handles that scale, double-click for its points"
                )
            )
            return tr(text, words=hold.words)
        return None

    def hint(self, pointer: Pointer) -> str | None:
        """Which outlines a press here will select; None where it means hexes."""
        hold = self.hold
        if pointer.control:
            return None
        place = self._next(pointer, self.under(pointer))
        if place is None:
            return tr("Drag a rectangle around outlines") if self.picks == "outlines" else None
        adds = pointer.shift and bool(hold.places)
        what = hold.words_at([place])
        if not adds:
            return tr("Select {what}", what=what)
        text = mark("Leave out {what}") if place in hold.places else mark("Add {what}")
        return f"{tr(text, what=what)} {tr('({words} selected)', words=hold.words)}"

    def _knot_hint(self, pointer: Pointer) -> str:
        hold = self.hold
        if hold.arm_under(pointer) is not None:
            return tr(
                "Bend {words}; Ctrl goes by 15°, Shift leaves the other handle where it is", words=hold.words
            )
        knot = hold.knot_under(pointer)
        if knot is not None and hold.edited is not None:
            line = knots_of(hold.edited)[knot.line]
            alone = knot not in hold.knots or len(hold.knots) == 1
            text = (
                mark("Move this corner of {words}; Ctrl lets go of the right angles, Alt of snapping")
                if alone and is_right_angled(hold.board.grid.frame, line)
                else mark("Move this point of {words}; Ctrl goes by 15°, Alt turns snapping off")
            )
            return f"{tr(text, words=hold.words)}; {tr('Ctrl-click or Delete takes it out')}"
        if hold.grip(pointer) is not None:
            return tr("Drag to bend {words} here, double-click to add a point", words=hold.words)
        count = len(hold.knots)
        chosen = many("1 point chosen.", "{count} points chosen.", count) + " " if count else ""
        return chosen + tr("Drag a rectangle to choose points of {words}; Escape ends", words=hold.words)

    # -- the pointer --------------------------------------------------------------------------------------------------

    def press(self, pointer: Pointer, *, ranges: bool) -> bool:
        """Take hold of a handle, a point or an outline; False where the press means hexes.

        ``ranges`` says that Shift selects a range of hexes here.
        """
        self.banding = self._was_held = False
        if self.hold.mode == "cut":
            self.hold.line = (*self.hold.line, snapped(pointer.point))
            return True
        return self._press_knots(pointer) or self._press_outline(pointer, ranges=ranges)

    def _press_knots(self, pointer: Pointer) -> bool:
        """What a press means to the outline whose points are shown; False where it is none of its."""
        hold = self.hold
        if hold.edited is None:
            return False
        under = hold.knot_under(pointer)
        if under is not None and pointer.shift and under in hold.knots:
            hold.knots -= {under}
            return True
        if under is None and pointer.clicks > 1 and hold.arm_under(pointer) is None:
            edit = hold.with_knot(pointer)
            self._do(edit)
            if edit is not None:
                return True
        hold.drag = hold.grip(pointer)
        if hold.drag is None and pointer.clicks > 1 and self.under(pointer):
            return False
        self.banding = hold.drag is None
        return True

    def _press_outline(self, pointer: Pointer, *, ranges: bool) -> bool:
        """What a press means to drawn outlines; False where it means hexes."""
        hold, under = self.hold, self.under(pointer)
        held = [place for place in under if place in hold.places]
        hold.drag = None if hold.mode == "knots" else hold.grip(pointer)
        if hold.drag is not None:
            return True
        if pointer.clicks > 1 and under:
            hold.take((held or under)[:1], "knots")
        elif held and not pointer.shift and not pointer.alt and not pointer.control:
            self._was_held = True
            hold.drag = hold.move(pointer)
        elif pointer.control or (pointer.shift and not hold.places and ranges):
            return False
        else:
            return self._press_next(pointer, under)
        return True

    def _press_next(self, pointer: Pointer, under: list[RingPlace]) -> bool:
        hold, place = self.hold, self._next(pointer, under)
        if place is None:
            self.banding = self.picks == "outlines" or (pointer.shift and bool(hold.places))
            if not pointer.shift:
                hold.take(())
            return self.banding
        if pointer.shift and hold.places:
            hold.toggle(place)
            return True
        hold.take([place])
        edged = hold.outlines.edged(self.hold.board, pointer.point, pointer.reach)
        if self.picks == "outlines" or edged == place:
            hold.drag = hold.move(pointer)
        return True

    def under(self, pointer: Pointer) -> list[RingPlace]:
        """The outlines that a press here could take: nearest edge first, then those on top.

        The inside of a crest line is ground on which hexes are selected, unless only outlines are.
        """
        if self.picks == "hexes":
            return []
        hold = self.hold
        found = hold.outlines.under(self.hold.board, pointer.point, pointer.reach)
        edged = hold.outlines.edged(self.hold.board, pointer.point, pointer.reach)
        if self.picks == "both" and not pointer.alt:
            found = [one for one in found if one.section == "artwork" or one in (edged, *hold.places)]
        return found if edged is None or pointer.alt else [edged, *(one for one in found if one != edged)]

    def _next(self, pointer: Pointer, under: list[RingPlace]) -> RingPlace | None:
        """The outline that a press takes; with Alt the one below that which is selected, below the last one none."""
        held = [number for number, place in enumerate(under) if place in self.hold.places]
        first = held[-1] + 1 if pointer.alt and held else 0
        return under[first] if first < len(under) else None

    def end_band(self, start: Pointer, pointer: Pointer, *, moved: bool) -> None:
        """Take what the rectangle holds; without one, give up what is chosen."""
        hold = self.hold
        if hold.mode == "knots":
            if moved:
                hold.choose_within(start.point, pointer.point, more=start.shift)
            elif hold.knots:
                hold.knots = frozenset()
            else:
                hold.take(())
        elif moved:
            found = hold.outlines.within(self.hold.board, start.point, pointer.point)
            hold.take((*hold.places, *found) if start.shift else found)

    def click(self, start: Pointer) -> None:
        """What a press means that was let go where it was."""
        hold = self.hold
        if hold.mode == "knots":
            knot = hold.knot_under(start)
            if knot is not None and start.control:
                self._do(hold.without_knots(frozenset([knot])))
            elif knot is not None and not start.shift:
                hold.knots = frozenset([knot])
        elif self._was_held and start.clicks == 1:
            hold.mode = "turn" if hold.mode == "scale" else "scale"

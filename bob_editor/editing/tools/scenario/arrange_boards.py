"""Arranges the boards of a scenario's map: drags them edge to edge, turns them, takes them away."""

from functools import partial

from msgspec.structs import replace

from bob_editor.editing.boards import composing
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import NOTHING, Preview
from bob_editor.editing.tools.scenario.scenario_tool import ScenarioTool
from bob_editor.geometry.lattice import Point
from bob_editor.model.edit import Edit
from bob_editor.model.joining import misfits
from bob_editor.model.laid_boards import Laid, Misfit
from bob_editor.model.scenario import FieldPath
from bob_editor.words import mark, tr

MISFIT_WORDS = {
    "overlap": mark("lies over another board"),
    "edge": mark("edges don’t mate"),
    "apart": mark("touches no board"),
    "off_lattice": mark("off the lattice"),
    "turn": mark("can’t be turned so"),
    "orientation": mark("other hexes"),
    "crop": mark("hexes it lacks are cut out"),
}
"""In a few words, how a board doesn't fit."""


class ArrangeBoards(ScenarioTool):
    """A press takes the board under the pointer; it snaps to others' edges unless Shift is held."""

    id = "arrange_boards"
    title = "Arrange boards"
    shortcut = "J"
    icon = "mdi6.view-grid-plus-outline"
    cursor = "hand"

    _held: int | None = None
    _from: Point = (0.0, 0.0)
    _to: tuple[int, int] | None = None

    @property
    def hint(self) -> str:
        """What can be done with the board under the pointer."""
        if self._held is not None:
            return tr("Let go where it is to lie. Shift: don’t snap to edges. Escape: leave it where it was.")
        if self._under() is None:
            return tr("Drag boards to arrange them; take more from the Boards panel.")
        return tr("Drag to move this board, double click to turn it, Delete to take it away.")

    @property
    def busy(self) -> bool:
        """Whether a board is being moved."""
        return self._held is not None

    @property
    def laid(self) -> tuple[Laid, ...]:
        """The boards as they lie."""
        return () if self.card is None else self.card.map.laid

    def press(self, pointer: Pointer) -> None:
        """Take a board, or turn the one that is clicked twice."""
        self.pointer = pointer
        number = self._under()
        if number is not None and pointer.button == "left":
            self.scenario.choose(self._field(number))
            if pointer.clicks == 2:
                self._held = None
                self.turn(number)
            else:
                self._held, self._from, self._to = number, pointer.point, None
        self._update()

    def move(self, pointer: Pointer) -> None:
        """Show where the board would come to lie."""
        self.pointer = pointer
        if self._held is not None:
            laid, number = self.laid, self._held
            at = laid[number].place.at
            wanted = (
                at[0] + pointer.point[0] - self._from[0],
                at[1] + pointer.point[1] - self._from[1],
            )
            alone = [laid[0], laid[number]] if number and pointer.shift else None
            if alone is not None:
                # Far from every edge it lies where it is let go, on the lattice of the first board.
                away = replace(alone[1], overlay=True)
                self._to = composing.snapped([alone[0], away], 1, wanted)
            else:
                self._to = composing.snapped(laid, number, wanted)
        self._update()

    def release(self, pointer: Pointer) -> None:
        """Let it lie there."""
        number, to = self._held, self._to
        self._held = self._to = None
        self.pointer = pointer
        if number is not None and to is not None and tuple(self.laid[number].place.at) != to:
            title = self.laid[number].place.name or self.laid[number].board.title
            self._perform(
                Edit(
                    tr("Move board {title}", title=title),
                    partial(composing.move_board, number=self.laid[number].number, at=to),
                )
            )
        self._update()

    def delete(self) -> bool:
        """Take the board under the pointer away."""
        number = self._under()
        if number is None:
            return False
        title = self.laid[number].place.name
        self._perform(
            Edit(
                tr("Take board {title} away", title=title),
                partial(composing.take_board, number=self.laid[number].number),
            )
        )
        self._update()
        return True

    def turn(self, number: int) -> None:
        """Turn a board by half."""
        one = self.laid[number]
        self._perform(
            Edit(
                tr("Turn board {name}", name=one.place.name), partial(composing.turn_board, number=one.number)
            )
        )

    def cancel(self) -> None:
        """Leave the board where it was."""
        self._held = self._to = None
        self._update()

    def _card_changed(self) -> None:
        """The board that is held is known by its place in a list, where another may be by now: it is let go."""
        super()._card_changed()
        self._held = self._to = None

    # -- what is shown ----------------------------------------------------------------------------------------------

    def _preview(self) -> Preview:
        number = self._held if self._held is not None else self._under()
        if number is None or number >= len(self.laid):
            return NOTHING
        one = self.laid[number]
        if self._held is None or self._to is None:
            return Preview(lines=(outline_of(one),), text=_name(one))
        moved = replace(one, place=replace(one.place, at=self._to))
        told = misfit_words(self._misfits(number, moved), number)
        return Preview(lines=(outline_of(moved),), text=f"{_name(one)}: {told or tr('fits')}")

    def _misfits(self, number: int, moved: Laid) -> tuple[Misfit, ...]:
        laid = [moved if place == number else one for place, one in enumerate(self.laid)]
        return misfits(laid)

    def _under(self) -> int | None:
        """The place in ``laid`` of the board under the pointer, the uppermost."""
        if self.pointer is None:
            return None
        x, y = self.pointer.point
        for number in reversed(range(len(self.laid))):
            left, top, right, bottom = composing.bounds_at(self.laid[number].board, self.laid[number].place)
            if left <= x <= right and top <= y <= bottom:
                return number
        return None

    def _field(self, number: int) -> FieldPath:
        return composing.section_of(self.scenario.value, self.laid[number].number)


def misfit_words(misfits: tuple[Misfit, ...], number: int) -> str:
    """How a board doesn't fit, in a few words; "" where it does."""
    found = dict.fromkeys(tr(MISFIT_WORDS[one.kind]) for one in misfits if number in one.parts)
    return ", ".join(found)


def _name(one: Laid) -> str:
    return f"{one.place.name} {one.board.title}".strip()


def outline_of(one: Laid) -> tuple[Point, ...]:
    """The rectangle of a board as it lies, closed, on the lattice."""
    left, top, right, bottom = composing.bounds_at(one.board, one.place)
    return ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))

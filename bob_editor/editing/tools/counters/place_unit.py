"""Place units that are in the way of lines of sight, beside the board."""

from msgspec.structs import replace

from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import NOTHING, Preview
from bob_editor.editing.sight.sides import sides_of
from bob_editor.editing.tools.counters.counter_tool import CounterTool
from bob_editor.editing.tools.tool import Option
from bob_editor.geometry.hexes import Hex
from bob_editor.rules.los.scene import Scene, UnitOnMap
from bob_editor.words import mark, tr


class PlaceUnit(CounterTool):
    """Puts a unit of the chosen kind in a hex, or takes it away where it is; a drag moves one."""

    id = "place_unit"
    title = "Place unit"
    shortcut = "B"
    icon = "mdi6.chess-pawn"

    counter = Option("unit", "Unit", "unit")
    unit = ""
    side = ""

    @property
    def options(self) -> tuple[Option, ...]:
        """Which unit, and whose, where that counts."""
        if not self.document.ruleset.whose_units_count:
            return super().options
        whose = (("", mark("Not known")), *sides_of(self.los.scene))
        return (*super().options, Option("side", "Whose", "choice", whose))

    @property
    def is_of_use(self) -> bool:
        """Whether units are in the way of lines in this game."""
        return bool(self.document.ruleset.units_in_the_way)

    @property
    def hint(self) -> str:
        """What a press here will do."""
        at, pressed = self._here, self._pressed
        if self.pointer is None or at is None:
            return tr(
                "{tool}: click a hex; click again, or with the right button, to take it away; drag to move it",
                tool=tr(self.title),
            )
        title, label = self._title_of(self.chosen), self._label(at)
        held = self._held(pressed or at)
        if pressed not in (None, at):
            if held is None:
                return tr("Put {title} in {label}, for the LOS trial", title=title, label=label)
            return tr("Let go to move {title} to {label}", title=self._title_of(held.unit), label=label)
        if held is not None and self._takes(self.pointer, held):
            if at == self._put_in:
                return tr(
                    "{title} stands in {label}; a click takes it away again, a drag moves it",
                    title=title,
                    label=label,
                )
            return tr(
                "Take {what} away from {label}, or drag it", what=self._title_of(held.unit), label=label
            )
        return tr("Put {title} in {label}, for the LOS trial", title=title, label=label)

    def press(self, pointer: Pointer) -> None:
        """Take hold of the unit here, or of a new one."""
        self.pointer, self._put_in = pointer, None
        self._pressed = self._here
        self._update()

    def release(self, pointer: Pointer) -> None:
        """Let it stand here; one that wasn't moved is taken away."""
        self.pointer = pointer
        after, label = self._after(), self._told()
        pressed, self._pressed = self._pressed, None
        if pressed is not None and after is not None:
            self.los.perform(after, label)
            self._put_in = self._here
        self._update()

    # -- what is pending ----------------------------------------------------------------------------------------

    @property
    def _units(self) -> tuple[UnitOnMap, ...]:
        return self.los.scene.units

    def _held(self, at: Hex) -> UnitOnMap | None:
        """The unit that a press in a hex takes hold of: one of the chosen kind, else the topmost."""
        here = [one for one in self._units if one.at == at]
        return next((one for one in reversed(here) if one.unit == self.chosen), here[-1] if here else None)

    def _takes(self, pointer: Pointer, held: UnitOnMap) -> bool:
        return pointer.button == "right" or pointer.control or held.unit == self.chosen

    def _after(self) -> Scene | None:
        """The scene after letting go here; None where nothing comes of it."""
        at, pointer, scene = self._here, self.pointer, self.los.scene
        start = self._pressed or at
        if at is None or start is None or pointer is None:
            return None
        held = self._held(start)
        if held is not None and start != at:
            others = tuple(one for one in scene.units if one is not held)
            return replace(scene, units=(*others, replace(held, at=at)))
        if held is not None and self._takes(pointer, held):
            return scene.without((held,))
        if pointer.button == "right" or pointer.control:
            return None
        return replace(scene, units=(*scene.units, UnitOnMap(self.chosen, at, self._side)))

    @property
    def _side(self) -> str:
        """Whose the units are that are put down."""
        return self.side if self.document.ruleset.whose_units_count else ""

    def _told(self) -> str:
        """What letting go here is called among the steps of undo."""
        after = self._after()
        more = 0 if after is None else len(after.units) - len(self._units)
        held = None if self._pressed is None else self._held(self._pressed)
        title = self._title_of(self.chosen if held is None or more > 0 else held.unit)
        if more > 0:
            return tr("Place {title}", title=title)
        return tr("Take {title} away", title=title) if more < 0 else tr("Move {title}", title=title)

    def _preview(self) -> Preview:
        at = self._here
        if at is None:
            return NOTHING
        if self._pressed is None and at == self._put_in:
            return Preview(hexes=frozenset([at]))
        return Preview(hexes=frozenset([at]), scene=self._after())

"""Place markers: smoke, fortifications and the like, beside the board."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.tools.counters.counter_tool import CounterTool
from bob_editor.editing.tools.tool import Option
from bob_editor.geometry.facings import facing_towards
from bob_editor.geometry.hexes import Hex
from bob_editor.rules.los.marker_numbers import number_field, numbers_allowed
from bob_editor.rules.los.scene import Marker, Scene
from bob_editor.words import tr


class PlaceMarker(CounterTool):
    """Puts the chosen marker in a hex, or takes it away where it is; a drag moves it, or turns one that faces."""

    id = "place_marker"
    title = "Place marker"
    shortcut = "M"
    icon = "mdi6.map-marker-plus-outline"

    counter = Option("marker", "Marker", "marker")
    marker = ""
    number = 3
    """What the next one has that needs a number, as near as it may be."""

    @property
    def options(self) -> tuple[Option, ...]:
        """Which marker, and by what number it counts."""
        field = number_field(self.document.ruleset, self.chosen)
        if field is None:
            return super().options
        choices = tuple((one, str(one)) for one in numbers_allowed(field))
        return (*super().options, Option("number", "Value", "choice", choices))

    @property
    def _row(self) -> Mapping[str, Any]:
        return self._counters.get(self.chosen, {})

    @property
    def _far_end(self) -> str | None:
        """The field that names another place, where the marker has one; a drag leads there."""
        return next(
            (
                field["name"]
                for field in self._row.get("fields", ())
                if field.get("type") == "place" and field.get("required")
            ),
            None,
        )

    @property
    def hint(self) -> str:
        """What a press here will do."""
        if not self.chosen:
            return tr("This ruleset has no markers")
        at = self._here
        if self.pointer is None or at is None:
            return tr(
                "{tool}: click a hex; click again, or with the right button, to take it away; drag to move it",
                tool=tr(self.title),
            )
        title, label = self._title_of(self.chosen), self._label(at)
        if self._pressed is None and at == self._put_in and self._held(at):
            return tr(
                "{title} stands in {label}; a click takes it away again, a drag moves it",
                title=title,
                label=label,
            )
        if self._pressed is None and self._takes_all(self.pointer):
            gone = next(iter(self._gone(at)), None)
            what = tr("nothing") if gone is None else self._title_of(gone.marker)
            return tr("Take {what} away from {label}", what=what, label=label)
        if self._held(self._pressed or at):
            if self._pressed in (None, at):
                return tr("Take {what} away from {label}, or drag it", what=title, label=label)
            if self._far_end is None:
                return tr("Let go to move {title} to {label}", title=title, label=label)
        if self._far_end is not None:
            start = self._label(self._pressed) if self._pressed is not None else label
            if start == label:
                return tr("{title} from {start}: drag to its other end", title=title, start=start)
            return tr("{title} from {start} to {label}", title=title, start=start, label=label)
        new = self._new(self._pressed or at, self.pointer)
        label = self._label(new.at)
        if new.facing is None:
            return tr("Put {title} in {label}, for the LOS trial", title=title, label=label)
        return tr(
            "Put {title} in {label}, facing {facing}: drag to turn it, for the LOS trial",
            title=title,
            label=label,
            facing=new.facing,
        )

    def press(self, pointer: Pointer) -> None:
        """Take hold of the marker here, or of a new one; the right button takes one away."""
        self.pointer = pointer
        self._put_in = None
        at = self._here
        if at is not None and self.chosen:
            if self._takes_all(pointer):
                self._set(self.los.scene.without(self._gone(at)))
            else:
                self._pressed = at
        self._update()

    def release(self, pointer: Pointer) -> None:
        """Let the marker go, facing the pointer; one that stood there and wasn't moved is taken away."""
        self.pointer = pointer
        if self._pressed is not None:
            after = self._after(self._pressed, pointer)
            stands = pointer.hex if self._held(self._pressed) else self._pressed
            self._pressed = None
            self._set(after)
            self._put_in = stands
        self._update()

    # -- what is pending ----------------------------------------------------------------------------------------

    def _at(self, at: Hex) -> list[Marker]:
        return [marker for marker in self.los.scene.markers if marker.at == at]

    @staticmethod
    def _takes_all(pointer: Pointer) -> bool:
        """Whether a press takes a marker away, whichever it is."""
        return pointer.button == "right" or pointer.control

    def _gone(self, at: Hex) -> list[Marker]:
        """What a press takes away here: the chosen marker, else the topmost."""
        here = self._at(at)
        return [one for one in here if one.marker == self.chosen][-1:] or here[-1:]

    def _held(self, at: Hex) -> Marker | None:
        """The one of the chosen kind that a press here takes hold of; a drag turns it where it faces somewhere."""
        if self._row.get("facing"):
            return None
        return next((one for one in reversed(self._at(at)) if one.marker == self.chosen), None)

    def _after(self, at: Hex, pointer: Pointer) -> Scene:
        """The scene after a press in a hex and letting go at the pointer."""
        held, scene, there = self._held(at), self.los.scene, pointer.hex
        if held is not None and there == at:
            return scene.without((held,))
        if held is None or self._far_end is not None:
            return self._put(at, pointer)
        if there not in self.board.grid:
            return scene
        others = scene.without((held, *(one for one in self._at(there) if one.marker == held.marker)))
        return replace(others, markers=(*others.markers, replace(held, at=there)))

    def _put(self, at: Hex, pointer: Pointer) -> Scene:
        new, scene = self._new(at, pointer), self.los.scene
        if self._far_end is not None and self._far_end not in new.fields:
            return scene
        # One that faces two hexsides is two markers, as two roadblocks are; turning one is putting it there anew.
        others = tuple(
            marker
            for marker in scene.markers
            if not (
                marker.at == at
                and marker.marker == new.marker
                and (marker.facing == new.facing or self._turns)
            )
        )
        return replace(scene, markers=(*others, new))

    @property
    def _turns(self) -> bool:
        """Whether a hex holds only one such marker, so that a second press turns it."""
        return self._row.get("facing") not in (None, "side")

    def _new(self, at: Hex, pointer: Pointer) -> Marker:
        fields: dict[str, Any] = {}
        if self._far_end is not None and pointer.hex != at and pointer.hex in self.board.grid:
            fields[self._far_end] = self._label(pointer.hex)
        field = number_field(self.document.ruleset, self.chosen)
        if field is not None:
            fields[field["name"]] = min(numbers_allowed(field), key=lambda one: abs(one - self.number))
        return Marker(self.chosen, at, facing=self._facing(at, pointer), fields=fields)

    def _facing(self, at: Hex, pointer: Pointer) -> str | None:
        kind = self._row.get("facing")
        return str(facing_towards(self.board.grid, at, pointer.point, kind)) if kind else None

    def _set(self, after: Scene) -> None:
        before, title = self.los.scene.markers, self._title_of(self.chosen)
        if after.markers == before:
            return
        if len(after.markers) > len(before):
            label = f"Place {title}"
        elif all(one in before for one in after.markers):
            label = "Take a marker away"
        else:
            label = tr("Move {title}", title=title)
        self.los.perform(after, label)

    def _preview(self) -> Preview:
        at = self._pressed or self._here
        if at is None or self.pointer is None or not self.chosen:
            return Preview()
        if self._pressed is None and at == self._put_in:
            return Preview(hexes=frozenset([at]))
        if self._pressed is None and self._takes_all(self.pointer):
            return Preview(hexes=frozenset([at]), scene=self.los.scene.without(self._gone(at)))
        held = self._pressed is not None and self._held(self._pressed)
        shown = at if not held or self._here is None else self._here
        return Preview(hexes=frozenset([shown]), scene=self._after(at, self.pointer))

"""Look along lines of sight: from one hex at the hex under the pointer."""

from operator import is_
from typing import Any

from psygnal import Signal

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.said import said
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.sight.sides import sides_of
from bob_editor.editing.tools.tool import Option, Tool
from bob_editor.geometry.hexes import Hex
from bob_editor.model.change import Change
from bob_editor.rules.los.scene import End
from bob_editor.rules.wording import direction
from bob_editor.words import mark, tr


class Look(Tool):
    """A click sets who looks; then the thread follows the pointer, and a second click holds it there.

    A drag sets both ends. Shift holds the thread while the pointer moves; a click is ``compared`` with it: the hex
    looks together with others, or no longer.
    """

    id = "look"
    title = "Line of sight"
    shortcut = "L"
    icon = "mdi6.eye-outline"
    cursor = "eye"
    edits = "nothing"

    origin_in: str | None = None
    target_in: str | None = None
    origin_unit: str | None = None
    target_unit: str | None = None
    target_lit = False
    origin_road_side: int | None = None
    target_road_side: int | None = None
    origin_side: str | None = None
    target_side: str | None = None

    compared = Signal(Hex)

    pinned = False
    _pressed: Hex | None = None
    _stepped: Hex | None = None
    """Where keys have led the far end."""
    _dragged = False
    _offered: tuple[tuple[object, ...], tuple[Option, ...]] = ((None, None, None), ())
    """The options, and of what ruleset, grid and scene they are: each move of the pointer asks for them many times."""

    def __init__(self, document: Document, los: LiveLos) -> None:
        super().__init__(document, los)
        los.changed.connect(self._los_changed)

    def _document_changed(self, change: Change) -> None:
        super()._document_changed(change)
        if change.everything:
            self._fit(*(option.name for option in self.options))

    def _los_changed(self) -> None:
        """The word at the thread's end is that of the line as it is now, whatever made it another."""
        self._shown = None

    @property
    def may_leave(self) -> bool:
        """A thread that is held stays when the pointer leaves; one that follows waits for it."""
        return self.pinned or super().may_leave

    @property
    def options(self) -> tuple[Option, ...]:
        """Where in its hex each end is, and what unit, as far as the ruleset asks."""
        about = (self.document.ruleset, self.document.value.grid, self.los.scene)
        if not all(map(is_, about, self._offered[0])):
            self._offered = about, self._offers()
        return self._offered[1]

    def _offers(self) -> tuple[Option, ...]:
        rows = self.document.ruleset.data
        places = tuple((row.get("in"), row.get("title", row.get("in") or "")) for row in rows.get("ends", ()))
        units = (
            (None, mark("Any unit")),
            *((row["id"], row.get("title", row["id"])) for row in rows.get("units", ())),
        )
        found = []
        if len(places) > 1:
            found += [
                Option("origin_in", "From", "choice", places),
                Option("target_in", "To", "choice", places),
            ]
        if len(units) > 1:
            found += [
                Option("origin_unit", "Who looks", "choice", units),
                Option("target_unit", "Seen", "choice", units),
            ]
        if self._has_sides:
            names = self.document.value.grid.frame.side_names
            sides = (
                (None, mark("Either side")),
                *((turn, f"{direction(name)} of the road") for turn, name in enumerate(names)),
            )
            found += [
                Option("origin_road_side", "Looks from", "choice", sides),
                Option("target_road_side", "Stands", "choice", sides),
            ]
        if self.document.ruleset.whose_units_count:
            whose = ((None, mark("Who stands there")), *sides_of(self.los.scene))
            found += [
                Option("origin_side", "From side", "choice", whose),
                Option("target_side", "To side", "choice", whose),
            ]
        lights = any(row.get("los") == "lights" for row in rows.get("markers", ()))
        return (*found, *([Option("target_lit", "Target illuminated", "switch")] if lights else []))

    @property
    def _has_sides(self) -> bool:
        """Whether a change of the scene makes roads that have sides."""
        rows = self.document.ruleset.rows("changes")
        return any(rows.get(one.change, {}).get("road_sides") for one in self.los.scene.changes)

    def set_option(self, name: str, value: Any) -> None:
        """Set an option, and look again with it."""
        super().set_option(name, value)
        origin, target = self.los.origin, self.los.target
        self.los.look(
            self.origin_at(origin.hex) if origin else None, self.target_at(target.hex) if target else None
        )

    @property
    def hint(self) -> str:
        """What a press here will do, after why nothing is seen where that is so: the hex may have no cave."""
        if not self.los.available:
            return tr("{game} has no LOS in this program", game=self.document.ruleset.title)
        return " ".join(filter(None, (said(self.los.trouble), self._does)))

    @property
    def _does(self) -> str:
        at, origin = self._here, self.los.origin
        if at is None and self.pinned and origin is not None and self.los.target is not None:
            return tr("{line}; arrow keys move the far end", line=self._line(origin.hex, self.los.target.hex))
        if at is None and origin is not None and not self.pinned:
            label = self._label(origin.hex)
            return tr("From {label}: point at what is looked at; a click holds the thread", label=label)
        if at is None or self.pointer is None:
            return tr(
                "{tool}: click who looks, then point at what is looked at; drag for both at once",
                tool=tr(self.title),
            )
        label = self._label(at)
        if self.pointer.shift and not self._dragged:
            return tr("Compare the field of {label} with others, or no longer", label=label)
        if origin is None or self.pinned:
            return tr("Look from {label}", label=label)
        line = self._line(origin.hex, self.los.target.hex if self.los.target is not None else at)
        return tr("{line}; a click holds the thread", line=line)

    def _line(self, start: Hex, end: Hex) -> str:
        """The line in words, with its verdict where there is one."""
        first, last, seen = self._label(start), self._label(end), self.los.answer
        if seen is None:
            return tr("{first} to {last}", first=first, last=last)
        return tr(
            "{first} to {last}: {verdict}, range {range}",
            first=first,
            last=last,
            verdict=_words(seen.expectation),
            range=seen.range,
        )

    @property
    def busy(self) -> bool:
        """Whether there is a thread or an origin to give up."""
        return self.los.origin is not None

    def hover(self, pointer: Pointer) -> None:
        """Point the thread here, unless it is held."""
        self.pointer = pointer
        if self.los.origin is not None and not self.pinned and not pointer.shift:
            self.los.target = self._target(self._here)
        self._update()

    def press(self, pointer: Pointer) -> None:
        """Begin a click or a drag."""
        self.pointer = pointer
        self._pressed, self._dragged = self._here, False
        self._update()

    def move(self, pointer: Pointer) -> None:
        """Draw the thread from where the button went down."""
        self.pointer = pointer
        at = self._here
        if self._pressed is not None and at is not None and (self._dragged or at != self._pressed):
            self._dragged = True
            self.los.look(self.origin_at(self._pressed), self._target(at))
        self._update()

    def release(self, pointer: Pointer) -> None:
        """End the drag, or take the click: first who looks, then what is looked at."""
        self.pointer = pointer
        at, self._pressed = self._pressed, None
        if self._dragged:
            self.pinned = True
        elif at is not None and pointer.shift:
            self.compared.emit(at)
        elif at is not None:
            if self.los.origin is None or self.pinned:
                self.pinned = False
                self.los.look(self.origin_at(at), None)
            else:
                self.pinned = True
                self.los.target = self._target(at)
        self._dragged = False
        self._update()

    def hold(self, start: End, goal: End) -> None:
        """Look along a line that stays until somebody looks along another, whatever else is done on the board."""
        self.pinned = True
        self.los.look(start, goal)
        self._update()

    def step(self, at: Hex) -> None:
        """Look at another hex, and hold the thread there."""
        self.pinned, self.pointer, self._stepped = True, None, at
        self.los.target = self._target(at)
        self._update()

    def swap(self) -> None:
        """Look the other way."""
        self.origin_in, self.target_in = self.target_in, self.origin_in
        self.origin_unit, self.target_unit = self.target_unit, self.origin_unit
        self.origin_road_side, self.target_road_side = self.target_road_side, self.origin_road_side
        self.origin_side, self.target_side = self.target_side, self.origin_side
        self.los.swap()
        self._update()

    def cancel(self) -> None:
        """Give up the thread; once more, the origin too."""
        if self.los.target is not None:
            self.los.target = None
        else:
            self.los.origin = None
        self.pinned = False
        self._pressed = None
        self._update()

    def leave(self) -> None:
        """Keep the origin and a held thread; let go of one that only followed the pointer."""
        self.pointer = self._stepped = None
        self._pressed = None
        if not self.pinned:
            self.los.target = None
        self._update()

    def origin_at(self, at: Hex) -> End:
        """Who looks from a hex, as the options have it."""
        road = self.origin_road_side if self._has_sides else None
        side = self.origin_side if self.document.ruleset.whose_units_count else None
        end = End(at, position=self.origin_in, unit=self.origin_unit, road_side=road, side=side)
        return end.under_rules(self.document.ruleset)

    def target_at(self, at: Hex) -> End:
        """Who is looked at in a hex, as the options have it."""
        road = self.target_road_side if self._has_sides else None
        side = self.target_side if self.document.ruleset.whose_units_count else None
        end = End(
            at,
            position=self.target_in,
            unit=self.target_unit,
            lit=self.target_lit,
            road_side=road,
            side=side,
        )
        return end.under_rules(self.document.ruleset)

    def _target(self, at: Hex | None) -> End | None:
        return None if at is None else self.target_at(at)

    def _preview(self) -> Preview:
        # A thread that is held says its word where it ends, not wherever the pointer goes on to.
        target, here = self.los.target, self._here
        if target is not None and self.pointer is None and target.hex == self._stepped:
            here = self._stepped
        told = not self.pinned or (target is not None and target.hex == here)
        seen = self.los.answer if told else None
        return Preview(
            hexes=frozenset([] if here is None else [here]),
            text=_words(seen.expectation) if seen is not None else "",
        )


def _words(expectation: str) -> str:
    """A verdict as people say it."""
    verdict, _, hindrance = expectation.partition(":")
    words = {"clear": tr("clear"), "hindered": tr("hindered"), "blocked": tr("blocked"), "blind": tr("blind")}
    return f"{words.get(verdict, verdict)} {hindrance}".strip()

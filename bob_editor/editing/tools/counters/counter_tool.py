"""What tools that lay counters on a board have in common."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools.tool import Option, Tool
from bob_editor.geometry.hexes import Hex
from bob_editor.rules.los.scene import Marker, UnitOnMap
from bob_editor.sheet.languages.in_window import label as named


class CounterTool(Tool):
    """Has a counter of a kind in hand; ``counter`` is the option that says which, its name the kind.

    Counters belong to the LOS trial, which is kept beside the board and is no part of it.
    """

    counter: Option

    _pressed: Hex | None = None
    _put_in: Hex | None = None
    """Where one was just put or taken: until the pointer has gone elsewhere that is shown, and not what comes next."""
    _stood: tuple[tuple[Marker, ...], tuple[UnitOnMap, ...]] = ((), ())

    def __init__(self, document: Document, los: LiveLos) -> None:
        super().__init__(document, los)
        los.changed.connect(self._scene_changed)

    @property
    def options(self) -> tuple[Option, ...]:
        """Which counter."""
        choices = tuple((name, str(row.get("title", name))) for name, row in self._counters.items())
        return (replace(self.counter, choices=choices),)

    @property
    def chosen(self) -> str:
        """The counter in hand, always one that this ruleset has; "" where it has none."""
        name = str(getattr(self, self.counter.name))
        return name if name in self._counters else next(iter(self._counters), "")

    @property
    def busy(self) -> bool:
        """Whether a counter is being put down or moved."""
        return self._pressed is not None

    def hover(self, pointer: Pointer) -> None:
        """Point elsewhere."""
        if pointer.hex != self._put_in:
            self._put_in = None
        super().hover(pointer)

    def cancel(self) -> None:
        """Leave everything where it stands, and the counter in hand."""
        self._pressed = None
        self._update()

    def _scene_changed(self) -> None:
        """Other counters stand there, by a press or by undo; what was pending is of those before."""
        stand = self.los.scene.markers, self.los.scene.units
        if stand != self._stood:
            self._stood, self._put_in = stand, self._here
            self._update()

    @property
    def _counters(self) -> Mapping[str, Mapping[str, Any]]:
        return self.document.ruleset.rows(f"{self.counter.name}s")

    def _title_of(self, counter: str) -> str:
        return named(str(self._counters.get(counter, {}).get("title", counter)))

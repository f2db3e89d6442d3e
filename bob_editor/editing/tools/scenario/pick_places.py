"""Picks hexes or hexsides on the map for a field of the card."""

from bob_editor.editing.document.document import Document
from bob_editor.editing.document.hex_pick import PickRequest
from bob_editor.editing.document.open_scenario import OpenScenario
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import NOTHING, Preview
from bob_editor.editing.gestures.stroke_hexes import hex_line
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools.scenario.scenario_tool import ScenarioTool
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side
from bob_editor.words import mark, tr


class PickPlaces(ScenarioTool):
    """Of use while a form asks: a click picks or unpicks, a drag picks a stretch; Enter takes them, Escape gives up."""

    id = "pick_places"
    title = "Pick on the map"
    shortcut = "Y"
    icon = "mdi6.crosshairs-gps"
    cursor = "cross"
    keeps = True

    def __init__(self, document: Document, los: LiveLos, scenario: OpenScenario) -> None:
        super().__init__(document, los, scenario)
        self.picked: list[str] = []
        self._last: Hex | None = None
        self._adds = True
        scenario.pick.changed.connect(self._asked)

    @property
    def request(self) -> PickRequest | None:
        """What the form asks for."""
        return self.scenario.pick.request

    def _asked(self) -> None:
        self.picked = list(self.request.chosen) if self.request is not None else []
        self._update()

    @property
    def busy(self) -> bool:
        """Whether somebody waits for an answer."""
        return self.request is not None

    @property
    def hint(self) -> str:
        """What is asked for, and how much of it is picked."""
        if self.request is None or not self.request.several:
            return self.asked
        return tr("{asked} {count} picked.", asked=self.asked, count=len(self.picked))

    @property
    def asked(self) -> str:
        """What is asked for."""
        if self.request is None:
            return tr("A field of the card asks for places with its button “Pick on the map”.")
        if not self.request.several:
            text = (
                mark("{field}: click the side. Escape: give up.")
                if self.request.what == "side"
                else mark("{field}: click the hex. Escape: give up.")
            )
            return tr(text, field=self.request.title)
        return tr(
            "{field}: click or drag. Enter: take them. Escape: give up.",
            field=self.request.title,
        )

    def _label_here(self) -> str | None:
        if self.request is None or self.pointer is None:
            return None
        if self.request.what in ("side", "sides"):
            side = self.pointer.side
            on_map = side is not None and any(at in self.board.grid.index for at in side.hexes)
            return self.board.grid.side_label(side) if side is not None and on_map else None
        here = self._here
        return None if here is None else self._label(here)

    def press(self, pointer: Pointer) -> None:
        """Pick what is here, or unpick it."""
        self.pointer = pointer
        label, request = self._label_here(), self.request
        if request is not None and label is not None:
            if not request.several:
                self.scenario.pick.finish((label,))
                return
            self._adds = self._there(label) is None
            self._mark(label)
            self._last = self._here
        self._update()

    def move(self, pointer: Pointer) -> None:
        """A drag goes on with what the press did."""
        self.pointer = pointer
        here = self._here
        if (
            self.request is not None
            and self.request.what == "hexes"
            and here is not None
            and self._last is not None
        ):
            for at in hex_line(self._last, here):
                if at in self.board.grid.index:
                    self._mark(self._label(at))
            self._last = here
        self._update()

    def release(self, pointer: Pointer) -> None:
        """The stroke ends."""
        self.pointer = pointer
        self._last = None
        self._update()

    def _mark(self, label: str) -> None:
        there = self._there(label)
        if self._adds and there is None:
            self.picked.append(label)
        elif not self._adds and there is not None:
            self.picked.remove(there)

    def _there(self, label: str) -> str | None:
        """By which name a place is picked: a hexside has two or more, and so has a hex that is joined of halves."""
        wanted = self._place(label)
        return next((one for one in self.picked if one == label or self._place(one) == wanted), None)

    def _place(self, label: str) -> Hex | Side | None:
        grid = self.board.grid
        return grid.side_anywhere(label) if "/" in label else grid.hex_anywhere(label)

    def finish(self) -> bool:
        """Hand the picked places to the form."""
        if self.request is None:
            return False
        self.scenario.pick.finish(tuple(self.picked))
        return True

    def back(self) -> bool:
        """Unpick the last one."""
        if not self.picked:
            return False
        self.picked.pop()
        self._update()
        return True

    def cancel(self) -> None:
        """Give up; the field stays as it was."""
        self.scenario.pick.cancel()
        self._update()

    def leave(self) -> None:
        """The pointer is elsewhere; the form still waits."""
        self.pointer = None
        self._update()

    def _preview(self) -> Preview:
        grid = self.board.grid
        if self.request is None:
            return NOTHING
        label = self._label_here()
        if self.request.what in ("side", "sides"):
            sides = frozenset(
                side
                for one in (*self.picked, *([label] if label else []))
                if (side := grid.side_anywhere(one))
            )
            side = None if label is None else grid.side_anywhere(label)
            return Preview(sides=sides, text=label or "", here=side)
        hexes = {at for one in self.picked if (at := grid.hex_anywhere(one)) is not None and at in grid.index}
        here = self._here
        return Preview(
            hexes=frozenset(hexes | ({here} if here is not None else set())),
            selected=frozenset(hexes),
            text=label or "",
            here=here,
        )

"""Paints a set-up area, or any other area of the card, hex by hex."""

from collections.abc import Mapping
from copy import deepcopy
from functools import partial
from typing import Any

from bob_editor.editing.card import placing as card_places
from bob_editor.editing.card.form import card_form
from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.document.document import Document
from bob_editor.editing.document.open_scenario import OpenScenario
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import NOTHING, Preview
from bob_editor.editing.gestures.stroke_hexes import brushed, hex_line
from bob_editor.editing.said import said
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools.scenario.scenario_tool import ScenarioTool
from bob_editor.editing.tools.tool import Option
from bob_editor.geometry.hexes import Hex
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.model.scenario_edits import append
from bob_editor.rules.cards.code import Area
from bob_editor.rules.game import game_of
from bob_editor.words import many, mark, tr

Json = Any


class PaintArea(ScenarioTool):
    """Adds hexes to the chosen area, Control or the right button takes them away; without one, a new area begins.

    ``size`` is the brush's reach in hexes, ``side`` whose a new set-up area is.
    """

    id = "paint_area"
    title = "Paint set-up areas"
    shortcut = "G"
    icon = "mdi6.texture-box"
    cursor = "pencil"

    def __init__(self, document: Document, los: LiveLos, scenario: OpenScenario) -> None:
        super().__init__(document, los, scenario)
        self.size = 0
        self._stroke: set[Hex] | None = None
        self._removes = False
        self._last: Hex | None = None
        scenario.chosen_changed.connect(self._update)

    @property
    def options(self) -> tuple[Option, ...]:
        """Brush, what is painted, and the owner of new areas."""
        sides = tuple(self.side_titles.items())
        brush = Option(
            "size", "Brush", "choice", ((0, mark("1 hex")), (1, mark("7 hexes")), (2, mark("19 hexes")))
        )
        anew = (("", mark("A new one")),) if self._table is not None else ()
        targets = (*anew, *((_named(one.path), said(one.title)) for one in self.areas))
        shown = [brush, Option("target", "Area", "choice", targets)] if targets else [brush]
        if sides and self._table is not None and self.area is None:
            shown.append(Option("side", "New area for", "choice", sides))
        return tuple(shown)

    @property
    def target(self) -> str:
        """What is painted: the place of an area on the card, "" for one that begins."""
        return "" if self.area is None else _named(self.area.path)

    @target.setter
    def target(self, value: str) -> None:
        self.scenario.choose(next((one.path for one in self.areas if _named(one.path) == value), None))

    @property
    def _table(self) -> CardField | None:
        """The card's table of set-up areas; None where the game has none."""
        return card_form(self.document.ruleset).field_at(("setup_areas",))

    @property
    def hint(self) -> str:
        """Which area a press will paint."""
        area = self.area
        if area is None and self._table is None:
            return tr(
                "This game has no set-up areas. Shift-click an objective of several hexes to paint those."
            )
        if area is None:
            return tr("Drag over hexes to begin a set-up area. Choose an area by a click on it with Shift.")
        if card_places.is_by_rule(self.scenario.value, area.path):
            return tr(
                "{area} is given by rule: painting makes it a list. Shift-click: choose another area.",
                area=said(area.title),
            )
        return tr(
            "Drag to add hexes to {area}, Ctrl-drag to take them away. Shift-click: choose another area.",
            area=said(area.title),
        )

    @property
    def busy(self) -> bool:
        """Whether a stroke is under way."""
        return self._stroke is not None

    @property
    def areas(self) -> tuple[Area, ...]:
        """The areas that the card has now."""
        return () if self.card is None else game_of(self.document.ruleset).card_code().areas(self.card)

    @property
    def area(self) -> Area | None:
        """The area whose row, or a part of it, is chosen."""
        chosen = self.scenario.chosen
        if chosen is None:
            return None
        return next((one for one in self.areas if chosen[: len(one.path)] == one.path), None)

    def press(self, pointer: Pointer) -> None:
        """Begin a stroke, or choose the area here."""
        self.pointer = pointer
        here = self._here
        if pointer.shift and here is not None:
            over = [one for one in self.areas if here in one.hexes]
            if over:
                now = self.area
                place = over.index(now) if now in over else -1
                self.scenario.choose(over[(place + 1) % len(over)].path)
        elif here is not None:
            self._removes = pointer.control or pointer.button == "right"
            self._stroke, self._last = set(self._brush(here)), here
        self._update()

    def move(self, pointer: Pointer) -> None:
        """Go on with the stroke, leaving no hex out on the way."""
        self.pointer = pointer
        here = self._here
        if self._stroke is not None and here is not None:
            for at in hex_line(self._last or here, here):
                self._stroke.update(self._brush(at))
            self._last = here
        self._update()

    def release(self, pointer: Pointer) -> None:
        """Put the stroke into the card."""
        self.pointer = pointer
        stroke, self._stroke = self._stroke, None
        if stroke:
            self._paint(frozenset(stroke))
        self._update()

    def _paint(self, stroke: frozenset[Hex]) -> None:
        area, grid = self.area, self.board.grid
        if area is None:
            if self._removes or self._table is None:
                return
            labels = [grid.label(at) for at in sorted(stroke, key=grid.position)]
            edit = partial(_with_new_area, side=self.side, grid_labels=labels, begun=self._table.row)
            self._perform(Edit("New set-up area", edit))
            rows = self.scenario.get("setup_areas")
            if isinstance(rows, list):
                self.scenario.choose(("setup_areas", len(rows) - 1))
            return
        hexes = area.hexes - stroke if self._removes else area.hexes | stroke
        if hexes != area.hexes:
            edit = partial(card_places.painted, path=area.path, grid=grid, hexes=hexes)
            self._perform(Edit(tr("Paint {title}", title=said(area.title)), edit))

    def cancel(self) -> None:
        """Give up the stroke; with none, choose no area."""
        if self._stroke is None:
            self.scenario.choose(None)
        self._stroke = None
        self._update()

    def leave(self) -> None:
        """The pointer is elsewhere; the area stays chosen."""
        self.pointer = self._stroke = None
        self._update()

    def _brush(self, at: Hex) -> set[Hex]:
        return set(brushed(self.board.grid, (at,), self.size))

    def _preview(self) -> Preview:
        area, here = self.area, self._here
        if self._stroke is not None:
            left = (area.hexes if area is not None else frozenset()) - self._stroke
            shown = left if self._removes else left | self._stroke
            return Preview(hexes=frozenset(shown), text=many("1 hex", "{count} hexes", len(shown)), here=here)
        if here is None or (area is None and self._table is None):
            return NOTHING
        word = tr("new area")
        if area is not None:
            word = f"{said(area.title)}: {many('1 hex', '{count} hexes', len(area.hexes))}"
        return Preview(hexes=frozenset(self._brush(here)), text=word)


def _named(path: FieldPath) -> str:
    """A path as a choice's value."""
    return "/".join(map(str, path))


def _with_new_area(
    scenario: Scenario, *, side: str, grid_labels: list[str], begun: Mapping[str, Json]
) -> Scenario:
    """The scenario with one more set-up area, in the form that its other areas have."""
    rows = [row for _, row in scenario.setup_areas]
    taken = [row.get("id") for row in rows]
    name = next(
        f"{side or 'area'}{number}"
        for number in range(1, len(rows) + 2)
        if f"{side or 'area'}{number}" not in taken
    )
    row: dict[str, object] = {} if rows and "id" not in rows[0] else {"id": name}
    if side:
        row["side"] = side
    row |= deepcopy(dict(begun))
    if any("mode" in one for one in rows):
        return append(scenario, ("setup_areas",), {**row, "mode": "hexes", "hexes": grid_labels})
    return append(scenario, ("setup_areas",), {**row, "area": grid_labels})

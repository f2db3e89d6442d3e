"""A scene read for LOS: what every hex holds, by number, and which heights hang together.

Everything that ``trace`` and ``field`` ask of the map is answered here, so the two can only differ in how they look.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.change import Change
from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.masses import masses_of
from bob_editor.rules.los.read_map import ReadMap
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rulesets.memoir_44.land.chart import Chart
from bob_editor.rulesets.memoir_44.land.contents import NEVER, NOTHING, OFF_BOARD, Contents, Inventory
from bob_editor.rulesets.memoir_44.land.rulings import Rulings, skips_los
from bob_editor.rulesets.memoir_44.sight.terms import Terms

DAYLIGHT = 6
"""The visibility from which on night limits nothing (A19)."""

Groups = dict[int, int]
"""For each hex with a height, by number, its contiguous height: the least number among its hexes."""


class MapReading(ReadMap):
    """One scene as the LOS rule sees it.

    ``hexes[number]`` are the contents of a hex, None where nothing lies that a thread may meet; ``OFF_BOARD`` for every
    number that is no hex of the board. ``clauses`` and ``levels`` have in a byte for each number under which clauses of
    the rule falls what may obstruct there, and its height. ``ordinary`` are the terms of a line to flat ground.
    ``worded`` keeps reasons in words by hex and distance: threads share them; ``labels_found`` and ``groups_found``
    keep what was asked before.
    """

    def __init__(self, scene: Scene, kept: MapReading | None = None, renewed: Iterable[Hex] = ()) -> None:
        super().__init__(scene)
        self.rulings = Rulings.of(scene)
        self.ordinary = Terms(self.rulings)
        self.inventory = Inventory(scene)
        self._others: dict[str, list[Terms]] = {}
        self.groups_found: dict[tuple[bool, bool], Groups] = {}
        self.worded: dict[int, list[Reason]] = {}
        self.labels_found: dict[int, str] = {} if kept is None else kept.labels_found
        self.hexes: list[Contents | None]
        if kept is None:
            self.hexes = [OFF_BOARD] * self.cells.size
            for at, number in zip(self.grid.hexes, self.cells.numbers.tolist(), strict=True):
                self.hexes[number] = self._contents(at)
            self.clauses = bytearray(one.clauses if one else NEVER for one in self.hexes)
            self.levels = bytearray(one.level if one else 0 for one in self.hexes)
            return
        self.hexes = list(kept.hexes)
        self.clauses, self.levels = bytearray(kept.clauses), bytearray(kept.levels)
        same_heights = True
        for at in renewed:
            number = self.cells.number(at)
            before, after = self.hexes[number] or NOTHING, self._contents(at)
            self.hexes[number] = after
            now = after or NOTHING
            self.clauses[number], self.levels[number] = now.clauses, now.level
            same_heights &= (before.level, before.built, before.erg) == (now.level, now.built, now.erg)
        if same_heights:
            self.groups_found = kept.groups_found

    def _contents(self, at: Hex) -> Contents | None:
        found = self.inventory.contents(at)
        return None if found is NOTHING or not (found.things or found.level) else found

    def with_board(self, board: Board, change: Change) -> tuple[MapReading, frozenset[int]]:
        """The reading of an edited board and the numbers of the hexes read anew."""
        touched = [at for at in change.hexes | change.path_hexes if at in self.grid.index]
        reading = MapReading(self.scene.with_board(board), self, touched)
        return reading, frozenset(map(self.cells.number, touched))

    # -- ends -------------------------------------------------------------------------------------------------

    @cached_property
    def _unit_tags(self) -> Mapping[str, frozenset[str]]:
        rows = self.scene.ruleset.rows("units")
        return {unit: frozenset(row.get("tags", ())) for unit, row in rows.items()}

    def others(self, name: str) -> list[Terms]:
        """The ordinary terms under the rulings in force, but for each other choice of one of them."""
        if name not in self._others:
            self._others[name] = [Terms(other) for other in self.rulings.others(name, self.scene)]
        return self._others[name]

    def tags_of(self, end: End) -> frozenset[str]:
        """The tags of the unit that looks; where none is named infantry looks, whatever stands there."""
        return frozenset() if end.unit is None else self._unit_tags.get(end.unit, frozenset())

    def skips(self, end: End, rulings: Rulings) -> bool:
        """Whether the unit that looks needs no LOS."""
        return end.unit is not None and skips_los(self.tags_of(end), rulings, moved=end.moved)

    @cached_property
    def visibility(self) -> int | None:
        """How far one sees at night; None in daylight (A19)."""
        value = self.scene.in_force.get("visibility")
        return value if isinstance(value, int) and value < DAYLIGHT else None

    @cached_property
    def chart(self) -> Chart:
        """The numbers of fire."""
        return Chart.of(self.scene.ruleset)

    # -- heights ----------------------------------------------------------------------------------------------

    def groups(self, rulings: Rulings) -> Groups:
        """The contiguous heights: connected hexes of one level (T6, T30).

        A built hill that doesn't join is one of its own; ergs that don't, hang together with ergs (T48, T49, T64).
        """
        key = rulings.built_hill_joins, rulings.erg_joins_hills
        if key not in self.groups_found:
            self.groups_found[key] = self._find_groups(*key)
        return self.groups_found[key]

    def _find_groups(self, built_joins: bool, ergs_join: bool) -> Groups:  # noqa: FBT001 - the two of a key
        kinds: dict[int, tuple[int, bool]] = {}
        found: Groups = {}
        for number in self.cells.numbers.tolist():
            contents = self.hexes[number]
            if contents is None or not contents.level:
                continue
            if contents.built and not built_joins:
                found[number] = number
            else:
                kinds[number] = contents.level, contents.erg and not ergs_join
        return {**found, **masses_of(kinds, self.neighbour_steps)}

    # -- words ------------------------------------------------------------------------------------------------

    def label(self, number: int) -> str:
        """The printed name of a hex by number; of a half hex outside the board, the hexside that it adjoins."""
        if number not in self.labels_found:
            at = self.cells.hex(number)
            beside = [other for other in at.neighbours() if other in self.grid.index]
            if at in self.grid.index or not beside:
                self.labels_found[number] = self.grid.label(at)
            else:
                self.labels_found[number] = self._edge_label(at, beside)
        return self.labels_found[number]

    def _edge_label(self, at: Hex, beside: list[Hex]) -> str:
        """The board's edge at a half hex outside: the side of the hex in its own row, else of the first hex beside."""
        level = [other for other in beside if other.q == at.q]
        other = (level or beside)[0]
        direction = other.direction_to(at)
        assert direction is not None
        return f"{self.grid.label(other)}/{self.grid.frame.side_names[direction]}"

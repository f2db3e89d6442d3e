"""What lies in a hex, by the clause of the LOS rule it falls under (docs/games/memoir-44.md, 3.4)."""

from collections.abc import Iterable, Mapping
from functools import reduce
from operator import or_

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.records import Record
from bob_editor.rules.land.faces import printed_terrain
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.told.contents import by_hex
from bob_editor.rules.ruleset import Ruleset

CAVES = {"hill": "cave_on_hill", "mountain": "cave_on_mountain"}
"""What the change ``cave`` makes of hills and mountains (T52, T53)."""

NEVER = 0
EVERYONE, SCREEN, ALWAYS, HEIGHT, LAKE, RIM = (1 << place for place in range(6))
"""Clauses, as bits: stops everyone; smoke screen; stops all who need LOS; hill rule; lake; half hex outside the board.

What is of a clause below ``LAKE`` obstructs by what lies in its hex alone, unless it is seen over or the unit needs no
LOS; a lake wants another (T26), and the rim a ruling (``half_hex_blocks``).
"""


class Thing(Record):
    """One thing in a hex: its clause, the kind of its reason, its id, its card and its name.

    ``beside`` is true of a second card of something that is listed already, as of the wadi that a unit is in.
    """

    clause: int
    kind: str
    id: str
    cites: str
    title: str
    beside: bool = False


class Contents(Record):
    """All things in a hex that a thread may meet; ``level`` is the height of the hex.

    ``stoppers`` are the things that may obstruct, ``clauses`` the bits of what they fall under.
    ``built`` and ``erg`` tell apart heights whose joining with others is open (T48, T49, T64).
    """

    things: tuple[Thing, ...] = ()
    stoppers: tuple[Thing, ...] = ()
    clauses: int = NEVER
    level: int = 0
    built: bool = False
    erg: bool = False


def contents_of(
    things: Iterable[Thing], *, level: int = 0, built: bool = False, erg: bool = False
) -> Contents:
    """The contents of a hex with these things."""
    things = tuple(things)
    stoppers = tuple(thing for thing in things if thing.clause != NEVER)
    clauses = reduce(or_, (thing.clause for thing in stoppers), NEVER)
    return Contents(things, stoppers, clauses, level, built, erg)


OFF_BOARD = contents_of((Thing(RIM, "off_board", "off_board", "X5", "half hex outside the board"),))
NOTHING = Contents()


class Inventory:
    """What every hex of a scene holds, ready to be asked hex by hex."""

    def __init__(self, scene: Scene) -> None:
        self.board: Board = scene.board
        self.ruleset: Ruleset = scene.ruleset
        named: dict[str, set[Hex]] = {}
        for change in scene.changes:
            named.setdefault(change.change, set()).update(change.at or ())
        self.named: Mapping[str, set[Hex]] = named
        self.flooded = "flooded_fields" in named
        self.markers = by_hex((marker.at, marker.marker) for marker in scene.markers)
        self.units = by_hex((unit.at, unit.unit) for unit in scene.units)
        self.paths = by_hex(
            (at, path.terrain) for path in self.board.paths for at in dict.fromkeys(path.through)
        )
        self._marker_rows = self.ruleset.rows("markers")
        self._unit_rows = self.ruleset.rows("units")
        self._terrain_found: dict[str, Thing | None] = {}

    def listed(self, at: Hex) -> tuple[str, ...]:
        """What lies on a hex beside what its face shows, lowest first: paths, then tiles and pieces."""
        return (*self.paths.get(at, ()), *self.board.content(at).terrain_ids)

    def terrain(self, at: Hex) -> tuple[str, ...]:
        """The terrain of a hex, lowest first: what is listed; where nothing is, what is printed."""
        listed = self.listed(at)
        if not listed:
            printed = printed_terrain(self.board, self.ruleset, at)
            flooded = self.flooded and printed == self.board.base.terrain
            listed = ("flooded_field",) if flooded else (printed,)
        if at in self.named.get("cave", ()):
            listed = tuple(CAVES.get(one, one) for one in listed)
        return tuple(dict.fromkeys(listed))

    def level(self, at: Hex) -> int:
        """The height of a hex: that of its highest terrain."""
        rows = self.ruleset.terrains
        return max((rows[one].level or 0 for one in self.terrain(at) if one in rows), default=0)

    def contents(self, at: Hex) -> Contents:
        """The contents of a hex of the board."""
        terrain = self.terrain(at)
        markers, units = self.markers.get(at, ()), self.units.get(at, ())
        named = self.named
        if len(terrain) == 1 and not (markers or units or named) and self._terrain_thing(terrain[0]) is None:
            return NOTHING
        rows = [self.ruleset.terrains[one] for one in terrain if one in self.ruleset.terrains]
        tags = [frozenset(row.row.get("tags", ())) for row in rows]
        things: list[Thing] = []
        things += [self._marker_thing(one, EVERYONE) for one in markers if self._los_of(one) == "everyone"]
        bridges = [row for row, marks in zip(rows, tags, strict=True) if "may_block" in marks]
        for change, clause in (("blocks_all_fire", EVERYONE), ("blocks_los", ALWAYS)):
            if at in named.get(change, ()):
                things.append(Thing(clause, "special_rule", change, "X6", "special rule"))
                things += [
                    Thing(clause, "special_rule", row.id, row.cites, row.title, beside=True)
                    for row in bridges
                ]
        things += [self._marker_thing(one, SCREEN) for one in markers if self._los_of(one) == "screen"]
        for unit in units:
            title = self._unit_rows[unit]["title"] if unit in self._unit_rows else unit
            things.append(Thing(ALWAYS, "unit", unit, "X4", title))
        if units:
            things += [
                Thing(ALWAYS, "unit", row.id, row.cites, row.title, beside=True)
                for row, marks in zip(rows, tags, strict=True)
                if "sunken" in marks
            ]
        things += [self._marker_thing(one, ALWAYS) for one in markers if self._los_of(one) == "always"]
        things += filter(None, map(self._terrain_thing, terrain))
        things += [self._marker_thing(one, NEVER) for one in markers if self._los_of(one) == "never"]
        level = max((row.level or 0 for row in rows), default=0)
        return contents_of(
            things,
            level=level,
            built=bool(level) and any("built_hill" in marks for marks in tags),
            erg=bool(level) and any("erg" in marks for marks in tags),
        )

    def _los_of(self, marker: str) -> str:
        row = self._marker_rows.get(marker)
        return "no_part" if row is None else str(row.get("los", "no_part"))

    def _marker_thing(self, marker: str, clause: int) -> Thing:
        row = self._marker_rows[marker]
        kind = "crossed" if clause == NEVER else "marker"
        return Thing(clause, kind, marker, row["cites"], row["title"])

    def _terrain_thing(self, terrain: str) -> Thing | None:
        if terrain not in self._terrain_found:
            row = self.ruleset.terrains.get(terrain)
            clause = None if row is None else _CLAUSES.get(row.los)
            self._terrain_found[terrain] = (
                None
                if row is None or clause is None
                else Thing(clause, _KINDS[clause], terrain, row.cites, row.title)
            )
        return self._terrain_found[terrain]


_CLAUSES = {"always": ALWAYS, "height": HEIGHT, "lake": LAKE, "never": NEVER}
_KINDS = {ALWAYS: "obstacle", HEIGHT: "height", LAKE: "obstacle", NEVER: "crossed"}

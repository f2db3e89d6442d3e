"""A scene read for LOS by a game's data: what stands in every hex and on every hexside, by number, and how high.

Everything that ``trace`` and ``field`` ask of the map is answered here, so the two can only differ in how they look.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

from msgspec.structs import replace

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Board
from bob_editor.model.change import Change
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.land.near import hexes_near
from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.masses import NO_MASSES, Masses, masses_by_name, masses_of
from bob_editor.rules.los.read_map import ReadMap
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.told.artwork import Artwork
from bob_editor.rules.los.told.codes import Codes
from bob_editor.rules.los.told.contents import NOWHERE, Contents, Inventory
from bob_editor.rules.los.told.settings import Settings, SettingsReader
from bob_editor.rules.los.told.sides_between import SidesBetween
from bob_editor.rules.los.told.things import UNIT, Thing, Things
from bob_editor.rules.los.told.visibility import UNLIMITED, Within, darkest, least
from bob_editor.rules.los.told.whose import USUAL, View, side_of, thing_of


class MapReading(ReadMap):
    """One scene as its game's settings see it.

    ``contents[number]`` is what stands in a hex, ``artwork`` has the outlines of those in which any count, ``sides``
    the things on hexsides, by code (``threads.stepped``). ``kinds`` has for each number that of its contents,
    ``raised`` how many steps higher one sees from a hex by what is in it. Where it counts whose units are in the way,
    those are read that are in the way of one ``view``.
    """

    def __init__(
        self,
        scene: Scene,
        kept: MapReading | None = None,
        ground: Ground | None = None,
        view: View = USUAL,
    ) -> None:
        super().__init__(scene, ground)
        self.view = view
        self.aim: End | None = None if kept is None else kept.aim
        """Of which unit and position goals are that name none; None for plain ground."""
        self.views: dict[View, MapReading] = {}
        self._sides_between: dict[tuple[int, int], SidesBetween] = {}
        self._on_sides: dict[int, tuple[tuple[Thing, int], ...]] = {}
        self.plain_ends: dict[Hex, tuple[int, int]] = {}
        """The number and the eye of ends without unit and position, as ``end`` has found them."""
        self.kept_reasons: dict[tuple[object, ...], Reason] = {}
        """The reasons of what blocks lines whatever the distances, by all but that."""
        if kept is None:
            reader = SettingsReader(scene.ruleset.data["sight"], scene.ruling)
            self.settings: Settings = reader.settings()
            self.things = Things(scene.ruleset, reader, self.settings, scene.holds)
            self.inventory = Inventory(scene, self.ground, self.settings, self.things, view=view)
            self.contents: list[Contents] = [self._off_map] * self.cells.size
            self.kinds = [self._off_map.number] * self.cells.size
            self.artwork: dict[int, Artwork] = {}
            self.sides: dict[int, tuple[Thing, ...]] = {}
            self.raised: dict[int, int] = {}
            self._read(self.grid.hexes)
            self._read_sides(self.board.sides)
            longest = self.cells.width + self.cells.size // self.cells.width
            by_place = self.things.joined or bool(self.things.seen_inside)
            self.codes = Codes(self.inventory.known, self.settings, longest, by_place=by_place)
            return
        self.settings, self.things = kept.settings, kept.things
        self.inventory = Inventory(scene, self.ground, self.settings, self.things, kept.inventory.known, view)
        self.contents, self.artwork, self.sides = list(kept.contents), dict(kept.artwork), dict(kept.sides)
        self.kinds, self.codes, self.raised = list(kept.kinds), kept.codes, dict(kept.raised)

    def with_board(self, board: Board, change: Change) -> tuple[MapReading, frozenset[int]]:
        """The reading of an edited board and the numbers of the hexes read anew."""
        reading = MapReading(self.scene.with_board(board), self, self.ground.after(board, change))
        near = set(change.hexes | change.path_hexes)
        if self.inventory.outlines.counts:
            near |= {one for at in near for one in at.neighbours()}
        near.update(hexes_near(board.grid, change.bounds, 7, 7))
        hexes = [at for at in near if at in self.grid.index]
        numbers = [self.cells.number(at) for at in hexes]
        reading._read(hexes)
        reading._read_sides(change.sides)
        numbers += [
            self.cells.number(at) for side in change.sides for at in side.hexes if at in self.grid.index
        ]
        if all(self.contents[number].ground == reading.contents[number].ground for number in numbers):
            reading._keep("groups", self)
        if all(self._in_masses(number) == reading._in_masses(number) for number in numbers):
            reading._keep("masses", self)
        return reading, frozenset(numbers)

    def seen_by(self, end: End) -> MapReading:
        """The reading as who looks from an end has it."""
        return self.in_view(View(side_of(end, self.scene)))

    def in_view(self, view: View) -> MapReading:
        """The reading for another view of the same scene; kept."""
        found = self if view == self.view else self.views.get(view)
        if found is None:
            found = self.views[view] = self.under(self.scene, view)
            found.views = self.views
        return found

    def aimed(self, at: End) -> MapReading:
        """The reading as who looks at goals of a unit and position has it; other goals are as they say."""
        found = MapReading(self.scene, self, self.ground, self.view)
        found.aim = at
        return found

    def aimed_end(self, goal: End) -> End:
        """A goal as it is aimed at."""
        if self.aim is None:
            return goal
        return replace(goal, unit=goal.unit or self.aim.unit, position=goal.position or self.aim.position)

    @cached_property
    def doubtful(self) -> MapReading | None:
        """The reading as it would be if units of unknown sides did otherwise; None where there are none."""
        things, view = self.things, self.view
        units = ((one, thing_of(one, things)) for one in self.scene.units if things.whose_counts)
        if not any(thing is not None and view.doubts(one, thing) for one, thing in units):
            return None
        return self.in_view(view._replace(unknown=not things.unknown_count))

    def under(self, scene: Scene, view: View = USUAL) -> MapReading:
        """The reading of the same board with other markers, conditions and units: what they stand on is read anew.

        All is, where other terrain or markers count under these conditions.
        ``scene`` has this one's board, changes and rulings.
        """
        if not self.things.are_those_where(scene.holds):
            return MapReading(scene, None, self.ground, view)
        reading = MapReading(scene, self, self.ground, view)
        hexes = self.inventory.placed_otherwise(reading.inventory)
        reading._read(at for at in hexes if at in self.grid.index)
        reading._read_sides(self.inventory.on_sides)
        reading._keep("groups", self)
        reading._keep("masses", self)
        return reading

    def _keep(self, name: str, former: MapReading) -> None:
        """Take over what a former reading has found out, where it has."""
        if name in former.__dict__:
            self.__dict__[name] = former.__dict__[name]

    def _in_masses(self, number: int) -> frozenset[str]:
        """The terrains of a hex that masses are made of."""
        asked = self.things.seen_inside
        return asked.intersection(self.ground.terrain(self.cells.hex(number))) if asked else asked

    def unlike(self, other: MapReading) -> set[int]:
        """The numbers of the hexes that hold anything else than in another reading of the same map, or on a side."""
        numbers = self.cells.numbers.tolist()
        found = {number for number in numbers if self.kinds[number] != other.kinds[number]}
        found |= {number for number, _ in self.raised.items() ^ other.raised.items()}
        sides = {code for code, _ in self.sides.items() ^ other.sides.items()}
        placed = self.inventory.placed_otherwise(other.inventory)
        found |= {self.cells.number(at) for at in placed if at in self.grid.index}
        return found | {one for code in sides for one in self.side_hexes(code) if self.cells.on_map[one]}

    # -- reading ----------------------------------------------------------------------------------------------

    @property
    def _off_map(self) -> Contents:
        if self.settings.off_map != "blocks":
            return NOWHERE
        return self.inventory.kind(0, (self.things.off_map,), ())

    def _read(self, hexes: Iterable[Hex]) -> None:
        for at in hexes:
            number = self.cells.number(at)
            art = self.inventory.outlines.of(at, self.inventory.filled(at))
            if art is None:
                self.artwork.pop(number, None)
            else:
                self.artwork[number] = art
            self.contents[number] = self.inventory.contents(at, () if art is None else art.things)
            self.kinds[number] = self.contents[number].number
            if self.things.eyes:
                self.raised[number] = self.inventory.raises_eyes(at)

    def _read_sides(self, sides: Iterable[Side]) -> None:
        markers = self.inventory.on_sides
        for side in {*sides, *markers}:
            if not any(at in self.grid.index for at in side.hexes):
                continue  # the code of any other means nothing, or another hexside
            code = self.code(side)
            features = [one.terrain for one in self.board.sides.get(side, ())]
            found = [self.things.terrains[one] for one in features if one in self.things.terrains]
            found += markers.get(side, ())
            if found:
                self.sides[code] = tuple(dict.fromkeys(found))
            else:
                self.sides.pop(code, None)

    # -- ends -------------------------------------------------------------------------------------------------

    @cached_property
    def positions(self) -> frozenset[str]:
        """Where an end may be within its hex; also where only the eye of a position is given."""
        return super().positions.union(self.settings.eye_positions)

    def end(self, end: End) -> tuple[int, int]:
        """The number of an end's hex and its eye; of plain ends kept.

        :raises UnknownPlace: as ``number``.
        """
        number = self.number(end)
        found = number, self.eye(number, end)
        if end.position is None and end.unit is None:
            self.plain_ends[end.hex] = found
        return found

    def eye(self, number: int, end: End) -> int:
        """How high the eye of an end is, in steps: what looks from its hex."""
        if not self.settings.heights:
            return 0
        return self.contents[number].ground + self.own_eye(end) + self.raised.get(number, 0)

    def own_eye(self, end: End | None) -> int:
        """How high it is above the ground by the end's unit and position."""
        settings = self.settings
        if end is None:
            return settings.eye
        own = settings.eye if end.unit is None else settings.eye_units.get(end.unit, settings.eye)
        return own if end.position is None else own + settings.eye_positions.get(end.position, 0)

    def level(self, number: int) -> int:
        """The level of a hex's ground, also where heights don't count."""
        return self.ground.level(self.cells.hex(number))

    @cached_property
    def darkest(self) -> tuple[int, str]:
        """How many hexes one sees at most, and the condition that bounds it; "" where none does."""
        return darkest(self.settings, self.scene.in_force)

    @cached_property
    def by_light(self) -> tuple[int, str]:
        """The same of a target that a marker lights."""
        rows = self.scene.ruleset.rows("conditions").items()
        lifted = {name for name, row in rows if row.get("light", "lifts") == "lifts"}
        return darkest(self.settings, self.scene.in_force, lifted)

    @cached_property
    def lit(self) -> frozenset[int]:
        """The numbers of the hexes that markers light."""
        lights = self.things.lights
        placed = [one for one in self.scene.markers if one.marker in lights and "at" not in one.fields]
        reached: set[Hex] = set()
        edge: set[Hex] = set()
        for left in range(max((lights[one.marker] for one in placed), default=-1), -1, -1):
            edge = {near for at in edge for near in at.neighbours()} - reached
            edge |= {one.at for one in placed if lights[one.marker] == left}
            reached |= edge
        return frozenset(self.cells.number(at) for at in reached if at in self.grid.index)

    def darkest_at(self, number: int) -> tuple[int, str]:
        """From how many hexes at most a target in a hex is seen under the conditions in force, and which bounds it."""
        return self.by_light if number in self.lit else self.darkest

    @cached_property
    def visibility(self) -> int:
        """How many hexes one sees at most, by the conditions in force."""
        return self.darkest[0]

    @cached_property
    def bounded(self) -> bool:
        """Whether anything bounds how far one sees."""
        return self.visibility < UNLIMITED or self.things.bounds

    def seen_within(self, number: int, unit: str | None = None) -> tuple[int, str]:
        """From how many hexes at most a target in a hex is seen, and the terrain or marker that says so."""
        bounds, revealing = self.things.seen_within, self.revealing(number)
        if revealing:
            bounds = {name: bounds[name] for name in revealing if name in bounds}
        return self._within(number, bounds, unit)

    def goal_within(self, number: int) -> int:
        """The same of a goal as it is aimed at, by its kind as well."""
        kind = None if self.aim is None else self.aim.unit
        found, own = self.seen_within(number, kind)[0], self.things.units_seen_within.get(kind or "")
        return found if own is None or self.revealing(number) else min(found, own)

    def revealing(self, number: int) -> frozenset[str]:
        """The markers in a hex that let a target there be seen, whatever else there says from how near."""
        revealing = self.things.revealing
        return (
            revealing.intersection(self.inventory.names(self.cells.hex(number))) if revealing else revealing
        )

    def sees_within(self, number: int, unit: str | None) -> tuple[int, str]:
        """How many hexes at most one sees from a hex, and the terrain or marker that says so."""
        return self._within(number, self.things.sees_within, unit)

    def _within(self, number: int, bounds: Mapping[str, Within], unit: str | None) -> tuple[int, str]:
        return least(bounds, self.inventory.names(self.cells.hex(number)) if bounds else (), unit)

    def hindering_at(self, number: int, end: str) -> Iterator[Thing]:
        """What hinders in the own hex of a ``start`` or ``target``: no unit, and of outlines those of its terrain."""
        contents = self.contents[number]
        here = set(self.ground.terrain(self.cells.hex(number))) if contents.outlined else set()
        for thing in (*contents.things, *(one for one in contents.outlined if one.id in here)):
            if thing.hinders_at(end) and thing.source != UNIT:
                yield thing

    @property
    def is_reciprocal(self) -> bool:
        """Whether nothing counts for who looks alone, or for the target alone (``map_sight.LosRule``)."""
        things = self.things
        bounded = things.seen_within or things.sees_within
        return self.aim is None and not (
            things.at_ends or bounded or any(one.sides.own == "target" for one in things.every)
        )

    # -- hexsides ---------------------------------------------------------------------------------------------

    def side_ground(self, thing: Thing, code: int) -> int:
        """The height of the hex on which a hexside stands."""
        grounds = [self.contents[one].ground for one in self.side_hexes(code) if self.cells.on_map[one]]
        return max(grounds) if thing.sides.on == "higher" else min(grounds)

    def on_side(self, code: int) -> tuple[tuple[Thing, int], ...]:
        """The things on a hexside that holds any, and how high each reaches; kept."""
        found = self._on_sides.get(code)
        if found is None:
            tops = ((one, self.side_ground(one, code) + one.height) for one in self.sides[code])
            found = self._on_sides[code] = tuple(tops)
        return found

    def sides_between(self, low: int, high: int) -> SidesBetween:
        """Which hexsides may block lines between these eyes; kept."""
        found = self._sides_between.get((low, high))
        if found is None:
            found = self._sides_between[low, high] = SidesBetween(self.on_side, low, high)
        return found

    # -- what hangs together ------------------------------------------------------------------------------------

    @cached_property
    def groups(self) -> Masses:
        """The hills: hexes of one level above 0 that hang together; none where no rule asks for them."""
        if not self.things.joined:
            return NO_MASSES
        numbers = self.cells.numbers.tolist()
        levels = {number: self.contents[number].ground for number in numbers}
        return masses_of(
            {number: level for number, level in levels.items() if level > 0}, self.neighbour_steps
        )

    @cached_property
    def masses(self) -> Mapping[str, Masses]:
        """By terrain that doesn't count between two hexes of one mass of it, its masses."""
        asked = self.things.seen_inside
        here = {number: self._in_masses(number) for number in self.cells.numbers.tolist()} if asked else {}
        return masses_by_name(asked, here, self.neighbour_steps)

    # -- rulings ----------------------------------------------------------------------------------------------

    @cached_property
    def others(self) -> Mapping[str, list[MapReading]]:
        """By each ruling on which a parameter hangs, the same map under each other answer to it."""
        scene = self.scene
        found: dict[str, list[MapReading]] = {}
        for name in dict.fromkeys(self.settings.ruled.values()):
            choices = scene.ruleset.rulings[name].choices
            found[name] = [
                MapReading(replace(scene, rulings={**scene.rulings, name: one}), view=self.view)
                for one in choices
                if one != scene.ruling(name)
            ]
        return found

    @cached_property
    def asks_whole(self) -> bool:
        """Whether a reason may say on what a line hangs, for which all of it has to be looked along."""
        return bool(self.settings.ruled) or self.doubtful is not None

    @cached_property
    def blocking_sides(self) -> frozenset[int]:
        """The codes of the hexsides that hold anything that may block."""
        return frozenset(code for code, things in self.sides.items() if any(one.blocks for one in things))

    # -- words ------------------------------------------------------------------------------------------------

    def label(self, number: int) -> str:
        """The printed name of a hex by number; of one that the map lacks, what it would be called."""
        found = self.labels.get(number)
        return self.grid.label(self.cells.hex(number)) if found is None else found

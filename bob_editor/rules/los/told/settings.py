"""The ``sight`` of a ruleset as values: every parameter as it is in force, heights in whole steps."""

from collections.abc import Mapping
from typing import Any

from msgspec import field

from bob_editor.records import Record
from bob_editor.rules.los.told.between import Between
from bob_editor.rules.los.told.heights import HeightRule, Ties
from bob_editor.rules.los.told.parameters import Answer, Parameters

Json = Any


class SideTerms(Record):
    """What hexsides do: those of an end's own hex, those run along, and on which of two hexes they stand."""

    own: str = "clear"
    along: str = "counts"
    on: str = "higher"

    def spares(self, *, at_start: bool, at_goal: bool) -> bool:
        """Whether one of the start's or the goal's own hex does nothing; of both it is the start's."""
        return at_start if self.own == "target" else self.own == "clear" and (at_start or at_goal)


class UnitTerms(Record):
    """Which units are obstacles, what they do, and how high they stand, in steps.

    ``of`` says whose: all, friendly or enemy to who looks; ``unknown`` whether those count whose side isn't known.
    """

    count: str = "no"
    of: str = "all"
    unknown: bool = True
    tags: frozenset[str] = frozenset()
    blocks: bool = True
    height: int = 0
    rule: HeightRule = HeightRule()


class Settings(Record):
    """All parameters of a ``sight``, in the words of its schema; ``steps`` are those of a level.

    ``plain`` is the rule of ground of level 0 and below. ``visibility`` is by the names of conditions, "" for always.
    ``ruled`` says which parameter hangs on which ruling, by path.
    """

    line: str
    heights: bool
    steps: int
    along: str
    corner: str
    adjacent: str
    off_map: str
    ground: HeightRule
    plain: HeightRule
    things: HeightRule
    eye: int
    eye_units: Mapping[str, int]
    eye_positions: Mapping[str, int]
    add: str
    blocks_at: int | None
    below: str
    target: bool
    sides: SideTerms
    side_vertex: str
    units: UnitTerms
    visibility: Mapping[str, int | str]
    words: Mapping[str, str]
    cites: Mapping[str, str]
    ruled: Mapping[str, str] = field(default_factory=dict)

    def cited(self, parameter: str) -> str:
        """The rule number of a parameter; of lines of sight as such where it has none."""
        return self.cites.get(parameter) or self.cites.get("all", "")

    def hinders_below(self, drop: int) -> bool:
        """Whether what hinders does so from that much under the higher end, even where it doesn't hide the lower."""
        return self.below == "counts" or (self.below == "level" and not drop)


class SettingsReader:
    """Reads a ``sight`` and what rows of terrain and markers say besides, under some answers to rulings."""

    def __init__(self, data: Mapping[str, Json], answer: Answer) -> None:
        self.data = data
        self.parameters = Parameters(answer)
        self.steps = round(1 / data.get("step", 1))
        self.ties = self._ties("ties", data.get("ties"), Ties())

    def steps_of(self, height: float) -> int:
        """A height in steps."""
        return int(self.steps * height)

    def settings(self) -> Settings:
        """All of it."""
        data, of = self.data, self.parameters.of
        hindrance = data.get("hindrance") or {}
        bare = data.get("ground") or {}
        ground = self.rule("ground", bare, HeightRule(self.ties, steps=self.steps))
        rim = of("ground", bare, "rim", ground.ties.higher)
        eyes = self.parameters.decided("eye", data.get("eye"), None)
        by_kind = eyes if isinstance(eyes, Mapping) else {"all": eyes}
        return Settings(
            line=of("", data, "line", "centre"),
            heights=of("", data, "heights", True),
            steps=self.steps,
            along=of("", data, "along", "better"),
            corner=of("", data, "corner", "nothing"),
            adjacent=of("", data, "adjacent", "clear"),
            off_map=of("", data, "off_map", "nothing"),
            ground=ground,
            plain=HeightRule(Ties(higher=rim), ground.between, self.steps),
            things=self.things,
            eye=self.steps_of(of("eye", by_kind, "all", 0)),
            eye_units=self._eyes("units", by_kind),
            eye_positions=self._eyes("positions", by_kind),
            add=of("hindrance", hindrance, "add", "sum"),
            blocks_at=of("hindrance", hindrance, "blocks_at", None),
            below=of("hindrance", hindrance, "below", "ignored"),
            target=of("hindrance", hindrance, "target", False),
            sides=self.sides("", data, SideTerms()),
            side_vertex=of("", data, "side_vertex", "side"),
            units=self._units(data.get("units") or {}),
            visibility=self._visibility(data.get("visibility")),
            words=data.get("words") or {},
            cites=data.get("cites") or {},
            ruled=self.parameters.ruled,
        )

    @property
    def things(self) -> HeightRule:
        """The height rule of what stands on the ground."""
        return self.rule("things", self.data.get("things") or {}, HeightRule(self.ties, steps=self.steps))

    def rule(self, path: str, said: Mapping[str, Json], usual: HeightRule) -> HeightRule:
        """The height rule that an object's ``ties`` and ``between`` make of the usual one."""
        between = self.parameters.of(path, said, "between", None)
        return HeightRule(
            self._ties(f"{path}.ties", said.get("ties"), usual.ties),
            usual.between if between is None else Between.of(between),
            self.steps,
        )

    def sides(self, path: str, said: Mapping[str, Json], usual: SideTerms) -> SideTerms:
        """What an object says of hexsides."""
        of = self.parameters.of
        return SideTerms(
            of(path, said, "own_side", usual.own),
            of(path, said, "side_along", usual.along),
            of(path, said, "side_on", usual.on),
        )

    def _ties(self, path: str, said: Json, usual: Ties) -> Ties:
        said = said or {}
        return Ties(
            *(
                self.parameters.of(path, said, name, getattr(usual, name))
                for name in ("level", "lower", "higher")
            )
        )

    def _eyes(self, name: str, by_kind: Mapping[str, Json]) -> dict[str, int]:
        given = by_kind.get(name) or {}
        return {one: self.steps_of(self.parameters.of(f"eye.{name}", given, one, 0)) for one in given}

    def _units(self, said: Mapping[str, Json]) -> UnitTerms:
        of = self.parameters.of
        return UnitTerms(
            of("units", said, "count", "no"),
            of("units", said, "of", "all"),
            of("units", said, "unknown", "counts") == "counts",
            frozenset(said.get("tags", ())),
            of("units", said, "los", "blocks") == "blocks",
            self.steps_of(said.get("height", 0)),
            self.rule("units", said, self.things),
        )

    def _visibility(self, given: Json) -> dict[str, int | str]:
        decided = self.parameters.decided
        given = decided("visibility", given, None)
        said = given if isinstance(given, Mapping) else {"hexes": given}
        rows = {"": said.get("hexes"), **(said.get("conditions") or {})}
        found = {name: decided(f"visibility.{name}", one, None) for name, one in rows.items()}
        return {name: one for name, one in found.items() if one is not None}

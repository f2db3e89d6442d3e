"""What stands in the way by a game's rows: each thing with the parameters that hold for it, rulings decided."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from bob_editor.records import Record
from bob_editor.rules.los.scene import UnitOnMap

Json = Any
SIDES = {"own_side": "clear", "side_along": "counts", "side_on": "higher"}
TIES = {"level": "clear", "lower": "clear", "higher": "between"}


class Thing(Record, eq=False):
    """A row that blocks or hinders; ``kind`` is terrain, marker, unit, ground or off_map."""

    kind: str
    id: str
    blocks: bool
    height: Fraction
    between: Json
    ties: Mapping[str, str]
    sides: Mapping[str, str]
    by_levels: Mapping[str, str] | None
    artwork: bool
    inside: str = "counts"


class Rules:
    """A game's ``sight`` under some answers to its rulings; parameters by name, defaults filled in."""

    def __init__(
        self, data: Mapping[str, Json], answers: Mapping[str, Json], conditions: Mapping[str, Json]
    ) -> None:
        self.data, self.answers, self.conditions = data, answers, conditions
        sight = self.sight = data["sight"]
        self.heights = self.of(sight, "heights", True)
        ties = self._with(sight.get("ties"), TIES)
        self.things = (
            self.of(sight.get("things", {}), "between", "none"),
            self._with(sight.get("things", {}).get("ties"), ties),
        )
        self.ground = (
            self.of(sight.get("ground", {}), "between", "none"),
            self._with(sight.get("ground", {}).get("ties"), ties),
        )
        self.rim = self.of(sight.get("ground", {}), "rim", self.ground[1]["higher"])
        self.sides = self._with(sight, SIDES)
        self.hindrance = sight.get("hindrance", {})
        self.terrains = self._rows("terrain", data["terrains"])
        self.markers = self._rows("marker", data.get("markers", ()))
        self.hindering = self._hindering()

    def of(self, where: Mapping[str, Json], name: str, default: Json) -> Json:
        """A parameter in force."""
        given = where.get(name)
        if given is None:
            return default
        if isinstance(given, dict) and "ruling" in given:
            rows = {row["id"]: row for row in self.data["rulings"]}
            answer = self.answers.get(given["ruling"], rows[given["ruling"]]["default"])
            return given["answers"][str(answer).lower()] if "answers" in given else answer
        return given

    def said(self, name: str, default: Json) -> Json:
        """A parameter of ``sight`` itself."""
        return self.of(self.sight, name, default)

    def _with(self, said: Mapping[str, Json] | None, usual: Mapping[str, str]) -> dict[str, str]:
        return {name: self.of(said or {}, name, value) for name, value in usual.items()}

    def counts(self, row: Mapping[str, Json]) -> bool:
        """Whether the condition is in force while which alone a row counts."""
        return row.get("while") is None or self.conditions.get(row["while"], False) is not False

    def word(self, row: Mapping[str, Json]) -> str:
        """What a row does: blocks, hinders or none."""
        if not self.counts(row):
            return "none"
        word = row.get("los", "none")
        word = self.sight.get("words", {}).get(word, word)
        return word if word in ("blocks", "hinders") else "none"

    def _rows(self, kind: str, rows: Json) -> dict[str, Thing]:
        return {row["id"]: self._thing(kind, row) for row in rows if self.word(row) != "none"}

    def _thing(self, kind: str, row: Mapping[str, Json]) -> Thing:
        levels = row.get("by_levels")
        return Thing(
            kind,
            row["id"],
            self.word(row) == "blocks",
            Fraction(row.get("height", 0)),
            self.of(row, "between", self.things[0]),
            self._with(row.get("ties"), self.things[1]),
            self._with(row, self.sides),
            None if levels is None else {pair: self.of(levels, pair, "never") for pair in levels},
            kind == "terrain" and "artwork" in row["in"] and not row.get("whole_hex"),
            self.of(row, "inside", "counts") if kind == "terrain" else "counts",
        )

    def unit(self, name: str) -> Thing | None:
        """A unit that is an obstacle, by its kind."""
        said = self.sight.get("units", {})
        row = next((row for row in self.data.get("units", ()) if row["id"] == name), {"id": ""})
        count = self.of(said, "count", "no")
        tags = set(row.get("tags", ()))
        if count == "no" or (count == "tagged" and not tags & set(said.get("tags") or tags)):
            return None
        return Thing(
            "unit",
            row["id"],
            self.of(said, "los", "blocks") == "blocks",
            Fraction(row.get("height", said.get("height", 0))),
            self.of(said, "between", self.things[0]),
            self._with(said.get("ties"), self.things[1]),
            self.sides,
            None,
            False,
        )

    def is_in_way(self, unit: UnitOnMap, side: str) -> bool:
        """Whether a unit that is an obstacle is one for somebody of a side, "" for one that isn't known."""
        said = self.sight.get("units", {})
        row: Mapping[str, Json] = next((one for one in self.data["units"] if one["id"] == unit.unit), {})
        whose = self.of(row, "of", self.of(said, "of", "all"))
        if whose == "all":
            return True
        if not unit.side or not side:
            return bool(self.of(said, "unknown", "counts") == "counts")
        return bool(whose == ("friendly" if unit.side == side else "enemy"))

    # -- hindrance --------------------------------------------------------------------------------------------

    def _hindering(self) -> dict[str, tuple[str, Mapping[str, Json], Mapping[str, Json]]]:
        """For each row that hinders: the first row of its group, its own hindrance, and that of the first row."""
        rows = [*self.data["terrains"], *self.data.get("markers", ())]
        own = {row["id"]: row.get("hindrance") or {"value": 1} for row in rows if self.word(row) == "hinders"}
        group = {name: {name} for name in own}
        for name, said in own.items():
            for other in said.get("with", ()):
                if other in own:
                    both = group[name] | group[other]
                    group.update(dict.fromkeys(both, both))
        firsts = {name: next(one for one in own if one in group[name]) for name in own}
        found = {name: (firsts[name], own[name], own[firsts[name]]) for name in own}
        said = self.sight.get("units", {}).get("hindrance") or {"value": 1}
        found["unit/"] = ("unit/", said, said)
        return found

    def most_of(self, group: str) -> int:
        """The greatest value in a group."""
        return max(int(own["value"]) for first, own, _ in self.hindering.values() if first == group)


def hides(
    thing: Thing,
    rise: Fraction,
    drop: Fraction,
    near: int,
    far: int,
    *,
    step: Fraction,
    plain: bool,
    one_hill: bool,
) -> str:
    """Whether a top so high over the lower end, and so far under the higher one, hides: "", "outright" or "shadow"."""
    if rise < 0:
        return ""
    if drop < 0:
        return "outright"
    if not rise:
        word = "clear" if plain else thing.ties["lower" if drop else "level"]
        return "outright" if word == "blocks" or (word == "joined" and not one_hill) else ""
    if not drop and thing.ties["higher"] != "between":
        return "outright" if thing.ties["higher"] == "blocks" else ""
    return "shadow" if _between(thing.between, rise, drop, near, far, step) else ""


def _between(rule: Json, rise: Fraction, drop: Fraction, near: int, far: int, step: Fraction) -> bool:
    plain: dict[str, Callable[[], bool]] = {
        "none": lambda: False,
        "always": lambda: True,
        "unless_beside": lambda: far > 1,
        "closer": lambda: near <= far,
        "slope": lambda: rise * far >= drop * near,
    }
    if isinstance(rule, str):
        return plain[rule]()
    ((kind, said),) = rule.items()
    if kind == "hexes":
        return bool(near <= said)
    if kind == "closer":
        return near < far or (said.get("tie") != "clear" and near == far)
    if kind == "slope":
        return rise * far > drop * near or (said.get("tie") != "clear" and rise * far == drop * near)
    if kind == "table":
        row = said[min(int(drop / step), len(said) - 1)]
        return bool(near <= row[min(int(rise / step), len(row)) - 1])
    more = far // said["per"] if "per" in said else 0
    hidden = said.get("base", 0) + said.get("rise", 0) * rise - said.get("drop", 0) * drop + more
    hidden = min(hidden, said["most"]) if "most" in said else hidden
    return bool(near <= max(hidden, said.get("least", 0)))

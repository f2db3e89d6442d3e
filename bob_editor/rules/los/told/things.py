"""What may stand in the way: rows of terrain and markers, units, bare ground, and hexes that the map lacks."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any

from msgspec.structs import replace

from bob_editor.model.foreign import without_foreign
from bob_editor.records import Record
from bob_editor.rules.los.told.heights import HeightRule
from bob_editor.rules.los.told.hindrance import Hindrance, hindrances_of
from bob_editor.rules.los.told.settings import Settings, SettingsReader, SideTerms
from bob_editor.rules.los.told.visibility import UNLIMITED, Within
from bob_editor.rules.ruleset import Ruleset

Json = Any

SKY = 10_000
"""A height over everything, in steps."""

GROUND = "ground"
OFF_MAP = "off_map"
UNIT = "unit"

BLOCKS, HINDERS, NONE = "blocks", "hinders", "none"
"""What a row does to a line."""

OF_OWN_SIDES = frozenset({"lower_end", "not_higher_end"})
"""What a hexside may do by levels that holds on those of an end's own hex, whatever ``own_side`` says."""

UNITS = "/units"
"""What units are called among what hinders: no row has such an id."""

MARKER = "marker/"
"""What ``marker_key`` begins with."""


def marker_key(name: str) -> str:
    """By what a marker is told from a terrain that has its id: no row has such an id."""
    return f"{MARKER}{name}"


class Thing(Record, eq=False):
    """One thing that blocks or hinders, ``height`` steps above the ground under it.

    ``source`` says where it comes from: terrain, marker, unit, ground or off_map; ``number`` is its own, by which what
    holds it is told apart. ``artwork`` is true where its outline counts, not its whole hex. ``by_levels`` is what a
    hexside does by the levels of the lower and the higher end, None where it goes by its height. ``seen_inside`` is
    true of terrain that doesn't count between two hexes of one mass of it. ``of`` says of units whose are in the way.
    """

    number: int
    id: str
    title: str
    cites: str
    source: str
    blocks: bool
    height: int
    rule: HeightRule
    hindrance: Hindrance | None = None
    artwork: bool = False
    sides: SideTerms = SideTerms()
    by_levels: Mapping[tuple[int, int], str] | None = None
    seen_inside: bool = False
    of: str = "all"

    def may_hide(self, top: int, low: int, high: int) -> bool:
        """Whether it hides at any distance, up to some height between ends of these."""
        if self.by_levels is not None:
            return True
        rule = self.rule
        if top < low:
            return False
        if low < top <= high and (top < high or rule.ties.higher == "between"):
            return rule.between.kind != "none"
        return bool(rule.blind_hexes(top, low, high, 1))

    def hinders_at(self, end: str) -> bool:
        """Whether it hinders in the own hex of an end, ``start`` or ``target``."""
        return self.hindrance is not None and self.hindrance.ends in (end, "both")


class Things:
    """The things of a ruleset under some answers to its rulings; ``every`` has all of them, the first is number 1.

    Those that count only while a condition holds are among them where that one ``holds``.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        reader: SettingsReader,
        settings: Settings,
        holds: Callable[[str], bool] = lambda _condition: True,
    ) -> None:
        self._reader = reader
        self._settings = settings
        self.every: list[Thing] = []
        markers = ruleset.rows("markers")
        every = (*markers.values(), *(one.row for one in ruleset.terrains.values()))
        self._whiles = frozenset(name for row in every if (name := row.get("while")) is not None)
        self._during = frozenset(filter(holds, self._whiles))
        rows = {name: one.row for name, one in ruleset.terrains.items() if self._los(one.row) != NONE}
        hindering = {name: row for name, row in rows.items() if self._hinders(row)}
        hindering |= {
            marker_key(name) if name in hindering else name: row
            for name, row in markers.items()
            if self._hinders(row)
        }
        if settings.units.count != "no" and not settings.units.blocks:
            hindering[UNITS] = reader.data["units"]
        self._hindrances = hindrances_of(hindering)
        self.terrains = {name: self._of_row("terrain", row) for name, row in rows.items()}
        self.markers = {
            name: self._of_row("marker", row) for name, row in markers.items() if self._los(row) != NONE
        }
        self.units = self._units(ruleset)
        cites = settings.cited(GROUND)
        self.ground = self._add("", "ground", cites, GROUND, blocks=True, rule=settings.ground)
        self.plain = self._add("", "ground", cites, GROUND, blocks=True, rule=settings.plain)
        self.off_map = self._add(
            OFF_MAP,
            "hex that the map lacks",
            settings.cited(OFF_MAP),
            OFF_MAP,
            blocks=True,
            height=SKY,
            rule=settings.things,
        )
        self.seen_within = self._bounds(ruleset, "seen_within", "kinds_seen_within")
        self.sees_within = self._bounds(ruleset, "sees_within", "kinds_see_within")
        eyes = (
            (key, reader.parameters.of(path, row, "eye", 0)) for key, path, row in self._in_hexes(ruleset)
        )
        self.eyes = {key: reader.steps_of(eye) for key, eye in eyes if eye}
        self.lights = self._of_markers(ruleset, "lights")
        reveals = self._of_markers(ruleset, "reveals").items()
        self.revealing = frozenset(marker_key(name) for name, said in reveals if said)
        self.units_seen_within = self._bounds_of_units(ruleset, "seen_within")
        self.units_see_within = self._bounds_of_units(ruleset, "sees_within")

    def are_those_where(self, holds: Callable[[str], bool]) -> bool:
        """Whether the same things count under other conditions."""
        return self._during == frozenset(filter(holds, self._whiles))

    def _counts(self, row: Mapping[str, Json]) -> bool:
        return row.get("while") in (None, *self._during)

    @cached_property
    def joined(self) -> bool:
        """Whether a tie hangs on what is one hill."""
        return any(one.rule.ties.level == "joined" for one in self.every)

    @cached_property
    def whose_counts(self) -> bool:
        """Whether it counts whose the units in the way are."""
        return any(one.of != "all" for one in self.units.values())

    @property
    def unknown_count(self) -> bool:
        """Whether units count of which it isn't known whose they are, where that decides."""
        return self._settings.units.unknown

    @cached_property
    def own_sides_count(self) -> bool:
        """Whether any hexside of an end's own hex may count."""
        return any(
            one.sides.own != "clear" or OF_OWN_SIDES.intersection((one.by_levels or {}).values())
            for one in self.every
        )

    @cached_property
    def by_levels(self) -> bool:
        """Whether any hexside goes by the levels of the ends' hexes."""
        return any(one.by_levels is not None for one in self.every)

    @cached_property
    def at_ends(self) -> bool:
        """Whether anything hinders in the own hex of an end."""
        return any(one.hinders_at(end) for one in self.every for end in ("start", "target"))

    @cached_property
    def hindrance_blocks(self) -> bool:
        """Whether so much hindrance may come together that it blocks."""
        groups = (one.hindrance for one in self.every if one.hindrance is not None)
        return self._settings.blocks_at is not None or any(one.blocks_at is not None for one in groups)

    @cached_property
    def seen_inside(self) -> frozenset[str]:
        """The terrains that don't count between two hexes of one mass of them."""
        return frozenset(one.id for one in self.every if one.seen_inside)

    def _in_hexes(self, ruleset: Ruleset) -> Iterator[tuple[str, str, Mapping[str, Json]]]:
        """The rows of terrain and markers that count: by id, of markers by ``marker_key``, with their paths."""
        for name, row in ruleset.rows("markers").items():
            if self._counts(row):
                yield marker_key(name), f"markers.{name}", row
        for one in ruleset.terrains.values():
            if self._counts(one.row):
                yield one.id, f"terrains.{one.id}", one.row

    def _bounds(self, ruleset: Ruleset, name: str, of_kinds: str) -> dict[str, Within]:
        """How far one sees by what terrains and markers say under a name, and of kinds of units under another."""
        of, found = self._reader.parameters.of, {}
        units = ruleset.rows("units").items()
        for key, path, row in self._in_hexes(ruleset):
            by_name = without_foreign(row.get(of_kinds) or {})
            said = {one: of(f"{path}.{of_kinds}", by_name, one, None) for one in by_name}
            tagged = {
                kind: [said[tag] for tag in unit.get("tags", ()) if tag in said] for kind, unit in units
            }
            kinds = {kind: min(tags) for kind, tags in tagged.items() if tags}
            kinds |= {kind: said[kind] for kind, _ in units if kind in said}
            hexes = of(path, row, name, None)
            if kinds or hexes is not None:
                found[key] = Within(UNLIMITED if hexes is None else hexes, kinds)
        return found

    def _of_markers(self, ruleset: Ruleset, name: str) -> dict[str, Json]:
        """What the markers that count say under a name, by id."""
        of, rows = self._reader.parameters.of, ruleset.rows("markers")
        found = {one: of(f"markers.{one}", row, name, None) for one, row in rows.items() if self._counts(row)}
        return {one: said for one, said in found.items() if said is not None}

    def _bounds_of_units(self, ruleset: Ruleset, name: str) -> dict[str, int]:
        """The kinds of units that bound how far one sees, by id."""
        of = self._reader.parameters.of
        found = {kind: of(f"units.{kind}", row, name, None) for kind, row in ruleset.rows("units").items()}
        return {kind: within for kind, within in found.items() if within is not None}

    @cached_property
    def bounds(self) -> bool:
        """Whether terrain, markers or units bound how far one sees."""
        return any((self.seen_within, self.sees_within, self.units_seen_within, self.units_see_within))

    def _los(self, row: Mapping[str, Json]) -> str:
        """What a row does: ``blocks`` or ``hinders``; any other word that ``words`` doesn't translate says ``none``."""
        if not self._counts(row):
            return NONE
        word = str(row.get("los", "none"))
        word = self._settings.words.get(word, word)
        return word if word in (BLOCKS, HINDERS) else NONE

    def _hinders(self, row: Mapping[str, Json]) -> bool:
        return self._los(row) == HINDERS

    def _of_row(self, source: str, row: Mapping[str, Json]) -> Thing:
        path, reader = f"{source}s.{row['id']}", self._reader
        levels = row.get("by_levels")
        return self._add(
            row["id"],
            row.get("title", row["id"]),
            row.get("cites", ""),
            source,
            blocks=not self._hinders(row),
            height=reader.steps_of(row.get("height") or 0),
            rule=reader.rule(path, row, self._settings.things),
            hindrance=self._hindrance(source, row) if self._hinders(row) else None,
            artwork=source == "terrain"
            and "artwork" in row.get("in", ())
            and not row.get("whole_hex", False),
            sides=reader.sides(path, row, self._settings.sides),
            by_levels=None if levels is None else self._by_levels(path, levels),
            seen_inside=source == "terrain"
            and reader.parameters.of(path, row, "inside", "counts") == "nothing",
        )

    def _hindrance(self, source: str, row: Mapping[str, Json]) -> Hindrance:
        own = marker_key(row["id"])
        found = self._hindrances[own if source == "marker" and own in self._hindrances else row["id"]]
        return found if found.ends else replace(found, ends="target" if self._settings.target else "neither")

    def _by_levels(self, path: str, levels: Mapping[str, Json]) -> dict[tuple[int, int], str]:
        of = self._reader.parameters.of
        return {
            levels_of(pair): of(f"{path}.by_levels", levels, pair, "never")
            for pair in levels
            if not pair.startswith("x-")
        }

    def _units(self, ruleset: Ruleset) -> Mapping[str, Thing]:
        """The kinds of units that are obstacles; "" for a unit that no row tells of."""
        terms = self._settings.units
        if terms.count == "no":
            return {}
        rows: dict[str, Mapping[str, Json]] = {**ruleset.rows("units")}
        if terms.count == "all":
            rows[""] = {}
        return {
            name: self._add(
                name,
                row.get("title", "unit"),
                row.get("cites") or self._settings.cited("units"),
                UNIT,
                blocks=terms.blocks,
                height=self._reader.steps_of(row["height"]) if "height" in row else terms.height,
                rule=terms.rule,
                hindrance=None if terms.blocks else self._hindrances[UNITS],
                of=self._reader.parameters.of(f"units.{name}", row, "of", terms.of),
            )
            for name, row in rows.items()
            if terms.count == "all" or (terms.tags.intersection if terms.tags else set)(row.get("tags", ()))
        }

    def _add(
        self,
        name: str,
        title: str,
        cites: str,
        source: str,
        *,
        blocks: bool,
        rule: HeightRule,
        height: int = 0,
        **more: Any,
    ) -> Thing:
        if not self._settings.heights:
            height = 0 if source == GROUND else SKY
        number = len(self.every) + 1
        thing = Thing(number, name, title, cites, source, blocks, height, rule, **more)
        self.every.append(thing)
        return thing


def levels_of(pair: str) -> tuple[int, int]:
    """The lower and the higher level of a key of ``by_levels``: ``0-2``, ``-1-0``."""
    lower, higher = re.fullmatch(r"(-?\d+)-(-?\d+)", pair).groups()  # type: ignore[union-attr]
    return int(lower), int(higher)

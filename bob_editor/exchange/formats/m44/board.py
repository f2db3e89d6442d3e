"""Reads the board of a .m44 file: its grid and face, what lies in its hexes, and what is wrong with them as listed.

``codes.json`` beside this file holds the codes. A board of ours can't list a hex twice or name one with a wrong parity,
so those faults are found here, under the names of their checks.
"""

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import field

from bob_editor.exchange.formats.m44.coordinates import hex_of_place, hexes_of_group
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.labels import written_number
from bob_editor.model.board import Base, Board, Feature, HexContent, Label
from bob_editor.records import Record
from bob_editor.rulesets.memoir_44.cards.nations import CAMP, FIGURES

Json = Any
RULESET = "memoir-44"
ARMIES = {"uk": "brit"}
"""What armies are called in a unit's code besides."""
TIGER = "tank2ger"
"""Elite armor that with one figure is a Tiger."""
LANDSCAPES = {"WINTER": "winter", "DESERT": "sand"}
"""What the prints of a face are called, of faces with prints of their own."""
FACINGS = {1: "s", 2: "n"}
"""What an orientation of sandbags, wire and bunkers means."""


MOST_NUMBER = 99
"""Nothing in these files counts further."""

MOST_TURN = 12
"""The largest orientation that a board's tile may have."""

_WORDS = ("name", "behavior", "badge", "side")


class M44Fault(Record):
    """Something wrong with a file as it lists things: the name of the check, the place it is about, a sentence."""

    check: str
    message: str
    column: int | None = None
    row: int | None = None


class M44Board(Record):
    """What a .m44 file's board holds: the board, its markers, units and changes as a scenario's rows, and the faults.

    Ships and trains have no side there: which is theirs is for the scenario to say. ``unread`` are codes that the
    game's files aren't known to have.
    """

    board: Board
    markers: tuple[Mapping[str, Json], ...] = ()
    units: tuple[Mapping[str, Json], ...] = ()
    faults: tuple[M44Fault, ...] = ()
    changes: tuple[Mapping[str, Json], ...] = ()
    unread: tuple[str, ...] = ()


@cache
def codes() -> Mapping[str, Json]:
    """The tables of codes."""
    found: dict[str, Json] = json.loads((Path(__file__).parent / "codes.json").read_text("utf-8"))
    return found


def read_m44_board(data: Json) -> M44Board:
    """The board of a file's data, or of its ``board`` alone; enumerations are read in any case, numbers as text too."""
    given = data.get("board", data) if isinstance(data, dict) else {}
    return _Reading(given if isinstance(given, dict) else {}).read()


class _Reading(Record, eq=False):
    given: Mapping[str, Json]
    hexes: dict[Hex, HexContent] = field(default_factory=dict)
    markers: list[Mapping[str, Json]] = field(default_factory=list)
    units: list[Mapping[str, Json]] = field(default_factory=list)
    faults: list[M44Fault] = field(default_factory=list)
    changed: dict[tuple[str, str], list[str]] = field(default_factory=dict)
    unread: list[str] = field(default_factory=list)

    def read(self) -> M44Board:
        grid, face = self._grid(), self._face()
        seen: dict[Hex, set[str]] = {}
        for one in items_of(self.given.get("hexagons")):
            column, row = whole_of(one.get("col")), whole_of(one.get("row"))
            at = None if column is None or row is None else hex_of_place(grid, column, row)
            if at is None:
                message = f"Row {row}, column {column} is no hex of this board."
                self.faults.append(M44Fault("hex-off-board", message, column, row))
                continue
            layers = {name for name in ("terrain", "rect_terrain", "obstacle", "unit") if one.get(name)}
            if at in seen:
                label = grid.label(at)
                self.faults.append(M44Fault("hex-listed-twice", f"{label} is listed twice.", column, row))
                if seen[at] & layers:
                    message = f"Two things of one layer at {label}."
                    self.faults.append(M44Fault("layer-overfull", message, column, row))
            seen.setdefault(at, set()).update(layers)
            self._hexagon(grid, at, one)
        labels = tuple(self._labels())
        board = Board(grid, RULESET, base=Base("open", 0, face), hexes=self.hexes, labels=labels)
        return M44Board(
            board,
            tuple(self.markers),
            tuple(self.units),
            tuple(self.faults),
            tuple(
                {"change": name, "at": labels, **side_of(side)}
                for (name, side), labels in self.changed.items()
            ),
            tuple(self.unread),
        )

    def _labels(self) -> Iterator[Label]:
        """The texts on the board, also beside it."""
        for one in items_of(self.given.get("labels")):
            column, row = whole_of(one.get("col")), whole_of(one.get("row"))
            lines = one.get("text")
            text = " ".join(map(str, lines)) if isinstance(lines, list) else str(lines or "")
            if column is not None and row is not None and text:
                yield Label(text, (column, 3 * row))

    def _grid(self) -> Grid:
        kind = str(self.given.get("type", "STANDARD")).upper()
        row = codes()["boards"].get(kind)
        if row is None:
            self.faults.append(M44Fault("unknown-layout", f"There is no board of type “{kind}”."))
            row = codes()["boards"]["STANDARD"]
        columns = row["columns"][0], row["columns"][1]
        return Grid(columns, row["rows"], orientation="pointy-top", shifted="even", shift="right")

    def _face(self) -> str:
        face = self._face_given()
        if face not in codes()["faces"]:
            self.faults.append(M44Fault("unknown-layout", f"There is no board with the face “{face}”."))
            return "country"
        return face.lower()

    def _face_given(self) -> str:
        return str(self.given.get("face", "COUNTRY")).upper()

    def _hexagon(self, grid: Grid, at: Hex, given: Mapping[str, Json]) -> None:
        label = grid.label(at)
        features = list(self.hexes[at].terrain) if at in self.hexes else []
        features += self._tiles(_part(given, "terrain"))
        for layer in ("terrain", "rect_terrain"):
            for change in codes()["changes"].get(_part(given, layer).get("behavior"), ()):
                sides = _closed_to(_part(given, layer)) if change == "impassable" else [""]
                for side in sides:
                    self.changed.setdefault((change, side), []).append(label)
        for layer in ("rect_terrain", "obstacle"):
            part = _part(given, layer)
            row = codes()[layer].get(part.get("name"))
            if not part:
                continue
            if row is None:
                self.unread.append(str(part.get("name")))
            elif "terrain" in row:
                features.append(Feature(row["terrain"], orientation=turn_of(part)))
            elif "unit" in row:
                self.units.append({**row, "at": label})
            else:
                self.markers.append(_marker(row["marker"], label, part))
        if features:
            self.hexes[at] = HexContent(tuple(features))
        self._unit(label, _part(given, "unit"))
        for tag in items_of(given.get("tags")):
            self.markers.extend(_of_tag(tag, label, grid))

    def _tiles(self, part: Mapping[str, Json]) -> Iterator[Feature]:
        row = codes()["terrain"].get(part.get("name", ""))
        if row is None:
            self.unread.extend([str(part["name"])] if "name" in part else [])
            return
        shape = row.get("shape")
        side = side_of(part.get("original_owner")).get("side")
        yield Feature(
            codes()["behavior"].get(part.get("behavior"), row["id"]),
            # Tiles that aren't turned are sometimes said to be upright.
            orientation=turn_of(part) if shape or row.get("turned") else None,
            shape=shape,
            side=side,
            landscape=_landscape(str(part["name"]), self._face_given()),
        )

    def _unit(self, label: str, part: Mapping[str, Json]) -> None:
        if not part:
            return
        name = str(part.get("name", ""))
        tables = codes()
        kind = next((one for one in tables["units"] if name.startswith(one)), None)
        if kind is None:
            # A unit that the game doesn't know stays one, so that the card can tell of it.
            self.units.append({"unit": name, "at": label})
            return
        badge = part.get("badge")
        fits = kind in tables["badge_units"].get(badge, [kind])
        figures_of = name.removeprefix(kind)
        figures_of = ARMIES.get(figures_of, figures_of)
        nation = tables["nations"].get(badge if fits else None, figures_of)
        # A badge doesn't make enemies of figures: on those it shows what they are.
        nation = nation if CAMP.get(nation) == CAMP.get(figures_of) else figures_of
        row: dict[str, Json] = {
            "unit": tables["badges"].get(badge if fits else None, tables["units"][kind]),
            "at": label,
            "side": CAMP.get(nation, "allies"),
            "nation": nation,
            **({FIGURES: figures_of} if nation != figures_of else {}),
        }
        if fits and badge in tables["assets"]:
            row["swa"] = tables["assets"][badge]
        if isinstance(badge, str) and re.fullmatch(r"badge[0-9]{1,3}", badge):
            row["badge"] = badge
        figures = whole_of(part.get("nbr_units"))
        if name == TIGER and figures == 1:
            row["unit"] = "tiger"
        if figures is not None and figures >= 0:
            row["figures"] = figures
        self.units.append(row | tables["unit_rules"].get(part.get("behavior"), {}))


def _landscape(code: str, face: str) -> str | None:
    """The landscape of a tile's print where the board's face has another; None where it is the face's own.

    A print of the countryside is another's only where the face has its own of that terrain.
    """
    tables = codes()
    prints = tables["landscapes"]
    own = next((name for name, found in prints.items() if code in found), None)
    here = LANDSCAPES.get(face)
    if own is not None or here is None:
        return None if own == here else own
    terrain = tables["terrain"][code]
    return "country" if any(tables["terrain"][one] == terrain for one in prints[here]) else None


def _closed_to(part: Mapping[str, Json]) -> list[str]:
    """The sides that a tile is closed to, "" for both; none where its properties don't say it of a side."""
    properties = part.get("properties")
    if not isinstance(properties, dict):
        return [""]
    named = properties.get("isImpassable")
    return [one["side"] for one in map(side_of, listed(named) or [named]) if one]


def _marker(marker: str, label: str, part: Mapping[str, Json]) -> Mapping[str, Json]:
    sea_wall = marker == "sandbags" and part.get("behavior") == "SEAWALL"
    row: dict[str, Json] = {"marker": "sea_wall" if sea_wall else marker, "at": label}
    turned = turn_of(part)
    if marker in ("road_block", "dragons_teeth", "abatis"):
        row |= {} if turned is None else {"orientation": turned}
    elif turned in FACINGS and marker not in ("hedgehog", "landing_craft"):
        row["facing"] = FACINGS[turned]
    return row | side_of(part.get("original_owner"))


def _of_tag(tag: Mapping[str, Json], label: str, grid: Grid) -> Iterator[Mapping[str, Json]]:
    """The marker of a tag: minefields, exits, stars and camouflage; medals are a scenario's objectives."""
    tag = worded(tag)
    name, behavior = tag.get("name"), tag.get("behavior")
    owner = side_of(tag.get("side"))
    if name == "tag3":
        decoy = {"decoy_medal": True} if behavior == "DECOY_MEDAL_MINE_FIELD" else {}
        yield {"marker": "minefield", "at": label, **owner, **decoy}
    elif name in ("tag4", "tag5"):
        # A group lists every hex that is an exit; one laid sideways without it is an end of a row.
        group = hexes_of_group(grid, listed(tag.get("group")))
        mode = "range" if name == "tag5" and not group else "single"
        for at in dict.fromkeys((label, *group)):
            yield {"marker": "exit", "at": at, **owner, "mode": mode}
    elif name == "tag1":
        yield {"marker": "star", "at": label, **owner}
    elif name in ("tag14", "tag15"):
        yield {"marker": "camouflage", "at": label}


def items_of(value: Json) -> list[Mapping[str, Json]]:
    """The objects of a list, however it is written (``listed``)."""
    return [row for row in listed(value) if isinstance(row, dict)]


def listed(value: Json) -> list[Json]:
    """A list, also one wrapped as ``{"item": […]}`` or written as an object with numbers for keys."""
    if isinstance(value, dict):
        if "item" in value:
            inner = value["item"]
            return inner if isinstance(inner, list) else [inner]
        if all(written_number(key) is not None for key in value):
            return [value[key] for key in sorted(value, key=int)]
        return []
    return value if isinstance(value, list) else []


def _part(given: Mapping[str, Json], layer: str) -> Mapping[str, Json]:
    value = given.get(layer)
    return worded(value) if isinstance(value, dict) else {}


def worded(part: Mapping[str, Json]) -> Mapping[str, Json]:
    """A part of a hexagon without those of its words that are no text, or an empty one."""
    return {
        key: value for key, value in part.items() if key not in _WORDS or (isinstance(value, str) and value)
    }


def side_of(value: Json) -> dict[str, Json]:
    """Whose something is, where a file says so: AXIS or ALLIES, in any case."""
    side = value.lower() if isinstance(value, str) else ""
    return {"side": side} if side in ("axis", "allies") else {}


def turn_of(part: Mapping[str, Json]) -> int | None:
    """The orientation of a piece."""
    number = whole_of(part.get("orientation"))
    return number if number is not None and 0 <= number <= MOST_TURN else None


def whole_of(value: Json) -> int | None:
    """A whole number of a common size, also one written as text."""
    if isinstance(value, str) and len(value) < 9 and re.fullmatch(r"\s*-?[0-9]+\s*", value):
        value = int(value)
    fits = isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MOST_NUMBER
    return value if fits else None

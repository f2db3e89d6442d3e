"""Writes the board of a .m44 file, as ``sed 1.2`` does: hexes that hold something, by row and column, and labels."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from msgspec import field

from bob_editor.exchange.formats.m44.board import FACINGS, LANDSCAPES, codes
from bob_editor.exchange.formats.m44.coordinates import place_of_hex
from bob_editor.exchange.formats.m44.writing_units import unit_part, written_unit
from bob_editor.exchange.report import Report
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board, Feature
from bob_editor.records import Record

Json = Any
LAYERS = ("row", "col", "terrain", "rect_terrain", "obstacle", "unit", "tags")
"""The parts of a hexagon, in their order."""

FIELD_BUNKERS = {"DESERT": "dbunker", "WINTER": "wbunker"}
TURNED = {facing: number for number, facing in FACINGS.items()}


class Hexagons(Record, eq=False):
    """The hexagons of a file as they fill; what has no place in one goes to the report."""

    grid: Grid
    face: str
    report: Report
    found: dict[Hex, dict[str, Json]] = field(default_factory=dict)

    def at(self, label: Json) -> dict[str, Json] | None:
        """The hexagon of a label, made if need be; None off the board."""
        at = self.grid.hex_anywhere(label.rpartition(".")[2]) if isinstance(label, str) else None
        if at is None or at not in self.grid:
            return None
        if at not in self.found:
            column, row = place_of_hex(self.grid, at)
            self.found[at] = {"row": row, "col": column}
        return self.found[at]

    def lay(self, label: Json, layer: str, part: Mapping[str, Json], what: str) -> None:
        """Put a part in a layer of a hexagon, which holds one."""
        hexagon = self.at(label)
        if hexagon is None or layer in hexagon:
            why = (
                "The board has no such hex."
                if hexagon is None
                else "A hex has one such piece in these files."
            )
            self.report.dropped(str(label), what, why)
            return
        hexagon[layer] = dict(part)

    def tag(self, label: Json, tag: Mapping[str, Json]) -> None:
        """Lay a tag in a hexagon."""
        hexagon = self.at(label)
        if hexagon is None:
            self.report.dropped(str(label), tag.get("name", ""), "The board has no such hex.")
            return
        hexagon.setdefault("tags", []).append(dict(tag))

    def rows(self) -> list[Json]:
        """The hexagons that hold something, in the files' order."""
        filled = (one for one in self.found.values() if len(one) > 2)
        ordered = sorted(filled, key=lambda one: (one["row"], one["col"]))
        return [{key: one[key] for key in LAYERS if key in one} for one in ordered]


def write_board(
    board: Board,
    markers: Iterable[Mapping[str, Json]],
    units: Iterable[Mapping[str, Json]],
    changes: Iterable[Mapping[str, Json]],
    hexagons: Hexagons,
) -> None:
    """Fill the hexagons with what lies on a board under a scenario; medals are laid by the card."""
    for at in board.grid.hexes:
        for feature in board.content(at).terrain:
            _feature(board.grid.label(at), feature, hexagons)
    for marker in markers:
        _marker(marker, hexagons)
    for unit in units:
        written = written_unit(unit)
        if written is not unit:
            made = "These files have no such unit; a plain one stands for it."
            hexagons.report.approximated(str(unit.get("at", "")), unit.get("unit", ""), made)
        layer, part = unit_part(written)
        if part is None:
            hexagons.report.dropped(
                str(unit.get("at", "")), unit.get("unit", ""), "These files have no such unit."
            )
        else:
            hexagons.lay(unit.get("at"), layer, part, str(unit.get("unit")))
    _changes(changes, hexagons)


def board_type(grid: Grid) -> str | None:
    """The type of board that a grid is; None where these files have none such."""
    for name, row in codes()["boards"].items():
        columns = row["columns"][0], row["columns"][1]
        if Grid(columns, row["rows"], orientation="pointy-top", shifted="even", shift="right") == grid:
            return str(name)
    return None


def labels_of(board: Board) -> list[Json]:
    """The labels, each at the hex that it stands on."""
    found = []
    for label in board.labels:
        column, row = place_of_hex(board.grid, board.grid.frame.hex_at(label.at))
        found.append({"row": row, "col": column, "text": label.text.split("\n")})
    return sorted(found, key=lambda one: (one["row"], one["col"]))


def _feature(label: str, feature: Feature, hexagons: Hexagons) -> None:
    turned = {} if feature.orientation is None else {"orientation": feature.orientation}
    rect = next(
        (name for name, row in codes()["rect_terrain"].items() if row.get("terrain") == feature.terrain), None
    )
    if rect is not None:
        hexagons.lay(label, "rect_terrain", {"name": rect, **turned}, feature.terrain)
        return
    name, behavior = tile_code(feature, hexagons.face)
    if name is None:
        hexagons.report.dropped(label, feature.terrain, "These files have no code for it.")
        return
    more = {"behavior": behavior} if behavior else {}
    owner = {"original_owner": feature.side.upper()} if feature.side else {}
    hexagons.lay(label, "terrain", {"name": name, **turned, **more, **owner}, feature.terrain)


def tile_code(feature: Feature, face: str) -> tuple[str | None, str]:
    """The code of a tile in the print that fits its landscape or the board's face, and the behavior that makes it."""
    for behavior, terrain in codes()["behavior"].items():
        if terrain == feature.terrain:
            plain = Feature(
                "river" if behavior.startswith("FORD") else "hill",
                shape=feature.shape,
                landscape=feature.landscape,
            )
            return tile_code(plain, face)[0], behavior
    prints = codes()["landscapes"]
    here = feature.landscape or LANDSCAPES.get(face)
    fitting = _codes_of(feature.terrain, feature.shape)
    own = [name for name in fitting if name in prints.get(here, ())]
    plain_prints = [name for name in fitting if not any(name in found for found in prints.values())]
    return next(iter(own or plain_prints or fitting), None), ""


@cache
def _codes_of(terrain: str, shape: str | None) -> tuple[str, ...]:
    """The codes of a terrain's tiles of a shape, or of any shape where it has none such."""
    alike = {name: row.get("shape") for name, row in codes()["terrain"].items() if row["id"] == terrain}
    return tuple(name for name, one in alike.items() if one == shape) or tuple(alike)


def _marker(marker: Mapping[str, Json], hexagons: Hexagons) -> None:
    name, label = str(marker.get("marker")), marker.get("at")
    side = marker.get("side")
    if name in ("minefield", "exit", "star", "camouflage"):
        hexagons.tag(label, _tag(name, marker, hexagons.face))
        return
    turned = marker.get("orientation", TURNED.get(str(marker.get("facing"))))
    part: dict[str, Json] = {} if turned is None else {"orientation": turned}
    if name == "sea_wall":
        part |= {"behavior": "SEAWALL"}
    if isinstance(side, str):
        part |= {"original_owner": side.upper()}
    for layer in ("rect_terrain", "obstacle"):
        wanted = "sandbags" if name == "sea_wall" else name
        code = next((code for code, row in codes()[layer].items() if row.get("marker") == wanted), None)
        if code is not None:
            code = FIELD_BUNKERS.get(hexagons.face, code) if name == "field_bunker" else code
            hexagons.lay(label, layer, {"name": code, **part}, name)
            return
    hexagons.report.dropped(str(label), name, "These files have no such marker.")


def _tag(name: str, marker: Mapping[str, Json], face: str) -> Mapping[str, Json]:
    side = marker.get("side")
    owner = {"side": side.upper()} if isinstance(side, str) else {}
    if name == "minefield":
        decoy = marker.get("decoy_medal") is True
        behavior = "DECOY_MEDAL_MINE_FIELD" if decoy else "MINE_FIELD"
        return {"name": "tag3", "behavior": behavior, **owner}
    if name == "exit":
        code = "tag5" if marker.get("mode") == "range" else "tag4"
        return {"name": code, "behavior": "EXIT_MARKER", **owner}
    if name == "camouflage":
        return {"name": "tag15" if face == "WINTER" else "tag14"}
    return {"name": "tag1", **owner}


def _changes(changes: Iterable[Mapping[str, Json]], hexagons: Hexagons) -> None:
    """The changes that a tile's behavior says, and to which side alone; the others are told."""
    by_label: dict[str, list[str]] = {}
    closed: dict[str, set[str]] = {}
    for change in changes:
        name, labels = str(change.get("change")), change.get("at")
        if not isinstance(labels, list) or not any(name in one for one in codes()["changes"].values()):
            hexagons.report.dropped("", name, "These files have no such special rule.")
            continue
        for label in map(str, labels):
            if name == "impassable" and change.get("units"):
                hexagons.report.dropped(
                    label, name, "These files close a hex to all kinds of units or to none."
                )
                continue
            names = by_label.setdefault(label, [])
            if name not in names:
                names.append(name)
            if name == "impassable":
                closed.setdefault(label, set()).add(str(change.get("side") or "").upper())
    for label, names in by_label.items():
        hexagon = hexagons.at(label) or {}
        behavior = next(
            (one for one, said in codes()["changes"].items() if sorted(said) == sorted(names)), None
        )
        part = hexagon.get("rect_terrain" if behavior == "BRIDGE_SECTION" else "terrain")
        if behavior is None or part is None or "behavior" in part:
            hexagons.report.dropped(label, ", ".join(names), "No tile of these files says so there.")
        else:
            part["behavior"] = behavior
            # A hex closed to both is it whoever else it is closed to.
            if "" not in (sides := closed.get(label, {""})):
                part["properties"] = {"isImpassable": sorted(sides)}

"""A board to Tiled: layers of tiles for what lies in its hexes, layers of objects for what is drawn on it.

Every object carries ``bob:key``, which part of the board it is, and the map ``bob:board``, the whole board: what wasn't
changed in Tiled comes back as it went out (``returning``).
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any

from msgspec.structs import replace

from bob_editor.exchange.formats.tiled.scenarios import SCENARIO, shown_of_card
from bob_editor.exchange.formats.tiled.tilesets import turned
from bob_editor.exchange.formats.tiled.turning import sixths_of
from bob_editor.exchange.lay import SHORT, SIDE, Lay, lay_of
from bob_editor.exchange.shown import KEY, Shown, shown_of
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board, Feature
from bob_editor.records import Record
from bob_editor.rules.cards.card import Card
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.documents import board_to_json, scenario_to_json

Json = Any
Kind = tuple[str, str | None, str | None, str | None]
"""What a tile shows: a terrain, its shape, owner and landscape."""

GROUND, LEVEL = "ground", "level"
BOARD = "bob:board"

PIECES = ("unit", "marker", "objective")
AREA_KINDS = ("setup", "entry", "objective area", "exit", "note")
"""What objects of a scenario are called; an area of an objective isn't called as a marker for one."""

LABEL_HIGH = 36
"""How high the box of a label is, in pixels."""


class Set(Record):
    """A tileset: its name, its first global id, and what its tiles show."""

    name: str
    first: int
    kinds: tuple[Kind, ...]


def kind_of(feature: Feature) -> Kind:
    """What a feature's tile shows; which way it is turned is said in its cell."""
    return feature.terrain, feature.shape, feature.side, feature.landscape


def sets_of(board: Board, rules: Ruleset) -> tuple[Set, Set, Set]:
    """The tilesets of a board: the ground, terrain that there is and that the board shows, and levels."""
    grounds = tuple(dict.fromkeys(grounds_of(board, rules).values()))
    base = board.base.terrain
    used = {kind_of(one): None for content in board.hexes.values() for one in content.terrain}
    own = {(one.id, None, None, None): None for one in rules.terrains.values() if "hexes" in one.places}
    terrain = tuple(kind for kind in own | used if kind[0] != base or any(kind[1:]))
    listed = {content.level for content in board.hexes.values() if content.level is not None}
    levels = range(min(listed | {-1}), max(listed | {4}) + 1)
    return (
        Set(GROUND, 1, tuple(map(_plain, grounds))),
        Set("terrain", 1 + len(grounds), terrain),
        Set("levels", 1 + len(grounds) + len(terrain), tuple(_plain(str(one)) for one in levels)),
    )


def _plain(name: str) -> Kind:
    return name, None, None, None


def grounds_of(board: Board, rules: Ruleset) -> dict[Hex, str]:
    """What each hex is beneath all that lies there: the base, or what the board's face says."""
    ground = Ground(replace(board, hexes={}, artwork=(), contours=(), paths=()), rules)
    return {at: next(iter(ground.terrain(at)), board.base.terrain) for at in board.grid.hexes}


def map_of(
    board: Board, rules: Ruleset, sets: tuple[Set, Set, Set], card: Card | None = None
) -> dict[str, Json]:
    """The map of a board, and of the card on it, as Tiled's JSON, without its tilesets."""
    lay, columns, rows = lay_of(board.grid)
    ids = count(1)
    drawn = {**shown_of(board, lay), **({} if card is None else shown_of_card(card, lay))}
    layers = [*_tile_layers(board, rules, sets, lay, columns, rows), *_object_layers(drawn, ids)]
    long, short = ("tileheight", "tilewidth") if lay.pointy else ("tilewidth", "tileheight")
    return {
        "type": "map",
        "version": "1.10",
        "tiledversion": "1.10.2",
        "orientation": "hexagonal",
        "renderorder": "right-down",
        "width": columns,
        "height": rows,
        long: 2 * SIDE,
        short: SHORT,
        "infinite": False,
        "hexsidelength": SIDE,
        "staggeraxis": "y" if lay.pointy else "x",
        "staggerindex": "odd" if lay.odd else "even",
        "nextlayerid": len(layers) + 1,
        "nextobjectid": next(ids),
        "properties": [
            _property(BOARD, _packed(board_to_json(board))),
            *([] if card is None else [_property(SCENARIO, _packed(scenario_to_json(card.scenario)))]),
            _property("bob:ruleset", board.ruleset),
        ],
        "layers": [{"id": number, **layer} for number, layer in enumerate(layers, start=1)],
    }


def _packed(data: Json) -> str:
    # What XML has no place for is escaped in JSON.
    return json.dumps(data, separators=(",", ":"))


def _property(name: str, value: str | int) -> dict[str, Json]:
    return {"name": name, "type": "int" if isinstance(value, int) else "string", "value": value}


# -- cells ------------------------------------------------------------------------------------------------------------


def cells_of_board(
    board: Board, rules: Ruleset, sets: Sequence[Set], lay: Lay
) -> Iterator[tuple[str, tuple[int, int], int]]:
    """By layer's name and cell the global id, with its turn, that a board has there."""
    gids = {(one.name, kind): one.first + number for one in sets for number, kind in enumerate(one.kinds)}
    ground, terrain, levels = (one.name for one in sets)
    grounds = grounds_of(board, rules)
    for at in board.grid.hexes:
        cell, content = lay.cell(board.grid, at), board.content(at)
        bare = gids[ground, _plain(grounds[at])]
        yield ground, cell, bare
        for number, feature in enumerate(content.terrain):
            gid = gids.get((terrain, kind_of(feature)), bare)
            yield stack_name(number), cell, turned(gid, sixths_of(feature, pointy=board.grid.pointy))
        if content.level is not None:
            yield LEVEL, cell, gids[levels, _plain(str(content.level))]


def stack_name(number: int) -> str:
    """What the layer of hexes' lowest terrain, of their second … is called."""
    return "terrain" if not number else f"terrain {number + 1}"


def _tile_layers(
    board: Board, rules: Ruleset, sets: tuple[Set, Set, Set], lay: Lay, columns: int, rows: int
) -> Iterator[dict[str, Json]]:
    stack = max((len(one.terrain) for one in board.hexes.values()), default=1)
    names = (sets[0].name, *map(stack_name, range(max(stack, 2))), LEVEL)
    data = {name: [0] * (columns * rows) for name in names}
    for name, (column, row), gid in cells_of_board(board, rules, sets, lay):
        data[name][row * columns + column] = gid
    for name, gids in data.items():
        yield {
            **_layer(name, "tilelayer"),
            "opacity": 1,
            "width": columns,
            "height": rows,
            "x": 0,
            "y": 0,
            "data": gids,
        }


def _layer(name: str, kind: str) -> dict[str, Json]:
    return {"name": name, "type": kind, "visible": True}


# -- objects ----------------------------------------------------------------------------------------------------------


def _object_layers(drawn: Mapping[str, Sequence[Shown]], ids: Iterator[int]) -> Iterator[dict[str, Json]]:
    for section, shown in drawn.items():
        objects = [_object(one, next(ids)) for one in shown]
        yield {
            **_layer(section, "objectgroup"),
            "opacity": 1,
            "draworder": "index",
            "x": 0,
            "y": 0,
            "objects": objects,
        }


def _object(one: Shown, number: int) -> dict[str, Json]:
    """An object as Tiled has it; holes are rings of the class ``hole``."""
    (x, y), wide, high = one.points[0], 0.0, 0.0
    shape: dict[str, Json] = {}
    if one.text:
        wide, high = 20.0 + 14 * len(one.text), float(LABEL_HIGH)
        x, y = round(x - wide / 2, 3), round(y - high / 2, 3)
        shape = {"text": {"text": one.text}}
    elif len(one.points) == 1:
        shape = {"point": True}
    else:
        name = "polygon" if one.closed else "polyline"
        shape = {name: [{"x": round(px - x, 3), "y": round(py - y, 3)} for px, py in one.points]}
    said = [_property(KEY, one.key), *(_property(*pair) for pair in one.said)]
    return {
        "id": number,
        "name": "",
        "type": one.name,
        "x": x,
        "y": y,
        "width": wide,
        "height": high,
        "rotation": 0,
        "visible": True,
        "properties": said,
        **shape,
    }


def classes_of(rules: Ruleset) -> dict[str, Json]:
    """The ``*.tiled-project`` of a ruleset: each terrain as a class of objects, in its colour."""
    uses = {"sides": "object", "paths": "object", "artwork": "object", "hexes": "tile"}
    rows = [
        {
            "id": number,
            "name": one.id,
            "type": "class",
            "color": f"#ff{str(one.style.get('fill') or '#808080').lstrip('#')[:6]}",
            "drawFill": True,
            "useAs": sorted({use for part, use in uses.items() if part in one.places}),
            "members": [],
        }
        for number, one in enumerate(rules.terrains.values(), start=1)
    ]
    contour = {
        "id": len(rows) + 1,
        "name": "contour",
        "type": "class",
        "color": "#ff8a6d3b",
        "drawFill": False,
    }
    said = [
        {"name": name, "type": "string", "value": ""} for name in ("title", "symbol", "side", "facing", "id")
    ]
    for kinds, colour, members in (
        (PIECES, "#ff7a2e2e", said),
        (AREA_KINDS, "#ff2e5a7a", said[:1] + said[2:3]),
    ):
        for kind in kinds:
            row = {"id": len(rows) + 1, "name": kind, "type": "class", "color": colour, "drawFill": True}
            rows.append({**row, "useAs": ["object"], "members": members})
    contour["id"] = len(rows) + 1
    level = {"name": "level", "type": "int", "value": 1}
    rows.append({**contour, "useAs": ["object"], "members": [level]})
    return {"folders": ["."], "propertyTypes": rows}

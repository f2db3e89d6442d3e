"""The tilesets of what is written to Tiled: their rows, and a board that shows every tile, to be painted at once.

The tiles lie in every second column (row on pointy top), so that no two of them touch and no terrain merges.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.exchange.format import Asked
from bob_editor.exchange.formats.tiled.turning import upright
from bob_editor.exchange.formats.tiled.writing import GROUND, Kind, Set
from bob_editor.exchange.lay import SHORT, SIDE
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import SQRT3
from bob_editor.model.board import Base, Board, Feature, HexContent, Label
from bob_editor.rules.ruleset import Ruleset

Json = Any


def tilesets_of(
    sets: tuple[Set, ...], board: Board, rules: Ruleset, asked: Asked
) -> tuple[list[dict[str, Json]], dict[str, bytes]]:
    """The tilesets as a map lists them, and their pictures by the names of their files; none without a tile.

    A game of hexside terrain alone has none of terrain.
    """
    stem = asked.name.rpartition(".")[0] or "map"
    rows, pictures = [], {}
    for one in (one for one in sets if one.kinds):
        specimen = _specimen(one, board, rules)
        file = f"{stem}.{one.name}.png"
        rows.append(_row(one, file, specimen.grid, painted=asked.paint is not None))
        if asked.paint is not None:
            pictures[file] = asked.paint(specimen, rules, SQRT3 * SIDE, one.name != GROUND)
    return rows, pictures


def _row(one: Set, file: str, grid: Grid, *, painted: bool) -> dict[str, Json]:
    pointy, count = grid.pointy, len(one.kinds)
    wide, high = (SHORT, 2 * SIDE) if pointy else (2 * SIDE, SHORT)
    long = 3 * SIDE * (count - 1) + 2 * SIDE
    across = SHORT * 3 // 2
    row: dict[str, Json] = {
        "firstgid": one.first,
        "name": one.name,
        "tilewidth": wide,
        "tileheight": high,
        "tilecount": count,
        "columns": 1 if pointy else count,
        "margin": 0,
        "spacing": SIDE,
        "tiles": [
            {"id": number, "type": kind[0], "properties": list(_said(one, kind))}
            for number, kind in enumerate(one.kinds)
        ],
    }
    if painted:
        size = (across, long) if pointy else (long, across)
        row |= {"image": file, "imagewidth": size[0], "imageheight": size[1]}
    return row


def _said(one: Set, kind: Kind) -> Iterator[Mapping[str, Json]]:
    if one.name == "levels":
        yield {"name": "level", "type": "int", "value": int(kind[0])}
    for name, value in zip(("shape", "side", "landscape"), kind[1:], strict=True):
        if value is not None:
            yield {"name": name, "type": "string", "value": value}


def _specimen(one: Set, board: Board, rules: Ruleset) -> Board:
    """A board with a tile in every second hex of a row; levels are written there as numbers."""
    many = 2 * len(one.kinds) - 1
    pointy = board.grid.pointy
    grid = Grid(1, many, "pointy-top", shift="right") if pointy else Grid(many, 1)
    places = sorted(grid.hexes, key=lambda at: at.q)[::2]
    base = Base(rules.base_terrain)
    if one.name == "levels":
        labels = tuple(Label(kind[0], grid.centre(at)) for at, kind in zip(places, one.kinds, strict=True))
        return Board(grid, rules.id, base=base, labels=labels)
    hexes = {
        at: HexContent((upright(Feature(kind[0], shape=kind[1], side=kind[2], landscape=kind[3])),))
        for at, kind in zip(places, one.kinds, strict=True)
    }
    return Board(grid, rules.id, base=base, hexes=hexes)

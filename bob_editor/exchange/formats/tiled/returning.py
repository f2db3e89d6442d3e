"""A board that went out to Tiled and came back: what was changed there is read anew, all else is as it was."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bob_editor.exchange.format import Given
from bob_editor.exchange.formats.tiled.cells import cells_of_all
from bob_editor.exchange.formats.tiled.objects import things_of
from bob_editor.exchange.formats.tiled.reading import Layer, layers_of
from bob_editor.exchange.formats.tiled.scenarios import AREAS, UNITS
from bob_editor.exchange.formats.tiled.tilesets import Tile, Tiles, is_mirrored, tiles_of, turn_of
from bob_editor.exchange.formats.tiled.turning import sixths_of, turned_clockwise
from bob_editor.exchange.formats.tiled.writing import GROUND, LEVEL, grounds_of, kind_of
from bob_editor.exchange.lay import Lay, lay_of
from bob_editor.exchange.mapping import Words
from bob_editor.exchange.shown import taken_back
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board, Feature, HexContent

Json = Any

STACK = re.compile(r"terrain(?: (\d{1,2}))?")


def read_returned(data: Mapping[str, Json], board: Board, given: Given, words: Words) -> Board:
    """The board of a map of ours as it came back.

    :raises BadFile: where a layer can't be read; ``TooLarge`` past the limits.
    """
    lay, *_ = lay_of(board.grid)
    tiles = tiles_of(data, given, words.report)
    layers = list(layers_of(data))
    hexes = _hexes(board, layers, tiles, lay, given, words)
    drawn = [layer for layer in layers if layer.name not in (UNITS, AREAS)]
    objects = [
        thing
        for layer in drawn
        for thing in things_of(layer.row, layer.offset, tiles, words.report, hidden=True)
    ]
    return replace(taken_back(board, lay, words, objects), hexes=hexes)


def _hexes(
    board: Board, layers: Sequence[Layer], tiles: Tiles, lay: Lay, given: Given, words: Words
) -> dict[Hex, HexContent]:
    """What each hex holds: its features where they are shown as they were, new ones where others are."""
    grid = board.grid
    grounds = grounds_of(board, words.rules)
    at_of = {lay.cell(grid, at): at for at in grid.hexes}
    stacks: dict[Hex, dict[int, tuple[Feature, ...]]] = {}
    levels: dict[Hex, int | None] = {}
    tiled = [layer for layer in layers if layer.row.get("type") == "tilelayer"]
    all_cells = cells_of_all((one.row for one in tiled), given.name)
    for number, (layer, cells) in enumerate(zip(tiled, all_cells, strict=True)):
        found = STACK.fullmatch(layer.name)
        place = int(found[1] or 1) if found else 0 if layer.name == GROUND else 100 + number
        for column, row, cell in cells:
            at = at_of.get((column, row))
            gid, sixths = turn_of(cell)
            tile = tiles.tile(gid)
            if at is None:
                words.report.dropped("", tile.names[0], "A tile beyond the board's edge.")
            elif layer.name == LEVEL:
                levels[at] = tile.level
            elif layer.name != GROUND or tile.names[0] != grounds[at]:
                meant = words.meaning(tile.names[0], grid.label(at)).terrain
                if is_mirrored(cell):
                    told = "It was mirrored in Tiled; here a tile is turned at most."
                    words.report.approximated(grid.label(at), tile.names[0], told)
                stacks.setdefault(at, {})[place] = tuple(
                    turned_clockwise(_feature(one, tile), sixths, pointy=grid.pointy) for one in meant
                )
    hexes = {at: content for at, content in board.hexes.items() if at not in grid.index}
    for at in grid.hexes:
        new = tuple(one for _, some in sorted(stacks.get(at, {}).items()) for one in some)
        was = board.content(at)
        kept = tuple(_kept(was.terrain, new, pointy=grid.pointy))
        content = HexContent(kept, levels.get(at), was.foreign)
        if content or content.foreign:
            hexes[at] = content
    return hexes


def _feature(terrain: str, tile: Tile) -> Feature:
    shape, side, landscape = (
        str(tile.properties[key]) if key in tile.properties else None
        for key in ("shape", "side", "landscape")
    )
    return Feature(terrain, None, shape, side=side, landscape=landscape)


def _kept(was: Sequence[Feature], new: Iterable[Feature], *, pointy: bool) -> Iterator[Feature]:
    """New features, those that a hex had before as they were."""
    left = list(was)
    for one in new:
        same = next((old for old in left if _looks(old, pointy=pointy) == _looks(one, pointy=pointy)), None)
        if same is not None:
            left.remove(same)
        yield one if same is None else same


def _looks(feature: Feature, *, pointy: bool) -> tuple[Json, ...]:
    return (*kind_of(feature), sixths_of(feature, pointy=pointy))

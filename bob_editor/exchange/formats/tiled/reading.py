"""A foreign Tiled map to a board: tiles become terrain, objects artwork, paths, hexsides and labels, by their names."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct, field

from bob_editor.errors import BadFile
from bob_editor.exchange.drawn import Drawn
from bob_editor.exchange.format import Given
from bob_editor.exchange.formats.tiled.cells import Cell, cells_of_all
from bob_editor.exchange.formats.tiled.objects import is_seen, things_of
from bob_editor.exchange.formats.tiled.tilesets import (
    Tile,
    Tiles,
    is_mirrored,
    properties_of,
    rows_of,
    tiles_of,
    turn_of,
)
from bob_editor.exchange.formats.tiled.turning import turned_clockwise
from bob_editor.exchange.lay import Lay, foreign_grid
from bob_editor.exchange.mapping import Words
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Base, Board, Feature, HexContent
from bob_editor.records import Record

Json = Any


class Layer(Record):
    """A layer of tiles or objects; ``offset`` is how far it and the groups it is in are moved, in pixels.

    One that is not ``seen`` is hidden in Tiled, itself or with a group that it is in.
    """

    row: Mapping[str, Json]
    name: str
    offset: tuple[float, float] = (0, 0)
    seen: bool = True


def layers_of(
    data: Mapping[str, Json], offset: tuple[float, float] = (0, 0), *, seen: bool = True
) -> Iterator[Layer]:
    """The layers of a map, lowest first, those of groups in their places."""
    for row in rows_of(data, "layers"):
        moved = (offset[0] + _real(row.get("offsetx")), offset[1] + _real(row.get("offsety")))
        shown = seen and is_seen(row)
        if row.get("type") == "group":
            yield from layers_of(row, moved, seen=shown)
        else:
            yield Layer(row, str(row.get("name", ""))[:100], moved, shown)


def _real(value: Json) -> float:
    known = isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e9
    return float(value) if known else 0.0


def read_foreign(data: Mapping[str, Json], given: Given, words: Words, name: str) -> Board:
    """The board of a map that another program made.

    :raises BadFile: where it isn't hexagonal, or a layer can't be read; ``TooLarge`` past the limits.
    """
    report = words.report
    lay = foreign_lay(data, given.name)
    tiles = tiles_of(data, given, report)
    layers = []
    for layer in layers_of(data):
        if layer.seen:
            layers.append(layer)
        else:
            report.hidden(layer.name)
    tiled = [layer for layer in layers if layer.row.get("type") == "tilelayer"]
    painted = list(zip(tiled, cells_of_all((one.row for one in tiled), given.name), strict=True))
    grid, lay = _grid(data, lay, [cell for _, cells in painted for cell in cells], given.name)
    for layer in layers:
        if layer.row.get("type") == "imagelayer":
            report.dropped(layer.name, "a layer of pictures", "Boards have pictures as underlay only.")
    for layer, cells in painted:
        if cells and abs(layer.offset[0]) + abs(layer.offset[1]) >= lay.short / 2:
            report.approximated(layer.name, "a moved layer", "Its tiles are in the hexes of their cells.")
    for key in properties_of(data):
        report.dropped("", key, "A property of the map that boards don't have.")
    filling = _Filling(grid, lay, tiles, words)
    hexes = filling.hexes([cells for _, cells in painted])
    drawn = Drawn(grid, lay, words)
    for layer in layers:
        for thing in things_of(layer.row, layer.offset, tiles, report):
            drawn.take(thing)
    base = Base(words.rules.base_terrain)
    board = Board(grid, words.rules.id, id=name, title=given.stem, base=base, hexes=hexes)
    return drawn.on(board)


def foreign_lay(data: Mapping[str, Json], name: str) -> Lay:
    """How a foreign map lies.

    :raises BadFile: where it isn't hexagonal, or lacks a measure.
    """
    if data.get("orientation") != "hexagonal":
        raise BadFile(
            f"{name} is {str(data.get('orientation', 'not laid out'))[:40]}; boards have hexes.",
            hint="Only hexagonal maps can be brought in.",
        )
    pointy = data.get("staggeraxis") != "x"
    wide, high, side = (_measure(data, key, name) for key in ("tilewidth", "tileheight", "hexsidelength"))
    long, short = (high, wide) if pointy else (wide, high)
    # Tiled counts whole pixels from column to column.
    pitch = (long - side) // 2 + side
    return Lay(pointy, long, short, 2 * pitch - long, int(data.get("staggerindex") != "even"))


def _measure(data: Mapping[str, Json], key: str, name: str) -> float:
    value = data.get(key)
    least = 0 if key == "hexsidelength" else 1
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= 100_000:
        raise BadFile(f"{name} has no {key} in pixels.", hint="Save the map anew in Tiled.")
    return value


def _grid(data: Mapping[str, Json], lay: Lay, cells: list[Cell], name: str) -> tuple[Grid, Lay]:
    """The grid of a map: all of a finite one, of an infinite one what its tiles cover."""
    if not data.get("infinite"):
        wide, high = (one if isinstance(one, int) else 0 for one in (data.get("width"), data.get("height")))
        return foreign_grid(lay, 0, 0, wide, high, name)
    if not cells:
        raise BadFile(f"{name} has no tile anywhere.", hint="Draw the map first, or give it a size in Tiled.")
    columns, rows = [column for column, _, _ in cells], [row for _, row, _ in cells]
    left, top = min(columns), min(rows)
    wide, high = max(columns) - left + 1, max(rows) - top + 1
    return foreign_grid(lay, left, top, wide, high, name)


class _Met(Record):
    """What a cell says wherever it stands: its tile, the word of its that is understood, how it lies."""

    tile: Tile
    word: str
    sixths: int
    mirrored: bool


class _Stack(Struct):
    """What the tiles of a hex come to, the lower ones first."""

    label: str
    terrain: dict[str, Feature] = field(default_factory=dict)
    level: int | None = None


class _Filling(Record, eq=False):
    """Fills a grid with what cells say."""

    grid: Grid
    lay: Lay
    tiles: Tiles
    words: Words
    _met: dict[int, _Met] = field(default_factory=dict)

    def hexes(self, layers: list[list[Cell]]) -> dict[Hex, HexContent]:
        """What each hex holds, the tiles of lower layers first."""
        found = {at: _Stack(self.grid.label(at)) for at in self.grid.hexes}
        stacks = {self.lay.cell(self.grid, at): stack for at, stack in found.items()}
        beyond: Counter[str] = Counter()
        mirrored: Counter[str] = Counter()
        for cells in layers:
            for column, row, cell in cells:
                met, stack = self._met_in(cell), stacks.get((column, row))
                if stack is None:
                    beyond[met.tile.names[0]] += 1
                    continue
                if met.mirrored:
                    mirrored[met.tile.names[0]] += 1
                self._lay(stack, met)
        for name, times in sorted(beyond.items()):
            self.words.report.dropped("", name, f"{times} × beyond the map's edge.")
        for name, times in sorted(mirrored.items()):
            self.words.report.approximated(
                "", name, f"{times} × mirrored in the file; here a tile is turned at most."
            )
        filled = ((at, HexContent((*one.terrain.values(),), one.level)) for at, one in found.items())
        return {at: content for at, content in filled if content}

    def _met_in(self, cell: int) -> _Met:
        """What a cell says, worked out once for all those that say the same."""
        if cell not in self._met:
            gid, sixths = turn_of(cell)
            tile = self.tiles.tile(gid)
            word = self.words.first_understood(tile.names)
            self._met[cell] = _Met(tile, word, sixths, is_mirrored(cell))
        return self._met[cell]

    def _lay(self, stack: _Stack, met: _Met) -> None:
        """Lay a tile on those of a hex; terrain that is there already stays as it lies."""
        meaning = self.words.meaning(met.word, stack.label)
        level = met.tile.level if meaning.level is None else meaning.level
        for one in meaning.terrain:
            if one not in stack.terrain:
                stack.terrain[one] = self._turned(Feature(one), met.sixths)
        stack.level = stack.level if level is None else level or None

    def _turned(self, feature: Feature, sixths: int) -> Feature:
        return turned_clockwise(feature, sixths, pointy=self.grid.pointy) if sixths else feature

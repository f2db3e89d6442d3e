"""A board to a VASL archive: terrain and levels pixel by pixel, as its LOS engine reads them, and a plain picture.

The archive's lay has every second column half a hex higher, with a hex more: a board that lies otherwise gets a column
before its first, or rows, of open ground.
"""

from __future__ import annotations

import gzip
import struct
import zlib
from collections.abc import Iterator, Mapping, Sequence
from xml.etree.ElementTree import Element, SubElement, tostring

import numpy as np
import numpy.typing as npt
import shapely
from shapely.geometry.base import BaseGeometry

from bob_editor.errors import BadCall, TooLarge
from bob_editor.exchange.drawn import side_ends
from bob_editor.exchange.format import Asked, Outgoing, Written
from bob_editor.exchange.formats.vasl.archive import (
    HEAD,
    LONG_BLOCK,
    LOS_DATA,
    METADATA,
    MOST_PIXELS,
    SHORT_BLOCK,
    STREAM,
)
from bob_editor.exchange.formats.vasl.reading import codes
from bob_editor.exchange.formats.vasl.sheet import STANDARD
from bob_editor.exchange.mapping import TerrainMap
from bob_editor.exchange.markup import sayable
from bob_editor.exchange.report import Report
from bob_editor.geometry.arrays import Bytes
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import MILLI, Point
from bob_editor.geometry.made.growth import GrownHex, grown_hex
from bob_editor.geometry.shapes import moved, polygon
from bob_editor.records import Record, told_without
from bob_editor.rules.land.ground import Ground
from bob_editor.storage.packing.writer import zip_of

COLUMN, ROW = 56.25, 64.5
"""How far columns and rows are apart on a geomorphic board, in pixels."""

LINE, WAY = 3.0, 5.0
"""Half the width, in pixels, of what runs along hexsides, and of roads."""

BLOCK = 1024

COLOURS: Mapping[str, tuple[int, int, int]] = {
    "open": (175, 188, 106), "water": (171, 231, 255), "terrain": (85, 120, 60), "inherent": (110, 150, 80),
    "entrenchment": (164, 115, 63), "depression": (148, 95, 35), "building": (155, 140, 125), "road": (220, 205, 140),
    "hexside": (46, 100, 40), "bridge": (150, 110, 70),
}  # fmt: skip
"""By a kind of terrain how the archive's picture shows it."""


class Raster(Record):
    """Where a board's dots lie: the canonical lattice point of the first column's first dot, and that in pixels."""

    u: int
    v: int
    columns: int
    rows: int
    first: float

    @property
    def size(self) -> tuple[int, int]:
        """Pixels from side to side and from top to bottom."""
        return round((self.columns - 1) * COLUMN + 2 * self.first), round(self.rows * ROW)

    def pixel(self, point: Point) -> Point:
        """Where a lattice point lies."""
        return self.first + (point[0] - self.u) * COLUMN / 3, ROW / 2 + (point[1] - self.v) * ROW / 2


def raster_for(ground: Ground) -> Raster:
    """The least lay with every hex of a board; one whose left edge is cut begins with half a column."""
    grid = ground.board.grid
    dots = [grid.frame.canonical_centre(at) for at in grid.hexes]
    left, top = min(u for u, _ in dots), min(v for _, v in dots)
    higher = {(u - left) // 3 % 2 for u, v in dots if v == top}
    cut = ("left", "half") in grid.edges
    # The second column is the higher one there; else an empty one is put first.
    before = int(0 in higher and 1 not in higher and any((u - left) // 3 % 2 for u, _ in dots))
    u = left - 3 * before
    v = top + 1 if 1 in {(one + before) % 2 for one in higher} else top
    last = max(row for _, row in dots)
    columns = (max(one for one, _ in dots) - u) // 3 + 1
    first = 0.0 if cut and not before and columns > 1 else COLUMN * 2 / 3
    return Raster(u, v, columns, (last - v) // 2 + 1, first)


def write(outgoing: Outgoing, asked: Asked, shipped: TerrainMap) -> Written:
    """The archive of a board; what VASL has no terrain for is told.

    :raises BadCall: where its hexes have a corner on top; ``TooLarge`` where it has more pixels than a board may have.
    """
    if outgoing.board.grid.pointy:
        raise BadCall("VASL's hexes have flat tops, and this board's have corners there.")
    report = Report()
    words = asked.words_of(outgoing.rules, report, shipped)
    by_name = {name: code for code, (name, _) in sorted(codes().items(), reverse=True)}
    numbers = {terrain: by_name[word] for terrain, word in words.written.items() if word in by_name}
    for terrain in outgoing.rules.terrains:
        direct = outgoing.rules.terrains[terrain].title
        if terrain not in numbers and direct in by_name:
            numbers[terrain] = by_name[direct]
    ground = Ground(outgoing.board, outgoing.rules)
    raster = raster_for(ground)
    wide, high = raster.size
    if wide * high > MOST_PIXELS:
        raise TooLarge(
            f"The archive would have {wide:,} × {high:,} pixels, more than {MOST_PIXELS:,}.",
            hint="Cut the board into several.",
        )
    painting = _Painting.on(ground, raster, numbers, report)
    painting.paint()
    stem = asked.name.rpartition("/")[2].partition(".")[0] or "bdBoard"
    files = {
        METADATA: _metadata(outgoing, painting, stem),
        LOS_DATA: los_data(painting.raster.columns, painting.raster.rows, painting.levels, painting.codes),
        f"{stem}.png": _picture(painting.codes, painting.levels),
    }
    report.approximated(
        "", "artwork, contours and paths", "They are pixels there: their outlines come back by them."
    )
    if (painting.raster.columns, painting.raster.rows) != STANDARD:
        size = f"{painting.raster.columns} × {painting.raster.rows}"
        report.approximated("", size, f"Geomorphic boards have {STANDARD[0]} × {STANDARD[1]} hexes.")
    return Written(zip_of(files), report=report.rows)


class _Painting(Record, eq=False):
    """A board as pixels: its terrain codes and levels."""

    ground: Ground
    raster: Raster
    numbers: Mapping[str, int]
    report: Report
    codes: Bytes
    levels: npt.NDArray[np.int8]

    __repr__ = told_without("codes", "levels")

    @staticmethod
    def on(ground: Ground, raster: Raster, numbers: Mapping[str, int], report: Report) -> _Painting:
        """A board before anything is painted."""
        return _Painting(
            ground, raster, numbers, report, np.zeros(raster.size, np.uint8), np.zeros(raster.size, np.int8)
        )

    def paint(self) -> None:
        """Levels first, then terrain as LOS sees it, buildings above the rest, then what runs along and through."""
        grid = self.ground.board.grid
        for at in grid.hexes:
            level = self.ground.level(at)
            if level < 0:
                self._fill(self.levels, grown_hex(0, 0.0), at, level)
        for level in sorted(self.ground.contour_levels):
            for piece in self.ground.drawn_contours:
                if piece.level == level:
                    self._set(self.levels, piece.area, level)
            for at in grid.hexes:
                grown = self.ground.grown_contour(at, level)
                if grown is not None:
                    self._fill(self.levels, grown, at, level)
        areas: list[tuple[str, BaseGeometry]] = [(one.terrain or "", one.area) for one in self.ground.drawn]
        areas += [(terrain, self._area(grown, at)) for terrain, at, grown in self._grown()]
        for terrain, area in sorted(areas, key=lambda pair: self._kind(pair[0]) == "building"):
            if terrain in self.numbers:
                self._set(self.codes, area, self.numbers[terrain])
        for path in self.ground.board.paths:
            line = path.line or tuple(map(grid.centre, path.through))
            self._line(line, path.terrain, WAY, grid.label(path.through[0]))
        for side, features in self.ground.board.sides.items():
            at = next((one for one in side.hexes if one in grid.index), side.hexes[0])
            for feature in features:
                ends = side_ends(grid, at, side.direction_from(at))
                self._line(ends, feature.terrain, LINE, grid.side_label(side))

    def _kind(self, terrain: str) -> str:
        return codes()[self.numbers[terrain]][1] if terrain in self.numbers else ""

    def _grown(self) -> Iterator[tuple[str, Hex, GrownHex]]:
        """The terrain of hexes as it grows there; what isn't drawn fills its hex."""
        ground = self.ground
        for at in ground.board.grid.hexes:
            for terrain in ground.board.content(at).terrain_ids:
                if terrain not in self.numbers:
                    self.report.dropped(ground.board.grid.label(at), terrain, "VASL has no such terrain.")
                elif ground.grows(at, terrain):
                    yield from ((terrain, at, part) for part in ground.grown_parts(at, terrain))
                elif "artwork" not in ground.ruleset.terrains[terrain].places:
                    yield terrain, at, grown_hex(0, 0.1)

    def _area(self, grown: GrownHex, at: Hex) -> BaseGeometry:
        u, v = self.ground.board.grid.frame.canonical_centre(at)
        return moved(polygon(grown.ring), (u * MILLI, v * MILLI))

    def _fill(self, pixels: npt.NDArray[np.generic], grown: GrownHex, at: Hex, value: int) -> None:
        self._set(pixels, self._area(grown, at), value)

    def _set(self, pixels: npt.NDArray[np.generic], area: BaseGeometry, value: int) -> None:
        """Set the pixels whose middles lie in an area of thousandths."""
        if area.is_empty:
            return
        left, top, right, bottom = area.bounds
        x0, y0 = self.raster.pixel((left / MILLI, top / MILLI))
        x1, y1 = self.raster.pixel((right / MILLI, bottom / MILLI))
        wide, high = self.raster.size
        columns = np.arange(max(int(x0), 0), min(int(x1) + 2, wide))
        rows = np.arange(max(int(y0), 0), min(int(y1) + 2, high))
        if not (len(columns) and len(rows)):
            return
        u = ((columns + 0.5 - self.raster.first) * 3 / COLUMN + self.raster.u) * MILLI
        v = ((rows + 0.5 - ROW / 2) * 2 / ROW + self.raster.v) * MILLI
        shapely.prepare(area)
        within = shapely.contains_xy(area, *np.broadcast_arrays(u[:, None], v[None, :]))
        pixels[columns[0] : columns[-1] + 1, rows[0] : rows[-1] + 1][within] = value

    def _line(self, points: Sequence[Point], terrain: str, wide: float, place: str) -> None:
        """Draw a line of pixels."""
        if terrain not in self.numbers:
            self.report.dropped(place, terrain, "VASL has no such terrain.")
            return
        if len(points) < 2:
            return
        drawn = shapely.buffer(
            shapely.LineString(list(map(self.raster.pixel, points))), wide, cap_style="flat"
        )
        left, top, right, bottom = (int(one) for one in drawn.bounds)
        columns = np.arange(max(left, 0), min(right + 2, self.raster.size[0]))
        rows = np.arange(max(top, 0), min(bottom + 2, self.raster.size[1]))
        if len(columns) and len(rows):
            shapely.prepare(drawn)
            within = shapely.contains_xy(
                drawn, *np.broadcast_arrays(columns[:, None] + 0.5, rows[None, :] + 0.5)
            )
            self.codes[columns[0] : columns[-1] + 1, rows[0] : rows[-1] + 1][within] = self.numbers[terrain]


def los_data(columns: int, rows: int, levels: npt.NDArray[np.int8], numbers: Bytes) -> bytes:
    """The grid as VASL packs it: blocks of a Java stream, gzipped."""
    wide, high = numbers.shape
    pixels = np.stack((levels.astype(np.uint8), numbers), axis=2).tobytes()
    data = HEAD.pack(columns, rows, wide, high) + pixels + bytes(columns * rows + columns // 2)
    return gzip.compress(STREAM + b"".join(_blocks(data)), mtime=0)


def _blocks(data: bytes) -> Iterator[bytes]:
    for place in range(0, len(data), BLOCK):
        piece = data[place : place + BLOCK]
        short = len(piece) < 256
        yield struct.pack(">BB" if short else ">BI", SHORT_BLOCK if short else LONG_BLOCK, len(piece)) + piece


def _metadata(outgoing: Outgoing, painting: _Painting, stem: str) -> bytes:
    raster, board = painting.raster, outgoing.board
    said = {
        "name": stem.removeprefix("bd"),
        "version": "6.0",
        "versionDate": "",
        "author": board.credits.author,
        "boardImageFileName": f"{stem}.png",
        "hasHills": str(bool(painting.levels.any())).upper(),
        "width": str(raster.columns),
        "height": str(raster.rows),
    }
    if (raster.columns, raster.rows) != STANDARD or raster.first:
        said |= {
            "hexWidth": str(COLUMN),
            "hexHeight": str(ROW),
            "A1CenterX": str(raster.first),
            "A1CenterY": str(ROW / 2),
        }
    root = Element("boardMetadata", said)
    for tag in ("buildingTypes", "overlaySSRules", "colors", "colorSSRules"):
        SubElement(root, tag)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{sayable(tostring(root, "unicode"))}\n'.encode()


def _picture(numbers: Bytes, levels: npt.NDArray[np.int8]) -> bytes:
    """A plain picture of the pixels as PNG, higher ground darker."""
    plain = np.zeros((256, 3))
    plain[:] = COLOURS["open"]
    for code, (_, kind) in codes().items():
        plain[code] = COLOURS[kind]
    shades = 1 - 0.08 * np.arange(-2, 7)
    palette = (plain[:, None] * shades[None, :, None]).clip(0, 255).astype(np.uint8)
    colours = palette[numbers, levels.clip(-2, 6) + 2].transpose(1, 0, 2)
    high, wide, _ = colours.shape
    lines = np.concatenate((np.zeros((high, 1), np.uint8), colours.reshape(high, wide * 3)), axis=1)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        (
            _chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)),
            _chunk(b"IDAT", zlib.compress(lines.tobytes(), 9)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

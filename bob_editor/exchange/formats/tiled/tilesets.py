"""What the tiles of Tiled's tilesets are called: by class, properties, terrain brush, picture, or their number."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import field

from bob_editor.errors import BadFile, BobEditorError
from bob_editor.exchange.drawn import whole_said
from bob_editor.exchange.format import Given
from bob_editor.exchange.formats.tiled.markup import from_xml
from bob_editor.exchange.report import Report
from bob_editor.records import Record
from bob_editor.storage.files.reading import parse_json

Json = Any

THIRD, SIXTH = 1 << 28, 1 << 29
"""Flags of a cell of a hexagonal map: turned clockwise by 120 degrees, by 60."""

FLIPPED = 1 << 30 | 1 << 31
"""Both flips together are half a turn."""

MOST_TILESETS = 200
NAMES = ("terrain", "type", "class", "name", "biome", "kind")
"""Properties of a tile that say what it is, in lower case."""

LEVELS = ("level", "elevation", "height")
"""Properties that say how high its ground is."""


class Tile(Record):
    """A tile: what it may be called, the likeliest first, its level if it says one, and all its properties.

    ``stands`` is how an object that is such a tile lies at its point, "" where its tileset doesn't say.
    """

    names: tuple[str, ...]
    level: int | None = None
    properties: Mapping[str, Json] = field(default_factory=dict)
    stands: str = ""


class _Said(Record, eq=False):
    """What a tileset says of its tiles, by their numbers: a row each, and the brushes that cover them."""

    rows: Mapping[int, Mapping[str, Json]]
    brushes: Mapping[int, Sequence[str | None]]


def _said_of(tileset: Mapping[str, Json]) -> _Said:
    rows: dict[int, Mapping[str, Json]] = {}
    for row in rows_of(tileset, "tiles"):
        if isinstance(row.get("id"), int):
            rows.setdefault(row["id"], row)
    brushes: dict[int, list[str | None]] = {}
    for number, name in _brushes(tileset):
        brushes.setdefault(number, []).append(name)
    return _Said(rows, brushes)


class Tiles(Record, eq=False):
    """The tiles of a map by their global ids."""

    sets: tuple[tuple[int, Mapping[str, Json]], ...]
    _met: dict[int, Tile] = field(default_factory=dict)
    _said: dict[int, _Said] = field(default_factory=dict)

    def tile(self, gid: int) -> Tile:
        """The tile of a global id without flags."""
        if gid not in self._met:
            self._met[gid] = self._tile(gid)
        return self._met[gid]

    def _tile(self, gid: int) -> Tile:
        first, tileset = next(((n, one) for n, one in reversed(self.sets) if n <= gid), (0, {}))
        number = gid - first
        title = str(tileset.get("name") or "tile")
        of_set = self._said.get(first) or self._said.setdefault(first, _said_of(tileset))
        row = of_set.rows.get(number, {})
        said = properties_of(row)
        lower = {key.lower(): value for key, value in said.items()}
        level = next((one for key in LEVELS if (one := whole_said(lower.get(key))) is not None), None)
        names = (
            row.get("type") or row.get("class"),
            *(lower.get(key) for key in NAMES),
            *(text for value in said.values() if isinstance(value, dict) for text in _texts(value, 4)),
            *of_set.brushes.get(number, ()),
            _stem(row.get("image")),
            f"{title}:{number}",
        )
        known = (one.strip()[:100] for one in names if isinstance(one, str) and one.strip())
        return Tile(tuple(dict.fromkeys(known)), level, said, str(tileset.get("objectalignment") or ""))


def rows_of(row: Mapping[str, Json], key: str) -> list[Mapping[str, Json]]:
    """The objects of a list, none where there is no list."""
    value = row.get(key)
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def properties_of(row: Mapping[str, Json]) -> dict[str, Json]:
    """The properties of a thing, by name."""
    return {
        one["name"]: one.get("value")
        for one in rows_of(row, "properties")
        if isinstance(one.get("name"), str)
    }


def turn_of(cell: int) -> tuple[int, int]:
    """The global id of a cell, and by how many sixths it is turned clockwise."""
    sixths = (1 if cell & SIXTH else 0) + (2 if cell & THIRD else 0) + (3 if cell & FLIPPED == FLIPPED else 0)
    return cell & (THIRD - 1), sixths % 6


def is_mirrored(cell: int) -> bool:
    """Whether a cell's tile is flipped one way alone: both flips together turn it."""
    return cell & FLIPPED not in (0, FLIPPED)


def turned(gid: int, sixths: int) -> int:
    """A cell of a tile turned by so many sixths clockwise."""
    half, rest = divmod(sixths % 6, 3)
    return gid | (FLIPPED if half else 0) | (SIXTH if rest == 1 else 0) | (THIRD if rest == 2 else 0)


def tiles_of(data: Mapping[str, Json], given: Given, report: Report) -> Tiles:
    """The tilesets of a map; one in a file of its own that can't be read is told, and its tiles go by number.

    :raises BadFile: where there are more than anyone has.
    """
    listed = rows_of(data, "tilesets")
    if len(listed) > MOST_TILESETS:
        raise BadFile(f"{given.name} has {len(listed)} tilesets.", hint=f"Keep to {MOST_TILESETS}.")
    sets = []
    for row in listed:
        first = row.get("firstgid")
        if isinstance(first, int) and not isinstance(first, bool):
            sets.append((first, _opened(row, given, report)))
    return Tiles(tuple(sorted(sets, key=lambda pair: pair[0])))


def _opened(row: Mapping[str, Json], given: Given, report: Report) -> Mapping[str, Json]:
    source = row.get("source")
    if not isinstance(source, str):
        return row
    stem = _stem(source)
    try:
        data = given.beside(source)
        text = data.lstrip(b"\xef\xbb\xbf \t\r\n")
        found = parse_json(data, source).data if text.startswith(b"{") else from_xml(data, source)
    except BobEditorError as error:
        report.dropped("", source, f"The tileset can't be read, and its tiles go by number: {error}")
        found = {}
    return {"name": stem, **(found if isinstance(found, dict) else {})}


def _brushes(tileset: Mapping[str, Json]) -> Iterator[tuple[int, str | None]]:
    """By a tile's number the colour of a terrain brush that covers all of it."""
    for wang_set in rows_of(tileset, "wangsets"):
        colours = rows_of(wang_set, "colors")
        for row in rows_of(wang_set, "wangtiles"):
            corners = row.get("wangid")
            if not isinstance(row.get("tileid"), int) or not isinstance(corners, list):
                continue
            if wang_set.get("type") == "corner" and not all(corners[1::2]):
                continue  # a tile at the brush's edge, with something else in its other corners
            used = {one for one in corners if isinstance(one, int) and one > 0}
            index = min(used) - 1 if len(used) == 1 else -1
            if 0 <= index < len(colours):
                yield row["tileid"], colours[index].get("name")


def _texts(value: Mapping[str, Json], depth: int) -> Iterator[str]:
    """The texts inside a property that is a class."""
    for one in value.values():
        if isinstance(one, str):
            yield one
        elif isinstance(one, dict) and depth:
            yield from _texts(one, depth - 1)


def _stem(path: Json) -> str:
    return path.replace("\\", "/").rpartition("/")[2].rpartition(".")[0] if isinstance(path, str) else ""


def as_json(data: Mapping[str, Json]) -> bytes:
    """A map or project as its file has it."""
    return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()

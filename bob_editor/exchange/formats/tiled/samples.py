"""Which parts of tilesets' pictures show what the tiles of a foreign map are called."""

from collections.abc import Mapping
from pathlib import PurePosixPath
from typing import Any

from bob_editor.errors import BobEditorError
from bob_editor.exchange.format import Given, Sample
from bob_editor.exchange.formats.tiled.markup import map_data
from bob_editor.exchange.formats.tiled.tilesets import rows_of, tiles_of
from bob_editor.exchange.report import Report

Json = Any

MOST_TILES = 5000
"""Tiles that are looked at for their pictures."""


def samples(given: Given) -> Mapping[str, Sample]:
    """By each name of a tile the picture that shows it, for tilesets that have one or one for each tile."""
    try:
        data = map_data(given)
        tiles = tiles_of(data, given, Report())
    except BobEditorError:
        return {}
    found: dict[str, Sample] = {}
    folders = _folders(data)
    for first, tileset in tiles.sets:
        folder = folders.get(first, PurePosixPath())
        alone = {row["id"]: row for row in rows_of(tileset, "tiles") if isinstance(row.get("id"), int)}
        count = _whole(tileset.get("tilecount")) or max((_whole(one) for one in alone), default=0) + 1
        for number in range(min(count, MOST_TILES)):
            sample = _sample(tileset, alone.get(number, {}), number, folder)
            if sample is not None:
                for name in tiles.tile(first + number).names:
                    found.setdefault(name, sample)
    return found


def _folders(data: Mapping[str, Json]) -> dict[int, PurePosixPath]:
    """Where tilesets in files of their own lie, by their first id: their pictures are named from there."""
    rows = ((row.get("firstgid"), row.get("source")) for row in rows_of(data, "tilesets"))
    return {
        first: PurePosixPath(source).parent
        for first, source in rows
        if isinstance(first, int) and isinstance(source, str)
    }


def _sample(
    tileset: Mapping[str, Json], row: Mapping[str, Json], number: int, folder: PurePosixPath
) -> Sample | None:
    if isinstance(row.get("image"), str) and row["image"]:
        return Sample(str(folder / row["image"]))
    image, columns = tileset.get("image"), _whole(tileset.get("columns"))
    wide, high = _whole(tileset.get("tilewidth")), _whole(tileset.get("tileheight"))
    if not isinstance(image, str) or not image or min(columns, wide, high) < 1:
        return None
    gap, margin = _whole(tileset.get("spacing")), _whole(tileset.get("margin"))
    left, top = margin + number % columns * (wide + gap), margin + number // columns * (high + gap)
    return Sample(str(folder / image), (left, top, wide, high))


def _whole(value: Json) -> int:
    known = isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 1_000_000
    return value if known else 0

"""The cells of Tiled's layers: packed in one of five ways, none of them larger unpacked than the layer says."""

import binascii
import struct
import sys
import zlib
from base64 import b64decode
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

from bob_editor.errors import BadFile, TooLarge
from bob_editor.exchange.formats.tiled.tilesets import rows_of
from bob_editor.geometry.labels import written_number
from bob_editor.storage.form.limits import MAX_LINE

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

Json = Any
Cell = tuple[int, int, int]
"""Column, row and global tile id with its flags."""

MOST_CELLS = 4 * MAX_LINE**2
"""Cells of one layer or chunk: a map of the largest size may lie anywhere in them."""

FARTHEST = 2**30


MOST_TILES = 2**21
"""Tiles of all layers: as many as 32 full layers of the largest map have."""


def cells_of_all(layers: Iterable[Mapping[str, Json]], name: str) -> Iterator[list[Cell]]:
    """The cells of each of a map's layers of tiles; raises as ``cells_of`` does.

    :raises TooLarge: also where they are more than ``MOST_TILES`` together: packed, a layer takes a few bytes.
    """
    left = MOST_TILES
    for layer in layers:
        found = list(islice(cells_of(layer, name), left + 1))
        left -= len(found)
        if left < 0:
            raise TooLarge(
                f"{name} has more than {MOST_TILES:,} tiles.", hint="Leave some of its layers out."
            )
        yield found


def cells_of(layer: Mapping[str, Json], name: str) -> Iterator[Cell]:
    """The cells of a layer that hold a tile.

    :raises BadFile: where its data can't be read, or doesn't fill it.
    :raises TooLarge: where it is past the limits.
    """
    chunks = layer.get("chunks")
    blocks = rows_of(layer, "chunks") if isinstance(chunks, list) else [{**layer, "x": 0, "y": 0}]
    if not blocks or (not isinstance(chunks, list) and layer.get("data") is None):
        return  # Of an infinite map a layer without tiles says nothing of them.
    told = f"{name}, layer “{str(layer.get('name', ''))[:60]}”"
    for block in blocks:
        left, top, width, height = (_whole(block, key, told) for key in ("x", "y", "width", "height"))
        if not (width > 0 and height > 0 and width * height <= MOST_CELLS):
            raise TooLarge(
                f"{told} has {width} × {height} cells.",
                hint=f"A map here has {MAX_LINE} × {MAX_LINE} hexes at most.",
            )
        gids = _gids(block.get("data"), width * height, layer, told)
        for number, gid in enumerate(gids):
            if gid:
                yield left + number % width, top + number // width, gid


def _whole(block: Mapping[str, Json], key: str, told: str) -> int:
    value = block.get(key, 0)
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > FARTHEST:
        raise BadFile(f"{told} has no whole number for its {key}.", hint="Save the map anew in Tiled.")
    return value


def _gids(data: Json, count: int, layer: Mapping[str, Json], told: str) -> tuple[int, ...]:
    """The global ids of a block, as many as it has cells."""
    encoding, compression = layer.get("encoding") or "", layer.get("compression") or ""
    if isinstance(data, list):
        found = tuple(one if isinstance(one, int) and 0 <= one < 2**32 else -1 for one in data[: count + 1])
    elif isinstance(data, str) and encoding == "base64":
        found = struct.unpack(f"<{count}I", _unpacked(data, compression, count * 4, told))
    elif isinstance(data, str) and encoding in ("csv", ""):
        # A number of cells is ten digits long at most.
        texts = data[: 12 * count + 4096].split(",")
        found = tuple(
            -1 if (cell := written_number(one.strip())) is None else cell for one in texts[: count + 1]
        )
    else:
        raise BadFile(f"{told} is packed in a way that can't be read.", hint="Save it in Tiled as CSV.")
    if len(found) != count or min(found) < 0:
        raise BadFile(
            f"{told} doesn't have {count} cells of whole numbers.", hint="Save the map anew in Tiled."
        )
    return found


def _unpacked(text: str, compression: str, size: int, told: str) -> bytes:
    """The bytes of a text, exactly so many."""
    unpack = UNPACKING.get(compression)
    if unpack is None:
        raise BadFile(f"{told} is compressed with “{compression[:40]}”.", hint="Save it in Tiled as CSV.")
    try:
        found = unpack(b64decode("".join(text.split()), validate=True), size)
    except (binascii.Error, ValueError, zlib.error, EOFError, zstd.ZstdError) as error:
        raise BadFile(f"{told} can't be unpacked: {error}.", hint="Save the map anew in Tiled.") from None
    if len(found) != size:
        raise BadFile(f"{told} doesn't have {size // 4} cells.", hint="Save the map anew in Tiled.")
    return found


def _inflated(window: int) -> Callable[[bytes, int], bytes]:
    return lambda data, size: zlib.decompressobj(window).decompress(data, size + 1)


def _from_zstd(data: bytes, size: int) -> bytes:
    found: bytes = zstd.ZstdDecompressor().decompress(data, size + 1)
    return found


UNPACKING: Mapping[str, Callable[[bytes, int], bytes]] = {
    "": lambda data, size: data[: size + 1],
    "zlib": _inflated(15),
    "gzip": _inflated(31),
    "zstd": _from_zstd,
}

"""What is in a VASL board's archive: its metadata, and the grid of terrain and elevation in its LOS data."""

import io
import struct
import zlib
from collections.abc import Mapping
from xml.etree.ElementTree import Element

import numpy as np
import numpy.typing as npt

from bob_editor.errors import BadFile, TooLarge
from bob_editor.exchange.format import Given
from bob_editor.exchange.grids import refuse_large
from bob_editor.exchange.markup import parse_xml
from bob_editor.geometry.arrays import Bytes
from bob_editor.records import Record, told_without
from bob_editor.storage.packing.archive import Entry, entries, pieces
from bob_editor.storage.packing.faults import FaultFound

METADATA, LOS_DATA = "BoardMetadata.xml", "LOSData"
STREAM = b"\xac\xed\x00\x05"
"""How a stream of Java objects begins; only blocks of bytes may follow."""

SHORT_BLOCK, LONG_BLOCK = 0x77, 0x7A
MOST_PIXELS = 16_000_000
HEAD = struct.Struct(">4i")


class LosData(Record, eq=False):
    """The grid of a board, pixel by pixel: ``levels`` and ``codes`` of terrain, by column and row of pixels."""

    columns: int
    rows: int
    levels: npt.NDArray[np.int8]
    codes: Bytes

    __repr__ = told_without("levels", "codes")


class Archive(Record, eq=False):
    """An archive that was opened: the root of its metadata, its LOS data; None for what it lacks."""

    names: tuple[str, ...]
    metadata: Element | None
    los: LosData | None


def open_archive(given: Given) -> Archive:
    """The archive of a file.

    :raises BadFile: where it is no plain zip, or what is in it can't be read; ``TooLarge`` past the limits.
    """
    file = io.BytesIO(given.data)
    try:
        found = {entry.path: entry for entry in entries(file)}
        metadata = _bytes(file, found, METADATA)
        los = _bytes(file, found, LOS_DATA)
    except FaultFound as fault:
        raise BadFile(
            f"{given.name} can't be opened: {fault.fault.message}", hint="Get the board anew."
        ) from None
    return Archive(
        tuple(found),
        None if metadata is None else parse_xml(metadata, f"{given.name}: {METADATA}"),
        None if los is None else read_los_data(los, f"{given.name}: {LOS_DATA}"),
    )


def _bytes(file: io.BytesIO, found: Mapping[str, Entry], path: str) -> bytes | None:
    return b"".join(pieces(file, found[path])) if path in found else None


def read_los_data(packed: bytes, name: str) -> LosData:
    """The grid of LOS data: gzip of a Java stream that holds nothing but bytes.

    :raises BadFile: where it is none, or its length isn't what it says; ``TooLarge`` past the limits.
    """
    most = HEAD.size + 2 * MOST_PIXELS + 2**20
    try:
        unpack = zlib.decompressobj(31)
        # A block's head is two bytes for 255 at least.
        stream = unpack.decompress(packed, most + most // 100)
    except zlib.error:
        raise BadFile(f"{name} can't be unpacked.", hint="Get the board anew.") from None
    if unpack.unconsumed_tail:
        raise TooLarge(f"{name} is larger than that of any board.")
    data = _blocks(stream, name)
    if len(data) < HEAD.size:
        raise BadFile(f"{name} breaks off.", hint="Get the board anew.")
    columns, rows, wide, high = HEAD.unpack_from(data)
    if min(columns, rows, wide, high) < 1:
        raise BadFile(f"{name} has no hexes.", hint="Get the board anew.")
    refuse_large(columns, rows, name)
    if wide * high > MOST_PIXELS:
        raise TooLarge(f"{name} has {wide} × {high} pixels, more than {MOST_PIXELS:,}.")
    stairways = columns * rows + columns // 2
    if len(data) != HEAD.size + 2 * wide * high + stairways:
        raise BadFile(f"{name} isn't as long as its {wide} × {high} pixels want.", hint="Get the board anew.")
    pixels = np.frombuffer(data, np.uint8, 2 * wide * high, HEAD.size).reshape(wide, high, 2)
    return LosData(columns, rows, pixels[:, :, 0].astype(np.int8), pixels[:, :, 1].copy())


def _blocks(stream: bytes, name: str) -> bytes:
    """The bytes of all blocks of a Java stream.

    :raises BadFile: where anything but blocks is in it: objects are never made.
    """
    if not stream.startswith(STREAM):
        raise BadFile(f"{name} is no LOS data.", hint="Get the board anew.")
    found, place = [], len(STREAM)
    while place < len(stream):
        kind = stream[place]
        if kind == SHORT_BLOCK and place + 2 <= len(stream):
            length, place = stream[place + 1], place + 2
        elif kind == LONG_BLOCK and place + 5 <= len(stream):
            length, place = int.from_bytes(stream[place + 1 : place + 5], "big"), place + 5
        else:
            raise BadFile(f"{name} holds more than plain bytes.", hint="Get the board anew.")
        found.append(stream[place : place + length])
        if len(found[-1]) < length:
            raise BadFile(f"{name} breaks off.", hint="Get the board anew.")
        place += length
    return b"".join(found)

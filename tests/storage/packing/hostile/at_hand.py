"""Packs that are not as they should be."""

import hashlib
import io
import json
import zipfile
import zlib
from typing import Any

BOARD = {
    "format": "bob-editor/board",
    "version": 1,
    "id": "mill",
    "title": "Mill",
    "ruleset": "band-of-brothers-2.2",
    "grid": {"hexes": "flat-top", "columns": 5, "rows": 5, "shifted": "even", "shift": "down"},
    "base": {"terrain": "open_ground", "level": 0},
}

SUITE = {"format": "bob-editor/los-suite", "version": 1, "board": "../boards/mill.board.json", "checks": []}

MILL = "boards/mill.board.json"

FILES = {MILL: json.dumps(BOARD).encode(), "los/mill.los.json": json.dumps(SUITE).encode()}

Row = tuple[zipfile.ZipInfo | str, bytes]


def head(files: dict[str, bytes], **fields: Any) -> bytes:
    contents = {name: hashlib.sha256(content).hexdigest() for name, content in files.items()}
    heading = {"format": "bob-editor/pack", "version": 1, "id": "mill", "title": "Mill", "contents": contents}
    return json.dumps(heading | fields).encode()


def zipped(*rows: Row, method: int = zipfile.ZIP_STORED) -> bytes:
    """A zip of these rows, also where names stand twice or are no good."""
    holder = io.BytesIO()
    with zipfile.ZipFile(holder, "w", method) as pack:
        for name, content in rows:
            info = zipfile.ZipInfo("x") if isinstance(name, str) else name
            if isinstance(name, str):
                info.filename = info.orig_filename = name
                info.compress_type = method
            pack.NameToInfo.clear()
            pack.writestr(info, content)
    return holder.getvalue()


def packed(files: dict[str, bytes], *more: Row, method: int = zipfile.ZIP_STORED, **fields: Any) -> bytes:
    """A pack whose pack.json lists these files, with more rows that may be no good."""
    return zipped(("pack.json", head(files, **fields)), *files.items(), *more, method=method)


def listed(name: str, content: bytes = b"x") -> bytes:
    """A pack that lists a file of any name, with the right hash."""
    return packed(FILES | {name: content})


GOOD = packed(FILES)

TIGHT = packed(FILES, method=zipfile.ZIP_DEFLATED)


def deflated(content: bytes) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packer.compress(content) + packer.flush()


def board(**fields: Any) -> bytes:
    return json.dumps(BOARD | fields).encode()

"""Pictures that lie about what they are: huge for a few bytes, drawings called scans, drawings that never end."""

import json
import random
import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bob_editor.errors import BobEditorError
from bob_editor.publishing.publish import publish
from bob_editor.render.board.straightened import straightened
from bob_editor.render.kit.own_pictures import read_picture, read_pixels
from bob_editor.storage import packs
from bob_editor.storage.documents import read_board
from tests.mutants.family import Family, Files
from tests.mutants.mutant import Broken
from tests.mutants.mutations import PATHS
from tests.mutants.seeds import seeds

Json = Any

_SIDES = (0, 1, 2, 300, 4_000, 9_000, 16_000, 30_000, 65_535, 10**6, 2**31 - 1)

_SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

_POINTS = (("B2", [0, 0]), ("D2", [900, 3]), ("B4", [7, 800]))

_WANTED = {"id": "mill", "title": "Mill", "format": "bob-editor/project", "version": 1}


def _png(rng: random.Random) -> bytes:
    """Of a size that its pixels, some thousand rows of nothing, may or may not come to."""
    wide, high = rng.choice(_SIDES), rng.choice(_SIDES)
    depth, colours = rng.choice(((1, 0), (8, 0), (8, 2), (16, 6), (8, 3), (7, 9)))
    packer = zlib.compressobj(9)
    row = bytes(1 + min(wide, 40_000) * (depth * {2: 3, 6: 4}.get(colours, 1)) // 8)
    body = b"".join(packer.compress(row) for _ in range(min(high, rng.choice((1, 2_000)))))
    chunks = [_chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, depth, colours, 0, 0, rng.choice((0, 1))))]
    if rng.random() < 0.2:
        chunks.append(_chunk(rng.choice((b"zTXt", b"iCCP")), b"x\0\0" + zlib.compress(bytes(30_000_000))))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        (*chunks, _chunk(b"IDAT", body + packer.flush()), _chunk(b"IEND", b""))
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _bmp(rng: random.Random) -> bytes:
    wide, high = rng.choice(_SIDES), rng.choice((*_SIDES, -30_000))
    head = struct.pack("<IiiHHIIiiII", 40, wide, high, 1, rng.choice((1, 4, 8, 24, 32)), rng.choice((0, 1, 2)), 0, 0,
                       0, rng.choice((0, 2**31)), 0)  # fmt: skip
    return b"BM" + struct.pack("<IHHI", 2**31, 0, 0, rng.choice((54, 2**32 - 1))) + head + bytes(200)


def _gif(rng: random.Random) -> bytes:
    frame = b"\x2c" + struct.pack("<HHHH", 0, 0, 65_535, 65_535) + b"\0\2\2\x44\1\0"
    return (
        b"GIF89a"
        + struct.pack("<HH", 65_535, 65_535)
        + b"\x80\0\0"
        + bytes(6)
        + frame * rng.choice((1, 5_000))
    )


def _svg(rng: random.Random) -> bytes:
    """Names in names, groups in groups, other files, sizes without end."""
    many = rng.choice((3, 9, 30))
    uses = "".join(f'<g id="a{n}">' + f'<use xlink:href="#a{n - 1}"/>' * 10 + "</g>" for n in range(1, many))
    entities = "".join(f'<!ENTITY e{n} "' + f"&e{n - 1};" * 10 + '">' for n in range(1, many))
    side = rng.choice((1, 300, 10**9))
    inside = rng.choice((
        f'<defs><g id="a0"><rect width="1" height="1"/></g>{uses}</defs><use xlink:href="#a{many - 1}"/>',
        '<g id="a"><use xlink:href="#a"/></g>', "<g>" * 10**5 + "</g>" * 10**5, f"<text>&e{many - 1};</text>",
        f'<image width="9" height="9" xlink:href="{rng.choice(PATHS[:8])}"/>', '<rect width="1e30" height="1e30"/>',
        '<filter id="f"><feGaussianBlur stdDeviation="1e6"/></filter><rect filter="url(#f)" width="9" height="9"/>',
        f'<path d="{"M0 0L9 9" * 50_000}" stroke="red" stroke-dasharray="1e-9"/>',
    ))  # fmt: skip
    told = rng.choice(("", f'<!DOCTYPE svg [<!ENTITY e0 "x">{entities}]>',
                       '<!DOCTYPE svg [<!ENTITY e0 SYSTEM "file:///etc/passwd">]>'))  # fmt: skip
    return f'{told}<svg {_SVG} width="{side}" height="{side}">{inside}</svg>'.encode()


_MAKERS: tuple[Callable[[random.Random], bytes], ...] = (_png, _png, _bmp, _gif, _svg, _svg)


def _made(rng: random.Random) -> tuple[str, Files]:
    picture = rng.choice(_MAKERS)(rng)
    if rng.random() < 0.2:
        cut = rng.randrange(len(picture))
        picture = picture[:cut] + bytes([rng.randrange(256)]) + picture[cut + rng.choice((0, 1, 900)) :]
    name = f"scan.{rng.choice(('png', 'png', 'jpg', 'gif', 'bmp', 'tif', 'webp', 'svg', 'PNG'))}"
    seed = rng.choice(seeds()["board"])
    points = [{"hex": at, "pixel": pixel} for at, pixel in _POINTS]
    board = {**seed.files[seed.main], "underlay": {"image": name, "points": points}}
    project = {
        **_WANTED,
        "logo": name,
        "publish": {"forms": ["booklet"], "settings": {"booklet": {"cover": name}}},
    }
    return seed.main, {seed.main: board, name: picture.decode("latin-1"), "project.json": project}


def _look(path: Path, rng: random.Random) -> None:
    """It lies under the board, covers a surface, is a page's picture, or is passed over or refused in a sentence."""
    name = next(one.name for one in path.parent.iterdir() if one.suffix != ".json")
    image = read_pixels(path.parent / name)
    if name.endswith(".svg") and not image.isNull() and b"<svg" in (path.parent / name).read_bytes():
        raise Broken("A drawing is read as pixels")
    del image
    read_picture(path.parent, name)
    board = read_board(path).value
    if board.underlay is not None:
        straightened(board.underlay, board.grid, path.parent)
    if rng.random() < 0.3:
        packs.read_project(path.parent)
        try:
            publish(path.parent, path.parent / "made", forms=("booklet",), with_errors=True)
        except BobEditorError as error:
            json.dumps(str(error))


FAMILIES = (Family("picture", 1, _made, _look),)

"""Packs as strangers make them: zips whose headers lie, whose names jump, and whose documents are altered."""

import hashlib
import io
import json
import os
import random
import struct
import zipfile
import zlib
from contextlib import redirect_stderr, redirect_stdout, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from bob_editor.cli.main import run
from bob_editor.errors import BobEditorError
from bob_editor.opening.readiness import found_in_pack
from bob_editor.publishing.opened import opened_edition
from bob_editor.storage import packs
from tests.mutants.family import Family, Files
from tests.mutants.harder import LETTERS, LIMITS
from tests.mutants.mutant import Broken
from tests.mutants.mutations import PATHS, mutated
from tests.mutants.seeds import seeds

Json = Any

MAIN = "a.bobpack"

_LARGEST = 60_000
"""Bytes of the documents of which packs are made, so that each is soon checked."""

_NAMES = (
    "../up.txt", "../../../../tmp/up.txt", "/abs.txt", "\\abs.txt", "C:\\x.txt", "a/../../b", "./a", "a//b", "a/",
    "boards/", "boards", "boards/x/", ".hidden", "con", "nul.txt", "a:b", "a\0b",
    "x" * 300, "boards/" + "d/" * 90 + "f",
    "Boards/A.board.json", "pack.json", "PACK.JSON", "pack.json/x", "\u0065\u0301.txt", "\u00e9.txt", "ß.txt", "ss.txt",
    "İ.txt", "a ", "a.", " ", "", "\u202egnp.exe", "a\nb", "\ud83c\udfb2".encode("utf-16",
    "surrogatepass").decode("utf-16"),
    "\\\\server\\share\\x", "boards\\a.board.json", "-rf", "~/x", "$HOME", "x.bobpack", "aux/a", "assets/../pack.json",
)  # fmt: skip


class _Row(Struct):
    """A file of a zip, and what of its headers isn't what it should be: ``here`` before it, ``there`` in the list."""

    name: bytes
    data: bytes
    method: int = 8
    flags: int = 0x800
    mode: int = 0o100644
    extra: bytes = b""
    comment: bytes = b""
    packed: bytes | None = None
    here: dict[str, int] = field(default_factory=dict)
    there: dict[str, int] = field(default_factory=dict)
    after: bytes = b""


@cache
def _seeds() -> tuple[dict[str, bytes], ...]:
    """What packs of small scenarios hold."""
    found = []
    for seed in seeds()["pack"]:
        if len(json.dumps(dict(seed.files))) <= _LARGEST:
            with TemporaryDirectory() as folder:
                for name, data in seed.files.items():
                    Path(folder, name).write_text(json.dumps(data))
                out = Path(folder, "out.bobpack")
                packs.build(packs.read_project(folder), out)
                with zipfile.ZipFile(out) as pack:
                    found.append({name: pack.read(name) for name in pack.namelist()})
    return tuple(found)


def _made(rng: random.Random) -> tuple[str, Files]:
    inside = dict(rng.choice(_seeds()))
    if rng.random() < 0.4:
        _alter_document(rng, inside)
    rows = [_Row(name.encode(), data) for name, data in inside.items()]
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3))):
        rng.choice(_ACCIDENTS)(rng, rows)
    raw = bytearray(_zipped(rows, rng))
    if rng.random() < 0.3:
        raw = _broken(rng, raw)
    return MAIN, {MAIN: raw.decode("latin-1")}


def _alter_document(rng: random.Random, inside: dict[str, bytes]) -> None:
    """A document, or pack.json, after accidents; mostly with the hash that it should have then."""
    name = rng.choice(sorted(inside))
    inside[name] = json.dumps(mutated(rng, json.loads(inside[name]), times=rng.choice((1, 2)))).encode()
    if rng.random() < 0.8:
        head = json.loads(inside["pack.json"])
        if isinstance(head, dict) and isinstance(head.get("contents"), dict) and name in head["contents"]:
            head["contents"][name] = hashlib.sha256(inside[name]).hexdigest()
            inside["pack.json"] = json.dumps(head).encode()


def _listed(rows: list[_Row], row: _Row) -> None:
    """A file that pack.json names with its hash: what is wrong with it is its name or its zip alone."""
    for head in rows:
        if head.name == b"pack.json":
            with suppress(ValueError, TypeError, KeyError, AttributeError):
                said = json.loads(head.data)
                said["contents"][row.name.decode("utf-8", "surrogateescape")] = hashlib.sha256(
                    row.data
                ).hexdigest()
                head.data = json.dumps(said).encode()


def _another_name(rng: random.Random, rows: list[_Row]) -> None:
    name = rng.choice((rng.choice(_NAMES), rng.choice(PATHS), rng.choice(LETTERS) + ".txt")).encode(
        "utf-8", "replace"
    )
    name = name[:60_000]
    row = replace(
        rng.choice(rows),
        name=rng.choice((name, b"assets/" + name, name[:200], b"\xff\xfe" + name)),
    )
    if rng.random() < 0.5:
        row.flags = rng.choice((0, 0x800))
    _listed(rows, row)
    rows.insert(rng.randrange(len(rows) + 1), row)


def _twice(rng: random.Random, rows: list[_Row]) -> None:
    row = replace(rng.choice(rows))
    if rng.random() < 0.5:
        row.data = row.data[::-1]
    if rng.random() < 0.5:
        row.name = rng.choice((row.name.upper(), row.name.swapcase(), row.name + b"/x", b"./" + row.name))
        _listed(rows, row)
    rows.insert(rng.randrange(len(rows) + 1), row)


def _header_lies(rng: random.Random, rows: list[_Row]) -> None:
    row = rng.choice(rows)
    field = rng.choice(
        ("crc", "packed", "size", "method", "flags", "offset", "disk", "version", "made", "attributes")
    )
    value = rng.choice(
        (*[int(abs(one)) for one in LIMITS if abs(one) < 2**33], 0, 1, 8, 9, 12, 14, 99, 0xFFFF, 0xFFFFFFFF)
    )
    rng.choice((row.here, row.there)).update({field: value})
    if rng.random() < 0.4:
        row.here[field] = row.there[field] = value


def _other_way(rng: random.Random, rows: list[_Row]) -> None:
    """Links, devices, encryption, zip64, another name in an extra field, a stream, bytes behind a file."""
    row = rng.choice(rows)
    what = rng.choice(("mode", "flags", "method", "extra", "comment", "after", "packed"))
    if what == "mode":
        row.mode = rng.choice((0o120777, 0o020666, 0o010644, 0o040755, 0o104755, 0, 0o140644, 0o177777))
    elif what == "flags":
        row.flags ^= 1 << rng.randrange(16)
    elif what == "method":
        row.method = rng.choice((0, 8, 8, 9, 12, 14, 93, 99))
    elif what == "extra":
        kind = rng.choice((0x0001, 0x7075, 0x9901, 0x5455, 0x000A, 0xCAFE, 0x7875))
        body = rng.choice((b"", b"\0" * 16, b"\x01\0\0\0\0evil", b"\xff" * 28, b"UT" * 3000))
        row.extra = struct.pack("<2H", kind, rng.choice((len(body), 0, 0xFFFF))) + body
    elif what == "comment":
        row.comment = rng.choice((b"hello", b"PK\x05\x06" + b"\0" * 18, b"\xff" * 60_000))
    elif what == "after":
        row.after = rng.choice((b"x", struct.pack("<3L", 1, 2, 3), b"PK\x07\x08" + b"\0" * 12, b"\0" * 5000))
    else:
        row.packed = rng.choice(
            (b"", b"\0" * 50, zlib.compress(row.data), zlib.compress(b"\0" * 10**6, 9)[2:-4])
        )


def _swells(rng: random.Random, rows: list[_Row]) -> None:
    """Much out of little."""
    row = replace(rng.choice(rows), name=b"assets/big.txt", data=bytes(rng.choice((2**20 + 1, 9 * 2**20))))
    _listed(rows, row)
    rows.append(row)
    if rng.random() < 0.3:
        rows += [replace(row, name=b"assets/%d.txt" % number, data=b"") for number in range(3000)]


def _gone(rng: random.Random, rows: list[_Row]) -> None:
    del rows[rng.randrange(len(rows))]
    if not rows:
        rows.append(_Row(b"a", b""))


_ACCIDENTS = (
    _another_name,
    _another_name,
    _twice,
    _header_lies,
    _header_lies,
    _other_way,
    _other_way,
    _swells,
    _gone,
)


def _zipped(rows: list[_Row], rng: random.Random) -> bytes:
    out, listed = io.BytesIO(), []
    for row in rows:
        squeezed = zlib.compressobj(9, zlib.DEFLATED, -15)
        packed = row.packed
        if packed is None:
            packed = row.data if row.method == 0 else squeezed.compress(row.data) + squeezed.flush()
        said = {
            "version": 20, "flags": row.flags, "method": row.method, "crc": zlib.crc32(row.data), "packed": len(packed),
            "size": len(row.data), "offset": out.tell(), "disk": 0, "made": 0x031E, "attributes": row.mode << 16,
        }  # fmt: skip
        here, there = {**said, **row.here}, {**said, **row.there}
        out.write(struct.pack("<4s5H3L2H", b"PK\x03\x04", *_head(here), len(row.name), len(row.extra)))
        out.write(row.name + row.extra + packed + row.after)
        fields = (there["made"] & 0xFFFF, *_head(there), len(row.name), len(row.extra), len(row.comment))
        tail = (there["disk"] & 0xFFFF, 0, there["attributes"] & 0xFFFFFFFF, there["offset"] & 0xFFFFFFFF)
        listed.append(
            struct.pack("<4s6H3L5H2L", b"PK\x01\x02", *fields, *tail) + row.name + row.extra + row.comment
        )
    start = out.tell()
    directory = b"".join(listed)
    comment = b"" if rng.random() < 0.95 else rng.choice((b"x", b"PK\x05\x06" + b"\0" * 18))
    out.write(directory)
    if rng.random() < 0.05:
        # The end of a zip64, which says otherwise.
        out.write(struct.pack("<4sQ2H2L4Q", b"PK\x06\x06", 44, 45, 45, 0, 0, 1, 1, 2**40, 2**40))
        out.write(struct.pack("<4sLQL", b"PK\x06\x07", 0, start, 1))
    count = len(rows) if rng.random() < 0.93 else rng.choice((0, 1, 0xFFFF, len(rows) + 1))
    out.write(
        struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, count, count, len(directory), start, len(comment))
        + comment
    )
    return out.getvalue()


def _head(said: dict[str, int]) -> tuple[int, ...]:
    short = (said[name] & 0xFFFF for name in ("version", "flags", "method"))
    return (*short, 0, 0x21, *(said[name] & 0xFFFFFFFF for name in ("crc", "packed", "size")))


def _broken(rng: random.Random, raw: bytearray) -> bytearray:
    """Cut, damaged, with something before it, behind it, or in it."""
    at = rng.randrange(len(raw))
    what = rng.choice(("cut", "noise", "noise", "tail", "before", "in", "directory"))
    if what == "cut":
        return raw[:at]
    if what == "before":
        return bytearray(rng.choice((b"#!/bin/sh\n", b"\0" * 100, bytes(raw)))) + raw
    if what == "tail":
        return raw + bytearray(rng.choice((b"\0", b"PK\x05\x06", bytes(raw))))
    if what == "in":
        return raw[:at] + bytearray(rng.randbytes(rng.choice((1, 4, 100)))) + raw[at:]
    end = max(0, len(raw) - 200) if what == "directory" else 0
    for _ in range(rng.choice((1, 1, 4))):
        raw[rng.randrange(end, len(raw))] = rng.randrange(256)
    return raw


def _look(path: Path, rng: random.Random) -> None:
    before = _around(path.parent)
    if rng.random() < 0.15:
        words = rng.choice((["verify", str(path)], ["unpack", str(path), "-o", str(path.parent / "out")]))
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()), suppress(BobEditorError):
            if run(["pack", *words]) not in (0, 1, 2):
                raise Broken("pack ends otherwise than it may")
        return
    pack = packs.verify(path)
    if pack.faults:
        for fault in pack.faults:
            json.dumps([fault.message, fault.file, fault.at])
        _is_refused(path)
    else:
        packs.unpack(path, path.parent / "out")
        _is_as_others_read_it(path, path.parent / "out")
    if _around(path.parent) != before:
        raise Broken("Something lies outside the folder that was unpacked")
    found_in_pack(path)
    with suppress(BobEditorError), opened_edition(path) as edition:
        for one in edition.scenarios:
            _ = one.title, one.sheet


def _around(folder: Path) -> tuple[str, ...]:
    """What lies beside a pack, but for what is unpacked, and where a path that jumps would lead."""
    beside = (one for one in os.listdir(folder) if one != "out")  # noqa: PTH208 - as fast as it gets
    led = (folder.parent / "up.txt", Path("/tmp/up.txt"), Path("/abs.txt"), Path.home() / "x")  # noqa: S108 - such a path
    return (*sorted(beside), *(str(one) for one in led if one.exists()))


def _is_refused(path: Path) -> None:
    try:
        packs.unpack(path, path.parent / "out")
    except BobEditorError:
        if (path.parent / "out").exists():
            raise Broken("Of a pack that is refused something is left") from None
        return
    raise Broken("A pack with faults is unpacked")


def _is_as_others_read_it(path: Path, folder: Path) -> None:
    """No other program takes it for something else."""
    with zipfile.ZipFile(path) as other:
        theirs = {name: other.read(name) for name in other.namelist() if not name.endswith("/")}
    files = [one for one in folder.rglob("*") if one.is_file()]
    ours = {one.relative_to(folder).as_posix(): one.read_bytes() for one in files}
    if any(one.is_symlink() or one.stat().st_mode & 0o7000 for one in files):
        raise Broken("A link or a program with rights of its own comes out of a pack")
    if ours != theirs:
        raise Broken("Another program reads another pack", sorted(ours.keys() ^ theirs.keys())[:3])


FAMILIES = (Family("archive", 3, _made, _look),)

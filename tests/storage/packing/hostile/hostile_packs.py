"""Packs that are wrong in one place each, and what is said of them."""

import json
import stat
import struct
import zipfile
import zlib
from collections.abc import Callable

from bob_editor.storage.form.limits import MAX_BYTES
from bob_editor.storage.packing import reader as pack_reader
from tests.storage.packing.hostile.at_hand import (
    BOARD,
    FILES,
    GOOD,
    MILL,
    SUITE,
    TIGHT,
    board,
    deflated,
    head,
    listed,
    packed,
    zipped,
)

SCENARIO = {
    "format": "bob-editor/scenario",
    "version": 1,
    "id": "dawn",
    "title": "Dawn",
    "ruleset": "band-of-brothers-2.2",
    "map": {"boards": [{"board": "../boards/mill.board.json", "name": "1", "at": [0, 0]}]},
}


def of_mode(name: str, mode: int, content: bytes = b"x") -> bytes:
    """A pack with a listed file of any mode."""
    info = zipfile.ZipInfo(name)
    info.create_system, info.external_attr = 3, mode << 16
    return zipped(("pack.json", head(FILES | {name: content})), *FILES.items(), (info, content))


def changed(raw: bytes, what: str, value: int, *, name: str = MILL, where: str = "both") -> bytes:
    """A zip with a field of one entry overwritten, in the directory, the file's own header, or both."""
    fields = {  # offsets in the directory's entry and in the file's header, and the format
        "needed": (6, 4, "<H"),
        "flags": (8, 6, "<H"),
        "method": (10, 8, "<H"),
        "checksum": (16, 14, "<L"),
        "packed": (20, 18, "<L"),
        "size": (24, 22, "<L"),
        "disk": (34, None, "<H"),
        "attributes": (38, None, "<L"),
        "header": (42, None, "<L"),
    }
    central, local, form = fields[what]
    out = bytearray(raw)
    start = raw.rindex(b"PK\x01\x02", 0, raw.rindex(name.encode()))
    if where in ("both", "directory"):
        struct.pack_into(form, out, start + central, value)
    if where in ("both", "header") and local is not None:
        (header,) = struct.unpack_from("<L", raw, start + 42)
        struct.pack_into(form, out, header + local, value)
    return bytes(out)


def end_changed(raw: bytes, place: int, form: str, value: int) -> bytes:
    """A zip with a field of its end overwritten."""
    out = bytearray(raw)
    struct.pack_into(form, out, len(raw) - 22 + place, value)
    return bytes(out)


def moved_in(raw: bytes, inserted: bytes, at: int) -> bytes:
    """A zip with bytes put in, and the offsets behind them put right."""
    directory = raw.index(b"PK\x01\x02")
    out = bytearray(raw[:at] + inserted + raw[at:])
    end = len(out) - 22
    struct.pack_into("<L", out, end + 16, directory + len(inserted))
    place = directory + len(inserted)
    while place < end:
        (header,) = struct.unpack_from("<L", out, place + 42)
        struct.pack_into("<L", out, place + 42, header + (len(inserted) if header >= at else 0))
        place += 46 + sum(struct.unpack_from("<3H", out, place + 28))
    return bytes(out)


ZEROS = b"\0" * (3 * 2**20)


def spoiled(content: bytes) -> bytes:
    """A pack in which a byte of a file is another, its checksum put right."""
    raw = GOOD.replace(FILES[MILL], content)
    return changed(raw, "checksum", zlib.crc32(content))


def recompressed(content: bytes, tail: bytes = b"") -> bytes:
    """A pack with one deflated file whose packed bytes are these."""
    info = zipfile.ZipInfo(MILL)
    raw = zipped(("pack.json", head({MILL: FILES[MILL]})), (info, content + tail))
    raw = changed(raw, "method", 8)
    raw = changed(raw, "checksum", zlib.crc32(FILES[MILL]))
    return changed(raw, "size", len(FILES[MILL]))


def with_extra(what: int, length: int = 4) -> bytes:
    info = zipfile.ZipInfo(MILL)
    info.extra = struct.pack("<2H4s", what, length, b"abcd")
    return zipped(("pack.json", head({MILL: FILES[MILL]})), (info, FILES[MILL]))


SECOND = GOOD.index(b"PK\x03\x04", 4)

HOSTILE: dict[str, tuple[bytes | Callable[[], bytes], str]] = {
    # paths
    "a path out of the folder": (listed("boards/../../evil.txt"), "path"),
    "a path up from the root": (packed(FILES, ("../evil.txt", b"x")), "path"),
    "an absolute path": (packed(FILES, ("/etc/cron.d/evil", b"x")), "path"),
    "a drive letter": (packed(FILES, ("C:/evil.txt", b"x")), "path"),
    "a drive letter within": (listed("boards/c:evil.txt"), "path"),
    "a hidden stream": (listed("boards/mill.txt:evil"), "path"),
    "backslashes": (listed("boards\\..\\evil.txt"), "path"),
    "a network share": (packed(FILES, ("\\\\host\\share\\evil", b"x")), "path"),
    "two slashes": (listed("boards//evil.txt"), "path"),
    "a dot for a folder": (listed("boards/./evil.txt"), "path"),
    "a dot for a file": (listed("."), "path"),
    "no name at all": (packed(FILES, ("", b"x")), "path"),
    "a hidden folder": (listed("boards/.git/config"), "path"),
    "a device's name": (listed("assets/NUL"), "path"),
    "a device's name with an ending": (listed("assets/com1.png"), "path"),
    "a device's name as a folder": (listed("assets/aux /a.png"), "path"),
    "a name that ends with a dot": (listed("assets/evil.txt."), "path"),
    "a name with a line break": (listed("assets/a\nb.txt"), "path"),
    "a name that turns the writing round": (listed("assets/gnp\u202eexe"), "path"),
    "a name with a star": (listed("assets/*.png"), "path"),
    "an endless name": (listed("assets/" + "a" * 300), "path"),
    "a file at the root": (packed(FILES, ("evil.txt", b"x")), "path"),
    "a file in another folder": (packed(FILES, ("bin/evil", b"x")), "path"),
    "a folder elsewhere": (packed(FILES, ("../evil/", b"")), "path"),
    "a name that isn't UTF-8": (packed(FILES).replace(b"los/mill", b"los/mi\xff\xff"), "path"),
    "a zero in a name": (packed(FILES).replace(b"los/mill", b"los/mi\0l"), "path"),
    # names that are one
    "a name twice": (packed(FILES, (MILL, FILES[MILL])), "duplicate"),
    "pack.json twice": (packed(FILES, ("pack.json", head({}))), "duplicate"),
    "names that differ in capitals": (listed("boards/MILL.board.json"), "duplicate"),
    "names that differ in accents": (
        packed(FILES | {"assets/\u00e9.png": b"x", "assets/e\u0301.png": b"x"}),
        "duplicate",
    ),
    "a name that folds to another": (
        packed(FILES | {"assets/strasse": b"x", "assets/stra\u00dfe": b"x"}),
        "duplicate",
    ),
    "a file that is a folder": (packed(FILES | {"assets/a": b"x", "assets/A/b": b"x"}), "duplicate"),
    # what isn't a file
    "a link": (of_mode("assets/link", stat.S_IFLNK | 0o777, b"/etc/passwd"), "link"),
    "a link named as a folder": (of_mode("assets/link/", stat.S_IFLNK | 0o777, b""), "link"),
    "a device": (of_mode("assets/disk", stat.S_IFBLK | 0o666), "link"),
    "a pipe": (of_mode("assets/pipe", stat.S_IFIFO | 0o666), "link"),
    "a folder that is no folder": (changed(GOOD, "attributes", 0x10), "link"),
    "a folder with bytes": (packed(FILES, ("boards/", b"evil")), "zip"),
    # what pack.json says
    "no pack.json": (zipped(*FILES.items()), "missing-file"),
    "a file that isn't listed": (packed(FILES, ("assets/evil.txt", b"x")), "unlisted"),
    "a listed file that isn't there": (
        zipped(("pack.json", head(FILES)), (MILL, FILES[MILL])),
        "missing-file",
    ),
    "a wrong hash": (spoiled(FILES[MILL].replace(b"Mill", b"Evil")), "hash"),
    "pack.json that is no JSON": (zipped(("pack.json", b"{")), "unreadable"),
    "pack.json that is a board": (zipped(("pack.json", board())), "kind"),
    "pack.json of a newer version": (packed(FILES, version=2), "unreadable"),
    "pack.json without contents": (packed(FILES, contents=None), "type"),
    "an unknown field in pack.json": (packed(FILES, colour="red"), "additionalProperties"),
    "a hash that is none": (packed(FILES, contents={MILL: "0" * 63}), "pattern"),
    "a listed path that is none": (packed(FILES, contents={"boards/../a": "0" * 64}), "propertyNames"),
    "an endless pack.json": (
        lambda: zipped(("pack.json", b" " * (pack_reader.MAX_HEAD_BYTES + 1))),
        "too-large",
    ),
    # the zip
    "no zip": (b"This is no zip at all, but a text of some length.", "zip"),
    "nothing": (b"", "zip"),
    "another archive": (b"\x1f\x8b\x08" + bytes(100), "zip"),
    "something before it": (b"#!/bin/sh\n" + GOOD, "zip"),
    "something before it, offsets put right": (moved_in(GOOD, b"#!/bin/sh\n", 0), "zip"),
    "something behind it": (GOOD + b"evil", "zip"),
    "a comment": (end_changed(GOOD, 20, "<H", 4) + b"evil", "zip"),
    "something between": (moved_in(GOOD, b"PK\x03\x04 hidden", SECOND), "zip"),
    "something before its list": (moved_in(GOOD, b"hidden", GOOD.index(b"PK\x01\x02")), "zip"),
    "two zips in one": (GOOD + GOOD, "zip"),
    "cut off": (GOOD[:-30], "zip"),
    "cut off in the middle": (GOOD[: len(GOOD) // 2], "zip"),
    "fewer files than it says": (end_changed(end_changed(GOOD, 8, "<H", 9), 10, "<H", 9), "zip"),
    "more files than it says": (end_changed(end_changed(GOOD, 8, "<H", 2), 10, "<H", 2), "zip"),
    "several volumes": (end_changed(GOOD, 4, "<H", 1), "zip"),
    "a file in another volume": (changed(GOOD, "disk", 1), "zip"),
    "a zip64": (end_changed(end_changed(GOOD, 8, "<H", 0xFFFF), 10, "<H", 0xFFFF), "too-large"),
    "encrypted": (changed(GOOD, "flags", 0x1), "encrypted"),
    "strongly encrypted": (changed(GOOD, "flags", 0x41), "encrypted"),
    "another method": (packed(FILES, method=zipfile.ZIP_BZIP2), "method"),
    "a version that is none": (changed(GOOD, "needed", 99), "method"),
    "a method that is none": (changed(GOOD, "method", 99), "method"),
    "a patch of another file": (changed(GOOD, "flags", 0x20), "method"),
    "two methods": (changed(GOOD, "method", 8, where="header"), "zip"),
    "two names": (
        GOOD.replace(MILL.encode(), b"boards/evil.board.json", 2).replace(
            b"boards/evil.board.json", MILL.encode(), 1
        ),
        "zip",
    ),
    "two sizes": (changed(GOOD, "size", 5, where="header"), "zip"),
    "two checksums": (changed(GOOD, "checksum", 5, where="header"), "zip"),
    "encrypted in one of two places": (changed(GOOD, "flags", 0x1, where="header"), "zip"),
    "another name in an extra field": (with_extra(0x7075), "zip"),
    "zip64 in an extra field": (with_extra(0x0001), "zip"),
    "encryption in an extra field": (with_extra(0x9901), "zip"),
    "an extra field that breaks off": (with_extra(0x000A, 5), "zip"),
    "two files in one place": (changed(GOOD, "header", 0), "overlap"),
    "a file that lies over another": (changed(GOOD, "header", SECOND - 40), "overlap"),
    "a file beyond the end": (changed(GOOD, "header", 2**31), "zip"),
    "a file over the list": (changed(changed(GOOD, "packed", 50_000), "size", 50_000), "overlap"),
    # sizes that lie, and bombs
    "stored with two sizes": (changed(GOOD, "size", 50_000), "size"),
    "less than it says": (changed(TIGHT, "size", 50_000), "size"),
    "more than it says": (changed(TIGHT, "size", 50), "size"),
    "a wrong checksum": (changed(GOOD, "checksum", 5), "damaged"),
    "packed bytes that are none": (recompressed(b"\xff" * 40), "damaged"),
    "packed bytes that break off": (recompressed(deflated(FILES[MILL])[:-5]), "damaged"),
    "something behind the packed bytes": (recompressed(deflated(FILES[MILL]), b"evil"), "damaged"),
    "a bomb": (lambda: packed(FILES | {"assets/zeros": ZEROS}, method=zipfile.ZIP_DEFLATED), "bomb"),
    "a bomb that says it is none": (
        lambda: changed(
            packed(FILES | {"assets/zeros": ZEROS}, method=zipfile.ZIP_DEFLATED),
            "size",
            900,
            name="assets/zeros",
        ),
        "size",
    ),
    "a file past the limit": (changed(TIGHT, "size", MAX_BYTES + 1), "too-large"),
    "files past the limit together": (
        lambda: zipped(*((f"assets/{at}", b"") for at in range(9))).replace(
            struct.pack("<2L", 0, 0) + struct.pack("<H", 8), struct.pack("<2LH", MAX_BYTES, MAX_BYTES, 8)
        ),
        "too-large",
    ),
    "ten thousand and one files": (
        lambda: packed({f"assets/{at}": b"" for at in range(10_000)}),
        "too-large",
    ),
    # documents
    "a board that is no JSON": (listed("boards/a.board.json", b"{"), "unreadable"),
    "a board that is a suite": (listed("boards/a.board.json", FILES["los/mill.los.json"]), "kind"),
    "a board with an unknown field": (listed("boards/a.board.json", board(colour=1)), "additionalProperties"),
    "a board past the limits": (
        listed("boards/a.board.json", board(grid=BOARD["grid"] | {"columns": 10**6})),
        "unreadable",
    ),
    "endless brackets": (listed("boards/a.board.json", b"[" * 100_000), "unreadable"),
    "a suite without its board": (packed({"los/mill.los.json": FILES["los/mill.los.json"]}), "missing-file"),
    "a scenario without its board": (
        packed({"scenarios/dawn.scenario.json": json.dumps(SCENARIO).encode()}),
        "missing-file",
    ),
    "a picture outside the pack": (
        listed("boards/a.board.json", board(underlay={"image": "../../../etc/passwd"})),
        "outside",
    ),
    "a picture at an absolute path": (
        listed("boards/a.board.json", board(underlay={"image": "/etc/passwd"})),
        "outside",
    ),
    "a picture that isn't there": (
        listed("boards/a.board.json", board(underlay={"image": "a.png"})),
        "missing-file",
    ),
    "a suite whose board is itself": (
        listed("los/a.los.json", json.dumps(SUITE | {"board": "a.los.json"}).encode()),
        "kind",
    ),
}

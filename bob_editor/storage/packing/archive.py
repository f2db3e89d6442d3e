"""Reads a zip as strictly as a pack from a stranger asks for: no byte of it may be taken in two ways.

The directory at its end, the header before each file and the bytes between them must agree wholly; what would need
trust (links, encryption, other methods than stored and deflated, zip64, anything before, between or after the files)
is refused. Nothing is inflated beyond what the directory says, and that is held against the limits first.
"""

import stat
import struct
import zlib
from collections.abc import Iterator
from typing import BinaryIO

from bob_editor.records import Record
from bob_editor.storage.form.limits import MAX_BYTES, MAX_PACK_BYTES, MAX_PACK_FILES
from bob_editor.storage.form.problems import quoted, shortened
from bob_editor.storage.packing.faults import FaultFound

MAX_RATIO = 500
"""To how many times its packed size a file of more than ``SMALL`` bytes may unpack; drawn maps stay far below."""

SMALL = 2**20
PIECE = 2**18

_MAX_DIRECTORY = 16 * 2**20
_STORED, _DEFLATED = 0, 8
_END = struct.Struct("<4s4H2LH")
_CENTRAL = struct.Struct("<4s6H3L5H2L")
_LOCAL = struct.Struct("<4s5H3L2H")
_ENCRYPTED, _LEVEL, _STREAMED, _STRONG, _UTF_8, _MASKED = 0x1, 0x6, 0x8, 0x40, 0x800, 0x2000
_NEWEST = 63
"""The newest version of zips that there is; other programs refuse a file that asks for one beyond it."""

_DESCRIPTORS = (12, 16)
"""Bytes that may stand between a streamed file and the next: its sum and sizes, with a mark before them or not."""

_TRICKS = {0x0001: "zip64", 0x7075: "another name for it", 0x9901: "encryption"}
"""Extra fields by which other programs would read the file in another way."""


class Entry(Record):
    """One file in the zip: ``start`` is where its bytes begin, ``packed`` and ``size`` how many they are."""

    path: str
    method: int
    flags: int
    checksum: int
    packed: int
    size: int
    header: int
    start: int = 0

    @property
    def is_folder(self) -> bool:
        """Whether it only says that there is a folder."""
        return self.path.endswith("/")


def entries(file: BinaryIO) -> tuple[Entry, ...]:
    """The files in a zip, in the order of its directory; their paths aren't looked at.

    :raises FaultFound: where it isn't a zip, isn't a plain one, or is past the limits.
    """
    directory, count, raw = _directory(file)
    found = []
    place = 0
    while place < len(raw):
        entry, place = _entry(raw, place)
        found.append(entry)
        if len(found) > count:
            break
    if len(found) != count:
        raise FaultFound("zip", f"The zip says that it holds {count:,} files, but lists another number.")
    total = 0
    for entry in found:
        _check_size(entry)
        total += entry.size
    if total > MAX_PACK_BYTES:
        raise FaultFound("too-large", f"Unpacked it would have more than {MAX_PACK_BYTES // 2**20} MiB.")
    return _placed(file, found, directory)


def _directory(file: BinaryIO) -> tuple[int, int, bytes]:
    """Where the directory begins, how many files it says there are, and its bytes."""
    length = file.seek(0, 2)
    if length < _END.size:
        raise _no_zip()
    file.seek(0)
    if file.read(4) not in (b"PK\x03\x04", b"PK\x05\x06"):
        raise _no_zip()
    end = length - _END.size
    file.seek(end)
    mark, disk, first_disk, here, count, size, start, comment = _END.unpack(file.read(_END.size))
    if mark != b"PK\x05\x06" or comment:
        raise FaultFound("zip", "It breaks off, or something follows its end.")
    if 0xFFFF in (here, count) or 0xFFFFFFFF in (size, start):
        raise FaultFound("too-large", "It is a zip64, which no pack within the limits needs.")
    if disk or first_disk or here != count:
        raise FaultFound("zip", "It is one of several volumes.")
    if count > MAX_PACK_FILES:
        raise FaultFound("too-large", f"It holds {count:,} files; a pack has at most {MAX_PACK_FILES:,}.")
    if size > _MAX_DIRECTORY:
        raise FaultFound("too-large", "Its list of files is larger than any pack's.")
    if start + size != end:
        raise FaultFound("zip", "Its list of files isn't where it says.")
    file.seek(start)
    return start, count, file.read(size)


def _no_zip() -> FaultFound:
    return FaultFound("zip", "It is no zip file.")


def _entry(raw: bytes, place: int) -> tuple[Entry, int]:
    """The entry of the directory at a place, and where the next one is."""
    if place + _CENTRAL.size > len(raw):
        raise FaultFound("zip", "Its list of files breaks off.")
    (
        mark, _made, needed, flags, method, _time, _date, checksum, packed, size,
        name_length, extra_length, comment_length, disk, _inner, outer, header,
    ) = _CENTRAL.unpack_from(raw, place)  # fmt: skip
    name_at = place + _CENTRAL.size
    extra_at = name_at + name_length
    after = extra_at + extra_length + comment_length
    if mark != b"PK\x01\x02" or after > len(raw):
        raise FaultFound("zip", "Its list of files is damaged.")
    path = _decoded(raw[name_at:extra_at], flags)
    if disk:
        raise FaultFound("zip", f"{shortened(path)} lies in another volume.", path)
    _check_mode(path, outer)
    _check_way(path, flags, method, needed)
    _check_extra(path, raw[extra_at : extra_at + extra_length])
    return Entry(path, method, flags, checksum, packed, size, header), after


def _decoded(name: bytes, flags: int) -> str:
    try:
        path = name.decode("utf-8" if flags & _UTF_8 else "ascii")
    except UnicodeDecodeError:
        told = name.decode("utf-8", "replace")
        raise FaultFound("path", f"The name {quoted(told)} isn't written as UTF-8.", told) from None
    if "\0" in path:
        raise FaultFound("path", f"The name {quoted(path)} has a zero character in it.", path)
    return path


def _check_mode(path: str, attributes: int) -> None:
    """Only files and folders: the upper half of the attributes is the mode that Unix gives, or nothing."""
    kind = stat.S_IFMT(attributes >> 16)
    name = shortened(path)
    if kind == stat.S_IFLNK:
        raise FaultFound("link", f"{name} is a link.", path)
    folder = path.endswith("/")
    if kind not in (0, stat.S_IFDIR if folder else stat.S_IFREG) or (attributes & 0x10 and not folder):
        raise FaultFound("link", f"{name} isn't a plain file.", path)


def _check_way(path: str, flags: int, method: int, needed: int) -> None:
    name = shortened(path)
    if flags & (_ENCRYPTED | _STRONG | _MASKED):
        raise FaultFound("encrypted", f"{name} is encrypted.", path)
    if method not in (_STORED, _DEFLATED) or flags & ~(_LEVEL | _STREAMED | _UTF_8) or needed > _NEWEST:
        raise FaultFound("method", f"{name} is packed by a method other than deflate.", path)


def _check_extra(path: str, extra: bytes) -> None:
    while len(extra) >= 4:
        what, length = struct.unpack_from("<2H", extra)
        if what in _TRICKS:
            raise FaultFound("zip", f"{shortened(path)} has an extra field for {_TRICKS[what]}.", path)
        if 4 + length > len(extra):
            raise FaultFound("zip", f"{shortened(path)} has an extra field that breaks off.", path)
        extra = extra[4 + length :]


def _check_size(entry: Entry) -> None:
    name = shortened(entry.path)
    if entry.size > MAX_BYTES:
        raise FaultFound("too-large", f"{name} is larger than {MAX_BYTES // 2**20} MiB.", entry.path)
    if entry.method == _STORED and entry.packed != entry.size:
        raise FaultFound("size", f"{name} is stored as it is, but with two different sizes.", entry.path)
    if entry.size > SMALL and entry.size > entry.packed * MAX_RATIO:
        raise FaultFound("bomb", f"{name} would unpack to more than {MAX_RATIO} times its size.", entry.path)
    if entry.is_folder and entry.size:
        raise FaultFound("zip", f"{name} is a folder with bytes in it.", entry.path)


def _placed(file: BinaryIO, found: list[Entry], directory: int) -> tuple[Entry, ...]:
    """The entries with where their bytes are: one after the other, with nothing before, between or behind them."""
    starts: dict[int, int] = {}
    end, streamed = 0, False
    for entry in sorted(found, key=lambda entry: entry.header):
        _check_gap(entry.header - end, entry.path, streamed=streamed)
        start = _start(file, entry, directory)
        starts[entry.header] = start
        end, streamed = start + entry.packed, bool(entry.flags & _STREAMED)
    _check_gap(directory - end, found[-1].path if found else "", streamed=streamed)
    return tuple(
        Entry(e.path, e.method, e.flags, e.checksum, e.packed, e.size, e.header, starts[e.header])
        for e in found
    )


def _check_gap(gap: int, path: str, *, streamed: bool) -> None:
    if gap < 0:
        raise FaultFound("overlap", f"{shortened(path)} lies over another file of the zip.", path)
    if gap and not (streamed and gap in _DESCRIPTORS):
        raise FaultFound("zip", "There are bytes in the zip that belong to none of its files.", path)


def _start(file: BinaryIO, entry: Entry, directory: int) -> int:
    """Where a file's bytes begin: behind its own header, which must say what the directory says."""
    name = shortened(entry.path)
    file.seek(entry.header)
    raw = file.read(_LOCAL.size)
    if len(raw) < _LOCAL.size or raw[:4] != b"PK\x03\x04":
        raise FaultFound("zip", f"{name} isn't where the zip says.", entry.path)
    _, _, flags, method, _, _, checksum, packed, size, name_length, extra_length = _LOCAL.unpack(raw)
    path = file.read(name_length)
    _check_extra(entry.path, file.read(extra_length))
    said = (checksum, packed, size)
    agreed = said == (entry.checksum, entry.packed, entry.size) or (flags & _STREAMED and said == (0, 0, 0))
    if path != entry.path.encode() or method != entry.method or flags != entry.flags or not agreed:
        raise FaultFound("zip", f"{name} stands in the zip in two different ways.", entry.path)
    start: int = entry.header + _LOCAL.size + name_length + extra_length
    if start + entry.packed > directory:
        raise FaultFound("overlap", f"{name} lies over the zip's list of files.", entry.path)
    return start


def pieces(file: BinaryIO, entry: Entry) -> Iterator[bytes]:
    """The bytes of a file, piece by piece: never more than the directory says, and not fewer.

    :raises FaultFound: where they are damaged or their number isn't what the directory says.
    """
    size = checksum = 0
    for piece in _inflated(file, entry) if entry.method == _DEFLATED else _packed(file, entry):
        size += len(piece)
        if size > entry.size:
            break
        checksum = zlib.crc32(piece, checksum)
        yield piece
    name = shortened(entry.path)
    if size != entry.size:
        raise FaultFound("size", f"{name} isn't as long as the zip says.", entry.path)
    if checksum != entry.checksum:
        raise FaultFound("damaged", f"{name} is damaged.", entry.path)


def _packed(file: BinaryIO, entry: Entry) -> Iterator[bytes]:
    file.seek(entry.start)
    rest = entry.packed
    while rest:
        piece = file.read(min(rest, PIECE))
        if not piece:
            return
        rest -= len(piece)
        yield piece


def _inflated(file: BinaryIO, entry: Entry) -> Iterator[bytes]:
    inflater = zlib.decompressobj(-zlib.MAX_WBITS)
    damaged = FaultFound("damaged", f"{shortened(entry.path)} is damaged.", entry.path)
    try:
        for packed in _packed(file, entry):
            if inflater.eof:
                raise damaged
            rest = packed
            while rest and not inflater.eof:
                if piece := inflater.decompress(rest, PIECE):
                    yield piece
                rest = inflater.unconsumed_tail
        # The last piece may have been cut where it reached its most, with all of the input already read.
        while not inflater.eof and (piece := inflater.decompress(b"", PIECE)):
            yield piece
    except zlib.error:
        raise damaged from None
    if not inflater.eof or inflater.unused_data:
        raise damaged

"""Worldographer's ``*.wxx``: XML in UTF-16, packed with gzip; a line a hex, terrain by its number in a list."""

import zlib

from bob_editor.errors import BadFile, TooLarge
from bob_editor.exchange.format import Asked, Brought, Format, Given
from bob_editor.exchange.formats.worldographer.reading import read_map
from bob_editor.exchange.formats.worldographer.writing import write
from bob_editor.exchange.mapping import shipped_mapping
from bob_editor.exchange.markup import parse_xml
from bob_editor.exchange.report import Report
from bob_editor.storage.form.limits import MAX_BYTES

GZIP = b"\x1f\x8b"
DECLARED = 200
"""Characters in which the XML declaration ends."""


def looks_like(given: Given) -> bool:
    """Whether it is packed XML, or XML, of a map with hexes that lie in columns or rows."""
    head = given.head
    if head.startswith(GZIP):
        try:
            head = zlib.decompressobj(31).decompress(head, 8192)
        except zlib.error:
            return False
    return "hexOrientation=" in head.replace(b"\0", b"").decode("latin-1")


def read(given: Given, asked: Asked) -> Brought:
    """The board of a map's tiles, with features and labels as labels.

    :raises BadFile: where it can't be unpacked or is no such map, with the place; ``TooLarge`` past the limits.
    :raises BadCall: where no ruleset was asked for.
    """
    root = parse_xml(_text(given).encode(), given.name)
    report = Report()
    words = asked.words(given, report, shipped_mapping(__file__))
    return Brought((read_map(root, given, words, asked.name),), report=report.rows)


def _text(given: Given) -> str:
    """The XML without its declaration, which may name a version that no parser here reads, and an encoding."""
    data = given.data
    if data.startswith(GZIP):
        unpack = zlib.decompressobj(31)
        try:
            data = unpack.decompress(data, MAX_BYTES + 1)
        except zlib.error:
            raise BadFile(f"{given.name} can't be unpacked.", hint="Save it anew in Worldographer.") from None
        if len(data) > MAX_BYTES:
            raise TooLarge(
                f"{given.name} is larger than {MAX_BYTES // 2**20} MiB unpacked.", hint="Cut the map."
            )
    try:
        text = data.decode("utf-16" if data[:2] in (b"\xfe\xff", b"\xff\xfe") else "utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(
            f"{given.name} is neither UTF-16 nor UTF-8.", hint="Save it anew in Worldographer."
        ) from None
    if text.lstrip().startswith("<?xml"):
        text = text.lstrip()
        end = text.find("?>", 0, DECLARED)
        text = text[end + 2 :] if end > 0 else text
    return text


FORMAT = Format(
    name="worldographer",
    title="Worldographer map",
    endings=(".wxx",),
    looks_like=looks_like,
    read=read,
    write=lambda outgoing, asked: write(outgoing, asked, shipped_mapping(__file__)),
    cant_hold=frozenset(
        {
            "levels", "stacks", "tiles", "base", "sides", "paths", "curves", "artwork", "contours", "exits",
            "objectives", "underlay", "edges", "heading", "extra", "credits", "rulings", "accepted", "scenario",
        }
    ),
)  # fmt: skip

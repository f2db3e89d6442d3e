"""PDFs that don't tell when they were made: the same picture gives the same bytes."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QHashSeed

_TIME = b"20000101000000Z"
_DATES = re.compile(rb"(/(?:CreationDate|ModDate) ?\(D:)([^)]*)\)")
_NAME = re.compile(rb"(?<=[\[ ]<)[0-9A-Fa-f]{16,}(?=>)")
_WRITTEN = re.compile(rb'(xmp:(?:Create|Modify|Metadata)Date=")([^"]*)"')
_UUID = re.compile(rb"(?<=uuid:)[0-9A-Fa-f-]{36}")


@contextmanager
def settled_order() -> Iterator[None]:
    """While within: Qt lists letters of fonts in an order that doesn't hang on chance."""
    QHashSeed.setDeterministicGlobalSeed()
    try:
        yield
    finally:
        QHashSeed.resetRandomGlobalSeed()


def timeless(pdf: bytes) -> bytes:
    """The PDF with a set date and names of noughts; nothing of it moves, since the places of its parts are listed."""
    pdf = _DATES.sub(lambda match: match[1] + _TIME.ljust(len(match[2]))[: len(match[2])] + b")", pdf)
    pdf = _WRITTEN.sub(lambda match: match[1] + b"2000-01-01T00:00:00+00:00"[: len(match[2])] + b'"', pdf)
    pdf = _UUID.sub(lambda match: re.sub(rb"[^-]", b"0", match[0]), pdf)
    start = pdf.rfind(b"trailer")
    return pdf[:start] + _NAME.sub(lambda match: b"0" * len(match[0]), pdf[start:])

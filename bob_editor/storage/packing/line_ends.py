"""Texts in packs: one way to write line ends, so that the same text is the same bytes from every system."""

import codecs
from pathlib import PurePosixPath

_TEXT_ENDINGS = (".csv", ".html", ".json", ".md", ".svg", ".txt")
_LICENCES = ("copying", "licence", "license")
_CREDITS = ("authors", "credits")
_BARE = (*_LICENCES, *_CREDITS, "changelog", "readme")
"""Names that texts have without an ending."""


def is_text(name: str) -> bool:
    """Whether a file is text, by its name."""
    path = PurePosixPath(name.lower())
    return path.suffix in _TEXT_ENDINGS or path.name in _BARE


def is_licence(name: str) -> bool:
    """Whether a file holds a licence, by its name."""
    return is_text(name) and PurePosixPath(name.lower()).stem in _LICENCES


def is_credits(name: str) -> bool:
    """Whether a file says who made what, by its name."""
    return is_text(name) and PurePosixPath(name.lower()).stem in _CREDITS


def normal_text(raw: bytes) -> bytes:
    """A text without a byte order mark, its lines ending as on Unix; what isn't written in bytes stays as it is."""
    if b"\0" in raw:
        return raw  # UTF-16, in which a byte alone means nothing
    return raw.removeprefix(codecs.BOM_UTF8).replace(b"\r\n", b"\n").replace(b"\r", b"\n")

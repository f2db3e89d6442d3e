"""Titles as names of files and ids: small letters and digits, with letters beyond ASCII as they are written without."""

import re
import unicodedata

_LETTERS = str.maketrans(
    {
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "ß": "ss",
        "æ": "ae",
        "œ": "oe",
        "ø": "oe",
        "å": "a",
        "ł": "l",
        "đ": "d",
    }
)


def plain_name(title: str, joint: str = "-") -> str:
    """A title in small letters and digits, its words joined; "" where it has none of these."""
    composed = unicodedata.normalize("NFC", title.lower()).translate(_LETTERS)
    plain = re.sub(r"[\u0300-\u036f]", "", unicodedata.normalize("NFKD", composed))
    return re.sub(r"[^a-z0-9]+", joint, plain).strip(joint)

"""Which letters of a text no font has: they come as boxes."""

from collections.abc import Callable

MOST = 12
"""So many are told: of a text in a script of its own that is enough."""

_PLAIN = 0x250
"""What comes before it are the Latin letters of Europe's languages."""


def lacking(text: str, has: Callable[[str], bool]) -> str:
    """Those that ``has`` says no font has, as they are told; "" where all are there."""
    strange = sorted({one for one in text if ord(one) >= _PLAIN})
    if not strange or has("".join(strange)):
        return ""
    found: list[str] = []
    for one in strange:
        if not has(one):
            found.append(one if one.isprintable() else f"U+{ord(one):04X}")
        if len(found) > MOST:
            found[MOST:] = ["…"]
            break
    return " ".join(found)

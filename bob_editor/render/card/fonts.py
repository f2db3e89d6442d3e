"""The fonts of the printed card: narrow letters for much text, and a serif for its headings."""

from __future__ import annotations

from functools import cache
from importlib import resources

from PySide6.QtGui import QFont, QFontDatabase

from bob_editor.errors import BadFile

UNITS = 16
"""Font pixels to the point: text is measured that large and painted scaled, so that no hinting gets in."""

_FILES = {
    "sans": ("DejaVuSansCondensed", "DejaVuSansCondensed-Bold", "DejaVuSansCondensed-Oblique"),
    "serif": ("DejaVuSerifCondensed-Bold", "DejaVuSerifCondensed-Italic"),
}
FACES = tuple(_FILES)
"""What templates may call a font."""


@cache
def _family(face: str) -> str:
    family = ""
    for name in _FILES[face]:
        data = (resources.files("bob_editor.render") / "fonts" / f"{name}.ttf").read_bytes()
        found = QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFontFromData(data))
        if not found:
            raise BadFile(f"The program's own font {name} can't be read.", hint="Install bob_editor anew.")
        # Some systems tell the family of all widths first; the narrow one's name is the longer.
        family = max(found, key=len)
    return family


def card_font(
    face: str, points: float, *, bold: bool = False, italic: bool = False, spaced: float = 0
) -> QFont:
    """A font of so many points, for a painter with ``UNITS`` to the point; ``spaced`` parts its letters, in points.

    :raises BadFile: where the program's own font can't be read.
    """
    font = QFont(_family(face))
    font.setPixelSize(max(1, round(points * UNITS)))
    font.setBold(bold)
    font.setItalic(italic)
    # A reader who looks for “fight” in a PDF doesn't find it where the printer's ligature stands.
    font.setFeature(QFont.Tag("liga"), 0)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if spaced:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spaced * UNITS)
    return font

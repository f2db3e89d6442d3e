"""What people call the layers of a board's picture, and the styles in which it is painted."""

from collections.abc import Mapping
from pathlib import Path

from bob_editor.render.styles.shelf import names_beside, sheet_or_default, shipped_names, shipped_sheet
from bob_editor.words import mark, tr

TITLES: Mapping[str, tuple[str, str]] = {
    "ground": (mark("Gr&ound"), mark("Levels as shaded ground")),
    "contours": (mark("C&rest lines"), mark("The edge of every level")),
    "artwork": (mark("&Artwork"), mark("Woods, buildings, fields: what LOS sees")),
    "paths": (mark("&Paths"), mark("Roads, streams, rails")),
    "sides": (mark("Hex&sides"), mark("Hedgerows, walls, cliffs")),
    "grid": (mark("He&x grid"), mark("The outlines of hexes")),
    "dots": (mark("Centre &dots"), mark("What lies under the dot is the terrain of the hex")),
    "labels": (mark("La&bels"), mark("Names printed on the board")),
    "numbers": (mark("Hex &numbers"), mark("The names of hexes, such as E4")),
    "terrains": (
        mark("Terrain names"),
        mark("What lies at the dot of each hex, in words; not shown at first"),
    ),
    "markers": (mark("&Markers"), mark("Smoke, foxholes and others")),
    "underlay": (mark("Underla&y"), mark("The scanned picture below the board")),
}
"""The title of each of ``LAYERS``, with its letter for the keyboard where one is free, and what is on it."""

ON_CARD: Mapping[str, tuple[str, str]] = {
    "areas": (mark("Areas of the card"), mark("Set-up areas, entry hexes, objectives and exits on the map")),
    "counters": (mark("Counters"), mark("Units, markers and objectives on the map")),
}
"""Likewise of what a scenario's card lays over its map."""

STYLES = (mark("Painted"), mark("Clean"), mark("Ink"), mark("Night"))
"""The titles of the styles that come with the program, as their sheets have them."""


def style_title(name: str, folder: Path | None = None) -> str:
    """The title of a style: one beside the document in ``folder`` as its file has it, else in the window's language.

    One that can't be had is called by its name.
    """
    if name in names_beside(folder):
        sheet, why = sheet_or_default(name, folder)
        return name if why else sheet.title
    return tr(shipped_sheet(name).title) if name in shipped_names() else name

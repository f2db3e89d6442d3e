"""What people call the layers of a board's picture."""

from __future__ import annotations

from collections.abc import Mapping

TITLES: Mapping[str, tuple[str, str]] = {
    "ground": ("Gr&ound", "Levels as shaded ground"),
    "contours": ("C&rest lines", "The edge of every level"),
    "artwork": ("&Artwork", "Woods, buildings, fields: what LOS sees"),
    "paths": ("&Paths", "Roads, streams, rails"),
    "sides": ("Hex&sides", "Hedgerows, walls, cliffs"),
    "grid": ("He&x grid", "The outlines of hexes"),
    "dots": ("Centre &dots", "What lies under the dot is the terrain of the hex"),
    "labels": ("La&bels", "Names printed on the board"),
    "numbers": ("Hex &numbers", "The names of hexes, such as E4"),
    "terrains": ("&Terrain names", "What lies at the dot of each hex, in words; not shown at first"),
    "markers": ("&Markers", "Smoke, foxholes and others"),
    "underlay": ("Underla&y", "The scanned picture below the board"),
}
"""The title of each of ``LAYERS``, with its letter for the keyboard, and what is on it."""

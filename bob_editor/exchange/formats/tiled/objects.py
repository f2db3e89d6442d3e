"""Tiled's objects as things with points: turned, moved, and with corners where Tiled gives a size."""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bob_editor.exchange.drawn import Thing
from bob_editor.exchange.formats.tiled.tilesets import Tiles, properties_of, rows_of, turn_of
from bob_editor.exchange.report import Report
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import LABEL_LONGEST

Json = Any

ROUND = 24
"""Points of the outline of an ellipse."""


def is_seen(row: Mapping[str, Json]) -> bool:
    """Whether a layer or an object is shown."""
    return row.get("visible") is not False and row.get("opacity") != 0


def things_of(
    layer: Mapping[str, Json], offset: Point, tiles: Tiles, report: Report, *, hidden: bool = False
) -> Iterator[Thing]:
    """The objects of a layer, turned and moved to where they are seen; those that are nowhere are left out.

    Also left out, and told, are those of templates, which say elsewhere what they are, and unless asked for ``hidden``
    ones.
    """
    for row in rows_of(layer, "objects"):
        if not (_is_real(row.get("x")) and _is_real(row.get("y"))):
            continue
        if isinstance(row.get("template"), str):
            report.dropped("", row["template"], "Objects of a template aren't read; detach them in Tiled.")
            continue
        if not (hidden or is_seen(row)):
            report.hidden(" ".join(_called(row)) or "a thing")
            continue
        x, y = float(row["x"]), float(row["y"])
        gid = row.get("gid")
        tile = tiles.tile(turn_of(gid)[0]) if isinstance(gid, int) and gid > 0 else None
        stands = "" if tile is None else tile.stands
        shown = [one for one in _shape(row, stands) if all(map(_is_real, one))]
        angle = math.radians(row["rotation"]) if _is_real(row.get("rotation")) else 0.0
        cos, sin = math.cos(angle), math.sin(angle)
        points = tuple(
            (x + offset[0] + dx * cos - dy * sin, y + offset[1] + dx * sin + dy * cos) for dx, dy in shown
        )
        text = row["text"].get("text", "") if isinstance(row.get("text"), dict) else ""
        yield Thing(
            _called(row),
            points,
            closed="polyline" not in row and len(points) > 2,
            text=text.strip()[:LABEL_LONGEST] if isinstance(text, str) else "",
            others=() if tile is None else tile.names,
            properties=properties_of(row),
        )


def _called(row: Mapping[str, Json]) -> tuple[str, ...]:
    """An object's class and name."""
    names = (row.get("type") or row.get("class"), row.get("name"))
    return tuple(one.strip()[:100] for one in names if isinstance(one, str) and one.strip())


def _is_real(value: Json) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e9


STANDS: Mapping[str, Point] = {
    "topleft": (1, 1), "top": (0, 1), "topright": (-1, 1), "left": (1, 0), "center": (0, 0), "right": (-1, 0),
    "bottom": (0, -1), "bottomright": (-1, -1),
}  # fmt: skip
"""Where from its point, in halves of it, the middle of a tile is, by how its tileset aligns objects."""


def _shape(row: Mapping[str, Json], stands: str) -> Sequence[Point]:
    """The points of an object seen from its own; one that is a tile ``stands`` on it in some way."""
    for key in ("polygon", "polyline"):
        if isinstance(row.get(key), list):
            return [(one.get("x", math.inf), one.get("y", math.inf)) for one in rows_of(row, key)]
    wide, high = (row.get(key) if _is_real(row.get(key)) else 0 for key in ("width", "height"))
    wide, high = float(wide or 0), float(high or 0)
    if row.get("point") or not (wide and high):
        return [(0.0, 0.0)]
    if isinstance(row.get("text"), dict):
        return [(wide / 2, high / 2)]
    if isinstance(row.get("gid"), int):
        across, down = STANDS.get(stands, (1, -1))  # on its lower left corner, unless it is said
        return [(across * wide / 2, down * high / 2)]
    if row.get("ellipse") or row.get("capsule"):
        angles = (math.tau * step / ROUND for step in range(ROUND))
        return [(wide / 2 * (1 + math.cos(one)), high / 2 * (1 + math.sin(one))) for one in angles]
    return [(0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high)]

"""Features of GeoJSON as things with points: their rings and lines, within bounds, y turned downward."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import field

from bob_editor.errors import TooLarge
from bob_editor.exchange.drawn import Thing
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import LABEL_LONGEST
from bob_editor.records import Record
from bob_editor.storage.form.limits import MAX_POINTS

Json = Any

SCALE = 1_000_000.0
"""Points of ``Lay`` to a degree: a hex's side has a thousand."""

FAR = 1e9
NAMES = ("terrain", "kind", "class", "type", "landuse", "natural", "highway", "waterway", "name", "label")
"""Properties that say what a feature is, the likeliest first."""


class Shape(Record):
    """A feature's ring, line or point with its properties; ``holes`` are a polygon's."""

    kind: str
    points: tuple[Point, ...]
    properties: Mapping[str, Json] = field(default_factory=dict)
    holes: tuple[tuple[Point, ...], ...] = ()
    id: str = ""

    def thing(self, key: str) -> Thing:
        """The shape as a thing that is drawn; ``key`` is the property that says which part of a board it is."""
        texts = (self.properties.get(name) for name in NAMES)
        names = tuple(
            dict.fromkeys(one.strip()[:100] for one in texts if isinstance(one, str) and one.strip())
        )
        text = self.properties.get("text") or self.properties.get("name") or self.properties.get("label")
        said = {name: self.properties[name] for name in (key, "level") if name in self.properties}
        label = text.strip()[:LABEL_LONGEST] if self.kind == "Point" and isinstance(text, str) else ""
        return Thing(
            names, self.points, closed=self.kind == "Polygon", text=label, properties=said, holes=self.holes
        )


def shapes_of(data: Mapping[str, Json]) -> Iterator[Shape]:
    """The shapes of a collection's features, those of several parts one by one.

    :raises TooLarge: where they have more points than those of any board.
    """
    left = MAX_POINTS * 8
    features = data.get("features")
    for feature in features if isinstance(features, list) else []:
        if not isinstance(feature, dict) or not isinstance(feature.get("geometry"), dict):
            continue
        said = feature.get("properties")
        name = feature.get("id")
        for shape in _parts(feature["geometry"], said if isinstance(said, dict) else {}, depth=3):
            left -= len(shape.points)
            if left < 0:
                raise TooLarge(f"The map has more than {MAX_POINTS * 8:,} points.", hint="Take a part of it.")
            yield Shape(
                shape.kind, shape.points, shape.properties, shape.holes, name if isinstance(name, str) else ""
            )


def _parts(geometry: Mapping[str, Json], said: Mapping[str, Json], *, depth: int) -> Iterator[Shape]:
    kind, coordinates = geometry.get("type"), geometry.get("coordinates")
    listed = coordinates if isinstance(coordinates, list) else []
    if kind == "GeometryCollection" and depth:
        for one in geometry.get("geometries") or []:
            if isinstance(one, dict):
                yield from _parts(one, said, depth=depth - 1)
    elif kind in ("MultiPolygon", "MultiLineString", "MultiPoint"):
        for one in listed:
            yield from _parts({"type": kind.removeprefix("Multi"), "coordinates": one}, said, depth=0)
    elif kind == "Polygon":
        rings = [_open(_points(ring)) for ring in listed if isinstance(ring, list)]
        if rings and len(rings[0]) > 2:
            yield Shape("Polygon", rings[0], said, tuple(ring for ring in rings[1:] if len(ring) > 2))
    elif kind == "LineString":
        points = _points(listed)
        if len(points) > 1:
            yield Shape("LineString", points, said)
    elif kind == "Point":
        yield from (Shape("Point", (at,), said) for at in _points([listed]))


def _points(listed: list[Json]) -> tuple[Point, ...]:
    return tuple(
        (float(one[0]) * SCALE, -float(one[1]) * SCALE)
        for one in listed
        if isinstance(one, list) and len(one) > 1 and all(map(_is_real, one[:2]))
    )


def _is_real(value: Json) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < FAR


def _open(ring: tuple[Point, ...]) -> tuple[Point, ...]:
    return ring[:-1] if len(ring) > 1 and ring[0] == ring[-1] else ring

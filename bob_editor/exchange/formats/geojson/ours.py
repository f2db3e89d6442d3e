"""A board to GeoJSON, and one that went out as it came back."""

import json
import math
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from bob_editor.exchange.drawn import Thing, whole_said
from bob_editor.exchange.format import Asked, Outgoing, Written
from bob_editor.exchange.formats.geojson.features import SCALE, shapes_of
from bob_editor.exchange.lay import Lay
from bob_editor.exchange.mapping import Words
from bob_editor.exchange.shown import KEY, Shown, shown_of, taken_back
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import SQRT3, Point
from bob_editor.model.board import Board, HexContent
from bob_editor.storage.documents import board_to_json
from bob_editor.storage.form.problems import ProblemLog
from bob_editor.storage.kinds.features import features_from_json, features_to_json

Json = Any
OURS = "x-bob-editor"
"""Where a file of ours keeps its whole board."""

HEX = "hex"
SIDE = 1000.0
"""A hex's side in points of ``Lay``: a thousandth of a degree."""

KINDS = {
    "sides": "hexside",
    "paths": "path",
    "artwork": "artwork",
    "contours": "crest line",
    "labels": "label",
}


def lay(board: Board) -> Lay:
    """Where a board lies; its proportions are true."""
    return Lay(board.grid.pointy, 2 * SIDE, SQRT3 * SIDE, SIDE)


def write(outgoing: Outgoing, _asked: Asked) -> Written:
    """A feature for each hex and each thing drawn, and the whole board for the way back."""
    board = outgoing.board
    features = [*_hexes(board), *_drawn(board)]
    data = {
        "type": "FeatureCollection",
        "features": features,
        "bob:grid": {
            "hexes": board.grid.orientation, "side": "0.001 degrees", "ruleset": board.ruleset, "title": board.title,
        },
        OURS: board_to_json(board),
    }  # fmt: skip
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in features)
    head = {key: value for key, value in data.items() if key != "features"}
    text = json.dumps(head, ensure_ascii=False)
    return Written(f'{text[:-1]}, "features": [\n{lines}\n]}}\n'.encode())


def _degrees(points: Iterable[Point]) -> list[list[float]]:
    return [[round(x / SCALE, 9), round(-y / SCALE, 9)] for x, y in points]


def _feature(kind: str, coordinates: Json, said: Mapping[str, Json], name: str = "") -> dict[str, Json]:
    return {
        "type": "Feature",
        **({"id": name} if name else {}),
        "geometry": {"type": kind, "coordinates": coordinates},
        "properties": said,
    }


def _ring(points: tuple[Point, ...], *, hole: bool = False) -> list[list[float]]:
    """A ring as the standard wants it: closed, counterclockwise where y grows upward, but for a hole."""
    turned = sum(x * v - u * y for (x, y), (u, v) in zip(points, (*points[1:], points[0]), strict=True))
    ring = points if (turned < 0) != hole else (points[0], *points[:0:-1])
    return _degrees((*ring, ring[0]))


def _hexes(board: Board) -> Iterator[dict[str, Json]]:
    where, grid = lay(board), board.grid
    for at in grid.hexes:
        content = board.content(at)
        corners = tuple(map(where.pixel, grid.frame.corners(at)))
        column, row = grid.position(at)
        said = {
            "kind": HEX, "label": grid.label(at), "q": column, "r": row,
            "terrain": features_to_json(content.terrain), "level": content.level,
        }  # fmt: skip
        yield _feature("Polygon", [_ring(corners)], said, grid.label(at))


def _drawn(board: Board) -> Iterator[dict[str, Json]]:
    for section, shown in shown_of(board, lay(board)).items():
        holes_of: dict[str, list[Shown]] = {}
        for one in shown:
            outer, hole, _ = one.key.partition("/hole/")
            if hole:
                holes_of.setdefault(outer, []).append(one)
        for one in (one for one in shown if "/hole/" not in one.key):
            said = {"kind": KINDS[section], "terrain": one.terrain, KEY: one.key, **dict(one.said)}
            if one.text:
                yield _feature("Point", _degrees(one.points)[0], said | {"text": one.text})
            elif one.closed:
                holes = [_ring(hole.points, hole=True) for hole in holes_of.get(one.key, ())]
                yield _feature("Polygon", [_ring(one.points), *holes], said)
            else:
                yield _feature("LineString", _degrees(one.points), said)


def read_returned(data: Mapping[str, Json], board: Board, words: Words) -> Board:
    """The board with what was changed elsewhere: hexes by their labels, what is drawn by its key."""
    was = {one.key: one for some in shown_of(board, lay(board)).values() for one in some}
    hexes = dict(board.hexes)
    log = ProblemLog()
    things = []
    for shape in shapes_of(data):
        said = shape.properties
        at = board.grid.hex_anywhere(str(said.get("label", ""))) if said.get("kind") == HEX else None
        if at is not None and at in board.grid.index:
            _take_hex(hexes, at, said, board, log, words)
            continue
        key = str(said.get(KEY, ""))
        thing = shape.thing(KEY)
        things.append(_as_it_went(replace(thing, names=_named(thing.names, was.get(key))), was.get(key)))
        for number, ring in enumerate(shape.holes if key in was else ()):
            own = f"{key}/hole/{number}"
            hole = replace(thing, names=("hole",), points=ring, properties={**thing.properties, KEY: own})
            things.append(_as_it_went(hole, was.get(own)))
    for problem in log.found:
        words.report.dropped(problem.at, "", problem.message)
    return replace(taken_back(board, lay(board), words, things), hexes=hexes)


def _named(names: tuple[str, ...], was: Shown | None) -> tuple[str, ...]:
    """What a thing is called, without the kind of thing that we wrote beside it."""
    plain = tuple(one for one in names if one not in KINDS.values())
    return plain or ((was.name,) if was is not None else names)


def _as_it_went(thing: Thing, was: Shown | None) -> Thing:
    """A ring with its points in the order in which it went out; the standard has it the other way around for some."""
    points = thing.points
    if was is None or len(points) != len(was.points) or not was.closed:
        return thing
    back = (points[0], *points[:0:-1])
    return (
        replace(thing, points=back)
        if math.dist(back[1], was.points[1]) < math.dist(points[1], was.points[1])
        else thing
    )


def _take_hex(
    hexes: dict[Hex, HexContent],
    at: Hex,
    said: Mapping[str, Json],
    board: Board,
    log: ProblemLog,
    words: Words,
) -> None:
    given, level = said.get("terrain", []), said.get("level")
    listed = given if isinstance(given, list) else [given]
    old = board.content(at)
    if features_to_json(old.terrain) == listed and old.level == level:
        return
    features = features_from_json(listed, ("hexes", board.grid.label(at)), log)
    whole = whole_said(level)
    if whole is None and level not in (None, ""):
        words.report.dropped(board.grid.label(at), level, "A level is a whole number.")
    content = HexContent(features, whole, old.foreign)
    if content or content.foreign:
        hexes[at] = content
    else:
        hexes.pop(at, None)

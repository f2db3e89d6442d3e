"""GeoJSON: boards there and back, changed in a program of maps, and collections of hexes that others made."""

import json
import math

import pytest
from shapely.geometry import Polygon, shape

from bob_editor.errors import BadFile, TooLarge
from bob_editor.exchange.door import outgoing_of
from bob_editor.exchange.format import Asked, Given, Outgoing
from bob_editor.exchange.formats.geojson import FORMAT
from bob_editor.exchange.in_form import in_form
from bob_editor.exchange.mapping import TerrainMap
from bob_editor.model.board import Feature, HexContent
from bob_editor.rulesets import ruleset
from bob_editor.storage.shipped import shipped

RULES = ruleset("band-of-brothers-2.2")
BOARDS = sorted(shipped("maps").glob("*/*.board.json"))[::3]


def read(data, mapping=None):
    """What a collection holds."""
    given = Given(json.dumps(data).encode(), "a.geojson")
    assert FORMAT.looks_like(given)
    return FORMAT.read(given, Asked(RULES, name="a", mapping=mapping or TerrainMap()))


@pytest.mark.parametrize("path", BOARDS, ids=lambda path: path.name.partition(".")[0])
def test_boards_go_out_and_come_back(path):
    """As valid polygons, counterclockwise but for holes, near longitude and latitude 0; and back to the last handle."""
    outgoing = outgoing_of(path)
    data = json.loads(FORMAT.write(outgoing, Asked()).data)
    for feature in data["features"]:
        drawn = shape(feature["geometry"])
        assert drawn.is_valid
        assert max(map(abs, drawn.bounds)) < 1
        assert not isinstance(drawn, Polygon) or drawn.exterior.is_ccw
        assert not any(hole.is_ccw for hole in getattr(drawn, "interiors", ()))
    assert sum(one["properties"]["kind"] == "hex" for one in data["features"]) == len(
        outgoing.board.grid.hexes
    )
    found = read(data)
    assert found.boards == (outgoing.board,)
    assert not found.report


def test_what_was_changed_there_is_changed_here():
    """A hex that got other terrain, an outline that was moved, a new one; the rest stays."""
    outgoing = outgoing_of(shipped("maps") / "band-of-brothers-2.2" / "sainte-barbe.board.json")
    data = json.loads(FORMAT.write(outgoing, Asked()).data)
    of_kind = {one["properties"]["kind"]: one for one in data["features"]}
    hexagon = next(one for one in data["features"] if one.get("id") == "A1")
    hexagon["properties"] |= {"terrain": ["woods"], "level": 1}
    art = of_kind["artwork"]
    art["geometry"]["coordinates"][0] = [[x + 0.001, y] for x, y in art["geometry"]["coordinates"][0]]
    data["features"].append({**art, "properties": {"kind": "artwork", "terrain": "wheat"}})
    data["features"].remove(of_kind["label"])
    (board,) = read(data).boards
    ours = outgoing.board
    number = int(art["properties"]["bob:key"].partition("/")[2])
    assert board.content(ours.grid.hex("A1")) == HexContent((Feature("woods"),), 1)
    assert len(board.artwork) == len(ours.artwork) + 1
    assert board.artwork[number].ring[0][0] == pytest.approx(ours.artwork[number].ring[0][0] + 2, abs=0.002)
    assert board.artwork[:number] == ours.artwork[:number]
    assert len(board.labels) == len(ours.labels) - 1
    assert (board.sides, board.paths, board.contours) == (ours.sides, ours.paths, ours.contours)


def hexagon(x, y, *, pointy=False, size=0.2, **said):
    """A regular hex as a feature, y growing upward."""
    corners = [math.radians(60 * step + 30 * pointy) for step in range(6)]
    ring = [[x + size * math.cos(one), y + size * math.sin(one)] for one in corners]
    return {
        "type": "Feature",
        "geometry": {"type": "Polygon", "coordinates": [[*ring, ring[0]]]},
        "properties": said,
    }


def honeycomb(*, pointy, moved, size=0.2, first=0):
    """Seven hexes around one, named by where they are, from a first angle on."""
    step = size * math.sqrt(3)
    angles = [math.radians(60 * n + (0 if pointy else 30)) for n in range(first, first + 6)]
    around = [(step * math.cos(one), step * math.sin(one)) for one in angles]
    dots = [(0.0, 0.0), *around]
    return [
        hexagon(
            x + moved,
            y - moved,
            pointy=pointy,
            size=size,
            terrain="woods" if not n else "plain",
            name=f"h{n}",
        )
        for n, (x, y) in enumerate(dots)
    ]


@pytest.mark.parametrize(("level", "levels"), [(99, [99]), (100, []), (0, [])])
def test_a_crest_line_has_a_level_that_boards_have(level, levels):
    """One of another is told, and isn't drawn on the ground."""
    ring = [[0, 0], [0.1, 0], [0, 0.1]]
    crest = {
        "geometry": {"type": "Polygon", "coordinates": [ring]},
        "properties": {"kind": "contour", "level": level},
    }
    found = in_form(
        read({"type": "FeatureCollection", "features": [*honeycomb(pointy=False, moved=0.0), crest]})
    )
    assert [one.level for one in found.boards[0].contours] == levels
    assert ("contour" in {row.word for row in found.report}) == (not levels)


@pytest.mark.parametrize("pointy", [False, True])
@pytest.mark.parametrize("moved", [0.0, 37.5])
@pytest.mark.parametrize("first", [0, 1])
def test_the_grid_of_others_is_found(pointy, moved, first):
    """Wherever it lies and whichever hex comes first; what isn't a hex is drawn by its name."""
    features = honeycomb(pointy=pointy, moved=moved, first=first)
    if first:
        features.reverse()
    road = {"type": "LineString", "coordinates": [[moved, -moved], [moved + 0.3, -moved - 0.1]]}
    lake = {
        "type": "Polygon",
        "coordinates": [[[moved, -moved], [moved + 0.1, -moved], [moved, 0.1 - moved]]],
    }
    features += [
        {"type": "Feature", "geometry": road, "properties": {"highway": "road"}},
        {"type": "Feature", "geometry": lake, "properties": {"name": "custard lake"}},
        {"type": "Feature", "geometry": None, "properties": {}},
    ]
    found = read({"type": "FeatureCollection", "features": features})
    (board,) = found.boards
    (woods,) = board.hexes
    named = {board.grid.frame.hex_at(label.at): label.text for label in board.labels}
    assert named[woods] == "h0"
    assert {named.get(at) for at in woods.neighbours()} == {f"h{n}" for n in range(1, 7)}
    assert board.grid.pointy == pointy
    assert woods in board.paths[0].through
    assert "custard lake" in {row.word for row in found.report}


@pytest.mark.parametrize(
    ("features", "error", "words"),
    [
        ([], BadFile, "no polygon"),
        ([hexagon(0, 0), hexagon(0.1, 0.21), hexagon(0.7, 0.35), hexagon(1.3, 0.8)], BadFile, "on no grid"),
        ([hexagon(0, 0), hexagon(600, 0)], TooLarge, "256"),
        ([{"type": "Feature", "geometry": {"type": "Polygon", "coordinates": "x"}}], BadFile, "no polygon"),
    ],
)
def test_a_collection_that_is_no_board_is_refused(features, error, words):
    """In a sentence, before a hex is made."""
    with pytest.raises(error, match=words):
        read({"type": "FeatureCollection", "features": features})


def test_fields_may_be_named_by_a_mapping():
    """As with tables; a level may be a text, and what boards don't have is told."""
    mapping = TerrainMap(fields={"terrain": "cover"}, terrain={"trees": "woods"})
    hexes = [
        hexagon(0, 0, cover="trees", level="2", votes=3),
        hexagon(0, math.sqrt(3) / 5, name=7, level=1.5),
    ]
    found = read({"type": "FeatureCollection", "features": [*hexes, {"geometry": None}]}, mapping)
    (board,) = found.boards
    assert [(one.terrain_ids, one.level) for one in board.hexes.values()] == [(("woods",), 2)]
    assert [row.original for row in found.report] == ["1 feature", "1.5", "7", "votes"]
    assert (
        FORMAT.write(Outgoing(board, RULES), Asked()).data
        == FORMAT.write(Outgoing(board, RULES), Asked()).data
    )

"""Tiles that say more: levels, turns, objects."""

import sys
from collections import Counter

import pytest

from bob_editor.exchange.formats.tiled.tilesets import turn_of, turned
from bob_editor.exchange.mapping import Words
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Base, Board, Feature, HexContent

if sys.version_info >= (3, 14):
    pass
else:
    pass
from tests.exchange.formats.tiled.at_hand import brought, drawn_board, map_of_words, there_and_back


def test_what_is_hidden_in_tiled_is_left_out_and_told():
    """Layers, those of a hidden group, and objects; a map of ours keeps what was hidden while it was worked on."""
    data = map_of_words(["woods", "", "", "", "", ""])
    hut = {"x": 75, "y": 52, "name": "Sawmill", "point": True}
    cells = {"type": "tilelayer", "width": 3, "height": 2, "data": [0, 1, 0, 0, 0, 0]}
    data["layers"] += [
        {**cells, "name": "plan B", "visible": False},
        {**cells, "name": "glass", "opacity": 0},
        {"type": "group", "name": "old", "visible": False, "layers": [{**cells, "name": "older"}]},
        {"type": "objectgroup", "name": "notes", "objects": [{**hut, "visible": False}, {**hut, "template": "hut.tx"}]},
    ]  # fmt: skip
    found = brought(data)
    (board,) = found.boards
    assert [board.grid.label(at) for at in board.hexes] == ["A1"]
    assert not board.labels
    assert [row.original for row in found.report] == ["plan B", "glass", "older", "Sawmill", "hut.tx"]

    def hidden(data):
        return {**data, "layers": [{**one, "visible": False} for one in data["layers"]]}

    assert there_and_back(drawn_board(), "a.tmj", hidden).boards == (drawn_board(),)


def test_of_many_layers_each_tile_is_looked_up_once(monkeypatch):
    """However often it lies there; a word of which something is to be told is told at each of its places."""
    look_up = Words._look_up
    looked: Counter[str] = Counter()

    def counted(words, name, part):
        looked[name] += 1
        return look_up(words, name, part)

    monkeypatch.setattr(Words, "_look_up", counted)
    data = map_of_words(["woods", "orchard", "woods", "", "fog", "fog"])
    land, things = data["layers"]
    data["layers"] = [{**land, "name": f"land {number}"} for number in range(500)] + [things]
    found = brought(data)
    assert 0 < looked["woods"] < 6
    assert [one.terrain_ids for one in found.boards[0].hexes.values()] == [
        ("woods",),
        ("orchard",),
        ("woods",),
    ]
    assert [(row.place, row.original) for row in found.report] == [("B2", "fog"), ("C2", "fog")]


def test_tiles_say_their_level_and_terrain_in_every_way_that_tiled_has():
    """A level as text, as new properties are, a class as in Tiled 1.9; a brush that covers a corner alone isn’t it."""
    data = map_of_words(["", "", "", "", "", ""])
    data["layers"][0]["data"] = [1, 2, 3, 0, 0, 0]
    brush = {"type": "corner", "colors": [{"name": "woods"}]}
    corners = [{"tileid": n, "wangid": [0, 1, 0, n - 1, 0, 1, 0, 1]} for n in (1, 2)]
    data["tilesets"] = [{
        "firstgid": 1, "name": "t", "wangsets": [{**brush, "wangtiles": corners}],
        "tiles": [
            {"id": 0, "class": "orchard", "properties": [{"name": "Elevation", "type": "string", "value": " -2"}]},
        ],
    }]  # fmt: skip
    found = brought(data)
    (board,) = found.boards
    said = {board.grid.label(at): (one.terrain_ids, one.level) for at, one in board.hexes.items()}
    assert said == {"A1": (("orchard",), -2), "C1": (("woods",), None)}
    assert [row.word for row in found.report] == ["t:1"]


@pytest.mark.parametrize(("stands", "where"), [("", "B1"), ("center", "A2"), ("top", "A2"), ("bottom", "A1")])
def test_a_tile_among_the_objects_stands_as_its_set_says(stands, where):
    """On its lower left corner unless the tileset aligns it otherwise; a moved layer of tiles is told."""
    data = map_of_words(
        [""] * 6, objects=[{"x": 35, "y": 75, "gid": 1, "name": "Mill", "width": 60, "height": 52}]
    )
    data["tilesets"] = [{"firstgid": 1, "name": "t", "objectalignment": stands, "tiles": []}]
    data["layers"][0] |= {"data": [1] * 6, "offsety": -40}
    found = brought(data)
    (label,) = found.boards[0].labels
    assert found.boards[0].grid.label(found.boards[0].grid.frame.hex_at(label.at)) == where
    assert [row.place for row in found.report if row.original == "a moved layer"] == ["land"]


@pytest.mark.parametrize(
    ("pointy", "tile", "sixths", "turned_once"),
    [
        (True, Feature("river", 1, "curve"), 0, 6),
        (True, Feature("river", 2, "curve"), 5, 1),
        (True, Feature("river", 5, "straight"), 2, 1),  # as 2, which it looks like
        (False, Feature("river", 2, "curve"), 1, 3),
        (True, Feature("bridge", 3), 1, 5),  # by 30 degrees a step, clockwise
        (True, Feature("bridge", 4), 1, 5),
        (True, Feature("ford", 2), 5, None),
        (True, Feature("river", None, "curve"), 0, 6),
    ],
)
def test_tiles_are_turned_as_they_lie(pointy, tile, sixths, turned_once):
    """The picture shows the first orientation; a cell turned by a sixth clockwise in Tiled is a tile that is.

    One that was mirrored there is told.
    """
    grid = Grid(1, 1, "pointy-top", shift="right") if pointy else Grid(1, 1)
    board = Board(
        grid, "memoir-44", base=Base("open", face="country"), hexes={grid.hexes[0]: HexContent((tile,))}
    )
    assert there_and_back(board, "a.tmj").boards == (board,)
    seen = []

    def once_more(data):
        cells = next(one for one in data["layers"] if one["name"] == "terrain")["data"]
        gid, turn = turn_of(cells[0])
        seen.append(turn)
        cells[0] = turned(gid, turn + 1)
        return data

    (back,) = there_and_back(board, "a.tmj", once_more).boards
    assert seen == [sixths]
    assert back.content(grid.hexes[0]).terrain[0].orientation == turned_once

    def mirrored(data):
        next(one for one in data["layers"] if one["name"] == "terrain")["data"][0] ^= 1 << 31
        return data

    assert [row.place for row in there_and_back(board, "a.tmj", mirrored).report] == ["A1"]

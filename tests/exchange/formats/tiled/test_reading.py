"""Tiled: foreign maps by what tiles and objects are called, ours there and back."""

import base64
import gzip
import json
import struct
import sys
import zlib

import pytest
from msgspec.structs import replace

from bob_editor.editing.game.starts import STARTS, started
from bob_editor.errors import BadFile, TooLarge
from bob_editor.exchange.door import written
from bob_editor.exchange.format import Asked, Given, Outgoing
from bob_editor.exchange.formats.tiled import FORMAT, cells, tilesets
from bob_editor.exchange.formats.tiled.samples import samples
from bob_editor.exchange.formats.tiled.tilesets import turn_of, turned
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.parts import side_between
from bob_editor.model.board import Base, Board, Feature, Label
from bob_editor.model.board import Path as Way
from bob_editor.render.pictures.samples.specimen import paint_specimen
from bob_editor.rulesets import game_of_own

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd
from tests.exchange.formats.tiled.at_hand import (
    BOARDS,
    RULES,
    brought,
    land,
    map_of_words,
    outgoing_of,
    there_and_back,
)


@pytest.mark.parametrize("ending", ["tmx", "tmj"])
@pytest.mark.parametrize("path", BOARDS, ids=lambda path: path.name.partition(".")[0])
def test_ours_come_back_as_they_went(path, ending):
    """Every shipped board, to the last handle of its curves."""
    board = outgoing_of(path).board
    back = there_and_back(board, f"a.{ending}")
    assert back.boards == (board,)
    assert not back.report


def test_a_game_of_hexsides_alone_has_no_tiles_of_terrain():
    """Its map has the other tilesets, painted; what stands on the hexsides is among the objects."""
    game = game_of_own(started(next(one for one in STARTS if one.id == "sides"), "Sides"))
    plain = Board(Grid(3, 2), game.id, base=Base("open"))
    side = side_between(*plain.grid.hexes[:2])
    assert side is not None
    board = replace(plain, sides={side: (Feature("green_side"),)})
    out = written(FORMAT, Outgoing(board, game), Asked(name="a.tmj", paint=paint_specimen))
    said = json.loads(out.data)
    assert [one["name"] for one in said["tilesets"]] == ["ground", "levels"]
    assert "green_side" in {one.get("type") for layer in said["layers"] for one in layer.get("objects", ())}
    assert sorted(out.beside)[:2] == ["a.ground.png", "a.levels.png"]


@pytest.mark.parametrize(
    ("axis", "index", "touching"),
    [
        ("x", "odd", {"A1", "A2", "C1", "C2", "B2"}),
        ("x", "even", {"A1", "C1", "B2"}),
        ("y", "odd", {"A1", "B1", "B2"}),
        ("y", "even", {"A1", "B2"}),
    ],
)
def test_hexes_lie_as_in_tiled(axis, index, touching):
    """From the stagger follows which hexes touch B1, or A2 on pointy top."""
    place = 1 if axis == "x" else 3
    data = map_of_words(["woods" if n == place else "" for n in range(6)], axis=axis, index=index)
    if axis == "y":
        data |= {"tilewidth": 52, "tileheight": 60}
    board = brought(data).boards[0]
    (woods,) = board.hexes
    assert {board.grid.label(at) for at in woods.neighbours() if at in board.grid} == touching


@pytest.mark.parametrize("pack", ["csv", "", "gzip", "zlib", "zstd"])
def test_layers_are_unpacked(pack):
    """In every way that Tiled packs them; a turn is told by its flags."""
    gids = [1, 0, turned(1, 4), 0, 2, 0]
    raw = struct.pack("<6I", *gids)
    packed = {
        "": raw,
        "gzip": gzip.compress(raw),
        "zlib": zlib.compress(raw),
        "zstd": zstd.compress(raw),
    }
    data = map_of_words(["woods", "orchard", "", "", "", ""])
    if pack == "csv":
        data["layers"][0] |= {"encoding": "csv", "data": ",".join(map(str, gids))}
    else:
        text = base64.b64encode(packed[pack]).decode()
        data["layers"][0] |= {"encoding": "base64", "compression": pack, "data": text}
    board = brought(data).boards[0]
    assert {board.grid.label(at): content.terrain for at, content in board.hexes.items()} == {
        "A1": (Feature("woods"),), "C1": (Feature("woods", orientation=5),), "B2": (Feature("orchard"),),
    }  # fmt: skip


def test_turns_have_their_flags():
    """A cell says its tile and its turn; none is the tile alone."""
    assert [turn_of(turned(7, sixths)) for sixths in range(6)] == [(7, sixths) for sixths in range(6)]
    assert turned(7, 0) == 7
    assert turned(7, 1) == 7 | 1 << 29
    assert turned(7, 2) == 7 | 1 << 28
    assert turned(7, 3) == 7 | 3 << 30


def test_an_infinite_map_is_what_its_tiles_cover():
    """Its first column may be an odd one, and may be negative."""
    data = map_of_words([""] * 6)
    data["infinite"] = True
    data["tilesets"][0]["tiles"] = [{"id": 0, "type": "woods"}]
    chunks = [
        {"x": -16, "y": -16, "width": 2, "height": 2, "data": [0, 1, 0, 1]},
        {"x": 0, "y": -16, "width": 1, "height": 1, "data": [1]},
    ]
    data["layers"][0] = {"type": "tilelayer", "name": "land", "chunks": chunks}
    board = brought(data).boards[0]
    assert (board.grid.columns, board.grid.rows, board.grid.shifted) == (16, 2, "odd")
    assert {board.grid.label(at) for at in board.hexes} == {"A1", "A2", "P1"}


def test_objects_become_what_they_are_called():
    """Outlines, lines along hexsides and through hexes, and points; what means nothing is told with its word."""
    square = [{"x": 0, "y": 0}, {"x": 40, "y": 0}, {"x": 40, "y": 40}, {"x": 0, "y": 40}]
    objects = [
        {"x": 10, "y": 10, "type": "woods", "polygon": square},
        {"x": 45, "y": 0, "class": "hedgerow", "polyline": [{"x": 0, "y": 0}, {"x": 15, "y": 26}]},
        {"x": 30, "y": 26, "name": "road", "polyline": [{"x": 0, "y": 0}, {"x": 0, "y": 52}]},
        {"x": 30, "y": 26, "name": "road", "polyline": [{"x": 0, "y": 5}, {"x": 20, "y": 52}]},
        {"x": 75, "y": 52, "name": "Sawmill", "point": True},
        {"x": 10, "y": 10, "name": "swamp of doom", "polygon": square},
        {"x": 1e300, "y": 10, "name": "woods", "polygon": square},
    ]
    found = brought(map_of_words(["woods"] + [""] * 5, objects=objects))
    (board,) = found.boards
    grid = board.grid
    assert [one.terrain for one in board.artwork] == ["woods"]
    assert board.sides == {grid.side("A1/ne"): (Feature("hedgerow"),)}
    assert board.paths[0] == Way("road", (grid.hex("A1"), grid.hex("A2")))
    assert board.paths[1].curve
    assert board.labels == (Label("Sawmill", (3, 1)),)
    assert [row.word for row in found.report] == ["swamp of doom"]


@pytest.mark.parametrize(
    ("said", "error", "words"),
    [
        ({"orientation": "orthogonal"}, BadFile, "is orthogonal"),
        ({"tilewidth": None}, BadFile, "no tilewidth"),
        ({"width": 400}, TooLarge, "256"),
        ({"width": 0}, BadFile, "no hexes"),
        (land(data=[1, 2]), BadFile, "6 cells"),
        (land(width=10**6, height=10**6, data=[1]), TooLarge, "cells"),
        (land(encoding="base64", compression="zlib", data="eJw"), BadFile, "unpacked"),
        (land(encoding="base64", compression="lzma", data=""), BadFile, "lzma"),
    ],
)  # fmt: skip
def test_a_map_that_is_none_is_refused(said, error, words):
    """With a sentence, before memory is spent."""
    with pytest.raises(error, match=words):
        brought(map_of_words([""] * 6) | said)


def test_what_a_tileset_says_is_looked_up_once(monkeypatch):
    """Not anew for each tile, of which a map may have as many as hexes; an id that is none says nothing."""
    asked = []
    rows_of = tilesets.rows_of

    def counted(row, key):
        asked.append(key)
        return rows_of(row, key)

    monkeypatch.setattr(tilesets, "rows_of", counted)
    data = map_of_words(["woods", "orchard", "swamp", "wheat", "", ""])
    data["tilesets"][0]["tiles"] += [{"id": []}, {"type": "woods"}]
    assert len(brought(data).boards[0].hexes) == 4
    assert (asked.count("tiles"), asked.count("wangsets")) == (1, 1)
    assert samples(Given(json.dumps(data).encode(), "a.tmj")) == {}


@pytest.mark.parametrize("ours", [False, True])
def test_layers_without_end_are_refused(ours, monkeypatch):
    """Packed they take a few bytes each."""
    monkeypatch.setattr(cells, "MOST_TILES", 20)

    def more(data):
        wide, high = data["width"], data["height"]
        layer = {"type": "tilelayer", "width": wide, "height": high, "data": [1] * (wide * high)}
        return {**data, "layers": [layer] * 4}

    plain, foreign = Board(Grid(3, 2), RULES.id), more(map_of_words(["woods"] + [""] * 5))
    with pytest.raises(TooLarge, match="more than 20 tiles"):
        there_and_back(plain, "a.tmj", more) if ours else brought(foreign)


def test_a_tileset_elsewhere_is_not_opened(tmp_path):
    """Only what lies beside the map, or below; its tiles go by number else, and can be mapped."""
    (tmp_path / "tiles.tsj").write_text(json.dumps({"tiles": [{"id": 0, "image": "art/woods.png"}]}))
    data = map_of_words(["woods"] + [""] * 5) | {"tilesets": [{"firstgid": 1, "source": "tiles.tsj"}]}
    given = Given(json.dumps(data).encode(), "a.tmj", tmp_path)
    assert [one.terrain_ids for one in FORMAT.read(given, Asked(RULES)).boards[0].hexes.values()] == [
        ("woods",)
    ]
    data["tilesets"][0]["source"] = "../tiles.tsj"
    found = FORMAT.read(Given(json.dumps(data).encode(), "a.tmj", tmp_path / "deep"), Asked(RULES))
    assert not found.boards[0].hexes
    assert "tiles:0" in {row.word for row in found.report}

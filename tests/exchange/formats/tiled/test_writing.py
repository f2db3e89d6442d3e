"""Ours in Tiled: what was changed there, and Tiled itself."""

import json
import shutil
import struct
import subprocess
import sys

import pytest
from msgspec.structs import replace

from bob_editor.errors import BadFile
from bob_editor.exchange.door import written
from bob_editor.exchange.format import Asked, Given, Sample
from bob_editor.exchange.formats.tiled import FORMAT
from bob_editor.exchange.formats.tiled.samples import samples
from bob_editor.model.board import Feature, HexContent
from bob_editor.render.pictures.samples.specimen import paint_specimen
from bob_editor.storage.shipped import shipped

if sys.version_info >= (3, 14):
    pass
else:
    pass
from tests.exchange.formats.tiled.at_hand import (
    BOARDS,
    RULES,
    drawn_board,
    moved,
    outgoing_of,
    there_and_back,
)

TILED, RASTERIZER = shutil.which("tiled") or "", shutil.which("tmxrasterizer") or ""


def test_what_was_changed_is_read_anew_and_nothing_else():
    """Moved, removed, copied and repainted things; their neighbours stay to the last handle."""
    board = drawn_board()
    back = there_and_back(board, "a.tmj", moved("artwork", 30)).boards[0]
    assert [one.ring[0] for one in back.artwork] == [(4.0, 1.0), (4.0, 1.0)]
    assert back.artwork[0].holes[0][0] == (5.0, 1.5)
    assert replace(back, artwork=board.artwork) == board

    def without_sides(data):
        layer = next(one for one in data["layers"] if one["name"] == "sides")
        layer["objects"].pop(0)
        return data

    assert there_and_back(board, "a.tmj", without_sides).boards[0].sides == {
        board.grid.side("A1/A2"): (Feature("wall"),)
    }

    def repainted(data):
        layer = next(one for one in data["layers"] if one["name"] == "terrain")
        layer["data"][0], layer["data"][1] = 0, layer["data"][0]
        return data

    back = there_and_back(board, "a.tmj", repainted).boards[0]
    assert back.hexes == {
        board.grid.hex("A1"): HexContent((), 1), board.grid.hex("B1"): HexContent((Feature("woods"),)),
    }  # fmt: skip

    def copied(data):
        layer = next(one for one in data["layers"] if one["name"] == "labels")
        layer["objects"].append({**layer["objects"][0], "x": layer["objects"][0]["x"] + 60})
        return data

    labels = there_and_back(board, "a.tmj", copied).boards[0].labels
    assert labels[0] == board.labels[0]
    assert labels[1].text == "Mill"
    assert labels[1].at == (5, 3)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("artwork", {"x": 1e8}),
        ("artwork", {"polygon": [{"x": 0, "y": 0}]}),
        ("artwork", {"polygon": "nothing"}),
        ("contours", {"polygon": [{"x": "?", "y": 0}]}),
        ("labels", {"x": 1e8}),
        ("paths", {"polyline": []}),
    ],
)
def test_a_shape_that_is_none_any_more_leaves_what_was(name, said):
    """Far off, a point, or no shape at all: the board keeps what it had, and the report tells."""
    board = drawn_board()

    def spoiled(data):
        layer = next(one for one in data["layers"] if one["name"] == name)
        for one in layer["objects"]:
            one.update(said)
        return data

    found = there_and_back(board, "a.tmj", spoiled)
    assert found.boards == (board,)
    assert found.report


def test_a_path_that_left_the_board_is_told():
    """It is gone, and not in silence."""
    found = there_and_back(drawn_board(), "a.tmj", moved("paths", 5000))
    assert not found.boards[0].paths
    assert "enters no hex" in found.report[0].made


@pytest.mark.skipif(not (TILED and RASTERIZER), reason="Debian's package tiled isn't installed")
@pytest.mark.parametrize("path", [BOARDS[0], BOARDS[-1]], ids=lambda path: path.name.partition(".")[0])
def test_tiled_itself_reads_saves_and_paints_it(path, tmp_path, monkeypatch):
    """What Tiled makes of our map is our board, and its picture has the map's size."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    outgoing = outgoing_of(path)
    out = written(FORMAT, outgoing, Asked(name="a.tmj", paint=paint_specimen))
    for name, data in (("a.tmj", out.data), *out.beside.items()):
        (tmp_path / name).write_bytes(data)
    run = ["--export-map", "tmx", "a.tmj", "b.tmx"]
    subprocess.run([TILED, *run], cwd=tmp_path, check=True, capture_output=True, timeout=60)
    again = Given((tmp_path / "b.tmx").read_bytes(), "b.tmx", tmp_path)
    assert FORMAT.read(again, Asked()).boards == (outgoing.board,)
    paint = [RASTERIZER, "b.tmx", "b.png"]
    subprocess.run(paint, cwd=tmp_path, check=True, capture_output=True, timeout=60)
    wide, high = struct.unpack(">II", (tmp_path / "b.png").read_bytes()[16:24])
    said = json.loads(out.data)
    assert wide >= said["width"] * 90
    assert high >= said["height"] * 90


def test_a_joined_map_goes_out_as_one_board():
    """Two boards side by side: every hex once, half hexes joined; it can be brought back."""
    path = shipped("maps") / "band-of-brothers-2.2" / "the-road-to-vieux-pont.scenario.json"
    outgoing = outgoing_of(path)
    out = written(FORMAT, outgoing, Asked(name="a.tmj"))
    (board,) = FORMAT.read(Given(out.data, "a.tmj"), Asked()).boards
    assert set(board.grid.hexes) == set(outgoing.board.grid.hexes)
    assert board.hexes == outgoing.board.hexes
    assert any("several boards" in row.original for row in out.report)


def test_tiles_are_shown_by_parts_of_their_sets_pictures(tmp_path):
    """With gaps and margins, from a tileset's own folder; a tile with a picture of its own by that."""
    (tmp_path / "sets").mkdir()
    tileset = (
        '<tileset name="land" tilewidth="20" tileheight="18" tilecount="4" columns="2" spacing="2" margin="1">'
        '<image source="land.png" width="50" height="60"/><tile id="3" type="bog"/>'
        '<tile id="1" type="hut"><image source="hut.png"/></tile></tileset>'
    )
    (tmp_path / "sets" / "land.tsx").write_text(tileset)
    text = (
        '<map orientation="hexagonal" width="1" height="1" tilewidth="20" tileheight="18" hexsidelength="10">'
        '<tileset firstgid="5" source="sets/land.tsx"/></map>'
    )
    found = samples(Given(text.encode(), "a.tmx", tmp_path))
    assert found["bog"] == Sample("sets/land.png", (23, 21, 20, 18))
    assert found["hut"] == Sample("sets/hut.png")
    assert samples(Given(b"<map", "a.tmx", tmp_path)) == {}


def test_an_infinite_layer_without_tiles_is_empty():
    """JSON has neither data nor chunks for it; a map without any tile has no size."""
    empty = {"type": "tilelayer", "name": "sky", "width": 16, "height": 16}
    chunk = {"x": -9, "y": -9, "width": 1, "height": 1, "data": [1]}
    data = {
        "orientation": "hexagonal", "infinite": True, "tilewidth": 60, "tileheight": 52, "hexsidelength": 30,
        "staggeraxis": "x", "tilesets": [{"firstgid": 1, "name": "t", "tiles": [{"id": 0, "type": "woods"}]}],
        "layers": [empty, {"type": "tilelayer", "name": "land", "chunks": [chunk]}],
    }  # fmt: skip
    (board,) = FORMAT.read(Given(json.dumps(data).encode(), "a.tmj"), Asked(RULES)).boards
    assert [one.terrain_ids for one in board.hexes.values()] == [("woods",)]
    data["layers"] = [empty]
    with pytest.raises(BadFile, match="no tile anywhere"):
        FORMAT.read(Given(json.dumps(data).encode(), "a.tmj"), Asked(RULES))


def test_a_mirrored_tile_is_told():
    """One flip alone is no turn; both are half of one."""
    data = {
        "orientation": "hexagonal", "width": 2, "height": 1, "tilewidth": 60, "tileheight": 52, "hexsidelength": 30,
        "staggeraxis": "x", "tilesets": [{"firstgid": 1, "name": "t", "tiles": [{"id": 0, "type": "woods"}]}],
        "layers": [{"type": "tilelayer", "width": 2, "height": 1, "data": [1 | 1 << 31, 1 | 3 << 30]}],
    }  # fmt: skip
    found = FORMAT.read(Given(json.dumps(data).encode(), "a.tmj"), Asked(RULES))
    assert [(row.kind, row.original, row.made[:3]) for row in found.report] == [
        ("approximated", "woods", "1 ×")
    ]

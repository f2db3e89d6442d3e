"""Tiled: foreign maps by what tiles and objects are called, ours there and back, and through Tiled itself."""

import base64
import gzip
import json
import shutil
import struct
import subprocess
import sys
import zlib
from functools import cache

import pytest
from attrs import evolve

from bob_editor.editing.game.starts import STARTS, started
from bob_editor.errors import BadFile, TooLarge
from bob_editor.exchange import door
from bob_editor.exchange.door import written
from bob_editor.exchange.format import Asked, Given, Outgoing, Sample, file_of
from bob_editor.exchange.formats.tiled import FORMAT, cells, tilesets
from bob_editor.exchange.formats.tiled.samples import samples
from bob_editor.exchange.formats.tiled.tilesets import turn_of, turned
from bob_editor.exchange.lay import lay_of
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.parts import side_between
from bob_editor.model.board import Artwork, Base, Board, Contour, Feature, HexContent, Label
from bob_editor.model.board import Path as Way
from bob_editor.model.scenario_edits import put
from bob_editor.render.pictures.samples.specimen import paint_specimen
from bob_editor.rulesets import game_of_own, ruleset
from bob_editor.storage.shipped import shipped

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

TILED, RASTERIZER = shutil.which("tiled") or "", shutil.which("tmxrasterizer") or ""
BOARDS = sorted(shipped("maps").glob("*/*.board.json"))
RULES = ruleset("band-of-brothers-2.2")

outgoing_of = cache(door.outgoing_of)
"""What goes out of a file that ships, read once."""


def there_and_back(board, name="a.tmx", change=lambda data: data):
    """What comes back of a board that goes out; JSON may be changed on the way."""
    data = written(FORMAT, Outgoing(board, ruleset(board.ruleset)), Asked(name=name)).data
    if name.endswith(".tmj"):
        data = json.dumps(change(json.loads(data))).encode()
    return FORMAT.read(Given(data, name), Asked())


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
    board = evolve(plain, sides={side: (Feature("green_side"),)})
    out = written(FORMAT, Outgoing(board, game), Asked(name="a.tmj", paint=paint_specimen))
    said = json.loads(out.data)
    assert [one["name"] for one in said["tilesets"]] == ["ground", "levels"]
    assert "green_side" in {one.get("type") for layer in said["layers"] for one in layer.get("objects", ())}
    assert sorted(out.beside)[:2] == ["a.ground.png", "a.levels.png"]


def map_of_words(words, *, axis="x", index="odd", objects=(), **said):
    """A foreign map of 3 × 2 hexes, a tile each by its word, "" for none."""
    kinds = list(dict.fromkeys(filter(None, words)))
    return {
        "type": "map", "orientation": "hexagonal", "width": 3, "height": 2, "tilewidth": 60, "tileheight": 52,
        "hexsidelength": 30, "staggeraxis": axis, "staggerindex": index, "infinite": False,
        "tilesets": [
            {"firstgid": 1, "name": "ours", "tiles": [{"id": n, "type": word} for n, word in enumerate(kinds)]}
        ],
        "layers": [
            {"type": "tilelayer", "name": "land", "width": 3, "height": 2,
             "data": [kinds.index(word) + 1 if word else 0 for word in words]},
            {"type": "objectgroup", "name": "things", "objects": list(objects)},
        ],
        **said,
    }  # fmt: skip


def brought(data, rules=RULES, **beside):
    """What a foreign map holds."""
    return FORMAT.read(Given(json.dumps(data).encode(), "a.tmj"), Asked(rules, name="a", **beside))


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


def land(**said):
    """A map's only layer."""
    return {"layers": [{"type": "tilelayer", "width": 3, "height": 2} | said]}


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


def drawn_board():
    """A board with one of everything that Tiled may change."""
    grid = Grid(5, 4)
    ring = ((3.0, 1.0), (6.0, 1.0), (6.0, 4.0))
    a1, b2 = grid.hex("A1"), grid.hex("B2")
    return Board(
        grid, "band-of-brothers-2.2", hexes={a1: HexContent((Feature("woods"),), 1)},
        sides={grid.side("A1/A2"): (Feature("hedgerow"), Feature("wall"))},
        paths=(Way("road", (a1, b2)),),
        artwork=(Artwork("woods", ring, (((4.0, 1.5), (5.0, 1.5), (5.0, 2.5)),)), Artwork("orchard", ring)),
        contours=(Contour(1, ring),), labels=(Label("Mill", (3, 3), kind="town", turn=20.0),),
    )  # fmt: skip


def moved(name, by):
    """A change that moves the objects of a layer."""

    def change(data):
        layer = next(one for one in data["layers"] if one["name"] == name)
        for one in layer["objects"]:
            one["x"] += by
        return data

    return change


def test_what_was_changed_is_read_anew_and_nothing_else():
    """Moved, removed, copied and repainted things; their neighbours stay to the last handle."""
    board = drawn_board()
    back = there_and_back(board, "a.tmj", moved("artwork", 30)).boards[0]
    assert [one.ring[0] for one in back.artwork] == [(4.0, 1.0), (4.0, 1.0)]
    assert back.artwork[0].holes[0][0] == (5.0, 1.5)
    assert evolve(back, artwork=board.artwork) == board

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


SCENARIOS = [
    path
    for path in sorted(shipped("maps").glob("*/*.scenario.json"))
    if len(json.loads(path.read_text(encoding="utf-8"))["map"]["boards"]) == 1
]


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.name.partition(".")[0])
@pytest.mark.parametrize("name", ["a.tmx", "a.tmj"])
def test_a_scenario_comes_back_with_its_board(path, name):
    """Every field of its card, naming the board's file; its pieces and areas are objects on the way."""
    outgoing = outgoing_of(path)
    out = FORMAT.write(outgoing, Asked(name=name))
    assert out.report == ()
    found = FORMAT.read(Given(out.data, name), Asked(outgoing.rules, name="b"))
    assert found.report == ()
    assert found.boards == (outgoing.board,)
    (scenario,) = found.scenarios
    assert outgoing.scenario is not None
    wanted = put(outgoing.scenario, ("map", "boards", 0, "board"), file_of(outgoing.board.id))
    assert dict(scenario.data) == dict(wanted.data)


def test_a_piece_that_is_moved_in_tiled_is_moved_on_the_card():
    """To the hex that its point lies in; what is taken off, added or off the map is told, and stays."""
    outgoing = outgoing_of(next(path for path in SCENARIOS if "aubrelle" in path.name))
    data = json.loads(FORMAT.write(outgoing, Asked(name="a.tmj")).data)
    (layer,) = (one for one in data["layers"] if one["name"] == "units")
    (areas,) = (one for one in data["layers"] if one["name"] == "areas")
    areas["objects"][0]["x"] += 200
    units = [one for one in layer["objects"] if one["type"] == "unit"]
    first, second, third, fourth = units[:4]
    lay, *_ = lay_of(outgoing.board.grid)
    free = outgoing.board.grid.hex("G5")
    first["x"], first["y"] = lay.pixel(outgoing.board.grid.centre(free))
    second["x"] -= 10_000
    layer["objects"].remove(third)
    layer["objects"].append({**fourth, "id": 9999, "properties": []})
    found = FORMAT.read(Given(json.dumps(data).encode(), "a.tmj"), Asked(outgoing.rules, name="b"))
    (scenario,) = found.scenarios

    def keys(one):
        return next(row["value"] for row in one["properties"] if row["name"] == "bob:key")

    path = [int(step) if step.isdecimal() else step for step in keys(first).split("/")[1:]]
    was, now = outgoing.scenario, scenario
    assert now.get(*path, "at").rpartition(".")[2] == "G5"
    changed = [row for _, row in now.rows("units") if row not in [one for _, one in was.rows("units")]]
    assert changed == [now.get(*path)]
    assert [row.made.partition(",")[0].partition(";")[0] for row in found.report] == [
        "It came back off the map", "No piece of the scenario", "It was taken off in Tiled",
        "An area that was altered in Tiled stays",
    ]  # fmt: skip


def test_a_scenario_on_several_boards_goes_out_as_a_map_alone():
    """Its hexes have other names there; that is told."""
    outgoing = outgoing_of(SCENARIOS[0])
    assert outgoing.scenario is not None
    placed = outgoing.scenario.get("map", "boards", 0)
    scenario = put(outgoing.scenario, ("map", "boards"), [placed, {**placed, "at": [300, 0]}])
    out = FORMAT.write(evolve(outgoing, scenario=scenario), Asked(name="a.tmj"))
    assert [row.original for row in out.report] == ["the scenario"]
    assert FORMAT.read(Given(out.data, "a.tmj"), Asked(outgoing.rules, name="b")).scenarios == ()


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

"""VASL archives: the pixels of boards of our own, there and back, and archives that can't be trusted."""

import gzip
import io
import struct
import tracemalloc
import zipfile

import numpy as np
import pytest
import shapely

from bob_editor.errors import BadCall, BadFile, TooLarge
from bob_editor.exchange.door import outgoing_of, written
from bob_editor.exchange.format import Asked, Given
from bob_editor.exchange.formats.vasl import FORMAT, reading, sheet
from bob_editor.exchange.formats.vasl.archive import HEAD, STREAM, read_los_data
from bob_editor.exchange.formats.vasl.writing import los_data
from bob_editor.library.board import Board
from bob_editor.rulesets import ruleset
from bob_editor.storage.packing.writer import zip_of
from bob_editor.storage.shipped import shipped

RULES = ruleset("band-of-brothers-2.2")
MAPS = shipped("maps") / RULES.id
METADATA = b'<boardMetadata name="X" width="33" height="10"><buildingTypes/></boardMetadata>'


def archive(codes, levels=None, columns=33, rows=10, metadata=METADATA):
    """An archive of pixels, by column and row."""
    heights = np.zeros_like(codes, np.int8) if levels is None else levels
    return zip_of({"BoardMetadata.xml": metadata, "LOSData": los_data(columns, rows, heights, codes)})


def brought(data):
    """What an archive holds."""
    given = Given(data, "bdX")
    assert FORMAT.looks_like(given)
    return FORMAT.read(given, Asked(RULES, name="a"))


def plain():
    """The pixels of a geomorphic board without anything on it."""
    return np.zeros((1800, 645), np.uint8)


def test_hexes_lie_and_are_called_as_on_a_geomorphic_board():
    """The dot of A1 on the left edge, B's column half a hex higher and counted from 0."""
    codes, levels = plain(), np.zeros((1800, 645), np.int8)
    codes[:28, :60] = 60
    codes[40:73, :30] = 60
    levels[1780:, 580:] = -1
    board = brought(archive(codes, levels)).boards[0]
    assert (len(board.grid.hexes), board.grid.label(board.grid.hexes[-1])) == (346, "GG10")
    said = {board.grid.label(at): (content.terrain_ids, content.level) for at, content in board.hexes.items()}
    assert said == {"A1": (("woods",), None), "B0": (("woods",), None), "GG10": ((), -1)}


def test_pixels_are_counted_a_strip_at_a_time(monkeypatch):
    """Of the largest archive all at once took more than a gigabyte; what comes of it is the same."""
    codes = np.random.default_rng(3).choice(np.array([0, 60, 61], np.uint8), (30, 15))
    codes = codes.repeat(60, axis=0).repeat(43, axis=1)
    data = archive(codes)

    def read(strip):
        monkeypatch.setattr(sheet, "STRIP", strip)
        tracemalloc.start()
        try:
            return brought(data).boards[0].hexes, tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()

    (whole, most), (strips, least) = read(codes.size), read(20_000)
    assert whole == strips
    assert len(whole) > 200
    assert least < most / 2


def noisy(columns):
    """An archive of specks."""
    return archive(np.random.default_rng(3).choice(np.array([0, 60, 61], np.uint8), (columns, 645)))


def test_specks_are_left_out_before_areas_are_joined(monkeypatch):
    """It compares each with all others: a hundred thousand of them took minutes."""
    joined = []
    build = shapely.build_area

    def counted(lines):
        joined.append(len(lines.geoms))
        return build(lines)

    monkeypatch.setattr(shapely, "build_area", counted)
    codes = plain()
    codes[:50:2, :60:2] = 60
    codes[100:200, 100:200] = 60
    board = brought(archive(codes)).boards[0]
    assert [one.terrain for one in board.artwork] == ["woods"]
    assert joined == [1]


def test_more_edges_than_can_be_followed_are_refused(monkeypatch):
    """They take a kilobyte each, and of pixels there may be sixteen million."""
    monkeypatch.setattr(reading, "MOST_EDGES", 1000)
    with pytest.raises(TooLarge, match="edges"):
        brought(noisy(20))


def test_another_grain_is_told():
    """Which of its columns lie higher isn't known for sure."""
    metadata = b'<boardMetadata name="X" width="3" height="2" altHexGrain="true"/>'
    found = brought(zip_of({"BoardMetadata.xml": metadata}))
    assert [row.kind for row in found.report if row.original == "altHexGrain"] == ["guessed"]


@pytest.mark.parametrize("name", ["sainte-barbe", "les-haies"])
def test_out_and_back_keeps_the_lines_of_sight(name):
    """Of all pairs of a shipped board 99 in a hundred: what differs hangs on a pixel."""
    source = next(shipped("maps").glob(f"*/{name}.board.json"))
    outgoing = outgoing_of(source)
    given = Given(written(FORMAT, outgoing, Asked(name="bdX")).data, "bdX")
    back = FORMAT.read(given, Asked(outgoing.rules, name="a")).boards[0]
    assert back.grid == outgoing.board.grid
    assert back.sides == outgoing.board.sides
    ours, theirs = (Board(one).all_pairs().codes for one in (outgoing.board, back))
    assert (ours == theirs).mean() > 0.99


def test_a_building_counts_where_it_is_and_a_hedge_along_its_side():
    """Neither need fill its hex; a road leads from dot to dot."""
    codes = plain()
    codes[102:122, 58:76] = 41
    codes[0:1800, 90:98] = 65
    codes[140:197, 62:68] = 73
    board = brought(archive(codes)).boards[0]
    assert board.content(board.grid.hex("C1")).terrain_ids == ()
    assert [one.terrain for one in board.artwork] == ["building_stone"]
    assert {board.grid.side_label(side) for side in board.sides} <= {"D0/D1", "D1/D2"}
    assert {path.terrain for path in board.paths} <= {"road"}


def test_a_first_dot_left_of_the_picture_moves_names_alone():
    """Half boards of a larger one are cut so; hexes lie as ever, also below level 0, and the other names are told."""
    metadata = b'<boardMetadata name="X" width="17" height="20" hexWidth="56.25" A1CenterX="-900" A1CenterY="-612.75"/>'
    codes, levels = np.zeros((901, 1290), np.uint8), np.full((901, 1290), -3, np.int8)
    codes[:28, :60] = 60
    found = brought(archive(codes, levels, 17, 20, metadata))
    (board,) = found.boards
    assert board.content(board.grid.hex("A1")).terrain_ids == ("woods",)
    assert {board.content(at).level for at in board.grid.hexes} == {-3}
    assert "column Q" in {row.original for row in found.report}


def damaged(data, **changed):
    """LOS data with another head."""
    head = list(HEAD.unpack_from(data))
    for place, value in changed.items():
        head[int(place[1:])] = value
    return HEAD.pack(*head) + data[HEAD.size :]


def packed(data):
    """Bytes as one block of a Java stream."""
    return gzip.compress(STREAM + struct.pack(">BI", 0x7A, len(data)) + data)


SMALL = HEAD.pack(2, 1, 4, 4) + bytes(2 * 16 + 3)


@pytest.mark.parametrize(
    ("data", "error", "words"),
    [
        (b"no gzip", BadFile, "unpacked"),
        (gzip.compress(b"\xac\xed\x00\x05\x73\x72"), BadFile, "more than plain bytes"),
        (gzip.compress(STREAM + b"\x77\xff\x00"), BadFile, "breaks off"),
        (gzip.compress(b"RIFF"), BadFile, "no LOS data"),
        (packed(SMALL[:-1]), BadFile, "as long as"),
        (packed(SMALL[:8]), BadFile, "breaks off"),
        (packed(damaged(SMALL, _0=400)), TooLarge, "256"),
        (packed(damaged(SMALL, _2=10**6, _3=10**6)), TooLarge, "pixels"),
        (packed(damaged(SMALL, _1=-1)), BadFile, "no hexes"),
        (gzip.compress(bytes(40_000_000)), TooLarge, "larger"),
    ],
    ids=range(10),
)
def test_los_data_that_is_none_is_refused(data, error, words):
    """Before memory is spent, and nothing in it is ever made an object."""
    assert read_los_data(packed(SMALL), "a").columns == 2
    with pytest.raises(error, match=words):
        read_los_data(data, "a")


def test_an_archive_without_pixels_has_its_grid_and_buildings():
    """What the metadata say, and the report tells the rest."""
    metadata = (
        b'<boardMetadata name="1" width="33" height="10"><buildingTypes>'
        b'<buildingType hexName="B0" buildingTypeName="Stone Building, 1 Level"/>'
        b'<buildingType hexName="ZZ9" buildingTypeName="Stone Building"/></buildingTypes></boardMetadata>'
    )
    found = brought(zip_of({"BoardMetadata.xml": metadata}))
    (board,) = found.boards
    assert {board.grid.label(at): one.terrain_ids for at, one in board.hexes.items()} == {
        "B0": ("building_stone",)
    }
    assert {row.place for row in found.report} == {"", "ZZ9"}


def test_what_is_no_archive_is_refused():
    """A zip with tricks as a pack with them; hexes with corners on top can't go out."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_LZMA) as made:
        made.writestr("BoardMetadata.xml", METADATA)
    with pytest.raises(BadFile, match="can't be opened"):
        brought(file.getvalue())
    memoir = next((shipped("maps") / "memoir-44").glob("*.board.json"))
    with pytest.raises(BadCall, match="flat tops"):
        written(FORMAT, outgoing_of(memoir), Asked(name="bdX"))

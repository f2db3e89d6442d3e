"""Worldographer: packed XML of either version, hexes in columns or rows, terrain by the words of its name."""

import gzip

import pytest

from bob_editor.errors import BadFile, TooLarge
from bob_editor.exchange.format import Asked, Given, Outgoing
from bob_editor.exchange.formats.worldographer import FORMAT
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board, Feature, HexContent, Label
from bob_editor.rulesets import ruleset

RULES = ruleset("band-of-brothers-2.2")


def packed(
    rows,
    *,
    lie="COLUMNS",
    version="1.0",
    titles=("Blank", "Classic/Flat Forest Deciduous"),
    more="",
    wide=None,
):
    """A map of columns of terrain numbers."""
    listed = "\t".join(f"{title}\t{number}" for number, title in enumerate(titles))
    lines = "".join(
        "<tilerow>\n" + "".join(f"{n}\t1\t0\t0\t0\tZ\n" for n in row) + "</tilerow>\n" for row in rows
    )
    text = (
        f"<?xml version='{version}' encoding='utf-16'?>\n<map hexOrientation=\"{lie}\">"
        f'<terrainmap>{listed}</terrainmap><tiles tilesWide="{wide or len(rows)}" tilesHigh="{len(rows[0])}">'
        f"{lines}</tiles>{more}</map>"
    )
    return gzip.compress(b"\xfe\xff" + text.encode("utf-16-be"), mtime=0)


def brought(data):
    """What a map holds."""
    given = Given(data, "a.wxx")
    assert FORMAT.looks_like(given)
    return FORMAT.read(given, Asked(RULES, name="a"))


@pytest.mark.parametrize("version", ["1.0", "1.1"])
@pytest.mark.parametrize(
    ("lie", "touching"), [("COLUMNS", {"A1", "C1", "A2", "C2", "B2"}), ("ROWS", {"A1", "C1", "A2", "B2"})]
)
def test_hexes_lie_as_there(lie, touching, version):
    """A ``tilerow`` is a column either way; the second column, or row, lies half a hex on."""
    board = brought(packed([[0, 0], [1, 0], [0, 0]], lie=lie, version=version)).boards[0]
    (woods,) = board.hexes
    assert board.grid.label(woods) == "B1"
    assert {board.grid.label(at) for at in woods.neighbours() if at in board.grid} == touching


def test_terrain_is_known_by_its_words():
    """The whole name, two of its words, or one; what none means is told as it stands there."""
    titles = (
        "Blank",
        "ISO/Hills Forest Evergreen",
        "Flat Farmland Rich",
        "Underdark Broken Lands",
        "Water River Wide",
    )
    found = brought(packed([[0, 1, 2, 3, 4]], titles=titles))
    (board,) = found.boards
    said = {board.grid.label(at): (content.terrain_ids, content.level) for at, content in board.hexes.items()}
    assert said == {"A2": (("woods",), 1), "A3": (("wheat",), None), "A5": (("river",), None)}
    assert [row.word for row in found.report if row.word] == ["Underdark Broken Lands"]
    asked = Asked(RULES, name="a")
    FORMAT.read(Given(packed([[1]], titles=titles), "a.wxx"), asked)
    assert [(one.word, one.taken, one.level) for one in asked.heard[0].met()] == [
        ("Hills Forest", ("woods",), 1)
    ]


def test_names_are_labels_and_tags_are_paths():
    """Where they stand: the middle of the second column's first hex is half a hex lower."""
    more = (
        '<features><feature type="City"><location x="150" y="150"/>'
        '<label><location x="1" y="1"/>Brest</label></feature>'
        '<feature type="Tower"><location x="150" y="150"/></feature></features>'
        '<labels><label><location viewLevel="WORLD" x="375.0" y="300.0"/>Aure</label></labels>'
        '<shapes><shape type="Path" tags="road"><p type="m" x="150" y="150"/><p x="375" y="300"/></shape></shapes>'
    )
    found = brought(packed([[0, 0], [0, 0]], more=more))
    (board,) = found.boards
    assert board.labels == (Label("Brest", (0, 0)), Label("Aure", (3, 1)))
    assert [[board.grid.label(at) for at in path.through] for path in board.paths] == [["A1", "B1"]]
    assert [row.original for row in found.report] == ["Tower"]


def test_what_lies_in_hidden_layers_is_left_out_and_told():
    """Features, labels and shapes, as in other formats."""
    place, hidden = '<location x="150" y="150"/>', 'mapLayer="Notes"'
    more = (
        f'<maplayer name="Notes" isVisible="false"/><features><feature {hidden} type="City">{place}</feature>'
        "</features>"
        f'<labels><label {hidden}>{place}Aure</label><label mapLayer="Labels">{place}Brest</label></labels>'
        f'<shapes><shape {hidden} tags="road"><p x="150" y="150"/><p x="375" y="300"/></shape></shapes>'
    )
    found = brought(packed([[0, 0], [0, 0]], more=more))
    assert [one.text for one in found.boards[0].labels] == ["Brest"]
    assert not found.boards[0].paths
    assert [row.original for row in found.report] == ["City", "Aure", "road"]


def test_of_several_levels_the_first_is_read_with_what_stands_on_it():
    """Each measures by its own hexes; the others are told."""
    place = '<location viewLevel="{}" x="{}" y="150"/>'.format
    both = f"<label>{place('KINGDOM', 900)}{place('WORLD', 150)}Brest</label>"
    more = (
        '<tiles viewLevel="KINGDOM" tilesWide="9" tilesHigh="9"/>'
        f'<labels>{both}<label>{place("KINGDOM", 900)}Aure</label></labels><shapes><shape tags="road" '
        'currentShapeViewLevel="KINGDOM"><p x="150" y="150"/><p x="375" y="300"/></shape></shapes>'
    )
    data = (
        gzip.decompress(packed([[0, 0], [0, 0]], more=more))
        .decode("utf-16")
        .replace("<tiles tiles", '<tiles viewLevel="WORLD" tiles')
    )
    found = brought(data.encode())
    assert found.boards[0].labels == (Label("Brest", (0, 0)),)
    assert not found.boards[0].paths
    assert [row.original for row in found.report] == ["tiles: KINGDOM", "Aure", "road"]


@pytest.mark.parametrize(
    "grid",
    [
        Grid(4, 4),
        Grid(4, 4, shifted="odd"),
        Grid(4, 4, shift="up"),
        Grid(4, 4, "pointy-top", shift="right"),
        Grid(4, 4, "pointy-top", "odd", "right"),
    ],
)
def test_out_and_back(grid):
    """Terrain and labels come back in their hexes; a board whose first line lies lower gets one more before it."""
    at = grid.hex("B2")
    board = Board(
        grid, RULES.id, hexes={at: HexContent((Feature("woods"),))}, labels=(Label("Mill", grid.centre(at)),)
    )
    out = FORMAT.write(Outgoing(board, RULES), Asked(name="a.wxx"))
    (back,) = brought(out.data).boards
    (woods,) = back.hexes
    assert back.hexes[woods].terrain_ids == ("woods",)
    assert back.grid.frame.hex_at(back.labels[0].at) == woods
    assert FORMAT.write(Outgoing(board, RULES), Asked(name="b.wxx")).data == out.data


@pytest.mark.parametrize(
    ("data", "error", "words"),
    [
        (gzip.compress(b"<map hexOrientation='ROWS'/>"), BadFile, "no tiles"),
        (packed([["x"]]), BadFile, "column 1, row 1"),
        (packed([[0]], wide=999), TooLarge, "256"),
        (packed([[0, 1]])[:60], BadFile, "unpacked|well-formed|UTF"),
        (
            gzip.compress(b"<!DOCTYPE map [<!ENTITY a 'b'>]><map hexOrientation='ROWS'>&a;</map>"),
            BadFile,
            "entities",
        ),
    ],
    ids=range(5),
)
def test_a_map_that_is_none_is_refused(data, error, words):
    """In a sentence that says what and where."""
    with pytest.raises(error, match=words):
        FORMAT.read(Given(data, "a.wxx"), Asked(RULES, name="a"))

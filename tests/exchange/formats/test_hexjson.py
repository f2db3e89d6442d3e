"""HexJSON: rows upward, negative places, both orientations; and boards of ours that were changed elsewhere."""

import json

import pytest

from bob_editor.errors import BadFile, TooLarge
from bob_editor.exchange.format import Asked, Given, Outgoing
from bob_editor.exchange.formats.hexjson import FORMAT
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.rulesets import ruleset

RULES = ruleset("band-of-brothers-2.2")


def brought(data):
    """What a file holds."""
    return FORMAT.read(Given(json.dumps(data).encode(), "a.hexjson"), Asked(RULES, name="a"))


@pytest.mark.parametrize(
    ("layout", "near", "far"),
    [
        ("odd-r", (-1, -1), (1, -1)),
        ("even-r", (1, -1), (-1, -1)),
        ("odd-q", (1, 1), (1, -1)),
        ("even-q", (1, -1), (1, 1)),
    ],
)
@pytest.mark.parametrize("moved", [(0, 0), (-4, -2), (6, 4)])
def test_neighbours_are_those_of_the_layout(layout, near, far, moved):
    """From an even column and row: which hexes touch it hangs on the layout, and a smaller row lies below."""
    places = {"here": (0, 0), "near": near, "far": far, "lower": (0, -1)}
    hexes = {name: {"q": q + moved[0], "r": r + moved[1], "n": name} for name, (q, r) in places.items()}
    (board,) = brought({"layout": layout, "hexes": hexes}).boards
    at = {label.text: board.grid.frame.hex_at(label.at) for label in board.labels}
    touching = set(at["here"].neighbours())
    assert {at["near"], at["lower"]} <= touching
    assert at["far"] not in touching
    assert board.grid.centre(at["lower"])[1] > board.grid.centre(at["here"])[1]


def test_what_is_not_understood_is_told():
    """Hexes without or with a taken place, other fields, unknown terrain and broken levels."""
    hexes = {
        "a": {"q": 0, "r": 0, "terrain": ["woods", "woods"], "level": "2", "votes": 3},
        "b": {"q": 0, "r": 0},
        "c": {"r": 1},
        "d": {"q": 1, "r": 0, "terrain": ["mud"], "level": "high", "n": 7},
    }
    found = brought({"layout": "odd-q", "hexes": hexes, "boundaries": {}})
    (board,) = found.boards
    assert board.content(board.grid.hex("A1")) == HexContent((Feature("woods"),), 2)
    assert {(row.place, row.original) for row in found.report} == {
        ("b", "(0, 0)"), ("c", "(None, 1)"), ("B1", "high"), ("B1", "mud"), ("", "votes"),
        ("B1", "7"), ("", "boundaries"),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("data", "error", "words"),
    [
        ({"layout": "odd-x", "hexes": {}}, BadFile, "the layout “odd-x”"),
        ({"layout": "odd-r", "hexes": {}}, BadFile, "no hex with q and r"),
        ({"layout": "odd-r", "hexes": {"a": {"q": 0, "r": 0}, "b": {"q": 999999, "r": 0}}}, TooLarge, "256"),
        ([], BadFile, "the layout"),
    ],
)
def test_a_file_that_is_none_is_refused(data, error, words):
    """With a sentence that says why, before a hex is made."""
    with pytest.raises(error, match=words):
        brought(data)


def test_what_was_changed_elsewhere_comes_back():
    """A hex that another program painted is painted; tiles' turns and all the rest stay."""
    grid = Grid((3, 2), 3, "pointy-top", "even", "left")
    tile = HexContent((Feature("river", orientation=2, shape="curve"),))
    board = Board(grid, "memoir-44", base=Board(grid, "").base, hexes={grid.hex("B2"): tile})
    out = json.loads(FORMAT.write(Outgoing(board, ruleset("memoir-44")), Asked()).data)
    assert out["layout"] == "even-r"
    assert brought(out).boards[0].hexes == board.hexes
    out["hexes"]["A1"]["terrain"] = "forest"
    out["hexes"]["new"] = {"q": 40, "r": 40}
    found = brought(out)
    assert found.boards[0].content(grid.hex("A1")).terrain_ids == ("forest",)
    assert found.boards[0].content(grid.hex("B2")) == tile
    assert [row.place for row in found.report] == ["new"]
    del out["hexes"]["new"], out["hexes"]["B2"]
    found = brought(out)
    assert grid.hex("B2") not in found.boards[0].hexes
    assert [row.original for row in found.report] == ["1 gap"]


@pytest.mark.parametrize("layout", [[], {}, None, 5])
def test_a_layout_that_is_no_word_is_none_of_ours(layout):
    """Telling a format never raises; reading says what is wrong."""
    data = {"layout": layout, "hexes": {"a": {"q": 0, "r": 0}}}
    assert not FORMAT.looks_like(Given(json.dumps(data).encode(), "a.json"))
    with pytest.raises(BadFile, match="layout"):
        brought(data)

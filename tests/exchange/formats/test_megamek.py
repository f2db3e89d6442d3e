"""MegaMek boards: file order, levels, exits as roads, what isn't understood, and the way out and back."""

from contextlib import suppress
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bob_editor.errors import BadFile, BobEditorError, TooLarge
from bob_editor.exchange.format import Asked, Given, Outgoing
from bob_editor.exchange.formats.megamek import FORMAT
from bob_editor.exchange.in_form import in_form
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board, Feature, HexContent, Path
from bob_editor.rulesets import all_rulesets, ruleset

TEXT = """# a comment
size 3 2
tag "grass"
note 0101 "a hill"
hex 0101 0 "woods:1;foliage_elev:2" "grass"
hex 0201 -2 "road:1:8" ""
hex 0301 2 "" ""
hex 0102 0 "water:2" ""
hex 0202 0 "road:1:3" ""
0302 0 "magma:1" ""
end
"""


def brought(text, game="band-of-brothers-2.2"):
    """What a file holds."""
    return FORMAT.read(Given(text.encode(), "a.board"), Asked(ruleset(game), name="a"))


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_hexes_roads_and_levels_come_in(end):
    """The second column lies lower; a road runs where exits meet one, and what isn't understood is told by place."""
    found = brought(TEXT.replace("\n", end))
    (board,) = found.boards
    at = board.grid.hex
    assert at("A1").direction_to(at("B1")) == 2
    assert board.content(at("A1")) == HexContent((Feature("woods"),))
    assert [board.content(at(one)).level for one in ("B1", "C1", "C2")] == [-2, 2, None]
    assert board.content(at("A2")).terrain_ids == ("river",)
    assert [(one.terrain, set(one.through)) for one in board.paths] == [("road", {at("B1"), at("B2")})]
    told = {(row.place, row.original) for row in found.report}
    assert {("C2", "magma"), ("", "foliage_elev"), ("B2", "exit ne"), ("", "water:2")} <= told
    assert ("line 10", '0302 0 "magma:1" ""') in told


@pytest.mark.parametrize(("said", "level"), [(99, 99), (100, 99), (-99, -99), (-500, -99)])
def test_levels_that_no_board_has_are_the_nearest(said, level):
    """So that the board's own file holds them; it is told."""
    found = in_form(brought(f'size 1 1\nhex 0101 {said} "" ""\n'))
    assert [one.level for one in found.boards[0].hexes.values()] == [level]
    assert [row.original for row in found.report] == ([] if said == level else [str(said)])


def test_file_order_counts_and_not_names():
    """As in the game; a hex that is called otherwise is told, and so are missing ones."""
    found = brought('size 2 2\nhex 0201 1 "" ""\nhex 0101 2 "" ""\nhex 0102 0 "" ""\n')
    (board,) = found.boards
    assert [board.content(board.grid.hex(one)).level for one in ("A1", "B1")] == [1, 2]
    assert [row.place for row in found.report] == ["line 2", "line 3", ""]
    assert found.report[-1].made == "It lacks 1 hex; what lacks was left open."


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ('hex 0101 0 "" ""\n', BadFile, "no line"),
        ("size 1 1\nhex what\n", BadFile, "line 2"),
        ("size 999999 1\n", TooLarge, "256"),
        ("size 0 4\n", BadFile, "no hexes"),
    ],
)  # fmt: skip
def test_a_file_that_is_none_is_refused(text, error, words):
    """With its place, before a hex is made."""
    with pytest.raises(error, match=words):
        brought(text)


@pytest.mark.parametrize("rules", all_rulesets().values(), ids=lambda rules: rules.id)
def test_out_and_back_in_every_game(rules):
    """Terrain that MegaMek has, levels and roads come back; each game has words for woods, water and buildings."""
    text = TEXT.replace("magma:1", "building:2:0;bldg_elev:1")
    (board,) = brought(text, rules.id).boards
    assert all(board.content(board.grid.hex(one)).terrain for one in ("A1", "A2", "C2"))
    out = FORMAT.write(Outgoing(board, rules), Asked())
    assert not out.report
    (back,) = brought(out.data.decode(), rules.id).boards
    assert (back.hexes, back.paths) == (board.hexes, board.paths)


def test_a_pointy_top_board_is_turned():
    """A quarter, not mirrored: what lay clockwise of the woods still does, and roads run as they did."""
    grid = Grid(4, 3, "pointy-top", shift="right")
    here = grid.hex("B2")
    names = ("forest", "town", "marsh")
    around = dict(zip((here, *here.neighbours()[1:3]), names, strict=True))
    hexes = {at: HexContent((Feature(name),)) for at, name in around.items()}
    board = Board(grid, "memoir-44", hexes=hexes, paths=(Path("road", (here, here.neighbours()[1])),))
    out = FORMAT.write(Outgoing(board, ruleset("memoir-44")), Asked())
    assert any("turned" in row.made for row in out.report)
    (back,) = brought(out.data.decode(), "memoir-44").boards
    places = {one.terrain_ids[0]: at for at, one in back.hexes.items()}
    ways = [places["forest"].direction_to(places[name]) for name in names[1:]]
    # On a pointy-top lattice directions run counterclockwise.
    assert (ways[1] - ways[0]) % 6 == 5
    assert [set(one.through) for one in back.paths] == [{places["forest"], places["town"]}]


@settings(max_examples=30, deadline=None)
@given(
    st.integers(0, len(TEXT)), st.integers(0, 12), st.text('0123456789-:;" \nhexroadsize\x00é', max_size=8)
)
def test_a_damaged_file_is_read_or_refused(at, gone, put):
    """Never anything but a board or an error of ours."""
    with suppress(BobEditorError):
        assert len(brought(TEXT[:at] + put + TEXT[at + gone :]).boards) == 1


def test_blank_lines_are_told_at_once():
    """Each was looked at as often as there are lines before it."""
    begun = perf_counter()
    assert not FORMAT.looks_like(Given(b"\n" * 60_000, "a.board"))
    assert perf_counter() - begun < 1

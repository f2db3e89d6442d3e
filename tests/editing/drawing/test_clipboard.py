"""Copying parts of boards."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bob_editor.editing.drawing import clipboard
from bob_editor.editing.drawing.natural_outlines import draw_naturally
from bob_editor.editing.drawing.terrain_edits import erase_terrain, set_level
from bob_editor.editing.filling.replacing import replaced
from bob_editor.errors import BadCall
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import side_of
from bob_editor.model.board import Artwork, Base, Board, Contour, Feature, HexContent, Label, Path
from bob_editor.model.board_edits import paint_level, paint_terrain, put_on_sides
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset

GRID = Grid(10, 8)
EMPTY = Board(GRID, "band-of-brothers-2.2")
places = st.sampled_from(GRID.hexes)
middle = [at for at in GRID.hexes if at.distance(GRID.hex("E4")) <= 2]


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Boards with terrain, levels, hexsides and paths."""
    board = EMPTY
    for terrain in ("woods", "river"):
        board = paint_terrain(board, draw(st.lists(places, max_size=8)), [terrain])
    board = paint_level(board, draw(st.lists(places, max_size=8)), 1)
    sides = st.builds(side_of, places, st.integers(0, 5))
    board = put_on_sides(board, draw(st.lists(sides, max_size=8)), "hedgerow")
    way = [draw(places)]
    for direction in draw(st.lists(st.integers(0, 5), max_size=8)):
        if way[-1].neighbour(direction) in GRID:
            way.append(way[-1].neighbour(direction))
    return replace(board, paths=(Path("road", tuple(way)),) if len(way) > 1 else ())


areas = st.lists(places, min_size=1, max_size=12, unique=True)


@given(boards(), areas)
def test_text_and_back(board: Board, hexes: list[Hex]) -> None:
    """What is copied survives the system's clipboard."""
    snippet = clipboard.copy(board, hexes)
    assert clipboard.snippet_from_text(snippet.text) is snippet
    # With a blank more it isn't the text that was written last, and is read.
    assert clipboard.snippet_from_text(f"{snippet.text} ") == snippet


@given(boards(), areas)
def test_pasted_where_it_was_it_changes_nothing(board: Board, hexes: list[Hex]) -> None:
    """Pasting hexes onto themselves gives the same hexes and hexsides; roads stay roads within the hexes."""
    snippet = clipboard.copy(board, hexes)
    edit, there = clipboard.paste_edit(board, snippet, snippet.first)
    after = edit.apply(board)
    assert there == set(hexes)
    assert (after.hexes, after.sides) == (board.hexes, board.sides)
    steps = [
        {frozenset(pair) for path in one.paths for pair in zip(path.through, path.through[1:], strict=False)}
        for one in (board, after)
    ]
    assert steps[1] == {pair for pair in steps[0] if pair <= there or not pair & there}


@given(boards(), areas, places)
def test_what_is_pasted_lies_there(board: Board, hexes: list[Hex], to: Hex) -> None:
    """Each hex of the snippet that falls on the board says there what it said before; hexes elsewhere are untouched."""
    snippet = clipboard.copy(board, hexes)
    edit, there = clipboard.paste_edit(board, snippet, to)
    after = edit.apply(board)
    dq, dr = to.q - snippet.first.q, to.r - snippet.first.r
    for at in hexes:
        moved = Hex(at.q + dq, at.r + dr)
        if moved in GRID:
            assert moved in there
            assert after.content(moved) == board.content(at)
    for at in set(GRID.hexes) - there:
        assert after.content(at) == board.content(at)


@given(boards(), st.integers(1, 5), st.booleans())
def test_turning_round_changes_nothing(board: Board, turns: int, mirror: bool) -> None:
    """Turned forth and back, or mirrored twice, all is where it was."""
    first, there = clipboard.turn_edit(board, middle, turns=0 if mirror else turns, mirror=mirror)
    once = first.apply(board)
    second, _ = clipboard.turn_edit(once, there, turns=0 if mirror else -turns, mirror=mirror)
    again = second.apply(once)
    assert there == set(middle)
    assert (again.hexes, again.sides) == (board.hexes, board.sides)


def test_sides_between_copied_hexes_only() -> None:
    """Hexsides among the hexes come along, also those on the board's edge; those toward others don't."""
    board = put_on_sides(EMPTY, [GRID.side("A1/n"), GRID.side("A1/A2"), GRID.side("A2/A3")], "wall")
    copied = clipboard.copy(board, [GRID.hex("A1"), GRID.hex("A2")])
    assert set(copied.board.sides) == {GRID.side("A1/n"), GRID.side("A1/A2")}


def test_drawn_artwork_comes_along(rules: Ruleset) -> None:
    """Rings in the hexes are copied and moved; cut, they leave nothing; others stay."""
    board = paint_terrain(EMPTY, [GRID.hex("B2"), GRID.hex("G6")], ["woods"])
    board = paint_level(board, [GRID.hex("B2")], 1)
    board = draw_naturally(board, rules)
    copied = clipboard.copy(board, [GRID.hex("B2")])
    assert (len(copied.board.artwork), len(copied.board.contours)) == (1, 1)
    cut = clipboard.delete_edit(board, [GRID.hex("B2")]).apply(board)
    assert (len(cut.artwork), len(cut.contours)) == (1, 0)
    edit, _ = clipboard.paste_edit(cut, copied, GRID.hex("E4"))
    ground = Ground(edit.apply(cut), rules)
    assert [piece.terrain for piece in ground.drawn_at(GRID.hex("E4"))] == ["woods"]
    assert ground.level(GRID.hex("E4")) == 1
    assert not ground.drawn_at(GRID.hex("B2"))


def test_nothing_is_left_beyond_the_edge(rules: Ruleset) -> None:
    """Of an outline that reaches over the board's edge, whether its hex is deleted, painted or of another terrain."""
    at = GRID.hex("A3")
    x, y = GRID.centre(at)
    ring = ((x - 3.0, y - 0.5), (x + 1.0, y - 0.5), (x + 1.0, y + 0.5), (x - 3.0, y + 0.5))
    board = replace(EMPTY, artwork=(Artwork("woods", ring),), contours=(Contour(1, ring),))
    cleared = clipboard.delete_edit(board, [at]).apply(board)
    assert (cleared.artwork, cleared.contours) == ((), ())
    assert not erase_terrain(board, rules, [at]).artwork
    assert not set_level(board, rules, [at], 0).contours
    replanted = replaced(board, rules, "woods", "jungle", frozenset((at,)))
    assert [piece.terrain for piece in replanted.artwork] == ["jungle"]


def test_a_large_ring_is_copied_as_far_as_it_lies_inside(rules: Ruleset) -> None:
    """Of a ring that reaches farther than the hexes, the part in them is copied, and cut out."""
    woods = [GRID.hex(label) for label in ("D3", "D4", "D5", "D6")]
    board = draw_naturally(paint_terrain(EMPTY, woods, ["woods"]), rules)
    copied = clipboard.copy(board, woods[:2])
    ground = Ground(copied.board, rules)
    assert [bool(ground.drawn_at(at)) for at in woods] == [True, True, False, False]
    left = Ground(clipboard.delete_edit(board, woods[:2]).apply(board), rules)
    assert [bool(left.drawn_at(at)) for at in woods] == [False, False, True, True]


def test_labels_and_tiles_turn_along() -> None:
    """Printed texts move with their hexes, tiles turn, and the hexes that a feature names are named anew."""
    e4 = GRID.hex("E4")
    side = GRID.side("E3/E4")
    board = replace(
        EMPTY,
        hexes={e4: HexContent((Feature("river", orientation=1),))},
        sides={side: (Feature("small_terrain_feature", within=("E4",)),)},
        labels=(Label("Mill", GRID.centre(GRID.hex("E3"))),),
    )
    edit, there = clipboard.turn_edit(board, [e4, GRID.hex("E3"), GRID.hex("E5")], turns=1)
    after = edit.apply(board)
    assert {GRID.label(at) for at in there} == {"D4", "E4", "F3"}
    assert after.content(e4).terrain[0].orientation == 2
    assert after.sides == {GRID.side("E4/F3"): (Feature("small_terrain_feature", within=("E4",)),)}
    assert after.labels == (Label("Mill", GRID.centre(GRID.hex("F3"))),)


def test_a_tile_that_is_pasted_lies_as_it_lay() -> None:
    """Its orientations count from 1 on, those of directions from 0; mirrored twice it is the same tile, too."""
    grid = Grid(6, 6, "pointy-top", shift="right")
    there, tile = grid.hex("B2"), HexContent((Feature("river", orientation=6, shape="fork_left"),))
    board = Board(grid, "memoir-44", hexes={there: tile})
    edit, _ = clipboard.paste_edit(board, clipboard.copy(board, [there]), grid.hex("C4"))
    assert edit.apply(board).content(grid.hex("C4")) == tile
    once = clipboard.turn_edit(board, [there], mirror=True)[0].apply(board)
    assert once.content(there).terrain[0].shape == "fork_right"
    assert clipboard.turn_edit(once, [there], mirror=True)[0].apply(once) == board


def test_from_a_board_with_another_base() -> None:
    """What the source's base was is listed where the other board's base differs."""
    source = replace(EMPTY, base=Base("river", 1))
    snippet = clipboard.copy(source, [GRID.hex("B2")])
    edit, _ = clipboard.paste_edit(EMPTY, snippet, GRID.hex("E4"))
    assert edit.apply(EMPTY).content(GRID.hex("E4")) == HexContent((Feature("river"),), 1)


def test_a_path_is_copied_in_runs() -> None:
    """A path that leaves the hexes and comes back is two paths; a single hex of it is none; one of one hex stays."""
    way = tuple(GRID.hex(label) for label in ("B2", "B3", "B4", "B5", "B6"))
    board = replace(EMPTY, paths=(Path("road", way),))
    copied = clipboard.copy(board, [way[0], way[1], way[3], way[4]])
    assert [path.through for path in copied.board.paths] == [way[:2], way[3:]]
    assert clipboard.copy(board, [way[0], way[2]]).board.paths == ()
    short = replace(EMPTY, paths=(Path("road", way[:1]),))
    copied = clipboard.copy(short, way)
    assert copied.board.paths == short.paths
    assert clipboard.paste_edit(EMPTY, copied, way[2])[0].apply(EMPTY).paths == (Path("road", way[2:3]),)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "woods",
        "[]",
        "{}",
        '{"format": "bob-editor/board"}',
        '{"format": "bob-editor/clipboard", "hexes": []}',
        "[" * 5000,
    ],
)
def test_other_text_is_refused(text: str) -> None:
    """Whatever else the clipboard holds is refused with a sentence."""
    with pytest.raises(BadCall, match="no hexes"):
        clipboard.snippet_from_text(text)


def test_hexes_of_another_ruleset_are_refused() -> None:
    """Hexes of another game aren't pasted: its terrain means nothing here."""
    snippet = clipboard.copy(EMPTY, [GRID.hex("B2")])
    with pytest.raises(BadCall, match=r"board of Band of Brothers.*, this one is of Memoir.*44"):
        clipboard.paste_edit(replace(EMPTY, ruleset="memoir-44"), snippet, GRID.hex("B2"))


def test_copying_nothing_is_refused() -> None:
    """Without a hex there is nothing to copy."""
    with pytest.raises(BadCall, match="No hex"):
        clipboard.copy(EMPTY, [])


def test_a_piece_beside_the_hexes_is_left_alone() -> None:
    """A ring that only overhangs into the hexes, without holding a dot of theirs, is neither copied nor cut."""
    x, y = GRID.centre(GRID.hex("B2"))
    ring = ((x - 1, y - 1), (x + 1.8, y - 0.5), (x, y + 0.9))
    board = replace(EMPTY, artwork=(Artwork("woods", ring),))
    neighbour = [GRID.hex("C2"), GRID.hex("C3")]
    assert clipboard.copy(board, neighbour).board.artwork == ()
    assert clipboard.delete_edit(board, neighbour).apply(board) == board


def test_text_is_a_board_in_json() -> None:
    """The text names its hexes and holds a board as files do."""
    data = json.loads(
        clipboard.copy(paint_terrain(EMPTY, [GRID.hex("B2")], ["woods"]), [GRID.hex("B2")]).text
    )
    assert data["hexes"] == ["B2"]
    assert data["board"]["hexes"] == {"B2": {"terrain": ["woods"]}}


def test_what_falls_off_the_board_is_lost() -> None:
    """With its hex go a label, an outline, and a strip on the edge that lay in it: without a hex it means nothing."""
    top, below = GRID.hex("B1"), GRID.hex("B2")
    x, y = GRID.centre(top)
    ring = tuple((float(u), float(v)) for u, v in GRID.frame.corners(top))
    strip = Feature("small_terrain_feature", within=("B1",))
    board = replace(
        EMPTY,
        labels=(Label("Mill", (float(x), float(y))),),
        artwork=(Artwork("woods", ring),),
        sides={side_of(below, 0): (strip,)},
    )
    edit, hexes = clipboard.paste_edit(EMPTY, clipboard.copy(board, [top, below]), top.neighbour(0))
    after = edit.apply(EMPTY)
    assert hexes == {top}
    assert (after.labels, after.artwork) == ((), ())
    assert after.sides == {}


@settings(max_examples=10)
@given(boards(), areas)
def test_text_of_a_map_of_several_boards(board: Board, hexes: list[Hex]) -> None:
    """What no file can say is written as if it lay on a board: read elsewhere it is pasted as from the map itself."""
    laid = [Laid(PlacedBoard("a", "1", (0, 0)), board), Laid(PlacedBoard("b", "2", (-36, 0)), EMPTY)]
    joined = join(laid, "band-of-brothers-2.2")
    part, frame = joined.grid.parts[0], joined.grid.frame
    snippet = clipboard.copy(joined.board, [part.on_map(frame, at) for at in hexes])
    read = clipboard.snippet_from_text(f"{snippet.text} ")
    at = GRID.hex("E4")
    (edit, there), (again, where) = (clipboard.paste_edit(EMPTY, one, at) for one in (snippet, read))
    assert edit.apply(EMPTY) == again.apply(EMPTY)
    assert there == where

"""Drawing naturally changes how a board looks, and nothing that it says."""

import json

import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from shapely.geometry import Point, Polygon

from bob_editor.editing.document.document import Document
from bob_editor.editing.drawing.natural_outlines import draw_naturally, natural_edit
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import MILLI, corners_of_side
from bob_editor.geometry.made.natural import POINTS_PER_HEX
from bob_editor.geometry.parts import side_of
from bob_editor.model.board import Artwork, Board, Contour, Feature, HexContent, Path
from bob_editor.model.board_edits import paint_level, paint_terrain, put_on_sides
from bob_editor.rules.game import game_from_data
from bob_editor.rules.land.cut_rings import area_of
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.documents import board_from_json, board_to_json

GEOMORPHIC = Grid(
    9, (7, 8), shift="up", first_row=(1, 0), edges=(("top", "half"), ("bottom", "half"), ("left", "half"))
)
grids = st.sampled_from([Grid(9, 7), GEOMORPHIC, Grid((8, 7), 7, "pointy-top", shift="right")])
terrains = st.sampled_from(
    ["woods", "building_stone", "building_wood", "wheat", "gully", "river", "orchard", "hut"]
)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Boards with hills of several levels, terrain in patches, and a few rings drawn already."""
    grid = draw(grids)
    board = Board(grid, "band-of-brothers-2.2")
    hexes: dict[Hex, HexContent] = {}
    for _ in range(draw(st.integers(1, 8))):
        middle, radius = draw(st.sampled_from(grid.hexes)), draw(st.integers(0, 2))
        terrain = draw(st.one_of(st.none(), terrains))
        level = draw(st.one_of(st.none(), st.integers(1, 3)))
        for at in middle.within(radius):
            if at in grid and draw(st.booleans()):
                old = hexes.get(at, HexContent())
                listed = old.terrain if terrain is None else (Feature(terrain),)
                hexes[at] = HexContent(listed, old.level if level is None else level)
    board = replace(board, hexes=hexes)
    if draw(st.booleans()):
        at = draw(st.sampled_from(grid.hexes))
        x, y = grid.centre(at)
        ring = tuple((round(x + dx, 3), round(y + dy, 3)) for dx, dy in ((-1.2, -1), (2.3, -0.8), (0.4, 2.4)))
        board = replace(
            board,
            artwork=(Artwork(draw(st.sampled_from(["woods", "wheat"])), ring),),
            contours=(Contour(draw(st.integers(1, 2)), ring),),
        )
    return board


def _says(board: Board, rules: Ruleset) -> dict[Hex, tuple[tuple[str, ...], int]]:
    ground = Ground(board, rules)
    return {at: (ground.terrain(at), ground.level(at)) for at in board.grid.hexes}


relaxed = settings(max_examples=20)


@relaxed
@given(boards(), st.integers(0, 99))
def test_no_dot_changes_sides(rules: Ruleset, board: Board, seed: int) -> None:
    """Every hex has the terrain and level that it had; what it lists, and rings drawn before, are untouched."""
    after = draw_naturally(board, rules, seed=seed)
    assert _says(after, rules) == _says(board, rules)
    assert (after.hexes, after.sides, after.paths) == (board.hexes, board.sides, board.paths)
    assert after.artwork[: len(board.artwork)] == board.artwork
    assert after.contours[: len(board.contours)] == board.contours


@relaxed
@given(boards())
def test_nothing_is_left_to_grow(rules: Ruleset, board: Board) -> None:
    """All that can be drawn is drawn: a second time there is nothing to do."""
    after = draw_naturally(board, rules)
    ground = Ground(after, rules)
    for at in board.grid.hexes:
        for terrain in ground.grown_terrains:
            assert "artwork" not in rules.terrains[terrain].places or not (
                ground.grows(at, terrain) and terrain in ground.terrain(at)
            )
    assert draw_naturally(after, rules) == after


@relaxed
@given(boards(), st.integers(0, 99))
def test_the_rings_are_proper(rules: Ruleset, board: Board, seed: int) -> None:
    """Rings are simple, of three decimals, of few points, and stay in the hexes that are painted so."""
    after = draw_naturally(board, rules, seed=seed)
    frame = board.grid.frame
    ground = Ground(after, rules)
    for piece in after.artwork[len(board.artwork) :]:
        area = area_of(piece, frame)
        assert area.is_valid
        assert all(
            number == round(number, 3) for line in (piece.ring, *piece.holes) for xy in line for number in xy
        )
        reached = [
            at
            for drawn in ground.drawn
            if after.artwork[drawn.index] is piece
            for at in ground.hexes_reached(drawn)
        ]
        assert all(piece.terrain in ground.terrain(at) for at in reached)
        assert sum(map(len, (piece.ring, *piece.holes))) <= POINTS_PER_HEX * len(reached) + 4


@relaxed
@given(boards().filter(lambda board: not board.contours), st.integers(0, 99))
def test_crest_lines_are_nested(rules: Ruleset, board: Board, seed: int) -> None:
    """Each level's ground lies inside that of the level below, edges apart."""
    after = draw_naturally(board, rules, seed=seed)
    frame = board.grid.frame
    levels = {
        level: shapely.union_all([area_of(piece, frame) for piece in after.contours if piece.level == level])
        for level in (1, 2, 3)
    }
    for level in (2, 3):
        if not levels[level].is_empty:
            assert levels[level - 1].contains_properly(levels[level])


@relaxed
@given(boards(), st.integers(0, 99))
def test_the_seed_decides(rules: Ruleset, board: Board, seed: int) -> None:
    """The same seed draws the same, also after a board was written and read again; another one differs."""
    after = draw_naturally(board, rules, seed=seed)
    assert draw_naturally(board, rules, seed=seed) == after
    read, _ = board_from_json(json.loads(json.dumps(board_to_json(board))))
    assert draw_naturally(read, rules, seed=seed).artwork == after.artwork
    if after != board:
        assert draw_naturally(board, rules, seed=seed + 1) != after


def test_only_some(document: Document, rules: Ruleset) -> None:
    """Limited to a terrain, only that is drawn; limited to hexes, only the pieces there, each whole."""
    grid = document.value.grid
    woods = [grid.hex(label) for label in ("B2", "B3", "F4")]
    board = paint_terrain(document.value, woods, ["woods"])
    board = paint_terrain(board, [grid.hex("H6")], ["wheat"])
    board = paint_level(board, [grid.hex("D6")], 1)
    only_woods = draw_naturally(board, rules, terrains=["woods"])
    assert {piece.terrain for piece in only_woods.artwork} == {"woods"}
    assert not only_woods.contours
    there = draw_naturally(board, rules, hexes=[grid.hex("B2")])
    assert len(there.artwork) == 1
    ground = Ground(there, rules)
    assert [not ground.grows(at, "woods") for at in woods] == [True, True, False]
    assert len(draw_naturally(board, rules).contours) == 1


def test_houses_are_angular(document: Document, rules: Ruleset) -> None:
    """A house has few corners and stands along the road through its hex; each hex has one of its own, but in a town."""
    grid = document.value.grid
    board = paint_terrain(document.value, [grid.hex("C3")], ["building_wood"])
    board = paint_terrain(board, [grid.hex("F3"), grid.hex("F4")], ["building_stone"])
    board = replace(board, paths=(Path("road", (grid.hex("C2"), grid.hex("C3"), grid.hex("C4"))),))
    after = draw_naturally(board, rules)
    *stone, wood = after.artwork
    assert [one.terrain for one in after.artwork] == ["building_stone", "building_stone", "building_wood"]
    first, second = (Polygon(one.ring) for one in stone)
    assert not first.intersects(second)
    assert len(draw_naturally(board, rules, hand="town").artwork) == 2
    assert len(wood.ring) in (4, 6, 8)
    # The road runs north to south, so every wall keeps its x or its y.
    walls = zip(wood.ring, (*wood.ring[1:], wood.ring[0]), strict=True)
    assert all(abs(a[0] - b[0]) < 0.002 or abs(a[1] - b[1]) < 0.002 for a, b in walls)


def test_terrain_that_keeps_off_paths_stays_grown() -> None:
    """Where a game keeps a band along a road free, a piece with such a road in it is left as it grows."""
    rows = [
        {"id": "open", "title": "Open", "in": ["base"], "los": "none", "cites": "1"},
        {
            "id": "woods",
            "title": "Woods",
            "in": ["hexes", "artwork"],
            "los": "blocks",
            "inset": 0.1,
            "grow": {"keep_free_of": ["road"], "band": 0.2},
            "cites": "2",
        },
    ]
    rules = game_from_data({"id": "toy", "title": "Toy", "terrains": rows})
    grid = Grid(6, 6)
    board = paint_terrain(Board(grid, "toy"), [grid.hex("B2"), grid.hex("E4")], ["woods"])
    board = replace(board, paths=(Path("road", (grid.hex("B2"), grid.hex("B3"))),))
    after = draw_naturally(board, rules)
    assert len(after.artwork) == 1
    assert Ground(after, rules).grows(grid.hex("B2"), "woods")


def test_it_is_an_edit(document: Document, rules: Ruleset) -> None:
    """As an edit it has a label and does the same."""
    board = paint_terrain(document.value, [document.value.grid.hex("B2")], ["woods"])
    edit = natural_edit(rules, seed=4)
    assert edit.label == "Draw naturally"
    assert edit.apply(board) == draw_naturally(board, rules, seed=4)


def test_fields_fill_up_to_their_hedges_and_the_board_s_edge(document: Document, rules: Ruleset) -> None:
    """Where a hedge stands the field reaches the hexside; in open country it keeps off; it never leaves its hexes."""
    grid = document.value.grid
    at = grid.hex("C3")
    board = paint_terrain(document.value, [at, grid.hex("C4"), grid.hex("A3")], ["wheat"])
    hedge = side_of(at, 0)
    board = put_on_sides(board, [hedge], "hedgerow")
    enclosed, free = (
        Ground(draw_naturally(board, rules, hand=hand), rules) for hand in ("countryside", "open")
    )
    corners = grid.frame.corners(at)
    (ax, ay), (bx, by) = (corners[one] for one in corners_of_side(0))
    middle = Point((ax + bx) / 2 * MILLI, (ay + by) / 2 * MILLI)
    far = [min(piece.area.distance(middle) for piece in ground.drawn) for ground in (enclosed, free)]
    assert far[0] < 80 < far[1]
    for ground in (enclosed, free):
        assert all(set(ground.terrain(one)) == set(Ground(board, rules).terrain(one)) for one in grid.hexes)


def test_a_field_ends_on_the_line_from_hedge_to_hedge(document: Document, rules: Ruleset) -> None:
    """Where one hexside is open between two hedges the field isn't torn: it has no bay there."""
    grid = document.value.grid
    at = grid.hex("D4")
    board = paint_terrain(document.value, [at, grid.hex("D5")], ["wheat"])
    board = put_on_sides(board, [side_of(at, 5), side_of(at, 1)], "hedgerow")
    (piece,) = Ground(draw_naturally(board, rules), rules).drawn
    (ax, ay), (bx, by) = (grid.frame.corners(at)[one] for one in corners_of_side(0))
    middle = Point((ax + bx) / 2 * MILLI, (ay + by) / 2 * MILLI)
    assert piece.area.distance(middle) < 80

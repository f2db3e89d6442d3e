"""The difference of two boards."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.parts import side_of
from bob_editor.model.board import Artwork, Base, Board, Contour, Feature, HexContent, Path
from bob_editor.model.change import Change, difference

GRID = Grid(4, 4)
EMPTY = Board(GRID, "band-of-brothers-2.2")
RING = ((0.0, 0.0), (2.5, 0.0), (0.0, 4.0))

features = st.lists(st.builds(Feature, st.sampled_from(["woods", "river"])), max_size=2).map(tuple)
contents = st.builds(HexContent, features, st.one_of(st.none(), st.integers(0, 2)))
places = st.sampled_from(GRID.hexes)
boards = st.builds(
    Board,
    st.sampled_from([GRID, GRID, GRID, Grid(5, 4)]),
    st.just("band-of-brothers-2.2"),
    title=st.sampled_from(["A", "B"]),
    hexes=st.dictionaries(places, contents, max_size=5),
    sides=st.dictionaries(st.builds(side_of, places, st.integers(0, 5)), features, max_size=4),
    paths=st.lists(st.builds(Path, st.just("road"), st.lists(places, max_size=3).map(tuple)), max_size=2).map(
        tuple
    ),
    artwork=st.lists(st.sampled_from([Artwork("woods", RING), Artwork("river", RING)]), max_size=2).map(
        tuple
    ),
    contours=st.lists(st.sampled_from([Contour(1, RING), Contour(2, RING)]), max_size=2).map(tuple),
)


def _parts(change: Change) -> dict[str, Any]:
    names = ("hexes", "sides", "path_hexes", "headings", "everything")
    return {**{name: getattr(change, name) for name in names}, "pieces": set(change.pieces)}


@given(boards)
def test_nothing_differs_from_itself(board: Board) -> None:
    """A board and its like have no difference, however they were made."""
    assert not difference(board, board)
    assert not difference(board, replace(board, hexes=dict(board.hexes), sides=dict(board.sides)))


@given(boards, boards)
def test_the_way_back_differs_alike(before: Board, after: Board) -> None:
    """The difference is the same both ways, so that undo repaints what redo painted."""
    assert _parts(difference(before, after)) == _parts(difference(after, before))


@given(boards, boards)
def test_exactly_what_differs_is_named(before: Board, after: Board) -> None:
    """A hex or hexside is named where it lists something else, and only there."""
    change = difference(before, after)
    for at in set(before.hexes) | set(after.hexes):
        assert (at in change.hexes) == (before.hexes.get(at) != after.hexes.get(at))
    for side in set(before.sides) | set(after.sides):
        assert (side in change.sides) == (before.sides.get(side) != after.sides.get(side))
    assert ("title" in change.headings) == (before.title != after.title)
    assert change.everything == (before.grid != after.grid)


@given(boards, boards)
def test_boards_that_differ_have_a_difference(before: Board, after: Board) -> None:
    """Nothing is named only where the boards are equal, or differ in a path through no hex."""
    if not difference(before, after):
        shown = [tuple(path for path in board.paths if path.through) for board in (before, after)]
        assert set(shown[0]) == set(shown[1])
        assert replace(before, paths=()) == replace(after, paths=())


@pytest.mark.parametrize(
    "name",
    [
        name
        for name in Board.__struct_fields__
        if name not in Board.uncompared | {"hexes", "sides", "paths", "artwork", "contours"}
    ],
)
def test_every_field_counts(name: str) -> None:
    """Whatever boards are told apart by: an edit without a difference would never be done."""
    other: Any = ("other",)
    assert difference(EMPTY, replace(EMPTY, **{name: other}))


def test_order_counts() -> None:
    """Rings in another order, or one of two alike gone, are a change: later ones lie on top."""
    woods, river = Artwork("woods", RING), Artwork("river", RING)
    both = replace(EMPTY, artwork=(woods, river))
    assert set(difference(both, replace(EMPTY, artwork=(river, woods))).pieces) == {woods, river}
    assert difference(replace(EMPTY, artwork=(woods, woods)), replace(EMPTY, artwork=(woods,))).pieces == (
        woods,
    )


def test_pieces_have_bounds() -> None:
    """The box of the rings that came or went is known; without any there is none."""
    change = difference(EMPTY, replace(EMPTY, artwork=(Artwork("woods", RING),)))
    assert change.bounds == (0.0, 0.0, 2.5, 4.0)
    assert difference(EMPTY, replace(EMPTY, title="B")).bounds is None


def test_a_ring_led_on_is_redrawn_there_only() -> None:
    """Where one ring takes another's place, the box is that of the edges that differ, in whatever order they stand."""
    long = ((0.0, 0.0), (9.0, 0.0), (9.0, 4.0), (0.0, 4.0))
    led_on = ((9.0, 4.0), (0.0, 4.0), (0.0, 0.0), (9.0, 0.0), (10.0, 2.0))
    board = replace(EMPTY, artwork=(Artwork("woods", long),))
    assert difference(board, replace(EMPTY, artwork=(Artwork("woods", led_on),))).redrawn == (
        9.0,
        0.0,
        10.0,
        4.0,
    )
    other = difference(board, replace(EMPTY, artwork=(Artwork("river", long),)))
    assert other.redrawn == other.bounds == (0.0, 0.0, 9.0, 4.0)
    hole = ((2.0, 1.0), (3.0, 1.0), (2.0, 2.0))
    pierced = difference(board, replace(EMPTY, artwork=(Artwork("woods", long, (hole,)),)))
    assert pierced.redrawn == (2.0, 1.0, 3.0, 2.0)
    assert difference(EMPTY, replace(EMPTY, title="B")).redrawn is None


def test_paths_name_their_hexes() -> None:
    """A path that came names every hex of it; one that stayed names none."""
    old, new = Path("road", GRID.hexes[:2]), Path("road", GRID.hexes[4:6])
    change = difference(replace(EMPTY, paths=(old,)), replace(EMPTY, paths=(old, new)))
    assert change.path_hexes == set(GRID.hexes[4:6])


def test_another_base_changes_everything() -> None:
    """Where base or ruleset differ, nothing derived from the board stays good."""
    assert difference(EMPTY, replace(EMPTY, base=Base(level=1))).everything
    assert difference(EMPTY, replace(EMPTY, ruleset="memoir-44")).everything


def test_equal_contents_of_other_boards_are_no_change() -> None:
    """Two hexes that list the same are the same, though they are two objects."""
    at = GRID.hexes[0]
    before = replace(EMPTY, hexes={at: HexContent((Feature("woods"),))})
    after = replace(EMPTY, hexes={at: HexContent((Feature("woods"),))})
    assert not difference(before, after)

"""Edits to boards: what each does, and the laws that all keep."""

import itertools
from collections.abc import Callable, Mapping

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side, side_of
from bob_editor.model import board_edits
from bob_editor.model.board import Accepted, Artwork, Base, Board, Contour, Feature, HexContent, Path
from bob_editor.model.change import difference

GRID = Grid(6, 5)
TERRAINS = ("open_ground", "woods", "river", "bridge")
EMPTY = Board(GRID, "band-of-brothers-2.2")

places = st.sampled_from(GRID.hexes)
areas = st.lists(places, max_size=6, unique=True)
sides = st.builds(side_of, places, st.integers(0, 5))
terrain = st.sampled_from(TERRAINS)


def _way(start: Hex, directions: list[int]) -> tuple[Hex, ...]:
    way = [start]
    for direction in directions:
        if way[-1].neighbour(direction) in GRID:
            way.append(way[-1].neighbour(direction))
    return tuple(way)


ways = st.builds(_way, places, st.lists(st.integers(0, 5), max_size=6))
rings = st.lists(st.tuples(st.floats(0, 20), st.floats(0, 20)), min_size=3, max_size=5).map(tuple)

Step = Callable[[Board], Board]
edits: st.SearchStrategy[Step] = st.one_of(
    st.builds(
        lambda at, what: lambda board: board_edits.paint_terrain(board, at, what), areas, st.lists(terrain)
    ),
    st.builds(lambda at, what: lambda board: board_edits.add_terrain(board, at, what), areas, terrain),
    st.builds(lambda at, what: lambda board: board_edits.remove_terrain(board, at, what), areas, terrain),
    st.builds(
        lambda at, level: lambda board: board_edits.paint_level(board, at, level),
        areas,
        st.one_of(st.none(), st.integers(-1, 3)),
    ),
    st.builds(
        lambda on, what, instead: lambda board: board_edits.put_on_sides(board, on, what, instead=instead),
        st.lists(sides, max_size=4),
        st.sampled_from(["hedgerow", "wall"]),
        st.booleans(),
    ),
    st.builds(
        lambda on, what: lambda board: board_edits.clear_sides(board, on, what),
        st.lists(sides, max_size=4),
        st.sampled_from(["hedgerow", "wall", None]),
    ),
    st.builds(
        lambda way, what: lambda board: board_edits.add_path(board, what, way),
        ways,
        st.sampled_from(["road", "stream"]),
    ),
    st.builds(lambda at: lambda board: board_edits.erase_paths_in(board, at), areas),
    st.builds(lambda at: lambda board: board_edits.erase_hexes(board, at), areas),
    st.builds(lambda ring: lambda board: board_edits.add_artwork(board, Artwork("woods", ring)), rings),
    st.builds(lambda ring: lambda board: board_edits.add_contour(board, Contour(1, ring)), rings),
)


def _made(steps: list[Step]) -> Board:
    board = EMPTY
    for step in steps:
        board = step(board)
    return board


boards = st.lists(edits, max_size=12).map(_made)


@given(boards, edits)
def test_an_edit_leaves_the_board_as_it_was(board: Board, edit: Step) -> None:
    """An edit makes another value; the one it was given is untouched, and giving it again makes the same."""
    hexes, on = dict(board.hexes), dict(board.sides)
    kept = (board.paths, board.artwork, board.contours)
    after = edit(board)
    assert (dict(board.hexes), dict(board.sides)) == (hexes, on)
    assert (board.paths, board.artwork, board.contours) == kept
    assert edit(board) == after


@given(boards)
def test_only_what_differs_from_the_base_is_listed(board: Board) -> None:
    """However a board was made, no hex and no hexside stands in it that says nothing."""
    assert all(board.hexes.values())
    assert all(board.sides.values())


@given(boards, areas, st.lists(terrain, min_size=1, unique=True))
def test_painting_is_seen_and_again_changes_nothing(board: Board, at: list[Hex], what: list[str]) -> None:
    """After painting, the hexes list that terrain and keep their level; painting once more changes nothing."""
    after = board_edits.paint_terrain(board, at, what)
    for place in at:
        assert after.listed_terrain(place) == tuple(what)
        assert after.listed_level(place) == board.listed_level(place)
    assert board_edits.paint_terrain(after, at, what) == after
    assert difference(board, after).hexes <= set(at)


@given(boards, areas, terrain)
def test_what_was_added_can_be_taken_away(board: Board, at: list[Hex], what: str) -> None:
    """Adding a terrain where it isn't and removing it again gives the board as it was."""
    free = [place for place in at if not board.has(place, what)]
    assert board_edits.remove_terrain(board_edits.add_terrain(board, free, what), free, what) == board


@given(boards, areas)
def test_the_base_clears(board: Board, at: list[Hex]) -> None:
    """Painting the base's own terrain and level lists nothing for a hex."""
    after = board_edits.paint_level(board_edits.paint_terrain(board, at, ["open_ground"]), at, 0)
    assert not any(place in after.hexes for place in at)


def test_levels_count_from_the_base() -> None:
    """On a board whose base is level 1, level 0 is listed and level 1 isn't."""
    high = replace(EMPTY, base=Base(level=1))
    at = GRID.hex("B2")
    assert board_edits.paint_level(high, [at], 0).hexes == {at: HexContent(level=0)}
    assert board_edits.paint_level(high, [at], 1).hexes == {}


@given(boards, st.lists(sides, min_size=1, max_size=4, unique=True), st.sampled_from(["hedgerow", "wall"]))
def test_features_on_sides(board: Board, on: list[Side], what: str) -> None:
    """A feature is put on a hexside once, beside others or instead of them, and taken off alone."""
    beside = board_edits.put_on_sides(board, on, what)
    instead = board_edits.put_on_sides(board, on, what, instead=True)
    for side in on:
        assert beside.side_terrain(side).count(what) == 1
        assert set(board.side_terrain(side)) <= set(beside.side_terrain(side))
        assert instead.side_terrain(side) == (what,)
    without = board_edits.clear_sides(beside, on, what)
    assert all(what not in without.side_terrain(side) for side in on)
    assert board_edits.put_on_sides(beside, on, what) == beside


@given(boards, ways.filter(lambda way: len(set(way)) > 1))
def test_a_path_is_drawn_whole(board: Board, way: tuple[Hex, ...]) -> None:
    """Every hex of the way, and every step of it, lies on a path of that kind then."""
    after = board_edits.add_path(board, "road", way)
    assert all(after.has_path(at, "road") for at in way)
    steps = {
        frozenset(pair) for path in after.paths for pair in zip(path.through, path.through[1:], strict=False)
    }
    assert all(frozenset(pair) in steps for pair in itertools.pairwise(way))


def _hexes(*labels: str) -> tuple[Hex, ...]:
    return tuple(GRID.hex(label) for label in labels)


def test_a_path_goes_on_at_either_end() -> None:
    """One that begins or ends where another of its kind ends lengthens it; another kind stays apart."""
    board = board_edits.add_path(EMPTY, "road", _hexes("B2", "C2"))
    after_end = board_edits.add_path(board, "road", _hexes("C2", "C3"))
    assert [path.through for path in after_end.paths] == [_hexes("B2", "C2", "C3")]
    before_start = board_edits.add_path(board, "road", _hexes("B2", "B1"))
    assert [path.through for path in before_start.paths] == [_hexes("C2", "B2", "B1")]
    assert len(board_edits.add_path(board, "stream", _hexes("C2", "C3")).paths) == 2


def test_erasing_in_the_middle_leaves_two_paths() -> None:
    """A path cut in the middle is two; what is left as a single hex goes; other kinds stay."""
    road = board_edits.add_path(EMPTY, "road", _hexes("A1", "A2", "A3", "A4", "A5"))
    board = board_edits.add_path(road, "stream", _hexes("A3", "B3"))
    cut = board_edits.erase_paths_in(board, _hexes("A3"), "road")
    assert [path.through for path in cut.paths] == [
        _hexes("A1", "A2"),
        _hexes("A4", "A5"),
        _hexes("A3", "B3"),
    ]
    assert [path.through for path in board_edits.erase_paths_in(cut, _hexes("A2", "B3")).paths] == [
        _hexes("A4", "A5")
    ]


@given(boards, areas)
def test_erased_hexes_hold_nothing(board: Board, at: list[Hex]) -> None:
    """Nothing is listed for erased hexes, their hexsides are bare and no path runs through them."""
    after = board_edits.erase_hexes(board, at)
    for place in at:
        assert place not in after.hexes
        assert not any(after.side_terrain(side_of(place, way)) for way in range(6))
        assert not after.has_path(place, "road", "stream")


def test_pieces_are_replaced_in_their_place() -> None:
    """Redrawing one ring keeps the others and their order; None deletes it; so with paths."""
    ring = ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0))
    first, second, third = Artwork("woods", ring), Artwork("river", ring), Artwork("wheat", ring)
    board = replace(EMPTY, artwork=(first, second), contours=(Contour(1, ring),))
    assert board_edits.replace_artwork(board, 0, third).artwork == (third, second)
    assert board_edits.replace_artwork(board, 1, None).artwork == (first,)
    assert board_edits.replace_contour(board, 0, None).contours == ()
    assert board_edits.replace_contour(board, 0, Contour(2, ring)).contours == (Contour(2, ring),)
    with_path = board_edits.add_path(EMPTY, "road", _hexes("A1", "A2"))
    assert (
        board_edits.replace_path(with_path, 0, Path("stream", _hexes("A1", "A2"))).paths[0].terrain
        == "stream"
    )
    assert board_edits.replace_path(with_path, 0, Path("road", ())).paths == ()


def test_pieces_are_redrawn_wherever_they_stand() -> None:
    """A ring, crest line or path is replaced where it stands by now; where it is gone, nothing happens."""
    ring = ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0))
    woods, river, hill = Artwork("woods", ring), Artwork("river", ring), Contour(1, ring)
    road = Path("road", _hexes("A1", "A2"))
    board = replace(EMPTY, artwork=(river, woods), contours=(hill,), paths=(road,))
    assert board_edits.redraw_artwork(board, woods, (woods, woods)).artwork == (river, woods, woods)
    assert board_edits.redraw_artwork(board, river, ()).artwork == (woods,)
    assert board_edits.redraw_artwork(EMPTY, river, (river,)) == EMPTY
    assert board_edits.redraw_contour(board, hill, (replace(hill, level=2),)).contours[0].level == 2
    rerouted = board_edits.reroute_path(board, road, _hexes("A1", "A2", "A3"))
    assert rerouted.paths == (replace(road, through=_hexes("A1", "A2", "A3")),)
    assert board_edits.reroute_path(board, road, _hexes("A1")).paths == ()


def test_accepting_an_issue() -> None:
    """An issue is accepted once, with the last reason given, and can count again."""
    gate, gap = (Accepted("toy/gap", "E4", because, "It gapes.") for because in ("a gate", "a gap"))
    far, other = replace(gate, at="E5", because="too"), replace(gate, message="It yawns.")
    once = board_edits.accept(EMPTY, gate)
    twice = board_edits.accept(board_edits.accept(once, far, other), gap)
    assert twice.accepted == (far, other, gap)
    assert board_edits.withdraw_acceptance(once, gap) == EMPTY
    assert board_edits.withdraw_acceptance(once, far, other) == once


def test_entries_without_a_place_can_be_dropped() -> None:
    """One entry goes; its section goes with the last."""
    board = replace(EMPTY, unplaced={"hexes": {"?": 1, "!": 2}})
    one = board_edits.drop_unplaced(board, "hexes", "?")
    assert one.unplaced == {"hexes": {"!": 2}}
    assert board_edits.drop_unplaced(one, "hexes", "!").unplaced == {}
    assert board_edits.drop_unplaced(board, "sides", "?") == board


def test_headings() -> None:
    """A heading is set and nothing else."""
    after = board_edits.set_heading(EMPTY, title="Mill crossing", number="3")
    assert (after.title, after.number) == ("Mill crossing", "3")
    assert difference(EMPTY, after).headings == {"title", "number"}


def test_features_with_details_are_kept() -> None:
    """A tile's orientation stays where its level is painted."""
    at = GRID.hex("B2")
    board = board_edits.paint_terrain(EMPTY, [at], [Feature("river", orientation=2, shape="curve")])
    after: Mapping[Hex, HexContent] = board_edits.paint_level(board, [at], 1).hexes
    assert after[at] == HexContent((Feature("river", orientation=2, shape="curve"),), 1)

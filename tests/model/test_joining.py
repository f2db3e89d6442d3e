"""Boards joined into a map: what lies on them, on seams and under overlays, and what doesn't fit."""

from typing import Any

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bob_editor.geometry.curve import Knot
from bob_editor.geometry.grid import EDGES, Grid
from bob_editor.geometry.shapes import in_milli, polygon
from bob_editor.model.board import Artwork, Base, Board, Contour, Feature, HexContent, Label, Path
from bob_editor.model.drawn_paths import hexes_entered, redrawn
from bob_editor.model.joining import JoinedMap, join, misfits
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard

HALF = tuple((edge, "half") for edge in EDGES)
GRID = Grid(5, (4, 5), shift="up", first_row=(1, 0), edges=HALF)  # type: ignore[arg-type]
WIDE, HIGH = 12, 8


def board(**fields: Any) -> Board:
    """A geomorphic board of five columns."""
    return Board(GRID, "toy", **fields)


def hexes(**levels: int | str) -> dict[Any, HexContent]:
    """Contents by label: a level or a terrain."""
    return {
        GRID.hex(label): HexContent(level=value) if isinstance(value, int) else HexContent((Feature(value),))
        for label, value in levels.items()
    }


def laid(one: Board, name: str, x: float = 0, y: float = 0, turn: int = 0, **more: Any) -> Laid:
    """The board at a place."""
    overlay = more.pop("overlay", False)
    return Laid(PlacedBoard(f"{name}.board.json", name, (x, y), turn, **more), one, overlay)


def area(joined: JoinedMap, terrain: str) -> Any:
    """All artwork of a terrain on the map."""
    frame = joined.grid.frame
    return shapely.union_all(
        [
            polygon(in_milli(frame, one.ring), [in_milli(frame, hole) for hole in one.holes])
            for one in joined.board.artwork
            if one.terrain == terrain
        ]
    )


def test_one_board_is_as_it_was() -> None:
    """Where it lies as it is, nothing moves and no name changes."""
    one = board(
        title="A",
        number="7",
        hexes=hexes(B2="woods", C3=1),
        artwork=(Artwork("woods", ((1, 1), (4, 1), (4, 3))),),
    )
    joined = join([laid(one, "1")], "toy")
    assert joined.misfits == ()
    assert joined.board.hexes == one.hexes
    assert joined.board.artwork == one.artwork
    assert (joined.board.title, joined.board.number) == ("A", "7")
    assert joined.grid.label(joined.grid.hex("1.B2")) == "B2"


def test_contents_paths_and_sides_move_with_their_board() -> None:
    """Also turned: each hex keeps what it lists under its own name."""
    side = GRID.side("B2/C2")
    one = board(
        hexes=hexes(B2="woods"),
        sides={side: (Feature("wall", within=("B2",)),)},
        paths=(Path("road", tuple(GRID.hex(label) for label in ("A1", "B1", "C2"))),),
        labels=(Label("Mill", (3, 1)),),
        objectives=({"at": "C2", "value": 2},),
    )
    joined = join([laid(board(), "1"), laid(one, "2", WIDE, turn=180)], "toy")
    grid = joined.grid
    assert joined.misfits == ()
    assert joined.board.hexes[grid.hex("2.B2")].terrain_ids == ("woods",)
    (feature,) = joined.board.sides[grid.side("2.B2/2.C2")]
    assert feature.within == ("2.B2",)
    assert [grid.label(at) for at in joined.board.paths[0].through] == ["2.A1", "2.B1", "2.C2"]
    assert joined.board.objectives == ({"at": "2.C2", "value": 2},)
    assert grid.frame.hex_at(joined.board.labels[0].at) == grid.hex("2.B1")


def test_a_seam_hex_takes_what_the_chooser_says() -> None:
    """The first board's unless told otherwise."""
    first, second = board(hexes=hexes(E2="woods")), board(hexes=hexes(A2="swamp"))
    both = [laid(first, "1"), laid(second, "2", WIDE)]
    at = join(both, "toy").grid.hex("1.E2")
    assert join(both, "toy").board.hexes[at].terrain_ids == ("woods",)
    assert join(both, "toy", choose=lambda contents: len(contents) - 1).board.hexes[at].terrain_ids == (
        "swamp",
    )
    assert [names for _, names in join(both, "toy").seams() if len(names) > 1]


def test_artwork_that_meets_at_a_seam_is_one_piece() -> None:
    """What a board shows past its edge isn't printed, and two halves of a wood make one."""
    first = board(artwork=(Artwork("woods", ((9, 1), (13, 1), (13, 4), (9, 4))),))
    second = board(artwork=(Artwork("woods", ((0, 1), (3, 1), (3, 4), (0, 4))),))
    joined = join([laid(first, "1"), laid(second, "2", WIDE)], "toy")
    (piece,) = joined.board.artwork
    assert area(joined, "woods").bounds == (9000, 1000, 15000, 4000)
    assert piece.terrain == "woods"


def test_contours_of_two_levels_stay_apart() -> None:
    """Only lines of one level are joined."""
    ring = ((9, 1), (12, 1), (12, 4), (9, 4))
    other = ((0, 1), (3, 1), (3, 4), (0, 4))
    joined = join(
        [
            laid(board(contours=(Contour(1, ring),)), "1"),
            laid(board(contours=(Contour(2, other),)), "2", WIDE),
        ],
        "toy",
    )
    assert [one.level for one in joined.board.contours] == [1, 2]


def test_an_overlay_hides_what_it_covers() -> None:
    """Hexes, hexsides, roads, artwork and names beneath it are gone, its own are there; round it nothing is touched."""
    below = board(
        hexes=hexes(B2="woods", C2="woods", D2="woods"),
        paths=(Path("road", tuple(GRID.hex(label) for label in ("A2", "B2", "C3", "D3", "E3"))),),
        artwork=(Artwork("woods", ((0, 0), (12, 0), (12, 6), (0, 6))),),
        labels=(Label("Mill", (6, 2)), Label("Farm", (3, 3))),
    )
    small = Board(
        Grid(1, 2),
        "toy",
        hexes={Grid(1, 2).hex("A1"): HexContent((Feature("pond"),))},
        labels=(Label("Pond", (0, 0)),),
    )
    joined = join([laid(below, "1"), laid(small, "O", 6, 2, overlay=True)], "toy")
    grid = joined.grid
    assert joined.misfits == ()
    assert grid.names(grid.hex("1.C2")) == ("1.C2", "O.A1")
    assert joined.board.hexes[grid.hex("1.C2")].terrain_ids == ("pond",)
    assert grid.hex("1.C3") not in joined.board.hexes
    assert [label.text for label in joined.board.labels] == ["Farm", "Pond"]
    assert joined.board.hexes[grid.hex("1.B2")].terrain_ids == ("woods",)
    assert [[grid.label(at) for at in path.through] for path in joined.board.paths] == [
        ["1.A2", "1.B2"],
        ["1.D3", "1.E3"],
    ]
    woods = area(joined, "woods")
    assert not woods.contains(shapely.Point(6000, 2000))
    assert woods.contains(shapely.Point(3000, 3000))


def test_exits_and_objectives_under_an_overlay_are_gone() -> None:
    """What a board marks in a covered hex isn't on the map, nor what lies in a hex that isn't used; the rest is."""
    below = board(
        exits=({"at": "C1/n", "value": 1}, {"at": "C2/n", "value": 2}),
        objectives=({"number": 1, "at": "C2"}, {"number": 2, "at": ["C2", "B2"]}, {"number": 3, "at": "D2"}),
    )
    small = Board(Grid(1, 2), "toy", objectives=({"number": 9, "at": "A1"},))
    joined = join([laid(below, "1"), laid(small, "O", 6, 2, overlay=True)], "toy")
    assert [row["value"] for row in joined.board.exits] == [1]
    assert [(row["number"], row["at"]) for row in joined.board.objectives] == [
        (2, ["1.B2"]),
        (3, "1.D2"),
        (9, "1.C2"),
    ]
    upper = join([laid(below, "1", crop=["B2", "C2"])], "toy")
    assert [row["number"] for row in upper.board.objectives] == [1, 2]


def test_gaps_are_what_no_board_covers() -> None:
    """Boards that fill their bounds leave none; a lower board beside a higher one leaves the rest of its height."""
    assert join([laid(board(), "1"), laid(board(), "2", WIDE)], "toy").grid.gaps == ()
    two = join([laid(board(), "1"), laid(board(), "2", WIDE, HIGH / 2)], "toy").grid
    top = GRID.bounds[1]
    half = top + HIGH / 2
    assert two.gaps == ((WIDE, top, 2 * WIDE, half), (0, half + HIGH / 2, WIDE, half + HIGH))


def test_another_base_is_said_hex_by_hex() -> None:
    """A board of other ground beside the first keeps its ground."""
    sea = replace(board(), base=Base("water", -1))
    joined = join([laid(board(), "1"), laid(sea, "2", WIDE)], "toy")
    content = joined.board.hexes[joined.grid.hex("2.C2")]
    assert (content.terrain_ids, content.level) == (("water",), -1)
    assert joined.grid.hex("1.C2") not in joined.board.hexes


def kinds(*boards: Laid) -> list[str]:
    """The misfits of a map, by kind; they are the same for who asks for nothing else."""
    found = join(boards, "toy").misfits
    assert misfits(boards) == found
    return [misfit.kind for misfit in found]


def test_what_does_not_fit_is_told() -> None:
    """And the map is there all the same."""
    one = board()
    assert kinds(laid(one, "1"), laid(one, "2", 0, HIGH)) == []
    assert kinds(laid(one, "1"), laid(one, "2", 6, 0)) == ["overlap"]
    assert kinds(laid(one, "1"), laid(one, "2", WIDE + 12, 0)) == ["apart"]
    assert kinds(laid(one, "1"), laid(one, "2", WIDE, 1)) == ["off_lattice"]
    assert kinds(laid(one, "1"), laid(one, "2", WIDE, turn=90)) == ["turn"]
    assert kinds(laid(one, "1"), laid(one, "2", 2 * WIDE), laid(one, "3", WIDE)) == []
    assert kinds(laid(one, "1"), laid(one, "2", WIDE, crop=["Z9", "A1", "A2", "A3", "A4"]))[:1] == ["crop"]
    full = Board(Grid(5, 4), "toy")
    assert "edge" in kinds(laid(one, "1"), laid(full, "2", WIDE + 3, 1))
    pointy = Board(Grid(5, 4, "pointy-top", shift="right"), "toy")
    joined = join([laid(one, "1"), laid(pointy, "2", WIDE)], "toy")
    assert [misfit.kind for misfit in joined.misfits] == ["orientation"]
    assert len(joined.grid.hexes) == len(GRID.hexes)


def test_halves_of_a_sector() -> None:
    """Letters fold a board across its middle; the two halves share the hexes that the fold cuts, and rejoin whole."""
    one = board(hexes=hexes(B1="woods", B3="swamp"))
    upper = join([laid(one, "1", crop="a")], "toy")
    lower = join([laid(one, "1", crop="b")], "toy")
    shared = set(upper.grid.hexes) & set(lower.grid.hexes)
    assert {upper.grid.label(at) for at in shared} == {"B2", "D2"}
    again = join([laid(one, "1", crop="a"), laid(one, "2", crop="b")], "toy")
    assert again.misfits == ()
    assert len(again.grid.hexes) == len(GRID.hexes)


def test_no_board_is_no_map() -> None:
    """An empty table has no hexes and breaks nothing."""
    joined = join([], "toy")
    assert joined.grid.hexes == ()
    assert joined.grid.bounds == (0, 0, 0, 0)


ring = st.lists(st.tuples(st.integers(-2, 14), st.integers(-3, 9)), min_size=3, max_size=6, unique=True)


@given(ring, st.booleans(), st.booleans())
def test_nothing_shows_past_an_edge(points: list[tuple[int, int]], turned: bool, below: bool) -> None:
    """However artwork sticks out, on the map it lies within its board, whole there, and nowhere else."""
    drawn = board(artwork=(Artwork("woods", tuple((float(x), float(y)) for x, y in points)),))
    where = (0, HIGH) if below else (WIDE, 0)
    joined = join([laid(board(), "1"), laid(drawn, "2", *where, turn=180 if turned else 0)], "toy")
    alone = join([laid(drawn, "2", turn=180 if turned else 0)], "toy")
    left, top, right, bottom = (1000 * value for value in GRID.bounds)
    inside = area(alone, "woods").intersection(shapely.box(left, top, right, bottom))
    moved = shapely.affinity.translate(inside, 1000 * where[0], 1000 * where[1])
    shown = area(joined, "woods")
    assert shapely.symmetric_difference(shown, moved).area <= 1e-3 * max(shown.area, 1e4)


def _drawn(*curve: Knot) -> Path:
    return redrawn(GRID, Path("road", ()), curve)


def test_drawn_paths_are_cut_at_the_edge_and_one_over_the_seam() -> None:
    """What a path has beyond its board's edge isn't printed; two that meet at the seam are one path of the map."""
    left = board(paths=(_drawn(Knot((2.0, 3.0)), Knot((11.0, 4.2)), Knot((15.0, 4.2))),))
    right = board(paths=(_drawn(Knot((-3.0, 4.4)), Knot((4.0, 4.4)), Knot((8.0, 2.0))),))
    joined = join([laid(left, "1"), laid(right, "2", WIDE)], "toy")
    (path,) = joined.board.paths
    assert path.through == hexes_entered(joined.grid, path.curve)
    assert {joined.grid.label(at).partition(".")[0] for at in path.through} == {"1", "2"}
    assert [knot.at for knot in path.curve][-2:] == [(4.0 + WIDE, 4.4), (8.0 + WIDE, 2.0)]
    alone = join([laid(left, "1")], "toy")
    assert max(x for knot in alone.board.paths[0].curve for x, _ in [knot.at]) == WIDE


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (0, 2, 1)])
def test_a_drawn_path_over_several_boards_is_one_in_whatever_order_they_are_listed(
    order: tuple[int, ...],
) -> None:
    """Also where the board in its middle is the first or the last."""
    across = board(paths=(_drawn(Knot((-1.0, 4.2)), Knot((16.0, 4.2))),))
    joined = join([laid(across, str(number), number * WIDE) for number in order], "toy")
    (path,) = joined.board.paths
    assert {knot.at[0] for knot in path.curve} >= {0.0, 3.0 * WIDE}


def test_a_curve_is_cut_as_its_board_is_wherever_that_lay_before() -> None:
    """What is kept of one map holds for others of the board, but neither for a crop nor under an overlay."""
    one = board(paths=(_drawn(Knot((-1.0, 4.2)), Knot((16.0, 4.2))),))
    here = join([laid(one, "1")], "toy").board.paths[0].curve
    (away,) = join([laid(one, "1", 2 * WIDE, HIGH)], "toy").board.paths
    assert [knot.at for knot in away.curve] == [
        (x + 2 * WIDE, y + HIGH) for x, y in (knot.at for knot in here)
    ]
    (left,) = join([laid(one, "1", crop=["A1", "A2", "A3", "A4", "B1", "B2", "B3"])], "toy").board.paths
    assert max(knot.at[0] for knot in left.curve) < max(knot.at[0] for knot in here)
    assert join([laid(one, "1"), laid(board(), "2", overlay=True)], "toy").board.paths == ()


def test_a_turned_board_and_an_overlay_carry_and_hide_curves() -> None:
    curve = (Knot((1.0, 2.0), None, (3.0, 2.0)), Knot((10.0, 5.0), (8.0, 6.0)))
    turned = join([laid(board(paths=(_drawn(*curve),)), "1", turn=180)], "toy")
    (path,) = turned.board.paths
    left, top, right, bottom = GRID.bounds
    assert path.curve[0].at == (left + right - 1.0, top + bottom - 2.0)
    assert path.through == hexes_entered(turned.grid, path.curve)
    covered = join([laid(board(paths=(_drawn(*curve),)), "1"), laid(board(), "2", overlay=True)], "toy")
    assert covered.board.paths == ()

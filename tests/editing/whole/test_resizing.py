"""A board resized, shifted, cropped and numbered otherwise, with all that names its hexes."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bob_editor.editing.mating.joined_board import joined_board
from bob_editor.editing.sight.suite_edits import KeptSuite
from bob_editor.editing.whole.carried import carried
from bob_editor.editing.whole.cut_out import cut_out
from bob_editor.editing.whole.shaping import Anchor, cropped, numbered, resized
from bob_editor.editing.whole.whole import Whole, whole
from bob_editor.errors import BadCall
from bob_editor.geometry.grid import EDGES, Grid
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import (
    Accepted,
    Artwork,
    Base,
    Board,
    Contour,
    Feature,
    HexContent,
    Label,
    Path,
    Pin,
    Underlay,
)
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import End, MapChange, Marker, Scene
from bob_editor.rulesets import ruleset
from bob_editor.storage.kinds.suites import EndSpec, Expectation, Suite
from tests.editing.whole.boards import boards

RULES = ruleset("band-of-brothers-2.2")
GRID = Grid(6, 5)
WOODS = HexContent((Feature("woods"),))
HALF = tuple((edge, "half") for edge in EDGES)
WHERE: tuple[Anchor, ...] = (0, 1, 2)
anchors = st.tuples(st.sampled_from(WHERE), st.sampled_from(WHERE))


def a_board() -> Board:
    """Woods in two corners, a road across, and a name for everything."""
    return Board(
        GRID,
        RULES.id,
        hexes={GRID.hex("A1"): WOODS, GRID.hex("F5"): WOODS},
        sides={GRID.side("A1/n"): (Feature("hedge"),), GRID.side("E4/E5"): (Feature("hedge", within=("E5",)),)},
        paths=(
            Path("road", tuple(map(GRID.hex, ("A1", "A2")))),
            Path("road", tuple(map(GRID.hex, ("A3", "B3", "C4", "D4")))),
        ),
        artwork=(Artwork("woods", ((-1, -1), (1, -1), (1, 1), (-1, 1))), Artwork("woods", ((12, 6), (16, 6), (14, 9)))),
        contours=(Contour(1, ((12, 6), (16, 6), (14, 9))),),
        labels=(Label("Mill", (0, 0)),),
        objectives=({"at": "F5", "number": 1}, {"at": "A1", "number": 2}),
        underlay=Underlay("scan.png", (Pin((0, 0), "A1"), Pin((9, 9), "F5"))),
        accepted=(
            Accepted("x", "A1", message="Not as A1/A2, or E5."), Accepted("x", "E4/E5"),
            Accepted("x", "paths/1 A3–D4"), Accepted("x", "artwork/0"),
            Accepted("x", "artwork/1"), Accepted("x", "title"),
        ),
    )  # fmt: skip


def done(columns: int, rows: int, anchor: tuple[Anchor, Anchor] = (0, 0)) -> Whole:
    """The board resized, with a suite and a trial."""
    board = a_board()
    suite = Suite(
        checks=(
            Expectation(EndSpec("A1"), EndSpec("E5"), "clear"),
            Expectation(EndSpec("C3"), EndSpec("D4"), "clear"),
        ),
        markers=({"marker": "smoke", "at": "D4"}, {"marker": "smoke", "at": "A1"}),
    )
    scene = Scene(board, RULES, markers=(Marker("smoke", GRID.hex("A1")), Marker("smoke", GRID.hex("D4"))))
    at = GRID.hex
    threads = ((End(at("A1")), End(at("C3"))), (End(at("C3")), End(at("D4"))))
    carry = resized(GRID, columns, rows, anchor=anchor)
    return whole(board, (KeptSuite(suite, 7),), scene, carry, threads=threads)


def test_names_follow_as_the_board_grows() -> None:
    """A column more at the left makes B of A, and other columns are the shifted ones."""
    found = done(7, 6, (2, 2))
    board, grid = found.board, found.board.grid
    assert grid == Grid(7, 6, shifted="odd")
    assert not found.fallen
    assert {grid.label(at) for at in board.hexes} == {"B2", "G6"}
    assert [one.at for one in board.accepted] == [
        "B2",
        "F5/F6",
        "paths/1 B4–E5",
        "artwork/0",
        "artwork/1",
        "title",
    ]
    assert board.accepted[0].message == "Not as B2/B3, or F6."
    assert board.sides[grid.side("F5/F6")][0].within == ("F6",)
    assert [row["at"] for row in board.objectives] == ["G6", "B2"]
    assert board.underlay is not None
    assert [pin.hex for pin in board.underlay.pins] == ["B2", "G6"]
    assert board.labels[0].at == (3, 2)
    (kept,) = found.suites
    assert (kept.key, [check.start.hex for check in kept.suite.checks]) == (7, ["B2", "D4"])
    assert [row["at"] for row in kept.suite.markers] == ["E5", "B2"]
    assert [grid.label(marker.at) for marker in found.scene.markers] == ["B2", "E5"]
    assert [grid.label(start.hex) for start, _ in found.threads] == ["B2", "D4"]
    assert found.sentences().startswith("Nothing falls off the board.")


def test_what_falls_off_is_counted() -> None:
    """Two columns fewer at the left; a drawn outline falls where nothing of it is left."""
    found = done(4, 5, (2, 0))
    board = found.board
    assert {count_word[1]: count_word[0] for count_word in found.fallen} == {
        "painted hex": 1, "hexside": 1, "path or a part of it": 2, "text": 1, "objective": 1,
        "pin of the scan": 1, "accepted issue": 3, "drawn outline": 1, "expected line": 1,
        "marker or unit beside the board": 2, "pinned thread": 1,
    }  # fmt: skip
    assert "1 hexside" in found.sentences()
    assert found.sentences().endswith("fall off the board.")
    assert [board.grid.label(at) for at in board.paths[0].through] == ["A4", "B4"]
    assert [one.at for one in board.accepted] == ["C4/C5", "artwork/0", "title"]
    assert len(board.artwork) == 1
    assert not done(6, 4).board.sides[GRID.side("A1/n")][0].within
    assert GRID.side("E4/E5") not in done(6, 4).board.sides, "a strip goes with the hex that holds it"


def test_the_title_of_a_suite_tells_of_the_markers_that_are_left() -> None:
    """Where it was made of them; one that somebody chose stays."""
    row = {"marker": "smoke", "at": "D4"}
    suites = tuple(
        KeptSuite(Suite(title=title, markers=markers), number)
        for number, (title, markers) in enumerate(
            (
                ("B: 2 markers", ({**row, "at": "A1"}, row)),
                ("B: 1 marker", ({**row, "at": "A1"},)),
                ("Two markers", ({**row, "at": "A1"}, row)),
            )
        )
    )
    board = a_board()
    found = whole(board, suites, Scene(board, RULES), resized(GRID, 4, 5, anchor=(2, 0)))
    assert [kept.suite.title for kept in found.suites] == ["B: 1 marker", "B", "Two markers"]


def test_outlines_are_cut_on_demand() -> None:
    """One that reaches over the edge is kept as it is, or cut there."""
    woods = Artwork("woods", ((3, 2), (8, 2), (8, 4), (3, 4)))
    board = Board(GRID, RULES.id, artwork=(woods,))
    carry = resized(GRID, 4, 5, anchor=(2, 0))
    kept = whole(board, (), Scene(board, RULES), carry)
    assert (
        kept.sentences()
        == "Nothing falls off the board. A drawn outline reaches over its edge and is kept as it is."
    )
    assert "is cut there." in kept.sentences(clip=True)
    cut = whole(board, (), Scene(board, RULES), carry, clip=True)
    assert not cut.reaching
    assert len(kept.board.artwork) == len(cut.board.artwork) == 1
    assert min(x for x, _ in cut.board.artwork[0].ring) > min(x for x, _ in kept.board.artwork[0].ring)


def test_an_outline_that_lay_off_the_board_stays_to_be_told_of() -> None:
    """It isn't resizing that took it off."""
    astray = Artwork("woods", ((-9, -9), (-7, -9), (-7, -7)))
    board = Board(GRID, RULES.id, artwork=(astray,))
    assert len(carried(board, resized(GRID, 4, 5, anchor=(2, 0))).board.artwork) == 1


def test_a_change_for_some_hexes_never_becomes_one_for_all() -> None:
    """A row that names only hexes that fell goes with them."""
    board = Board(GRID, RULES.id)
    change = next(iter(RULES.rows("changes")), None)
    assert change is not None
    scene = Scene(board, RULES, changes=(MapChange(change, (GRID.hex("A1"),)), MapChange(change)))
    found = whole(board, (), scene, resized(GRID, 3, 5, anchor=(2, 0)))
    assert [one.at for one in found.scene.changes] == [None]


def overlaps(ring: Sequence[Point], grid: Grid) -> bool:
    """Whether the box of a ring and that of the board meet."""
    left, top, right, bottom = grid.bounds
    across, down = [x for x, _ in ring], [y for _, y in ring]
    return max(across) >= left and min(across) <= right and max(down) >= top and min(down) <= bottom


@settings(max_examples=30)
@given(
    boards(), anchors, st.integers(0, 3), st.integers(0, 3), st.tuples(st.integers(0, 1), st.integers(0, 1))
)
def test_there_and_back(
    board: Board, anchor: tuple[Anchor, Anchor], wide: int, high: int, by: tuple[int, int]
) -> None:
    """A board that grew and is shrunk again is what it was, but for what lay beside it, which falls off then."""
    grid = board.grid
    board = replace(
        board,
        artwork=tuple(one for one in board.artwork if overlaps(one.ring, grid)),
        contours=tuple(one for one in board.contours if overlaps(one.ring, grid)),
        accepted=tuple(one for one in board.accepted if not one.at.startswith(("artwork", "contours"))),
    )
    columns = grid.columns if isinstance(grid.columns, int) else grid.columns[0]
    rows = grid.rows if isinstance(grid.rows, int) else grid.rows[0]
    moved = (by[0] * (anchor[0] == 0), by[1] * (anchor[1] == 0))
    carry = resized(grid, columns + wide + 1, rows + high + 1, anchor=anchor, by=moved)
    grown = carried(board, carry)
    assert not grown.fallen
    assert {carry.hex(at) for at in grid.hexes} <= set(carry.target.hexes)
    assert replace(carried(grown.board, carry.back).board, labels=board.labels) == board


def test_cropping_shows_just_the_selection() -> None:
    """Names begin anew, and edges that were cut in half stay so only where they are still the board's edge."""
    grid = Grid(5, (4, 5), shift="up", first_row=(1, 0), edges=HALF)  # type: ignore[arg-type]
    assert cropped(grid, grid.hexes).target == grid
    carry = cropped(grid, [grid.hex("B1"), grid.hex("C3")])
    assert carry.target == replace(grid, columns=2, rows=(2, 2), shifted="odd", edges=())
    assert (carry.label("C3"), carry.label("B1"), carry.label("A1")) == ("B2", "A0", None)
    assert carried(Board(grid, "toy", hexes={grid.hex("A1"): WOODS}), carry).fallen[0][0] == 1
    column = cropped(grid, [grid.hex("C1"), grid.hex("C2")]).target
    assert column.edges == (), "its hexes are whole, as its neighbours' were the halves"
    with pytest.raises(BadCall):
        cropped(grid, [])


def test_nothing_is_left_of_a_line_that_is_cut_on_both_sides() -> None:
    """A picture of such a board was one pixel wide."""
    grid = Grid(5, (4, 5), shift="up", edges=HALF)  # type: ignore[arg-type]
    with pytest.raises(BadCall, match="cut on both sides"):
        resized(grid, 1, 4)


def test_pointy_boards_are_cropped_by_rows() -> None:
    """Their rows are shifted, and their columns may differ."""
    grid = Grid((5, 4), 6, "pointy-top", shift="right")
    carry = cropped(grid, [grid.hex("B2"), grid.hex("D4")])
    assert carry.target == Grid((3, 3), 3, "pointy-top", shifted="odd", shift="right")
    assert carry.label("D4") == "C3"


def test_numbers_follow() -> None:
    """Rows may begin with another number, on flat top one for each kind of column."""
    board = carried(a_board(), numbered(GRID, (0, 1))).board
    assert [one.at for one in board.accepted][:3] == ["A0", "E3/E4", "paths/1 A2–D4"]
    assert board.hexes.keys() == a_board().hexes.keys()
    assert board.artwork == a_board().artwork


def test_sizes_have_bounds() -> None:
    """No board without hexes, none that no file may hold."""
    for columns, rows in ((0, 5), (5, 257)):
        with pytest.raises(BadCall):
            resized(GRID, columns, rows)
    with pytest.raises(BadCall):
        resized(Grid(5, (2, 1)), 5, 1)


def test_a_part_is_a_board_of_its_own() -> None:
    """With what lies on the hexes, and nothing of what lies beside them in the rectangle."""
    board = a_board()
    part = cut_out(board, frozenset(map(GRID.hex, ("B3", "C4", "E5", "F5"))), RULES)
    assert part.grid == Grid(5, 3, shifted="odd")
    assert [part.grid.label(at) for at in part.hexes] == ["E3"]
    assert [part.grid.label(at) for at in part.paths[0].through] == ["A1", "B2"]
    assert part.objectives == ({"at": "E3", "number": 1},)
    assert part.accepted == ()
    assert part.underlay is not None
    assert [pin.hex for pin in part.underlay.pins] == ["E3"]
    assert part.title == "Untitled: a part"
    strips = {GRID.side("E4/E5"): (Feature("hedge", within=("E5",)),)}
    lower = cut_out(
        replace(board, edition="1.0", sides=strips), frozenset(map(GRID.hex, ("A1", "E4", "E5"))), RULES
    )
    assert lower.edition == "1.0"
    assert [one.at for one in lower.accepted] == ["A1", "E4/E5"], "not those of rows, which are others now"


def test_what_a_face_prints_stays_where_it_was() -> None:
    """Its bands lie along the bottom edge: of a part, of a larger board, of two in one they would be others' hexes."""
    rules = ruleset("memoir-44")
    grid = Grid(4, 9, "pointy-top", shift="right")
    board = Board(grid, rules.id, base=Base("open", face="beach"))
    ground, scene = Ground(board, rules), Scene(board, rules)
    longer = resized(grid, 4, 11)
    for carry, after, hexes in (
        (longer, whole(board, (), scene, longer).board, grid.hexes),
        (cropped(grid, grid.hexes[:24]), cut_out(board, frozenset(grid.hexes[:24]), rules), grid.hexes[:24]),
        (
            (joined := joined_board(board, "bottom", board, rules, turned=False)).first,
            joined.board,
            grid.hexes,
        ),
    ):
        there = Ground(after, rules)
        assert [there.terrain(carry.hex(at)) for at in hexes] == [ground.terrain(at) for at in hexes]


def test_the_scan_stays_under_the_drawing() -> None:
    """Pins may lie off the board; one without a name is set to the nearest hex, where the others say that it is."""
    at = {label: GRID.centre(GRID.hex(label)) for label in ("A1", "F1", "A5", "F5")}
    pins = tuple(Pin((10 * x + 3, 7 * y + x), label) for label, (x, y) in at.items())
    board = Board(GRID, "toy", underlay=Underlay("scan.png", pins))
    carry = resized(GRID, 4, 4, anchor=(0, 0), by=(-1, 0))
    found = carried(board, carry)
    assert not found.fallen
    assert found.board.underlay is not None
    moved = found.board.underlay.pins
    assert [pin.hex for pin in moved] == ["A1", "E1", "A4", "E5"]
    for pin in moved:
        own = carry.target.hex_anywhere(pin.hex)
        assert own is not None
        x, y = carry.back.point(carry.target.centre(own))
        assert pin.pixel == pytest.approx((10 * x + 3, 7 * y + x))

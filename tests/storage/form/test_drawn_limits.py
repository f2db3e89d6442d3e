"""Outlines past the limits of what can be looked through: refused at once, with a sentence that says what and where."""

import gc
import random
from time import perf_counter
from typing import Any
from weakref import ref

import pytest
from msgspec.structs import replace

from bob_editor.errors import TooLarge
from bob_editor.geometry.curve import Knot
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Artwork, Board, Contour, Label, Path
from bob_editor.storage.form import drawn_limits, schemas
from bob_editor.storage.form.drawn_limits import DrawnLimits
from bob_editor.storage.kinds.board_reader import board_from_json

Ring = list[list[float]]
LONG = 10
"""Seconds in which a machine with much else to do refuses any of these; they took minutes."""


def board(*rings: Ring, holes: list[Ring] | None = None) -> dict[str, Any]:
    """A board of 7 × 6 hexes with these rings of woods, the first with the holes."""
    artwork: list[dict[str, Any]] = [{"terrain": "woods", "ring": ring} for ring in rings]
    if holes:
        artwork[0]["holes"] = holes
    return {
        "format": "bob-editor/board",
        "version": 1,
        "id": "t",
        "title": "T",
        "ruleset": "band-of-brothers-2.2",
        "grid": {"hexes": "flat-top", "columns": 7, "rows": 6, "shifted": "even", "shift": "down"},
        "base": {"terrain": "open_ground", "level": 0},
        "artwork": artwork,
    }


def wild(points: int) -> Ring:
    """A ring from one random point to the next."""
    chance = random.Random(points)
    return [[chance.randint(0, 20_000) / 1000, chance.randint(0, 12_000) / 1000] for _ in range(points)]


def comb(points: int) -> Ring:
    """A ring that crosses itself nowhere, with long teeth aslant."""
    teeth: Ring = []
    for k in range(points // 2):
        x = round(k * 20 / points, 3)
        ends: Ring = [[x, 0], [x + 8, 12]]
        teeth += ends if k % 2 == 0 else ends[::-1]
    return [*teeth, [40, 12], [40, -0.5], [0, -0.5]]


def square(half: float) -> Ring:
    """A square about the middle of the board."""
    return [[9 - half, 6 - half], [9 + half, 6 - half], [9 + half, 6 + half], [9 - half, 6 + half]]


def test_a_curve_of_too_many_knots_is_refused_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """From knot to knot it runs over a hex at least; to hold each knot against the schema took seconds."""
    held: list[str] = []

    def hold(schema: str, *_: object) -> tuple[()]:
        held.append(schema)
        return ()

    monkeypatch.setattr(schemas, "validate", hold)
    knots = [[6 + number % 2, 6 + number % 3] for number in range(190_000)]
    endless = {"terrain": "road", "curve": knots}
    with pytest.raises(TooLarge, match=r"run over more than 10,000 hexes in all"):
        board_from_json({**board(), "paths": [{"terrain": "road", "curve": 7}, endless]})
    assert held == []
    longest = {"terrain": "road", "curve": knots[:4_000]}
    found, problems = board_from_json({**board(), "paths": [longest]})
    assert len(found.paths) == 1
    assert not problems
    assert held == ["board"]


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (board(square(1), wild(140)), "artwork 2 of T.json crosses itself or its holes more than 500 times."),
        (board(wild(3000)), "artwork 1 of T.json winds so much"),
        (board(comb(20_000)), "artwork 1 of T.json winds so much"),
        (
            board(*(wild(60) for _ in range(20))),
            "The outlines of T.json cross themselves more than 2,000 times",
        ),
        (board(square(5), holes=[square(k / 1000) for k in range(1, 1000)]), "artwork 1 of T.json crosses"),
        (board(*(square(9000 - k) for k in range(600))), "T.json has more outlines over each other than"),
        (
            board() | {"contours": [{"level": 1, "ring": square(9000 - k)} for k in range(200)]},
            "T.json has more crest lines over each other than",
        ),
        (board(*(square(0.1) for _ in range(20_001))), "T.json has more than 20,000 outlines."),
    ],
    ids=[
        "crosses",
        "wild",
        "comb",
        "many that cross",
        "holes in holes",
        "over each other",
        "crest lines",
        "many",
    ],
)
def test_refused_at_once(data: dict[str, Any], told: str) -> None:
    """The sentence names the outline, and the hint says what to do."""
    started = perf_counter()
    with pytest.raises(TooLarge) as refused:
        board_from_json(data, name="T.json")
    assert str(refused.value).startswith(told)
    assert refused.value.hint
    assert perf_counter() - started < LONG


@pytest.mark.parametrize(
    "drawn",
    [
        {"artwork": (Artwork("woods", ((0, 0), (10_000.001, 0), (0, 5))),)},
        {"artwork": (Artwork("woods", ((0, 0), (4, 0), (0, 5)), holes=(((1, 1), (2, 1), (1, -10_001)),)),)},
        {"contours": (Contour(1, ((0, 0), (4, 0), (-10_001, 5))),)},
        {"paths": (Path("road", (), (Knot((0, 0), after=(0, -10_001)), Knot((4, 0)))),)},
        {"labels": (Label("Mill", (10_001, 0)),)},
        {"labels": (Label("Mill", (0, 0), curve=(Knot((0, 0)), Knot((1, 0), before=(10_001, 0)))),)},
    ],
)
def test_nothing_is_drawn_where_no_file_may_have_it(drawn: dict[str, Any]) -> None:
    """As by a drag with the whole board in view; what was there already may be altered elsewhere."""
    empty = Board(Grid(7, 6), "band-of-brothers-2.2")
    far = replace(empty, **drawn)
    with pytest.raises(TooLarge, match="10,000 lattice units"):
        DrawnLimits().check_edit(empty, far, "T")
    DrawnLimits().check_edit(far, replace(far, title="T"), "T")


@pytest.mark.parametrize(
    "data",
    [
        board(wild(12)),
        board([[-9999, -9999], [9999, 9999], [9999, -9999], [-9999, 9999]]),
        board([[3, 3]] * 5_000),
        board(*(square(0.5) for _ in range(1000))),
        board(square(5), holes=[square(k / 100) for k in range(1, 20)]),
    ],
    ids=["crosses a little", "far", "one point", "many small", "a few holes in holes"],
)
def test_let_through(data: dict[str, Any]) -> None:
    """What can be mended in the editor is opened there."""
    board_from_json(data)


def test_of_an_edited_board_only_what_is_new_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """What stays counts as before, as often as it is drawn; on a board of another size it reaches over other hexes."""
    measured: list[object] = []

    def cover(piece: Artwork | Contour, bounds: drawn_limits.Box) -> float:
        measured.append(piece)
        return plain(piece, bounds)

    plain = drawn_limits._cover
    monkeypatch.setattr(drawn_limits, "_cover", cover)
    limits, grid = DrawnLimits(), Grid(7, 6)
    field = tuple(Artwork("wheat", ((0, 0), (n, 0), (n, 5))) for n in range(2, 12))
    before = Board(grid, "band-of-brothers-2.2", artwork=field)
    limits.check(before, "T")
    added = Artwork("wheat", ((1, 1), (4, 1), (4, 4)))
    after = replace(before, artwork=(*field, added))
    limits.check_edit(before, after, "T")
    assert measured == [*field, added]
    limits.check(replace(after, grid=Grid(9, 9)), "T")
    assert measured == [*field, added, *field, added]
    crossed = Artwork("wheat", tuple((x, y) for x, y in wild(45)))
    limits.check_edit(before, replace(before, artwork=(*field, crossed)), "T")
    with pytest.raises(TooLarge, match="cross themselves"):
        limits.check_edit(before, replace(before, artwork=(*field, *(crossed,) * 100)), "T")


def test_what_was_measured_ahead_is_not_measured_by_an_edit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of thousands of outlines the first edit took a tenth of a second; what is past a limit is refused by it alone."""
    looked_into: list[object] = []
    plain = drawn_limits._crossings

    def crossings(*outline: Any) -> int:
        looked_into.append(outline[0])
        return plain(*outline)

    monkeypatch.setattr(drawn_limits, "_crossings", crossings)
    limits = DrawnLimits()
    field = tuple(Artwork("wheat", ((0, 0), (n, 0), (n, 6))) for n in range(2, 12))
    before = Board(Grid(7, 6), "band-of-brothers-2.2", artwork=field)
    for _ in limits.measuring(before):
        pass
    assert looked_into == [piece.ring for piece in field]
    added = Artwork("wheat", ((1, 1), (4, 1), (4, 5)))
    limits.check_edit(before, replace(before, artwork=(*field, added)), "T")
    assert looked_into[len(field) :] == [added.ring]
    wound = Artwork("wheat", tuple((x, y) for x, y in wild(400)))
    for _ in limits.measuring(replace(before, artwork=(wound, *field))):
        pass
    with pytest.raises(TooLarge, match=r"winds so much|crosses itself"):
        limits.check_edit(before, replace(before, artwork=(wound, *field)), "T")


def test_another_size_tried_meanwhile_is_measured_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is measured ahead on the smaller board isn't taken for what it is on the larger, which is tried again."""
    monkeypatch.setattr(drawn_limits, "SMALL", 1)
    monkeypatch.setattr(drawn_limits, "MAX_COVER", 2)
    wide = tuple(Artwork("wheat", ((-99, -99), (n, -99), (n, n), (-99, n))) for n in (97, 98, 99))
    before = Board(Grid(7, 6), "band-of-brothers-2.2", artwork=wide)
    larger = replace(before, grid=Grid(20, 20))
    limits = DrawnLimits()
    ahead = limits.measuring(before)
    next(ahead)
    for left in (2, 0):
        with pytest.raises(TooLarge):
            limits.check(larger, "T")
        assert len(list(ahead)) == left


def test_boards_that_were_measured_ahead_before_are_not_kept() -> None:
    """A file that another program writes again and again is read anew each time."""
    limits, former = DrawnLimits(), list[ref[Artwork]]()
    for _ in range(3):
        drawn = Artwork("wheat", ((0, 0), (4, 0), (4, 6)))
        former.append(ref(drawn))
        for _ in limits.measuring(Board(Grid(7, 6), "band-of-brothers-2.2", artwork=(drawn,))):
            pass
    del drawn
    gc.collect()
    assert [one() is not None for one in former] == [False, False, True]

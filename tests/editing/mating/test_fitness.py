"""Boards laid edge to edge: what meets, what doesn't, and where that is."""

from typing import Literal

import pytest
from msgspec.structs import replace

from bob_editor.editing.mating.fitness import Meeting, meeting, meetings
from bob_editor.editing.mating.seam import seam
from bob_editor.geometry.curve import Knot
from bob_editor.geometry.grid import EDGES, Edge, Grid
from bob_editor.model.board import Artwork, Board, Contour, Feature, HexContent, Path
from bob_editor.model.drawn_paths import redrawn
from bob_editor.rules.game import game_from_data
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset

GAME = "band-of-brothers-2.2"
HALF: tuple[tuple[Edge, Literal["half"]], ...] = tuple((edge, "half") for edge in EDGES)
GRID = Grid(7, (6, 5), edges=HALF)


def _ground(**content: object) -> Ground:
    return Ground(Board(GRID, GAME, **content), ruleset(GAME))  # type: ignore[arg-type]


def _meets(ground: Ground, edge: Edge, *, turned: bool = False) -> Meeting:
    return meeting(ground, edge, "", ground, turned=turned)


def test_an_empty_board_meets_itself_on_every_side() -> None:
    found = list(meetings(_ground(), ()))
    assert [(one.edge, one.turned) for one in found] == [
        ("bottom", False), ("right", False), ("top", True), ("bottom", True), ("left", True), ("right", True),
    ]  # fmt: skip
    assert all(one.fits for one in found)


@pytest.mark.parametrize("turned", [False, True])
def test_half_hexes_of_a_seam_are_one_hex(turned: bool) -> None:
    """Each of the edge's hexes once, and its dot in the same place."""
    board = _ground().board
    found = seam(board, "right", board, turned=turned)
    assert not found.why
    assert found.part is not None
    assert len(found.halves) == len({at for at, _ in found.halves}) > 3
    for at, there in found.halves:
        assert found.part.point(GRID.frame.centre(there)) == GRID.frame.centre(at)


def test_a_road_that_leaves_needs_one_that_comes_in() -> None:
    """Told once at its place; the road on the other side of the board doesn't help."""
    last = [GRID.label(at) for at in GRID.hexes if GRID.cut_edges(at) == ("right",)][1]
    inner = next(one for one in GRID.hex(last).neighbours() if one in GRID and not GRID.cut_edges(one))
    ground = _ground(paths=(Path("road", (inner, GRID.hex(last))),))
    (gap,) = _meets(ground, "right").gaps
    assert gap.at == GRID.hex(last)
    assert last in gap.words
    first = GRID.label(gap.there)
    whole = replace(ground.board, paths=(*ground.board.paths, Path("road", (GRID.hex(first),))))
    assert _meets(Ground(whole, ground.ruleset), "right").fits


def test_a_drawn_road_crosses_the_edge_where_that_of_the_other_board_does() -> None:
    at, there = next(one for one in seam(_ground().board, "right", _ground().board, turned=False).halves)
    (x, y), (far_x, far_y) = GRID.frame.centre(at), GRID.frame.centre(there)

    def fits(aside: float) -> bool:
        curves = ((Knot((x - 3, y)), Knot((x, y))), (Knot((far_x, far_y + aside)), Knot((far_x + 3, far_y))))
        roads = tuple(redrawn(GRID, Path("road", ()), curve) for curve in curves)
        return _meets(_ground(paths=roads), "right").fits

    assert [fits(aside) for aside in (0, 0.25, -0.75, 0.75)] == [True, True, False, False]


def test_terrain_and_level_of_a_half_hex_are_those_of_the_other_half() -> None:
    side = [at for at in GRID.hexes if GRID.cut_edges(at) == ("right",)][1]
    ground = _ground(hexes={side: HexContent((Feature("woods"),), level=1)})
    found = _meets(ground, "right")
    assert [gap.at for gap in found.gaps] == [side, side]
    assert any("Level 1" in gap.words for gap in found.gaps)
    assert any("Woods" in gap.words for gap in found.gaps)
    other = found.gaps[0].there
    both = {side: HexContent((Feature("woods"),), level=1), other: HexContent((Feature("woods"),), level=1)}
    assert _meets(_ground(hexes=both), "right").fits


def test_drawn_outlines_meet_where_the_edge_cuts_them() -> None:
    """A piece on the edge that goes on by itself when turned is no gap; one that doesn't is."""
    _, top, right, bottom = GRID.bounds
    middle = (top + bottom) / 2
    ring = (
        (right - 2, middle - 1.5),
        (right, middle - 1.5),
        (right, middle + 1.5),
        (right - 2, middle + 1.5),
    )
    lone = _ground(artwork=(Artwork("woods", ring),))
    assert _meets(lone, "right").gaps
    assert not [gap for gap in _meets(lone, "right", turned=True).gaps if "doesn’t meet" in gap.words]


def test_crest_lines_meet_too() -> None:
    _, top, right, _ = GRID.bounds
    ring = ((right - 5, top + 3), (right, top + 3), (right, top + 7), (right - 5, top + 7))
    assert any(
        "crest line" in gap.words for gap in _meets(_ground(contours=(Contour(1, ring),)), "right").gaps
    )


def test_boards_that_can_t_lie_there_say_why() -> None:
    small = Ground(Board(Grid(5, (4, 3), edges=HALF), GAME), ruleset(GAME))
    pointy = Ground(Board(Grid(7, 5, orientation="pointy-top", shift="right"), GAME), ruleset(GAME))
    assert "lengths" in meeting(_ground(), "top", "small", small, turned=False).why
    assert "hexes" in meeting(_ground(), "top", "pointy", pointy, turned=False).why


def test_a_terrain_may_be_called_anything() -> None:
    """Braces in its name are no places to fill in."""
    data = ruleset(GAME).data
    rows = [{**row, "title": "Road {old}"} if row["id"] == "road" else row for row in data["terrains"]]
    game = game_from_data({**data, "terrains": rows})
    ground = Ground(_ground(paths=(Path("road", (GRID.hex("B2"), GRID.hex("A2"))),)).board, game)
    assert [gap.words for gap in _meets(ground, "left").gaps] == ["Road {old} ends in A2; G2 has none."]

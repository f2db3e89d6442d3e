"""Two boards become one, with everything that is on either."""

from pathlib import Path as File

import pytest
from msgspec.structs import replace

from bob_editor.editing.mating.joined_board import joined_board
from bob_editor.errors import BadCall
from bob_editor.geometry.grid import EDGES, Edge, Grid
from bob_editor.geometry.joined_grid import Part
from bob_editor.model.board import Accepted, Artwork, Board, Feature, HexContent, Label, Path, Pin, Underlay
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import board_text, read_board

MAPS = File(__file__).parents[3] / "maps"
GAME = "band-of-brothers-2.2"
POINTY = Grid((5, 4), 5, "pointy-top", shift="right", edges=(("left", "half"), ("right", "half")))


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("edge", EDGES)
def test_every_dot_keeps_its_terrain_and_level(edge: Edge, turned: bool) -> None:
    """Also on the seam, where the two are drawn to meet; and the result is written as any board."""
    rules = ruleset(GAME)
    first, second = (
        read_board(MAPS / GAME / f"{name}.board.json").value for name in ("vieux-pont", "sainte-barbe")
    )
    whole = joined_board(first, edge, second, rules, turned=turned).board
    assert len(whole.grid.hexes) < len(first.grid.hexes) + len(second.grid.hexes)
    assert all(at in whole.grid for at in whole.hexes)
    ground, former = Ground(whole, rules), Ground(first, rules)
    left, top, _, _ = first.grid.bounds
    new_left, new_top, new_right, new_bottom = whole.grid.bounds
    wide, high = first.grid.bounds[2] - left, first.grid.bounds[3] - top
    corner = (
        new_right - wide if edge == "left" else new_left,
        new_bottom - high if edge == "top" else new_top,
    )
    part = Part("", first.grid, (round(corner[0] - left), round(corner[1] - top)))
    for own in first.grid.hexes:
        at = part.on_map(whole.grid.frame, own)
        assert at is not None
        assert (set(ground.terrain(at)), ground.level(at)) == (set(former.terrain(own)), former.level(own))
    assert len(whole.labels) == len(first.labels) + len(second.labels)
    assert board_text(whole)


def test_whole_hexes_and_what_was_accepted() -> None:
    """Boards of whole hexes lie side by side; an accepted issue follows its hex, and a road goes on."""
    grid = Grid(5, 4)
    board = Board(
        grid, GAME, id="a", title="A",
        hexes={grid.hex("B2"): HexContent((Feature("woods"),))},
        paths=(Path("road", (grid.hex("D2"), grid.hex("E2"))),),
        artwork=(Artwork("field", ((6, 4), (9, 4), (9, 7))),),
        labels=(Label("Mill", (6, 4)),),
        accepted=(Accepted("dot-on-artwork-edge", "B2", "so printed"), Accepted("x", "artwork/0", "gone")),
        edition="1.0",
    )  # fmt: skip
    whole = joined_board(board, "bottom", board, ruleset(GAME), turned=False).board
    assert (whole.grid.columns, whole.grid.rows) == (5, 8)
    assert [one.at for one in whole.accepted] == ["B2", "B6"]
    assert {whole.grid.label(at) for at in whole.hexes} == {"B2", "B6"}
    assert len(whole.artwork) == len(whole.labels) == len(whole.paths) == 2
    assert (whole.title, whole.edition) == ("A and A", "1.0")


@pytest.mark.parametrize(
    ("grid", "other", "edge", "turned"),
    [
        (Grid(5, 4), Grid(5, 4), "right", False),
        (Grid(5, 4), Grid(5, 4), "bottom", True),
        (Grid(5, 4), Grid(4, 4, shifted="odd"), "left", True),
        (Grid(1, 4), Grid(1, 4), "right", False),
        (POINTY, POINTY, "top", False),
    ],
)
def test_no_hex_is_lost_where_rows_lie_half_a_hex_beside_others(
    grid: Grid, other: Grid, edge: Edge, turned: bool
) -> None:
    """As they do where a board of an odd number of columns goes on; names stay where the first begins."""
    found = joined_board(Board(grid, GAME), edge, Board(other, GAME), ruleset(GAME), turned=turned)
    there = found.board.grid
    assert all(found.first.hex(at) in there for at in grid.hexes)
    assert all(found.second.hex(at) in there for at in other.hexes)
    if edge in ("right", "bottom"):
        assert all(there.label(found.first.hex(at)) == grid.label(at) for at in grid.hexes)


@pytest.mark.parametrize(("scans", "hexes"), [("ab", ["A1", "E4"]), ("b", ["A5", "E8"])])
def test_a_scan_and_a_style_come_along(scans: str, hexes: list[str]) -> None:
    """The first board's, else the other's: pinned to the same dots under their new names."""
    pins = (Pin((0, 0), "A1"), Pin((90, 70), "E4"))
    first, second = (
        Board(
            Grid(5, 4),
            GAME,
            id=id_,
            style="ink",
            underlay=Underlay(f"{id_}.png", pins) if id_ in scans else None,
        )
        for id_ in "ab"
    )
    whole = joined_board(first, "bottom", second, ruleset(GAME), turned=False).board
    assert whole.underlay is not None
    assert whole.underlay.image == f"{scans[0]}.png"
    assert [pin.hex for pin in whole.underlay.pins] == hexes
    assert whole.style == "ink"


def test_what_can_t_be_joined_says_why() -> None:
    with pytest.raises(BadCall, match="different lengths"):
        joined_board(Board(Grid(5, 4), GAME), "top", Board(Grid(6, 4), GAME), ruleset(GAME), turned=False)
    with pytest.raises(BadCall, match="256"):
        joined_board(
            Board(Grid(200, 2), GAME), "right", Board(Grid(200, 2), GAME), ruleset(GAME), turned=False
        )


@pytest.mark.parametrize(("answer", "first"), [({}, False), ({"seam_hex_terrain": "first_board"}, True)])
def test_of_what_half_hexes_list_the_game_says_what_counts(answer: dict[str, str], first: bool) -> None:
    """The worse in this one, unless the first board's ruling is another: woods were lost to a road."""
    grid = Grid(5, (4, 5), shift="up", edges=(("left", "half"), ("right", "half")))
    road, woods = HexContent((Feature("road"),)), HexContent((Feature("woods"),))
    boards = (
        Board(grid, GAME, hexes={grid.hex("E2"): road}, rulings=answer),
        Board(grid, GAME, hexes={grid.hex("A2"): woods}),
    )
    found = joined_board(boards[0], "right", boards[1], ruleset(GAME), turned=False)
    assert found.first.hex(grid.hex("E2")) == found.second.hex(grid.hex("A2"))
    assert found.board.content(found.first.hex(grid.hex("E2"))) == (road if first else woods)


def test_tiles_of_a_turned_board_are_turned() -> None:
    """They kept how they lie on it: its roads led elsewhere."""
    curve, bare = Feature("road", 2, "curve"), Board(POINTY, "memoir-44")
    board = replace(bare, hexes={POINTY.hex("B2"): HexContent((curve,))})
    found = joined_board(bare, "right", board, ruleset("memoir-44"), turned=True)
    assert found.board.content(found.second.hex(POINTY.hex("B2"))).terrain == (replace(curve, orientation=5),)

"""Hex sets of cards: every field narrows, and what can't be read names no hex."""

from typing import Any

import pytest

from bob_editor.geometry.grid import EDGES, Grid
from bob_editor.model.board import Board, Feature, HexContent, Path
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard
from bob_editor.rules.cards.hex_sets import HexSets
from bob_editor.rules.game import game_from_data
from bob_editor.rules.land.ground import Ground

HALF = tuple((edge, "half") for edge in EDGES)
GRID = Grid(5, (4, 5), shift="up", first_row=(1, 0), edges=HALF)  # type: ignore[arg-type]
TOY = game_from_data({"id": "toy", "terrains": [{"id": "open_ground"}, {"id": "woods", "in": ["hexes"]}]})


def sets(*, full: bool = False) -> HexSets:
    """Two boards side by side, or one of whole hexes."""
    grid = Grid(4, 3) if full else GRID
    board = Board(
        grid,
        "toy",
        hexes={
            grid.hex("B2"): HexContent((Feature("woods"),)),
            grid.hex("C3"): HexContent(level=1),
        },
        paths=(Path("road", (grid.hex("A1"), grid.hex("B1"))),),
    )
    laid = [Laid(PlacedBoard("a", "1"), board)]
    if not full:
        laid.append(Laid(PlacedBoard("b", "2", (12, 0)), Board(grid, "toy")))
    joined = join(laid, "toy")
    return HexSets(
        joined.grid, Ground(joined.board, TOY), {"x": {"board": "1"}, "y": {"area": "y"}, "z": ["2.C2"]}
    )


def named(hex_set: Any, *, full: bool = False) -> list[str]:
    """The labels of a set's hexes in map order."""
    reader = sets(full=full)
    found = reader.hexes(hex_set)
    assert isinstance(found, frozenset)
    return [reader.grid.label(at) for at in reader.grid.hexes if at in found]


@pytest.mark.parametrize(
    ("hex_set", "labels"),
    [
        (["1.B2", "2.A1", "9.B2", 7], ["1.B2", "1.E1"]),
        ({"rows": [0, 1], "board": "1", "cols": ["B", "C"]}, ["1.B0", "1.B1", "1.C1"]),
        ({"cols": ["C", "B"], "rows": [4, 4], "board": "2"}, ["2.B4", "2.C4"]),
        ({"edge": "left"}, ["1.A1", "1.A2", "1.A3", "1.A4"]),
        ({"edge": "top", "board": "2"}, ["1.E1", "2.B0", "2.C1", "2.D0", "2.E1"]),
        ({"edge": "bottom", "cols": ["A", "C"], "board": "1"}, ["1.A4", "1.B4", "1.C4"]),
        ({"edge": "bottom", "cols": ["A", "A"]}, ["1.A4", "1.E4"]),
        ({"edge": "left", "depth": 2, "rows": [4, 9]}, ["1.A4", "1.B4"]),
        ({"within": {"of": ["1.A1"], "hexes": 1}}, ["1.A1", "1.A2", "1.B0", "1.B1"]),
        ({"within": {"of": ["1.A1"], "hexes": 0}}, ["1.A1"]),
        ({"terrain": "woods"}, ["1.B2"]),
        ({"terrain": ["woods", "road"]}, ["1.A1", "1.B1", "1.B2"]),
        ({"level": 1}, ["1.C3"]),
        ({"area": "z"}, ["2.C2"]),
        ({"area": "x", "except": {"cols": ["B", "E"]}}, ["1.A1", "1.A2", "1.A3", "1.A4"]),
        ({"except": {"any": [{"edge": "right"}, {"rows": [1, 9]}]}}, ["1.B0", "1.D0", "2.B0", "2.D0"]),
        ({"aoc": True, "except": ["1.A1"]}, []),
        ({"any": [["1.A1"], {"area": "z"}]}, ["1.A1", "2.C2"]),
        ({"hexes": ["1.A1", "2.C2"], "board": "2"}, ["2.C2"]),
    ],
)
def test_fields_narrow(hex_set: Any, labels: list[str]) -> None:
    """A hex must fulfil every field."""
    assert named(hex_set) == labels


def test_rows_and_columns_are_the_boards() -> None:
    """An overlay has rows of its own, which are meant where it is named; what it lies on is in its board's rows."""
    board, small = Board(Grid(4, 6), "toy"), Board(Grid(2, 2), "toy")
    laid = [Laid(PlacedBoard("a", "1"), board), Laid(PlacedBoard("o", "o", (0, 6)), small, overlay=True)]
    joined = join(laid, "toy")
    reader = HexSets(joined.grid, Ground(joined.board, TOY), overlays=frozenset({"o"}))

    def labels(hex_set: Any) -> list[str]:
        return [joined.grid.label(at) for at in joined.grid.hexes if at in reader.hexes(hex_set)]

    assert labels({"rows": [1, 1]}) == ["1.A1", "1.B1", "1.C1", "1.D1"]
    assert labels({"rows": [4, 4]}) == ["1.A4", "1.B4", "1.C4", "1.D4"]
    assert labels({"rows": [1, 1], "board": "o"}) == ["1.A4", "1.B4"]


@pytest.mark.parametrize(
    "hex_set",
    [
        None, 5, "1.A1", {}, {"x-mine": 1}, {"edge": "north"}, {"rows": [1]}, {"rows": 3}, {"area": "y"},
        {"area": ["x"]}, {"within": 3}, {"within": {"hexes": 2}}, {"cols": ["?", "A"]}, {"any": 4},
        {"edge": "top", "depth": "deep"}, {"rows": [True, {}]}, {"board": "9"},
        {"terrain": [["woods"]]}, {"terrain": {"woods": 1}},
    ],
)  # fmt: skip
def test_what_cannot_be_read_names_no_hex(hex_set: Any) -> None:
    """A card is shown while it is being written: nothing raises, an area that names itself is empty."""
    assert named(hex_set) == []


def test_areas_that_name_areas_take_as_long_as_there_are_many() -> None:
    """Each is worked out once, however often it is named and however long the row; in a circle none has a hex."""
    joined = sets()
    twice = {f"a{step}": {"any": [{"area": f"a{step + 1}"}] * 2} for step in range(60)}
    row = {f"r{step}": {"area": f"r{step + 1}", "edge": "left"} for step in range(500)}
    circle = {
        f"c{step}": {"any": [["1.B2"], *({"area": f"c{other}"} for other in range(30))]} for step in range(30)
    }
    areas = {**twice, "a60": ["1.A1"], **row, "r500": {"board": "1"}, **circle}
    reader = HexSets(joined.grid, joined.ground, areas)
    assert reader.hexes({"area": "a0"}) == reader.hexes(["1.A1"])
    assert reader.hexes({"area": "r0"}) == reader.hexes({"edge": "left"})
    assert reader.hexes({"area": "c0"}) == frozenset()
    assert reader.hexes(areas["c0"]) == reader.hexes(["1.B2"])


@pytest.mark.parametrize(
    ("edge", "labels"),
    [
        ("top", ["A1", "B1", "C1", "D1"]),
        ("bottom", ["A3", "B3", "C3", "D3"]),
        ("left", ["A1", "A2", "A3"]),
        ("right", ["D1", "D2", "D3"]),
    ],
)
def test_edges_of_whole_hexes(edge: str, labels: list[str]) -> None:
    """A zigzag edge is one row."""
    assert named({"edge": edge}, full=True) == labels


def test_the_edge_of_a_sector() -> None:
    """Cut at all four edges: beside a corner, the whole hex is no part of the edge next to it."""
    sector = Grid(11, (14, 13), edges=HALF)  # type: ignore[arg-type]
    joined = join([Laid(PlacedBoard("a", "1"), Board(sector, "toy"))], "toy")
    reader = HexSets(joined.grid, Ground(joined.board, TOY))
    found = [joined.grid.label(at) for at in reader.edge_hexes("bottom")]
    assert found == [f"{column}{14 if place % 2 == 0 else 13}" for place, column in enumerate("ABCDEFGHIJK")]

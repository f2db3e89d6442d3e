"""Boards survive being written and read: the same value, the same bytes, and a file that fits its schema."""

import json
from collections.abc import Callable
from pathlib import Path as FilePath
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bob_editor.geometry.curve import Knot, corners, flattened
from bob_editor.geometry.grid import EDGES, Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import sides_of
from bob_editor.model.board import (
    Accepted,
    Artwork,
    Base,
    Board,
    Contour,
    Credits,
    Feature,
    HexContent,
    Label,
    Path,
    Pin,
    Underlay,
)
from bob_editor.model.drawn_paths import redrawn
from bob_editor.storage.documents import board_text, read_board, write_board
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.form.problems import pointer_of
from bob_editor.storage.kinds.board_reader import board_from_json
from bob_editor.storage.kinds.board_writer import board_to_json

ids = st.from_regex(r"[a-z][a-z0-9_]{0,12}", fullmatch=True)
texts = st.text(max_size=20)
levels = st.integers(-99, 99)
numbers = st.integers(-20_000, 40_000).map(lambda milli: milli / 1000)
points = st.tuples(numbers, numbers)
rings = st.lists(points, min_size=3, max_size=6).filter(lambda ring: ring[0] != ring[-1]).map(tuple)
knots = st.builds(Knot, points, st.none() | points, st.none() | points)
outlines = rings.map(corners) | st.lists(knots, min_size=3, max_size=5).map(tuple)
outlines = outlines.filter(lambda one: one[0].at != one[-1].at and len(flattened(one, closed=True)) > 2)


def _piece(build: Callable[..., Any], curves: list[Any], **fields: Any) -> Any:
    ring, *holes = (flattened(curve, closed=True) for curve in curves)
    return build(ring=ring, holes=tuple(holes), curves=tuple(curves), **fields)


def drawn(build: Callable[..., Any], **fields: Any) -> st.SearchStrategy[Any]:
    """Pieces of points and of knots, with holes."""
    return st.builds(_piece, st.just(build), st.lists(outlines, min_size=1, max_size=3), **fields)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | texts, lambda inner: st.lists(inner, max_size=3), max_leaves=4
)
foreign_names = texts.map("x-{}".format)
features = st.builds(
    Feature,
    ids,
    orientation=st.none() | st.integers(0, 12),
    shape=st.none() | ids,
    within=st.lists(st.sampled_from(["A1", "B2", "BB12"]), max_size=2).map(tuple),
    side=st.none() | ids,
    landscape=st.none() | ids,
)


@st.composite
def grids(draw: st.DrawFn) -> Grid:
    """Grids of both orientations, with lines alike or longer and shorter in turn, numbered from anywhere."""
    pointy = draw(st.booleans())
    length = st.integers(1, 7)
    varied = draw(length | st.tuples(length, length))
    lines = draw(st.integers(1, 30))
    first = st.integers(0, 12)
    grid = Grid(
        columns=varied if pointy else lines,
        rows=lines if pointy else varied,
        orientation="pointy-top" if pointy else "flat-top",
        shifted=draw(st.sampled_from(["even", "odd"])),
        shift=draw(st.sampled_from(["right", "left"] if pointy else ["down", "up"])),
        first_row=draw(first if pointy else first | st.tuples(first, first)),
        edges=tuple((edge, "half") for edge in EDGES if draw(st.booleans())),
    )
    return replace(grid, edges=tuple(one for one in grid.edges if one[0] not in grid.without_room))


def drawn_paths(grid: Grid) -> st.SearchStrategy[Path]:
    """Paths along curves that begin at a dot, whatever they do then."""
    handles = st.none() | points
    factors = st.sampled_from([0.25, 0.5, 1.0, 1.7, 4.0])
    firsts = st.builds(Knot, st.sampled_from(grid.hexes).map(grid.centre).map(_as_point), handles, handles)
    knots = st.builds(Knot, points, handles, handles)
    curves = st.tuples(firsts, st.lists(knots, min_size=1, max_size=4)).map(lambda two: (two[0], *two[1]))
    return st.builds(
        lambda terrain, width, curve, at: redrawn(
            grid, Path(terrain, (), width=width), curve, at[: len(curve)]
        ),
        ids,
        factors,
        curves,
        st.lists(factors, min_size=5, max_size=5),
    ).filter(lambda path: path.through)


def _as_point(node: tuple[int, int]) -> tuple[float, float]:
    return float(node[0]), float(node[1])


label_curves = st.lists(knots, min_size=2, max_size=4).map(tuple).filter(lambda one: len(flattened(one)) > 1)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Boards with something of everything, hexes off the grid included."""
    grid = draw(grids())
    around = {near for at in grid.hexes for near in (at, *at.neighbours())}
    named = sorted(at for at in around if grid.hex_anywhere(grid.label(at)) == at)
    sides = sorted(
        {side for at in named for side in sides_of(at) if grid.side_anywhere(grid.side_label(side)) == side}
    )
    some_hexes = st.sampled_from(named)
    contents = st.builds(HexContent, st.lists(features, max_size=3).map(tuple), st.none() | levels).filter(
        bool
    )
    return Board(
        grid=grid,
        ruleset=draw(ids),
        id=draw(ids),
        title=draw(texts),
        number=draw(st.none() | texts),
        base=draw(st.builds(Base, ids, levels, st.none() | ids)),
        hexes=draw(st.dictionaries(some_hexes, contents, max_size=8)),
        sides=draw(
            st.dictionaries(
                st.sampled_from(sides), st.lists(features, min_size=1, max_size=2).map(tuple), max_size=8
            )
        ),
        paths=draw(
            _some(
                st.builds(Path, ids, st.lists(some_hexes, min_size=1, max_size=5).map(tuple))
                | drawn_paths(grid)
            )
        ),
        artwork=draw(_some(drawn(Artwork, terrain=ids, level=st.none() | levels))),
        contours=draw(_some(drawn(Contour, level=levels, line=st.sampled_from(["bold", "thin"])))),
        labels=draw(_some(st.builds(Label, texts, points, curve=st.just(()) | label_curves))),
        exits=draw(_some(st.fixed_dictionaries({"at": st.just("A1/n"), "value": st.integers(0, 9)}))),
        objectives=draw(_some(st.fixed_dictionaries({"at": st.just("A1")}))),
        underlay=draw(st.none() | st.just(Underlay("scan.png", (Pin((120, 88), "A1"),), 0.5, "bent"))),
        rulings=draw(st.dictionaries(ids, st.booleans() | ids | st.integers(), max_size=3)),
        accepted=draw(_some(st.builds(Accepted, ids.map("memoir-44/{}".format), texts, texts, texts))),
        credits=draw(st.builds(Credits, texts, texts, texts)),
        extra=draw(st.dictionaries(texts, json_values, max_size=2)),
        foreign=draw(st.dictionaries(foreign_names, json_values, max_size=2)),
    )


def _some(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.lists(values, max_size=3).map(tuple)


@given(boards())
@settings(max_examples=20)
def test_value_to_json_to_value_is_the_same(board: Board) -> None:
    """Reading what was written gives an equal board without a problem, and writing that gives the same text."""
    text = board_text(board)
    back, problems = board_from_json(json.loads(text))
    assert problems == ()
    assert back == board
    assert board_text(back) == text


@given(
    boards(), st.dictionaries(texts, json_values, max_size=3), st.dictionaries(texts, json_values, max_size=3)
)
@settings(max_examples=12)
def test_entries_without_a_place_are_written_back(
    board: Board, hexes: dict[str, Any], sides: dict[str, Any]
) -> None:
    """Keys that name no place, and other programs' fields anywhere in a heading, are neither lost nor changed."""
    grid = board.grid
    assume(all(grid.hex_anywhere(key) is None for key in hexes))
    assume(all(grid.side_anywhere(key) is None for key in sides))
    found = {
        "hexes": hexes,
        "sides": sides,
        "base": {"x-a": 1},
        "grid": {"x-b": [2]},
        "credits": {"x-c": None},
    }
    found |= {"rulings": {"x-d": {}}, "edges": {"x-e": True}}
    board = replace(board, unplaced={section: kept for section, kept in found.items() if kept})
    back, problems = board_from_json(json.loads(board_text(board)))
    assert back == board
    mine = [
        (section, key) for section in ("hexes", "sides") for key in found[section] if not key.startswith("x-")
    ]
    labels = {key for section, key in mine if section == "hexes" or "/" in key}
    pointers = {pointer_of(steps) for steps in mine if steps[1] not in labels}
    told = {problem.at for problem in problems}
    assert labels <= told
    assert {one for one in pointers if any(at == one or at.startswith(f"{one}/") for at in told)} == pointers


def test_hexes_and_sides_stand_in_board_order() -> None:
    """Column by column, in a column from the top; sides by their first hex, then clockwise."""
    grid = Grid(columns=27, rows=11)
    names = ["AA1", "B10", "A10", "A9", "A1", "B2"]
    sides = ["B2/C2", "B2/B3", "A1/B1", "A1/A2", "A1/nw", "A1/n"]
    board = Board(
        grid,
        "x",
        hexes={grid.hex(name): HexContent(level=1) for name in names},
        sides={grid.side(name): (Feature("wall"),) for name in sides},
    )
    data = board_to_json(board)
    assert list(data["hexes"]) == ["A1", "A9", "A10", "B2", "B10", "AA1"]
    assert list(data["sides"]) == ["A1/n", "A1/B1", "A1/A2", "A1/nw", "B2/C2", "B2/B3"]


def test_what_has_no_name_stands_last() -> None:
    """A board that is turned may take what lies off it where no column is: read again, that names no place."""
    grid = Grid(columns=3, rows=3)
    hexes = {Hex(-2, 0): HexContent(level=1), grid.hex("A1"): HexContent(level=2)}
    sides = {sides_of(at)[3]: (Feature("wall"),) for at in (Hex(-3, 0), grid.hex("A1"))}
    board = Board(grid, "toy", hexes=hexes, sides=sides, unplaced={"hexes": {"??": {}}})
    text = board_text(board)
    assert list(json.loads(text)["hexes"])[0::2] == ["A1", "??"]
    assert board_text(board_from_json(json.loads(text))[0]) == text


def test_what_equals_the_default_is_not_written() -> None:
    """A bare board is its heading, grid and base."""
    board = Board(Grid(3, (4, 5), edges=(("left", "full"),)), "memoir-44", hexes={Hex(0, 0): HexContent()})
    assert board_to_json(board) == {
        "format": "bob-editor/board",
        "version": 1,
        "id": "untitled",
        "title": "Untitled",
        "ruleset": "memoir-44",
        "grid": {"hexes": "flat-top", "columns": 3, "rows": [4, 5], "shifted": "even", "shift": "down"},
        "base": {"terrain": "open_ground"},
    }


def test_the_fields_keep_the_order_of_the_formats() -> None:
    """As the example in docs/formats.md, section 2, has them."""
    data = {
        "format": "bob-editor/board", "version": 1, "id": "a", "title": "A", "number": "3", "ruleset": "x",
        "grid": {
            "hexes": "flat-top", "columns": 19, "rows": [12, 13], "shifted": "even", "shift": "up",
            "first_row": [1, 0], "edges": {"left": "half", "right": "half"},
        },
        "base": {"terrain": "open_ground", "level": 1},
        "hexes": {"E4": {"level": 1}, "F5": {"level": 1, "terrain": ["building_stone"]}},
        "sides": {"D2/E3": ["hedgerow", {"terrain": "strip", "in": ["D2"]}]},
        "paths": [{"terrain": "road", "through": ["A3", "B3", "C4"]}],
        "artwork": [{"terrain": "woods", "ring": [[9, 6.5], [13, 6.2], [12.4, 9]], "level": 0}],
        "contours": [{"level": 1, "ring": [[4, 3], [20, 3.5], [18, 11]], "line": "thin"}],
        "labels": [{"text": "Mill", "at": [12, 9]}],
        "exits": [{"at": "C1/n"}], "objectives": [{"at": "E5"}],
        "underlay": {"image": "scan.png", "points": [{"pixel": [120, 88], "hex": "A1"}], "opacity": 0.5},
        "rulings": {"separate_pieces": True},
        "accepted": [{"code": "a/b", "at": "E4", "because": "c"}],
        "credits": {"author": "A", "licence": "B", "source": "C"},
        "extra": {"boxes": ["top"]}, "x-other": {"any": 1},
    }  # fmt: skip
    board, problems = board_from_json(data)
    assert problems == ()
    assert dumps(board_to_json(board)) == dumps(data)


def test_other_programs_fields_are_carried_in_every_row() -> None:
    """Fields that start with x- come back where they were, and an edit of the row keeps them."""
    x: dict[str, Any] = {"x-note": [1, {"a": "b"}]}
    data = {
        "format": "bob-editor/board", "version": 1, "id": "a", "title": "A", "ruleset": "x",
        "grid": {"hexes": "flat-top", "columns": 9, "rows": 9, "shifted": "even", "shift": "down",
                 "edges": {"left": "half", **x}, **x},
        "base": {"terrain": "open_ground", **x},
        "hexes": {"A1": {"level": 1, **x}, "A2": x, "A3": {"terrain": [{"terrain": "woods", **x}]}, **x},
        "sides": {"A1/A2": [{"terrain": "wall", **x}], **x},
        "paths": [{"terrain": "road", "through": ["A1"], **x}],
        "artwork": [{"terrain": "woods", "ring": [[0, 0], [1, 0], [0, 1]], **x}],
        "contours": [{"level": 1, "ring": [[0, 0], [1, 0], [0, 1]], **x}],
        "labels": [{"text": "a", "at": [0, 0], **x}],
        "rulings": x, "accepted": [{"code": "a/b", "because": "c", **x}], "credits": {"author": "A", **x}, **x,
    }  # fmt: skip
    board, problems = board_from_json(data)
    assert problems == ()
    assert board_to_json(board) == data
    moved = replace(
        board, paths=(Path("rail", (Hex(0, 0),)), *(replace(path, terrain="track") for path in board.paths))
    )
    assert board_to_json(moved)["paths"][1] == {"terrain": "track", "through": ["A1"], **x}


@pytest.mark.parametrize(
    "file", sorted((FilePath(__file__).parents[2] / "benchmarks" / "boards").glob("*.board.json"))
)
def test_an_untouched_file_is_written_as_it_was(file: FilePath, tmp_path: FilePath) -> None:
    """Opening and saving a file of ours changes no byte; a file in another layout says the same afterwards."""
    read = read_board(file)
    assert read.problems == ()
    once, twice = tmp_path / "once.json", tmp_path / "twice.json"
    write_board(once, read.value)
    write_board(twice, read_board(once).value)
    assert once.read_bytes() == twice.read_bytes()
    before, after = json.loads(file.read_text()), json.loads(once.read_text())
    assert list(before["hexes"].items()) == list(after["hexes"].items())
    assert list(before.get("sides", {}).items()) == list(after.get("sides", {}).items())
    assert {name: before[name] for name in after if name != "base"} == {
        name: after[name] for name in after if name != "base"
    }


def _written_again(board: Board) -> tuple[dict[str, Any], dict[str, Any]]:
    """A board as it is written after it was read once, and after it was read twice."""
    once = board_to_json(board_from_json(board_to_json(board), validate=False)[0])
    return once, board_to_json(board_from_json(once, validate=False)[0])


few_points = st.tuples(st.integers(0, 1), st.integers(0, 1)).map(lambda at: (float(at[0]), float(at[1])))


@given(st.lists(few_points, min_size=3, max_size=7).map(tuple))
def test_ring_of_equal_points_is_read_once_and_for_all(ring: tuple[tuple[float, float], ...]) -> None:
    """However many points close a ring, all go when it is read, so that each save writes the same bytes."""
    once, twice = _written_again(Board(Grid(columns=3, rows=3), "toy", artwork=(Artwork("woods", ring),)))
    assert once == twice


@given(grids(), st.text("ABK", min_size=1, max_size=2), st.integers(0, 9), st.integers(0, 5))
def test_hexside_beyond_the_board_keeps_its_name(grid: Grid, column: str, row: int, direction: int) -> None:
    """A hexside between a hex off the board and one that has no name at all is called by the one that has."""
    at = grid.hex_anywhere(f"{column}{row}")
    assume(at is not None)
    assert at is not None
    side = sides_of(at)[direction]
    assert grid.side_anywhere(grid.side_label(side)) == side

"""A board that breaks its schema opens as far as it can be read, and every breach is reported by place."""

import copy
import json
from time import perf_counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bob_editor.errors import BadFile, TooLarge
from bob_editor.geometry.curve import Knot
from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.form.problems import MOST_PROBLEMS
from bob_editor.storage.kinds.board_reader import board_from_json
from bob_editor.storage.kinds.board_writer import board_in_form, board_to_json

GOOD: dict[str, Any] = {
    "format": "bob-editor/board", "version": 1, "id": "mill", "title": "Mill", "ruleset": "band-of-brothers-2.2",
    "grid": {"hexes": "flat-top", "columns": 9, "rows": 9, "shifted": "even", "shift": "down",
             "edges": {"left": "half"}},
    "base": {"terrain": "open_ground", "level": 0},
    "hexes": {"E4": {"level": 1, "terrain": ["woods", {"terrain": "river", "orientation": 2}]}, "E5": {"level": 2}},
    "sides": {"D2/E3": ["hedgerow"], "E4/E5": ["wall"]},
    "paths": [
        {"terrain": "road", "through": ["A3", "B3", "C4"]},
        {"terrain": "road", "curve": [[0, 4, 0, 4, 2, 4], [6, 7]], "width": 1.5, "widths": [1, 0.5]},
    ],
    "artwork": [{"terrain": "woods", "ring": [[9, 6.5], [13, 6.2], [12.4, 9]], "holes": [[[10, 7], [11, 7], [11, 8]]]}],
    "contours": [{"level": 1, "ring": [[4, 3], [20, 3.5], [18, 11]], "line": "thin"}],
    "labels": [{"text": "Mill", "at": [12, 9]}, {"text": "Bec", "at": [3, 4], "curve": [[0, 4, 0, 4, 2, 4], [6, 7]]}],
    "exits": [{"at": "A1/nw"}], "objectives": [{"at": "E5"}],
    "underlay": {"image": "scan.png"}, "rulings": {"separate_pieces": True},
    "accepted": [{"code": "a/b", "at": "E4", "because": "c"}],
    "credits": {"author": "A"}, "extra": {"a": 1},
}  # fmt: skip


def changed(pointer: str, value: Any) -> dict[str, Any]:
    """The good board with one value replaced."""
    data = copy.deepcopy(GOOD)
    *path, last = [
        int(step) if step.isdigit() else step.replace("~1", "/") for step in pointer.split("/")[1:]
    ]
    inner: Any = data
    for step in path:
        inner = inner[step]
    inner[last] = value
    return data


BREACHES = [
    ("/hexes/E4/terrain", "woods", "type", "E4", "Terrain of hex E4 must be a list, not text."),
    ("/hexes/E4/level", "1", "type", "E4", "Level of hex E4 must be a whole number, not text."),
    ("/hexes/E4/level", True, "type", "E4", "Level of hex E4 must be a whole number, not true."),
    ("/hexes/E4/level", 100, "maximum", "E4", "Level of hex E4 must be at most 99, not 100."),
    ("/hexes/E4", [], "type", "E4", "Hex E4 must be an object that has “level” or “terrain”, not a list."),
    ("/hexes/E4/terrain/1", {"shape": "a"}, "required", "E4", "Entry 2 of terrain of hex E4 lacks “terrain”."),
    ("/hexes/E4/terrain/0", "Woods", "pattern", "E4",
     "Entry 1 of terrain of hex E4 can't be “Woods”: it must be written as “woods” is."),
    ("/hexes/E4x", {"level": 1}, "propertyNames", "E4x",
     "“E4x” under hexes names no hex; hexes are named as E4."),
    ("/sides/D2~1E3", "hedgerow", "type", "D2/E3", "Hexside D2/E3 must be a list, not text."),
    ("/sides/D2~1E9", ["hedgerow"], "propertyNames", "D2/E9", "“D2/E9” names no hexside; it is kept as it is."),
    ("/grid/columns", [9, 9], "type", "/grid/columns", "Columns of the grid must be a whole number, not a list."),
    ("/grid/shifted", "odds", "enum", "/grid/shifted",
     "Shifted of the grid must be “even” or “odd”, not “odds”; perhaps “odd” is meant."),
    ("/grid/first_row", -1, "minimum", "/grid/first_row", "first_row of the grid must be at least 0, not -1."),
    ("/paths/0/through/1", "B", "pattern", "/paths/0/through/1",
     "Entry 2 of through of path 1 can't be “B”: it must be written as “E4” or “BB12” is."),
    ("/paths/0/through", [], "minItems", "/paths/0/through",
     "Through of path 1 must have at least 1 entry, not 0."),
    ("/artwork/0/ring/2", [1, "a"], "type", "/artwork/0/ring/2/1",
     "Y of point 3 of the ring of artwork 1 must be a number, not text."),
    ("/artwork/0/ring/2/0", 1e300, "maximum", "/artwork/0/ring/2/0",
     "X of point 3 of the ring of artwork 1 must be at most 10000, not 1e+300."),
    ("/artwork/0/holes/0", [[1, 1]], "minItems", "/artwork/0/holes/0",
     "Hole 1 of artwork 1 must have at least 3 entries, not 1."),
    ("/artwork/0/ring/0/0", 9.00049, "multipleOf", "/artwork/0/ring/0",
     "Point 1 of the ring of artwork 1 has more than three decimals and was rounded."),
    ("/contours/0/line", "bald", "enum", "/contours/0/line",
     "Line of contour 1 must be “bold” or “thin”, not “bald”; perhaps “bold” is meant."),
    ("/labels/0/at", [1], "minItems", "/labels/0/at", "At of label 1 must have at least 2 entries, not 1."),
    ("/labels/0/text", 501 * "a", "maxLength", "/labels/0/text",
     "Text of label 1 must have at most 500 letters, not 501."),
    ("/accepted/0/because", None, "type", "/accepted/0/because",
     "Because of accepted issue 1 must be text, not nothing (null)."),
    ("/title", 3, "type", "/title", "Title must be text, not a whole number."),
    ("/terain", {}, "additionalProperties", "/terain", "The board has a field “terain” that the format doesn't know."),
    ("/hexes/E4/levels", 1, "additionalProperties", "E4",
     "Hex E4 has a field “levels” that the format doesn't know; is “level” meant?"),
    ("/rulings/separate_pieces", [], "type", "/rulings/separate_pieces",
     "separate_pieces of the rulings must be true or false or text or a whole number, not a list."),
    (
        "/underlay", "scan.png", "type", "/underlay",
        "Underlay must be an object that has “image” or “points” or “fit” or “opacity”, not text.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("pointer", "value", "keyword", "at", "message"), BREACHES)
def test_a_breach_is_reported_once_by_place(
    pointer: str, value: Any, keyword: str, at: str, message: str
) -> None:
    """One problem, its code the keyword, its place the hex or hexside where there is one; the rest is read."""
    board, problems = board_from_json(changed(pointer, value))
    assert [(problem.code, problem.at, problem.message) for problem in problems] == [
        (f"schema/{keyword}", at, message)
    ]
    assert board.hexes[board.grid.hex("E5")] == HexContent(level=2)
    assert board.sides[board.grid.side("E4/E5")] == (Feature("wall"),)


@pytest.mark.parametrize(("pointer", "value"), [case[:2] for case in BREACHES if case[2] != "pattern"])
def test_what_is_left_out_is_reported_without_the_schema_too(pointer: str, value: Any) -> None:
    """Reading fast loses nothing silently: what is not in the board that was in the file has a problem there."""
    _, problems = board_from_json(changed(pointer, value), validate=False)
    assert any(problem.pointer.startswith(pointer[:10]) for problem in problems)


# No file holds NaN or an infinity: reading refuses them before there is a value.
junk: st.SearchStrategy[Any] = (
    st.none() | st.booleans() | st.integers() | st.just(10**400) | st.text(max_size=5)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.just([]) | st.just({}) | st.just([[]]) | st.just({"": {}}) | st.lists(st.integers(), max_size=3)
)  # fmt: skip


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all values inside."""
    members = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [found for key, inner in members for found in ((*path, key), *places(inner, (*path, key)))]


@given(st.lists(st.tuples(st.sampled_from(places(GOOD)), junk), min_size=1, max_size=4), st.booleans())
@settings(max_examples=25)
def test_no_value_is_a_crash(replacements: list[tuple[tuple[Any, ...], Any]], validate: bool) -> None:
    """Whatever stands anywhere, the board opens or is refused in a sentence; what opens can be saved and read back."""
    data = copy.deepcopy(GOOD)
    for path, value in replacements:
        inner: Any = data
        try:
            for step in path[:-1]:
                inner = inner[step]
            if isinstance(inner, dict) and not isinstance(path[-1], str):
                continue  # an object of a file has no other names than texts
            inner[path[-1]] = copy.deepcopy(value)
        except (KeyError, IndexError, TypeError):
            continue
    try:
        board, problems = board_from_json(data, validate=validate)
    except BadFile:
        return
    for problem in problems:
        assert problem.code.startswith("schema/")
        assert problem.message.isprintable()
    kept = {name: value for name, value in board_to_json(board).items() if name not in ("extra", "exits")}
    assert board_from_json(json.loads(dumps({**kept})))[0].hexes == board.hexes


def test_hexes_off_the_grid_are_kept() -> None:
    """A check reports them; the designer may have made the board too small."""
    board, problems = board_from_json(changed("/hexes/Z30", {"level": 1}))
    assert problems == ()
    at = board.grid.hex_anywhere("Z30")
    assert at is not None
    assert board.hexes[at] == HexContent(level=1)
    assert board_to_json(board)["hexes"]["Z30"] == {"level": 1}


def test_keys_that_name_no_place_are_kept_as_they_are() -> None:
    """They are written back, so that a slip of the pen can be mended later."""
    data = changed("/hexes/E4x", {"level": [5]})
    data["sides"] |= {"D2/F9": ["wall"], "nowhere": 7}
    board, problems = board_from_json(data)
    assert board.unplaced == {"hexes": {"E4x": {"level": [5]}}, "sides": {"D2/F9": ["wall"], "nowhere": 7}}
    assert {problem.at for problem in problems} == {"E4x", "D2/F9", "/sides/nowhere"}
    back = board_to_json(board)
    assert back["hexes"]["E4x"] == {"level": [5]}
    assert back["sides"]["nowhere"] == 7


def test_a_name_with_a_line_break_names_no_place() -> None:
    """Though a pattern that ends in a dollar would let it pass."""
    board, problems = board_from_json(changed("/hexes/E4\n", {"level": 1}))
    assert [problem.code for problem in problems] == ["schema/propertyNames"]
    assert "E4\n" in board.unplaced["hexes"]


def test_two_names_of_one_side_are_joined() -> None:
    """Nothing is lost: the hexside has the features of both, once each, and the problem names it."""
    board, problems = board_from_json(changed("/sides/E3~1D2", ["hedgerow", "gate"]))
    assert board.sides[board.grid.side("D2/E3")] == (Feature("hedgerow"), Feature("gate"))
    assert [(problem.code, problem.at) for problem in problems] == [("schema/duplicate", "E3/D2")]
    assert board.unplaced == {}


def test_either_order_and_edges_are_read() -> None:
    """A reader takes either order; a side of the edge is a hex and a direction, an inner one may be named so too."""
    data = copy.deepcopy(GOOD)
    data["sides"] = {"E3/D2": ["hedgerow"], "A1/nw": ["wall"], "E4/s": ["bank"]}
    board, problems = board_from_json(data)
    assert problems == ()
    assert board_in_form(board)["sides"] == {"A1/nw": ["wall"], "D2/E3": ["hedgerow"], "E4/E5": ["bank"]}
    assert board_to_json(board)["sides"] == data["sides"], "nothing was altered"


def test_points_are_floats_and_rings_open() -> None:
    """Numbers of points are floats throughout; a point that only closes the ring is left out."""
    board, problems = board_from_json(
        changed("/artwork/0/ring", [[0, 0], [4, 0], [4, 2], [0, -0.0001], [0, 0]])
    )
    assert [problem.code for problem in problems] == ["schema/multipleOf"]
    ring = board.artwork[0].ring
    assert ring == ((0.0, 0.0), (4.0, 0.0), (4.0, 2.0), (0.0, 0.0))[: len(ring)]
    assert all(type(number) is float for point in ring for number in point)
    assert "-0" not in dumps(board_in_form(board)["artwork"])


@pytest.mark.parametrize("columns", [None, "9", 0, -3, [], [1, 2, 3], {}, 1.5, True, [0, 0]])
def test_without_a_size_no_hex_can_be_found(columns: Any) -> None:
    """A grid without columns is the one thing that a board can't be opened without."""
    with pytest.raises(BadFile, match="columns"):
        board_from_json(changed("/grid/columns", columns))


def test_without_a_grid_no_hex_can_be_found() -> None:
    """Nor can it without a grid."""
    with pytest.raises(BadFile, match="has no grid"):
        board_from_json(changed("/grid", []))
    with pytest.raises(BadFile, match="must be an object"):
        board_from_json([])


def test_missing_headings_are_reported_together() -> None:
    """And take their defaults."""
    board, problems = board_from_json({"grid": GOOD["grid"]})
    assert [problem.message for problem in problems] == [
        "The board lacks “ruleset” and “base”.",
        "The board lacks “format”, “version”, “id” and “title”.",
    ]
    assert board.ruleset == ""
    assert board.base.terrain == "open_ground"


def test_a_board_inside_a_suite_needs_no_headings() -> None:
    """It may leave out format, version, id, title and edges."""
    data = {name: GOOD[name] for name in ("ruleset", "grid", "base")}
    assert board_from_json(data, inline=True)[1] == ()


def test_a_pointy_board_reads_its_own_words() -> None:
    """Rows differ in length, shifts go right or left; words of the other orientation are reported and turned."""
    grid = {"hexes": "pointy-top", "columns": [13, 12], "rows": 9, "shifted": "even", "shift": "right"}
    board, problems = board_from_json(changed("/grid", grid))
    assert problems == ()
    assert len(board.grid.hexes) == 113
    board, problems = board_from_json(
        changed("/grid", grid | {"shift": "up", "first_row": [3, 4], "rows": [9, 8]})
    )
    assert board.grid.shift == "left"
    assert board.grid.first_row == 3
    assert board.grid.rows == 9
    assert {problem.pointer for problem in problems} >= {"/grid/shift", "/grid/first_row", "/grid/rows"}


def test_problems_are_capped() -> None:
    """More than help anybody aren't listed, and the last one says so."""
    data = changed("/hexes", {f"A{row}": {"level": "x"} for row in range(1, 2000)})
    _, problems = board_from_json(data)
    assert len(problems) == MOST_PROBLEMS + 1
    assert problems[-1].code == "schema/more"


@pytest.mark.parametrize("grid", [{"columns": 257}, {"rows": [3, 100_000_000]}, {"columns": 1e12}])
def test_a_map_past_the_limit_is_refused_at_once(grid: dict[str, Any]) -> None:
    """Before any hex is made, and before the schema is asked."""
    data = changed("/grid", GOOD["grid"] | grid)
    start = perf_counter()
    with pytest.raises(TooLarge, match="256"):
        board_from_json(data)
    assert perf_counter() - start < 0.5


def test_a_map_at_the_limit_is_read() -> None:
    """256 by 256 is allowed."""
    board, problems = board_from_json(changed("/grid", GOOD["grid"] | {"columns": 256, "rows": 256}))
    assert problems == ()
    assert len(board.grid.hexes) == 65_536


def test_knots_are_read_as_the_line_that_they_draw() -> None:
    """Points with handles make a curve; its flattening is the ring, and what is no knot is told and left out."""
    lens = [[0, 0, -1, 1, 1, -1], [4, 0], [2, 3, 4, 3, 2, 3]]
    board, problems = board_from_json(changed("/artwork/0/ring", lens))
    piece = board.artwork[0]
    assert not problems
    assert piece.curves[0] == (
        Knot((0.0, 0.0), (-1.0, 1.0), (1.0, -1.0)),
        Knot((4.0, 0.0)),
        Knot((2.0, 3.0), (4.0, 3.0)),
    )
    assert len(piece.ring) > 20
    assert piece.curves[1] == ()
    for wrong in ([1, 2, 3], [1, 2, 3, 4], [0, 0, 0, 0, 1e9, 0], "x"):
        board, problems = board_from_json(changed("/artwork/0/ring", [*lens, wrong]))
        assert problems
        assert board.artwork[0] == piece


def test_a_label_of_thousands_of_letters_is_not_painted() -> None:
    """Their outlines would take gigabytes; it stands in the file again."""
    data = changed("/labels/0/text", 100_000 * "a")
    board, _ = board_from_json(data)
    assert [label.text for label in board.labels] == ["Bec"]
    assert board_to_json(board)["labels"] == data["labels"]


def test_a_label_s_curve_without_length_is_told_and_stands_in_the_file_again() -> None:
    """The label is read as a straight one; nothing of it is lost."""
    for curve, words in (([[3, 4], [3, 4]], "different places"), ([[3, 4], "x"], "two numbers")):
        data = changed("/labels/1/curve", curve)
        board, problems = board_from_json(data, validate=False)
        assert board.labels[1].curve == ()
        assert any(words in problem.message for problem in problems)
        assert board_to_json(board)["labels"] == data["labels"]


def test_labels_bent_over_the_whole_board_are_refused() -> None:
    """As paths are: the two count together."""
    data = changed("/labels/1/curve", [[0, 0], [20, 20]] * 5000)
    with pytest.raises(TooLarge, match="bent labels"):
        board_from_json(data, validate=False)


def test_too_many_curved_points_are_refused() -> None:
    """Each may become many points, so there are bounds before and after they are flattened."""
    wild = [[0, 0, 9, 9, -9, 9], [90, 5, 9, -9, 99, 80], [5, 90, 70, 70, -9, -9]]
    with pytest.raises(TooLarge, match="curved"):
        board_from_json(changed("/artwork", [{"terrain": "woods", "ring": wild * 6_667}]))
    with pytest.raises(TooLarge, match="artwork points"):
        board_from_json(changed("/artwork", [{"terrain": "woods", "ring": wild}] * 1_500))


def test_too_many_points_are_refused() -> None:
    """Counted over artwork, contours and their holes."""
    ring = [[0, 0]] * 100_000
    data = changed("/artwork", [{"terrain": "woods", "ring": ring}])
    data["contours"] = [{"level": 1, "ring": ring[:-1], "holes": [[[0, 0], [1, 1]]]}]
    with pytest.raises(TooLarge, match="200,000 artwork points"):
        board_from_json(data)


def test_boards_are_read_as_values() -> None:
    """The good board itself has everything in it."""
    board, problems = board_from_json(GOOD)
    assert problems == ()
    assert isinstance(board, Board)
    assert board.paths[0].through == tuple(board.grid.hex(name) for name in ("A3", "B3", "C4"))
    assert board.grid.edges == (("left", "half"),)

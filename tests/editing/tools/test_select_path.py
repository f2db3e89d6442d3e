"""Selected paths: knots and handles dragged, segments bent, split, joined, turned, straightened."""

import math
from collections.abc import Callable

import pytest
from attrs import evolve

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import Pointer, pointer_at
from bob_editor.editing.gestures.preview import Mark
from bob_editor.editing.outlines import outline_clipboard
from bob_editor.editing.tools import Tool
from bob_editor.editing.tools.select import Select
from bob_editor.errors import BadCall
from bob_editor.geometry.curve import Knot
from bob_editor.geometry.joined_grid import JoinedGrid, Part
from bob_editor.model.board import Board, Path
from bob_editor.model.drawn_paths import dot_knots, hexes_entered, redrawn
from bob_editor.model.edit import Edit
from bob_editor.words import speak

CURVE = (
    Knot((1.0, 1.0), None, (2.0, 1.0)),
    Knot((6.0, 4.0), (5.0, 3.0), (7.0, 5.0)),
    Knot((12.0, 6.0), (11.0, 6.0)),
)


@pytest.fixture
def on(document: Document) -> Callable[..., Pointer]:
    """Points at lattice points of the board."""
    return lambda x, y, **keys: pointer_at(document.value.grid, (x, y), **keys)


@pytest.fixture
def select(document: Document, tools: dict[str, Tool]) -> Select:
    """The tool, on a board with a drawn road and one from dot to dot."""
    grid = document.value.grid
    through = tuple(map(grid.hex, ("B6", "C7", "D7", "E7")))
    drawn = redrawn(grid, Path("road", ()), CURVE)
    document.set_value(evolve(document.value, paths=(drawn, Path("stream", through))))
    tool = tools["select"]
    assert isinstance(tool, Select)
    return tool


def _click(tool: Tool, pointer: Pointer) -> None:
    tool.hover(pointer)
    tool.press(pointer)
    tool.release(pointer)


def _drag(tool: Tool, start: Pointer, end: Pointer) -> None:
    tool.press(start)
    tool.move(end)
    tool.release(end)


def _curve(document: Document) -> tuple[Knot, ...]:
    (path, *_) = document.value.paths
    assert path.through == hexes_entered(document.value.grid, path.curve)
    return path.curve


def _command(document: Document, select: Select, pointer: Pointer, words: str) -> None:
    (edit,) = [one for one in select.path.commands(document.value, pointer) if one.label.startswith(words)]
    document.perform(edit)


def test_a_click_on_its_line_selects_it_a_drag_still_selects_hexes(
    select: Select, on: Callable[..., Pointer]
) -> None:
    select.hover(on(6.1, 4.1))
    assert select.hint.startswith("Select the Road")
    _click(select, on(6.1, 4.1))
    assert select.path.index == 0
    assert len(select.preview.points) == 3
    assert [option.name for option in select.options] == ["path_terrain", "path_width"]
    select.document.manner.hidden = frozenset({"paths"})
    assert select.path.index is None, "hidden"
    _click(select, on(6.1, 4.1))
    assert select.path.index is None, "hidden"
    select.document.manner.hidden = frozenset()
    _drag(select, on(6, 4), on(12, 2))
    assert select.path.index is None
    assert len(select.selection) > 4


def test_a_knot_is_dragged_with_its_handles(
    document: Document, select: Select, on: Callable[..., Pointer], steps: list[Edit[Board]]
) -> None:
    """It is previewed, snaps to a dot unless Shift is held, and the hexes follow."""
    _click(select, on(6, 4))
    select.press(on(6, 4))
    select.move(on(6.1, 6.1))
    assert select.preview.board is not None
    before, (after, *_) = document.value.paths[0], select.preview.board.paths
    assert select.preview.draft == (after,)
    assert select.preview.former == (before,)
    assert select.preview.hexes == frozenset(after.through) - frozenset(before.through) != frozenset()
    assert select.preview.left == frozenset(before.through) - frozenset(after.through) != frozenset()
    select.release(on(6.1, 6.1))
    assert not select.preview.draft
    assert not select.preview.hexes
    assert _curve(document)[1] == Knot((6.0, 6.0), (5.0, 5.0), (7.0, 7.0))
    _drag(select, on(6, 6), on(6.1, 5.9, shift=True))
    assert _curve(document)[1].at == (6.1, 5.9)
    select.snaps = "nothing"
    _drag(select, on(6.1, 5.9), on(6.1, 6.1))
    assert _curve(document)[1].at == (6.1, 6.1)
    _drag(select, on(6.1, 6.1), on(9.1, 6.2, control=True))
    assert _curve(document)[1].at[1] == 6.1
    select.duplicate()
    assert [edit.label for edit in steps] == [*["Move a point of the Road"] * 4, "Duplicate Road"]
    former, _, copy = document.value.paths
    assert select.path.index == 2
    assert [knot.at for knot in copy.curve] == [
        (pytest.approx(knot.at[0] + 0.5), pytest.approx(knot.at[1] + 0.5)) for knot in former.curve
    ]
    document.manner.locked = frozenset({"paths"})
    select.duplicate()
    assert (select.path.index, len(document.value.paths)) == (2, 3), "refused, it stays selected"


def test_a_drag_ends_where_its_path_becomes_another(
    document: Document, select: Select, on: Callable[..., Pointer], steps: list[Edit[Board]]
) -> None:
    """As by undo with the button held, after which it has fewer points."""
    _click(select, on(6, 4))
    select.press(on(12, 6))
    path, *others = document.value.paths
    shorter = redrawn(document.value.grid, path, CURVE[:2])
    document.set_value(evolve(document.value, paths=(shorter, *others)))
    select.move(on(12, 8))
    select.release(on(12, 8))
    assert document.value.paths[0] == shorter
    assert not steps


def test_a_handle_turns_the_other_along_but_alone_with_shift(
    document: Document, select: Select, on: Callable[..., Pointer]
) -> None:
    _click(select, on(6, 4))
    _click(select, on(6, 4))
    handles = [Mark("arm", (2.0, 1.0)), *(Mark("arm", at) for at in ((5.0, 3.0), (7.0, 5.0), (11.0, 6.0)))]
    select.hover(on(20, 2))
    assert list(select.preview.marks) == handles
    assert (select.preview.active, len(select.preview.points), len(select.preview.arms)) == (1, 3, 4)
    frame, former = document.value.grid.frame, _curve(document)[1]
    _drag(select, on(7, 5), on(8, 4))
    moved = _curve(document)[1]
    assert moved.after == (8.0, 4.0)
    assert moved.smooth
    assert former.before is not None
    assert moved.before is not None
    long, was = (math.dist(frame.true(one), frame.true((6, 4))) for one in (moved.before, former.before))
    assert long == pytest.approx(was, abs=0.002)
    _drag(select, on(8, 4), on(9, 4.1, control=True))
    turned = _curve(document)[1].after
    assert turned is not None
    assert turned[1] == 4.0
    _drag(select, on(*turned), on(7, 6, shift=True))
    assert not _curve(document)[1].smooth


def test_a_segment_is_bent_to_the_pointer(
    document: Document, select: Select, on: Callable[..., Pointer]
) -> None:
    """The place that was held comes to lie under the pointer."""
    _click(select, on(6, 4))
    line = document.value.paths[0].line
    x, y = line[len(line) // 4]
    _drag(select, on(x, y), on(x, y + 1.5))
    assert min(abs(a - x) + abs(b - y - 1.5) for a, b in document.value.paths[0].line) < 0.3
    assert [knot.at for knot in _curve(document)] == [knot.at for knot in CURVE]


def test_a_path_from_dot_to_dot_becomes_a_curve_where_it_is_bent(
    document: Document, select: Select, on: Callable[..., Pointer]
) -> None:
    grid = document.value.grid
    x, y = grid.centre(grid.hex("C7"))
    _click(select, on(x, y))
    assert select.path.index == 1
    _drag(select, on(x + 1.5, y + 0.5), on(x + 1.5, y + 1))
    assert document.value.paths[1].curve


def test_a_double_click_adds_a_knot_and_delete_takes_one_out(
    document: Document, select: Select, on: Callable[..., Pointer]
) -> None:
    _click(select, on(6, 4))
    x, y = document.value.paths[0].line[5]
    before = document.value.paths[0].through
    _click(select, on(x, y, clicks=2))
    assert len(_curve(document)) == 4
    assert document.value.paths[0].through == before
    select.hover(on(*_curve(document)[1].at))
    assert select.delete()
    assert len(_curve(document)) == 3
    _click(select, on(6, 4))
    select.hover(on(20, 2))
    assert select.delete()
    assert [knot.at for knot in _curve(document)] == [(1.0, 1.0), (12.0, 6.0)]
    assert select.delete()
    assert [path.terrain for path in document.value.paths] == ["stream"]
    assert select.path.index is None


def test_keys_move_the_chosen_knot_else_the_path_and_make_it_smooth_or_a_corner(
    document: Document, select: Select, on: Callable[..., Pointer]
) -> None:
    """As those of outlines; Escape gives up the knot first."""
    _click(select, on(6, 4))
    _click(select, on(6, 4))
    assert select.nudge(1, 0, far=True)
    assert [knot.at for knot in _curve(document)] == [(1.0, 1.0), (6.5, 4.0), (12.0, 6.0)]
    select.make_knots("corner")
    assert _curve(document)[1] == Knot((6.5, 4.0))
    select.make_knots("smooth")
    assert _curve(document)[1].smooth
    select.cancel()
    assert select.nudge(-1, 0, far=True)
    assert [knot.at for knot in _curve(document)] == [(0.5, 1.0), (6.0, 4.0), (11.5, 6.0)]
    select.walk(1)
    assert select.path.index is None


def test_split_and_joined_again(document: Document, select: Select, on: Callable[..., Pointer]) -> None:
    before = document.value.paths[0]
    _click(select, on(6, 4))
    _command(document, select, on(6, 4), "Split")
    assert [len(path.curve) for path in document.value.paths] == [2, 2, 0]
    _command(document, select, on(1, 1), "Join")
    assert [len(path.curve) for path in document.value.paths] == [3, 0]
    joined = document.value.paths[0]
    assert before.through in (joined.through, joined.through[::-1])


def test_an_arrow_tells_which_way_a_path_runs(
    document: Document, select: Select, on: Callable[..., Pointer]
) -> None:
    """Else nobody would see that it was reversed."""
    _click(select, on(6, 4))
    ends = document.value.paths[0].curve[0].at, document.value.paths[0].curve[-1].at
    assert select.preview.lines[-1][1] == ends[1]
    _command(document, select, on(6, 4), "Reverse")
    assert select.preview.lines[-1][1] == ends[0]


def test_the_same_path_stays_selected_where_another_goes(document: Document, select: Select) -> None:
    """Else the next in the list would be deleted in its place; of a split that is undone the whole is selected."""
    first, other = document.value.paths
    select.take_path(1)
    document.set_value(evolve(document.value, paths=(other,)))
    assert select.path.index == 0
    document.set_value(evolve(document.value, paths=(first, other)))
    assert select.path.index == 1
    both = document.value
    document.set_value(evolve(document.value, paths=(first,)))
    assert select.path.index is None
    document.set_value(both)
    assert select.path.index == 1
    assert select.delete()
    assert (document.value.paths, select.path.index) == ((first,), None)
    document.set_value(both)
    assert select.path.index == 1


def test_a_chosen_point_stays_so_when_its_path_is_reversed(
    document: Document, select: Select, on: Callable[..., Pointer]
) -> None:
    """Its number is another then; of a path with other points none is chosen."""
    _click(select, on(*document.value.paths[0].curve[0].at))
    select.path.knot = 0
    before = document.value
    _command(document, select, on(*before.paths[0].curve[0].at), "Reverse")
    assert select.path.knot == len(_curve(document)) - 1
    path = before.paths[0]
    loop = evolve(before, paths=(evolve(path, curve=(*path.curve, path.curve[0])), *before.paths[1:]))
    document.set_value(loop)
    select.path.knot = len(path.curve)
    document.set_value(evolve(loop, paths=(evolve(loop.paths[0], width=2.0), *loop.paths[1:])))
    assert select.path.knot == len(path.curve), "at the end of a loop, not at its beginning"
    document.set_value(evolve(before, paths=(evolve(before.paths[0], curve=()), *before.paths[1:])))
    assert select.path.knot is None


def test_the_commands_of_a_path_are_in_the_window_s_language(
    document: Document, select: Select, on: Callable[..., Pointer]
) -> None:
    """They are entries of a menu as well as steps: all of them differ from the English."""
    _click(select, on(6, 4))

    def told() -> set[str]:
        return {one.label for one in select.path.commands(document.value, on(6, 4))}

    english = told()
    speak("de")
    try:
        german = told()
    finally:
        speak("en")
    assert len(german) == len(english) > 5
    assert not german & english


def test_split_between_two_hexes_both_parts_are_in_one(
    document: Document, select: Select, on: Callable[..., Pointer]
) -> None:
    """Where a knot lies on a hexside neither would go on into the other: a road would end there twice."""
    grid = document.value.grid
    one, other = (knot.at for knot in dot_knots(grid, tuple(map(grid.hex, ("B3", "B4")))))
    between = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
    drawn = redrawn(grid, Path("road", ()), tuple(map(Knot, (one, between, other))), (1.0, 2.0, 1.0))
    document.set_value(evolve(document.value, paths=(drawn,)))
    _click(select, on(*between))
    _command(document, select, on(*between), "Split")
    first, last = document.value.paths
    assert first.through[-1] == last.through[0]
    assert first.curve[-1].at == last.curve[0].at
    assert first.widths[-1] == last.widths[0]
    assert {*first.through, *last.through} == {*drawn.through}


def test_corner_smooth_reverse_width_kind_and_back_to_dots(
    document: Document, select: Select, on: Callable[..., Pointer]
) -> None:
    _click(select, on(6, 4))
    _command(document, select, on(6, 4), "Make it a corner")
    assert _curve(document)[1] == Knot((6.0, 4.0))
    _command(document, select, on(6, 4), "Make it smooth")
    assert _curve(document)[1].smooth
    _command(document, select, on(6, 4), "Wider here")
    assert document.value.paths[0].widths == (1.0, 1.25, 1.0)
    through = document.value.paths[0].through
    _command(document, select, on(20, 2), "Reverse")
    assert document.value.paths[0].through == through[::-1]
    select.set_option("path_width", 1.5)
    select.set_option("path_terrain", "stream")
    assert (select.path_terrain, select.path_width) == ("stream", 1.5)
    narrow = select.knot_width
    assert narrow is None
    select.path.knot = 1
    assert [option.name for option in select.options] == ["path_terrain", "path_width", "knot_width"]
    select.set_option("knot_width", 2.0)
    assert (select.knot_width, set(document.value.paths[0].widths)) == (2.0, {1.0, 2.0})
    _command(document, select, on(20, 2), "Straighten")
    assert document.value.paths[0] == Path("stream", through[::-1], width=1.5)


def test_a_gentle_curve_runs_through_all_its_dots(document: Document, select: Select) -> None:
    select.take_path(1)
    path = document.value.paths[1]
    _command(document, select, pointer_at(document.value.grid, (20, 2)), "Turn")
    curved = document.value.paths[1]
    assert curved.through == path.through
    dots = {knot.at for knot in dot_knots(document.value.grid, path.through)}
    assert dots <= {knot.at for knot in curved.curve}


@pytest.mark.parametrize("index", [0, 1])
def test_a_path_is_copied_cut_and_pasted_under_the_pointer(
    document: Document, select: Select, on: Callable[..., Pointer], index: int
) -> None:
    """A drawn one as well as one from dot to dot; what of it falls off the board is left out."""
    path, grid = document.value.paths[index], document.value.grid
    select.take_path(index)
    select.path.knot = 0
    text = select.cut()
    assert isinstance(text, str)
    assert path not in document.value.paths
    select.hover(on(*grid.centre(grid.hex("C2"))))
    select.paste(text)
    assert select.path.index == 1
    copy = document.value.paths[1]
    assert (copy.terrain, bool(copy.curve)) == (path.terrain, bool(path.curve))
    assert copy.through != path.through
    assert set(copy.through) <= set(grid.hexes)
    select.leave()
    select.paste(str(select.copy()))
    assert document.value.paths[1:] == (copy, copy), "without a pointer where it was"


def test_what_is_copied_on_a_map_of_boards_is_pasted_on_a_board(document: Document, select: Select) -> None:
    """Such a map has a grid that no file can say: what was copied there was told to be a bad file."""
    board = document.value
    grid = JoinedGrid(0, 0, shift=board.grid.shift, parts=(Part("north", board.grid),))
    for path in board.paths:
        select.paste(outline_clipboard.copied(evolve(board, grid=grid), (), (), (path,)))
        assert document.value.paths[-1] == path
        # With a blank more it isn't the text that was written last, as from another window.
        text, to = outline_clipboard.copied(evolve(board, grid=grid), (), (), (path,)), board.grid.hex("D4")
        here, there = (outline_clipboard.pasted(board, one, to)[0] for one in (text, f"{text} "))
        assert here == there


def test_what_would_lie_beside_the_board_is_told(document: Document) -> None:
    """Of a path of dots a single hex is none."""
    board, grid = document.value, document.value.grid
    way = Path("road", (grid.hex("B6"), grid.hex("C7")))
    text = outline_clipboard.copied(board, (), (), (way,))
    told = []
    for at in (grid.hexes[0], grid.hexes[-1]):
        try:
            outline_clipboard.pasted(board, text, at)
        except BadCall as error:
            told.append(str(error))
    assert told == ["Nothing of it would lie on the board."]


def test_a_path_is_turned_and_mirrored_about_its_middle(document: Document, select: Select) -> None:
    before = _curve(document)
    select.take_path(0)
    select.mirror()
    assert [knot.at for knot in _curve(document)] == [(12.0, 1.0), (7.0, 4.0), (1.0, 6.0)]
    select.mirror(upright=True)
    assert [knot.at for knot in _curve(document)] == [(12.0, 6.0), (7.0, 3.0), (1.0, 1.0)]
    select.mirror()
    select.mirror(upright=True)
    assert _curve(document) == before
    for _ in range(2):
        select.turn(3)
        assert select.path.index == 0
    assert _curve(document) == before

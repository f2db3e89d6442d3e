"""Selected paths split, joined, reversed, straightened, copied, turned."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import Pointer, pointer_at
from bob_editor.editing.outlines import outline_clipboard
from bob_editor.editing.tools.select import Select
from bob_editor.errors import BadCall
from bob_editor.geometry.curve import Knot
from bob_editor.geometry.joined_grid import JoinedGrid, Part
from bob_editor.model.board import Path
from bob_editor.model.drawn_paths import dot_knots, redrawn
from bob_editor.words import speak
from tests.editing.tools.selecting.paths.by_hand import click, command, curve


def test_split_and_joined_again(document: Document, select: Select, on: Callable[..., Pointer]) -> None:
    before = document.value.paths[0]
    click(select, on(6, 4))
    command(document, select, on(6, 4), "Split")
    assert [len(path.curve) for path in document.value.paths] == [2, 2, 0]
    command(document, select, on(1, 1), "Join")
    assert [len(path.curve) for path in document.value.paths] == [3, 0]
    joined = document.value.paths[0]
    assert before.through in (joined.through, joined.through[::-1])


def test_an_arrow_tells_which_way_a_path_runs(
    document: Document, select: Select, on: Callable[..., Pointer]
) -> None:
    """Else nobody would see that it was reversed."""
    click(select, on(6, 4))
    ends = document.value.paths[0].curve[0].at, document.value.paths[0].curve[-1].at
    assert select.preview.lines[-1][1] == ends[1]
    command(document, select, on(6, 4), "Reverse")
    assert select.preview.lines[-1][1] == ends[0]


def test_the_same_path_stays_selected_where_another_goes(document: Document, select: Select) -> None:
    """Else the next in the list would be deleted in its place; of a split that is undone the whole is selected."""
    first, other = document.value.paths
    select.take_path(1)
    document.set_value(replace(document.value, paths=(other,)))
    assert select.path.index == 0
    document.set_value(replace(document.value, paths=(first, other)))
    assert select.path.index == 1
    both = document.value
    document.set_value(replace(document.value, paths=(first,)))
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
    click(select, on(*document.value.paths[0].curve[0].at))
    select.path.knot = 0
    before = document.value
    command(document, select, on(*before.paths[0].curve[0].at), "Reverse")
    assert select.path.knot == len(curve(document)) - 1
    path = before.paths[0]
    loop = replace(before, paths=(replace(path, curve=(*path.curve, path.curve[0])), *before.paths[1:]))
    document.set_value(loop)
    select.path.knot = len(path.curve)
    document.set_value(replace(loop, paths=(replace(loop.paths[0], width=2.0), *loop.paths[1:])))
    assert select.path.knot == len(path.curve), "at the end of a loop, not at its beginning"
    document.set_value(replace(before, paths=(replace(before.paths[0], curve=()), *before.paths[1:])))
    assert select.path.knot is None


def test_the_commands_of_a_path_are_in_the_window_s_language(
    document: Document, select: Select, on: Callable[..., Pointer]
) -> None:
    """They are entries of a menu as well as steps: all of them differ from the English."""
    click(select, on(6, 4))

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
    document.set_value(replace(document.value, paths=(drawn,)))
    click(select, on(*between))
    command(document, select, on(*between), "Split")
    first, last = document.value.paths
    assert first.through[-1] == last.through[0]
    assert first.curve[-1].at == last.curve[0].at
    assert first.widths[-1] == last.widths[0]
    assert {*first.through, *last.through} == {*drawn.through}


def test_corner_smooth_reverse_width_kind_and_back_to_dots(
    document: Document, select: Select, on: Callable[..., Pointer]
) -> None:
    click(select, on(6, 4))
    command(document, select, on(6, 4), "Make it a corner")
    assert curve(document)[1] == Knot((6.0, 4.0))
    command(document, select, on(6, 4), "Make it smooth")
    assert curve(document)[1].smooth
    command(document, select, on(6, 4), "Wider here")
    assert document.value.paths[0].widths == (1.0, 1.25, 1.0)
    through = document.value.paths[0].through
    command(document, select, on(20, 2), "Reverse")
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
    command(document, select, on(20, 2), "Straighten")
    assert document.value.paths[0] == Path("stream", through[::-1], width=1.5)


def test_a_gentle_curve_runs_through_all_its_dots(document: Document, select: Select) -> None:
    select.take_path(1)
    path = document.value.paths[1]
    command(document, select, pointer_at(document.value.grid, (20, 2)), "Turn")
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
        select.paste(outline_clipboard.copied(replace(board, grid=grid), (), (), (path,)))
        assert document.value.paths[-1] == path
        # With a blank more it isn't the text that was written last, as from another window.
        text, to = outline_clipboard.copied(replace(board, grid=grid), (), (), (path,)), board.grid.hex("D4")
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
    before = curve(document)
    select.take_path(0)
    select.mirror()
    assert [knot.at for knot in curve(document)] == [(12.0, 1.0), (7.0, 4.0), (1.0, 6.0)]
    select.mirror(upright=True)
    assert [knot.at for knot in curve(document)] == [(12.0, 6.0), (7.0, 3.0), (1.0, 1.0)]
    select.mirror()
    select.mirror(upright=True)
    assert curve(document) == before
    for _ in range(2):
        select.turn(3)
        assert select.path.index == 0
    assert curve(document) == before

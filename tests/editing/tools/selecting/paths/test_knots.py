"""Knots and handles of selected paths dragged, segments bent, knots added and taken out."""

import math
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import Mark
from bob_editor.editing.tools.select import Select
from bob_editor.geometry.curve import Knot
from bob_editor.model.board import Board
from bob_editor.model.drawn_paths import redrawn
from bob_editor.model.edit import Edit
from tests.editing.tools.selecting.paths.by_hand import CURVE, click, curve, drag


def test_a_click_on_its_line_selects_it_a_drag_still_selects_hexes(
    select: Select, on: Callable[..., Pointer]
) -> None:
    select.hover(on(6.1, 4.1))
    assert select.hint.startswith("Select the Road")
    click(select, on(6.1, 4.1))
    assert select.path.index == 0
    assert len(select.preview.points) == 3
    assert [option.name for option in select.options] == ["path_terrain", "path_width"]
    select.document.manner.hidden = frozenset({"paths"})
    assert select.path.index is None, "hidden"
    click(select, on(6.1, 4.1))
    assert select.path.index is None, "hidden"
    select.document.manner.hidden = frozenset()
    drag(select, on(6, 4), on(12, 2))
    assert select.path.index is None
    assert len(select.selection) > 4


def test_a_knot_is_dragged_with_its_handles(
    document: Document, select: Select, on: Callable[..., Pointer], steps: list[Edit[Board]]
) -> None:
    """It is previewed, snaps to a dot unless Shift is held, and the hexes follow."""
    click(select, on(6, 4))
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
    assert curve(document)[1] == Knot((6.0, 6.0), (5.0, 5.0), (7.0, 7.0))
    drag(select, on(6, 6), on(6.1, 5.9, shift=True))
    assert curve(document)[1].at == (6.1, 5.9)
    select.snaps = "nothing"
    drag(select, on(6.1, 5.9), on(6.1, 6.1))
    assert curve(document)[1].at == (6.1, 6.1)
    drag(select, on(6.1, 6.1), on(9.1, 6.2, control=True))
    assert curve(document)[1].at[1] == 6.1
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
    click(select, on(6, 4))
    select.press(on(12, 6))
    path, *others = document.value.paths
    shorter = redrawn(document.value.grid, path, CURVE[:2])
    document.set_value(replace(document.value, paths=(shorter, *others)))
    select.move(on(12, 8))
    select.release(on(12, 8))
    assert document.value.paths[0] == shorter
    assert not steps


def test_a_handle_turns_the_other_along_but_alone_with_shift(
    document: Document, select: Select, on: Callable[..., Pointer]
) -> None:
    click(select, on(6, 4))
    click(select, on(6, 4))
    handles = [Mark("arm", (2.0, 1.0)), *(Mark("arm", at) for at in ((5.0, 3.0), (7.0, 5.0), (11.0, 6.0)))]
    select.hover(on(20, 2))
    assert list(select.preview.marks) == handles
    assert (select.preview.active, len(select.preview.points), len(select.preview.arms)) == (1, 3, 4)
    frame, former = document.value.grid.frame, curve(document)[1]
    drag(select, on(7, 5), on(8, 4))
    moved = curve(document)[1]
    assert moved.after == (8.0, 4.0)
    assert moved.smooth
    assert former.before is not None
    assert moved.before is not None
    long, was = (math.dist(frame.true(one), frame.true((6, 4))) for one in (moved.before, former.before))
    assert long == pytest.approx(was, abs=0.002)
    drag(select, on(8, 4), on(9, 4.1, control=True))
    turned = curve(document)[1].after
    assert turned is not None
    assert turned[1] == 4.0
    drag(select, on(*turned), on(7, 6, shift=True))
    assert not curve(document)[1].smooth


def test_a_segment_is_bent_to_the_pointer(
    document: Document, select: Select, on: Callable[..., Pointer]
) -> None:
    """The place that was held comes to lie under the pointer."""
    click(select, on(6, 4))
    line = document.value.paths[0].line
    x, y = line[len(line) // 4]
    drag(select, on(x, y), on(x, y + 1.5))
    assert min(abs(a - x) + abs(b - y - 1.5) for a, b in document.value.paths[0].line) < 0.3
    assert [knot.at for knot in curve(document)] == [knot.at for knot in CURVE]


def test_a_path_from_dot_to_dot_becomes_a_curve_where_it_is_bent(
    document: Document, select: Select, on: Callable[..., Pointer]
) -> None:
    grid = document.value.grid
    x, y = grid.centre(grid.hex("C7"))
    click(select, on(x, y))
    assert select.path.index == 1
    drag(select, on(x + 1.5, y + 0.5), on(x + 1.5, y + 1))
    assert document.value.paths[1].curve


def test_a_double_click_adds_a_knot_and_delete_takes_one_out(
    document: Document, select: Select, on: Callable[..., Pointer]
) -> None:
    click(select, on(6, 4))
    x, y = document.value.paths[0].line[5]
    before = document.value.paths[0].through
    click(select, on(x, y, clicks=2))
    assert len(curve(document)) == 4
    assert document.value.paths[0].through == before
    select.hover(on(*curve(document)[1].at))
    assert select.delete()
    assert len(curve(document)) == 3
    click(select, on(6, 4))
    select.hover(on(20, 2))
    assert select.delete()
    assert [knot.at for knot in curve(document)] == [(1.0, 1.0), (12.0, 6.0)]
    assert select.delete()
    assert [path.terrain for path in document.value.paths] == ["stream"]
    assert select.path.index is None


def test_keys_move_the_chosen_knot_else_the_path_and_make_it_smooth_or_a_corner(
    document: Document, select: Select, on: Callable[..., Pointer]
) -> None:
    """As those of outlines; Escape gives up the knot first."""
    click(select, on(6, 4))
    click(select, on(6, 4))
    assert select.nudge(1, 0, far=True)
    assert [knot.at for knot in curve(document)] == [(1.0, 1.0), (6.5, 4.0), (12.0, 6.0)]
    select.make_knots("corner")
    assert curve(document)[1] == Knot((6.5, 4.0))
    select.make_knots("smooth")
    assert curve(document)[1].smooth
    select.cancel()
    assert select.nudge(-1, 0, far=True)
    assert [knot.at for knot in curve(document)] == [(0.5, 1.0), (6.0, 4.0), (11.5, 6.0)]
    select.walk(1)
    assert select.path.index is None

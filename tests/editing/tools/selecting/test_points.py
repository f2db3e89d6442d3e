"""Editing the points of selected outlines."""

import math

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.outlines import edits
from bob_editor.editing.outlines.knots import Handle
from bob_editor.errors import BadCall
from bob_editor.model.board import Artwork
from tests.editing.tools.selecting.at_hand import WOODS, WOODS_AT


def test_a_double_click_shows_the_points(select, click, drag, to, drawn, steps) -> None:
    """Points are dragged, added by a double click, taken out with Ctrl or Delete; Escape ends."""
    click(11, 7, clicks=2)
    assert [mark.kind for mark in select.preview.marks] == ["corner"] * 4
    select.hover(to(12, 8))
    assert "lets go of the right angles" in select.hint
    select.hold.choose_within((5, 3), (13, 9), more=False)
    assert "Ctrl goes by 15°" in select.hint, "of several points"
    select.hold.knots = frozenset()
    drag(select, [to(12, 8), to(12.5, 8.5, alt=True, control=True), to(13, 9.1234, alt=True, control=True)])
    assert drawn.value.artwork[0].ring[2] == (13.0, 9.123)
    select.press(to(13, 9.123))
    select.move(to(15, 9.2, control=True))
    assert select.preview.board.artwork[0].ring[2] == (pytest.approx(15, abs=0.01), 9.123)
    select.cancel()
    click(9, 4, clicks=2)
    assert drawn.value.artwork[0].ring[1] == (9.0, 4.0)
    click(9, 4, control=True)
    assert len(drawn.value.artwork[0].ring) == 4
    click(6, 4)
    assert select.delete()
    assert len(drawn.value.artwork[0].ring) == 3
    assert [edit.label for edit in steps] == [
        "Move a point of the drawn Woods",
        "Add a point to the drawn Woods",
        "Take a point out of the drawn Woods",
        "Take a point out of the drawn Woods",
    ]
    select.cancel()
    assert select.hold.mode == "scale"
    select.cancel()
    assert not select.busy


def test_segments_and_handles_bend(select, click, drag, to, drawn) -> None:
    """A drag on a segment bends it through the pointer; the handles of a chosen point bend it further."""
    click(11, 7, clicks=2)
    drag(select, [to(9, 8), to(9, 8.5), to(9, 9)])
    piece = drawn.value.artwork[0]
    assert len(piece.curves[0]) == 4
    assert min(math.dist(at, (9, 9)) for at in piece.ring) < 0.05
    click(12, 8)
    kinds = [mark.kind for mark in select.preview.marks]
    assert kinds.count("arm") == 2
    arm = piece.curves[0][2].after
    drag(select, [to(*arm), to(11, 10), to(11, 11)])
    assert drawn.value.artwork[0].curves[0][2].after == (11.0, 11.0)
    select.make_knots("smooth")
    assert drawn.value.artwork[0].curves[0][2].smooth


def test_points_in_a_rectangle_move_together(select, click, drag, to, drawn) -> None:
    """A rectangle chooses points; a drag of one moves them all."""
    click(11, 7, clicks=2)
    drag(select, [to(13.5, 3), to(12.5, 5), to(11.5, 9.5)])
    assert len(select.hold.knots) == 2
    drag(select, [to(12, 4), to(13, 4, alt=True), to(14, 4, alt=True)])
    assert drawn.value.artwork[0].ring == ((6.0, 4.0), (14.0, 4.0), (14.0, 8.0), (6.0, 8.0))


def test_a_right_angled_building_stays_so(select, click, drag, to, drawn) -> None:
    """A dragged corner takes its neighbours along; Ctrl lets it go alone."""
    click(8, 5.5)
    click(8, 5.5, clicks=2)
    drag(select, [to(9, 6), to(9.5, 6.3, alt=True), to(10, 6.5, alt=True)])
    assert drawn.value.artwork[1].ring == ((7.0, 5.0), (10.0, 5.0), (10.0, 6.5), (7.0, 6.5))


def test_what_would_cross_itself_is_refused(select, click, to, drawn) -> None:
    """The sentence comes when the point is let go; nothing is changed, and nothing is held any more."""
    click(11, 7, clicks=2)
    select.press(to(12, 8))
    select.move(to(9, 2, control=True))
    assert select.preview.text == "crosses itself"
    with pytest.raises(BadCall, match="cross itself"):
        select.release(to(9, 2, control=True))
    assert drawn.value.artwork[0] == WOODS
    assert select.hold.drag is None


def test_what_crosses_itself_already_is_mended_step_by_step(select, document: Document) -> None:
    """Its points are moved and taken out though it goes on crossing itself, and its terrain is changed."""
    ring = ((3.0, 3.0), (9.0, 6.0), (9.0, 3.0), (3.0, 6.0), (3.0, 8.0), (9.0, 11.0), (9.0, 8.0), (3.0, 11.0))
    document.set_value(replace(document.value, artwork=(Artwork("woods", ring),)))
    select.take([WOODS_AT])
    select.change("Change", edits.with_terrain(document.value, select.hold.places, "jungle"))
    select.finish()
    select.hold.knots = frozenset([Handle(0, 1)])
    assert select.nudge(1, 0, far=False)
    assert select.delete()
    assert document.value.artwork == (Artwork("jungle", (ring[0], *ring[2:])),)


def test_points_snap(select, click, to, drawn) -> None:
    """A dragged point is drawn to a dot near it, and shown to be; with Alt, or snapping to nothing, it isn't."""
    dot = drawn.value.grid.frame.centre(drawn.value.grid.frame.hex_at((13, 9)))
    near = dot[0] + 0.06, dot[1] + 0.03
    for alt, snaps, expected in ((False, "all", True), (True, "all", False), (False, "nothing", False)):
        select.set_option("snaps", snaps)
        click(11, 7, clicks=2)
        select.press(to(12, 8, control=True, alt=alt))
        select.move(to(*near, control=True, alt=alt))
        shown = select.preview
        assert (shown.board.artwork[0].ring[2] == dot) is expected
        assert ("snap" in {mark.kind for mark in shown.marks}) is expected
        select.cancel()
        select.cancel()
        select.cancel()


def test_keys(select, click, drawn, steps) -> None:
    """Arrows nudge, Tab walks, Enter leads to the points and back."""
    assert not select.nudge(1, 0, far=False)
    click(11, 7)
    assert select.nudge(2, 0, far=False)
    assert drawn.value.artwork[0].ring[0] == (6.1, 4.0)
    select.walk(1)
    assert select.hold.places != (WOODS_AT,)
    select.walk(-1)
    assert select.hold.places == (WOODS_AT,)
    assert select.finish()
    assert select.hold.edited is not None
    select.walk(1)
    assert len(select.hold.knots) == 1
    assert select.finish()
    assert select.hold.edited is None


def test_cutting_along_a_line(select, click, to, drawn, steps) -> None:
    """Two clicks and Enter, or a stroke, part what is selected; a line that doesn't is refused."""
    click(11, 7)
    select.begin_cut()
    click(10, 3)
    click(10, 9)
    assert select.finish()
    assert len(drawn.value.artwork) == 3
    assert len(select.hold.places) == 2
    assert steps[-1].label == "Cut the drawn Woods"
    select.begin_cut()
    click(7, 3)
    click(8, 3)
    with pytest.raises(BadCall, match="edge to edge"):
        select.finish()
    select.begin_cut()
    drawn.set_value(replace(drawn.value, artwork=()))
    click(9.0, 7.0)
    assert select.selection, "where all that was to be cut is gone, a click selects again"

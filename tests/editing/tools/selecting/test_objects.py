"""Selecting drawn outlines as objects: by clicks, moved, scaled, turned."""

import math

import pytest

from tests.editing.tools.selecting.at_hand import HILL_AT, HOUSE_AT, WOODS_AT


def test_inside_and_edge_select_the_topmost_and_alt_goes_deeper(select, click) -> None:
    """A click takes the topmost thing, Alt the one below, and below the last one the hex."""
    click(8, 5.5)
    assert select.hold.places == (HOUSE_AT,)
    assert not select.selection
    click(8, 5.5, alt=True)
    assert select.hold.places == (WOODS_AT,)
    click(2.05, 7)
    assert select.hold.places == (HILL_AT,)
    click(8, 5.5)
    for _ in range(3):
        click(8, 5.5, alt=True)
    assert not select.hold.places
    assert len(select.selection) == 1
    click(16, 10)
    assert not select.hold.places  # the inside of a hill is ground


def test_what_is_hidden_is_neither_clicked_nor_snapped_to_nor_erased(
    document, select, tools, click, drag, to
) -> None:
    """As in other drawing programs; the layers below can be worked on then."""
    document.manner.hidden = frozenset({"artwork"})
    click(8, 4)
    assert not select.hold.places
    select.walk(1)
    select.walk(1)
    assert select.hold.places == (HILL_AT,)
    select.select_all()
    assert select.hold.places == (HILL_AT,)
    select.snaps = "outlines"
    assert select.hold.snapper((6.02, 4.01), to(6.02, 4.01), ()) is None
    for what in ("nearest", "artwork"):
        tools["erase"].set_option("what", what)
        drag(tools["erase"], [to(8, 5.5)])
    assert len(document.value.artwork) == 2
    select.take([HILL_AT])
    document.manner.hidden = frozenset({"levels"})
    assert not select.hold.places, "Delete would take it unseen"
    click(2, 3)
    assert not select.hold.places


def test_what_a_click_takes_can_be_chosen(select, click, drag, to) -> None:
    """Only hexes, or only outlines: then the inside of a hill is the hill, and a rectangle takes what lies in it."""
    select.set_option("picks", "hexes")
    click(8, 5.5)
    assert not select.hold.places
    select.set_option("picks", "outlines")
    click(16, 10)
    assert select.hold.places == (HILL_AT,)
    click(0.2, 0.2)
    assert not select.hold.places
    select.selection = frozenset(select.board.grid.hexes)
    drag(select, [to(0.5, 0.5), to(10, 7), to(14, 9)])
    assert set(select.hold.places) == {WOODS_AT, HOUSE_AT}
    assert not select.selection, "hexes of before would be turned in their place"


def test_several_are_selected_with_shift_and_moved_together(select, click, drag, to, drawn, steps) -> None:
    """Shift adds and leaves out; a drag inside moves all that is selected, as one step."""
    click(11, 7)
    click(8, 5.5, shift=True)
    assert set(select.hold.places) == {WOODS_AT, HOUSE_AT}
    assert select.hold.words == "2 outlines"
    drag(select, [to(11, 7), to(11.5, 7.3, alt=True), to(12.0, 7.5, alt=True)])
    assert drawn.value.artwork[0].ring[0] == (7.0, 4.5)
    assert drawn.value.artwork[1].ring[0] == (8.0, 5.5)
    assert [edit.label for edit in steps] == ["Move 2 outlines"]
    click(9, 6, shift=True)
    assert select.hold.places == (WOODS_AT,)


def test_handles_scale_then_turn(select, click, drag, to, drawn, steps) -> None:
    """The box scales by its handles; a second click has them turn, in steps with Ctrl and Shift."""
    click(11, 7)
    assert {mark.kind for mark in select.preview.marks} == {"scale"}
    drag(select, [to(12, 6), to(13, 6, alt=True), to(15, 6, alt=True)])
    assert drawn.value.artwork[0].ring == ((6.0, 4.0), (15.0, 4.0), (15.0, 8.0), (6.0, 8.0))
    select.press(to(15, 6))
    select.move(to(14, 6, alt=True, control=True))
    assert select.preview.board.artwork[0].ring == ((7.0, 4.0), (14.0, 4.0), (14.0, 8.0), (7.0, 8.0))
    select.cancel()
    click(11, 7)
    assert {mark.kind for mark in select.preview.marks} == {"turn"}
    box = select.hold.box
    x, y = drawn.value.grid.frame.from_true(box.middle)
    frame = drawn.value.grid.frame
    (cx, cy), (mx, my) = frame.true((15, 8)), box.middle
    turned = math.radians(58)
    there = frame.from_true(
        (
            mx + (cx - mx) * math.cos(turned) - (cy - my) * math.sin(turned),
            my + (cx - mx) * math.sin(turned) + (cy - my) * math.cos(turned),
        )
    )
    drag(select, [to(15, 8), to(x, y + 3, shift=True), to(*there, shift=True)])
    assert [edit.label for edit in steps] == ["Scale the drawn Woods", "Turn the drawn Woods"]
    (ax, ay), (bx, by) = map(frame.true, drawn.value.artwork[0].ring[:2])
    assert math.degrees(math.atan2(by - ay, bx - ax)) == pytest.approx(60, abs=0.1)

"""What stays selected through edits, undo and the clipboard."""

from functools import partial

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.rings import RingPlace
from bob_editor.editing.gestures.stroke_hexes import rectangle
from bob_editor.editing.outlines import edits
from bob_editor.errors import BadCall
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Artwork, Board
from bob_editor.model.board_edits import paint_terrain
from bob_editor.model.edit import Edit
from bob_editor.model.outlines import knots_of
from bob_editor.words import speak
from tests.editing.tools.selecting.at_hand import HOUSE, HOUSE_AT, WOODS, WOODS_AT


def test_copies_are_pasted_under_the_pointer_and_duplicates_beside(select, click, to, drawn) -> None:
    """Copied outlines come to lie about the pointer's hex as they lay about theirs, on top, and are selected."""
    click(8, 5.5)
    text = select.copy()
    select.hover(to(18, 10))
    select.paste(text)
    assert len(drawn.value.artwork) == 3
    assert select.hold.places == (RingPlace("artwork", 2),)
    (x, y), (ox, oy) = drawn.value.artwork[2].ring[0], HOUSE.ring[0]
    frame = drawn.value.grid.frame
    assert frame.hex_with_centre(
        (
            round(x - ox + frame.centre(frame.hex_at((8, 5.5)))[0]),
            round(y - oy + frame.centre(frame.hex_at((8, 5.5)))[1]),
        )
    ) == frame.hex_at((18, 10))
    with pytest.raises(BadCall):
        select.paste(text.replace("band-of-brothers-2.2", "memoir-44"))
    copied = select.copy()
    assert select.cut() == copied
    assert len(drawn.value.artwork) == 2


def test_the_selection_follows_the_board(select, click, drawn, steps) -> None:
    """Undo of a deletion before them leaves the same outlines selected; what is gone is selected no more."""
    click(8, 5.5)
    house = drawn.value.artwork[1]
    drawn.set_value(replace(drawn.value, artwork=(house,)))
    assert select.hold.places == (RingPlace("artwork", 0),)
    drawn.set_value(replace(drawn.value, artwork=()))
    assert not select.hold.places
    assert select.preview.lines == ()


@pytest.mark.parametrize("artwork", [(replace(WOODS, terrain="wheat_field"), HOUSE), (HOUSE, WOODS)])
def test_a_drag_ends_where_its_outline_becomes_another(select, to, drawn, steps, artwork) -> None:
    """As by undo with the button held: what was undone stays so, and nothing else is moved or selected."""
    select.take([WOODS_AT])
    select.press(to(7, 7))
    drawn.set_value(replace(drawn.value, artwork=artwork))
    selected = select.hold.places
    select.move(to(12, 12))
    select.release(to(12, 12))
    assert drawn.value.artwork == artwork
    assert (select.hold.places, select.selection, steps) == (selected, frozenset(), [])


def test_what_became_of_the_selection_stays_selected_through_undo(select, click, drawn) -> None:
    """Undo of a join selects its parts again, redo the whole; of what is reordered no other outline in its place."""
    click(11, 7)
    before = replace(drawn.value, artwork=(WOODS, replace(WOODS, ring=_shifted(WOODS, 3.0)), HOUSE))
    drawn.set_value(before)
    select.take((WOODS_AT, RingPlace("artwork", 1)))
    select.become("Join", partial(edits.combined, how="join"))
    joined = drawn.value
    assert (len(joined.artwork), select.hold.places) == (2, (WOODS_AT,))
    drawn.set_value(before)
    assert set(select.hold.places) == {WOODS_AT, RingPlace("artwork", 1)}
    drawn.set_value(joined)
    assert select.hold.places == (WOODS_AT,)
    select.become("Bring to top", partial(edits.reordered, how="top"))
    assert select.hold.places == (HOUSE_AT,)
    drawn.set_value(joined)
    assert select.hold.places == (WOODS_AT,)
    # What others became is nobody's choice.
    drawn.set_value(replace(joined, artwork=(joined.artwork[0],)))
    drawn.set_value(joined)
    assert select.hold.places == (WOODS_AT,)


def test_undo_of_a_deletion_selects_what_comes_back(select, drawn) -> None:
    """What was selected when it was deleted, where nothing else is selected by then."""
    whole = drawn.value
    select.take((WOODS_AT, HOUSE_AT))
    select.delete()
    cleared = drawn.value
    assert (cleared.artwork, select.busy) == ((), False)
    drawn.set_value(whole)
    assert set(select.hold.places) == {WOODS_AT, HOUSE_AT}
    drawn.set_value(cleared)
    select.select(list(whole.grid.hexes)[:1])
    drawn.set_value(whole)
    assert (select.hold.places, len(select.selection)) == ((), 1)
    select.select_none()
    drawn.set_value(replace(whole, artwork=whole.artwork[:1]))
    drawn.set_value(whole)
    assert set(select.hold.places) == {HOUSE_AT}, "deleted before, and there again"


def test_steps_are_called_in_the_window_s_language(select, click, drag, to, steps) -> None:
    """What is done with an outline, and to which: no English verb beside a German name."""
    speak("de")
    try:
        click(11, 7)
        drag(select, [to(11, 7), to(11.5, 7.3, alt=True), to(12.0, 7.5, alt=True)])
        select.hold.take(select.hold.places, "knots")
        select.make_knots("smooth")
        select.hold.take(select.hold.places)
        select.delete()
    finally:
        speak("en")
    told = [edit.label.rpartition(": ")[2] for edit in steps]
    assert told == ["Verschieben", "Punkte glätten", "Löschen"]


def _shifted(piece: Artwork, by: float) -> tuple[Point, ...]:
    return tuple((x + by, y) for x, y in piece.ring)


def test_what_hexes_list_follows(select, click, drag, to, drawn) -> None:
    """A building that is moved out of its hex takes what the hex lists along: none grows where it stood."""
    grid = drawn.value.grid
    at = grid.frame.hex_at((8, 5.5))
    drawn.set_value(paint_terrain(drawn.value, [at], ["building_stone"]))
    click(8, 5.5)
    goal = grid.frame.hex_at((15.1, 10.1))
    drag(select, [to(8, 5.5), to(12, 9, alt=True), to(*grid.frame.centre(goal), alt=True)])
    assert not drawn.value.hexes
    assert "building_stone" in drawn.ground.terrain(goal)
    select.delete()
    assert drawn.ground.terrain(goal) == ("open_ground",)


def test_all_outlines_are_selected_where_one_is(select, click, drawn) -> None:
    """Select all takes hexes, or with an outline selected all outlines."""
    select.select_all()
    assert len(select.selection) == len(drawn.value.grid.hexes)
    select.select_none()
    click(8, 5.5)
    select.select_all()
    assert len(select.hold.places) == 3
    select.turn()
    select.mirror()
    assert select.delete()
    assert not drawn.value.artwork
    assert not drawn.value.contours


def test_the_edit_of_several_is_one(select, click, drawn: Document, steps: list[Edit[Board]]) -> None:
    """Order, copies and what becomes of several are one step each, and are selected then."""
    click(11, 7)
    select.become("Raise", lambda board, places: edits.reordered(board, places, "raise"))
    assert [piece.terrain for piece in drawn.value.artwork] == ["building_stone", "woods"]
    assert select.hold.places == (RingPlace("artwork", 1),)
    select.become("Duplicate", lambda board, places: edits.duplicated(board, places, (1.0, 1.0)))
    assert len(drawn.value.artwork) == 3
    select.change("Change the terrain of", edits.with_terrain(drawn.value, select.hold.places, "orchard"))
    assert drawn.value.artwork[2].terrain == "orchard"
    assert len(knots_of(drawn.value.artwork[2])[0]) == 4
    assert len(steps) == 3


def test_a_map_says_beforehand_where_its_boards_are_edited(select, click, drag, to, drawn) -> None:
    """What is drawn is selected by a click, without handles; a drag is a rectangle of hexes, whatever it begins on."""
    refused: list[str] = []
    drawn.manner.refused.connect(refused.append)
    drawn.manner.drawn_here = False
    before = drawn.value
    click(8.0, 5.5)
    assert select.hold.places == (HOUSE_AT,)
    assert select.preview.marks == ()
    assert select.told == select.hint
    assert select.hint.endswith("It is edited in its board’s own file: open that with Open board.")
    start, end = to(8.0, 5.5), to(11.0, 9.0)
    select.press(start)
    select.move(end)
    assert select.preview.board is None
    assert select.selection == frozenset(rectangle(drawn.value.grid, start.hex, end.hex))
    select.release(end)
    assert (select.hold.places, len(select.selection) > 1) == ((), True)
    assert (drawn.value, refused) == (before, [])
    click(8.0, 5.5)
    select.become("Delete", edits.deleted)
    assert "not done" in refused[0]
    drawn.manner.drawn_here = True
    click(8.0, 5.5)
    assert select.preview.marks

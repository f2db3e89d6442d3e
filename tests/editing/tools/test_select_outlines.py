"""Selecting drawn outlines as objects, and editing their points."""

import math
from collections.abc import Callable
from functools import partial

import pytest
from attrs import evolve

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import Pointer, pointer_at
from bob_editor.editing.gestures.rings import RingPlace
from bob_editor.editing.outlines import edits
from bob_editor.editing.outlines.knots import Handle
from bob_editor.editing.tools import Tool
from bob_editor.editing.tools.select import Select
from bob_editor.errors import BadCall
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.model.board_edits import paint_terrain
from bob_editor.model.edit import Edit
from bob_editor.model.outlines import knots_of
from bob_editor.words import speak

Drag = Callable[[Tool, list[Pointer]], None]

WOODS = Artwork("woods", ((6.0, 4.0), (12.0, 4.0), (12.0, 8.0), (6.0, 8.0)))
HOUSE = Artwork("building_stone", ((7.0, 5.0), (9.0, 5.0), (9.0, 6.0), (7.0, 6.0)))
HILL = Contour(1, ((2.0, 2.0), (20.0, 2.0), (20.0, 12.0), (2.0, 12.0)))
WOODS_AT, HOUSE_AT, HILL_AT = RingPlace("artwork", 0), RingPlace("artwork", 1), RingPlace("contour", 0)


@pytest.fixture
def select(tools: dict[str, Tool]) -> Select:
    """The select tool."""
    tool = tools["select"]
    assert isinstance(tool, Select)
    return tool


@pytest.fixture
def drawn(document: Document) -> Document:
    """A hill with woods and a house in them."""
    document.set_value(evolve(document.value, artwork=(WOODS, HOUSE), contours=(HILL,)))
    return document


@pytest.fixture
def to(drawn: Document) -> Callable[..., Pointer]:
    """Points at a lattice point of the board."""
    return lambda x, y, **keys: pointer_at(drawn.value.grid, (x, y), reach=0.15, **keys)


@pytest.fixture
def click(select: Select, to: Callable[..., Pointer]) -> Callable[..., None]:
    """Clicks at a lattice point."""

    def act(x: float, y: float, **keys: object) -> None:
        select.hover(to(x, y))
        select.press(to(x, y, **keys))
        select.release(to(x, y, **keys))

    return act


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
    document.set_value(evolve(document.value, artwork=(Artwork("woods", ring),)))
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
    drawn.set_value(evolve(drawn.value, artwork=()))
    click(9.0, 7.0)
    assert select.selection, "where all that was to be cut is gone, a click selects again"


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
    drawn.set_value(evolve(drawn.value, artwork=(house,)))
    assert select.hold.places == (RingPlace("artwork", 0),)
    drawn.set_value(evolve(drawn.value, artwork=()))
    assert not select.hold.places
    assert select.preview.lines == ()


@pytest.mark.parametrize("artwork", [(evolve(WOODS, terrain="wheat_field"), HOUSE), (HOUSE, WOODS)])
def test_a_drag_ends_where_its_outline_becomes_another(select, to, drawn, steps, artwork) -> None:
    """As by undo with the button held: what was undone stays so, and nothing else is moved or selected."""
    select.take([WOODS_AT])
    select.press(to(7, 7))
    drawn.set_value(evolve(drawn.value, artwork=artwork))
    selected = select.hold.places
    select.move(to(12, 12))
    select.release(to(12, 12))
    assert drawn.value.artwork == artwork
    assert (select.hold.places, select.selection, steps) == (selected, frozenset(), [])


def test_what_became_of_the_selection_stays_selected_through_undo(select, click, drawn) -> None:
    """Undo of a join selects its parts again, redo the whole; of what is reordered no other outline in its place."""
    click(11, 7)
    before = evolve(drawn.value, artwork=(WOODS, evolve(WOODS, ring=_shifted(WOODS, 3.0)), HOUSE))
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
    drawn.set_value(evolve(joined, artwork=(joined.artwork[0],)))
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
    drawn.set_value(evolve(whole, artwork=whole.artwork[:1]))
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
    """What is drawn is selected, without handles; it doesn't go along with the pointer, and why is told."""
    refused: list[str] = []
    drawn.manner.refused.connect(refused.append)
    drawn.manner.drawn_here = False
    before = drawn.value
    click(8.0, 5.5)
    assert select.hold.places == (HOUSE_AT,)
    assert select.preview.marks == ()
    select.press(to(8.0, 5.5))
    select.move(to(9.0, 7.0))
    assert select.preview.board is None
    assert select.told == select.hint
    assert select.hint.endswith("It is edited in its board’s own file: open that with Open board.")
    select.release(to(9.0, 7.0))
    assert drawn.value == before
    assert len(refused) == 1
    assert "not done" in refused[0]
    drawn.manner.drawn_here = True
    click(8.0, 5.5)
    assert select.preview.marks

"""Labels in the Select tool: chosen by a click, several at once, moved, deleted; along with outlines."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import Pointer, pointer_at
from bob_editor.editing.gestures.rings import RingPlace
from bob_editor.editing.tools import Tool
from bob_editor.editing.tools.select import Select
from bob_editor.geometry.curve import Knot
from bob_editor.model.board import Artwork, Board, Label
from bob_editor.model.edit import Edit

CURVE = (Knot((2.0, 10.0), None, (5.0, 8.0)), Knot((14.0, 10.0), (11.0, 12.0)))
LABELS = (Label("Mill", (4.0, 3.0)), Label("Le Bec", (8.0, 10.0), curve=CURVE))
WOODS = Artwork("woods", ((12.0, 2.0), (16.0, 2.0), (16.0, 5.0), (12.0, 5.0)))

On = Callable[..., Pointer]


@pytest.fixture
def on(document: Document) -> On:
    """Points at lattice points of the board."""
    return lambda x, y, **keys: pointer_at(document.value.grid, (x, y), **keys)


@pytest.fixture
def select(document: Document, tools: dict[str, Tool]) -> Select:
    """The tool, on a board with two labels and a drawn wood."""
    document.set_value(replace(document.value, labels=LABELS, artwork=(WOODS,), contours=(), paths=()))
    tool = tools["select"]
    assert isinstance(tool, Select)
    return tool


def _drag(tool: Tool, *way: Pointer) -> None:
    tool.hover(way[0])
    tool.press(way[0])
    for pointer in way[1:]:
        tool.move(pointer)
    tool.release(way[-1])


def test_a_click_selects_a_label_and_delete_takes_it_away(document: Document, select: Select, on: On) -> None:
    """A bent one is found where its letters are; elsewhere hexes are selected."""
    select.hover(on(8, 10))
    assert select.hint.startswith("Select the label Le Bec")
    _drag(select, on(8, 10))
    assert select.labels.places == (1,)
    assert select.preview.lines
    assert select.delete()
    assert document.value.labels == LABELS[:1]
    assert not select.labels.places
    _drag(select, on(4, 3))
    assert select.labels.places == (0,)
    _drag(select, on(10, 14))
    assert not select.labels.places
    assert len(select.selection) == 1
    _drag(select, on(4, 3, control=True))
    assert len(select.selection) == 2


def test_labels_and_outlines_move_as_one(
    document: Document, select: Select, on: On, steps: list[Edit[Board]]
) -> None:
    """By a drag of any of them and by arrow keys, each one step of undo."""
    _drag(select, on(4, 3))
    _drag(select, on(8, 10, shift=True))
    _drag(select, on(12, 3.5, shift=True))
    assert (select.labels.places, select.hold.places) == ((0, 1), (RingPlace("artwork", 0),))
    select.press(on(4, 3))
    select.move(on(5, 5))
    assert select.preview.board is not None
    select.release(on(5, 5))
    mill, bec = document.value.labels
    assert (mill.at, bec.at, bec.curve[0].at) == ((5.0, 5.0), (9.0, 12.0), (3.0, 12.0))
    assert document.value.artwork[0].ring[0] == (13.0, 4.0)
    _drag(select, on(15, 6), on(14, 4))
    assert document.value.labels == LABELS
    assert document.value.artwork[0].ring == WOODS.ring
    assert select.nudge(1, 0, far=True)
    assert document.value.labels[0].at[0] > 4
    assert document.value.artwork[0].ring[0][0] > 12
    assert len(steps) == 3
    before = document.value
    assert select.delete()
    assert not document.value.labels
    assert not document.value.artwork
    document.set_value(before)
    assert (select.labels.places, select.hold.places) == ((0, 1), (RingPlace("artwork", 0),))
    select.duplicate()
    assert (select.labels.places, select.hold.places) == ((2, 3), (RingPlace("artwork", 1),))
    assert [label.text for label in document.value.labels] == ["Mill", "Le Bec"] * 2


def test_a_rectangle_takes_labels_where_hexes_are_not_picked(select: Select, on: On) -> None:
    """With the outlines in it."""
    select.set_option("picks", "outlines")
    _drag(select, on(0, 0), on(10, 7))
    assert (select.labels.places, select.hold.places) == ((0,), ())
    select.select_all()
    assert (select.labels.places, len(select.hold.places)) == ((0, 1), 1)
    select.cancel()
    assert not select.busy


def test_what_is_selected_stays_so_where_others_go(document: Document, select: Select, on: On) -> None:
    """The one before it in the list is taken away by somebody else."""
    _drag(select, on(8, 10))
    document.set_value(replace(document.value, labels=LABELS[1:]))
    assert select.labels.of(document.value) == LABELS[1:]


def test_labels_alone_are_copied_cut_and_pasted(document: Document, select: Select, on: On) -> None:
    """A text on the clipboard holds them with their curve; what is pasted is selected, over the hex pointed at."""
    select.take_labels([0, 1])
    text = select.cut()
    assert isinstance(text, str)
    assert not document.value.labels
    select.paste(text)
    assert [one.text for one in select.labels.of(document.value)] == ["Mill", "Le Bec"]
    select.take_labels([1])
    text = select.copy()
    assert isinstance(text, str)
    select.hover(on(14, 14))
    select.paste(text)
    pasted = document.value.labels[2]
    assert [knot.at for knot in pasted.curve] != [knot.at for knot in document.value.labels[1].curve]
    assert pasted.text == "Le Bec"
    assert select.labels.places == (2,)


def test_an_outline_takes_its_label_to_the_clipboard(document: Document, select: Select) -> None:
    """Both come back, one step each way."""
    select.take([RingPlace("artwork", 0)])
    select.labels.take([0])
    text = select.copy()
    assert isinstance(text, str)
    select.paste(text)
    assert (len(document.value.artwork), len(document.value.labels)) == (2, 3)
    assert select.labels.places == (2,)
    assert len(select.hold.places) == 1


def test_labels_are_turned(document: Document, select: Select) -> None:
    """One about its own middle; several about theirs, a bent one with its curve; four right angles are none."""
    select.take_labels([0])
    select.turn()
    assert (document.value.labels[0].at, document.value.labels[0].turn) == ((4.0, 3.0), 60.0)
    select.take_labels([0, 1])
    before = document.value.labels
    select.turn_labels(90)
    assert document.value.labels[0].turn == 150.0
    assert document.value.labels[1].curve[0].at != CURVE[0].at
    for _ in range(3):
        select.turn_labels(90)
    assert document.value.labels[0].turn == before[0].turn
    assert document.value.labels[0].at == pytest.approx(before[0].at, abs=0.01)

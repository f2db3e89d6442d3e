"""Sculpting drawn outlines with a brush."""

import math
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import Pointer, pointer_at
from bob_editor.editing.outlines.simplifying import simplified
from bob_editor.editing.outlines.spans import segments_of
from bob_editor.editing.tools import Tool
from bob_editor.editing.tools.sculpt import SIZES, Sculpt
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.model.edit import Edit
from bob_editor.model.outlines import knots_of

WOODS = Artwork("woods", ((6.0, 4.0), (12.0, 4.0), (12.0, 8.0), (6.0, 8.0)))
HILL = Contour(1, ((2.0, 2.0), (20.0, 2.0), (20.0, 12.0), (2.0, 12.0)))


@pytest.fixture
def sculpt(tools: dict[str, Tool], document: Document) -> Sculpt:
    """The tool, over woods on a hill."""
    document.set_value(replace(document.value, artwork=(WOODS,), contours=(HILL,)))
    tool = tools["sculpt"]
    assert isinstance(tool, Sculpt)
    return tool


@pytest.fixture
def to(document: Document) -> Callable[..., Pointer]:
    """Points at a lattice point."""
    return lambda x, y, **keys: pointer_at(document.value.grid, (x, y), **keys)


def test_a_stroke_ends_where_the_board_becomes_another(sculpt, to, document, steps) -> None:
    """As by redo in the midst of it: in its outline's place stands another by now."""
    sculpt.press(to(12, 6))
    sculpt.move(to(13, 6))
    other = Artwork("building_stone", ((2.0, 2.0), (3.0, 2.0), (3.0, 3.0)))
    document.set_value(replace(document.value, artwork=(other, WOODS)))
    sculpt.move(to(13, 7))
    sculpt.release(to(13, 7))
    assert document.value.artwork == (other, WOODS)
    assert not steps


@pytest.mark.parametrize(("manner", "verb"), [("swell", "Swell"), ("erode", "Erode"), ("push", "Push")])
def test_a_stroke_is_one_step_on_one_outline(sculpt, to, drag, document, steps, manner, verb) -> None:
    """Only what is under the brush changes, live and then as one step, with few points."""
    sculpt.set_option("manner", manner)
    sculpt.press(to(12, 6))
    sculpt.move(to(12.5, 6))
    sculpt.move(to(13, 6))
    assert sculpt.preview.board.artwork != (WOODS,)
    sculpt.release(to(13, 6))
    after = document.value.artwork[0]
    assert [edit.label for edit in steps] == [f"{verb} the drawn Woods"]
    assert document.value.contours == (HILL,)
    assert {(6.0, 4.0), (6.0, 8.0)} <= set(after.ring)
    assert (max(x for x, _ in after.ring) > 12.1) is (manner != "erode")
    assert len(knots_of(after)[0]) < 30


def test_nothing_here_and_giving_up(sculpt, to, document) -> None:
    """A press where nothing is drawn does nothing; Escape gives a stroke up; Alt takes the one below."""
    sculpt.press(to(27, 14))
    sculpt.release(to(27, 14))
    assert not sculpt.busy
    sculpt.press(to(12, 6))
    sculpt.move(to(13, 6))
    sculpt.cancel()
    sculpt.release(to(13, 6))
    assert document.value.artwork == (WOODS,)
    sculpt.hover(to(12, 6))
    assert "Woods" in sculpt.hint
    for key in ("alt", "control"):
        sculpt.hover(to(12, 6, **{key: True}))
        assert "crest line" in sculpt.hint


@pytest.mark.parametrize("manner", ["swell", "erode", "push"])
def test_a_stroke_from_beside_begins_at_the_first_outline_it_comes_upon(
    sculpt, to, document, steps, manner
) -> None:
    """Until then nothing changes, and Escape gives it up."""
    document.set_value(replace(document.value, contours=()))
    sculpt.set_option("manner", manner)
    for ends in (sculpt.cancel, lambda: None):
        sculpt.press(to(20, 6))
        sculpt.move(to(18, 6))
        assert sculpt.busy
        assert sculpt.preview.board is None
        ends()
        for x in (14, 12, 11, 10):
            sculpt.move(to(x, 6))
        sculpt.release(to(10, 6))
        assert not sculpt.busy
    assert len(steps) == 1
    assert document.value.artwork != (WOODS,)


def test_brackets_size_the_brush(sculpt: Sculpt) -> None:
    """Between the smallest and the largest."""
    for _ in SIZES:
        assert sculpt.sized(1)
    assert sculpt.size == SIZES[-1]
    for _ in SIZES:
        sculpt.sized(-1)
    assert sculpt.size == SIZES[0]


def test_eroding_all_of_it_deletes_it(sculpt, to, document) -> None:
    """Nothing is left, and nothing fails."""
    sculpt.set_option("manner", "erode")
    sculpt.set_option("size", 6.0)
    sculpt.press(to(8, 6))
    sculpt.move(to(10, 6))
    sculpt.release(to(10, 6))
    assert document.value.artwork == ()


def test_another_tool_ends_the_stroke(
    document: Document, tools: dict[str, Tool], steps: list[Edit[Board]]
) -> None:
    """What was sculpted or erased so far is kept, as of any stroke."""
    ring = ((2.0, 2.0), (10.0, 2.0), (10.0, 8.0), (2.0, 8.0))
    document.set_value(replace(document.value, artwork=(Artwork("woods", ring),)))
    grid, sculpt = document.value.grid, tools["sculpt"]
    sculpt.set_option("manner", "swell")
    sculpt.press(pointer_at(grid, (2.0, 5.0)))
    sculpt.move(pointer_at(grid, (0.0, 5.0)))
    sculpt.put_down()
    assert len(steps) == 1
    tools["erase"].set_option("what", "artwork")
    tools["erase"].press(pointer_at(grid, (6.0, 4.0)))
    tools["erase"].put_down()
    assert document.value.artwork == ()
    assert len(steps) == 2


def around(x: float, y: float, far: float, count: int) -> tuple[tuple[float, float], ...]:
    """The points of a round outline."""
    turns = (math.tau * step / count for step in range(count))
    return tuple((round(x + far * math.cos(turn), 3), round(y + far * math.sin(turn), 3)) for turn in turns)


@pytest.mark.parametrize("manner", ["swell", "erode", "push"])
@pytest.mark.parametrize("drawn", ["straight", "curved"])
def test_what_the_brush_does_not_reach_stays_as_it_was_drawn(sculpt, to, document, manner, drawn) -> None:
    """Its knots and handles, too: no hex there is painted or looked through anew."""
    hill = Contour(1, around(12, 8, 5, 60))
    if drawn == "curved":
        hill = simplified(document.value.grid, hill)
    document.set_value(replace(document.value, artwork=(), contours=(hill,)))
    sculpt.set_option("manner", manner)
    sculpt.press(to(17, 8))
    for step in range(1, 9):
        sculpt.move(to(17 + step / 8, 8))
    sculpt.release(to(18, 8))
    (after,) = document.value.contours
    was, now = segments_of(knots_of(hill)[0]), segments_of(knots_of(after)[0])
    far = {one for one in was if max(one[0][0], one[-1][0]) < 13}
    assert far
    assert far <= {*now, *(one[::-1] for one in now)}
    new = {*now} - {*was, *(one[::-1] for one in was)}
    assert 0 < len(new) < 12

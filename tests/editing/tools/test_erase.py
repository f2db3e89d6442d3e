"""Erasing."""

from collections.abc import Callable, Iterable
from functools import partial

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.drawing.terrain_edits import set_level
from bob_editor.editing.gestures.pointer import Pointer, pointer_at
from bob_editor.editing.tools import Tool, erase
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Artwork, Board, Contour, Path
from bob_editor.model.board_edits import paint_level, paint_terrain, put_on_sides
from bob_editor.model.edit import Edit
from bob_editor.rules.ruleset import Ruleset

At = Callable[..., Pointer]
Drag = Callable[[Tool, list[Pointer]], None]


@pytest.fixture(autouse=True)
def full(document: Document) -> None:
    """E4 has a hedgerow, a road, woods and a level; a ring and a crest line are drawn around C2."""
    grid = document.value.grid
    e4 = grid.hex("E4")
    x, y = grid.centre(grid.hex("C2"))
    ring = ((x - 1, y - 1), (x + 1, y - 1), (x, y + 1))
    board = paint_level(paint_terrain(document.value, [e4], ["woods"]), [e4], 1)
    board = put_on_sides(board, [grid.side("E4/n")], "hedgerow")
    document.set_value(
        replace(
            board,
            paths=(Path("road", tuple(grid.hex(label) for label in ("E3", "E4", "E5"))),),
            artwork=(Artwork("wheat", ring),),
            contours=(Contour(1, ring),),
        )
    )


def test_what_is_nearest_goes_first(document: Document, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """At a hexside its feature goes; on the road the road; then terrain, then the level; then there is nothing."""
    tool = tools["erase"]
    e4 = document.value.grid.hex("E4")
    tool.hover(at("E4/n"))
    assert tool.hint == "Erase Hedgerow on E3/E4"
    drag(tool, [at("E4/n")])
    assert not document.value.sides
    hints = []
    for _ in range(4):
        tool.hover(at("E4"))
        hints.append(tool.hint)
        drag(tool, [at("E4")])
    assert hints == [
        "Erase Road in E4",
        "Erase Woods in E4",
        "Erase level 1 of E4",
        "Nothing to erase in E4",
    ]
    assert e4 not in document.value.hexes


def test_drawn_rings_go_one_at_a_time(document: Document, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """A drawn ring around the dot goes whole, then the crest line; a drag doesn't go on to the next."""
    tool = tools["erase"]
    drag(tool, [at("C2"), at("C3"), at("C2")])
    assert (len(document.value.artwork), len(document.value.contours)) == (0, 1)
    drag(tool, [at("C2")])
    assert not document.value.contours
    grid = document.value.grid
    x, y = grid.centre(grid.hex("B4"))
    house = Artwork("building_stone", ((x + 0.6, y - 0.6), (x + 1.2, y - 0.6), (x + 1.2, y)))
    document.set_value(replace(document.value, artwork=(house,)))
    tool.hover(pointer_at(grid, (x + 1, y - 0.5)))
    assert tool.hint == "Erase the drawn Stone building around B4", "though it holds no dot"
    tool.hover(at("B4"))
    assert tool.hint == "Nothing to erase in B4"


def test_only_one_sort(document: Document, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """Told to erase levels only, all else stays."""
    tool = tools["erase"]
    tool.set_option("what", "level")
    before = document.value
    drag(tool, [at("E4")])
    assert document.value == paint_level(before, [before.grid.hex("E4")], None)


def test_everything(document: Document, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """Told to erase everything, hexes, hexsides and paths there are cleared."""
    tool = tools["erase"]
    tool.set_option("what", "all")
    drag(tool, [at("E4")])
    assert (document.value.hexes, document.value.sides, document.value.paths) == ({}, {}, ())


def test_a_drag_goes_on_with_its_sort(
    document: Document, tools: dict[str, Tool], at: At, drag: Drag, steps: list[Edit[Board]]
) -> None:
    """A drag begun on terrain erases terrain only, without gaps, as one step; its preview is its result."""
    grid = document.value.grid
    row = [grid.hex(f"G{number}") for number in range(1, 9)]
    document.set_value(
        put_on_sides(paint_terrain(document.value, row, ["wheat"]), [grid.side("G4/n")], "wall")
    )
    tool = tools["erase"]
    tool.press(at("G1"))
    tool.move(at("G8"))
    shown = tool.preview.board
    tool.release(at("G8"))
    assert document.value == shown
    assert not list(document.value.hexes_with("wheat"))
    assert grid.side("G4/n") in document.value.sides
    assert len(steps) == 1


def test_escape_gives_up(document: Document, tools: dict[str, Tool], at: At) -> None:
    """A stroke given up erases nothing."""
    tool = tools["erase"]
    before = document.value
    tool.press(at("E4"))
    tool.cancel()
    tool.release(at("E4"))
    assert document.value is before


def test_what_a_stroke_took_is_not_taken_again(
    document: Document, tools: dict[str, Tool], at: At, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board that was shown is the board then; where another edit came between, both stand."""
    tool, grid = tools["erase"], document.value.grid
    taken: list[int] = []
    tool.set_option("what", "level")
    where = [grid.hex(label) for label in ("D3", "D4", "D5")]
    document.perform(Edit("Raise", partial(paint_level, hexes=where, level=1)))

    def counted(board: Board, ruleset: Ruleset, hexes: Iterable[Hex], level: int) -> Board:
        taken.append(level)
        return set_level(board, ruleset, hexes, level)

    monkeypatch.setattr("bob_editor.editing.tools.erase.set_level", counted)
    tool.press(at("D3"))
    tool.move(at("D4"))
    shown = tool.preview.board
    tool.release(at("D4"))
    assert document.value is shown
    assert len(taken) == 2
    tool.press(at("D5"))
    document.perform(Edit("Paint", partial(paint_terrain, hexes=where[:1], terrain=["woods"])))
    tool.release(at("D5"))
    assert document.value.has(where[0], "woods")
    assert document.value.content(where[2]).level is None


def test_everything_in_a_hex_is_taken_once(tools, document, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hint, preview and step ask for the same board; it was made for each of them."""
    made, plain = list[Hex](), erase._everything

    def counted(board: Board, ruleset: Ruleset, at: Hex) -> Board:
        made.append(at)
        return plain(board, ruleset, at)

    monkeypatch.setattr(erase, "_everything", counted)
    tool, grid = tools["erase"], document.value.grid
    tool.set_option("what", "all")
    e4 = pointer_at(grid, grid.centre(grid.hex("E4")))
    tool.hover(e4)
    assert "everything" in tool.hint
    assert tool.preview.board is not None
    tool.press(e4)
    tool.release(e4)
    assert not document.value.content(e4.hex).terrain
    assert len(made) <= 2

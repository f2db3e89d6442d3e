"""Drawing hexside features."""

from collections.abc import Callable

from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.hexside_web import ends_of
from bob_editor.editing.gestures.pointer import Pointer, pointer_at
from bob_editor.editing.tools import Tool
from bob_editor.model.board import Artwork, Board, Feature
from bob_editor.model.board_edits import paint_terrain, put_on_sides
from bob_editor.model.edit import Edit

At = Callable[..., Pointer]
Drag = Callable[[Tool, list[Pointer]], None]


def _on(document: Document, label: str) -> tuple[str, ...]:
    return document.value.side_terrain(document.value.grid.side(label))


def test_a_click_puts_and_another_takes_off(
    document: Document, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """A click puts the feature on the nearest hexside; where it is already, it takes it off."""
    tool = tools["draw_side"]
    tool.set_option("terrain", "hedgerow")
    tool.hover(at("D3/E4"))
    assert tool.hint == "Put Hedgerow on D3/E4"
    shown = tool.preview.board
    drag(tool, [at("D3/E4")])
    assert _on(document, "D3/E4") == ("hedgerow",)
    assert document.value == shown
    tool.hover(at("D3/E4"))
    assert tool.hint == "Take Hedgerow off D3/E4"
    drag(tool, [at("D3/E4")])
    assert not document.value.sides


def test_features_that_exclude_each_other(
    document: Document, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """A wall takes a hedgerow's place, as the data say; a cliff stays beside it."""
    document.set_value(put_on_sides(document.value, [document.value.grid.side("D3/E4")], "hedgerow"))
    tool = tools["draw_side"]
    tool.set_option("terrain", "cliff")
    drag(tool, [at("D3/E4")])
    tool.set_option("terrain", "wall")
    drag(tool, [at("D3/E4")])
    assert set(_on(document, "D3/E4")) == {"wall", "cliff"}


def test_a_drag_along_an_edge_takes_no_spokes(
    document: Document, tools: dict[str, Tool], at: At, drag: Drag, steps: list[Edit[Board]]
) -> None:
    """A drag along a hex's outline puts the feature on the hexsides that it passes, not on those that lead away."""
    tool = tools["draw_side"]
    drag(tool, [at("E4/n"), at("E4@ne"), at("E4/ne"), at("E4@e"), at("E4/se")])
    sides = [document.value.grid.side(f"E4/{name}") for name in ("n", "ne", "se")]
    assert set(document.value.sides) == set(sides)
    assert len(steps) == 1


def test_a_drag_that_began_on_one_takes_off_only(
    document: Document, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """A drag does all along what it did first: begun on a feature, it takes off."""
    grid = document.value.grid
    document.set_value(put_on_sides(document.value, [grid.side("E4/n"), grid.side("E4/se")], "hedgerow"))
    drag(tools["draw_side"], [at("E4/n"), at("E4/ne"), at("E4/se")])
    assert not document.value.sides


def test_shift_chains_from_corner_to_corner(
    document: Document, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """With Shift a chain of hexsides leads from the first corner to the last without gap or fork."""
    tool = tools["draw_side"]
    drag(tool, [at("B2@w", shift=True), at("C3@w", shift=True), at("G5@e", shift=True)])
    frame = document.value.grid.frame
    ends = [node for side in document.value.sides for node in ends_of(frame, side)]
    once = {node for node in ends if ends.count(node) == 1}
    assert once == {
        frame.corners(document.value.grid.hex("B2"))[3],
        frame.corners(document.value.grid.hex("G5"))[0],
    }
    assert max(ends.count(node) for node in ends) == 2


def test_going_back_along_a_chain_takes_it_back(
    document: Document, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """A chain that is led back to where it began puts nothing."""
    drag(tools["draw_side"], [at("B2@w", shift=True), at("D2@e", shift=True), at("B2@w", shift=True)])
    assert not document.value.sides


def test_the_edge_of_the_board(document: Document, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """Hexsides on the board's edge can be drawn, those beyond it can't."""
    tool = tools["draw_side"]
    drag(tool, [at("A1/n")])
    assert _on(document, "A1/n") == ("hedgerow",)
    before = document.value
    drag(tool, [at("ZZ9")])
    assert document.value is before


def test_a_feature_of_one_hex_names_it(
    document: Document, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """A small terrain feature is noted for the hex that the pointer was in."""
    tool = tools["draw_side"]
    tool.set_option("terrain", "small_terrain_feature")
    pointer = at("D3/E4")
    drag(tool, [pointer])
    held = document.value.grid.label(pointer.hex)
    assert document.value.sides[document.value.grid.side("D3/E4")] == (
        Feature("small_terrain_feature", within=(held,)),
    )


def test_the_right_button_takes_up(document: Document, tools: dict[str, Tool], at: At, drag: Drag) -> None:
    """Right click takes up the feature under the pointer."""
    document.set_value(put_on_sides(document.value, [document.value.grid.side("D3/E4")], "wall"))
    before = document.value
    drag(tools["draw_side"], [at("D3/E4", button="right")])
    assert tools["draw_side"].hint == "Take up Wall from D3/E4"
    assert vars(tools["draw_side"])["terrain"] == "wall"
    assert document.value is before


def test_an_outline_far_off_the_board_has_no_hexsides(document: Document, tools: dict[str, Tool]) -> None:
    """Going round what is pointed at shows nothing where that lies in none of the board's hexes, nor near one."""
    ring = ((-20.0, -20.0), (-18.0, -20.0), (-18.0, -18.0))
    document.set_value(replace(document.value, artwork=(Artwork("woods", ring),)))
    tool = tools["draw_side"]
    tool.set_option("along", "outline")
    tool.hover(pointer_at(document.value.grid, (-19.0, -20.0)))
    assert (tool.preview.board, tool.preview.sides) == (None, frozenset())


def test_what_is_round_a_field_already_isnt_offered_again(
    document: Document, tools: dict[str, Tool], at: At, drag: Drag
) -> None:
    """After the click no mark lies over what was put there, and the hint doesn't promise it once more."""
    document.set_value(paint_terrain(document.value, [document.value.grid.hex("D5")], ("woods",)))
    tool = tools["draw_side"]
    tool.set_option("along", "outline")
    tool.set_option("terrain", "wall")
    tool.hover(at("D5"))
    assert (len(tool.preview.sides), tool.hint) == (6, "Put Wall on the 6 hexsides round the woods")
    drag(tool, [at("D5")])
    assert (tool.preview.sides, tool.hint) == (frozenset(), "Wall is all round the woods already")

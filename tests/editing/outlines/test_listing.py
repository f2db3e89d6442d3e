"""What hexes list follows what is drawn, in games whose hexes list it."""

import pytest

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import pointer_at
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools import make_tools
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.rulesets import ruleset


def _drawn(game: str, terrain: str) -> Document:
    """A board on which a terrain was drawn over the dots of C3 and C4."""
    rules = ruleset(game)
    document = Document(Board(Grid(10, 8), rules.id), rules)
    tool = make_tools(document, LiveLos(document))["draw_artwork"]
    tool.set_option("terrain", terrain)
    grid = document.value.grid
    (left, top), (_, bottom) = grid.centre(grid.hex("C3")), grid.centre(grid.hex("C4"))
    for point in (
        (left - 1, top - 0.6),
        (left + 1, top - 0.6),
        (left + 1, bottom + 0.6),
        (left - 1, bottom + 0.6),
    ):
        tool.press(pointer_at(grid, point))
        tool.release(pointer_at(grid, point))
    tool.finish()
    return document


def _listed(board: Board) -> dict[str, tuple[str, ...]]:
    return {
        board.grid.label(at): content.terrain_ids for at, content in board.hexes.items() if content.terrain
    }


@pytest.mark.parametrize(
    ("game", "terrain", "lists"),
    [
        ("combat-commander-pacific", "jungle", True),
        ("last-hundred-yards", "woods", True),
        ("last-hundred-yards", "marsh", False),
        ("band-of-brothers-2.2", "woods", False),
    ],
)
def test_what_is_drawn_over_a_dot_is_listed_where_the_game_has_it_so(
    game: str, terrain: str, *, lists: bool
) -> None:
    """Where the drawing alone says what a hex is, nothing need be listed."""
    document = _drawn(game, terrain)
    assert len(document.value.artwork) == 1
    assert _listed(document.value) == ({"C3": (terrain,), "C4": (terrain,)} if lists else {})


def test_moved_or_deleted_it_is_listed_where_it_is() -> None:
    """The hexes that it left list it no more."""
    document = _drawn("combat-commander-pacific", "jungle")
    select = make_tools(document, LiveLos(document))["select"]
    grid = document.value.grid
    here, there = (pointer_at(grid, grid.centre(grid.hex(label))) for label in ("C3", "E3"))
    for way, pointer in (
        (select.press, here),
        (select.release, here),
        (select.press, here),
        (select.move, there),
    ):
        way(pointer)
    select.release(there)
    assert _listed(document.value) == {"E3": ("jungle",), "E4": ("jungle",)}
    assert select.delete()
    assert _listed(document.value) == {}

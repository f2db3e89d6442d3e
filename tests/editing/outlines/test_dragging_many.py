"""What a drag of many outlines comes to is what each of them comes to, and is looked into no more than it must be."""

import math
import random

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import pointer_at
from bob_editor.editing.gestures.rings import RingPlace
from bob_editor.editing.outlines.picking import Outlines
from bob_editor.editing.outlines.snapping import snap
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools import make_tools
from bob_editor.editing.tools.select import Select
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Artwork, Board, Feature, HexContent
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset

GAME = "combat-commander-pacific"
GRID = Grid(14, 10)


def _around(at: Point, wide: float) -> tuple[Point, ...]:
    x, y = at
    return (
        (x - wide, y - wide / 2),
        (x + wide, y - wide / 2),
        (x + wide, y + wide / 2),
        (x - wide, y + wide / 2),
    )


def _jungles() -> Board:
    """Jungle drawn over a third of the dots, some of it over two, which the hexes list."""
    rng = random.Random(5)
    artwork = [
        Artwork("jungle", _around(GRID.centre(at), rng.choice((0.7, 1.9))))
        for at in rng.sample(GRID.hexes, 45)
    ]
    bare = Board(GRID, GAME, artwork=tuple(artwork))
    drawn = Ground(bare, ruleset(GAME)).drawn_at_dots
    return replace(bare, hexes={at: HexContent((Feature("jungle"),)) for at in drawn})


def _select(board: Board) -> tuple[Document, Select]:
    document = Document(board, ruleset(GAME))
    tool = make_tools(document, LiveLos(document))["select"]
    assert isinstance(tool, Select)
    return document, tool


def test_hexes_list_what_is_over_their_dots_after_a_drag_of_thirty() -> None:
    """As many as are left and entered, whichever outline did it."""
    board = _jungles()
    document, select = _select(board)
    select.take([RingPlace("artwork", index) for index in range(30)])
    start = GRID.centre(GRID.hexes[0])
    select.hold.drag = select.hold.move(pointer_at(GRID, start))
    there = select.hold.dragged(pointer_at(GRID, (start[0] + 2.1, start[1] + 1.3), alt=True))
    assert there is not None
    after = select.hold.edit(there).apply(document.value)
    bare = replace(after, hexes={})
    wanted = set(Ground(bare, ruleset(GAME)).drawn_at_dots)
    assert {at for at, content in after.hexes.items() if "jungle" in content.terrain_ids} == wanted
    assert wanted != set(board.hexes)


def test_what_a_drag_began_with_is_said_without_looking_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies under the press doesn't change while the pointer moves."""
    board = _jungles()
    _, select = _select(board)
    (left, top), (right, bottom) = board.artwork[0].ring[0], board.artwork[0].ring[2]
    inside = pointer_at(GRID, ((left + right) / 2, (top + bottom) / 2))
    select.take([RingPlace("artwork", 0)])
    select.press(inside)
    said = select.hint
    assert "move" in said
    monkeypatch.setattr(Outlines, "under", lambda *_: pytest.fail("looked again"))
    for step in range(1, 4):
        select.move(pointer_at(GRID, (inside.point[0] + step / 2, inside.point[1]), alt=True))
        assert select.hint == said
    monkeypatch.undo()
    select.cancel()
    select.hover(pointer_at(GRID, GRID.bounds[2:]))
    assert select.hint != said


def test_a_point_snaps_to_the_nearest_of_all_knots() -> None:
    """Those that are too far to be meant are left out, and no others."""
    board, outlines, frame = _jungles(), Outlines(), GRID.frame
    knots = [point for piece in board.artwork for point in piece.ring]
    rng, caught = random.Random(3), 0
    for x, y in rng.sample(knots, 60):
        point = x + rng.uniform(-0.4, 0.4), y + rng.uniform(-0.4, 0.4)
        gaps = sorted((math.dist(frame.true(at), frame.true(point)), at) for at in knots)
        found = snap(board, outlines, point, reach=0.3, to="outlines")
        if gaps[0][0] <= 0.3:
            caught += 1
            assert found is not None
            assert found.at == pytest.approx(gaps[0][1], abs=0.001)
        else:
            assert found is None or found.word == "outline"
    assert 10 < caught < 60

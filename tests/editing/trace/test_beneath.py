"""What a print shows to both sides of a bridge goes on beneath it, once both are on the board."""

import pytest
from msgspec.structs import replace
from shapely.geometry import Point, Polygon, box

from bob_editor.editing.trace.accepting import accepting
from bob_editor.editing.trace.proposals import Proposal
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.shapes import in_milli, polygons_of
from bob_editor.model.board import Artwork, Board
from bob_editor.rules.land.cut_rings import area_of
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset

RULES = ruleset("combat-commander-pacific")
GRID = Grid(5, 6)
X, Y = GRID.frame.true(GRID.centre(GRID.hex("C3")))
BRIDGE = box(X - 1.6, Y - 0.7, X + 1.6, Y + 0.7)
ABOVE, BELOW = box(X - 0.6, Y - 5, X + 0.5, Y - 0.8), box(X - 0.4, Y + 0.8, X + 0.6, Y + 5)


def _traced(terrain: str, area: Polygon) -> Proposal:
    ring = tuple(GRID.frame.from_true((x, y)) for x, y in list(area.exterior.coords)[:-1])
    return Proposal("artwork", terrain, ring=ring)


def _accepted(*steps: tuple[Proposal, ...]) -> Board:
    board = Board(GRID, RULES.id)
    for step in steps:
        board = accepting(step, RULES, lambda one: one.terrain).apply(board)
    return board


def _beneath(board: Board) -> set[str]:
    return set(Ground(board, RULES).terrain(GRID.hex("C3")))


@pytest.mark.parametrize("terrain", ["gully", "stream"])
def test_a_gully_goes_on_beneath_a_bridge_whichever_was_accepted_first(terrain: str) -> None:
    ends, bridge = (_traced(terrain, ABOVE), _traced(terrain, BELOW)), _traced("bridge", BRIDGE)
    for steps in (((*ends, bridge),), (ends, (bridge,)), ((bridge,), ends), ((bridge, ends[0]), ends[1:])):
        board = _accepted(*steps)
        assert _beneath(board) == {terrain, "bridge"}
        assert [one.terrain for one in board.artwork].count(terrain) == 1
        assert _accepted(*steps, (_traced("bush", box(0, 0, 1, 1)),)).artwork[:-1] == board.artwork


def test_a_gully_that_was_traced_all_over_a_bridge_is_as_broad_there_as_beside_it() -> None:
    """Their colours were alike."""
    right_side = (0.5, -5), (0.5, -0.85), (1.7, -0.85), (1.7, 0.8), (0.6, 0.8), (0.6, 5)
    left_side = (-0.4, 5), (-0.4, 0.8), (-1.7, 0.8), (-1.7, -0.85), (-0.6, -0.85), (-0.6, -5)
    traced = _traced("gully", Polygon([(X + right, Y + down) for right, down in (*right_side, *left_side)]))
    for steps in (((traced,), (_traced("bridge", BRIDGE),)), ((traced, _traced("bridge", BRIDGE)),)):
        board = _accepted(*steps)
        assert _beneath(board) == {"gully", "bridge"}
        gully = next(one for one in board.artwork if one.terrain == "gully")
        left, _, right, _ = area_of(gully, GRID.frame).bounds
        assert right - left < 1300


@pytest.mark.parametrize(
    ("terrain", "parts"),
    [
        ("gully", (ABOVE,)),
        ("gully", (ABOVE, box(X - 0.4, Y + 1.6, X + 0.6, Y + 5))),
        ("bush", (ABOVE, BELOW)),
        ("water_barrier", polygons_of(box(X - 3, Y - 2, X + 3, Y + 2))),
    ],
    ids=["one side only", "ends before it", "no bridge lies over bushes", "all around"],
)
def test_nothing_else_does(terrain: str, parts: tuple[Polygon, ...]) -> None:
    """What a bridge lies in the midst of is beneath it as it is."""
    traced = tuple(_traced(terrain, part) for part in parts)
    alone, bridged = _accepted(traced), _accepted(traced, (_traced("bridge", BRIDGE),))
    assert bridged.artwork[:-1] == alone.artwork


def test_beneath_a_bridge_lies_what_it_leads_over_where_its_hex_is_asked() -> None:
    """A gully that bends beneath it passed the dot by."""
    aside = (
        _traced("gully", box(X - 1.5, Y - 5, X - 0.5, Y - 0.8)),
        _traced("gully", box(X - 1.4, Y + 0.8, X - 0.5, Y + 5)),
    )
    assert _beneath(_accepted((*aside, _traced("bridge", BRIDGE)))) == {"gully", "bridge"}


def test_what_was_traced_along_a_bend_for_a_bridge_is_no_broad_hollow() -> None:
    """The bridge's colours were the gully's, too: it was led straight from end to end, beside all of that."""
    corners = (-0.6, -3), (0.6, -3), (0.6, -0.6), (4, -0.6), (4, 0.6), (-0.6, 0.6)
    bend = Polygon([(X + right, Y + down) for right, down in corners])
    ends = box(X - 0.6, Y - 6, X + 0.6, Y - 3.1), box(X + 4.1, Y - 0.6, X + 6, Y + 0.6)
    board = _accepted(tuple(_traced("gully", end) for end in ends), (_traced("bridge", bend),))
    gullies = [area_of(one, GRID.frame) for one in board.artwork if one.terrain == "gully"]
    spot = Point(in_milli(GRID.frame, [GRID.frame.from_true((X + 2, Y - 1.6))])[0])
    assert not any(one.contains(spot) for one in gullies)


def test_what_was_drawn_beneath_a_bridge_stays_as_it_is() -> None:
    """Drawn by hand it may bend there; it isn't drawn anew as a bridge comes, nor as something comes elsewhere."""
    right_side = (0.5, -5), (0.5, -1.2), (0.9, 0), (0.5, 1.2), (0.5, 5)
    left_side = (-0.5, 5), (-0.5, 1.2), (-0.1, 0), (-0.5, -1.2), (-0.5, -5)
    bent = _traced("gully", Polygon([(X + right, Y + down) for right, down in (*right_side, *left_side)]))
    drawn, far = _accepted((bent,)), _traced("gully", box(0, 0, 1, 1))
    bridged = accepting((_traced("bridge", BRIDGE),), RULES, lambda one: one.terrain).apply(drawn)
    assert bridged.artwork[0] is drawn.artwork[0]
    cut = replace(bridged, artwork=(Artwork("gully", _traced("gully", ABOVE).ring), *bridged.artwork[1:]))
    cut = replace(cut, artwork=(*cut.artwork, Artwork("gully", _traced("gully", BELOW).ring)))
    after = accepting((far,), RULES, lambda one: one.terrain).apply(cut)
    assert after.artwork[:-1] == cut.artwork

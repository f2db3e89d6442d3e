"""A road is followed by what all clicks show of it, on dots, too."""

import numpy as np
import pytest
import shapely
from shapely.geometry import LineString, Point

from bob_editor.editing.trace.accepting import with_road
from bob_editor.editing.trace.road import AGAIN, RoadInHand
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.wire import Wire, hexes_along
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import Point as At
from bob_editor.model.board import Board

GRID = Grid(9, 6)
THROUGH = ("A2", "B2", "C3", "D3", "E4", "E5", "F5", "G5", "H4", "H3", "I3")


def _printed() -> tuple[Sheet, LineString]:
    """Mottled ground, a tan road from dot to dot that begins beneath a town, white dots; and where the road runs."""
    draw = np.random.default_rng(2)
    true = GRID.frame.true
    dots = [true(GRID.centre(at)) for at in GRID.hexes]
    road = LineString([true(GRID.centre(GRID.hex(name))) for name in THROUGH])
    pixels = draw.normal((150, 160, 100), 7, (400, 480, 3)).clip(0, 255).astype(np.uint8)
    sheet = Sheet(GRID, pixels, -2.5, -2.5, 14.0)
    x, y = (axis / 14 - 2.5 for axis in np.meshgrid(np.arange(480), np.arange(400)))
    for shape, colour in (
        (road.buffer(0.2), (196, 180, 130)),
        (Point(dots[GRID.index[GRID.hex(THROUGH[0])]]).buffer(0.9), (160, 96, 84)),
        (shapely.union_all([Point(dot) for dot in dots]).buffer(0.18), (250, 250, 245)),
    ):
        shapely.prepare(shape)
        pixels[shapely.contains_xy(shape, x, y)] = colour
    return sheet, road


def test_a_road_is_followed_from_a_town_by_clicks_on_dots() -> None:
    """The first click shows none of it, the others do: its first part, too, and so where one is taken back."""
    sheet, road = _printed()
    hand = RoadInHand()
    for name in (*THROUGH[::5], "A1"):
        hand.click(sheet, GRID.centre(GRID.hex(name)))
    assert hand.back()
    way = [Point(GRID.frame.true(point)) for point in hand.way]
    assert max(road.distance(point) for point in way) < 0.3
    assert LineString(way).hausdorff_distance(road) < 0.5


def test_a_road_is_led_on_by_clicks_beside_it() -> None:
    """A hand strays by as much as the road is wide; where it begins and ends is as it was clicked."""
    sheet, road = _printed()
    hand, true = RoadInHand(), GRID.frame.true
    clicks = [true(GRID.centre(GRID.hex(name))) for name in THROUGH[1::3]]
    for number, (x, y) in enumerate(clicks):
        between = 0 < number < len(clicks) - 1
        hand.click(sheet, GRID.frame.from_true((x + 0.35 * between, y - 0.4 * between)))
    way = [Point(true(point)) for point in hand.way]
    assert max(road.distance(point) for point in way) < 0.3
    assert [way[0].distance(Point(clicks[0])), way[-1].distance(Point(clicks[-1]))] == pytest.approx(
        [0, 0], abs=0.2
    )


def test_a_click_leads_no_more_ways_anew_than_show_its_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    """After twenty clicks each further one would stop the window for as long as all of the road took."""
    sheet, road = _printed()
    hand, led = RoadInHand(), list[At]()
    lead = Wire.way_between

    def told(wire: Wire, start: At, goal: At) -> tuple[At, ...]:
        led.append(goal)
        return lead(wire, start, goal)

    for name in THROUGH[:-1]:
        hand.click(sheet, GRID.centre(GRID.hex(name)))
    monkeypatch.setattr(Wire, "way_between", told)
    hand.click(sheet, GRID.centre(GRID.hex(THROUGH[-1])))
    assert len(led) == AGAIN < len(THROUGH) - 1
    way = LineString([GRID.frame.true(point) for point in hand.way])
    assert way.hausdorff_distance(road) < 0.5


@pytest.mark.parametrize("again", [(), ("F3",)])
def test_a_road_that_clips_a_hex_is_drawn_beside_it(again: tuple[str, ...]) -> None:
    """A print isn't so sharp that it could be meant; what is entered for a while, also later, isn't shut out there."""
    true, at = GRID.frame.true, {name: GRID.hex(name) for name in ("E2", "E3", "E4", "F3")}
    x, y = true(GRID.centre(at["E3"]))
    bulge = ((x, y - 0.7), (x + 1.5, y - 0.35), (x + 2.2, y), (x + 1.5, y + 0.35), (x, y + 0.7))
    way = [
        GRID.centre(at["E2"]),
        *map(GRID.frame.from_true, bulge),
        *(GRID.centre(at[name]) for name in ("E4", *again)),
    ]
    hexes = hexes_along(GRID, way)
    assert [GRID.label(one) for one in hexes] == ["E2", "E3", "E4", *again]
    (road,) = with_road(Board(GRID, "band-of-brothers-2.2"), "road", way, hexes).paths
    assert road.through == hexes
    drawn = LineString([true(point) for point in road.line])
    assert drawn.hausdorff_distance(LineString([true(point) for point in way])) < 0.4

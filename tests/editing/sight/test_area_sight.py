"""What each side sees from where it begins."""

import pytest

from bob_editor.editing.sight.area_sight import area_sight, with_units
from bob_editor.errors import Cancelled
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.rules.cards.code import Area
from bob_editor.rules.los.scene import End, Scene, UnitOnMap
from bob_editor.rulesets import ruleset

GRID = Grid(7, 7)
RULES = ruleset("band-of-brothers-2.2")
BOARD = Board(GRID, RULES.id, hexes={GRID.hex("D4"): HexContent((Feature("building_stone"),))})


def area(kind: str, side: str, *labels: str) -> Area:
    """An area of these hexes."""
    return Area(("areas", kind), kind, f"{side} {kind}", frozenset(map(GRID.hex, labels)), side)  # type: ignore[arg-type]


WEST = area("setup", "us", "A4", "A5")
EAST = area("setup", "ge", "G4", "G5")
HOUSE = area("objective", "", "D4")
ENTRY = area("entry", "us", "A1")
EMPTY = area("setup", "ge")


def test_every_viewer_looks_at_the_other_side_and_at_objectives() -> None:
    """Own areas aren't looked at, an area without hexes is left out."""
    sight = RULES.sight(Scene(BOARD, RULES))
    found = area_sight(sight, (WEST, EAST, HOUSE, ENTRY, EMPTY))
    assert [(view.viewer.title, view.viewed.title) for view in found.views] == [
        ("us setup", "ge setup"),
        ("us setup", " objective"),
        ("ge setup", "us setup"),
        ("ge setup", " objective"),
        ("ge setup", "us entry"),
        ("us entry", "ge setup"),
        ("us entry", " objective"),
    ]
    assert EMPTY not in found.areas
    assert found.of(WEST, ENTRY) is None


def test_units_stand_for_areas_of_sides_without() -> None:
    """A card that only places units has a first sight, too; who sets up in areas begins there."""
    units = tuple(
        UnitOnMap("infantry", GRID.hex(at), side) for at, side in (("A2", "us"), ("A2", "us"), ("G2", "ge"))
    )
    scene = Scene(BOARD, RULES, units=units)
    found = with_units((WEST, EMPTY), scene)
    assert [(one.side, one.hexes) for one in found] == [
        ("ge", {GRID.hex("G2")}),
        ("us", WEST.hexes),
        ("ge", frozenset()),
    ]
    views = area_sight(RULES.sight(scene), with_units((), scene)).views
    assert [(view.viewer.side, view.viewed.side) for view in views] == [("us", "ge"), ("ge", "us")]


def test_views_agree_with_single_lines() -> None:
    """Seen is what some hex of the area sees, and every pair with a line is counted."""
    sight = RULES.sight(Scene(BOARD, RULES))
    view = area_sight(sight, (WEST, EAST, HOUSE)).of(WEST, EAST)
    assert view is not None
    verdicts = {
        (here, there): sight.trace(End(here), End(there)).verdict
        for here in WEST.hexes
        for there in EAST.hexes
    }
    assert "blocked" in verdicts.values()
    assert view.clear == {there for (_, there), verdict in verdicts.items() if verdict == "clear"}
    assert view.hidden == EAST.hexes - view.clear
    assert (view.lines, view.pairs) == (sum(one != "blocked" for one in verdicts.values()), 4)
    assert view.verdict == "clear"


def test_it_can_be_stopped() -> None:
    """Progress is told of all hexes looked from, and stopping changes nothing."""
    sight = RULES.sight(Scene(BOARD, RULES))
    told: list[tuple[int, int]] = []
    area_sight(sight, (WEST, EAST), progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
    with pytest.raises(Cancelled):
        area_sight(sight, (WEST, EAST), cancelled=lambda: True)

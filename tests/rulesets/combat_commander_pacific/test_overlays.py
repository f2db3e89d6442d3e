"""The overlays: where caves and fortifications may be, what starshells light, where cover is, who is in command."""

import pytest

from bob_editor.rules.los.scene import Marker, Scene, UnitOnMap
from tests.rulesets.combat_commander_pacific.boards import board_of
from tests.rulesets.combat_commander_pacific.cards import RULES

BOARD = board_of(hexes={"C4": {"level": 1}, "E4": {"terrain": ["swamp"]}, "E5": {"terrain": ["palm"]}})


def shown(overlay_id, choice, markers=(), units=()):
    """The hexes that an overlay picks out, by name."""
    grid = BOARD.grid
    put = tuple(Marker(name, grid.hex(at)) for name, at in markers)
    stand = tuple(
        UnitOnMap("leader", grid.hex(at), side, {"command": command}) for at, side, command in units
    )
    sight = RULES.sight(Scene(BOARD, RULES, put, units=stand))
    overlay = next(one for one in RULES.overlays() if one.id == overlay_id)
    assert choice in dict(overlay.choices)
    return {grid.label(at) for at in overlay.hexes(sight, choice)}


def test_every_overlay_cites_its_rule():
    """Each has words, a rule and something to choose."""
    for overlay in RULES.overlays():
        assert overlay.cites
        assert overlay.text.endswith(".")
        assert overlay.choices


def test_hexes_for_caves():
    """A cave may be in a crest hex that has no fortification yet."""
    assert shown("cave_hexes", "any") == {"C4"}
    assert shown("cave_hexes", "view") == {"C4"}
    assert shown("cave_hexes", "any", [("foxholes", "C4")]) == set()


def test_hexes_for_fortifications():
    """Not in water, not in a blaze, not beside another."""
    everywhere = {BOARD.grid.label(at) for at in BOARD.grid.hexes}
    found = shown("fortification_hexes", "foxholes", [("blaze", "A1"), ("wire", "A2")])
    assert everywhere - found == {"E4", "A1", "A2"}


def test_lit_hexes():
    """A starshell lights two hexes around."""
    assert len(shown("lit_hexes", "2", [("starshell", "C4")])) == 19
    assert shown("lit_hexes", "2") == set()


def test_hexes_by_cover():
    """Swamp and palm cover, and so do foxholes; open ground doesn't."""
    assert shown("hexes_by_cover", "some", [("foxholes", "A1")]) == {"E4", "E5", "A1"}
    assert "A2" in shown("hexes_by_cover", "none")


@pytest.mark.parametrize(("edge", "label"), [("top", "B1"), ("left", "A4")])
def test_hexes_along_an_edge(edge, label):
    """The whole outermost row or column is along the edge."""
    found = shown("friendly_edge", edge)
    assert label in found
    assert "C4" not in found


def test_command_radius():
    """Hexes within the command of a leader of the side, whatever lies between."""
    leaders = [("C4", "japan", 1), ("E2", "allied", 2)]
    assert len(shown("command_radius", "japan", units=leaders)) == 7
    assert "C4" not in shown("command_radius", "allied", units=[("E2", "allied", 1)])

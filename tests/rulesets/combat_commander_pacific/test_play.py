"""What previews say of moving, cover, fire and control beyond the rows of ``rules.json``."""

import pytest

from bob_editor.geometry.map_edges import edges_left
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import MapChange, Marker, Scene
from bob_editor.rulesets.combat_commander_pacific.fire import cover, firepower, movement
from bob_editor.rulesets.combat_commander_pacific.land import objectives, placement
from bob_editor.rulesets.combat_commander_pacific.land import unit_kinds as kinds
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import scene_types
from bob_editor.rulesets.combat_commander_pacific.land.map_edges import compass_step, drifted
from bob_editor.rulesets.combat_commander_pacific.land.wind import after_breeze
from bob_editor.rulesets.combat_commander_pacific.sight.reading import MapReading
from bob_editor.storage.kinds.board_reader import board_from_json
from tests.rulesets.combat_commander_pacific.boards import RULESET, board_of
from tests.rulesets.combat_commander_pacific.cards import RULES


def board(hexes=None, **more):
    """The printed map with these hexes, paths and exits."""
    grid = {"hexes": "flat-top", "columns": 15, "rows": 10, "shifted": "even", "shift": "down"}
    base = {"terrain": "open_ground", "level": 0}
    data = {"ruleset": RULESET, "grid": grid, "base": base, "hexes": hexes or {}, **more}
    return board_from_json(data, inline=True)[0]


def reading(map_, *markers, changes=(), **scene):
    """A map as LOS reads it, with markers as pairs of name and hex."""
    put = tuple(Marker(name, map_.grid.hex(at)) for name, at in markers)
    return MapReading(Scene(map_, RULES, put, changes=changes, **scene))


def cost(read, start, goal, **how):
    """What it costs to enter a hex from another."""
    return movement.move_cost(read, read.grid.hex(start), read.grid.hex(goal), **how)


STREAM = {"C4": {"terrain": ["stream", "bridge"]}}


def test_bridge_costs_by_the_way_in():
    """Over the bridge's hexside 1, beside it what is below (T84); at night 1 more for the types, not for the road."""
    over = {"paths": [{"terrain": "bridge", "through": ["C3", "C4", "C5"]}]}
    read = reading(board(STREAM, **over))
    assert cost(read, "C3", "C4") == 1
    assert cost(read, "D3", "C4") == 3
    dark = reading(board(STREAM, **over), conditions={"night": True})
    assert (cost(dark, "C3", "C4"), cost(dark, "D3", "C4")) == (2, 4)
    road = {"paths": [{"terrain": "road", "through": ["C3", "C4", "C5"]}]}
    assert cost(reading(board(STREAM, **road), conditions={"night": True}), "C3", "C4") == 1


def test_unseen_road_uphill():
    """Half a point along an unseen road, and 1 more for each level up (T94, T89.1)."""
    map_ = board({"C4": {"level": 1}}, paths=[{"terrain": "road", "through": ["C5", "C4"]}])
    assert cost(reading(map_), "C5", "C4", seen=False) == 1.5
    assert cost(reading(map_), "C5", "C4") == 2


def test_wire_blaze_and_water_take_all():
    """Wire takes all movement both ways, a water barrier on the way in; nobody enters a blaze (F107.2, T99, T83)."""
    read = reading(board({"E4": {"terrain": ["water_barrier"]}}), ("wire", "C4"), ("blaze", "G4"))
    assert cost(read, "C3", "C4") == cost(read, "C4", "C5") == cost(read, "E3", "E4") == movement.ALL
    assert cost(read, "G3", "G4") == movement.IMPASSABLE
    hex_ = read.grid.hex
    assert movement.may_enter(read, hex_("E3"), hex_("E4"), 1)
    assert not movement.may_enter(read, hex_("E3"), hex_("E4"), 4, first=False)
    assert not movement.may_enter(read, hex_("G3"), hex_("G4"), 9)
    assert not movement.may_enter(read, hex_("C3"), hex_("C5"), 9)


def test_scenario_changes_costs():
    """A special rule may let units wade, or make bushes jungle (1.0)."""
    map_ = board({"C4": {"terrain": ["water_barrier"]}, "C6": {"terrain": ["bush"]}})
    tide = MapChange("terrain_values", None, {"terrain": "water_barrier", "cost": 4})
    grown = MapChange("terrain_as", None, {"terrain": "bush", "as": "jungle"})
    read = reading(map_, changes=(tide, grown))
    assert (cost(read, "C3", "C4"), cost(read, "C5", "C6")) == (4, 3)


def test_trench_link_needs_a_trench():
    """Two bunkers are no link; a trench and a pillbox are (F106.2)."""
    map_ = board({"C4": {"terrain": ["jungle"], "level": 2}})
    assert cost(reading(map_, ("bunker", "C4"), ("pillbox", "C5")), "C5", "C4") == 5
    assert cost(reading(map_, ("trench", "C4"), ("pillbox", "C5")), "C5", "C4") == 1


@pytest.mark.parametrize(
    ("unit", "command", "points"),
    [
        ({"kind": "squad", "movement": 4}, 2, 6),
        ({"kind": "leader", "movement": 5}, 2, 5),
        ({"kind": "team", "movement": 4, "veteran": True, "weapon": {"movement_mod": -2}}, 0, 3),
        ({"kind": "team", "movement": 1, "suppressed": True, "weapon": {"movement_mod": -2}}, 0, 0),
    ],
)
def test_movement_points(unit, command, points):
    """Command helps squads and teams; markers and the weapon count, never below 0 (3.3.1.2, 4, 5.1)."""
    assert movement.movement_points(unit, command=command) == points


def test_exits():
    """Only over the enemy's edge, only at an exit point; an Advance pays nothing (14.2.1)."""
    read = reading(board(exits=[{"at": "C1/n", "value": 2}, {"at": "A4/nw", "value": 3}]))
    hex_ = read.grid.hex
    out = movement.exit_over(read, hex_("C1"), "top", friendly="bottom", advance=True)
    assert (out.allowed, out.cost, out.points) == (True, 0, 2)
    assert not movement.exit_over(read, hex_("C1"), "top", friendly="top").allowed
    assert not movement.exit_over(read, hex_("A4"), "left", friendly="bottom").allowed
    assert not movement.exit_over(read, hex_("C1"), "left").allowed


def test_corner_hexsides_lead_over_two_edges():
    """The slanting hexside of a corner lies on both edges; one inside the map on none."""
    grid = board().grid
    assert edges_left(grid, grid.side("A1/nw")) == ("top", "left")
    assert edges_left(grid, grid.side("A1/sw")) == ("left",)
    assert edges_left(grid, grid.side("A1/A2")) == ()


def test_compass_may_run_the_other_way():
    """The ruling turns directions 2 to 6 round; 1 and 4 stay (2.2b)."""
    grid = board().grid
    at = grid.hex("D5")
    assert compass_step(at, 2, clockwise=False) == compass_step(at, 6)
    assert drifted(at, (1, 4), clockwise=False) == at


def test_cover_of_caves_and_crowds():
    """A cave covers those inside; overstacking lowers whatever cover is used, or terrain's alone (15.2.2)."""
    map_ = board({"C4": {"terrain": ["palm"], "level": 1}})
    read = reading(map_, ("cave", "C4"))
    at = map_.grid.hex("C4")
    assert cover.cover_at(read, at) == 1
    assert cover.cover_at(read, at, attack="fire_downslope", inside=True) == 4
    assert cover.cover_at(read, at, attack="artillery_upslope", inside=True) == 8
    assert cover.cover_at(read, at, attack="flamethrower", inside=True) == 0
    crowded = cover.cover_at(read, at, inside=True, figures=9)
    other = reading(map_, ("cave", "C4"), rulings={"overstacking_lowers_fortification_cover": False})
    assert (crowded, cover.cover_at(other, at, inside=True, figures=9)) == (2, 4)


def test_wire_lowers_morale():
    """A unit in wire has 1 less (F107.1)."""
    read = reading(board(), ("wire", "C4"))
    at = read.grid.hex("C4")
    assert cover.morale_at(read, at, 7, cover.cover_at(read, at)) == 6


def test_fire_groups():
    """Pieces of a Fire Group adjoin; one in wire fires with nobody outside (O27.3.1, F107.3)."""
    read = reading(board(), ("wire", "C6"))

    def may(*labels):
        return firepower.may_form_group(read, map(read.grid.hex, labels))

    assert may("C3", "C4", "D4")
    assert not may("C3", "C5")
    assert not may("C5", "C6")
    assert may("C6")


def test_height_with_firers_above_and_below():
    """Both modifiers, or the penalty alone (T89.2)."""
    assert firepower.height_modifier([0, 2], 1) == 0
    assert firepower.height_modifier([0, 2], 1, both=False) == -1


def test_control_of_a_building():
    """All of its hexes must be free of enemies, and one held (14.3.2)."""
    map_ = board_of(hexes={name: {"terrain": ["building"]} for name in ("C4", "C5", "E4")})
    ground = Ground(map_, RULES)
    c4, c5, e4 = map(map_.grid.hex, ("C4", "C5", "E4"))
    assert objectives.building_at(ground, c5) == (c4, c5)
    assert objectives.controlled(ground, c4, enemies=(e4,), friends=(c5,))
    assert not objectives.controlled(ground, c4, enemies=(c5,), friends=(c4,))
    assert not objectives.controlled(ground, c4, enemies=(), friends=(e4,))


def test_breeze_follows_the_compass():
    """Smoke goes downwind, by the ruling's compass; of two in a hex the larger is left (E54, 15.1.4)."""
    map_ = board()
    hex_ = map_.grid.hex
    smoke = (Marker("smoke", hex_("D5"), None, {"value": 2}), Marker("smoke", hex_("D5"), None, {"value": 6}))
    for rulings, goal in (({}, "E5"), ({"compass_clockwise": False}, "C5")):
        scene = Scene(map_, RULES, smoke, rulings=rulings)
        left = after_breeze(scene_types(scene, Ground(map_, RULES)), 2)
        assert left == {hex_(goal): "smoke 6"}


def test_units_that_score():
    """Chits Y and Z add 1 for each unit; a hero scores nothing for leaving (14.1, 14.2.2, 14.3.4)."""
    assert kinds.elimination_points({"kind": "leader", "command": 2}, chit_z=True) == 4
    assert kinds.elimination_points({"kind": "scout", "command": "M"}) == 1
    assert kinds.exit_points({"kind": "squad"}, 2, chit_y=True) == 3
    assert kinds.exit_points({"kind": "hero"}, 3, chit_y=True) == 0


def test_cave_on_a_hill_only_by_ruling():
    """A level 0 crest hex may hold a cave, unless the ruling asks for a hill hex (F102)."""
    map_ = board(contours=[{"level": 1, "ring": [[5, 5.3], [7, 5.3], [7, 5.8], [5, 5.8]]}])
    ground = Ground(map_, RULES)
    at = map_.grid.hex("C4")
    assert placement.may_hold_cave(ground, at)
    assert not placement.may_hold_cave(ground, at, on_hill=True)
    assert not placement.cave_sees(ground, at)

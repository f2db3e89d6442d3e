"""What of a scene's circumstances is in force."""

import pytest
from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Base, Board
from bob_editor.rules.game import sight_of
from bob_editor.rules.los.scene import End, MapChange, Marker, Scene, UnitOnMap
from bob_editor.rulesets import all_rulesets, ruleset

ODD = ("top", None, -1, 10**30, 0.5, True, {"from": 3}, ["x", {}], float("nan"))


@pytest.mark.parametrize("name", all_rulesets())
@pytest.mark.parametrize("odd", ODD)
def test_a_condition_of_another_kind_is_not_in_force(name: str, odd: object) -> None:
    """One that a form refuses is looked along as if it weren't there, or as it can be read."""
    rules = ruleset(name)
    board = Board(Grid(4, 4, orientation=rules.data["hexes"]), name, base=Base(rules.base_terrain))
    scene = Scene(board, rules, conditions=dict.fromkeys(rules.rows("conditions"), odd))
    field = sight_of(scene).field(End(board.grid.hexes[0]))
    assert len(field.codes) == len(board.grid.hexes)
    kinds = {row["value"]["type"] for one, row in rules.rows("conditions").items() if one in scene.in_force}
    assert kinds <= {"boolean": {"boolean"}, "integer": {"integer"}}.get(_kind(odd), {"string", "object"})


@pytest.mark.parametrize("name", all_rulesets())
def test_circumstances_go_over_to_a_smaller_board(name: str) -> None:
    """What lies in hexes that it hasn't stays behind; a line is looked along as if it weren't there."""
    rules = ruleset(name)
    large, small = (
        Board(Grid(size, size, orientation=rules.data["hexes"]), name, base=Base(rules.base_terrain))
        for size in (9, 4)
    )
    corners = large.grid.hexes[0], large.grid.hexes[-1]
    markers = tuple(Marker(one, at) for one in rules.rows("markers") for at in corners)
    units = tuple(UnitOnMap(one, at) for one in rules.rows("units") for at in corners)
    changes = MapChange("everywhere"), MapChange("both", corners), MapChange("gone", corners[1:])
    scene = Scene(large, rules, markers=markers, units=units, changes=changes).with_board(small)
    assert scene.markers == markers[::2]
    assert scene.units == units[::2]
    assert scene.changes == (MapChange("everywhere"), MapChange("both", corners[:1]))
    seen = sight_of(replace(scene, changes=())).field(End(corners[0]))
    assert len(seen.codes) == len(small.grid.hexes)


def test_what_lies_on_a_map_tells_how_it_looks() -> None:
    """Night and rulings don't; a marker, a unit and a change do."""
    rules = ruleset("band-of-brothers-2.2")
    scene = Scene(Board(Grid(4, 4), rules.id, base=Base(rules.base_terrain)), rules)
    at = scene.board.grid.hexes[0]
    assert scene.is_laid_as(replace(scene, conditions={"visibility": 2}, rulings={"hedgerow_vertex": "x"}))
    assert not scene.is_laid_as(replace(scene, markers=(Marker("smoke", at),)))
    assert not scene.is_laid_as(replace(scene, units=(UnitOnMap("gun", at),)))
    assert not scene.is_laid_as(replace(scene, changes=(MapChange("x"),)))


def _kind(value: object) -> str:
    return "boolean" if isinstance(value, bool) else "integer" if isinstance(value, int) else ""

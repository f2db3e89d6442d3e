"""What stands in a hex counts by its own row and by where it stands."""

from typing import Any

import pytest
from msgspec.structs import replace

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Artwork, Feature, HexContent, Path
from bob_editor.model.change import difference
from bob_editor.rules.game import game_from_data, sight_of
from bob_editor.rules.games.merging import merged
from bob_editor.rules.los.scene import End, Marker, Scene, UnitOnMap
from tests.rules.los.told.plain_game import FIRST, TERRAINS, game, row_scene


def wire(does: str, value: int, **more: Any) -> dict[str, Any]:
    """A row of terrain or markers: both have the id ``wire``."""
    return {
        "id": "wire",
        "title": "Wire",
        "los": does,
        "height": 1,
        "hindrance": {"value": value},
        "cites": "7",
        **more,
    }


@pytest.mark.parametrize(
    ("terrain", "marker", "in_terrain", "at_marker"),
    [
        ("blocks", "hinders", "blocked", "hindered:1"),
        ("none", "blocks", "clear", "blocked"),
        ("hinders", "hinders", "hindered:3", "hindered:1"),
    ],
)
def test_a_terrain_and_a_marker_of_one_id_are_two_things(
    terrain: str, marker: str, in_terrain: str, at_marker: str
) -> None:
    """Each does what its own row says, and each bounds how far one sees."""
    rules = game(
        {},
        terrains=[*TERRAINS, wire(terrain, 3, **{"in": ["hexes"]})],
        markers=[wire(marker, 1, seen_within=3)],
    )
    scene, start, goal = row_scene("0.0", rules)
    middle = Hex(FIRST.q, FIRST.r + 1)
    wired = replace(scene.board, hexes={**scene.board.hexes, middle: HexContent((Feature("wire"),), 0)})
    for board, markers, expected in (
        (wired, (), in_terrain),
        (scene.board, (Marker("wire", middle),), at_marker),
    ):
        line = sight_of(Scene(board, rules, markers)).trace(End(start), End(goal))
        assert line.expectation == expected
    far, start, goal = row_scene("0...0", rules)
    dark = sight_of(replace(far, markers=(Marker("wire", goal),))).trace(End(start), End(goal))
    assert (dark.reasons[0].kind, dark.reasons[0].terrain, dark.reasons[0].cites) == (
        "visibility",
        "wire",
        "7",
    )


def test_terrain_that_one_is_inside_of_isnt_told_to_block() -> None:
    """A line from outside that it blocks was looked along before."""
    grove = {
        "id": "grove",
        "title": "Grove",
        "in": ["hexes"],
        "los": "blocks",
        "height": 1,
        "inside": "nothing",
    }
    rules = game({}, terrains=[*TERRAINS, {**grove, "cites": "9"}], markers=[wire("blocks", 0)])
    scene = row_scene("0...0", rules)[0]
    near, middle, far = (Hex(FIRST.q, FIRST.r + by) for by in (1, 2, 3))
    hexes = {**scene.board.hexes, **dict.fromkeys((near, middle, far), HexContent((Feature("grove"),), 0))}
    board = replace(scene.board, hexes=hexes)
    sight = sight_of(Scene(board, rules, (Marker("wire", middle),)))
    assert sight.trace(End(middle.neighbour(1)), End(middle.neighbour(4))).reasons[0].terrain == "grove"
    inside = sight.trace(End(near), End(far))
    assert [one.terrain for one in inside.reasons] == [inside.reasons[0].terrain] == ["wire"]


@pytest.mark.parametrize("word", ["second", "always", "never"])
def test_levels_of_ends_decide_of_hexsides_alone(word: str) -> None:
    """In a hex the same marker goes by its height, and says so; its field is that of its lines."""
    rules = game({}, markers=[wire("blocks", 0, by_levels={"0-0": word})])
    scene, start, goal = row_scene("0.0", rules)
    sight = sight_of(replace(scene, markers=(Marker("wire", Hex(FIRST.q, FIRST.r + 1)),)))
    line, field = sight.trace(End(start), End(goal)), sight.field(End(start))
    assert line.reasons[0].text == "Wire in H5, up to level 1: higher than both ends."
    assert field.verdict(field.hexes.index(goal)) == ("blocked", False, 0)


@pytest.mark.parametrize(
    ("where", "whole", "by"),
    [
        (["paths", "artwork"], False, "path"),
        (["paths", "artwork"], False, "both"),
        (["paths", "artwork"], True, "ring"),
        (["artwork"], True, "ring"),
    ],
)
def test_paths_and_drawings_that_fill_their_hex(where: list[str], whole: bool, by: str) -> None:
    """Also of terrain whose outline counts elsewhere, and of such as hexes can't list; it counts once."""
    row = {**wire("hinders", 2), "in": where, "whole_hex": whole}
    scene, start, goal = row_scene("0.0", game({}, terrains=[*TERRAINS, row]))
    middle = Hex(FIRST.q, FIRST.r + 1)
    u, v = scene.board.grid.centre(middle)
    ring = ((u - 1.0, v - 0.5), (u + 1.0, v - 0.5), (u + 1.0, v + 0.5), (u - 1.0, v + 0.5))
    paths = () if by == "ring" else (Path("wire", (middle, middle.neighbour(1))),)
    artwork = () if by == "path" else (Artwork("wire", ring),)
    sight = sight_of(Scene(replace(scene.board, paths=paths, artwork=artwork), scene.ruleset))
    field = sight.field(End(start))
    assert sight.trace(End(start), End(goal)).expectation == "hindered:2"
    assert field.verdict(field.hexes.index(goal)) == ("hindered", False, 2)


def test_a_path_raises_who_is_on_it_and_bounds_how_far_one_sees_and_is_seen() -> None:
    """As any terrain of the hex; field and line say the same, before and after the path is gone."""
    row = {**wire("none", 0), "in": ["paths"], "eye": 2, "seen_within": 1}
    scene, start, goal = row_scene("0w0", game({}, terrains=[*TERRAINS, row]))
    for at, seen, why in ((start, "clear", "clear"), (goal, "blocked", "visibility")):
        laid = replace(scene.board, paths=(Path("wire", (at, at.neighbour(1))),))
        sight = sight_of(Scene(laid, scene.ruleset))
        field, line = sight.field(End(start)), sight.trace(End(start), End(goal))
        assert (line.verdict, line.reasons[0].kind) == (seen, why)
        assert field.verdict(field.hexes.index(goal))[0] == seen
        bare = sight.after(scene.board, difference(laid, scene.board))
        assert bare.trace(End(start), End(goal)).reasons[0].kind == "obstacle"
        assert bare.field(End(start)).verdict(field.hexes.index(goal))[0] == "blocked"


def test_units_are_counted_with_the_terrain_that_their_hindrance_names() -> None:
    """Two hexes of one group hinder as one, whatever of it is in either."""
    haze = {**wire("hinders", 1), "in": ["hexes"], "hindrance": {"value": 1, "per_hexes": 2}}
    units = {"count": "all", "los": "hinders", "height": 1, "hindrance": {"value": 1, "with": ["wire"]}}
    scene, start, goal = row_scene("0..0", game({"units": units}, terrains=[*TERRAINS, haze]))
    near, far = (Hex(FIRST.q, FIRST.r + by) for by in (1, 2))
    board = replace(scene.board, hexes={near: HexContent((Feature("wire"),), 0)})
    sight = sight_of(Scene(board, scene.ruleset, units=(UnitOnMap("squad", far),)))
    field = sight.field(End(start))
    assert sight.trace(End(start), End(goal)).expectation == "hindered:1"
    assert field.verdict(field.hexes.index(goal)) == ("hindered", False, 1)


def test_what_counts_only_while_a_condition_holds() -> None:
    """Its eyes and bounds as well; a sight that was looked with sees at once what another condition does."""
    summer = {"id": "summer", "title": "Summer", "value": {"type": "boolean"}, "text": "", "cites": ""}
    grain = wire("hinders", 2, **{"in": ["hexes"], "while": "summer", "seen_within": 3, "eye": -1})
    rules = game({}, terrains=[*TERRAINS, grain], conditions=[summer])
    scene, start, goal = row_scene("0...0", rules)
    hexes = {Hex(FIRST.q, FIRST.r + at): HexContent((Feature("wire"),), 0) for at in (2, 4)}
    scene = replace(scene, board=replace(scene.board, hexes={**scene.board.hexes, **hexes}))
    bare, near = sight_of(scene), Hex(FIRST.q, FIRST.r + 3)
    bare.field(End(start))
    grown = bare.under(replace(scene, conditions={"summer": True}))
    cut = grown.under(replace(scene, conditions={"summer": False}))
    for sight, expected in ((bare, "clear"), (grown, "hindered:2"), (cut, "clear")):
        assert sight.trace(End(start), End(near)).expectation == expected
        fresh = sight_of(sight.scene).field(End(start))
        assert (sight.field(End(start)).codes == fresh.codes).all()
    assert grown.trace(End(start), End(goal)).expectation == "blocked"
    assert cut.trace(End(start), End(goal)).expectation == "clear"
    amended = {"id": "late", "title": "Late", "amended": {"terrains": [{"id": "wire", "while": None}]}}
    ever = sight_of(replace(scene, ruleset=game_from_data(merged(rules.data, amended))))
    assert ever.trace(End(start), End(near)).expectation == "hindered:2"

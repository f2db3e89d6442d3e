"""What lies over what, and which terrain lies lower than the ground around it."""

import pytest
from PySide6.QtCore import QRectF

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Artwork, Board
from bob_editor.model.board_edits import paint_terrain
from bob_editor.render.board.areas import has_hachures, inland_edges, is_hollow, terrains
from bob_editor.render.board.scenery import Scenery
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import View
from bob_editor.render.styles.shelf import shipped_names, shipped_sheet
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import all_rulesets, ruleset


@pytest.mark.parametrize("game", ["combat-commander-pacific", "band-of-brothers-2.2", "last-hundred-yards"])
def test_what_lies_on_top_does_so_in_every_style(game: str) -> None:
    """A style that draws terrain by other patterns lays no meadow over the woods."""
    rules = ruleset(game)
    ring = ((4.0, 4.0), (8.0, 4.0), (8.0, 7.0), (4.0, 7.0))
    drawn = tuple(Artwork(row.id, ring) for row in rules.terrains.values() if "artwork" in row.places)
    ground = Ground(Board(Grid(8, 8), game, artwork=drawn), rules)
    orders = {
        tuple(terrains(Scenery(ground, Style(rules, sheet=shipped_sheet(name))))) for name in shipped_names()
    }
    assert len(orders) == 1
    (order,) = orders
    assert set(order) == {piece.terrain for piece in drawn}


@pytest.mark.parametrize("name", shipped_names())
def test_terrain_that_does_otherwise_looks_otherwise(name: str) -> None:
    """Bush and grass hinder differently: in ink, where there is no colour, their patterns tell them apart."""
    rules = ruleset("combat-commander-pacific")
    style = Style(rules, sheet=shipped_sheet(name))
    looks = [style.look(terrain) for terrain in ("bush", "grass", "jungle", "palm", "swamp", "gully")]
    assert len({look.pattern for look in looks}) == len(looks)


def test_gullies_are_hollows_in_every_game() -> None:
    """Their banks throw shadows and have hachures, whether the game gives them a depth or says so by its own word."""
    gullies = [rules.terrains["gully"] for rules in all_rulesets().values() if "gully" in rules.terrains]
    assert len(gullies) > 1
    assert all(is_hollow(row) and has_hachures(row) for row in gullies)
    stream = ruleset("combat-commander-pacific").terrains["stream"]
    assert not is_hollow(stream)


@pytest.mark.parametrize(
    ("game", "terrain"), [("combat-commander-pacific", "stream"), ("memoir-44", "ocean")]
)
def test_water_has_no_shore_along_the_board_s_edge(game: str, terrain: str) -> None:
    """There it runs on, drawn or listed, as on a printed board; on its land side it has one."""
    rules, grid = ruleset(game), Grid(5, 4)
    at = grid.hex("A2")
    board = Board(grid, rules.id, artwork=(Artwork(terrain, grid.frame.corners(at)),))
    if "artwork" not in rules.terrains[terrain].places:
        board = paint_terrain(Board(grid, rules.id), [at], [terrain])
    scenery = Scenery(Ground(board, rules), Style(rules))
    view = View(QRectF(-5, -5, 60, 60), 16.0)
    edges = inland_edges(scenery, list(scenery.patches.values()), terrain, view).boundingRect()
    xs = [x for x, _ in scenery.place.corners(at)]
    assert edges.right() == pytest.approx(max(xs))
    assert edges.left() > min(xs) + 0.9


def test_what_may_grow_is_looked_for_where_it_is_shown() -> None:
    """A board has dozens of terrains, and few hexes any one of them; an edit that brings one there is followed."""
    rules = ruleset("band-of-brothers-2.2")
    plain = Board(Grid(20, 20), rules.id)
    corner, far = plain.grid.hexes[0], plain.grid.hexes[-1]
    before = paint_terrain(plain, [corner], ("woods",))
    scenery = Scenery(Ground(before, rules), Style(rules))
    patches = list(scenery.patches.values())
    assert scenery.growing(patches, "orchard") == []
    (found,) = scenery.growing(patches, "woods")
    assert corner in found.hexes
    scenery.follow(Ground(paint_terrain(before, [far], ("woods",)), rules))
    scenery.forget([far])
    assert [far in patch.hexes for patch in scenery.growing(patches, "woods")] == [False, True]

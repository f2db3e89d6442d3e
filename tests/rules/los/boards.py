"""Small random boards of any ruleset that has LOS, seeded: its own terrain in hexes and on hexsides, and levels."""

from __future__ import annotations

import random

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.parts import sides_of
from bob_editor.model.board import Base, Board, Feature, HexContent
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import all_rulesets

WITH_LOS = sorted(name for name, rules in all_rulesets().items() if rules.sight is not None)


def random_scene(name: str, seed: int, *, columns: int = 9, rows: int = 8, share: float = 0.35) -> Scene:
    """A scene of a ruleset: a share of its hexes has terrain that LOS minds, some a level, some hexsides a feature."""
    rules = all_rulesets()[name]
    dice = random.Random(seed)
    grid = (
        Grid(columns, rows, orientation="pointy-top", shift="right") if rules.pointy else Grid(columns, rows)
    )
    in_hexes, on_sides = _minded(rules, "hexes"), _minded(rules, "sides")
    highest = min(2, rules.levels[1])
    hexes = {}
    for at in grid.hexes:
        terrain = (Feature(dice.choice(in_hexes)),) if dice.random() < share else ()
        level = dice.randint(1, highest) if highest > 0 and dice.random() < 0.15 else None
        if terrain or level:
            hexes[at] = HexContent(terrain, level)
    sides = {
        side: (Feature(dice.choice(on_sides)),)
        for at in grid.hexes
        for side in sides_of(at)[:3]
        if on_sides and side.beyond(at) in grid and dice.random() < 0.05
    }
    board = Board(grid, name, base=Base(rules.data["base_terrain"]), hexes=hexes, sides=sides)
    return Scene(board, rules)


def _minded(rules: Ruleset, where: str) -> list[str]:
    """Terrains that stop or hinder lines of sight, without those that a line of them belongs to."""
    minded = {"blocks", "hinders", "hedgerow", "wall", "obstacle", "hindrance", "forest", "orchard", "building",
              "hexside", "always", "lake", "height"}  # fmt: skip
    return [row.id for row in rules.terrains.values() if where in row.places and row.los in minded]

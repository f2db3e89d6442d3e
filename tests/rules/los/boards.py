"""Small random boards of any ruleset that has LOS, seeded: its own terrain in hexes and on hexsides, and levels."""

import random

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
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
    grid = _grid(rules, columns, rows)
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


def dense_scene(name: str, seed: int, *, columns: int = 12, rows: int = 10) -> Scene:
    """The same of few kinds of terrain, so that the like stands on both hands and on hills, under rulings at random."""
    rules, dice = all_rulesets()[name], random.Random(seed)
    grid = _grid(rules, columns, rows)
    in_hexes, on_sides = _minded(rules, "hexes"), _minded(rules, "sides")
    kinds = dice.sample(in_hexes, min(len(in_hexes), dice.choice((1, 2, 4))))
    share, edged = dice.choice((0.1, 0.25, 0.5)), dice.choice((0.0, 0.05, 0.2))
    levels: dict[Hex, int] = {}
    for _ in range(dice.choice((0, 2, 5)) if rules.levels[1] > 0 else 0):
        top, level = dice.choice(grid.hexes), dice.randint(1, min(2, rules.levels[1]))
        levels |= {at: max(level, levels.get(at, 0)) for at in top.within(dice.randint(0, 2)) if at in grid}
    hexes = {
        at: HexContent((Feature(dice.choice(kinds)),) if dice.random() < share else (), levels.get(at))
        for at in grid.hexes
    }
    sides = {
        side: (Feature(dice.choice(on_sides)),)
        for at in grid.hexes
        for side in sides_of(at)[:3]
        if on_sides and side.beyond(at) in grid and dice.random() < edged
    }
    rulings = {one: dice.choice(row.choices) for one, row in rules.rulings.items() if dice.random() < 0.3}
    board = Board(grid, name, base=Base(rules.data["base_terrain"]), hexes=hexes, sides=sides)
    return Scene(board, rules, rulings=rulings)


def _grid(rules: Ruleset, columns: int, rows: int) -> Grid:
    if rules.pointy:
        return Grid(columns, rows, orientation="pointy-top", shift="right")
    return Grid(columns, rows)


def _minded(rules: Ruleset, where: str) -> list[str]:
    """Terrains that stop or hinder lines of sight, without those that a line of them belongs to."""
    minded = {"blocks", "hinders", "hedgerow", "wall", "obstacle", "hindrance", "forest", "orchard", "building",
              "hexside", "always", "lake", "height"}  # fmt: skip
    return [row.id for row in rules.terrains.values() if where in row.places and row.los in minded]

"""Boards to look across: random ones with grown and drawn artwork and hills, and those of a few lines."""

import random

from bob_editor.rules.los.scene import MapChange, Marker, Scene
from bob_editor.rulesets import ruleset
from bob_editor.storage.kinds.board_reader import board_from_json

RULESET = "combat-commander-pacific"
KINDS = (
    "jungle", "building", "swamp", "hut", "grass", "bush", "palm", "gully",
    "stream", "bridge", "beach", "water_barrier",
)  # fmt: skip


def board_of(*, columns=15, rows=10, base="open_ground", hexes=None, artwork=(), contours=(), **grid):
    """A board of these hexes; ``artwork`` and ``contours`` are pairs of terrain or level and ring."""
    data = {
        "ruleset": RULESET,
        "grid": {
            "hexes": "flat-top",
            "columns": columns,
            "rows": rows,
            "shifted": "even",
            "shift": "down",
            **grid,
        },
        "base": {"terrain": base, "level": 0},
        "hexes": hexes or {},
        "artwork": [{"terrain": terrain, "ring": ring} for terrain, ring in artwork],
        "contours": [{"level": level, "ring": ring} for level, ring in contours],
    }
    return board_from_json(data)[0]


def box(left, top, right, bottom):
    """The ring of a rectangle on the lattice."""
    return [[left, top], [right, top], [right, bottom], [left, bottom]]


def sight_on(board, **circumstances):
    """The sight on a board, with its markers, changes, conditions and rulings."""
    rules = ruleset(RULESET)
    return rules.sight(Scene(board, rules, **circumstances))


def random_board(seed, *, drawn=True, columns=8, rows=7):
    """A board of this seed; its rings often share edges, corners and dots with hexes, to try bare touches."""
    dice = random.Random(seed)
    hills = 0.3 if dice.random() < 0.7 else 0.05
    hexes = {}
    for column in range(columns):
        for row in range(1, rows + 1):
            content: dict[str, object] = {}
            if dice.random() < 0.35:
                content["terrain"] = dice.sample(KINDS, 1 if dice.random() < 0.85 else 2)
            if dice.random() < hills:
                content["level"] = dice.choice((1, 1, 2, 3))
            hexes[f"{chr(65 + column)}{row}"] = content
    return board_of(
        columns=columns,
        rows=rows,
        hexes={label: content for label, content in hexes.items() if content},
        artwork=[
            (dice.choice(KINDS[:8]), _ring(dice, columns, rows)) for _ in range(dice.randint(2, 7) * drawn)
        ],
        contours=[
            (dice.choice((1, 1, 2, 3)), _ring(dice, columns, rows)) for _ in range(dice.randint(1, 5) * drawn)
        ],
        shifted=dice.choice(("even", "odd")),
        shift=dice.choice(("down", "up")),
    )


SHAPES = (
    ((0, 0), (1, 0), (1, 1), (0, 1)),
    ((0, 0), (1, 0.33), (0.5, 1)),
    ((0, 0), (1, 0), (1, 1), (0.7, 1), (0.7, 0.3), (0.3, 0.3), (0.3, 1), (0, 1)),
)


def _ring(dice, columns, rows):
    x = dice.randint(0, 3 * columns - 3) + dice.choice((0.0, 0.0, 0.5, dice.random()))
    y = dice.randint(0, 2 * rows) + dice.choice((0.0, 0.0, 0.5, dice.random()))
    w, h = dice.choice((0.4, 1.0, 2.0, 3.5, 6.0)), dice.choice((0.3, 0.8, 1.0, 2.0, 4.0))
    return [[round(x + a * w, 3), round(y + b * h, 3)] for a, b in dice.choice(SHAPES)]


def circumstances(seed, board):
    """Markers, changes, conditions and rulings of this seed."""
    dice = random.Random(f"circumstances {seed}")
    hexes = board.grid.hexes
    markers = [Marker("smoke", dice.choice(hexes), None, {"value": dice.randint(1, 8)}) for _ in range(3)]
    markers += [Marker(name, dice.choice(hexes)) for name in ("blaze", "blaze", "cave", "cave", "starshell")]
    changes = [
        MapChange(
            "terrain_as",
            tuple(dice.sample(hexes, 15)),
            {"terrain": dice.choice(KINDS), "as": dice.choice(KINDS)},
        ),
        MapChange("terrain_as", None, {"terrain": dice.choice(KINDS), "as": dice.choice(KINDS)}),
        MapChange(
            "terrain_values",
            None,
            {"terrain": dice.choice(KINDS), "los": dice.choice(("clear", "obstacle", "hindrance:5"))},
        ),
    ]
    conditions: dict[str, object] = {"night": dice.random() < 0.3}
    if dice.random() < 0.3:
        conditions["hindrance"] = 2
    return {
        "markers": tuple(markers),
        "changes": tuple(dice.sample(changes, dice.randint(0, 3))),
        "conditions": conditions,
        "rulings": {name: dice.random() < 0.5 for name in ruleset(RULESET).rulings},
    }

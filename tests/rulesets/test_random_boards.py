"""Boards that nobody would draw: whatever is on them, the checks find it and the fixes can be applied."""

import math
import random
from typing import Any

import pytest

from bob_editor.model.board import Board
from bob_editor.rules.issues.gathering import issues_of_board
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import all_rulesets
from bob_editor.storage.documents import board_from_json, board_to_json

GRIDS: dict[bool, list[dict[str, Any]]] = {
    False: [
        {"hexes": "flat-top", "columns": 6, "rows": 6, "shifted": "even", "shift": "down"},
        {
            "hexes": "flat-top",
            "columns": 7,
            "rows": [6, 7],
            "shifted": "even",
            "shift": "up",
            "first_row": [1, 0],
            "edges": {"top": "half", "bottom": "half", "left": "half", "right": "half"},
        },
    ],
    True: [{"hexes": "pointy-top", "columns": [6, 5], "rows": 6, "shifted": "odd", "shift": "right"}],
}


def random_board(rules: Ruleset, seed: int) -> Board:
    """A board with a few of everything, on it and off it, in its place and out of it."""
    chance = random.Random(seed)
    terrains = [*rules.terrains, "lava"]
    levels = range(rules.levels[0] - 1, rules.levels[1] + 2)

    def few(most: int) -> range:
        return range(chance.randrange(most))

    def label() -> str:
        return "ABCDEFGH"[chance.randrange(8)] + str(chance.randrange(8))

    def side() -> str:
        return f"{label()}/{chance.choice([label(), label(), 'n', 'ne', 'e', 'sw'])}"

    def terrain() -> str:
        return chance.choice(terrains)

    def ring() -> list[list[float]]:
        corners, size = chance.randrange(3, 8), chance.choice([0.5, 1, 3, 6])
        x, y, wild = chance.uniform(-2, 18), chance.uniform(-2, 12), chance.choice([0, 0, 1])
        angles = [2 * math.pi * corner / corners for corner in range(corners)]
        return [
            [
                round(x + size * math.cos(angle) + wild * chance.uniform(-size, size), 3),
                round(y + size * math.sin(angle) + wild * chance.uniform(-size, size), 3),
            ]
            for angle in angles
        ]

    data = {
        "ruleset": rules.id,
        "grid": chance.choice(GRIDS[rules.pointy]),
        "base": {"terrain": rules.data["base_terrain"], "level": chance.choice([0, 0, 0, *levels])},
        "hexes": {label(): {"terrain": [terrain()], "level": chance.choice(levels)} for _ in few(12)},
        "sides": {side(): [terrain(), terrain()] for _ in few(10)},
        "paths": [
            {"terrain": terrain(), "through": [label() for _ in range(chance.randrange(1, 5))]}
            for _ in few(5)
        ],
        "artwork": [
            {"terrain": terrain(), "ring": ring(), "holes": [ring() for _ in few(2)]} for _ in few(8)
        ],
        "contours": [{"level": chance.choice(levels), "ring": ring()} for _ in few(6)],
    }
    return board_from_json(data, inline=True)[0]


@pytest.mark.parametrize("ruleset_id", list(all_rulesets()))
@pytest.mark.parametrize("seed", range(5))
def test_any_board_is_checked_and_any_fix_applied(ruleset_id: str, seed: int) -> None:
    """No board makes a check fail; each fix changes the board to one that can be written and read again."""
    rules = all_rulesets()[ruleset_id]
    board = random_board(rules, seed)
    read = board_from_json(board_to_json(board), inline=True)[0]
    for issue in issues_of_board(read, rules):
        assert issue.code.startswith(f"{ruleset_id}/")
        for fix in issue.fixes:
            fixed = fix.apply(read)
            assert fixed != read, f"{fix.label} does nothing for: {issue.message}"
            assert board_from_json(board_to_json(fixed), inline=True)[0] == fixed


@pytest.mark.parametrize("seed", range(8))
def test_order_of_a_file_does_not_matter(seed: int) -> None:
    """The issues of a board are the same whatever the order in which its file lists hexes and hexsides."""
    rules = all_rulesets()["band-of-brothers-2.2"]
    data = board_to_json(random_board(rules, seed))
    turned = {**data, **{name: dict(reversed(data.get(name, {}).items())) for name in ("hexes", "sides")}}
    told = []
    for one in (data, turned):
        issues = issues_of_board(board_from_json(one, inline=True)[0], rules)
        told.append([(issue.code, issue.at, issue.message) for issue in issues])
    assert told[0] == told[1]

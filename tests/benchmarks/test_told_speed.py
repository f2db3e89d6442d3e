"""How fast a game told by data is beside games with a rule in code, on the same boards, and after an edit of its rules.

Run with ``python -m pytest tests/benchmarks/test_told_speed.py -s``; it prints milliseconds, and asserts ratios.
Terrain is the game's own, lines are told by a ``sight`` that comes near, but sees farther in some. Measured last, on
busy cores: fields took 0.7 to 1.1 times the game's own at 450 hexes and 0.5 to 1.4 at 7,200, lines 0.3 to 1.7 times; a
changed rule shows in the field of a small board after 4 ms, and of one of 450 hexes after 16 ms. A line is asked for
its first reason, and told beside its own in every round.
"""

import random
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from msgspec.structs import replace

from bob_editor.rules.game import Game, game_from_data, sight_of
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import Sight
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_board
from tests.benchmarks.pairs import pairs
from tests.benchmarks.timing import seconds, settle
from tests.rules.los.told.plain_game import game, row_scene

BOARDS = Path(__file__).parent / "boards"
BLOCKS = ("forest", "building", "obstacle", "hedgerow", "always", "hexside")
HINDERS = ("wall", "orchard", "hindrance")
PLATEAU = {"ties": {"level": "joined", "higher": "blocks"}, "ground": {"between": "none"}}
SIGHTS: dict[str, dict[str, Any]] = {
    "memoir-44": {"corner": "side", "off_map": "blocks", **PLATEAU},
    "combat-commander-pacific": {"along": "facing", "things": {"between": {"hexes": 1}}},
    "last-hundred-yards": {"along": "worse", "things": {"between": "slope"}, "ground": {"between": "slope"}},
    "band-of-brothers-2.2": {"things": {"between": {"hexes": 1}}, "hindrance": {"blocks_at": 3}},
}
"""A sight for the terrain of each game."""


def _told(name: str) -> Game:
    data = ruleset(name).data
    known = dict.fromkeys(BLOCKS, "blocks") | dict.fromkeys(HINDERS, "hinders")
    said = {row.los for row in ruleset(name).terrains.values()} - {None, "none", "blocks", "hinders"}
    words = {word: known.get(word, "none") for word in said}
    return game_from_data({**data, "id": "told", "checks": [], "sight": {**SIGHTS[name], "words": words}})


def _fields(sights: Sequence[Sight], origins: list[End]) -> list[float]:
    """What each takes for a field, told beside each other in every round: the shortest of each origin's."""
    shortest = []
    for at in origins:
        rounds = [[seconds(partial(one.field, at)) for one in sights] for _ in range(5)]
        shortest.append([min(times) for times in zip(*rounds, strict=True)])
    return [median(times) for times in zip(*shortest, strict=True)]


def _lines(sight: Sight, ends: list[tuple[End, End]]) -> float:
    def look() -> None:
        for start, goal in ends:
            sight.trace(start, goal).reasons[0]

    return seconds(look)


@pytest.mark.parametrize("size", [450, 7200])
@pytest.mark.parametrize("name", SIGHTS)
def test_beside_a_rule_in_code(name: str, size: int, capsys: pytest.CaptureFixture[str]) -> None:
    """A field and an explained line, each beside the game's own."""
    board = read_board(BOARDS / f"{name}-{size}.board.json").value
    own, told = (
        sight_of(Scene(board, ruleset(name))),
        sight_of(Scene(replace(board, ruleset="told"), _told(name))),
    )
    dice = random.Random(1)
    origins = [End(at) for at in dice.sample(board.grid.hexes, 30 if size < 1000 else 8)]
    ends = [(End(a), End(b)) for a, b in pairs(board, 300)]
    for sight in (own, told):
        _fields([sight], origins), _lines(sight, ends)
    settle()
    usual, took = _fields([own, told], origins)
    field = took / usual
    line = median(_lines(told, ends) / _lines(own, ends) for _ in range(15))
    with capsys.disabled():
        print(f"\n{name} {size}: field {field:.2f} times its own, {1000 * took:.2f} ms; line {line:.2f}")
    assert field < 1.5
    assert line < 2


def test_an_edit_of_a_rule(capsys: pytest.CaptureFixture[str]) -> None:
    """A game read anew, a line and a field: on a small board, and on one of 450 hexes."""

    def small() -> None:
        rules = game({"things": {"between": {"hexes": 1}}})
        scene, start, goal = row_scene("2..w.0", rules)
        sight = sight_of(scene)
        sight.trace(End(start), End(goal)).reasons[0]
        sight.field(End(start))

    board = read_board(BOARDS / "band-of-brothers-2.2-450.board.json").value

    def large() -> None:
        scene = Scene(replace(board, ruleset="told"), _told("band-of-brothers-2.2"))
        sight_of(scene).field(End(board.grid.hexes[200]))

    figures: dict[str, Callable[[], None]] = {"16 by 18 hexes": small, "450 hexes": large}
    for work in figures.values():
        work()
    found = {name: min(seconds(work) for _ in range(5)) for name, work in figures.items()}
    with capsys.disabled():
        print("", *(f"{name}: {1000 * one:.1f} ms" for name, one in found.items()), sep="\n")
    assert found["450 hexes"] < 100 * found["16 by 18 hexes"]

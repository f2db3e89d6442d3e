"""How much faster LOS is than the yardstick, in the same run: fields, explained checks, all pairs, and after an edit.

Run with ``python -m pytest tests/benchmarks -s``; it prints its figures and asserts nothing of time.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from bob_editor.model import board_edits
from bob_editor.model.change import difference
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import board_from_json
from tests.benchmarks.combat_commander_yardstick import CombatCommanderYardstick
from tests.benchmarks.last_hundred_yards_yardstick import LastHundredYardsYardstick
from tests.benchmarks.memoir_44_yardstick import MemoirYardstick
from tests.benchmarks.yardstick import (
    BandOfBrothersYardstick,
    EarlierBandOfBrothersYardstick,
    in_turn,
    pairs,
    timed,
)

ROUNDS = 5
"""How often everything is timed, in turn."""
BOARDS = Path(__file__).parent / "boards"
YARDSTICKS: dict[str, Any] = {
    "band-of-brothers-2.1": EarlierBandOfBrothersYardstick,
    "band-of-brothers-2.2": BandOfBrothersYardstick,
    "combat-commander-pacific": CombatCommanderYardstick,
    "last-hundred-yards": LastHundredYardsYardstick,
    "memoir-44": MemoirYardstick,
}
BOARDS_OF = {"band-of-brothers-2.1": "band-of-brothers-2.2"}
"""Whose benchmark boards a ruleset uses, where it has none of its own."""
PAINTED = {
    "band-of-brothers-2.1": ("woods", "orchard", "building_stone"),
    "band-of-brothers-2.2": ("woods", "orchard", "building_stone"),
    "combat-commander-pacific": ("jungle", "grass", "building"),
    "last-hundred-yards": ("woods", "orchard", "stone_building"),
    "memoir-44": ("forest", "marsh", "town"),
}


def board_of(name: str, size: int):
    path = BOARDS / f"{BOARDS_OF.get(name, name)}-{size}.board.json"
    return board_from_json(json.loads(path.read_text()))[0]


def show(what: str, figure: str) -> None:
    print(f"  {what:<44} {figure}")


@pytest.mark.parametrize("size", [450, 7200])
@pytest.mark.parametrize("name", sorted(YARDSTICKS))
def test_los_against_the_yardstick(name, size):
    """Prints field and explained check as multiples of the yardstick's speed."""
    board = board_of(name, size)
    rules = ruleset(name)
    sight = rules.sight(Scene(board, rules))
    drawn = pairs(board, 2000 if size == 450 else 400)
    origins = random.Random(1).sample(board.grid.hexes, 100)
    yardstick = YARDSTICKS[name](board)
    for a, b in drawn:  # both sides make what they keep before they are timed
        sight.trace(End(a), End(b))
    for at in origins:
        sight.field(End(at))
    ends = [(End(a), End(b)) for a, b in drawn]
    assert [yardstick.look(a, b) for a, b in drawn] == [sight.trace(a, b).expectation for a, b in ends]
    whole = (len(board.grid.hexes) - 1) / len(drawn)
    rounds = in_turn(
        ROUNDS,
        lambda: [yardstick.look(a, b) for a, b in drawn],
        lambda: [sight.trace(a, b).reasons[0] for a, b in ends],
        lambda: [tuple(sight.trace(a, b).reasons) for a, b in ends],
        *(lambda at=at: sight.field(End(at)) for at in origins),
    )
    print(f"\n{name}, {size} hexes; medians of {ROUNDS} rounds (least … greatest)")
    show("yardstick, a pair", _spread([took[0] / len(drawn) for took in rounds], _us))
    for what, place in (("the reason that decides", 1), ("every cause along the thread", 2)):
        each = _spread([took[place] / len(drawn) for took in rounds], _us)
        times = _spread([took[0] / took[place] for took in rounds], _times)
        show(f"check, with {what}", f"{each}: {times}")
    fields = [median(took[3:]) for took in rounds]
    times = _spread([took[0] * whole / field for took, field in zip(rounds, fields, strict=True)], _times)
    show("field, median of 100 origins", f"{_spread(fields, _ms)}: {times}")
    if size == 450:
        every = timed(lambda: [sight.field(End(at)) for at in board.grid.hexes], 3)
        show("all pairs", f"{every[0]:.3f} s")
    assert len(sight.field(End(origins[0])).codes) == size


@pytest.mark.parametrize("size", [450, 7200])
@pytest.mark.parametrize("name", sorted(YARDSTICKS))
def test_los_after_an_edit(name, size):
    """Prints how long an edit of one hex takes to show: new board, difference, sight, field."""
    board = board_of(name, size)
    rules = ruleset(name)
    sight = rules.sight(Scene(board, rules))
    origin = End(board.grid.hexes[size // 2])
    sight.field(origin)
    dice = random.Random(1)
    found = []
    for _ in range(100):
        at = dice.choice(board.grid.hexes)

        def edit(at=at):
            after = board_edits.paint_terrain(board, [at], (dice.choice(PAINTED[name]),))
            return sight.after(after, difference(board, after)).field(origin)

        found.append(timed(edit, 1)[0])
    found.sort()
    show(f"{name}, {size} hexes: edit to field, p95", _ms(found[94]))
    assert found


def _spread(figures: list[float], words: Callable[[float], str]) -> str:
    return f"{words(median(figures))} ({words(min(figures))} … {words(max(figures))})"


def _times(ratio: float) -> str:
    return f"{ratio:.1f} times"


def _us(seconds: float) -> str:
    return f"{seconds * 1e6:.1f} µs"


def _ms(seconds: float) -> str:
    return f"{seconds * 1e3:.2f} ms"

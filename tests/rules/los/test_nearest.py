"""What stops a line is found without looking farther: it must be what a look along the whole line finds."""

import random
from collections.abc import Iterable, Iterator, Sequence
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace

from bob_editor.geometry.hexes import Hex
from bob_editor.opening.loaded_map import load_scene
from bob_editor.rules.game import sight_of
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.threads.contacts import contact_thread
from bob_editor.rulesets import ruleset
from bob_editor.rulesets.combat_commander_pacific.sight import crests, slopes
from bob_editor.rulesets.combat_commander_pacific.sight import tracing as combat_commander
from bob_editor.rulesets.combat_commander_pacific.sight.causes import Finding
from bob_editor.rulesets.combat_commander_pacific.sight.look import Look
from bob_editor.rulesets.combat_commander_pacific.sight.look import look as combat_commander_look
from bob_editor.storage.shipped import shipped
from tests.rules.los.boards import dense_scene, random_scene
from tests.rulesets.combat_commander_pacific.boards import circumstances, sight_on
from tests.rulesets.combat_commander_pacific.boards import random_board as drawn_board

ALONG_HEXSIDES = ((1, 1), (2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2))
"""The steps between hexes in line along hexspines."""

TRACING = {
    "combat-commander-pacific": combat_commander,
}


def quick_answer(tracing: ModuleType, reading: Any, start: End, goal: End) -> Answer:
    """The answer of a look that ends with the nearest cause."""
    found: Answer = tracing.trace(reading, start, goal)
    return found


def whole(tracing: ModuleType, reading: Any, start: End, goal: End) -> Answer:
    """The answer of a look along the whole line."""
    found: Answer
    if tracing is combat_commander:
        along = combat_commander_look(reading, start, goal)
        found = tracing.answer_along(along, tracing.found_along(along), tracing._all_reasons)
    else:
        found = tracing._full_look(reading, start, goal)
    return found


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", TRACING)
def test_the_nearest_cause_is_that_of_the_whole_look(name: str, seed: int) -> None:
    """Verdict, all reasons in their order, and modifiers are those of a look along the whole line."""
    scene, dice = random_scene(name, seed, columns=14, rows=12, share=0.25), random.Random(seed)
    pairs = [dice.sample(scene.board.grid.hexes, 2) for _ in range(400)]
    assert 100 < blocked_as_by_a_whole_look(name, scene, pairs) < 400


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", TRACING)
def test_so_it_is_under_any_rulings(name: str, seed: int) -> None:
    """With much of the same kind side by side, half the lines along hexsides, whatever is ruled."""
    scene, dice = dense_scene(name, seed), random.Random(seed)
    grid, pairs = scene.board.grid, []
    for at in dice.choices(grid.hexes, k=120):
        (q, r), far = dice.choice(ALONG_HEXSIDES), dice.randint(1, 5)
        spine = [goal for goal in (Hex(at.q + far * q, at.r + far * r),) if goal in grid]
        pairs += [(at, goal) for goal in (*spine, dice.choice(grid.hexes)) if goal != at]
    blocked_as_by_a_whole_look(name, scene, pairs)


@pytest.mark.parametrize("seed", range(6))
def test_so_it_is_over_drawn_hills(seed: int) -> None:
    """Where runs of ground begin, and which is the nearest, is measured or told by signs alike."""
    scene, dice = sight_on(drawn_board(seed)).scene, random.Random(seed)
    grid, pairs = scene.board.grid, []
    for at in grid.hexes:
        (q, r), far = dice.choice(ALONG_HEXSIDES), dice.randint(1, 3)
        spine = [goal for goal in (Hex(at.q + far * q, at.r + far * r),) if goal in grid]
        pairs += [(at, goal) for goal in (*spine, *dice.sample(grid.hexes, 4)) if goal != at]
    assert blocked_as_by_a_whole_look("combat-commander-pacific", scene, pairs) > 50


@pytest.mark.parametrize("seed", range(4))
def test_so_it_is_among_gullies_and_markers(seed: int) -> None:
    """From a gully, and where a blaze is on the map, something else may stop a line before drawings and ground do."""
    board = drawn_board(seed)
    scene, dice = sight_on(board, **circumstances(seed, board)).scene, random.Random(seed)
    pairs = [dice.sample(board.grid.hexes, 2) for _ in range(200)]
    blocked_as_by_a_whole_look("combat-commander-pacific", scene, pairs)
    blazing = [one for one in scene.markers if one.marker == "blaze"]
    without = replace(scene, markers=tuple(one for one in scene.markers if one not in blazing))
    assert blocked_as_by_a_whole_look("combat-commander-pacific", without, pairs) > 20


@pytest.mark.parametrize("name", ["kiro-strip", "tavo-lagoon"])
def test_hardly_any_line_has_its_ground_measured(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the boards that ship signs tell of nearly all lines which ground stops them; that takes a tenth as long."""
    scene = load_scene(shipped("maps") / "combat-commander-pacific" / f"{name}.board.json", ruleset)
    measured: list[int] = []

    def ground_met(along: Look, dropped: list[str]) -> Iterator[Finding]:
        measured.append(along.thread.length)
        return crests.ground_met(along, dropped)

    monkeypatch.setattr(slopes, "ground_met", ground_met)
    dice, hexes = random.Random(1), scene.board.grid.hexes
    pairs = [dice.sample(hexes, 2) for _ in range(600)]
    assert blocked_as_by_a_whole_look("combat-commander-pacific", scene, pairs) > 200
    assert 0 < len(measured) < 12
    assert sum(length > 1 for length in measured) < 4


def blocked_as_by_a_whole_look(name: str, scene: Scene, pairs: Iterable[Sequence[Hex]]) -> int:
    """How many lines are blocked; each is found to have the verdict, reasons and modifiers of a whole look."""
    reading = sight_of(scene).reading  # type: ignore[attr-defined]
    tracing, blocked = TRACING[name], 0
    for a, b in pairs:
        start, goal = End(a), End(b)
        quick, full = quick_answer(tracing, reading, start, goal), whole(tracing, reading, start, goal)
        assert quick.reasons[0] == full.reasons[0]
        assert replace(quick, reasons=tuple(quick.reasons)) == replace(full, reasons=tuple(full.reasons))
        blocked += quick.verdict == "blocked"
    return blocked


def test_contacts_come_no_nearer_one_after_the_other() -> None:
    """What a thread meets first is nearest to its start: so a search may end there."""
    for q in range(-13, 14):
        for r in range(-13, 14):
            if (q, r) == (0, 0):
                continue
            contacts = contact_thread(q, r, 101).contacts
            near, far = ([one.from_start for one in contacts], [one.to_goal for one in contacts])
            assert near == sorted(near)
            assert far == sorted(far, reverse=True)

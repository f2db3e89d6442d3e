"""What stops a line is found without looking farther: it must be what a look along the whole line finds."""

from __future__ import annotations

import random
from types import ModuleType
from typing import Any

import pytest

from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.contacts import contact_thread
from bob_editor.rules.los.scene import End
from bob_editor.rulesets.band_of_brothers_2_2 import tracing as band_of_brothers
from bob_editor.rulesets.combat_commander_pacific import tracing as combat_commander
from bob_editor.rulesets.combat_commander_pacific.look import look as combat_commander_look
from bob_editor.rulesets.last_hundred_yards import tracing as last_hundred_yards
from bob_editor.rulesets.memoir_44 import tracing as memoir_44
from tests.rules.los.boards import random_scene

TRACING = {
    "band-of-brothers-2.1": band_of_brothers,
    "band-of-brothers-2.2": band_of_brothers,
    "combat-commander-pacific": combat_commander,
    "last-hundred-yards": last_hundred_yards,
    "memoir-44": memoir_44,
}


def whole(tracing: ModuleType, reading: Any, start: End, goal: End) -> Answer:
    """The answer of a look along the whole line."""
    found: Answer
    if tracing is combat_commander:
        found = tracing._full_look(combat_commander_look(reading, start, goal))
    else:
        yards = tracing is last_hundred_yards
        begun = tracing.look(*tracing._nearest(reading, start, goal)[0]) if yards else reading
        found = tracing._full_look(begun, start, goal)
    return found


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", TRACING)
def test_the_nearest_cause_is_that_of_the_whole_look(name: str, seed: int) -> None:
    """Verdict, all reasons in their order, and modifiers are those of a look along the whole line."""
    scene = random_scene(name, seed, columns=14, rows=12, share=0.25)
    assert scene.ruleset.sight is not None
    reading = scene.ruleset.sight(scene).reading  # type: ignore[attr-defined]
    tracing, dice = TRACING[name], random.Random(seed)
    blocked = 0
    for _ in range(400):
        start, goal = (End(at) for at in dice.sample(scene.board.grid.hexes, 2))
        quick, full = tracing.trace(reading, start, goal), whole(tracing, reading, start, goal)
        assert quick.reasons[0] == full.reasons[0]
        assert quick._replace(reasons=tuple(quick.reasons)) == full._replace(reasons=tuple(full.reasons))
        blocked += quick.verdict == "blocked"
    assert 100 < blocked < 400


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

"""Looking under other rulings from what is read already gives what a fresh reading gives."""

from __future__ import annotations

import random

import pytest
from attrs import evolve

from bob_editor.opening.loaded_map import load_scene
from bob_editor.rules.game import game_of
from bob_editor.rules.los.scene import End
from bob_editor.rulesets import ruleset
from bob_editor.storage.shipped import shipped


@pytest.mark.parametrize(
    "name",
    [
        "band-of-brothers-2.2/vieux-pont",
        "combat-commander-pacific/kiro-strip",
        "last-hundred-yards/vauquemont",
    ],
)
def test_another_answer_to_each_question_is_read_as_if_anew(name: str) -> None:
    scene = load_scene(shipped("maps") / f"{name}.board.json", ruleset)
    look = game_of(scene.ruleset).sight
    assert look is not None
    sight, dice = look(scene), random.Random(name)
    hexes = scene.board.grid.hexes
    pairs = [(End(dice.choice(hexes)), End(dice.choice(hexes))) for _ in range(40)]
    for row in scene.ruleset.data["rulings"]:
        for choice in row["choices"]:
            if "los" not in row["about"] or choice["value"] == scene.ruling(row["id"]):
                continue
            other = evolve(scene, rulings={**scene.rulings, row["id"]: choice["value"]})
            kept, fresh = sight.under(other), look(other)
            for start, goal in pairs:
                assert kept.trace(start, goal) == fresh.trace(start, goal)

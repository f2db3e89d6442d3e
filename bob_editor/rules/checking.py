"""All that most checks need, under one import: what they look at, what they report, and the plainest of fixes.

Other fixes are written with ``rules.mending``; what a terrain or marker is called, and may, is in ``rules.tags``.
"""

from collections.abc import Iterator

from bob_editor.geometry.hexes import Hex
from bob_editor.model.places import Place, at_heading, at_hex, at_path, at_piece, at_side
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.fixes import add, drop, put
from bob_editor.rules.check import Finding, Severity, board_check, scenario_check, scene_check, shared_check
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.terms import Terms
from bob_editor.rules.wording import counted, listed

__all__ = [
    "Card", "Finding", "Ground", "Hex", "Iterator", "Place", "Scene", "Severity", "Terms", "add",
    "at_heading", "at_hex", "at_path", "at_piece", "at_side", "board_check", "counted", "drop", "listed",
    "put", "scenario_check", "scene_check", "shared_check",
]  # fmt: skip

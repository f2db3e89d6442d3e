"""All that most checks need, under one import: what they look at, and what they report; fixes are ``rules.mending``."""

from collections.abc import Iterator

from bob_editor.geometry.hexes import Hex
from bob_editor.model.places import Place, at_heading, at_hex, at_path, at_piece, at_side
from bob_editor.rules.cards.card import Card
from bob_editor.rules.check import Finding, Severity, board_check, scenario_check, scene_check, shared_check
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.tags import rule_of, tagged, title_of, titles_of
from bob_editor.rules.terms import Terms
from bob_editor.rules.wording import counted, listed

__all__ = [
    "Card", "Finding", "Ground", "Hex", "Iterator", "Place", "Scene", "Severity", "Terms", "at_heading", "at_hex",
    "at_path", "at_piece", "at_side", "board_check", "counted", "listed", "rule_of", "scenario_check", "scene_check",
    "shared_check", "tagged", "title_of", "titles_of",
]  # fmt: skip

"""All that most checks need, under one import: what they look at, what they report, and how it is mended."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bob_editor.geometry.hexes import Hex
from bob_editor.model import board_edits, scenario_edits
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.model.places import Place, at_field, at_heading, at_hex, at_piece, at_side
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.fixes import Fix, add, drop, drop_all, put, set_fields, without
from bob_editor.rules.check import Finding, Severity, board_check, scenario_check, scene_check, shared_check
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.tags import tagged, title_of, titles_of
from bob_editor.rules.terms import Terms
from bob_editor.rules.wording import counted, listed

__all__ = [
    "Board", "Card", "Edit", "FieldPath", "Finding", "Fix", "Ground", "Hex", "Iterator", "Place", "Scenario", "Scene",
    "Severity", "Terms", "add", "at_field", "at_heading", "at_hex", "at_piece", "at_side", "board_check", "board_edits",
    "counted", "drop", "drop_all", "listed", "partial", "put", "scenario_check", "scenario_edits", "scene_check",
    "set_fields", "shared_check", "tagged", "title_of", "titles_of", "without",
]  # fmt: skip

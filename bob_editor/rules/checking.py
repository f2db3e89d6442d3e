"""All that most checks need, under one import: what they look at, what they report, and the plainest of fixes.

Other fixes are written with ``rules.mending``; what a terrain or marker is called, and may, is in ``rules.tags``.
"""

from collections.abc import Iterator
from functools import partial

from bob_editor.geometry.hexes import Hex
from bob_editor.model.edit import Edit, mend
from bob_editor.model.places import Place, at_heading, at_hex, at_path, at_piece, at_side
from bob_editor.model.scenario import FieldPath
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.fixes import Fix, add, all_of, drop, drop_all, exchange, put, safe, set_fields
from bob_editor.rules.cards.rows import fields_in, number_of, rows_in, text_in, whole
from bob_editor.rules.check import (
    Breach,
    Finding,
    Severity,
    board_check,
    found,
    scenario_check,
    scene_check,
    shared_check,
)
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.pieces import harmless, led_on, likeliest, taken_out
from bob_editor.rules.tags import rule_of, tagged, title_of, titles_of
from bob_editor.rules.terms import Terms
from bob_editor.rules.wording import as_value, counted, listed, upper_first

__all__ = [
    "Breach", "Card", "Edit", "FieldPath", "Finding", "Fix", "Ground", "Hex", "Iterator", "Place", "Scene",
    "Severity", "Terms", "add", "all_of", "as_value", "at_heading", "at_hex", "at_path", "at_piece", "at_side",
    "board_check", "counted", "drop", "drop_all", "exchange", "fields_in", "found", "harmless", "led_on",
    "likeliest", "listed", "mend", "number_of", "partial", "put", "rows_in", "rule_of", "safe", "scenario_check",
    "scene_check", "set_fields", "shared_check", "tagged", "taken_out", "text_in", "title_of", "titles_of",
    "upper_first", "whole",
]  # fmt: skip

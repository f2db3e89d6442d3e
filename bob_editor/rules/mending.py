"""All that fixes of a check's own need, under one import: edits of boards and cards, and what they are made of."""

from functools import partial

from bob_editor.model import board_edits, scenario_edits
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit, mend
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.rules.cards.fixes import Fix, all_of, drop_all, safe, set_fields, without

__all__ = [
    "Board", "Edit", "FieldPath", "Fix", "Scenario", "all_of", "board_edits", "drop_all", "mend", "partial", "safe",
    "scenario_edits", "set_fields", "without",
]  # fmt: skip

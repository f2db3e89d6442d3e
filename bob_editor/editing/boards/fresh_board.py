"""A new board: its shape, and what a ruleset has printed on boards of that shape."""

from __future__ import annotations

from attrs import evolve

from bob_editor.model.board import Board
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.documents import board_from_json


def printed(board: Board, ruleset: Ruleset) -> Board:
    """An empty board with what the preset of its very grid has printed on it: number, exits, objectives."""
    for row in ruleset.presets:
        fields = row.get("board") or {}
        preset, _ = board_from_json({"ruleset": ruleset.id, "grid": row["grid"], **fields}, inline=True)
        if fields and preset.grid == board.grid:
            return evolve(board, **{name: getattr(preset, name) for name in fields})
    return board

"""A new board: its shape, and what a ruleset has printed on boards of that shape."""

import difflib
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bob_editor.errors import BadCall, UnknownId
from bob_editor.model.board import Board
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.documents import board_from_json
from bob_editor.storage.form.limits import check_lengths


def fresh_board(
    rules: Ruleset,
    preset: str | None = None,
    *,
    columns: int | None = None,
    rows: int | None = None,
    name: str = "untitled",
    title: str,
) -> Board:
    """An empty board of a preset's shape, the first's if none is named, at other lengths if asked.

    :raises UnknownId: where the ruleset has no such preset.
    :raises BadCall: where no such board can be made.
    """
    check_lengths(columns=columns, rows=rows)
    data = {
        "format": "bob-editor/board",
        "version": 1,
        "id": name,
        "title": title,
        "ruleset": rules.id,
        **({"edition": edition} if (edition := edition_of(rules)) else {}),
        "grid": _grid(rules, preset, columns=columns, rows=rows),
        "base": {"terrain": rules.base_terrain, "level": 0},
    }
    fresh, problems = board_from_json(data)
    if problems:
        raise BadCall(f"No such board can be made: {problems[0].message}")
    return printed(fresh, rules)


def edition_of(rules: Ruleset) -> str | None:
    """The edition that a new board says: that of a game told by data, whose writer changes it."""
    edition = rules.data.get("edition")
    return edition if rules.data.get("sight") is not None and isinstance(edition, str) and edition else None


def _grid(rules: Ruleset, preset: str | None, *, columns: int | None, rows: int | None) -> dict[str, Any]:
    """The grid of a preset, at other lengths if asked; where lines differ in length they go on differing."""
    presets: Mapping[str, Mapping[str, Any]] = {row["id"]: row for row in rules.presets}
    name = preset or next(iter(presets), "")
    if name not in presets:
        near = difflib.get_close_matches(name, presets, n=1)
        hint = f"Did you mean {near[0]}?" if near else f"It has {', '.join(presets) or 'none'}."
        raise UnknownId(f"{rules.title} has no preset “{name}”.", hint=hint)
    grid = dict(presets[name]["grid"])
    for side, asked in (("columns", columns), ("rows", rows)):
        if asked is not None:
            old = grid[side]
            grid[side] = asked if isinstance(old, int) else [asked, asked + old[1] - old[0]]
    return grid


def printed(board: Board, ruleset: Ruleset) -> Board:
    """An empty board with what the preset of its very grid has printed on it: number, exits, objectives."""
    for row in ruleset.presets:
        fields = row.get("board") or {}
        preset, _ = board_from_json({"ruleset": ruleset.id, "grid": row["grid"], **fields}, inline=True)
        if fields and preset.grid == board.grid:
            return replace(board, **{name: getattr(preset, name) for name in fields})
    return board

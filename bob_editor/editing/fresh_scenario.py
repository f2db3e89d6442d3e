"""A scenario to start from: its boards laid side by side, and what its ruleset puts on a fresh card."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

from bob_editor.editing.scenario_maps import relative_path
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Board
from bob_editor.model.scenario import Scenario
from bob_editor.rules.ruleset import Ruleset

Json = Any


def fresh_scenario(
    ruleset: Ruleset, *, name: str, title: str, boards: Sequence[tuple[Path, Board]] = (), folder: Path
) -> Scenario:
    """A new card of a ruleset on boards given by their files, whose paths lead from ``folder``.

    The boards lie in a row from left to right, each against the one before it; they are called 1, 2, 3 and so on.

    :raises BadFile: where no relative path leads to a board.
    """
    code = None if ruleset.card_code is None else ruleset.card_code()
    own: dict[str, Json] = {} if code is None else deepcopy(dict(code.layout.get("new") or {}))
    rows = []
    for number, ((file, _), at) in enumerate(zip(boards, _in_a_row([b for _, b in boards]), strict=True), 1):
        rows.append(
            {
                "board": relative_path(file, folder),
                "name": str(number),
                "at": list(at),
                "turn": 0,
                "crop": None,
            }
        )
    own_map = own.pop("map", None)
    heading = {"id": name, "title": title, "ruleset": ruleset.id}
    laid = {**(own_map if isinstance(own_map, dict) else {}), "boards": rows}
    return Scenario({**heading, "map": laid, **{key: own[key] for key in own if key not in heading}})


def _in_a_row(boards: Sequence[Board]) -> list[Point]:
    """Where boards lie on the map's lattice, side by side with their upper edges in line."""
    found: list[Point] = []
    edge = 0.0
    for board in boards:
        left, top, right, _ = board.grid.bounds
        if not found:
            found.append((0, 0))
            edge, first_top = right, top
            continue
        found.append((round(edge - left), round(first_top - top)))
        edge += right - left
    return found

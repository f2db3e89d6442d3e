"""The picture of what is seen from how many hexes."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF

from bob_editor.geometry.grid import EDGES, Grid
from bob_editor.model.board import Board
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.pictures import exposure
from bob_editor.rules.los.scene import Scene
from bob_editor.rulesets import ruleset


def test_numbers_in_half_hexes_are_not_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They stand beside the dot, that an edge runs through."""
    rules = ruleset("band-of-brothers-2.2")
    grid = Grid(3, (3, 4), shift="up", first_row=(1, 0), edges=tuple((edge, "half") for edge in EDGES))
    written: list[QPointF] = []
    monkeypatch.setattr(exposure, "write", lambda _painter, _text, at, *_: written.append(at))
    counts = [38] * len(grid.hexes)
    exposure.export_exposure(tmp_path / "a.png", Scene(Board(grid, rules.id), rules), counts, dpi=20)
    dots = [Proportions(grid.frame).dot(at) for at in grid.hexes]
    left, right = min(x for x, _ in dots), max(x for x, _ in dots)
    assert len(written) >= len(dots)
    assert all(left + 0.5 <= one.x() <= right - 0.5 for one in written)

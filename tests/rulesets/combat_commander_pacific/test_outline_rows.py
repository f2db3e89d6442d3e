"""Outlines that edits have left unused are let go of once they are the most; those in use stay what they are."""

import pytest

from bob_editor.rules.los.pieces import outline_tables
from bob_editor.rules.los.pieces.outline_tables import OutlineTable
from bob_editor.rulesets.combat_commander_pacific.sight.outlines import HIGHEST, edges_in
from tests.rulesets.combat_commander_pacific.boards import board_of, box, sight_on


def _edges(table: OutlineTable) -> list[list[list[int]]]:
    """The edges of each hex and level."""
    runs = zip(table.start.ravel().tolist(), table.count.ravel().tolist(), strict=True)
    return [table.edges[start : start + count].tolist() for start, count in runs]


def test_of_a_long_session_the_rows_in_use_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that is edited a hundred times is as one that was made of the last edit, and hardly longer."""
    monkeypatch.setattr(outline_tables, "FEW", 4)
    drawn = [
        sight_on(board_of(columns=4, rows=3, contours=[(2, box(0.6, 0.6, 1.5 + wide, 2.6))])).reading.contents
        for wide in (0, 1.1, 2.3)
    ]
    size = 1 + max(number for contents in drawn for number in contents)
    none, table = OutlineTable.empty(size, HIGHEST), OutlineTable.empty(size, HIGHEST)
    for turn in range(100):
        now = drawn[turn % 3]
        table = table.with_edges(range(size), edges_in(now, range(size)))
        fresh = none.with_edges(range(size), edges_in(now, range(size)))
        assert _edges(table) == _edges(fresh)
        assert (table.exact == fresh.exact).all()
    assert fresh.edges.size
    assert len(table.edges) <= 4 + 3 * table.count.sum()

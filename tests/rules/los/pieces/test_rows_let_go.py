"""Rows that edits have left unused are let go of once they are the most; those in use stay what they are."""

from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from bob_editor.rules.los.pieces import hull_tables, touch_tables
from bob_editor.rules.los.pieces.hull_tables import HullTable
from bob_editor.rules.los.pieces.hulls import WHOLE_HEX, Hull
from bob_editor.rules.los.pieces.obstacles import Rung
from bob_editor.rules.los.pieces.touch_tables import KeyedHull, TouchTable
from bob_editor.rules.los.pieces.touching import TouchHull

HALF: Hull = tuple((x // 2, y // 2, w) for x, y, w in WHOLE_HEX)

THIRD: Hull = tuple((x // 3, y // 3, w) for x, y, w in WHOLE_HEX[:4])


def _rows(table: HullTable | TouchTable) -> list[list[object]]:
    """What each hex has: of each of its rows the value beside it, the corners and the bands."""
    beside = table.height if isinstance(table, HullTable) else table.key * 1000 + table.value
    hulls, found = table.hulls, []
    bands = hulls.bands.reshape(len(hulls), -1)
    for start, count in zip(table.start, table.count, strict=True):
        at = range(start, start + count)
        spans = [slice(hulls.first[row], hulls.first[row] + hulls.count[row]) for row in at]
        corners = [np.stack([one[span] for one in (hulls.x, hulls.y, hulls.w)]).tolist() for span in spans]
        found.append([beside[at.start : at.stop].tolist(), corners, bands[at.start : at.stop].tolist()])
    return found


def test_of_a_long_session_the_rows_in_use_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that is edited a hundred times is as one that was made of the last edit, and hardly longer."""
    monkeypatch.setattr(hull_tables, "FEW", 4)
    monkeypatch.setattr(touch_tables, "FEW", 4)
    rungs: dict[int, Any] = {0: (_rung(3, WHOLE_HEX, HALF),), 2: (_rung(1, THIRD), _rung(0, HALF))}
    keyed = {0: [KeyedHull(3, TouchHull(WHOLE_HEX))], 2: [KeyedHull(1, TouchHull(THIRD), 7)] * 2}
    table, touched = HullTable.of(rungs, 4), TouchTable.of(keyed, 4)
    for turn in range(100):
        at = turn % 4
        rungs[at] = (_rung(turn, HALF, THIRD),) if turn % 3 else ()
        keyed[at] = [KeyedHull(turn, TouchHull(HALF), turn)] * (turn % 3)
        table, touched = table.with_rungs(rungs, [at]), touched.with_hulls(keyed, [at])
        assert _rows(table) == _rows(HullTable.of(rungs, 4))
        assert _rows(touched) == _rows(TouchTable.of(keyed, 4))
    assert len(table.height) <= 4 + 3 * table.count.sum() + 2
    assert len(touched.key) <= 4 + 3 * touched.count.sum() + 2


def _rung(height: float, *hulls: Hull) -> Rung:
    return cast("Rung", SimpleNamespace(height=height, hulls=hulls))

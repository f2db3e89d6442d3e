"""What a window wrote down is held against what a kill left of it."""

from pathlib import Path
from typing import Any

import pytest

from tests.kills.killing import compared
from tests.kills.typist import digest

OURS, THEIRS, LATER = b'{"title": "Ours"}', b'{"title": "Theirs"}', b'{"title": "Later"}'


@pytest.mark.parametrize(("edited", "faults"), [(4.8, 0), (2.0, 1)], ids=["just now", "long ago"])
def test_others_may_write_over_what_was_saved(tmp_path: Path, edited: float, faults: int) -> None:
    """What was edited within a second need not be kept yet, whatever others wrote in between."""
    path = tmp_path / "it.board.json"
    path.write_bytes(LATER)

    def row(time: float, step: str, file: bytes, work: str = "") -> dict[str, Any]:
        said = {"late": 0.0, "room": True, "path": str(path), "slot": "none"}
        return {**said, "time": time, "step": step, "file": digest(file), "work": work}

    rows: list[dict[str, Any]] = [
        row(0.0, "opened", OURS),
        row(1.0, "_outside", THEIRS),
        row(edited, "_edit", THEIRS, "edited"),
        row(4.9, "_outside", LATER, "edited"),
    ]
    assert len(compared(tmp_path, [*rows], 5.0).faults) == faults
    # Where nobody from outside wrote it, something else must have.
    rows[-1]["step"] = "_undo"
    assert len(compared(tmp_path, [*rows], 5.0).faults) == 1

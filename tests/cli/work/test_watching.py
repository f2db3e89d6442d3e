"""Doing something again whenever files change."""

from pathlib import Path

import pytest

from bob_editor.cli.work import watching
from bob_editor.errors import BadFile


def test_again_after_each_change_until_it_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """New files and altered ones count, a look that fails ends nothing, and the last one's exit code is the call's."""
    monkeypatch.setattr(watching, "PAUSE", 0.001)
    calls: list[int] = []

    def look() -> int:
        calls.append(len(calls))
        (tmp_path / "a.board.json").write_text("x" * len(calls), "utf-8")
        if len(calls) == 2:
            raise BadFile("It is being written.")
        if len(calls) == 4:
            raise KeyboardInterrupt
        return 1

    assert watching.watched([tmp_path], look) == 1
    assert calls == [0, 1, 2, 3]

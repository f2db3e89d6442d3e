"""Doing something again whenever files change."""

import json
from collections.abc import Callable
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


def test_what_documents_name_and_settings_above_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A suite's scenario and the boards of that; one that names itself ends."""
    (tmp_path / "a").mkdir()
    board, card, lines = (tmp_path / name for name in ("b.board.json", "a/c.scenario.json", "a/d.los.json"))
    board.write_text("{}", "utf-8")
    rows = {
        "map": {"boards": [{"board": "../b.board.json"}, {"board": "\0"}]},
        "format": "bob-editor/scenario",
    }
    card.write_text(json.dumps({**rows, "version": 1}), "utf-8")
    heading = {"format": "bob-editor/los-suite", "version": 1}
    lines.write_text(json.dumps({**heading, "board": "c.scenario.json"}), "utf-8")
    itself = tmp_path / "a" / "e.los.json"
    itself.write_text(json.dumps({**heading, "board": "e.los.json"}), "utf-8")
    for named in ([lines], [card, itself], [tmp_path / "a"]):
        found = {path.resolve() for path in watching.led_to(named) if "\0" not in str(path)}
        assert {board, tmp_path / "bob-editor.toml"} <= found

    monkeypatch.setattr(watching, "PAUSE", 0.001)
    calls: list[int] = []

    def look() -> int:
        calls.append(1)
        board.write_text("x" * len(calls), "utf-8")
        if len(calls) == 3:
            raise KeyboardInterrupt
        return 0

    besides: Callable[[], list[Path]] = lambda: list(watching.led_to([lines]))  # noqa: E731
    watching.watched([lines], look, besides)
    assert len(calls) == 3

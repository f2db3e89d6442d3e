"""Runs the command line in this process and reads what it wrote, and makes small boards for it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bob_editor.__main__ import main
from bob_editor.cli.output import QUIET
from bob_editor.records import Record


class Outcome(Record):
    """What a call came to."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Standard output, which must be JSON and nothing else."""
        return json.loads(self.out)


Call = Callable[..., Outcome]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    """A function that runs ``bob-editor`` with these words; a call that is quiet makes no later one so."""
    monkeypatch.setenv(QUIET, "")

    def run(*words: str | Path) -> Outcome:
        capsys.readouterr()
        code = main([str(word) for word in words])
        wrote = capsys.readouterr()
        return Outcome(code, wrote.out, wrote.err)

    return run


SMALL = {
    "format": "bob-editor/board",
    "version": 1,
    "id": "small",
    "title": "Small",
    "ruleset": "band-of-brothers-2.2",
    "grid": {"hexes": "flat-top", "columns": 9, "rows": 8, "shifted": "even", "shift": "down"},
    "base": {"terrain": "open_ground", "level": 0},
    "hexes": {"E4": {"terrain": ["woods"]}},
}


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    """A function that writes a small board under a name, with other fields if given; or any JSON instead."""

    def to(name: str, data: Any = None, **fields: Any) -> Path:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({**SMALL, **fields} if data is None else data), encoding="utf-8")
        return path

    return to


def suite(*checks: dict[str, Any], board: Any = None, **fields: Any) -> dict[str, Any]:
    """A suite on the small board, or on another."""
    inline = {key: value for key, value in SMALL.items() if key not in ("format", "version", "id", "title")}
    head = {"format": "bob-editor/los-suite", "version": 1}
    return {**head, "board": board or inline, **fields, "checks": list(checks)}

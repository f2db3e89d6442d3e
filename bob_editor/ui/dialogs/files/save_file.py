"""Asks where to save a board or a scenario."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from bob_editor.words import mark, tr

SUFFIX = ".board.json"
SCENARIO_SUFFIX = ".scenario.json"
SUFFIXES = {"board": SUFFIX, "scenario": SCENARIO_SUFFIX}

_WHAT = {
    SUFFIX: (mark("Save the board"), mark("Boards")),
    SCENARIO_SUFFIX: (mark("Save the scenario"), mark("Scenarios")),
}


def ask(parent: QWidget, proposed: str, suffix: str = SUFFIX) -> str | None:
    """The path to save a document at, or None; a name without a suffix gets ``suffix``."""
    title, kind = map(tr, _WHAT[suffix])
    path, _ = QFileDialog.getSaveFileName(
        parent, title, proposed, tr("{kind} (*{suffix});;All files (*)", kind=kind, suffix=suffix)
    )
    return with_suffix(path, suffix) if path else None


def with_suffix(path: str, suffix: str = SUFFIX) -> str:
    """The path with a suffix where it names no kind of file."""
    return path if Path(path).suffix else path + suffix

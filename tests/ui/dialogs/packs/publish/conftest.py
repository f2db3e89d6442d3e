"""What tests of this folder begin with."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bob_editor.ui.dialogs.packs.publish import Publish


@pytest.fixture
def project(tmp_path: Path, scenario_file: Path) -> Path:
    """A folder with a scenario, its two boards and a style."""
    folder = tmp_path / "project"
    style = folder / "styles" / "winter" / "style.json"
    style.parent.mkdir(parents=True)
    style.write_text('{"format": "bob-editor/style", "version": 1}')
    for path in (scenario_file, *tmp_path.glob("*.board.json")):
        path.rename(folder / path.name)
    return folder


@pytest.fixture
def dialog(qtbot: QtBot, project: Path) -> Publish:
    """The dialog, done looking through the folder."""
    shown = Publish(None, str(project))
    qtbot.addWidget(shown)
    shown.show()
    qtbot.waitUntil(lambda: shown.ready is not None)
    return shown

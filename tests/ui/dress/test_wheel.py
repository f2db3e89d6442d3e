"""What scrolls is scrolled by the wheel, whatever is under the pointer."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from bob_editor.rulesets import ruleset
from bob_editor.ui.dialogs.documents.choose_rulings import ChooseRulings
from bob_editor.ui.dialogs.packs.publish import Publish
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.sight.fields import FieldsPanel
from bob_editor.ui.panels.sight.los import LosPanel
from tests.ui.mouse import turned


def test_the_wheel_publishes_in_no_other_language(qtbot: QtBot, tmp_path: Path) -> None:
    """The column of what is made is taller than small screens."""
    dialog = Publish(None, str(tmp_path))
    qtbot.addWidget(dialog)
    assert not turned(dialog)


@pytest.mark.parametrize("game", ["band-of-brothers-2.2", "combat-commander-pacific", "last-hundred-yards"])
def test_the_wheel_answers_no_question_of_the_rules(qtbot: QtBot, game: str) -> None:
    """Rulings are a long list of choices."""
    dialog = ChooseRulings(None, ruleset(game), {})
    qtbot.addWidget(dialog)
    assert dialog.choices.boxes
    assert not turned(dialog)


def test_the_wheel_changes_no_line_of_sight(window: Window) -> None:
    """Neither who looks nor what holds."""
    for kind in (LosPanel, FieldsPanel):
        panel = window.docks.panel(kind)
        assert panel.findChildren(QComboBox)
        assert not turned(panel)

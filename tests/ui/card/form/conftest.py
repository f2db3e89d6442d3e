"""What tests of this folder begin with."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_scenario
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.session.session import Session
from tests.ui.card.form.at_hand import RULESET, SIDES, UNITS, change


@pytest.fixture
def form(scenario_file: Path, qtbot: QtBot) -> CardPanel:
    """The form alone, with a scenario of two sides and two units."""
    session = Session(RULESET)
    panel = CardPanel(session)
    session.setParent(panel)
    qtbot.addWidget(panel)
    session.open_scenario(read_scenario(scenario_file).value, str(scenario_file))
    panel.resize(520, 700)
    panel.show()
    change(panel, "sides", value=SIDES)
    change(panel, "units", value=UNITS)
    return panel


@pytest.fixture
def memoir(form: CardPanel) -> CardPanel:
    """The form with a card of Memoir '44."""
    game = ruleset("memoir-44")
    form.session.open_scenario(fresh_scenario(game, name="a", title="A", boards=(), folder=Path()), None)
    return form

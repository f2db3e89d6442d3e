"""A card's form alone, of any game, with what a test puts on the card."""

from functools import partial
from pathlib import Path
from typing import Any

from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.model.edit import Edit
from bob_editor.model.scenario_edits import put
from bob_editor.rulesets import ruleset
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.session.session import Session


def form_of_game(qtbot: QtBot, game: str, **fields: Any) -> CardPanel:
    """The form of a fresh card of a game, shown."""
    rules = ruleset(game)
    session = Session(rules.id)
    panel = CardPanel(session)
    session.setParent(panel)
    qtbot.addWidget(panel)
    session.open_scenario(fresh_scenario(rules, name="x", title="X", boards=(), folder=Path()), None)
    panel.resize(520, 700)
    panel.show()
    for name, value in fields.items():
        change(panel, name, value=value)
    return panel


def change(form: CardPanel, *path: str | int, value: Any) -> None:
    """Put a value on the card from elsewhere."""
    form.session.steps.on_card(Edit("Elsewhere", partial(put, path=path, value=value)))


def on_card(form: CardPanel, *path: str | int) -> Any:
    """A part of the open card."""
    return form.session.scenario_desk.open.get(*path)

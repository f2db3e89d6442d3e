"""What every tool is that edits the open scenario: a tool that knows its card."""

from __future__ import annotations

from bob_editor.editing.document import Document
from bob_editor.editing.live_los import LiveLos
from bob_editor.editing.open_scenario import OpenScenario
from bob_editor.editing.tools.tool import Tool
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import Scenario
from bob_editor.rules.card import Card


class ScenarioTool(Tool):
    """A tool for the map of a scenario; ``board`` is the joined map, which it doesn't edit."""

    edits = "scenario"

    def __init__(self, document: Document, los: LiveLos, scenario: OpenScenario) -> None:
        super().__init__(document, los)
        self.scenario = scenario
        scenario.changed.connect(self._card_changed)

    @property
    def card(self) -> Card | None:
        """The open scenario's card; None while a board is open."""
        return self.scenario.card

    def _perform(self, edit: Edit[Scenario]) -> None:
        """Do an edit of the card as one step of undo."""
        self.scenario.perform(edit)

    def _card_changed(self) -> None:
        self._shown = None

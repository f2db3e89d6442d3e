"""What every tool is that edits the open scenario: a tool that knows its card."""

from bob_editor.editing.document.document import Document
from bob_editor.editing.document.open_scenario import OpenScenario
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools.tool import Tool
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import Scenario
from bob_editor.rules.cards.card import Card, side_names_of
from bob_editor.rules.los.sides import side_name
from bob_editor.sheet.languages.in_window import label


class ScenarioTool(Tool):
    """A tool for the map of a scenario; ``board`` is the joined map, which it doesn't edit."""

    edits = "scenario"

    def __init__(self, document: Document, los: LiveLos, scenario: OpenScenario) -> None:
        super().__init__(document, los)
        self.scenario = scenario
        self._side = ""
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

    @property
    def side_titles(self) -> dict[str, str]:
        """The card's sides by id, as players call them."""
        return side_titles(self.card)

    @property
    def side(self) -> str:
        """Whose is what comes next: the side that was chosen, else the first."""
        sides = tuple(self.side_titles)
        return self._side if self._side in sides or not sides else sides[0]

    @side.setter
    def side(self, value: str) -> None:
        self._side = value


def side_titles(card: Card | None) -> dict[str, str]:
    """The sides of a card by id, by their names, else their ids as words; none where no card is open."""
    if card is None:
        return {}
    names = side_names_of(card.scenario)
    return {side: names.get(side) or label(side_name({}, side)) for side in card.side_rows}

"""The scenario that is open, if one is: one lasting thing for tools to hold while scenarios come and go."""

from typing import Any

from psygnal import Signal

from bob_editor.editing.document.hex_pick import HexPick
from bob_editor.editing.document.scenario_document import ScenarioDocument
from bob_editor.errors import BadCall
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.rules.cards.card import Card


class OpenScenario:
    """Holds the open scenario's document, and which part of its card is chosen.

    ``changed`` tells that the card is another: a new value, other boards, another scenario, or none. ``chosen`` is the
    path of the part that form, map and lists show as chosen, such as ``("units", 3)``; ``chosen_changed`` tells that it
    is another. ``wanted`` carries the path of a part whose fields are to be shown.
    """

    changed = Signal()
    chosen_changed = Signal()
    wanted = Signal(object)

    def __init__(self) -> None:
        self.document: ScenarioDocument | None = None
        self._chosen: FieldPath | None = None
        self.pick = HexPick()
        """What a form asks to have picked on the map."""

    @property
    def card(self) -> Card | None:
        """The open scenario's card as checks, forms and pictures read it."""
        return None if self.document is None else self.document.card

    @property
    def value(self) -> Scenario:
        """The open scenario; one without any field where none is open."""
        return Scenario() if self.document is None else self.document.value

    def get(self, *path: str | int) -> Any:
        """A part of the card, or None."""
        return self.value.get(*path)

    @property
    def chosen(self) -> FieldPath | None:
        """The path of the part of the card that is chosen; None for none, or where it is no more."""
        if self._chosen is not None and self.value.get(*self._chosen) is None:
            return None
        return self._chosen

    def choose(self, path: FieldPath | None) -> None:
        """Choose a part of the card."""
        if path != self._chosen:
            self._chosen = path
            self.chosen_changed.emit()

    def put(self, document: ScenarioDocument | None) -> None:
        """Have another scenario open, or none; whoever opens it tells of it by ``changed`` once all is there."""
        self.document = document
        self._chosen = None

    def perform(self, edit: Edit[Scenario]) -> None:
        """Do an edit of the card as one step of undo.

        :raises BadCall: where no scenario is open.
        """
        if self.document is None:
            raise BadCall("No scenario is open.", hint="Open one, or start one with File, New scenario.")
        self.document.perform(edit)

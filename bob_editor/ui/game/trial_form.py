"""A form that is tried: what is filled in is shown, and kept nowhere."""

from PySide6.QtCore import QObject, Signal

from bob_editor.editing.card.form import CardForm
from bob_editor.editing.card.form_field import CardField
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import Scenario
from bob_editor.ui.card.editor import Editor
from bob_editor.ui.card.form_state import FormState
from bob_editor.ui.session.session import Session
from bob_editor.words import tr


class TrialForm(FormState):
    """A ``FormState`` of a sheet of its own, with two sides; no step of undo comes of it. ``filled`` tells of each."""

    filled = Signal()

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(session, parent)
        self._filled = Scenario()
        self.form = CardForm(())
        self.editor: Editor | None = None

    @property
    def sheet(self) -> Scenario:
        """What was filled in."""
        return self._filled

    def fit(self) -> bool:
        """It is made for one form."""
        return False

    def do(self, edit: Edit[Scenario], merge: str = "") -> None:
        """Fill it in."""
        del merge
        self._filled = edit.apply(self._filled)
        if self.editor is not None:
            self.editor.refresh()
        self.filled.emit()

    def choose(self, path: object) -> None:
        """Nothing else shows it."""

    def show_below(self, path: object) -> None:
        """Likewise."""

    def sides(self) -> tuple[tuple[str, str], ...]:
        """Two of them."""
        return (("blue", tr("Blue")), ("red", tr("Red")))

    def choices_of(self, field: CardField) -> tuple[tuple[object, str], ...]:
        """What may be chosen; what stands on a card is nothing here."""
        return self.sides() if field.kind == "side" or field.of == ("sides",) else field.choices

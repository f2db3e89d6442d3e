"""The page of what stands on a board besides terrain: units, positions, markers, conditions."""

from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.game.fields.tables import CONDITIONS, ENDS, MARKERS, UNITS
from bob_editor.model.scenario import FieldPath
from bob_editor.ui.card.editor import Editor
from bob_editor.ui.card.form_state import FormState
from bob_editor.ui.card.groups import Maker
from bob_editor.ui.card.making import make_editor
from bob_editor.ui.card.tables import TableEditor
from bob_editor.ui.game.page import FormPage
from bob_editor.ui.game.things.counter_editor import CounterEditor
from bob_editor.words import mark


def units_editor(state: FormState, field: CardField, path: FieldPath) -> Editor:
    """The editor of a field of the page: a unit's counter is shown beside its fields."""
    if field.where == UNITS.where:
        return TableEditor(state, field, path, units_editor)
    if field.where == (*UNITS.where, "*", "counter"):
        return CounterEditor(state, field, path, make_editor)
    return make_editor(state, field, path)


class UnitsPage(FormPage):
    """Four tables, folded while they are empty."""

    title = mark("Units, markers")
    icon = "mdi6.account-group-outline"
    place = "own-game-counters"
    about = mark(
        "Only what your game has: each table may stay empty. What is here can be chosen for both ends of a line."
    )
    fields = (
        (("units",), UNITS),
        (("ends",), ENDS),
        (("markers",), MARKERS),
        (("conditions",), CONDITIONS),
    )
    fold = True

    @property
    def make(self) -> Maker:
        """Which editor a field gets."""
        return units_editor

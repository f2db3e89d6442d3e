"""The page of what stands on a board besides terrain: units, positions, markers, conditions."""

from __future__ import annotations

from bob_editor.editing.game.fields.tables import CONDITIONS, ENDS, MARKERS, UNITS
from bob_editor.ui.game.page import FormPage
from bob_editor.words import mark


class UnitsPage(FormPage):
    """Four tables, folded while they are empty."""

    title = mark("Units, markers")
    icon = "mdi6.account-group-outline"
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

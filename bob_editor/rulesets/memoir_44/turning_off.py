"""The quick fix that takes a rule card off the scenario."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bob_editor.model import scenario_edits
from bob_editor.model.edit import Edit

if TYPE_CHECKING:
    from bob_editor.model.scenario import Scenario


def without_card(key: str) -> Edit[Scenario]:
    """The edit that turns a rule off."""
    return Edit("Turn the rule off", partial(scenario_edits.remove, path=("cards", key)))

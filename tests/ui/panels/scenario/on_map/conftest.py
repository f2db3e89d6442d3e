"""What tests of this folder begin with."""

import pytest

from bob_editor.model.edit import Edit
from bob_editor.model.scenario_edits import put
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.scenario.catalogue import CataloguePanel


@pytest.fixture
def window(scenario_window: Window) -> Window:
    """Two boards, two sides and nothing else on the card."""
    session = scenario_window.session
    sides = [{"id": "us", "nationalities": ["american"]}, {"id": "ge", "nationalities": ["german"]}]

    def bare(scenario: object) -> object:
        for name in ("units", "markers", "setup_areas"):
            scenario = put(scenario, (name,), None)  # type: ignore[arg-type]
        return put(scenario, ("sides",), sides)  # type: ignore[arg-type]

    session.steps.on_card(Edit("Prepare", bare))  # type: ignore[arg-type]
    return scenario_window


@pytest.fixture
def catalogue(window: Window) -> CataloguePanel:
    """The catalogue's panel."""
    found = window.docks["catalogue"].widget()
    assert isinstance(found, CataloguePanel)
    return found

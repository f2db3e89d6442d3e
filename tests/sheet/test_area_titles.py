"""What areas are called: the card's own names stay, the rest is in the reader's language."""

import subprocess
import sys

import pytest

from bob_editor.model.scenario import Scenario
from bob_editor.opening.scenario_maps import card_of
from bob_editor.rules.cards.code import Area
from bob_editor.rulesets import ruleset
from bob_editor.sheet.area_titles import area_title
from bob_editor.sheet.languages import language_of


@pytest.mark.parametrize(
    ("title", "german"),
    [
        ("Mont Rouvre: 1 medal", "Mont Rouvre: 1 Medaille"),
        ("Lighthouse: 1 medal", "Lighthouse: 1 Medaille"),
        ("Set-up of the Allies", "Aufstellung: Alliierte"),
        ("Set-up of Japan", "Aufstellung: Japan"),
        ("Set-up of the Able Company", "Aufstellung: Able Company"),
        ("Set-up", "Aufstellung"),
    ],
)
def test_what_an_area_is_called(title: str, german: str) -> None:
    """A lighthouse that the designer named isn't the terrain; an area without a name is called by its side."""
    rules = ruleset("memoir-44")
    card = card_of(Scenario({"ruleset": rules.id, "objectives": [{"name": "Lighthouse"}]}), rules, ())
    area = Area(("objectives", 0), "objective", title, frozenset(), side="", cites="")
    assert area_title(area, language_of("de"), card) == german
    assert area_title(area, language_of("en"), card) == title


def test_the_map_calls_areas_by_their_titles_without_the_whole_card() -> None:
    """The canvas paints areas, and loads nothing for it that sets a card in print."""
    code = """
import sys
import bob_editor.render.overlays.card_areas
assert "bob_editor.sheet.area_titles" in sys.modules
assert "bob_editor.sheet.blocks" not in sys.modules
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr

"""What is dragged along on the map: a unit's own, and who is in a landing craft."""

from bob_editor.editing.card.placing import moved_together
from tests.rulesets.memoir_44.cards import card_on, code

BESIDE = {"unit": "infantry", "at": "F4", "side": "allies", "nation": "us"}


def after_move(fields, *path):
    """The card's fields when the counter at a path is dragged from D4 to E5."""
    card = card_on(fields)
    found = moved_together(card.scenario, path, code().companions(card, path), "D4", "E5")
    return {name: found.get(name) for name in fields}


def test_a_units_own_goes_along():
    """Camouflage, and its hex in the rule cards; what lies in the hex for others stays (A5, A16)."""
    fields = {
        "units": [BESIDE, {**BESIDE, "at": "D4"}],
        "markers": [{"marker": name, "at": "D4"} for name in ("wire", "camouflage")],
        "cards": {"boats": {"units": ["F4", "D4"]}},
    }
    assert after_move(fields, "units", 1) == {
        "units": [BESIDE, {**BESIDE, "at": "E5"}],
        "markers": [{"marker": "wire", "at": "D4"}, {"marker": "camouflage", "at": "E5"}],
        "cards": {"boats": {"units": ["F4", "E5"]}},
    }
    assert after_move(fields, "markers", 0)["units"] == fields["units"]


def test_a_landing_craft_takes_its_unit_along():
    """The craft is there for the unit inside; the unit moved by itself lands (TR15)."""
    craft = {"marker": "landing_craft", "at": "D4", "side": "allies"}
    fields = {"units": [BESIDE, {**BESIDE, "at": "D4"}], "markers": [craft]}
    moved = {"units": [BESIDE, {**BESIDE, "at": "E5"}], "markers": [{**craft, "at": "E5"}]}
    assert after_move(fields, "markers", 0) == moved
    assert after_move(fields, "units", 1) == {**moved, "markers": [craft]}

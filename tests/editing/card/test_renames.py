"""Ids of the card that are changed, and what refers to them."""

from bob_editor.editing.card.form import card_form
from bob_editor.editing.card.renames import followed, is_shared
from bob_editor.model.scenario import Scenario
from bob_editor.rulesets import ruleset


def test_nothing_follows_an_id_that_another_side_has_too() -> None:
    """Weapons are listed by side: of two of one id nobody could say which a unit has."""
    form, own = card_form(ruleset("combat-commander-pacific")), ("sides", 0, "weapons", 0, "id")
    sides = [
        {"id": "us", "weapons": [{"id": "mg"}]},
        {"id": "japan", "weapons": [{"id": "mg"}, {"id": "gun"}]},
    ]
    card = Scenario({"sides": sides, "units": [{"unit": "squad", "weapon": "mg"}]})
    assert is_shared(card, own, "mg")
    assert not is_shared(card, ("sides", 1, "weapons", 1, "id"), "gun")
    assert followed(card, form, own, old="mg", new="mmg") == card


def test_no_text_follows_where_a_weapon_and_a_unit_have_one_id() -> None:
    """Texts speak of both in one way; what names weapons alone follows all the same."""
    form, own = card_form(ruleset("combat-commander-pacific")), ("sides", 0, "weapons", 0, "id")
    for unit, new, text in (("mg", "mmg", "mg"), ("squad", "squad", "mg"), ("squad", "mmg", "mmg")):
        card = Scenario(
            {
                "sides": [{"id": "us", "weapons": [{"id": "mg"}]}],
                "units": [{"unit": unit, "weapon": "mg"}],
                "rules": [{"text": "{unit:mg} fires."}],
            }
        )
        after = followed(card, form, own, old="mg", new=new)
        assert after.get("rules", 0, "text") == f"{{unit:{text}}} fires."
        assert after.get("units", 0, "weapon") == new

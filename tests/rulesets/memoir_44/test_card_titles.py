"""What messages call the rule cards."""

from bob_editor.rulesets.memoir_44.cards.rule_cards import title_of_card
from bob_editor.storage.form.schemas import card_address, look_up


def test_messages_call_rule_cards_as_the_form_does():
    """A message names a rule card by the title that its field has, so that one finds it."""
    address = card_address("memoir-44").partition("#")[0]
    cards = look_up(f"{address}#/properties/cards/properties")
    assert {key: title_of_card(key) for key in cards} == {key: row["title"] for key, row in cards.items()}

"""The optional rules that an edition has (61.0; 2.1: 90.0)."""

from bob_editor.rules.cards.card import Card

_OPTIONAL = ("infantry_facing", "combat_events", "sustained_fire", "unconfirmed_kills", "critical_hits")


def optional_rules(card: Card) -> frozenset[str]:
    """The ids of the optional rules that the card's edition knows."""
    switches = card.ruleset.data.get("card_switches") or {}
    if switches.get("reverse_movement_and_flanks"):
        return frozenset({*_OPTIONAL, "reverse_movement", "flanks"} - {"infantry_facing"})
    return frozenset(_OPTIONAL)

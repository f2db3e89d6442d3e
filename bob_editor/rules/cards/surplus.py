"""A card without what shouldn't be there, such as rows that say again what others say: one check tells of that."""

from collections.abc import Collection

from attrs import evolve

from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.rules.cards.arrivals import groups_naming
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.fixes import drop_all
from bob_editor.rules.land.seams import joined


def says_again(scenario: Scenario, first: FieldPath, second: FieldPath) -> bool:
    """Whether a row says in full what another of its list says.

    Where two groups bring one each, two units are meant.
    """
    named = scenario.text(*second, "id") or scenario.text(*second, "unit") if second[0] == "units" else ""
    if first == second or first[:-1] != second[:-1] or (named and len(groups_naming(scenario, named)) > 1):
        return False
    return bool(scenario.get(*first) == scenario.get(*second))


def without_surplus(card: Card, surplus: Collection[FieldPath]) -> Card:
    """The card without these rows and fields, and its map without the boards that they lay."""
    scenario = drop_all("", surplus).apply(card.scenario)
    kept = [one for part, one in enumerate(card.map.laid) if card.board_field(part) not in surplus]
    if len(kept) == len(card.map.laid):
        return evolve(card, scenario=scenario)
    map_ = joined(kept, card.ruleset, scenario.rulings, named=len(kept) > 1)
    return evolve(card, scenario=scenario, map=map_, at_hand=None)

"""A card without the rows that say again what others say: of what is wrong with these one check tells."""

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
    if first[:-1] != second[:-1] or (named and len(groups_naming(scenario, named)) > 1):
        return False
    return bool(scenario.get(*first) == scenario.get(*second))


def said_once(card: Card, repeated: Collection[FieldPath]) -> Card:
    """The card without these rows, and its map without the boards that they lay again."""
    scenario = drop_all("", repeated).apply(card.scenario)
    kept = [one for part, one in enumerate(card.map.laid) if card.board_field(part) not in repeated]
    if len(kept) == len(card.map.laid):
        return evolve(card, scenario=scenario)
    map_ = joined(kept, card.ruleset, scenario.rulings, named=len(kept) > 1)
    return evolve(card, scenario=scenario, map=map_, at_hand=None)

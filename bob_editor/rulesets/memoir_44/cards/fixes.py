"""Quick fixes of the card's rows: leaving out what a rule card or a change names, and turning a rule card off."""

from bob_editor.model import scenario_edits
from bob_editor.model.edit import mend
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.fixes import Fix, all_of, drop, drop_all
from bob_editor.rulesets.memoir_44.cards.reading import Posted, listed_by
from bob_editor.rulesets.memoir_44.cards.rule_cards import has_what_it_needs


def without_card(key: str) -> Fix:
    """The edit that turns a rule off."""
    return drop("Turn the rule off", ("cards", key))


def without_objective(card: Card, index: int, *more: FieldPath) -> Fix:
    """The edit that takes an objective out, its name from the markers that mean it, and what more it was for."""
    own = card.scenario.get("objectives", index, "id")
    meant = [
        ("markers", at, "objective")
        for at, row in card.scenario.markers
        if own and row.get("objective") == own
    ]
    return drop_all("Remove the objective", (("objectives", index), *meant, *more))


def leave_out(label: str, path: FieldPath) -> Fix:
    """The edit that leaves out what stands at a path of a rule card."""
    return mend(label, left_out, path=path)


def last_out(label: str, card: Card, path: FieldPath) -> Fix:
    """The same, or the rule's end where that is the last of its list and the map has nothing else for it."""
    key = str(path[1])
    ends = len(card.scenario.get(*path[:-1])) == 1 and not has_what_it_needs(card, key)
    return without_card(key) if ends else leave_out(label, path)


def left_out(scenario: Scenario, path: FieldPath) -> Scenario:
    """The scenario without what stands at a path of a rule card; the card stays, since a rule that is listed is on."""
    left = scenario_edits.remove(scenario, path)
    cards = {key: left.get("cards", key) or {} for key in scenario.table("cards")}
    return scenario_edits.put(left, ("cards",), cards)


def taken_from(label: str, card: Card, unit: Posted, field: str, key: str) -> Fix:
    """Take away what a field of a unit's row, or a rule card's list of units, gives it."""
    place = listed_by(card, key, unit)
    listed = [] if place is None else [leave_out("", ("cards", key, "units", place))]
    return all_of(label, [*listed, drop("", (*unit.path, field))])

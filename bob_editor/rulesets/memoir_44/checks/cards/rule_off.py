from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.objectives import BY_CARD, objectives
from bob_editor.rulesets.memoir_44.cards.reading import has_card, mustered
from bob_editor.rulesets.memoir_44.cards.words import NUMBERS, title_of_card

OF_UNITS = {"heroic_leader": ("heroic_leader", "a heroic leader"), "boat": ("boats", "a boat")}
"""Fields of a unit: the rule card that each needs, and what the unit has."""

OF_OBJECTIVES = {**BY_CARD, "beach_section": "beach_control"}
"""Kinds of objectives that are won by a rule card, and that card."""


@scenario_check(Severity.WARNING, cites="A5, A8, A29, A30, A32")
def rule_off(card: Card) -> Iterator[Finding]:
    """What a rule card brings into play means nothing while the card isn't in force."""
    for unit in mustered(card):
        for field, (key, what) in OF_UNITS.items():
            if unit.row.get(field) is True and not has_card(card, key):
                yield Finding(
                    f"The {unit.name}{unit.where(card)} has {what}, and the rule “{title_of_card(key)}” is off.",
                    at=(unit.place(card),),
                    fixes=(
                        put(f"Play with {title_of_card(key).lower()}", ("cards", key), {}),
                        drop("Take it away", (*unit.path, field)),
                    ),
                    cites=NUMBERS[key],
                )
    for one in objectives(card):
        key = OF_OBJECTIVES.get(one.kind, "")
        if key and not has_card(card, key):
            title = title_of_card(key)
            yield Finding(
                f"An objective is won by {title.lower()}, and the rule “{title}” is off.",
                at=(one.place(card),),
                fixes=(put(f"Play with {title.lower()}", ("cards", key), {}),),
                cites=NUMBERS[key],
            )

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop
from bob_editor.rules.pieces import harmless
from bob_editor.rulesets.last_hundred_yards.cards.entering import groups
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.land.tables import kind_of


@card_check(Severity.ERROR, cites="2.2.4")
def fortified_position_enters(card: Card, mission: Mission) -> Iterator[Finding]:
    """Fortified positions never move, so they are set up on the map and come in with no group."""
    for path, row in groups(card.scenario):
        names = row.get("units")
        for index, name in enumerate(names if isinstance(names, list) else ()):
            unit = mission.by_id.get(str(name))
            kind = unit.kind if unit is not None else kind_of(name)
            if kind is not None and kind.los == "fp":
                own = (*path, "units", index)
                yield Finding(
                    f"{unit.name if unit is not None else kind.title} can't move, and so can't come in.",
                    at=card.at_field(*own),
                    fixes=harmless(card, [drop("Take it out of the group", own)], "unit-enters-nowhere"),
                )

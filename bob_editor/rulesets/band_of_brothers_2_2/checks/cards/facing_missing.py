from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import ON_WHEELS
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check
from bob_editor.rulesets.band_of_brothers_2_2.land.optional_rules import optional_rules


@card_check(Severity.ERROR, cites="20.4, 2.2")
def facing_missing(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Guns and vehicles face along a hexspine, and their front is the two hexes beside it.

    Where infantry facing is played, infantry does, too.
    """
    spines = card.grid.frame.corner_names
    # Edition 2.1 calls the optional rule flanks (93.0).
    known = {"infantry_facing", "flanks"} & optional_rules(card)
    always = reading.theatre == "pacific" and "infantry_facing" in known
    with_facing = always or not known.isdisjoint(card.scenario.texts("optional_rules"))
    for unit in reading.placed:
        if unit.at is None or unit.row.get("facing") in tuple(spines):
            continue
        needs = unit.kind in (*ON_WHEELS, "gun")
        if not needs and not (with_facing and unit.kind in ("squad", "wt")):
            continue
        toward = {"top": "se", "bottom": "ne", "left": "e", "right": "w"}[reading.own_edge(unit.side)]
        yield Finding(
            f"The {unit.name} in {card.grid.label(unit.at)} faces no hexspine.",
            at=card.at_hex(unit.at),
            fixes=put("Face the enemy's edge", (*unit.path, "facing"), toward),
            severity=None if needs else Severity.WARNING,
            cites="20.4" if needs else "2.2",
        )

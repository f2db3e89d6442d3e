from bob_editor.rules.checking import Card, Finding, Iterator, Severity, add, rule_of, set_fields
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import remade
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import BETTER, CardReading, card_check

_SMALL_CAVES = {
    "id": "small_caves", "title": "Small caves", "text": "The small caves on the map are in play.",
}  # fmt: skip


@card_check(Severity.WARNING, cites="43.3, 43.4, 54.6")
def fortification_of_other_theatre(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Pillboxes stand in Europe, bunkers in the Pacific and sangars in the desert.

    Small caves are there by special rule.
    """
    theatre = reading.theatre
    for fort in reading.fortifications:
        better = BETTER.get((theatre, fort.marker), "")
        label, name = card.grid.label(fort.at), reading.title(fort.marker)
        if fort.marker == "small_cave" and not _has_rule(card):
            said = f"There are small caves by special rule only, and {label} has one."
            fixes = [add("Add the special rule", ("rules",), _SMALL_CAVES), remade(reading, fort, "cave")]
        elif better:
            said = f"The {name} in {label} is not of this theatre: a {reading.title(better)} would be."
            fixes = [remade(reading, fort, better)]
        else:
            continue
        cites = rule_of(card.ruleset, fort.marker)
        yield Finding(said, at=card.at_hex(fort.at), fixes=fixes, cites=cites)
    placed = {fort.marker for fort in reading.fortifications}
    for path, counts in reading.allotments():
        for kind, count in counts.items():
            better = BETTER.get((theatre, kind), "")
            if better and kind not in placed and isinstance(count, int) and count > 0:
                own = counts.get(better, 0)
                more = count + (own if isinstance(own, int) else 0)
                yield Finding(
                    f"The card allots a {reading.title(kind)}, which is not of this theatre: "
                    f"a {reading.title(better)} would be.",
                    at=card.at_field(*path, kind),
                    fixes=set_fields(f"Make it a {reading.title(better)}", path, {kind: None, better: more}),
                    cites=rule_of(card.ruleset, kind),
                )


def _has_rule(card: Card) -> bool:
    rows = (row for _, row in card.scenario.rows("rules"))
    texts = (f"{row.get('id')} {row.get('title')} {row.get('text')}" for row in rows)
    return any("small cave" in text.lower().replace("_", " ") for text in texts)

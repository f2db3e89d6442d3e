from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, add
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.words import TABLES

_RULES = {row["id"]: row for row in TABLES["special_rules"]}
"""For each field the rule that it wants: its number, name and short text, and words that tell of it."""

_SPACED = str.maketrans("_-", "  ")


@card_check(Severity.WARNING, cites="20.12, 20.13, 57.5, 21.3, 51.0, 53.0")
def special_rule_missing(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Tank shock, crushing, Faustniki, mounting and vehicles in jungle are played by special rule.

    So the card should say so.
    A rule of that id, or one whose text speaks of it, is enough.
    """
    # What the edition has no rule for is told of as such.
    unknown = {old for old, new in (card.ruleset.data.get("renumber") or {}).items() if not new}
    left_out = (card.ruleset.data.get("leave_out") or {}).get("changes", ())
    texts = [
        f"{row.get('id')} {row.get('title')} {row.get('text')} {row.get('change')}".lower().translate(_SPACED)
        for _, row in card.scenario.rows("rules")
    ]
    used: list[tuple[FieldPath, str]] = []
    for index, _, row in reading.side_fields():
        used += [(("sides", index, field), field) for field in _RULES if row.get(field)]
    used += [
        (("changes", index), "vehicle_access")
        for index, row in card.scenario.changes
        if row.get("change") == "vehicle_access" and "vehicle_access" not in left_out
    ]
    for path, name in used:
        wanted = _RULES[name]
        if wanted["cites"] in unknown or any(word in told for told in texts for word in wanted["told_by"]):
            continue
        rule = {"id": name.replace("_", "-"), "title": wanted["name"], "text": wanted["text"]}
        yield Finding(
            f"The card uses {wanted['name'].lower()} and has no special rule for it.",
            at=card.at_field(*path),
            fixes=add("Add the special rule", ("rules",), rule),
            cites=wanted["cites"],
        )

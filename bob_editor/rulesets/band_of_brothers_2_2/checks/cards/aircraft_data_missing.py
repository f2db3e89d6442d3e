from bob_editor.rules.checking import Card, Finding, Iterator, Severity, listed, set_fields
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.words import VALUES, word

_USUAL = {"type": "other", "fp_vs_vehicle": 8, "fp_vs_inf": 8, "prof": 6, "second_side_fp": 6}
"""Middling values, for a card that is being written."""


@card_check(Severity.ERROR, cites="35.0, 35.1")
def aircraft_data_missing(card: Card, reading: CardReading) -> Iterator[Finding]:
    """An aircraft has a type, an FP against vehicles and one against infantry, and a Proficiency.

    A Sturmovik or Jabo has the guns of its second side, too, for when its bombs are gone.
    """
    for index, side, _ in reading.side_fields():
        for number, plane in card.scenario.rows("sides", index, "aircraft"):
            path, kind = ("sides", index, "aircraft", number), plane.get("type")
            needed = ["type", "fp_vs_vehicle", "fp_vs_inf", "prof"]
            needed += ["second_side_fp"] if kind in ("sturmovik", "jabo") else []
            missing = [
                field for field in needed if not isinstance(plane.get(field), str if field == "type" else int)
            ]
            if missing:
                yield Finding(
                    f"{reading.side_title(side)}: the aircraft lacks {listed(word(VALUES, one) for one in missing)}.",
                    at=card.at_field(*path),
                    fixes=set_fields(
                        "Fill in middling values", path, {field: _USUAL[field] for field in missing}
                    ),
                )

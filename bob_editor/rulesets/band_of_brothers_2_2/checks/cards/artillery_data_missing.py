from bob_editor.rules.checking import Card, Finding, Iterator, Severity, listed, put, set_fields
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import nations_of
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.words import VALUES, word

_NEEDED = ("fp_vs_vehicle", "fp_vs_infantry", "accuracy", "prof", "nationality")

_USUAL = {"fp_vs_vehicle": 4, "fp_vs_infantry": 8, "accuracy": 7, "prof": 7}
"""Middling values, for a card that is being written."""

_OF_TEN = ("accuracy", "prof")


@card_check(Severity.ERROR, cites="32.0, 32.1, 32.2")
def artillery_data_missing(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Artillery has an FP against vehicles and one against infantry, Accuracy, Proficiency and a nation.

    On hills its calibre decides what reverse slopes shelter, and a T44 fires once.
    """
    # Reverse slopes and rockets are of edition 2.2 (32.1, 32.2).
    known = "reverse_slope_reach" in card.ruleset.rulings
    hills = known and reading.has_hills
    for index, side, _ in reading.side_fields():
        for number, gun in card.scenario.rows("sides", index, "artillery"):
            path, name = ("sides", index, "artillery", number), str(gun.get("type") or "artillery")
            missing = [field for field in _NEEDED if not _is_given(field, gun.get(field))]
            if missing:
                nation = min(nations_of(card.side_rows.get(side, {})), default="other")
                fill = {field: nation if field == "nationality" else _USUAL[field] for field in missing}
                yield Finding(
                    f"{reading.side_title(side)}: the {name} lacks {listed(word(VALUES, one) for one in missing)}.",
                    at=card.at_field(*path),
                    fixes=set_fields("Fill in middling values", path, fill),
                    cites="32.0",
                )
            if hills and not isinstance(gun.get("calibre_mm"), int):
                yield Finding(
                    f"{reading.side_title(side)}: the {name} has no calibre, and hills have reverse slopes.",
                    at=card.at_field(*path, "calibre_mm"),
                    fixes=(
                        put("Make it 105 mm", (*path, "calibre_mm"), 105),
                        put("Make it 81 mm", (*path, "calibre_mm"), 81),
                    ),
                    severity=Severity.WARNING,
                    cites="32.1",
                )
            missions = gun.get("missions")
            if known and gun.get("one_shot") is True and isinstance(missions, int) and missions > 1:
                yield Finding(
                    f"{reading.side_title(side)}: the {name} fires only once and has {missions} missions.",
                    at=card.at_field(*path, "missions"),
                    fixes=put("Give it one mission", (*path, "missions"), 1),
                    cites="32.2",
                )
            if known and "t44" in name.lower() and gun.get("one_shot") is not True:
                yield Finding(
                    f"{reading.side_title(side)}: the {name} fires only once.",
                    at=card.at_field(*path, "one_shot"),
                    fixes=set_fields(
                        "Let it fire once", path, {"one_shot": True, "missions": missions and 1}
                    ),
                    cites="32.2",
                )


def _is_given(field: str, value: object) -> bool:
    if field == "nationality":
        return isinstance(value, str)
    return isinstance(value, int) and (field not in _OF_TEN or 1 <= value <= 10)

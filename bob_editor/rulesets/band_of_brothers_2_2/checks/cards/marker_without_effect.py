from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, drop, put, rule_of
from bob_editor.rulesets.band_of_brothers_2_2.cards.ground import minefields
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.WARNING, cites="43.0, 43.6, 49.0, 54.4")
def marker_without_effect(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Wire, mines and trails bar or open the way on the ground.

    So they do nothing in the ocean, in a building or at a roadblock.
    """
    for marker in reading.markers:
        if marker.marker not in ("wire", "trail"):
            continue
        end = card.hex(marker.row.get("to")) if marker.marker == "trail" else None
        for place in dict.fromkeys((marker.at, marker.at if end is None else end)):
            where = _without_effect(reading, place)
            # In a building or the ocean wire can't even stand.
            if not where or (marker.marker == "wire" and reading.forbids_fortifications(place)):
                continue
            name = reading.title(marker.marker)
            yield Finding(
                f"The {name} in {card.grid.label(place)} does nothing {where}.",
                at=card.at_hex(place),
                fixes=drop(f"Remove the {name}", marker.path),
                cites=rule_of(card.ruleset, marker.marker),
            )
    for path, row, labels in minefields(card):
        for label in labels:
            at = card.hex(label)
            where = "" if at is None else _without_effect(reading, at)
            if at is None or not where:
                continue
            left = [one for one in labels if card.hex(one) != at]
            gone = put("Drop the hex", (*path, "at"), left) if left else drop("Remove the minefield", path)
            yield Finding(
                f"The mines in {card.grid.label(at)} do nothing {where}.",
                at=card.at_hex(at),
                fixes=gone,
                cites=rule_of(card.ruleset, str(row["change"])),
            )


def _without_effect(reading: CardReading, at: Hex) -> str:
    if reading.named_in(at, "ocean"):
        return "in the ocean"
    if reading.named_in(at, "house", "railway_vehicle"):
        return "in a building"
    return "at a roadblock" if reading.markers_in(at, "roadblock") else ""

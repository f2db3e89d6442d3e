from itertools import islice

from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, text_in, whole
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.rows import JAPAN
from bob_editor.rulesets.combat_commander_pacific.land.placement import CAVE, refusal


@card_check(Severity.WARNING, cites="F100.3, F102")
def fortifications_without_room(card: Card, reading: CardReading) -> Iterator[Finding]:
    """What a side may dig in set-up needs hexes of its area: one each, not in water, and crest hexes for caves."""
    for name, path, _ in reading.sides():
        listed = [
            (text_in(row, "marker"), text_in(row, "id"), whole(row.get("count")) or 0)
            for _, row in card.scenario.rows(*path, "fortifications")
        ]
        # Of the Allies' caves another check tells.
        caves = [row for row in listed if row[0] == CAVE and name == JAPAN]
        for rule, kind, rows in (("F102", CAVE, caves), ("F100.3", "foxholes", listed)):
            area = frozenset[Hex]().union(*(reading.area_of(name, id_) for _, id_, _ in rows))
            count = sum(number for _, _, number in rows)
            fit = (at for at in area if refusal(reading.types, card.scene.markers, kind, at) is None)
            room = sum(1 for _ in islice(fit, count))
            # Of an area without a hex another check tells.
            if not area or room == count:
                continue
            whose = SIDE_NAMES[name]
            yield Finding(
                f"The set-up area of {whose} has room for {room} of {count} caves."
                if kind == CAVE
                else f"The set-up area of {whose} has room for {room} of {count} fortifications.",
                card.at_field(*path, "fortifications"),
                cites=rule,
            )
            break

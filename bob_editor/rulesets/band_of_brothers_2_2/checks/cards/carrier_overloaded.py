from bob_editor.rules.checking import Card, Finding, Iterator, Severity, harmless, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.boarding import holds, loads
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import ON_WHEELS
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import keep_only, take_off
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check

CROWDED = ("too-many-squads", "two-guns-in-hex", "vehicle-stacking")
"""Checks that tell where more walk than have room beside the carrier."""


@card_check(Severity.ERROR, cites="21.0")
def carrier_overloaded(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A carrier holds as many units as its capacity says, one where it says nothing.

    A tank transporter holds one vehicle and nothing else; a landing craft takes several units, as many as it says.
    """
    for carrier, riders in loads(reading):
        if not riders or (carrier.kind == "lc" and "capacity" not in carrier.type):
            continue
        capacity, count = holds(carrier), sum(rider.count for rider in riders)
        carries = carrier.type.get("carries", "infantry")
        # A landing craft that doesn't say takes both (21.1).
        picky = carrier.kind == "carrier" or "carries" in carrier.type
        wrong = [rider for rider in riders if picky and (rider.kind in ON_WHEELS) != (carries == "vehicle")]
        place = card.where(carrier.at, *carrier.path)
        if wrong:
            yield Finding(
                f"The {carrier.name} can't carry a {wrong[0].name}.",
                at=place,
                fixes=take_off(reading, wrong[0])
                if wrong[0].kind in ON_WHEELS
                else put(f"Unload the {wrong[0].name}", (*wrong[0].path, "mounted_on"), None),
            )
        elif count > capacity > 0:
            walk = keep_only(reading, f"Leave {capacity} aboard", riders, capacity, "mounted_on")
            yield Finding(
                f"The {carrier.name} carries {count} and holds {capacity}.",
                at=place,
                fixes=harmless(card, [walk], *CROWDED)
                or keep_only(reading, "Remove those too many", riders, capacity),
            )

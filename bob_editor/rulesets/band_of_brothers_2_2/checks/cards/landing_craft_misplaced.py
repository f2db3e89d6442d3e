from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import move_away
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import read


@scenario_check(Severity.ERROR, cites="21.1, 45.5")
def landing_craft_misplaced(card: Card) -> Iterator[Finding]:
    """A landing craft with blue movement points keeps to the water, and in the ocean nothing else stays."""
    reading = read(card)
    for at, units in reading.by_hex.items():
        there = reading.terrain(at)
        craft = {unit.side for unit in units if unit.kind == "lc"}
        for unit in units:
            blue = unit.kind == "lc" and unit.type.get("mp_color", "blue") == "blue"
            ashore = blue and not reading.named_in(at, "sea", "deep")
            adrift = unit.kind != "lc" and "ocean" in there and unit.side not in craft
            if not ashore and not adrift:
                continue
            where = "on land" if ashore else "alone in the ocean"
            yield Finding(
                f"The {unit.name} can't be {where} in {card.grid.label(at)}.",
                at=(card.at_hex(at),),
                fixes=(*move_away(reading, unit), drop(f"Take the {unit.name} off the map", unit.path)),
                cites="21.1" if ashore else "45.5",
            )

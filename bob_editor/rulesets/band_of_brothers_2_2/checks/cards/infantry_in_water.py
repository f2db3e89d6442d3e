"""Infantry in deep water."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, add, drop, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import INFANTRY
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import move_away
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import read


@scenario_check(Severity.ERROR, cites="45.1, 45.5")
def infantry_in_water(card: Card) -> Iterator[Finding]:
    """A river or canal is crossed on bridges, unless it is shallow by special rule; the ocean takes landing craft."""
    reading = read(card)
    for unit in reading.placed:
        if unit.at is None or unit.kind not in INFANTRY:
            continue
        there = reading.terrain(unit.at)
        craft = any(other.kind == "lc" and other.side == unit.side for other in reading.by_hex[unit.at])
        label = card.grid.label(unit.at)
        if reading.is_deep_water(unit.at):
            water = "deep water"
        elif "ocean" in there and not craft:
            water = "the ocean"
        else:
            continue
        wade = (
            (add("Make the river shallow there", ("changes",), {"change": "shallow_river", "at": [label]}),)
            if "river" in there and "shallow_river" in card.ruleset.rows("changes")
            else ()
        )
        yield Finding(
            f"The {unit.name} stands in {water} in {label}.",
            at=(card.at_hex(unit.at),),
            fixes=(*move_away(reading, unit), *wade, drop(f"Take the {unit.name} off the map", unit.path)),
        )

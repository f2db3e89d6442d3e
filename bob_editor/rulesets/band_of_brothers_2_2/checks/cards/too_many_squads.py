"""More squads, weapon teams and guns in a location than may stand there."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import SQUADS, Unit
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import keep_only, move_away
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import read

_LIMIT = 2
"""Squads, teams and guns of a side in a location."""


@scenario_check(Severity.ERROR, cites="2.0, 20.10")
def too_many_squads(card: Card) -> Iterator[Finding]:
    """At most two squads, weapon teams or unmounted guns of a side stand in a location; decoys count, as units do.

    Passengers, riders, vehicles and company hubs don't.
    """
    reading = read(card)
    for at, units in reading.by_hex.items():
        locations: dict[tuple[str, str], list[Unit]] = {}
        for unit in units:
            if unit.kind in (*SQUADS, "gun"):
                locations.setdefault((unit.side, unit.location), []).append(unit)
        for (side, position), here in locations.items():
            count = sum(unit.count for unit in here)
            if count <= _LIMIT:
                continue
            where = f" ({position.replace('_', ' ')})" if position else ""
            last = here[-1]
            away = move_away(reading, last) if count - last.count <= _LIMIT and last.count <= _LIMIT else ()
            yield Finding(
                f"{reading.side_title(side)}: {count} squads, teams and guns stand in {card.grid.label(at)}{where}, "
                f"where {_LIMIT} may.",
                at=(card.at_hex(at),),
                fixes=(*away, keep_only(f"Leave {_LIMIT} of them", here, _LIMIT)),
            )

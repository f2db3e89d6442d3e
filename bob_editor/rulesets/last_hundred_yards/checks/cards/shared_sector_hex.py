from bob_editor.rules.checking import Card, Finding, Iterator, Severity, found
from bob_editor.rulesets.last_hundred_yards.cards.fixes import move
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import shared_hex_breaches


@card_check(Severity.ERROR, cites="20.7a")
def shared_sector_hex(_card: Card, mission: Mission) -> Iterator[Finding]:
    """A hex that two sectors share is in a set-up area of whole sectors only if both are."""
    for side in mission.sides:
        rows = mission.setup_rows(side)
        sectors = [name for _, row in rows for name in mission.areas.sectors_named(row.get("area"))]
        for unit in mission.on_map if sectors else ():
            if unit.side != side or unit.at is None:
                continue
            there = mission.areas.sectors_of(unit.at)
            yield from found(
                # A hex of none of its sectors is outside its area, of which another check tells.
                shared_hex_breaches(there, sectors) if not set(there).isdisjoint(sectors) else (),
                f"{unit.name} in {mission.label(unit.at)}",
                mission.places(unit),
                move(mission, unit),
            )

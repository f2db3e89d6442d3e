from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.breach import found
from bob_editor.rulesets.last_hundred_yards.cards.fixes import move
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import shared_hex_breaches


@scenario_check(Severity.ERROR, cites="20.7a")
def shared_sector_hex(card: Card) -> Iterator[Finding]:
    """A hex that two sectors share is in a set-up area of whole sectors only if both are."""
    mission = mission_of(card)
    for side in mission.sides:
        sectors = [
            name
            for _, row in mission.setup_rows(side)
            for name in mission.areas.sectors_named(row.get("area"))
        ]
        for unit in mission.on_map if sectors else ():
            if unit.side != side or unit.at is None:
                continue
            yield from found(
                shared_hex_breaches(mission.areas.sectors_of(unit.at), sectors),
                "shared-sector-hex",
                f"{unit.name} in {mission.label(unit.at)}",
                mission.places(unit),
                move(
                    mission,
                    unit,
                    lambda at, sectors=sectors: (
                        not shared_hex_breaches(  # type: ignore[misc]
                            mission.areas.sectors_of(at), sectors
                        )
                    ),
                ),
            )

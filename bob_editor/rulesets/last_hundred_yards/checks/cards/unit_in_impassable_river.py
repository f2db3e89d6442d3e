from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.fixes import move_unit
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of


@scenario_check(Severity.ERROR, cites="4.1.10")
def unit_in_impassable_river(card: Card) -> Iterator[Finding]:
    """Where the mission makes a river impassable, only a bridge or a ford has room for units."""
    mission = mission_of(card)
    shut = [change.at for change in card.scene.changes if change.change == "river_impassable"]
    if not shut:
        return

    def is_shut(at: object) -> bool:
        spot = mission.spot(at)  # type: ignore[arg-type]
        named = any(not hexes or at in hexes for hexes in shut)
        return named and spot.has("river") and not spot.has("bridge", "ford")

    for unit in mission.units:
        if unit.at is None or unit.kind is None or unit.kind.vehicular or not is_shut(unit.at):
            continue
        yield Finding(
            f"{unit.name} stands in the impassable river of {mission.label(unit.at)}.",
            at=mission.places(unit),
            fixes=move_unit(mission, unit, lambda at: not is_shut(at)),
        )

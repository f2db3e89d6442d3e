from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.set_up_hex import FORTIFICATIONS, OBSTACLES


@scenario_check(Severity.ERROR, cites="19.0, 20.7c")
def marker_without_side(card: Card) -> Iterator[Finding]:
    """Positions, mines and wire belong to the side that sets them up."""
    mission = mission_of(card)
    titles = card.ruleset.rows("markers")
    for marker in mission.markers:
        if (
            marker.section != "markers"
            or marker.marker not in (*FORTIFICATIONS, *OBSTACLES)
            or marker.row.get("side")
        ):
            continue
        owners = [side for side in mission.sides if marker.at in mission.setup_hexes(side)] or mission.sides
        yield Finding(
            f"{titles[marker.marker]['title']} in {mission.label(marker.at)} belongs to no side.",
            at=mission.places(marker),
            fixes=tuple(
                put(f"Give it to the {side.title.lower()}", (*marker.path, "side"), side.names[0])
                for side in owners
                if side.names
            ),
            cites="19.0" if marker.marker in OBSTACLES else "20.7c",
        )

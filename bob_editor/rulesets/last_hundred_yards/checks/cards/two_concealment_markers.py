from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, scenario_check
from bob_editor.rules.mending import drop_all
from bob_editor.rulesets.last_hundred_yards.cards.breach import found
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionMarker
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import concealment_breaches


@scenario_check(Severity.ERROR, cites="4.3")
def two_concealment_markers(card: Card) -> Iterator[Finding]:
    """One concealment marker covers all units of a hex, so there is never more than one."""
    mission = mission_of(card)
    hexes: dict[Hex, list[MissionMarker]] = {}
    for marker in mission.markers:
        if marker.marker == "concealment":
            hexes.setdefault(marker.at, []).append(marker)
    for at, markers in hexes.items():
        yield from found(
            concealment_breaches(len(markers)),
            "two-concealment-markers",
            mission.label(at),
            mission.places(markers[-1]),
            (drop_all("Keep one", [marker.path for marker in markers[1:]]),),
        )

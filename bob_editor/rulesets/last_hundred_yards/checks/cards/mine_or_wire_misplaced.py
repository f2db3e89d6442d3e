from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, found
from bob_editor.rulesets.last_hundred_yards.cards.fixes import move
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.set_up_hex import OBSTACLES, Spot
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import marker_breaches


@card_check(Severity.ERROR, cites="19.0")
def mine_or_wire_misplaced(card: Card, mission: Mission) -> Iterator[Finding]:
    """Mines and wire lie in no hex with a position, with other mines or wire, nor in a river or bridge hex."""
    for place, marker in enumerate(mission.markers):
        if marker.marker not in OBSTACLES:
            continue
        later = {one.path for one in mission.markers[place + 1 :] if one.marker in OBSTACLES}
        there = tuple(
            one.marker for one in mission.markers_in(marker.at) if one is not marker and one.path not in later
        )
        spot = mission.spot(marker.at)
        again = any(one.row == marker.row for one in mission.markers[:place])
        gone = (drop("Remove it", marker.path),)
        for finding in found(
            marker_breaches(card.ruleset, marker.marker, Spot(spot.terrain, there)),
            mission.label(marker.at),
            mission.places(marker),
            gone if again else move(mission, marker) or gone,
            name="mine-or-wire-misplaced",
        ):
            yield finding._replace(surplus=marker.path if again else ())

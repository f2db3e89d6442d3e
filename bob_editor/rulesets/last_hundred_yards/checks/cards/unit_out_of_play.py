from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop
from bob_editor.rulesets.last_hundred_yards.cards.fixes import strayed
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.set_up_hex import OBSTACLES


@card_check(Severity.ERROR, cites="23.0 step 12")
def unit_out_of_play(card: Card, mission: Mission) -> Iterator[Finding]:
    """Half hexes along the side edges, and others that the mission takes out of play, hold no units, mines or wire."""
    for unit in mission.on_map:
        if unit.at is not None and unit.at in mission.out_of_play:
            yield strayed(mission, unit, f"{unit.name}: {mission.label(unit.at)} is out of play.")
    for marker in mission.markers:
        # A position goes with the units in it.
        if marker.at in mission.out_of_play - mission.by_hex.keys() and marker.marker in ("ip", *OBSTACLES):
            title = card.ruleset.rows("markers")[marker.marker]["title"]
            finding = strayed(mission, marker, f"{title}: {mission.label(marker.at)} is out of play.")
            yield finding._replace(fixes=(*finding.fixes, drop("Remove it", marker.path)))

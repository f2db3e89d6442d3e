from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, found
from bob_editor.rulesets.last_hundred_yards.cards.fixes import move
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import minefield_breaches


@card_check(Severity.ERROR, cites="19.1")
def minefield_outside_setup_area(_card: Card, mission: Mission) -> Iterator[Finding]:
    """Minefields are laid within their owner's set-up area."""
    for marker in mission.markers:
        if marker.marker != "minefield" or marker.side is None:
            continue
        yield from found(
            minefield_breaches(inside=mission.lays_mines_in(marker.side, marker.at)),
            f"The minefield in {mission.label(marker.at)}",
            mission.places(marker),
            move(mission, marker) if mission.setup_hexes(marker.side) else drop("Remove it", marker.path),
        )

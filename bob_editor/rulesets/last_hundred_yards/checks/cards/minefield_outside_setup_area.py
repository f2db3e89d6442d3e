from bob_editor.rules.checking import Card, Finding, Iterator, Severity, found
from bob_editor.rulesets.last_hundred_yards.cards.fixes import move
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import minefield_breaches


@card_check(Severity.ERROR, cites="19.1")
def minefield_outside_setup_area(_card: Card, mission: Mission) -> Iterator[Finding]:
    """Minefields are laid within their owner's set-up area."""
    for marker in mission.markers:
        if marker.marker != "minefield" or marker.side is None:
            continue
        area = mission.setup_hexes(marker.side)
        yield from found(
            minefield_breaches(inside=not area or marker.at in area),
            f"The minefield in {mission.label(marker.at)}",
            mission.places(marker),
            move(mission, marker),
        )

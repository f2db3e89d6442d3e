from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop
from bob_editor.rulesets.last_hundred_yards.cards.entering import entering_ids
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.set_up_hex import FORTIFICATIONS


@card_check(Severity.WARNING, cites="20.7c, 20.8.1")
def empty_ip(card: Card, mission: Mission) -> Iterator[Finding]:
    """An improved position starts with a defending non-vehicular combat unit in it, or a dummy."""
    coming = entering_ids(card.scenario)
    # Those that their player sets up, one for each position.
    free = [one for one in mission.units if "at" not in one.row and one.id not in coming]
    for marker in mission.markers:
        if marker.marker != "ip" or mission.sheltered(marker) or mission.sets_up_later(marker.side):
            continue
        filling = next((one for one in free if marker.shelters(one)), None)
        if filling is not None:
            free.remove(filling)
        # Of two positions in a hex another check tells.
        elif len(mission.markers_in(marker.at, *FORTIFICATIONS)) == 1:
            yield Finding(
                f"The improved position in {mission.label(marker.at)} shelters no unit that can use it.",
                at=mission.places(marker),
                fixes=drop("Remove it", marker.path),
            )

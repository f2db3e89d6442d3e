from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.set_up_hex import FORTIFICATIONS


@card_check(Severity.ERROR, cites="4.3")
def concealment_of_nothing(_card: Card, mission: Mission) -> Iterator[Finding]:
    """A concealment marker lies on units of its own side; an empty hex has nothing to conceal."""
    for marker in mission.markers:
        if marker.marker != "concealment" or marker.section != "markers":
            continue
        there = [unit.side for unit in mission.by_hex.get(marker.at, ())]
        there += [one.side for one in mission.markers_in(marker.at, *FORTIFICATIONS[1:])]
        if there and (marker.side is None or marker.side in there):
            continue
        whose = f"unit of the {marker.side.called}" if there and marker.side else "unit"
        yield Finding(
            f"The concealment marker in {mission.label(marker.at)} lies on no {whose}.",
            at=mission.places(marker),
            fixes=drop("Take it away", marker.path),
        )

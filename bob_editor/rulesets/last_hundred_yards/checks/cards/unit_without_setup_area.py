from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.last_hundred_yards.cards.entering import entering_ids, fix_entering, told_as_theirs
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="20.7")
def unit_without_setup_area(card: Card, mission: Mission) -> Iterator[Finding]:
    """A side whose units all start off the map has none on it."""
    entering = entering_ids(card.scenario)
    for unit in mission.units:
        if unit.at is None or unit.side is None or not mission.starts_off_map(unit.side):
            continue
        # Of an observer another check tells.
        if unit.id in entering or (unit.kind is not None and unit.kind.id == "fo"):
            continue
        finding = Finding(
            f"{unit.name} stands in {mission.label(unit.at)}, and the {unit.side.title.lower()} starts off the map.",
            at=mission.places(unit),
            fixes=fix_entering(mission, unit),
        )
        yield told_as_theirs(finding, mission, unit)

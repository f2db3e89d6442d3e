from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.last_hundred_yards.cards import entering
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.land.tables import kind_of


@card_check(Severity.ERROR, cites="20.7")
def unit_enters_nowhere(card: Card, mission: Mission) -> Iterator[Finding]:
    """Where groups name the units of a side that starts off the map, each unit is in one of them or lands."""
    coming = entering.entering_ids(card.scenario)
    named = [kind_of(one) for one in coming - mission.by_id.keys()]
    kinds = {kind.id for kind in named if kind is not None}
    naming = [mission.side(row.get("side")) for _, row in entering.groups(card.scenario) if row.get("units")]
    open_sides = [mission.side(name) for name in entering.groups_without_names(card.scenario)]
    for side in mission.sides:
        if not (side in naming or None in naming) or side in open_sides or not mission.starts_off_map(side):
            continue
        lost = [
            unit
            for unit in mission.units
            if unit.side == side and unit.at is None and unit.kind is not None and "at" not in unit.row
            if not {unit.id, unit.row.get("mounted_on")} & coming
            if unit.kind.id not in {*kinds, "fo"} and not unit.kind.dummy
        ]
        # As many as groups name units that aren't there, or twice, are theirs, of which other checks tell.
        if len(lost) > named.count(None) + entering.named_again(card.scenario, mission, side):
            finding = Finding(
                f"{lost[0].name} and others come in with no group."
                if len(lost) > 1
                else f"{lost[0].name} comes in with no group.",
                at=mission.places(lost[0]),
                highlight=(place for unit in lost for place in mission.places(unit)),
                fixes=entering.fix_entering(mission, *lost),
            )
            yield finding if len(lost) > 1 else entering.told_as_theirs(finding, mission, lost[0])

from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, put
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.required import lacking, required_fields, short
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide


@card_check(Severity.ERROR, cites="20.0, 21.0")
def mission_field_missing(card: Card, mission: Mission) -> Iterator[Finding]:
    """A mission says which it is, where it is fought, who fights, what for, and when it ends.

    Fields that the rulebook settles by itself may be left out.
    """
    for path, fresh in required_fields(mission):
        if not card.scenario.get(*path) and card.scenario.get(*path) not in (0, False):
            areas = [side for side in mission.sides if path == (*side.path, "setup_areas")]
            taken = [row for side in areas for row in _taken(mission, side)][:1]
            fix = None if fresh is None else put(f"Put {short(fresh)}", path, fresh)
            for row in taken:
                fix = put("Give it the area that its units stand in", row, areas[0].names[0])
            yield Finding(
                f"{lacking(mission, path)}.",
                at=card.at_field(*(path[-1:] if areas else path)),
                fixes=fix or (),
                cites="21.0" if path[0] in ("end", "objectives") else "20.0",
                surplus=(*taken, ())[0],
                instead=(fix,) if taken else (),
            )


def _taken(mission: Mission, side: MissionSide) -> Iterator[FieldPath]:
    """Whose those of several areas of the other side are said to be in which all of this side's stands, and alone."""
    own = {one.at for one in mission.on_map if one.side == side}
    for index, row in mission.scenario.setup_areas if own and side.names else ():
        hexes, owner = mission.areas.hexes(row.get("area"), side.role), mission.side(row.get("side"))
        theirs = {one.at for one in mission.on_map if one.side == owner}
        if owner and own <= hexes and hexes.isdisjoint(theirs) and len(mission.setup_rows(owner)) > 1:
            yield ("setup_areas", index, "side")

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
            of_areas, ends = path[-1] == "setup_areas", path[0] in ("end", "objectives")
            side = next((one for one in mission.sides if of_areas and one.path == path[:2]), None)
            taken = _taken_area(mission, side) if side is not None else ()
            fixes = () if fresh is None else (put(f"Put {short(fresh)}", path, fresh),)
            if taken and side is not None:
                fixes = (put("Give it the area that its units stand in", taken, side.names[0]),)
            yield Finding(
                f"{lacking(mission, path)}.",
                at=card.at_field(*(path[-1:] if of_areas else path)),
                fixes=fixes,
                cites="21.0" if ends else "20.0",
                surplus=taken,
                instead=side.names[0] if taken and side is not None else None,
            )


def _taken_area(mission: Mission, side: MissionSide) -> FieldPath:
    """Whose one of several areas of the other side is said to be, where all of this side's stands in it alone."""
    own = {one.at for one in mission.on_map if one.side == side}
    for index, row in mission.scenario.setup_areas if own and side.names else ():
        hexes, owner = mission.areas.hexes(row.get("area"), side.role), mission.side(row.get("side"))
        theirs = {one.at for one in mission.on_map if one.side == owner}
        if owner and own <= hexes and hexes.isdisjoint(theirs) and len(mission.setup_rows(owner)) > 1:
            return ("setup_areas", index, "side")
    return ()

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, drop_all
from bob_editor.rulesets.last_hundred_yards.cards.force import allotted, room_in_force
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.set_up_hex import POSITIONS


@card_check(Severity.ERROR, cites="2.2.4, 20.6")
def fortified_position_not_in_force(_card: Card, mission: Mission) -> Iterator[Finding]:
    """Fortified positions are combat units and steps of the force, so those on the map are in it."""
    for side in mission.sides:
        room = room_in_force(side)
        for kind in POSITIONS:
            placed = [one for one in mission.markers if one.side == side and one.marker == kind]
            if not side.force or allotted(mission, side, kind) is not None or len(placed) <= room[kind]:
                continue
            extra = placed[room[kind] :]
            yield Finding(
                f"The {side.called} places {counted(len(placed), 'fortified position')} of a kind of which "
                f"its force has {room[kind] or 'none'}.",
                at=mission.places(extra[0]),
                fixes=drop_all("Remove those too many", [marker.path for marker in extra]),
            )

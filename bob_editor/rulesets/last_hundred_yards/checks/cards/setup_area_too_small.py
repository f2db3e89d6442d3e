from collections import Counter

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted
from bob_editor.rulesets.last_hundred_yards.cards.entering import entering_ids, groups_without_names
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.setup.stacking import room_in_hex


@card_check(Severity.WARNING, cites="2.3, 20.7")
def setup_area_too_small(card: Card, mission: Mission) -> Iterator[Finding]:
    """All units that set up on the map must find room in their area by the stacking limits."""
    room, later = room_in_hex(), entering_ids(card.scenario)
    open_sides = [mission.side(name) for name in groups_without_names(card.scenario)]
    for side in mission.sides:
        area = mission.setup_hexes(side) - mission.out_of_play
        if not area:
            continue
        wanted: Counter[str] = Counter()
        for unit in (unit for unit in mission.units if unit.side == side):
            # Who isn't placed and doesn't enter later is left to the player.
            waits = side in open_sides or unit.id in later or "at" in unit.row
            starts = unit.at is not None or not waits
            if starts and unit.kind is not None and unit.kind.stacks_as:
                wanted[unit.kind.stacks_as] += unit.kind.takes
        for units, count in wanted.items():
            if count > room[units] * len(area):
                index = next(index for index, row in mission.setup_rows(side) if "area" in row)
                hexes = counted(len(area), "set-up hex", "set-up hexes")
                yield Finding(
                    f"The {side.called}'s {units} don't find room in its {hexes}.",
                    at=card.at_field("setup_areas", index, "area"),
                )

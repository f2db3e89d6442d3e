from collections.abc import Mapping

from bob_editor.rules.checking import Card, Finding, Fix, Hex, Iterator, Severity, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import Group
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check
from bob_editor.rulesets.band_of_brothers_2_2.checks.cards.shared_half_hex import board_sharing


@card_check(Severity.WARNING, cites="18.0")
def reinforcements_near_enemy(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Reinforcements are never placed next to an enemy, so an area beside the enemy's may hold no place for them."""
    for group in reading.groups:
        if group.kind != "reinforcement" or not reading.is_placed_on_board(group):
            continue
        hexes = reading.entry(group)
        others = reading.enemies_of(group.side)
        standing = {unit.at for unit in reading.placed if unit.side in others and unit.at is not None}
        setting_up = {
            at
            for side in others
            for at in reading.setup_hexes(side)
            if not board_sharing(card, reading, side, at)
        }
        enemies = standing | setting_up
        near = {
            at
            for at in hexes
            if not enemies.isdisjoint((at, *at.neighbours())) and not card.board_beside(at, hexes)
        }
        if not near:
            continue
        enemy_areas = [
            one.row["area"] for one, _ in reading.areas if one.side != group.side and "area" in one.row
        ]
        if standing:
            named = sorted(standing, key=card.grid.index.__getitem__)
            enemy_areas.append({"hexes": [card.grid.label(at) for at in named]})
        apart = {"any": [group.row["entry"]], "except": {"within": {"of": {"any": enemy_areas}, "hexes": 1}}}
        yield Finding(
            f"{reading.side_title(group.side)}: reinforcements are placed where enemies may stand beside them.",
            at=card.at_field(*group.path, "entry"),
            highlight=(card.at_hex(at) for at in sorted(near, key=card.grid.index.__getitem__)),
            fixes=_apart(reading, group, hexes - near, apart),
        )


def _apart(
    reading: CardReading, group: Group, left: frozenset[Hex] | set[Hex], apart: Mapping[str, object]
) -> tuple[Fix, ...]:
    """The area without what lies next to the enemy's; by the own edge where nothing of it is left."""
    by_edge = put("Enter by the own edge", (*group.path, "entry"), {"edge": reading.own_edge(group.side)})
    if not any(reading.is_on_edge(at) for at in left):
        return (by_edge,)
    return (put("Keep the area clear of the enemy's", (*group.path, "entry"), apart), by_edge)

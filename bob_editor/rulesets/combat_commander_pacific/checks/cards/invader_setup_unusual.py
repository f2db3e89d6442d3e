from collections.abc import Mapping

from bob_editor.geometry.grid import EDGES
from bob_editor.geometry.map_edges import line_from, within_depth
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, put, whole
from bob_editor.rules.mending import Edit, FieldPath, Scenario
from bob_editor.rulesets.combat_commander_pacific.cards.hands import in_other_posture
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check, read_card
from bob_editor.rulesets.combat_commander_pacific.cards.references import references
from bob_editor.rulesets.combat_commander_pacific.cards.rows import SIDES, SetupArea


@card_check(Severity.WARNING, cites="p3, 17.4b")
def invader_setup_unusual(card: Card, reading: CardReading) -> Iterator[Finding]:
    """An Invader sets up one hex deep as a rule, with half of its units or more on the Time Track."""
    for name, path, row in reading.sides():
        if row.get("posture") == "invader":
            yield from unusual(card, name, path, row)


def unusual(card: Card, name: str, path: FieldPath, row: Mapping[str, object]) -> Iterator[Finding]:
    """What is unusual of a side if it is the Invader."""
    reading = read_card(card)
    edge = row.get("friendly_edge")
    areas = [(area, _depth(card, area, edge)) for area in reading.areas if area.side == name]
    later = sum(piece.count for piece in reading.later(name))
    total = sum(piece.count for piece in reading.all_units(name))
    # Of what a group names and isn't there another check tells.
    own = {piece.id for piece in reading.all_units(name)}
    groups = [one for one in references(card) if one.path[0] == "reinforcements"]
    coming = [one for one in groups if one.side == name or one.name in own]
    known = all(row.get("side") in SIDES for _, row in card.scenario.rows("reinforcements"))
    ashore = 2 * later < total and known and all(one.name in one.known for one in coming)
    field: FieldPath = (*path, "posture")
    if ashore and areas and all(depth > 1 for _, depth in areas):
        # Nothing is as it is with an Invader: it comes in another posture, probably.
        deep = max(depth for _, depth in areas)
        fix = in_other_posture(card.scenario, field)
        yield Finding(
            f"The Invader sets up {deep} hexes deep and has {later} of {counted(total, 'unit')} on the Time Track, "
            "less than half.",
            card.at_field(*field),
            fix,
            surplus=field,
            instead=(fix,),
        )
        return
    for area, depth in areas:
        if depth < 2:
            continue
        field = area.path
        fixes: tuple[Edit[Scenario], ...] = ()
        if area.row.get("mode") == "depth":
            field = (*area.path, "depth")
            fixes = (put("Make it one hex deep", field, 1),) if _nobody_inland(card, area) else ()
        yield Finding(f"The Invader sets up {depth} hexes deep.", card.at_field(*field), fixes, cites="p3")
    if ashore:
        yield Finding(
            f"The Invader has {later} of {counted(total, 'unit')} on the Time Track, less than half.",
            card.at_field(*path, "posture"),
            cites="17.4b",
        )


def _nobody_inland(card: Card, area: SetupArea) -> bool:
    """Whether no unit stands in an area that has a depth where only the area lets it, behind its first line."""
    reading = read_card(card)
    shore = frozenset(within_depth(card.grid, area.row["edge"], 1)) if area.row.get("edge") in EDGES else ()
    others = [one for one in reading.areas if one != area]
    return all(
        piece.hex not in area.hexes - frozenset(shore)
        or any(one.side == piece.side and one.is_for(piece.id) and piece.hex in one.hexes for one in others)
        for piece in reading.units
        if piece.side == area.side and area.is_for(piece.id)
    )


def _depth(card: Card, area: SetupArea, edge: object) -> int:
    """How deep a set-up area is: as it says, or how far from the side's edge its hexes lie that aren't drawn."""
    if area.row.get("mode") == "depth":
        return whole(area.row.get("depth")) or 0
    if area.random or edge not in EDGES:
        return 0
    return max((line_from(card.grid, edge, at) for at in area.hexes), default=0)

from collections.abc import Collection

from bob_editor.model.scenario import FieldPath
from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, listed, put, set_fields
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import ON_WHEELS, Group, Unit
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="18.0, 5.0", whole_map=True)
def no_legal_entry_hex(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Reinforcements enter by hexes on the map's edge, or are placed in a named area or their area of control.

    One of those hexes must be of the playable map and passable to a unit of the group. Hexes that are named one by one
    all lie on the edge.
    """
    for group in reading.groups:
        if group.kind != "reinforcement" or reading.comes_by_control(group) or "entry" not in group.row:
            continue
        entry = reading.entry(group)
        named = card.scenario.get(*group.path, "entry", "area")
        if isinstance(named, str) and all(one.row.get("id") != named for one in reading.groups):
            continue  # an area that there is not is told of as such
        on_edge = [at for at in entry if reading.is_on_edge(at)]
        usable = entry if reading.is_placed_on_board(group) else on_edge
        path = (*group.path, "entry", *(("hexes",) if isinstance(group.row["entry"], dict) else ()))
        inland = _named_inland(card, reading, path) if on_edge and usable is on_edge else []
        if not entry:
            why = "has no hex of the map"
        elif not usable:
            why = "is not on the map's edge"
        elif not _lets_in(reading, group, usable):
            why = "lets none of them in"
        elif inland:
            yield _told_inland(card, reading, group, path, inland)
            continue
        else:
            continue
        edge = {"edge": reading.own_edge(group.side)}
        by_edge = put("Enter by the own edge", (*group.path, "entry"), edge)
        fixes = [by_edge] if _lets_in(reading, group, card.hexes(edge) & reading.playable) else []
        if not reading.switched("no_area_of_control") and reading.has_rout_edge(group.side):
            # none of those can be held back
            by_control = {"entry": {"aoc": True}, "delayable": None}
            fixes.append(set_fields("Place them in the area of control", group.path, by_control))
        yield Finding(
            f"{reading.side_title(group.side)}: the entry area of the reinforcements {why}.",
            at=card.at_field(*group.path, "entry"),
            fixes=fixes,
        )


def _named_inland(card: Card, reading: CardReading, path: FieldPath) -> list[str]:
    """Those of the hexes named one by one for entering that lie within the map."""
    named = card.scenario.get(*path)
    hexes = ((one, card.hex(one)) for one in (named if isinstance(named, list | tuple) else ()))
    return [label for label, at in hexes if at in reading.playable and not reading.is_on_edge(at)]


def _told_inland(
    card: Card, reading: CardReading, group: Group, path: FieldPath, inland: Collection[str]
) -> Finding:
    left = [one for one in card.scenario.get(*path) if one not in inland]
    return Finding(
        f"{reading.side_title(group.side)}: reinforcements can't enter in {listed(inland)}, within the map.",
        at=card.at_field(*path),
        fixes=put("Enter by the others", path, left),
        severity=Severity.WARNING,
    )


def _lets_in(reading: CardReading, group: Group, hexes: Collection[Hex]) -> bool:
    """Whether one of the hexes lets a unit of the group in; vehicles have a check of their own, and who is aboard."""
    carriers = {unit.counter for unit in group.forces} - {""}
    own = [unit for unit in group.forces if unit.carrier not in carriers and unit.kind not in ON_WHEELS]
    return not own or any(_passes(reading, unit, at) for unit in own for at in hexes)


def _passes(reading: CardReading, unit: Unit, at: Hex) -> bool:
    """Whether a unit of the group can come into a hex; what rides or flies always does."""
    if unit.kind == "lc":
        return bool(reading.terrain(at) & {"ocean", "surf", "river"})
    if unit.kind == "gun":
        return reading.may_enter(unit, at)
    return not reading.barred("infantry", at)

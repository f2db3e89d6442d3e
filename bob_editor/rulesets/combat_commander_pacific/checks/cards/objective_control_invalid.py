from collections.abc import Mapping

from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, drop, put
from bob_editor.rules.pieces import side_title
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.rows import SIDES
from bob_editor.rulesets.combat_commander_pacific.land.chart import BUILDING
from bob_editor.rulesets.combat_commander_pacific.land.objectives import objectives_of


@card_check(Severity.ERROR, cites="14.3.1")
def objective_control_invalid(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A control marker lies on an objective of the map and belongs to one side."""
    objectives = objectives_of(card.board)
    numbers = {str(one.number) for one in objectives}
    for number, owner in card.scenario.table("victory", "control").items():
        path = ("victory", "control", number)
        gone = drop("Remove the control marker", path)
        if number not in numbers and not card.unread:
            yield Finding(f"The map has no objective {number} to be controlled.", card.at_field(*path), gone)
        elif owner is not None and owner not in SIDES:
            yield Finding(f"No side known controls objective {number}.", card.at_field(*path), gone)
    owners = {
        one.hex: owner
        for one in objectives
        if (owner := card.scenario.get("victory", "control", str(one.number))) in SIDES
    }
    yield from _of_absent(card, reading, owners)
    places = {one.hex for one in objectives}
    for at, here in reading.marked("control").items():
        for one in here:
            owner = one.row.get("side")
            twice = one is not here[0] and owner == here[0].row.get("side")
            label = card.grid.label(at)
            if at not in places and not card.unread:
                told = f"A control marker lies in {label}, where no objective is."
            elif owner not in SIDES:
                told = f"The control marker in {label} is of no side known."
            elif owners.setdefault(at, owner) != owner:
                told = f"Both sides control the objective in {label}."
            elif twice:
                told = f"The objective in {label} has two control markers."
            else:
                continue
            yield Finding(told, card.at_hex(at), drop("Remove the control marker", one.path))


def _of_absent(card: Card, reading: CardReading, owners: Mapping[Hex, str]) -> Iterator[Finding]:
    """Objectives of a side that has nobody there, where the other has; a building is lost with its last hex alone."""
    for one in objectives_of(card.board):
        owner = owners.get(one.hex)
        holders = {unit.side for unit in reading.units if unit.hex == one.hex and unit.side in SIDES}
        if (
            not owner
            or not holders - {owner}
            or owner in holders
            or BUILDING in reading.types.occupants(one.hex)
        ):
            continue
        side = holders.pop()
        yield Finding(
            f"Objective {one.number} is controlled by {side_title(card, owner)}, "
            f"and all units there are of {side_title(card, side)}.",
            card.at_hex(one.hex),
            put(f"Give it to {side_title(card, side)}", ("victory", "control", str(one.number)), side),
            severity=Severity.WARNING,
        )

"""Hexes with more than one unit."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bob_editor.rules.checking import (
    Card,
    Edit,
    Finding,
    Hex,
    Iterator,
    Scenario,
    Severity,
    partial,
    scenario_check,
    scenario_edits,
)
from bob_editor.rulesets.memoir_44.cards.reading import Posted, posted
from bob_editor.rulesets.memoir_44.cards.spots.free_hexes import (
    may_be_set_up,
    move,
    nearest_free,
    without_unit,
)

PAIR = 2


@scenario_check(Severity.ERROR, cites="A20")
def two_units_in_hex(card: Card) -> Iterator[Finding]:
    """A hex holds one unit and no more."""
    by_hex: dict[Hex, list[Posted]] = {}
    for unit in posted(card):
        if unit.at is not None:
            by_hex.setdefault(unit.at, []).append(unit)
    for at, units in by_hex.items():
        if len(units) > 1:
            last = units[-1]
            fits = partial(may_be_set_up, card, last)
            yield Finding(
                f"{len(units)} units stand at {card.grid.label(at)}.".replace("2 units", "Two units"),
                at=(card.at_hex(at),),
                fixes=(*move(card, last, fits), without_unit(card, last))
                if len(units) == PAIR
                else _apart(card, units),
            )


def _apart(card: Card, units: Sequence[Posted]) -> tuple[Edit[Scenario], ...]:
    """The edit that moves all but the first to hexes of their own; none where they don't all find one."""
    goals: dict[int, str] = {}
    taken: set[Hex] = set()
    for unit in units[1:]:
        fits = partial(_is_left, card, unit, taken)
        to = None if unit.at is None else nearest_free(card, unit.at, fits)
        if to is None:
            return ()
        taken.add(to)
        goals[unit.index] = card.grid.label(to)

    def edit(scenario: Scenario) -> Scenario:
        for index, label in goals.items():
            scenario = scenario_edits.put(scenario, ("units", index, "at"), label)
        return scenario

    return (Edit(f"Move the others to {' and '.join(goals.values())}", edit),)


def _is_left(card: Card, unit: Posted, taken: Collection[Hex], at: Hex) -> bool:
    return at not in taken and may_be_set_up(card, unit, at)

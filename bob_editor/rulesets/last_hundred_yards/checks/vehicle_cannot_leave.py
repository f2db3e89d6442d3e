"""Vehicles that are stuck in the woods."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.mission_vehicles import misplaced_vehicles

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.WARNING, cites="4.1.9.1a")
def vehicle_cannot_leave(card: Card) -> Iterator[Finding]:
    """Fighting vehicles and carriers leave forest and tree-lined road hexes along a road alone, so they need one."""
    yield from misplaced_vehicles(card, "vehicle-cannot-leave")

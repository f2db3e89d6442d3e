"""Vehicles in the marsh."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.mission_vehicles import misplaced_vehicles

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.ERROR, cites="4.1.13")
def vehicle_in_marsh(card: Card) -> Iterator[Finding]:
    """Vehicles set up in a marsh hex only where it has a road."""
    yield from misplaced_vehicles(card, "vehicle-in-marsh")

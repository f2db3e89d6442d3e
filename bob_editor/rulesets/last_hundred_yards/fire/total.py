"""Sums of fire modifiers and their limits, as far as known (docs/games/last-hundred-yards.md, 3.11)."""

from collections.abc import Mapping
from typing import Any

from bob_editor.rulesets.last_hundred_yards.land.tables import tables

SUMS = {"sav": "sadrm", "atv": "atdrm", "mv": "mdrm"}
"""The counter's value that an attack starts from, and what its sum is called."""

_WEAK_TARGETS = ("fp", "fp_mg", "fp_at", "gun", "towed_gun")


def modifier_sum(given: Mapping[str, Any]) -> tuple[str, int]:
    """What the sum of an attack is called, and its value before any limit.

    ``tem`` is a value, or several by terrain of which the best for the defender counts. Riders in the target hex get
    none from small arms, nor do assaulting units from mortars or units that enter a secondary impact hex (11.3d,
    11.4.7).
    """
    base = next(name for name in SUMS if name in given)
    value = int(given[base])
    if base == "atv" and given.get("target") in _WEAK_TARGETS:
        value = 1  # 11.5b
    tem = given.get("tem") or 0
    best = min(tem.values(), default=0) if isinstance(tem, dict) else int(tem)
    uncovered = (
        given.get("riders_in_target")
        if base == "sav"
        else given.get("side") == "attacker" or given.get("entering_secondary_impact")
    )
    if base != "atv" and not uncovered:
        value += best
    value += sum(int(given.get(name) or 0) for name in tables()["fire"]["modifiers"])
    return SUMS[base], value


def limited(name: str, value: int) -> int | None:
    """The modifier that an attack uses: the sum, not above its limit; None: too low for any attack (11.2)."""
    rows = tables()["fire"]
    return None if value < rows["least"] else min(value, int(rows["most"][name]))

"""What messages call the kinds, values and traits of counters, which a card gives by short names."""

from __future__ import annotations

from collections.abc import Mapping

KINDS: Mapping[str, str] = {
    "wt": "weapon team", "lc": "landing craft", "satt": "suicide anti-tank team", "hub": "company hub",
    "at_gun": "anti-tank gun",
}  # fmt: skip
"""Kinds whose name isn't their word."""

VALUES: Mapping[str, str] = {
    "fp_normal": "fire power", "fp_prof": "Proficient fire power", "fp_melee": "Melee fire power",
    "fp_vs_vehicle": "fire power against vehicles", "fp_vs_inf": "fire power against infantry",
    "fp_vs_infantry": "fire power against infantry", "second_side_fp": "fire power of the second side",
    "flame_fp": "flamethrower fire power", "armor": "Armor", "melee": "Melee value", "range": "range",
    "range_min": "least range", "range_max": "greatest range", "casualty": "casualty numbers",
    "unarmored_casualty": "unarmored casualty numbers", "morale": "Morale", "prof": "Proficiency",
    "accuracy": "Accuracy", "mp": "movement points", "command_range": "command range",
    "nationality": "nation",
}  # fmt: skip
"""Values of counters, artillery and aircraft."""

TRAITS: Mapping[str, str] = {
    "ss": "SS", "gd": "grenade discharger", "satt": "suicide anti-tank team", "piat": "PIAT",
    "panzer_grenadier": "Panzergrenadier", "seishin": "Seishin",
}  # fmt: skip
"""Traits and special anti-tank weapons whose name isn't their word."""


def word(titles: Mapping[str, str], name: str) -> str:
    """What one of them is called; its name where none is given."""
    return titles.get(name, name.replace("_", " "))

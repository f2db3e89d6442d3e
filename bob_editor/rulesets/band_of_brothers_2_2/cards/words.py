"""What messages call the kinds, values and traits of counters, which a card gives by short names."""

from collections.abc import Mapping

KINDS: Mapping[str, str] = {
    "wt": "weapon team", "lc": "landing craft", "satt": "suicide anti-tank team", "hub": "company hub",
    "at_gun": "anti-tank gun",
}  # fmt: skip
"""Kinds whose name isn't their word."""

VALUES: Mapping[str, str] = {
    "fp_normal": "FP", "fp_prof": "Proficient FP", "fp_melee": "Melee FP",
    "fp_vs_vehicle": "FP against vehicles", "fp_vs_inf": "FP against infantry",
    "fp_vs_infantry": "FP against infantry", "second_side_fp": "FP of the second side",
    "flame_fp": "flamethrower FP", "armor": "Armor", "melee": "Melee value", "range": "range",
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

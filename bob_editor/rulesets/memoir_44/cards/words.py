"""What messages call the rule cards."""

from __future__ import annotations

from collections.abc import Mapping

_TITLES: Mapping[str, str] = {
    "blow_bridges": "Blowing up bridges",
    "boats": "Collapsible rafts and boats",
    "desert": "North African desert",
    "capture_hq": "Capture HQ or supply tents",
    "night_attack": "Night attacks",
    "paradrop": "Paradrop",
    "prisoners": "Freeing prisoners",
    "exits": "Exit markers",
    "entries": "Entry markers",
    "resupply": "Re-supply",
    "off_map_artillery": "Off-map artillery support",
    "molotov": "Molotov cocktails",
    "red_army": "Red Army",
    "imperial_japanese": "Imperial Japanese Army",
    "us_marines": "US Marine Corps",
    "commonwealth": "British Commonwealth",
    "italian_royal_army": "Italian Royal Army",
    "french_army": "French Army",
}
"""Those whose title isn't their id in words."""


def title_of_card(key: str) -> str:
    """The title of a rule card, as its field on the form has it."""
    return _TITLES.get(key, key.replace("_", " ").capitalize())

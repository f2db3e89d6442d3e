"""What messages call the rule cards."""

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


NUMBERS: Mapping[str, str] = {
    "airfield_reinforcements": "A1", "blow_bridges": "A2", "air_strikes": "A3", "blitz": "A15",
    "forward_spotting": "A4", "boats": "A5", "sabotage": "A6", "prisoners": "A7", "heroic_leader": "A8",
    "desert": "A9", "oasis_recovery": "A10", "radar_alert": "A11", "capture_equipment": "A12", "supply_train":
    "A13", "destroy_supplies": "A14", "camouflage": "A16", "capture_hq": "A17", "hospital_recovery": "A18",
    "night_attack": "A19", "paradrop": "A20", "smoke_screen": "A21", "armor_breakthrough": "A22", "exits":
    "A23", "resupply": "A24", "combat_cards": "A25", "winter_weather": "A26", "reduced_visibility": "A27",
    "ground_reinforcements": "A28", "town_control": "A29", "beach_control": "A30", "smoke_shells": "A31",
    "bridge_control": "A32", "entries": "A33", "air_superiority": "A34", "off_map_artillery": "A35",
    "molotov": "A36", "red_army": "N2", "imperial_japanese": "N3", "us_marines": "N4", "commonwealth": "N5",
    "italian_royal_army": "N6", "french_army": "N7",
}  # fmt: skip
"""The number of each rule card."""


def title_of_card(key: str) -> str:
    """The title of a rule card, as its field on the form has it."""
    return _TITLES.get(key, key.replace("_", " ").capitalize())

"""Nations: their side of the war, and whose units and badges are (docs/games/memoir-44.md, 6.4)."""

from collections.abc import Mapping

ALLIES = (
    "us",
    "brit",
    "ru",
    "fr",
    "ch",
    "pl",
    "ca",
    "au",
    "nz",
    "nl",
    "be",
    "br",
    "cz",
    "gr",
    "in",
    "no",
    "yu",
    "za",
)
AXIS = ("ger", "jp", "it", "fi", "ro", "sk", "hu", "bg", "hr")
CAMP: Mapping[str, str] = {**dict.fromkeys(ALLIES, "allies"), **dict.fromkeys(AXIS, "axis")}
"""The side of each nation."""

BRITISH = ("brit", "ca", "au", "nz", "in", "za")
"""Nations of the Commonwealth: their figures are British."""

TITLES: Mapping[str, str] = {
    "us": "American",
    "brit": "British",
    "ru": "Soviet",
    "fr": "French",
    "ch": "Chinese",
    "pl": "Polish",
    "ca": "Canadian",
    "au": "Australian",
    "nz": "New Zealand",
    "nl": "Dutch",
    "be": "Belgian",
    "br": "Brazilian",
    "cz": "Czechoslovak",
    "gr": "Greek",
    "in": "Indian",
    "no": "Norwegian",
    "yu": "Yugoslav",
    "za": "South African",
    "ger": "German",
    "jp": "Japanese",
    "it": "Italian",
    "fi": "Finnish",
    "ro": "Romanian",
    "sk": "Slovak",
    "hu": "Hungarian",
    "bg": "Bulgarian",
    "hr": "Croatian",
}

FIGURES = "x-m44-figures"
"""The field of a unit that says whose figures it is laid with, where those are not its nation's own."""

NATIONS_OF_CARD: Mapping[str, tuple[str, ...]] = {
    "red_army": ("ru",),
    "imperial_japanese": ("jp",),
    "us_marines": ("us",),
    "commonwealth": BRITISH,
    "italian_royal_army": ("it",),
    "french_army": ("fr",),
}
"""Nation cards, and the nations whose units they are about (docs/games/memoir-44.md, 6.3)."""

COUNTRIES: Mapping[str, str] = {
    "DE": "ger", "IT": "it", "JP": "jp", "RO": "ro", "SK": "sk", "FI": "fi", "HU": "hu", "US": "us", "GB": "brit",
    "CA": "ca", "FR": "fr", "RU": "ru", "PL": "pl", "NL": "nl", "CN": "ch", "AU": "au", "NZ": "nz",
    "BE": "be", "BR": "br", "CZ": "cz", "GR": "gr", "IN": "in", "NO": "no", "YU": "yu", "ZA": "za", "BG": "bg",
    "HR": "hr",
}  # fmt: skip
"""The nation of each country code that an army may be given (docs/games/memoir-44.md, 5.2)."""


def title_of_nation(nation: str) -> str:
    """A nation as an adjective; its id where it is unknown."""
    return TITLES.get(nation, nation)


def other_side(side: str) -> str:
    """Axis for Allies, and the other way round."""
    return "allies" if side == "axis" else "axis"


def title_of_side(side: str) -> str:
    """What a side is called."""
    return {"axis": "Axis", "allies": "Allies"}.get(side, side)

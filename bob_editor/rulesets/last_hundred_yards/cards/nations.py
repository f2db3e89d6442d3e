"""For whom and where a nation fights (1.9, 20.1); a nation that no table has may fight anywhere."""

from bob_editor.rulesets.last_hundred_yards.land.tables import is_japanese, tables

_EUROPE_ONLY = ("german", "italian", "russian", "soviet")


def faction_of(nationality: str) -> str:
    """``allies`` or ``axis``; "" for a nation that isn't known."""
    listed = tables()["nationalities"].items()
    return next((name for name, of in listed if nationality.lower() in map(str.lower, of)), "")


def fights_for(nationality: str, faction: str) -> bool:
    """Whether a nation may be of a faction, as far as both are known."""
    return not faction or faction_of(nationality) in ("", faction)


def is_of_theatre(nationality: str, theatre: str) -> bool:
    """Whether a nation may fight in ``europe`` or ``pacific``."""
    if theatre == "europe":
        return not is_japanese(nationality)
    return nationality.lower() not in _EUROPE_ONLY

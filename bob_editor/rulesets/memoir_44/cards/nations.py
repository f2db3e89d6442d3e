"""Nations: their side of the war, and whose units and badges are (docs/games/memoir-44.md, 6.4)."""

from collections.abc import Mapping

from bob_editor.rules.games.tables import tables_of

TABLES = tables_of("bob_editor.rulesets.memoir_44", "card_tables.json")
"""The nations, rule cards and badges of the game."""

_NATIONS = TABLES["nations"]

CAMP: Mapping[str, str] = {row["id"]: row["camp"] for row in _NATIONS}
"""The side of each nation."""

BRITISH = tuple(row["id"] for row in _NATIONS if row.get("figures") == "brit")
"""Nations of the Commonwealth: their figures are British."""

FIGURES = "x-m44-figures"
"""The field of a unit that says whose figures it is laid with, where those are not its nation's own."""

NATIONS_OF_CARD: Mapping[str, tuple[str, ...]] = {
    row["id"]: tuple(row["nations"]) for row in TABLES["rule_cards"] if "nations" in row
}
"""Nation cards, and the nations whose units they are about (docs/games/memoir-44.md, 6.3)."""

COUNTRIES: Mapping[str, str] = {row["country"]: row["id"] for row in _NATIONS}
"""The nation of each country code that an army may be given (docs/games/memoir-44.md, 5.2)."""

_ADJECTIVES: Mapping[str, str] = {row["id"]: row["adjective"] for row in _NATIONS}


def title_of_nation(nation: str) -> str:
    """A nation as an adjective; its id where it is unknown."""
    return _ADJECTIVES.get(nation, nation)


def other_side(side: str) -> str:
    """Axis for Allies, and the other way round."""
    return "allies" if side == "axis" else "axis"


def title_of_side(side: str) -> str:
    """What a side is called."""
    return {"axis": "Axis", "allies": "Allies"}.get(side, side)

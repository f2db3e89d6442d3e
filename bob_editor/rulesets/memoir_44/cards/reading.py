"""Who fights where: two armies, their units on the board and to come (docs/games/memoir-44.md, 5.2, 5.3)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import repeat
from typing import Any

from bob_editor.geometry.hexes import Hex
from bob_editor.model.places import Place
from bob_editor.model.scenario import FieldPath
from bob_editor.records import Record
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.rows import text_in, whole
from bob_editor.rulesets.memoir_44.cards.nations import CAMP
from bob_editor.rulesets.memoir_44.cards.troops import Troop, full_figures, troops_of
from bob_editor.rulesets.memoir_44.land.contents import Inventory
from bob_editor.rulesets.memoir_44.land.layouts import layout_of

Json = Any

BRINGING = (
    ("armor_breakthrough", "units", ""),
    ("supply_train", "load", ""),
    ("ground_reinforcements", "table", "unit"),
)
"""Rule cards that bring units: the list of them, and where in its lines the unit stands."""

PROPER = ("Brandenburgers", "French", "Hobart", "Polish", "Tiger")
"""How titles of troops begin that keep their capital."""

PLACES = ("top", "bottom")
SIDES = ("axis", "allies")


class Posted(Record):
    """A unit of the card: where its row stands, that row, its hex and kind, None where the card names none that is."""

    path: FieldPath
    row: Mapping[str, Json]
    at: Hex | None
    troop: Troop | None

    @property
    def kind(self) -> str:
        """The id of its kind as the card gives it."""
        kind = self.row.get("unit", self.row.get("type"))
        return kind if isinstance(kind, str) else ""

    @property
    def side(self) -> str:
        """Whose it is."""
        return text_in(self.row, "side")

    @property
    def nation(self) -> str:
        """Its nation; "" where it is none that the cards know."""
        nation = self.row.get("nation")
        return nation if isinstance(nation, str) and nation in CAMP else ""

    @property
    def treated_as(self) -> str:
        """Its class: infantry, armor, artillery, ship or train; "" where its kind is unknown."""
        return "" if self.troop is None else self.troop.treated_as

    @property
    def name(self) -> str:
        """What it is called within a sentence."""
        title = self.kind.replace("_", " ") if self.troop is None else self.troop.title
        return title if title.startswith(PROPER) else title.lower()

    def place(self, card: Card) -> Place:
        """Its hex, else its row in the card."""
        return card.where(self.at, *self.path)

    def where(self, card: Card) -> str:
        """`` at G5``, or nothing where it has no hex."""
        return "" if self.at is None else f" at {card.grid.label(self.at)}"

    @property
    def figures(self) -> int:
        """The figures that it starts with."""
        if (given := whole(self.row.get("figures"))) is not None:
            return given
        return 0 if self.troop is None else full_figures(self.troop, self.row)

    @property
    def medals(self) -> int:
        """The medals that eliminating it is worth (docs/games/memoir-44.md, 5.5)."""
        if (value := whole(self.row.get("medal_value"))) is not None:
            return value
        return 0 if self.kind == "sniper" or self.row.get("depleted") is True else 1


@lru_cache(maxsize=4)
def posted(card: Card) -> tuple[Posted, ...]:
    """The units on the board, in the order of the card."""
    troops = troops_of(card.ruleset)
    return tuple(
        Posted(("units", index), row, card.hex(row.get("at")), troops.get(str(row.get("unit"))))
        for index, row in card.scenario.units
    )


@lru_cache(maxsize=4)
def land_of_card(card: Card) -> Inventory:
    """What every hex of the card's board holds under its changes."""
    return Inventory(card.scene)


def layout(card: Card) -> str | None:
    """The layout of the card's board; None where it is none of the game's."""
    return layout_of(card.grid)


def armies(card: Card) -> Iterator[tuple[str, Mapping[str, Json]]]:
    """Place at the table and row of each player that the card gives."""
    for place in PLACES:
        row = card.scenario.get("sides", place)
        if isinstance(row, dict):
            yield place, row


def army_of(card: Card, side: str) -> tuple[str, Mapping[str, Json]] | None:
    """Place and row of the player of a side."""
    return next(((place, row) for place, row in armies(card) if row.get("side") == side), None)


def nations_listed(card: Card, side: str) -> Sequence[str]:
    """The nations that are listed for the player of a side; none where the card lists none."""
    army = army_of(card, side)
    return card.scenario.texts("sides", army[0], "nations") if army else ()


def first_nation(card: Card, side: str) -> str:
    """The nation of a side's units where nothing says more: the first that is listed for it."""
    return (*nations_listed(card, side), "ger" if side == "axis" else "us")[0]


def fights_there(card: Card, unit: Posted) -> bool:
    """Whether a unit's nation is one of its side's: of those that are listed for it, else of its camp."""
    listed = nations_listed(card, unit.side)
    return unit.nation in listed if listed else CAMP.get(unit.nation, unit.side) == unit.side


def has_card(card: Card, key: str) -> bool:
    """Whether a rule card is in force: it is listed."""
    return isinstance(card.scenario.get("cards", key), dict)


def listed_by(card: Card, key: str, unit: Posted) -> int | None:
    """The place of a unit's hex in the list of units that a rule card has; None where it isn't listed."""
    labels = card.scenario.texts("cards", key, "units")
    found = (
        place for place, label in enumerate(labels) if unit.at is not None and card.hex(label) == unit.at
    )
    return next(found, None)


def has_boat(card: Card, unit: Posted) -> bool:
    """Whether a unit has a boat, by its own row or by the rule card (A5)."""
    return unit.row.get("boat") is True or listed_by(card, "boats", unit) is not None


def has_leader(card: Card, unit: Posted) -> bool:
    """Whether a heroic leader is with a unit, by its own row or by the rule card (A8)."""
    return unit.row.get("heroic_leader") is True or listed_by(card, "heroic_leader", unit) is not None


@lru_cache(maxsize=4)
def mustered(card: Card) -> tuple[Posted, ...]:
    """Every unit of the card once for each row, on the board or to come."""
    return (*posted(card), *{unit.path: unit for side in SIDES for unit in coming(card, side)}.values())


def templates(card: Card, side: str) -> Iterator[Posted]:
    """The units of a side that come later, each as often as it comes."""
    for unit in coming(card, side):
        count = unit.row.get("count", 1)
        yield from repeat(unit, count if isinstance(count, int) and 0 < count < 100 else 1)


def coming(card: Card, side: str) -> Iterator[Posted]:
    """The units of a side that come later: reserves, reinforcements, what trains, drops and breakthroughs bring."""
    army, troops = army_of(card, side), troops_of(card.ruleset)
    for path, row in _coming(card, () if army is None else ("sides", army[0], "reserves"), side):
        kind = row.get("unit", row.get("type"))
        yield Posted(path, {**row, "side": side}, None, troops.get(str(kind)))


def _coming(card: Card, reserves: FieldPath, side: str) -> Iterator[tuple[FieldPath, Mapping[str, Json]]]:
    """Path and row of each; what a rule of neither side brings is of the side that it, or its nation, is of."""
    scenario = card.scenario
    if reserves:
        yield from (((*reserves, index), row) for index, row in scenario.rows(*reserves))
    for key, field, within in BRINGING:
        whose = scenario.get("cards", key, "side")
        for index, line in scenario.rows("cards", key, field):
            row = line.get(within) if within else line
            if isinstance(row, dict) and (whose or row.get("side", CAMP.get(str(row.get("nation"))))) in (
                None,
                side,
            ):
                yield ("cards", key, field, index, *((within,) if within else ())), row
    for one in posted(card):
        if one.kind == "supply_train" and one.side == side and isinstance(one.row.get("load"), dict):
            yield (*one.path, "load"), one.row["load"]
    for index, drop in scenario.rows("cards", "paradrop", "drops"):
        if drop.get("side") == side:
            row = {"unit": drop.get("unit", "special_forces"), "nation": drop.get("nation")}
            figures = drop.get("figures")
            count = len(figures) if isinstance(figures, list) and figures else 1
            yield ("cards", "paradrop", "drops", index), {**row, "count": count}


def has_units(card: Card, side: str) -> bool:
    """Whether a side has units on the board, or some may come."""
    if any(unit.side == side for unit in posted(card)) or any(True for _ in templates(card, side)):
        return True
    return any(
        has_card(card, key) and card.scenario.get("cards", key, "side") in (None, side)
        for key in ("airfield_reinforcements", "ground_reinforcements", "armor_breakthrough")
    )

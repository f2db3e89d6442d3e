"""How many medals a side can win at most (docs/games/memoir-44.md, 5.5)."""

from collections.abc import Iterator

from bob_editor.rules.cards.card import Card
from bob_editor.rulesets.memoir_44.cards import reading
from bob_editor.rulesets.memoir_44.cards.nations import other_side
from bob_editor.rulesets.memoir_44.cards.objectives import Objective, objectives

ENDLESS = ("ground_reinforcements", "airfield_reinforcements")
"""Cards that may bring units again and again."""


def winnable_medals(card: Card, side: str) -> int | None:
    """The most medals that a side can win; None where there is no limit, or it can win at once without any."""
    enemy = other_side(side)
    scenario = card.scenario
    if any(
        reading.has_card(card, key) and scenario.get("cards", key, "side") in (None, enemy) for key in ENDLESS
    ):
        return None
    if any(one.kind == "sudden_death" and one.is_of(side) for one in objectives(card)):
        return None
    army = reading.army_of(card, side)
    start = 0 if army is None else scenario.whole("sides", army[0], "medals_at_start") or 0
    enemies = list(_units(card, enemy))
    leaders = sum(reading.has_leader(card, one) for one in enemies)
    units = sum(one.medals for one in enemies)
    of_objectives = sum(one.value * _times(card, one, side) for one in objectives(card) if one.is_of(side))
    return start + units + leaders + of_objectives + sum(_of_cards(card, side))


def _units(card: Card, side: str) -> Iterator[reading.Posted]:
    yield from (unit for unit in reading.posted(card) if unit.side == side)
    yield from reading.templates(card, side)


def _times(card: Card, objective: Objective, side: str) -> int:
    """How often the medals of an objective can be won."""
    if objective.kind == "exit":
        return _leavers(card, side)
    sections = objective.row.get("sections")
    if objective.kind in ("beach_section", "empty_section") and isinstance(sections, list):
        return max(1, len({*map(str, sections)}))
    if objective.kind == "town_control" and card.scenario.whole("cards", "town_control", "need", side):
        return 1
    if objective.kind in ("town_control", "bridge_control", "destroy"):
        return max(1, len(objective.labels))
    return 1


def _leavers(card: Card, side: str) -> int:
    """How many units of a side may leave the board for a medal."""
    return sum(one.row.get("exit_forbidden") is not True for one in _units(card, side))


def _of_cards(card: Card, side: str) -> Iterator[int]:
    """The medals that rule cards give, but for those that an objective of the card's own kind gives already."""
    scenario = card.scenario
    listed = {one.kind for one in objectives(card) if one.is_of(side)}
    if reading.has_card(card, "exits") and "exit" not in listed:
        exits = (row for _, row in scenario.markers if row.get("marker") == "exit")
        doors = [row for row in exits if row.get("side") in (None, side)]
        if doors:
            most = max((row["medals"] for row in doors if isinstance(row.get("medals"), int)), default=1)
            yield most * _leavers(card, side)
    if "town_control" not in listed:
        yield scenario.whole("cards", "town_control", "medals") or 0
    if scenario.get("cards", "beach_control", "side") == side and "beach_section" not in listed:
        sections = {*scenario.texts("cards", "beach_control", "sections")}
        yield (scenario.whole("cards", "beach_control", "value") or 1) * max(1, len(sections))
    if scenario.get("cards", "bridge_control", "side") in (None, side) and "bridge_control" not in listed:
        yield len({*scenario.texts("cards", "bridge_control", "bridges")})
    if scenario.flag("cards", "blow_bridges", "medal_if_blown"):
        bridges = set(scenario.texts("cards", "blow_bridges", "bridges"))
        if scenario.get("cards", "blow_bridges", "side") in (None, side):
            yield len(bridges - {one.row.get("target") for one in objectives(card) if one.is_of(side)})
    yield sum(row.get("decoy_medal") is True and row.get("side") != side for _, row in scenario.markers)

"""What of a card its fields may name: sides, counters, units, areas and whatever else has an id, with its words."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.rules.cards.card import Card
from bob_editor.rules.game import game_of

Json = Any

_CALLED_BY = ("name", "title", "unit_type", "kind")
"""Fields that say what a row is called, the best first."""


def named_on_card(
    scenario: Scenario, addresses: Iterable[str], kinds: Mapping[Json, str] | None = None
) -> tuple[tuple[str, str], ...]:
    """The ids at addresses of a card and what each is called; ``kinds`` are the words for kinds of units.

    An address such as ``units/id`` or ``sides/*/weapons/id`` leads to the field with the id; one that leads to named
    rows, such as ``unit_types``, means their names.
    """
    found: dict[str, str] = {}
    for address in addresses:
        steps = address.split("/")
        for name, row in _rows(scenario.get(steps[0]), steps[1:]):
            found.setdefault(name, _called(name, row, scenario, kinds or {}))
    # Three tanks of one name are told apart by their ids.
    alike = {words for words, count in Counter(found.values()).items() if count > 1}
    return tuple((name, f"{words} ({name})" if words in alike else words) for name, words in found.items())


def of_others(card: Card, path: FieldPath, addresses: tuple[str, ...]) -> frozenset[str]:
    """Which of the ids at addresses a field at a path can't mean: what is another side's than the field's row.

    None where the row is nobody's, or says how the game is won: there the other side's may be meant.
    """
    side = _side_of(card.scenario, path)
    return _of_others(card, side, addresses) if side and path[0] != "victory" else frozenset()


@lru_cache(maxsize=16)
def _of_others(card: Card, side: str, addresses: tuple[str, ...]) -> frozenset[str]:
    catalogue = game_of(card.ruleset).card_code().catalogue(card)
    units = [one for group in catalogue for one in group.entries if one.section == ("units",)]
    found = {one.id for one in units if one.sides and side not in one.sides}
    own = {one.id for one in units if one.id not in found}
    for address in addresses:
        steps = address.split("/")
        for name, row in _rows(card.scenario.get(steps[0]), steps[1:]):
            whose = row.get("side")
            if whose is not None:
                (own if whose == side else found).add(name)
    return frozenset(found - own)


def _side_of(scenario: Scenario, path: FieldPath) -> str:
    for length in range(len(path) - 1, 0, -1):
        row = scenario.get(*path[:length])
        side = (
            row.get("id" if path[: length - 1] == ("sides",) else "side") if isinstance(row, Mapping) else ""
        )
        if isinstance(side, str) and side:
            return side
    return ""


def _rows(value: Json, steps: list[str]) -> Iterator[tuple[str, Mapping[str, Json]]]:
    if not steps:
        if isinstance(value, Mapping):
            yield from ((str(name), row) for name, row in value.items() if isinstance(row, Mapping))
    elif steps[0] == "*":
        rows = value.values() if isinstance(value, Mapping) else value
        for row in rows if isinstance(value, Mapping | list | tuple) else ():
            yield from _rows(row, steps[1:])
    elif isinstance(value, list | tuple):
        for row in value:
            yield from _rows(row, steps)
    elif isinstance(value, Mapping):
        inner = value.get(steps[0])
        if len(steps) > 1:
            yield from _rows(inner, steps[1:])
        elif isinstance(inner, str):
            yield inner, value


def _called(name: str, row: Mapping[str, Json], scenario: Scenario, kinds: Mapping[Json, str]) -> str:
    """“Rifle squad”, or “Rifle squad (tiger-1)” where the row has an id beside its kind."""
    by = next((one for one in _CALLED_BY if isinstance(row.get(one), str) and row[one]), "")
    words = str(row[by]) if by else ""
    words = kinds.get(words, words) if by == "kind" else words
    counter = scenario.get("unit_types", str(row.get("unit_type")))
    if isinstance(counter, Mapping) and "name" not in row:
        words = str(counter.get("name") or words)
    own = "name" in row or "title" in row
    return name if not words else words if own or words == name else f"{words} ({name})"

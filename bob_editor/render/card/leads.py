"""Where the references of a card's texts lead: to a hex of its map, to its forces, to another card."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import field

from bob_editor.records import Record

Json = Any

Place = Callable[[str], tuple[float, float] | None]
"""Where a hex lies on the map's picture, as shares of its width and height; None where it isn't on it."""


def nowhere(_label: str) -> None:
    """The place of a hex where there is no picture of the map."""


class Leads(Record):
    """What leads where. ``key`` begins all names of a card's places, so that no other card of a booklet has the same.

    ``scenarios`` are the keys of the other cards by their ids. ``elsewhere`` is true where the map has a page of its
    own, to which its hexes lead.
    """

    key: str = ""
    place: Place = nowhere
    scenarios: Mapping[str, str] = field(default_factory=dict)
    elsewhere: bool = False

    def of(self, sense: str, target: str) -> str:
        """The name of the place that a reference leads to; "" for none."""
        if not target or (sense == "hex" and self.place(target) is None):
            return ""
        if sense == "scenario":
            return self.scenarios.get(target, "")
        names = {"hex": f"hex:{target}", "unit": f"unit:{target}", "area": "map"}
        return f"{self.key}{names[sense]}" if sense in names else ""


def lead(sections: list[Json], leads: Leads) -> dict[str, tuple[float, float]]:
    """Give every reference of a card's sections its ``link`` and what is led to its ``anchors``; the hexes, placed."""
    hexes: dict[str, tuple[float, float]] = {}
    for words in _words(sections):
        target = words.pop("target")
        words["link"] = leads.of(words["sense"], target)
        if words["link"] and words["sense"] == "hex" and (at := leads.place(target)) is not None:
            hexes[words["link"]] = at
    taken: set[str] = set()
    for entry in _entries(sections):
        # An id that is still to be written names no place.
        fresh = [one for one in entry.pop("ids") if one and one not in taken]
        taken.update(fresh)
        entry["anchors"] = [leads.of("unit", one) for one in fresh]
    for number, item in enumerate(_items(sections)):
        item["anchor"] = rule_anchor(leads.key, number)
    return hexes


def rule_anchor(key: str, number: int) -> str:
    """The name of the place of a card's special rule, by its number among them."""
    return f"{key}rule:{number}"


def _words(value: Json) -> Iterator[Json]:
    if isinstance(value, dict):
        if "sense" in value:
            yield value
        else:
            for inner in value.values():
                yield from _words(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _words(inner)


def _entries(sections: list[Json]) -> Iterator[Json]:
    for section in sections:
        for block in section["blocks"]:
            for force in block.get("forces", ()):
                for group in force["groups"]:
                    yield from group["entries"]


def _items(sections: list[Json]) -> Iterator[Json]:
    for section in sections:
        if section["id"] == "rules":
            yield from (one for one in section["blocks"] if one["type"] == "text")

"""Trenches by special rule: their connected parts, and how hexes are taken out of them (43.2)."""

from collections.abc import Collection, Iterator

from bob_editor.geometry.hexes import Hex, chains_of
from bob_editor.model import scenario_edits
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import Scenario
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.fixes import Fix, removed
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, PlacedMarker

DUG = ("foxhole", "pillbox", "bunker", "cave", "small_cave")
"""What a trench is made of, or ends at."""


def trenches(card: Card) -> Iterator[tuple[int, list[Hex]]]:
    """The card's trenches: the place of each among the changes, and its hexes of the map, each once."""
    for index, row in card.scenario.changes:
        labels = row.get("at")
        if row.get("change") == "trench" and isinstance(labels, list | tuple):
            yield index, list(dict.fromkeys(at for label in labels if (at := card.hex(label)) is not None))


def is_trench(reading: CardReading, at: Hex) -> bool:
    """Whether a hex can be part of a trench; in edition 2.1 only roads can (54.2)."""
    there = reading.terrain(at)
    dug = not reading.switched("trenches_are_roads") and reading.markers_in(at, *DUG)
    return "road" in there or bool(dug)


def trenches_without(reading: CardReading, gone: Collection[PlacedMarker]) -> Iterator[Fix]:
    """Take hexes out of trenches that are none of theirs without some fortifications."""
    left = {one.at for one in reading.markers if one not in gone and one.marker in DUG}
    for index, named in trenches(reading.card):
        bare = [one.at for one in gone if one.at in named and one.at not in left]
        bare = [at for at in bare if is_trench(reading, at) and "road" not in reading.terrain(at)]
        if bare:
            yield taken_out(reading.card, index, *bare)


def without(scenario: Scenario, card: Card, index: int, gone: Collection[Hex]) -> Scenario:
    """The scenario without these hexes in a trench; with its last the trench goes."""
    left = [one for one in scenario.get("changes", index, "at") or () if card.hex(one) not in gone]
    if not left:
        return removed(scenario, ("changes", index))
    return scenario_edits.put(scenario, ("changes", index, "at"), left)


def split_off(scenario: Scenario, card: Card, index: int, part: Collection[Hex]) -> Scenario:
    """The scenario with some hexes of a trench as a trench of their own."""
    trench = {"change": "trench", "at": [card.grid.label(at) for at in part]}
    return scenario_edits.append(without(scenario, card, index, part), ("changes",), trench)


def taken_out(card: Card, index: int, *gone: Hex) -> Fix:
    """Take hexes out of a trench; what they held together are trenches of their own then, single hexes none."""

    def edit(scenario: Scenario) -> Scenario:
        named = next(hexes for number, hexes in trenches(card) if number == index)
        left = chains_of(at for at in named if at not in gone)
        chains = [part for part in left if len(part) > 1]
        for part in chains[1:]:
            scenario = split_off(scenario, card, index, part)
        kept = chains[0] if chains else ()
        return without(scenario, card, index, [at for at in named if at not in kept])

    return Edit("Take it out of the trench", edit)

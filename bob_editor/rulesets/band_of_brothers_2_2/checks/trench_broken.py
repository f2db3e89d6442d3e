"""Trenches that don't hang together."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bob_editor.model import scenario_edits
from bob_editor.model.edit import Edit
from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.card_fixes import Fix, add
from bob_editor.rulesets.band_of_brothers_2_2.card_reading import CardReading, read

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.geometry.hexes import Hex
    from bob_editor.model.scenario import Scenario
    from bob_editor.rules.card import Card


@scenario_check(Severity.ERROR, cites="43.2")
def trench_broken(card: Card) -> Iterator[Finding]:
    """A trench is a chain of neighbouring foxholes, or a road declared one; it leads into no cave.

    A trench of one hex leads nowhere.
    """
    reading = read(card)
    for index, row in card.scenario.changes:
        labels = row.get("at")
        if row.get("change") != "trench" or not isinstance(labels, list | tuple):
            continue
        named = [at for label in labels if (at := card.hex(label)) is not None]
        bare = [at for at in dict.fromkeys(named) if not _is_trench(reading, at)]
        for at in bare:
            yield _finding(reading, index, [at], "is neither a foxhole nor a road", fixes=_dig(reading, at))
        parts = _parts([at for at in dict.fromkeys(named) if at not in bare])
        for part in parts[1:]:
            split = (_split_off(card, index, part),) if len(part) > 1 else ()
            yield _finding(reading, index, part, "is cut off from the rest of the trench", fixes=split)
        if len(parts) == 1 and len(parts[0]) == 1 and not bare:
            yield _finding(reading, index, parts[0], "is a trench of one hex", Severity.WARNING)
        for at in named:
            if at not in bare and reading.markers_in(at, "cave", "small_cave"):
                yield _finding(
                    reading, index, [at], "is a cave, which no trench leads into", Severity.WARNING
                )


def _is_trench(reading: CardReading, at: Hex) -> bool:
    """Whether a hex can be part of a trench; in edition 2.1 only roads can (54.2)."""
    there = reading.terrain(at)
    ends = ("pillbox", "bunker", "cave", "small_cave")
    dug = not reading.switched("trenches_are_roads") and reading.markers_in(at, "foxhole", *ends)
    return "road" in there or bool(dug)


def _parts(hexes: list[Hex]) -> list[list[Hex]]:
    """The hexes in connected groups, each in the order in which it is named."""
    left, found = list(hexes), []
    while left:
        part = [left.pop(0)]
        for at in part:
            near = [other for other in left if at.distance(other) == 1]
            part += near
            left = [other for other in left if other not in near]
        found.append(part)
    return found


def _finding(
    reading: CardReading,
    index: int,
    part: list[Hex],
    what: str,
    severity: Severity | None = None,
    fixes: tuple[Fix, ...] = (),
) -> Finding:
    card = reading.card
    return Finding(
        f"{card.grid.label(part[0])} {what}.",
        at=(card.at_hex(part[0]),),
        highlight=tuple(card.at_hex(at) for at in part),
        fixes=(
            *fixes,
            Edit("Take it out of the trench", partial(_without, card=card, index=index, part=part)),
        ),
        severity=severity,
    )


def _dig(reading: CardReading, at: Hex) -> tuple[Fix, ...]:
    if reading.switched("trenches_are_roads") or reading.forbids_fortifications(at):
        return ()
    foxhole = {"marker": "foxhole", "at": reading.grid.label(at)}
    return (add("Dig a foxhole there", ("markers",), foxhole),)


def _without(scenario: Scenario, card: Card, index: int, part: list[Hex]) -> Scenario:
    """The scenario without these hexes in the trench; with its last the trench goes."""
    left = [one for one in scenario.get("changes", index, "at") or () if card.hex(one) not in part]
    if not left:
        return scenario_edits.remove(scenario, ("changes", index))
    return scenario_edits.put(scenario, ("changes", index, "at"), left)


def _split_off(card: Card, index: int, part: list[Hex]) -> Fix:
    def edit(scenario: Scenario) -> Scenario:
        trench = {"change": "trench", "at": [card.grid.label(at) for at in part]}
        return scenario_edits.append(_without(scenario, card, index, part), ("changes",), trench)

    return Edit("Make it a trench of its own", edit)

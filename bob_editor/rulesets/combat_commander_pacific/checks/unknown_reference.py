"""Hexes, units and weapons that the card names and doesn't have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.combat_commander_pacific.card_edits import taking
from bob_editor.rulesets.combat_commander_pacific.card_rows import BOXES, text_of
from bob_editor.rulesets.combat_commander_pacific.reading_card import entries, read_card

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.model.scenario import FieldPath
    from bob_editor.rules.card import Card


@scenario_check(Severity.ERROR, cites="1.0, 2.1c")
def unknown_reference(card: Card) -> Iterator[Finding]:
    """What the card names, a hex of the map or a piece of a side, must be there; else the entry says nothing."""
    if not card.missing:
        for path in _places(card):
            label = card.scenario.get(*path)
            if isinstance(label, str) and card.hex(label) is None:
                yield _finding(card, path, f"The map has no hex {label}")
    for path, known in _names(card):
        name = card.scenario.get(*path)
        if isinstance(name, str) and name not in known:
            yield _finding(card, path, f"The card has no piece “{name}”")


def _finding(card: Card, path: FieldPath, message: str) -> Finding:
    return Finding(f"{message}.", (card.at_field(*path),), (taking("Remove the entry", _entry(card, path)),))


def _entry(card: Card, path: FieldPath) -> FieldPath:
    """What has to go for a name to go: its row where that is nothing, or something else, without it."""
    alone = path[0] in ("changes", "reinforcements", "setup_areas") and len(entries(card, *path[:-1])) == 1
    return path[:2] if alone or path[0] == "markers" else path


def _places(card: Card) -> Iterator[FieldPath]:
    """Where the card names hexes."""
    yield from (("units", index, "at") for index, _ in card.scenario.units)
    yield from (("markers", index, "at") for index, _ in card.scenario.markers)
    lists: list[FieldPath] = [("changes", index, "at") for index, _ in card.scenario.changes]
    for index, _ in card.scenario.setup_areas:
        lists += [("setup_areas", index, "hexes"), ("setup_areas", index, "exclude")]
    lists += [("sides", index, "sighting_markers", "hexes") for index, _ in card.scenario.sides]
    for path in lists:
        yield from ((*path, place) for place in range(len(entries(card, *path))))


def _names(card: Card) -> Iterator[tuple[FieldPath, set[str]]]:
    """Where the card names pieces, and those that it has of the side."""
    reading = read_card(card)
    pieces: dict[str, set[str]] = {}
    for piece in (*reading.units, *reading.arriving):
        pieces.setdefault(piece.side, set()).add(piece.id)
    weapons: dict[str, set[str]] = {}
    for weapon in reading.weapons:
        weapons.setdefault(weapon.side, set()).add(text_of(weapon.row, "id"))
    lists: list[tuple[FieldPath, set[str]]] = []
    for name, path, _ in reading.sides():
        dug = {text_of(row, "id") for _, row in card.scenario.rows(*path, "fortifications")}
        mine = pieces.get(name, set()) | weapons.get(name, set())
        lists += [((*path, "infiltration", box), mine) for box in BOXES]
        lists.append(((*path, "setup", "after_opponent"), mine | dug))
    for area in reading.areas:
        mine = pieces.get(area.side, set()) | weapons.get(area.side, set())
        lists.append(((*area.path, "applies_to"), mine))
    for index, group in card.scenario.rows("reinforcements"):
        side = text_of(group, "side")
        mine = pieces.get(side, set()) | weapons.get(side, set()) | {"radio"}
        lists.append((("reinforcements", index, "pieces"), mine))
    for path, known in lists:
        yield from (((*path, place), known) for place in range(len(entries(card, *path))))
    for piece in reading.units:
        yield from ((path, weapons.get(piece.side, set())) for path, _ in piece.weapons)

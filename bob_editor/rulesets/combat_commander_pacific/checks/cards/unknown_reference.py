"""Hexes, units and weapons that the card names and doesn't have."""

from __future__ import annotations

from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, drop, scenario_check
from bob_editor.rulesets.combat_commander_pacific.cards.reading import entries
from bob_editor.rulesets.combat_commander_pacific.cards.references import entry_of, references
from bob_editor.rulesets.combat_commander_pacific.cards.rows import SIDES


@scenario_check(Severity.ERROR, cites="1.0, 2.1c")
def unknown_reference(card: Card) -> Iterator[Finding]:
    """What the card names, a hex, a side, its piece or a ruling, must be there; else the entry says nothing."""
    if not card.missing:
        for path in _places(card):
            label = card.scenario.get(*path)
            if isinstance(label, str) and card.hex(label) is None:
                yield _finding(card, path, f"The map has no hex {label}")
    for section in ("units", "markers", "setup_areas", "reinforcements"):
        for index, row in card.scenario.rows(section):
            side = row.get("side")
            if side is not None and side not in SIDES:
                entry = (section, index)
                gone = drop("Remove the entry", entry)
                yield Finding(f"There is no side “{side}”.", (card.at_field(*entry, "side"),), (gone,))
    for name, answer in card.scenario.table("rulings").items():
        ruling = card.ruleset.rulings.get(name)
        if not name.startswith("x-") and (ruling is None or not any(answer is one for one in (True, False))):
            told = (
                f"There is no ruling “{name}”"
                if ruling is None
                else f"The ruling {name} is answered yes or no"
            )
            yield _finding(card, ("rulings", name), told)
    for one in references(card):
        if one.name not in one.known:
            yield _finding(card, one.path, f"The card has no piece “{one.name}”")


def _finding(card: Card, path: FieldPath, message: str) -> Finding:
    return Finding(f"{message}.", (card.at_field(*path),), (drop("Remove the entry", entry_of(card, path)),))


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

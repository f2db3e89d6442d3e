"""Markers, changes, conditions, rulings and objectives that the card names and nobody knows."""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches

from bob_editor.rules.checking import (
    Card,
    Edit,
    Finding,
    Iterator,
    Scenario,
    Severity,
    partial,
    scenario_check,
    scenario_edits,
)

WORDS = {
    "marker": "marker",
    "change": "change",
    "condition": "condition",
    "objective": "objective",
    "conditions": "condition",
    "rulings": "ruling or answer",
}


@scenario_check(Severity.ERROR, cites="10.2, 10.3, 10.4, 10.7")
def unknown_reference(card: Card) -> Iterator[Finding]:
    """What a card names is known to the game or stands on the card; anything else says nothing."""
    for path, word, known in _references(card):
        near = get_close_matches(word, sorted(known), n=1)
        fixes = [
            Edit(f"Make it {one.replace('_', ' ')}", partial(_renamed, path=path, name=one)) for one in near
        ]
        row = path[:-1] if path[0] in ("markers", "changes") and path[-1] != "objective" else path
        fixes.append(Edit("Remove it", partial(scenario_edits.remove, path=row)))
        yield Finding(
            f"The game knows no {WORDS[str(path[-1]) if path[-1] in WORDS else str(path[0])]} “{word}”.",
            at=(card.at_field(*path),),
            fixes=tuple(fixes),
        )
    for missing in card.missing:
        yield Finding(
            f"The board can't be read: {missing.why.rstrip('.')}.", at=(card.at_field(*missing.path),)
        )


def _references(card: Card) -> Iterator[tuple[tuple[str | int, ...], str, Collection[str]]]:
    """Each name that isn't known: where it stands, the name, and the names that are known."""
    scenario, ruleset = card.scenario, card.ruleset
    known = {table: set(ruleset.rows(table)) for table in ("markers", "changes", "conditions")}
    named = {str(row.get("id")) for _, row in scenario.rows("objectives") if "id" in row}
    for table, field in (("markers", "marker"), ("changes", "change")):
        for index, row in scenario.rows(table):
            if isinstance(row.get(field), str) and row[field] not in known[table]:
                yield (table, index, field), row[field], known[table]
    for index, row in scenario.markers:
        if isinstance(row.get("objective"), str) and row["objective"] not in named:
            yield ("markers", index, "objective"), row["objective"], named
    for index, row in scenario.rows("rules"):
        for field in ("change", "condition"):
            if isinstance(row.get(field), str) and row[field] not in known[f"{field}s"]:
                yield ("rules", index, field), row[field], known[f"{field}s"]
    for name in scenario.conditions:
        if name not in known["conditions"]:
            yield ("conditions", name), name, ()
    for name, answer in scenario.rulings.items():
        ruling = ruleset.rulings.get(name)
        if ruling is None:
            yield ("rulings", name), name, ()
        elif answer not in ruling.choices:
            yield ("rulings", name), str(answer), [one for one in ruling.choices if isinstance(one, str)]


def _renamed(scenario: Scenario, path: tuple[str | int, ...], name: str) -> Scenario:
    return scenario_edits.put(scenario, path, name)

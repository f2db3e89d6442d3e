from bob_editor.model.scenario import Scenario
from bob_editor.rules.cards.names import named_at
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rules.games.tables import tables_of
from bob_editor.rules.mending import FieldPath, mend, scenario_edits

_LATER = tables_of("bob_editor.rulesets.band_of_brothers_2_1", "later_edition.json")
"""What came with the later edition, by where it stands: fields that have a value, words, and rows of the ruleset."""

_NAMING = ("unit", "unit_type")
"""By what a unit names its counter; it may also be called by its kind there, unless a counter has that name."""


@scenario_check(Severity.ERROR, cites="16.0")
def datum_not_in_edition(card: Card) -> Iterator[Finding]:
    """Rules 2.1 have no area of control, fog of war, campaigns, Pacific or desert; what needs them can't be played."""
    for path, what in _found(card):
        yield Finding(
            f"Rules 2.1 have no {what}: that needs rules 2.2.",
            at=card.at_field(*path),
            fixes=()
            if path[-1] in ("kind", *_NAMING) or "nationalities" in path
            else put("Make it Europe", path, "europe")
            if path == ("theatre",)
            else mend("Take it off the card", scenario_edits.remove, path=path),
            surplus=path,
        )


def _found(card: Card) -> Iterator[tuple[FieldPath, str]]:
    """Where the card has what the edition lacks, and what that is."""
    scenario, described = card.scenario, card.scenario.table("unit_types")
    for pattern, what in _LATER["fields"].items():
        yield from ((gone, what) for _, value, gone in named_at(scenario, pattern) if value)
    for patterns, words in _LATER["words"].items():
        for path, word, gone in _at_each(scenario, patterns.split()):
            called = isinstance(word, str) and (path[-1] not in _NAMING or word not in described)
            if called and word in words:
                yield gone, words[word]
    for path, nation, _ in _at_each(scenario, ["sides/*/nationalities/*", "unit_types/*/nationality"]):
        if nation in _LATER["nations"]:
            yield path, f"{str(nation).capitalize()} units"
    for path, capacity, _ in named_at(scenario, "unit_types/*/capacity"):
        if isinstance(capacity, int) and capacity > 1:
            yield path, "carriers of more than one unit"
    yield from _left_out(card)


def _left_out(card: Card) -> Iterator[tuple[FieldPath, str]]:
    """Where the card has rulings and rows that the edition's data leave out."""
    scenario, left_out = card.scenario, card.ruleset.data.get("leave_out") or {}
    for name in scenario.rulings:
        if name not in card.ruleset.rulings:
            yield ("rulings", name), f"open question “{name.replace('_', ' ')}”"
    for section, patterns in _LATER["left_out"].items():
        for _, row, gone in _at_each(scenario, patterns):
            if row in left_out.get(section, ()):
                yield gone, str(row).replace("_", " ")


def _at_each(scenario: Scenario, patterns: list[str]) -> Iterator[tuple[FieldPath, object, FieldPath]]:
    return (one for pattern in patterns for one in named_at(scenario, pattern))

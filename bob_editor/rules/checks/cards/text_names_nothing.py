"""References in a card's texts to hexes, hexsides, units or areas that aren't there."""

from __future__ import annotations

import difflib
from collections.abc import Collection
from typing import Any

from bob_editor.model.scenario_edits import put
from bob_editor.model.special_rules import refer, references
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import Edit, FieldPath, partial

Json = Any

WORDS = {"hex": "hex", "side": "hexside", "unit": "unit", "area": "set-up area"}
"""What each kind of reference refers to; rules are the rulebook's, which the card doesn't hold."""


@scenario_check(Severity.WARNING)
def text_names_nothing(card: Card) -> Iterator[Finding]:
    """A text that sends players to a hex or unit that isn't there leaves them without the rule."""
    units, areas = _units(card), frozenset(card.hex_sets.areas)
    for path, text in _texts(dict(card.scenario.data), ()):
        for kind, target in dict.fromkeys((one.kind, one.target) for one in references(text)):
            known: Collection[str]
            match kind:
                case "hex":
                    is_there, known = card.hex(target) is not None, ()
                case "side":
                    is_there, known = card.side(target) is not None, ()
                case "unit":
                    is_there, known = target in units, units
                case "area":
                    is_there, known = target in areas, areas
                case _:
                    continue
            if is_there:
                continue
            near = difflib.get_close_matches(target, sorted(known), n=1)
            written = refer(kind, target)
            fixes = [("Make it " + one, refer(kind, one)) for one in near]
            fixes.append(("Make it a plain word", target))
            yield Finding(
                f"The text names the {WORDS[kind]} {target}, which isn't there.",
                at=(card.at_field(*path),),
                fixes=tuple(
                    Edit(label, partial(put, path=path, value=text.replace(written, new)))
                    for label, new in fixes
                ),
            )


def _texts(value: Json, path: FieldPath) -> Iterator[tuple[FieldPath, str]]:
    """Every text of a card, and where it stands."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _texts(inner, (*path, name))
    elif isinstance(value, list | tuple):
        for place, inner in enumerate(value):
            yield from _texts(inner, (*path, place))
    elif isinstance(value, str):
        yield path, value


def _units(card: Card) -> frozenset[str]:
    """What a text may call a unit: counters of the card or the game, and every row with an id."""
    rules = card.ruleset
    known = {*rules.terrains, *card.scenario.table("unit_types")}
    for table in ("changes", "markers", "units"):
        known |= set(rules.rows(table))
    return frozenset(known | set(_ids(dict(card.scenario.data))))


def _ids(value: Json) -> Iterator[str]:
    """The ids of all rows of the card."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value["id"]
        for inner in value.values():
            yield from _ids(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _ids(inner)

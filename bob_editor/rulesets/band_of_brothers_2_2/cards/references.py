"""The counters, carriers and companies that a card names; other names are found by the ruleset's patterns."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from bob_editor.model.scenario import FieldPath
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.names import Name, named_at
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import KINDS, unit_types
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import read

Json = Any

SPOKEN_OF = (
    "sides/*/may_mount/*", "sides/*/carrier_fire/*", "sides/*/crushing_vehicles/*", "sides/*/tank_riders/*/squad!",
    "sides/*/tank_riders/*/vehicle!", "victory/clauses/*/unit_types/*",
)  # fmt: skip
"""Where special rules and victory conditions speak of units: by their own ids, their counters or their kinds."""

FORCES = ("setup_areas/*", "reinforcements/*", "campaign/next_reinforcements/*", "sides/*/fow_cup")
"""What has forces of its own."""


def names(card: Card) -> Iterator[Name]:
    """Every name of a counter, a carrier or a company."""
    types, reading = frozenset(unit_types(card)), read(card)
    ids = frozenset(row["id"] for _, row in card.scenario.units if isinstance(row.get("id"), str))
    # Of a company that has the points of another, which has no units, is told as such.
    companies = {
        side: frozenset(
            (*card.scenario.table("sides", index, "company_cps"), *(reading.miscalled(side) or ()))
        )
        for index, side, _ in reading.side_fields()
    }
    # What rides comes by an area or later, and what carries it may be on the map by its id, or of a plain kind.
    carriers = types | {name for unit in reading.all_units for name in (unit.id, unit.counter)}
    for path, row, _ in named_at(card.scenario, "units/*"):
        if isinstance(row, dict):
            yield from _of_unit(path, row, types | KINDS, ids, companies.get(str(row.get("side"))))
    for place in FORCES:
        for path, row, gone in named_at(card.scenario, f"{place}/forces/*!"):
            # A set-up area is one without forces; what comes in isn't.
            left = path if place == FORCES[0] else gone
            owner = card.scenario.get(*path[: path.index("forces")])
            side = owner.get("side") if place != FORCES[-1] else card.scenario.get(*path[:2], "id")
            if isinstance(row, dict):
                yield from _of_unit(path, row, types | KINDS, carriers, companies.get(str(side)), left)
    access = "changes/*/unit!"
    for pattern in (*SPOKEN_OF, access):
        for path, word, gone in named_at(card.scenario, pattern):
            spoken_of = pattern != access or card.scenario.get(*path[:2], "change") == "vehicle_access"
            if isinstance(word, str) and spoken_of:
                yield Name(path, word, "counter", types | ids | KINDS, gone)
    for path, word, _ in named_at(card.scenario, "sides/*/artillery/*/company"):
        yield from _company(path, word, companies.get(str(card.scenario.get(*path[:2], "id"))))
    for path, word, _ in named_at(card.scenario, "sides/*/fatigue/#"):
        known = companies.get(str(card.scenario.get(*path[:2], "id")))
        yield Name(path, word, "company", known or (word,), path, None)


def _of_unit(
    path: FieldPath,
    row: Mapping[str, Json],
    types: Collection[str],
    carriers: Collection[str],
    companies: Collection[str] | None,
    row_gone: FieldPath = (),
) -> Iterator[Name]:
    for field, known, kind, gone in (
        ("unit_type", types, "counter", row_gone or path),
        ("unit", types, "counter", (*path, "unit")),
        ("mounted_on", carriers, "carrier", (*path, "mounted_on")),
    ):
        if isinstance(row.get(field), str):
            yield Name((*path, field), row[field], kind, known, gone)
    yield from _company((*path, "company"), row.get("company"), companies)


def _company(path: FieldPath, word: Json, known: Collection[str] | None) -> Iterator[Name]:
    """A company; it isn't to be taken away, since a unit without one is another fault where companies have points."""
    if known and isinstance(word, str):
        yield Name(path, word, "company", known, (), tuple(sorted(known)[:3]))

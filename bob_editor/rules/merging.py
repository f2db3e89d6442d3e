"""Takes one ruleset over into another: row by row, without what it leaves out, under its own rule numbers."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pkgutil import walk_packages
from typing import Any

from attrs import evolve

from bob_editor.errors import BadFile
from bob_editor.rules import checks
from bob_editor.rules.check import Check, Finding, Severity, checks_in
from bob_editor.rules.checks.stale_acceptance import stale_acceptance
from bob_editor.rules.tags import AsPrinted
from bob_editor.rules.terms import Terms

Json = Any

KEYS = {
    "terrains": "id", "markers": "id", "ends": "in", "units": "id", "changes": "id", "conditions": "id",
    "rulings": "id", "reasons": "id", "modifiers": "id", "presets": "id", "faces": "id",
    "hex_level_styles": "level", "checks": "check",
}  # fmt: skip
"""The tables, and the field that tells the rows of each apart."""

_OWN = ("id", "title", "edition", "based_on", "leave_out", "amended", "renumber", "whys")
"""What a ruleset says of itself alone."""


def merged(base: Mapping[str, Json], data: Mapping[str, Json]) -> dict[str, Json]:
    """The data of a ruleset that is based on another's.

    Tables are merged row by row: a row of the same id takes the place of the base's field by field, a new one follows.
    Rows under ``amended`` hold but the fields that differ. Those under ``leave_out`` are left out, citations of the
    base changed by ``renumber``. Other objects are merged field
    by field, and anything else replaced.
    """
    numbers = data.get("renumber") or {}
    left_out = data.get("leave_out") or {}
    found = {name: renumbered(value, numbers) for name, value in base.items() if name not in _OWN}
    for name in KEYS:
        if name in found:
            gone = set(left_out.get(name, ()))
            found[name] = [row for row in found[name] if _key(name, row) not in gone]
    for name, value in data.items():
        if name in KEYS and name in found:
            found[name] = _merged_rows(name, found[name], value)
        elif isinstance(value, dict) and isinstance(found.get(name), dict):
            found[name] = {**found[name], **value}
        else:
            found[name] = value
    for name, rows in (data.get("amended") or {}).items():
        found[name] = _merged_rows(name, found[name], rows)
    return {name: value for name, value in found.items() if name != "amended"}


def _key(table: str, row: Json) -> Json:
    if table == "checks" and isinstance(row, dict) and "as" in row:
        return row["as"]
    return row.get(KEYS[table]) if isinstance(row, dict) else row


def _merged_rows(table: str, base: list[Json], rows: list[Json]) -> list[Json]:
    found = {_key(table, row): row for row in base}
    for row in rows:
        key = _key(table, row)
        before = found.get(key)
        found[key] = {**before, **row} if isinstance(before, dict) and isinstance(row, dict) else row
    return list(found.values())


def renumbered(value: Json, numbers: Mapping[str, str]) -> Json:
    """The value with every citation in it (``cites``, ``each_cites``, the lists under ``see``) under its new number."""
    if isinstance(value, list):
        return [renumbered(one, numbers) for one in value]
    if not isinstance(value, dict):
        return value
    found = {name: renumbered(inner, numbers) for name, inner in value.items()}
    if isinstance(value.get("cites"), str):
        found["cites"] = renumbered_citation(value["cites"], numbers)
    if isinstance(value.get("each_cites"), dict):
        found["each_cites"] = {
            name: renumbered_citation(one, numbers) for name, one in value["each_cites"].items()
        }
    if isinstance(value.get("see"), list):
        found["see"] = [new for one in value["see"] if (new := renumbered_citation(one, numbers))]
    return found


def renumbered_citation(cites: str, numbers: Mapping[str, str]) -> str:
    """Rule numbers, several parted by commas, as another edition counts; one that it calls nothing goes."""
    new = dict.fromkeys(numbers.get(number, number) for number in cites.split(", "))
    return ", ".join(number for number in new if number)


def shared_checks(data: Mapping[str, Json]) -> Iterator[Check]:
    """The checks of ``rules.checks`` with the name, citation and severity that a ruleset gives them.

    Those that it doesn't name come too, as they are, unless it leaves them out or takes over another ruleset's.

    :raises BadFile: where it names one that isn't there.
    """
    named = [{"check": row} if isinstance(row, str) else row for row in data.get("checks", ())]
    for entry in named:
        if "check" not in entry:
            raise BadFile(
                f"The ruleset {data['id']} has a row of checks that names none.", hint="Give it a “check”."
            )
    told = {*(data.get("leave_out") or {}).get("checks", ()), *(entry["check"] for entry in named)}
    every = {name for name, found in _every_shared_check().items() if not found[0].asked}
    unasked = set() if data.get("based_on") else every - told - {stale_acceptance.name}
    for entry in (*named, *({"check": name} for name in sorted(unasked))):
        found = _every_shared_check().get(entry["check"])
        if found is None:
            raise BadFile(
                f"The ruleset {data['id']} names a shared check “{entry['check']}” that isn't there.",
                hint="Shared checks lie in bob_editor/rules/checks, one a file of that name.",
            )
        yield from (_on_terms(check, entry) for check in found)


def _on_terms(check: Check, row: Mapping[str, Json]) -> Check:
    """A shared check with the name, citation, severity, reason and words that a ruleset gives it."""
    return evolve(
        check.taken(Terms(row)),
        name=row.get("as", check.name),
        cites=row.get("cites", check.cites),
        severity=Severity(row.get("severity", check.severity)),
        why=row.get("why", check.why),
    )


@cache
def _every_shared_check() -> Mapping[str, tuple[Check, ...]]:
    """The shared checks by name: to be in ``rules.checks`` is to be there for every game."""
    found: dict[str, tuple[Check, ...]] = {}
    for module in walk_packages(checks.__path__, f"{checks.__name__}."):
        for check in checks_in(importlib.import_module(module.name)):
            found[check.name] = (*found.get(check.name, ()), check)
    return found


def merged_checks(base: Iterable[Check], own: Iterable[Check], data: Mapping[str, Json]) -> tuple[Check, ...]:
    """The base's checks without those left out, under new rule numbers; a ruleset's own of the same name wins."""
    gone = set((data.get("leave_out") or {}).get("checks", ()))
    numbers, whys = data.get("renumber") or {}, data.get("whys") or {}
    found = {
        (check.name, check.subject): evolve(
            _renumbered_check(check, numbers), why=whys.get(check.name, check.why)
        )
        for check in base
        if check.name not in gone
    }
    found.update({(check.name, check.subject): check for check in own})
    return tuple(found.values())


def _renumbered_check(check: Check, numbers: Mapping[str, str]) -> Check:
    """A check that cites the rules, and for each of its cases the rule, under their new numbers."""

    def find(*what: Any) -> Iterator[Finding]:
        for finding in check.find(*what):
            yield (
                evolve(finding, cites=renumbered_citation(finding.cites, numbers))
                if finding.cites and not isinstance(finding.cites, AsPrinted)
                else finding
            )

    return evolve(
        check, cites=renumbered_citation(check.cites, numbers), find=find if numbers else check.find
    )

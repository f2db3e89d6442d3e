"""The checks of a ruleset: those that games share on its terms, its own, and those of the one it is based on.

Whoever imports this imports the shared checks, so who only looks along lines doesn't.
"""

import importlib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pkgutil import walk_packages
from typing import Any

from msgspec.structs import replace

from bob_editor.errors import BadFile
from bob_editor.rules import checks
from bob_editor.rules.check import Check, Finding, Severity, checks_in
from bob_editor.rules.checks.stale_acceptance import stale_acceptance
from bob_editor.rules.games.merging import renumbered_citation
from bob_editor.rules.tags import AsPrinted
from bob_editor.rules.terms import Terms

Json = Any


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
    shared = _every_shared_check()
    told = {*(data.get("leave_out") or {}).get("checks", ())}
    told |= {
        entry["check"]
        for entry in named
        if entry["check"] in shared and not entry.keys() & shared[entry["check"]][0].besides
    }
    every = {name for name, found in shared.items() if not found[0].asked}
    unasked = set() if data.get("based_on") else every - told - {stale_acceptance.name}
    for entry in (*named, *({"check": name} for name in sorted(unasked))):
        found = shared.get(entry["check"])
        if found is None:
            raise BadFile(
                f"The ruleset {data['id']} names a shared check “{entry['check']}” that isn't there.",
                hint="Shared checks lie in bob_editor/rules/checks, one a file of that name.",
            )
        yield from (_on_terms(check, entry) for check in found)


def hides_another(row: Mapping[str, Json]) -> bool:
    """Whether a row calls its check as another that games have without naming it, and that looks at the same."""
    shared, name = _every_shared_check(), row.get("as")
    own, other = shared.get(row.get("check", ""), ()), shared.get(name or "", ())
    looked_at = {check.subject for check in other if not check.asked}
    return name != row.get("check") and any(check.subject in looked_at for check in own)


def _on_terms(check: Check, row: Mapping[str, Json]) -> Check:
    """A shared check with the name, citation, severity, reason and words that a ruleset gives it."""
    return replace(
        check.taken(Terms(row)),
        name=row.get("as", check.name),
        cites=row.get("cites", check.cites),
        severity=Severity(row.get("severity", check.severity)),
        why=row.get("why", check.why),
        settled_by=tuple(row.get("settled_by", check.settled_by)),
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
        (check.name, check.subject): replace(
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
                finding._replace(cites=renumbered_citation(finding.cites, numbers))
                if finding.cites and not isinstance(finding.cites, AsPrinted)
                else finding
            )

    return replace(
        check, cites=renumbered_citation(check.cites, numbers), find=find if numbers else check.find
    )

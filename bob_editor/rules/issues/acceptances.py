"""What the designer accepts, and the issues that are judged by it."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from bob_editor.model.board import Accepted
from bob_editor.rules.check import Check, Subject
from bob_editor.rules.checks.stale_acceptance import stale_acceptance
from bob_editor.rules.game import game_of
from bob_editor.rules.issues.failing import FAILED
from bob_editor.rules.issues.issue import Issue, code_of, issue_of
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.wording import reworded


def acceptance_check(ruleset: Ruleset) -> Check:
    """The check of stale acceptances, as a ruleset names it or as it is."""
    named = (check for check in game_of(ruleset).checks if check.subject == "acceptances")
    return next(named, stale_acceptance)


def judged(
    found: list[Issue],
    acceptances: Iterable[Accepted],
    ruleset: Ruleset,
    *,
    subjects: Sequence[Subject],
    whole: bool = True,
) -> list[Issue]:
    """The issues with their acceptances, and, where all could be looked at, a hint for each that nothing needs."""
    accepted = {fault_now(row, ruleset): row for row in acceptances}
    if accepted:
        found = [replace(issue, accepted=_acceptance(issue, accepted)) for issue in found]
        told = _reworded(found, accepted.values(), ruleset)
        found = [replace(issue, accepted=told.get(issue.fault, issue.accepted)) for issue in found]
        if whole:
            found += _stale(accepted.values(), found, ruleset, subjects)
    return found


def fault_now(row: Accepted, ruleset: Ruleset) -> tuple[str, str, str]:
    """What is accepted, by the code that its check has now."""
    code, at, message = row.fault
    game, _, name = code.rpartition("/")
    return f"{game}/{ruleset.check_now(name)}" if game == ruleset.id else code, at, message


def _acceptance(issue: Issue, accepted: Mapping[tuple[str, str, str], Accepted]) -> Accepted | None:
    """That of the very issue, else the one that holds for all of its kind at its place."""
    return next((accepted[fault] for fault in issue.faults if fault in accepted and not issue.besides), None)


def _reworded(
    found: Iterable[Issue], accepted: Iterable[Accepted], ruleset: Ruleset
) -> dict[tuple[str, str, str], Accepted]:
    """Acceptances whose issue the check tells in other words by now, by that issue's fault."""
    there = {issue.fault for issue in found}
    left: dict[tuple[str, str], list[Accepted]] = {}
    for row in accepted:
        code, at, message = fault = fault_now(row, ruleset)
        if message and fault not in there:
            left.setdefault((code, at), []).append(row)
    if not left:
        return {}
    tables = ("markers", "changes", "conditions", "units")
    names = {str(row.get("title", "")) for table in tables for row in ruleset.rows(table).values()}
    names |= {terrain.title for terrain in ruleset.terrains.values()}
    pairs = {
        (issue.fault, row.fault): row
        for issue in found
        if issue.accepted is None
        for row in left.get((issue.code, issue.at), ())
        if reworded(row.message, issue.message, names)
    }
    # Where it could be either of two, the designer is asked.
    often = Counter(fault for pair in pairs for fault in pair)
    return {issue: row for (issue, former), row in pairs.items() if often[issue] == often[former] == 1}


def _stale(
    accepted: Iterable[Accepted], found: Iterable[Issue], ruleset: Ruleset, subjects: Sequence[Subject]
) -> list[Issue]:
    found = list(found)
    if any(issue.code == code_of(ruleset, FAILED) for issue in found):
        return []  # nobody knows what the check that failed would have found
    many = {issue.code for issue in found if issue.besides}  # one of which that is told in other words by now
    needed = {fault for issue in found for fault in issue.faults}
    needed |= {fault_now(issue.accepted, ruleset) for issue in found if issue.accepted is not None}
    # A breach of the schema is for storage to see, and a scene's issues can't be known from its board alone.
    unseen = {
        code_of(ruleset, check)
        for check in game_of(ruleset).checks
        if check.subject not in (*subjects, "acceptances")
    }
    left = [
        row
        for row in accepted
        if (fault := fault_now(row, ruleset)) not in needed
        and fault[0] not in unseen | many
        and not row.code.startswith("schema/")
    ]
    check = acceptance_check(ruleset)
    return [replace(issue_of(ruleset, check, finding), subject=subjects[0]) for finding in check.find(left)]

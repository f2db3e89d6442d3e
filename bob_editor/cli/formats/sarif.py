"""Issues as SARIF 2.1.0, which code hosts show beside the lines of a change."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote

from bob_editor import __version__
from bob_editor.opening.findings import Found

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_LEVELS = {"error": "error", "warning": "warning", "hint": "note"}


def sarif(found: Sequence[Found]) -> dict[str, Any]:
    """Return a SARIF log with one run: the issues, and the checks they come from."""
    rules: dict[str, dict[str, Any]] = {}
    for one in found:
        rules.setdefault(one.code, _rule(one))
    places = {code: place for place, code in enumerate(rules)}
    driver = {"name": "bob-editor", "version": __version__, "rules": list(rules.values())}
    return {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {"driver": driver},
                "columnKind": "unicodeCodePoints",
                "results": [_result(one, places[one.code]) for one in found],
            }
        ],
    }


def _rule(one: Found) -> dict[str, Any]:
    name = one.code.rpartition("/")[2]
    rule: dict[str, Any] = {
        "id": one.code,
        "name": "".join(word.capitalize() for word in name.split("-")),
        "shortDescription": {"text": name.replace("-", " ").capitalize() + "."},
        "defaultConfiguration": {"level": _LEVELS[one.severity]},
    }
    if one.why:
        rule["fullDescription"] = {"text": one.why}
    if one.rule:
        rule["help"] = {"text": f"Rule {one.rule}."}
    return rule


def _result(one: Found, rule: int) -> dict[str, Any]:
    location: dict[str, Any] = {"physicalLocation": {"artifactLocation": {"uri": _uri(one.file)}}}
    if one.places:
        location["logicalLocations"] = [{"name": place, "fullyQualifiedName": place} for place in one.places]
    result: dict[str, Any] = {
        "ruleId": one.code,
        "ruleIndex": rule,
        "level": _LEVELS[one.severity],
        "message": {"text": f"{one.at}: {one.message}" if one.at else one.message},
        "locations": [location],
    }
    if one.accepted is not None:
        result["suppressions"] = [{"kind": "inSource", "justification": one.accepted}]
    return result


def _uri(file: str) -> str:
    """A relative path stays relative, for the reader to resolve in its own checkout."""
    path = Path(file)
    return path.as_uri() if path.is_absolute() else quote(path.as_posix())
